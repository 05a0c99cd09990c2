"""The tables of all games as a page, from the games themselves."""

from __future__ import annotations

import numpy as np

from sim.game import Game, game
from sim.games import GAMES
from sim.kernel.state import GAMES as GAME_COLUMNS
from sim.kernel.state import SEATS as SEAT_COLUMNS
from sim.kernel.state import Column

COMMON = {"games": GAME_COLUMNS, "seats": SEAT_COLUMNS, "cards": ()}


def page() -> str:
    """The part of `docs/tables.md` that is written by the games."""
    return "\n".join(section(game(name)) for name in GAMES)


def section(chosen: Game) -> str:
    """One game's own columns, table by table."""
    lines = [f"## {chosen.title} (`{chosen.id}`)\n"]
    for table, columns in chosen.state.columns().items():
        own = columns[len(COMMON[table]) :]
        lines += [f"### `{table}`\n", "| column | type | what |", "|---|---|---|"]
        lines += [f"| {names(table, column)} | {kind(column)} | {column.about} |" for column in own]
        lines.append("")
    return "\n".join(lines)


def names(table: str, column: Column) -> str:
    """How the column is called; what stands in braces is one column each."""
    name = column.shown_as or column.name
    if column.per:
        listed = column.per if len(column.per) < 8 else (column.per[0], "...", column.per[-1])
        return f"`{name}_{{{', '.join(listed)}}}`"
    return f"`{name}.CARD`" if table == "cards" else f"`{name}`"


def kind(column: Column) -> str:
    return {"bool": "boolean"}.get(name := np.dtype(column.dtype).name, name)
