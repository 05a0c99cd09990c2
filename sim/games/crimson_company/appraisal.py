"""Crimson Company: what a character is thought to be worth, in tenths of a coin: for the default answers.

The numbers beside the strength were fitted to games of the default strategy against itself.
"""

from __future__ import annotations

PER_STRENGTH = 10
BEYOND_STRENGTH = {
    "alchemist": 25, "apocalyptic-horseman": 0, "bard": 5, "berserker": 0, "summoner": 25, "beggar": 8, "bishop": 5,
    "blood-priest": 22, "chaos-mage": 12, "demon": 15, "thief": 8, "fanatic": 3, "ferryman": 20, "fairy": 5,
    "fenrir": 0, "shapeshifter": 5, "freyja": 0, "cutthroat": 8, "heimdall": 5, "hel": 0, "horror": 5,
    "illusionist": 20, "war-bear": -10, "loki": 5, "monk": -5, "musketeer": 8, "njord": 5, "plague-doctor": 5,
    "ruffian": 20, "shadow": -25, "slinger": 5, "siren": 0, "mercenary": 15, "clumsy-ogre": -10, "troll-mother": 0,
    "underdog": 10, "undead": 5, "seductress": 20, "traitor": 20, "veteran": 5, "fortune-teller": 5, "wizard": 20,
    "voodoo-doll": 5, "assassin": 25,
}  # fmt: skip


def appraise(card: str, strength: int, robbers: bool) -> int:
    """A character's worth with this strength, at least a coin."""
    return max(10, PER_STRENGTH * strength + BEYOND_STRENGTH[card])
