"""The texts of the 36 spells, by id."""

from sim.games.feuergipfel.cards import general, lasting
from sim.games.feuergipfel.names import CREATURES
from sim.games.feuergipfel.state import AURA, CARD_IDS, CIRCLE, ENCHANTMENT, SUMMON

# Spells that lie somewhere differ in what they do there, not in how they are laid.
LAID = {AURA: lasting.aura, CIRCLE: lasting.circle, ENCHANTMENT: lasting.enchantment, SUMMON: lasting.summon}
GENERAL = {card: getattr(general, card.replace("-", "_"), None) for card in CARD_IDS[CREATURES:]}
