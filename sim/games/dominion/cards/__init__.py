"""What the cards do beyond their plain bonuses. A function is named after its card; `on_buy_...` after a purchase."""

from sim.games.dominion.cards import alchemy, base, cornucopia, guilds, prizes, promos
from sim.kernel.compile import ByAddress

MODULES = (base, guilds, alchemy, cornucopia, prizes, promos)
ON_BUY_PREFIX = "on_buy_"


def _texts() -> dict[str, ByAddress]:
    return {name: found for module in MODULES for name, found in vars(module).items() if isinstance(found, ByAddress)}


EFFECTS = {n.replace("_", "-"): e for n, e in _texts().items() if not n.startswith(ON_BUY_PREFIX)}
ON_BUY = {
    n.removeprefix(ON_BUY_PREFIX).replace("_", "-"): e for n, e in _texts().items() if n.startswith(ON_BUY_PREFIX)
}
