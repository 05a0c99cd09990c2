"""The buy menus of `menus.toml`, each a strategy."""

import tomllib
from pathlib import Path

from sim.games.dominion.decisions import Menu


def strategy_of(name: str, entry: dict[str, str]) -> type[Menu]:
    """A class out of a menu's data, as if it were written below."""
    facts = {
        "__doc__": f"{entry['idea']}\n\nSource: {entry['source']}",
        "__module__": __name__,
        "menu": entry["menu"],
    }
    return type(Menu)("".join(part.capitalize() for part in name.split("-")), (Menu,), facts)


def _menus() -> dict[str, type[Menu]]:
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    return {name: strategy_of(name, entry) for name, entry in tomllib.loads(text).items()}


MENUS = _menus()
globals().update({menu.__name__: menu for menu in MENUS.values()})  # so that workers can find them by name
