"""From the kernel's results to the tables `games`, `seats` and `cards`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import polars as pl

from sim.kernel.columns import Columns, Cut
from sim.kernel.state import TABLES
from sim.runs.plan import Shard

if TYPE_CHECKING:
    from sim.kernel.state import Column
    from sim.runs.experiment import Experiment


class Source(NamedTuple):
    """A column of a table, and where in a game's result it comes from."""

    name: str
    cut: Cut
    is_truth: bool  # stored as 0 and 1


class Tables:
    """The tables of an experiment, as far as its detail goes. Made once, they take in shard after shard."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.strategies = pl.Enum(experiment.labels())
        self.sources = {name: list(_sources(experiment, name)) for name in _names(experiment)}

    def of(self, shard: Shard, results: Iterable[np.ndarray]) -> dict[str, pl.DataFrame]:
        """The tables of one shard, whose results come some games at a time."""
        columns = Columns([source.cut for table in self.sources.values() for source in table], shard.count)
        for some in results:
            columns.add(some)
        filled = iter(columns.arrays())
        heads = self._heads(shard)
        return {
            name: pl.DataFrame(heads[name] + [_series(source, next(filled)) for source in table])
            for name, table in self.sources.items()
        }

    def _heads(self, shard: Shard) -> dict[str, list[pl.Series]]:
        """What every row begins with: the game; in the tables of seats also the seat and its strategy."""
        experiment, players = self.experiment, self.experiment.setting.players
        kind = np.uint32 if experiment.total < 2**32 else np.uint64  # the smallest that holds every game's index
        start = shard.matchup * experiment.games + shard.first
        games = np.arange(start, start + shard.count, dtype=kind)
        orders = np.array(experiment.orders(shard.matchup), np.uint32)
        turn = np.arange(shard.first, shard.first + shard.count) % len(orders)
        seats = [
            pl.Series("game", np.repeat(games, players)),
            pl.Series("seat", np.tile(np.arange(players, dtype=np.uint8), shard.count)),
            pl.Series("strategy", orders[turn].reshape(-1)).cat.to(self.strategies),
        ]
        return {"games": [pl.Series("game", games)], "seats": seats, "cards": seats}


def _names(experiment: Experiment) -> list[str]:
    """The tables that are wanted; `cards` only where the game has card facts."""
    wanted = TABLES[: TABLES.index(experiment.detail) + 1]
    return [name for name in wanted if name != "cards" or experiment.game.state.cards]


def _series(source: Source, values: np.ndarray) -> pl.Series:
    made = pl.Series(source.name, values)
    return made.cast(pl.Boolean) if source.is_truth else made


def _sources(experiment: Experiment, table: str) -> Iterator[Source]:
    """The columns of a table that the kernel fills."""
    state = experiment.game.state
    result, _ = state.layout(experiment.setting.players, experiment.detail)
    seats = 1 if table == "games" else experiment.setting.players
    if table == "cards":
        (win,) = (column for column in state.columns()["seats"] if column.name == "win")
        yield from _of_field(win, result, seats, dict(enumerate(win.names())), 1)
    for column in state.columns()[table]:
        if table == "cards" and not column.per:  # a column a card; cards that are not in this game are left out
            cards = experiment.game.cards_in_play(experiment.setting)
            names = {place: f"{column.names()[0]}.{card}" for place, card in cards.items()}
            yield from _of_field(column, result, seats, names, len(state.card_ids))
        else:
            yield from _of_field(column, result, seats, dict(enumerate(column.names())), len(column.names()))


def _of_field(column: Column, result: np.dtype, seats: int, names: dict[int, str], width: int) -> Iterator[Source]:
    """A field of the result as columns: names by their place among the `width` values that each seat has there."""
    assert result.fields is not None
    field, start = result.fields[column.name][:2]
    size = field.base.itemsize
    for place, name in names.items():
        cut = Cut(field.base, start + place * size, seats, width * size)
        yield Source(name, cut, column.dtype is np.bool_)
