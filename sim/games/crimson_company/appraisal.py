"""Crimson Company: what a character is thought to be worth, in tenths of a coin: for the default answers.

The numbers beside the strength come from 150,000 duels of the default answers against themselves: a regression of the
win on the cards that were played, divided by what a coin more at the start is worth.
"""

from __future__ import annotations

PER_STRENGTH = 10
BEYOND_STRENGTH = {
    "alchemist": 39, "apocalyptic-horseman": 6, "bard": 17, "berserker": 24, "summoner": 59, "beggar": 16,
    "bishop": 12, "blood-priest": 44, "chaos-mage": 28, "demon": 26, "thief": 14, "fanatic": 27, "ferryman": 51,
    "fairy": 22, "fenrir": 36, "shapeshifter": 17, "freyja": 17, "cutthroat": 22, "heimdall": 12, "hel": 16,
    "horror": 20, "illusionist": 32, "war-bear": 7, "loki": 20, "monk": 8, "musketeer": 35, "njord": 18,
    "plague-doctor": 22, "ruffian": 31, "shadow": -14, "slinger": 10, "siren": 18, "mercenary": 60, "clumsy-ogre": 16,
    "troll-mother": 16, "underdog": 14, "undead": 29, "seductress": 35, "traitor": 10, "veteran": 29,
    "fortune-teller": 20, "wizard": 36, "voodoo-doll": 20, "assassin": 45,
}  # fmt: skip


def appraise(card: str, strength: int) -> int:
    """A character's worth with this strength, at least a coin."""
    return max(10, PER_STRENGTH * strength + BEYOND_STRENGTH[card])
