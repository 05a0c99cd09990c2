"""Crimson Company: the characters' effects by id. Bard, Fenrir, Freyja, Heimdall, Hel, Loki and Njord have none here:
the rules look whether they lie face up where it matters.
"""

from sim.games.crimson_company.cards import destroyers, flips, moves, offers, purse, scorers
from sim.kernel.compile import ByAddress

EFFECTS = {
    name.replace("_", "-"): found
    for module in (destroyers, flips, moves, offers, purse, scorers)
    for name, found in vars(module).items()
    if isinstance(found, ByAddress)
}
