"""From the kernel's results to the tables `games`, `seats` and `cards`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import polars as pl

from sim.runs.plan import Shard

if TYPE_CHECKING:
    from sim.kernel.state import Column
    from sim.runs.experiment import Experiment


def index_type(experiment: Experiment) -> type[pl.DataType]:
    """The smallest type that holds every game's index."""
    return pl.UInt32 if experiment.total < 2**32 else pl.UInt64


def tables(experiment: Experiment, shard: Shard, results: np.ndarray) -> dict[str, pl.DataFrame]:
    """The tables of one shard, as far as the experiment's detail goes."""
    seats = seat_index(experiment, shard)
    made = {"games": games_table(experiment, shard, results)}
    if experiment.detail in ("seats", "cards"):
        made["seats"] = seats.with_columns(_seat_columns(experiment, results))
    if experiment.detail == "cards" and experiment.game.state.cards:
        made["cards"] = seats.with_columns(_card_columns(experiment, results))
    return made


def _games(experiment: Experiment, shard: Shard) -> np.ndarray:
    start = shard.matchup * experiment.games + shard.first
    return np.arange(start, start + shard.count)


def games_table(experiment: Experiment, shard: Shard, results: np.ndarray) -> pl.DataFrame:
    """One row a game."""
    index = pl.Series("game", _games(experiment, shard), dtype=index_type(experiment))
    series = [index]
    for column in experiment.game.state.columns()["games"]:
        values = results[column.name]
        series += _spread(column, values if column.per else values[:, None])
    return pl.DataFrame(series)


def seat_index(experiment: Experiment, shard: Shard) -> pl.DataFrame:
    """One row a seat: game, seat, strategy."""
    players = experiment.setting.players
    games = np.repeat(_games(experiment, shard), players)
    orders = np.array(experiment.orders(shard.matchup), np.uint32)
    turn = np.arange(shard.first, shard.first + shard.count) % len(orders)
    return pl.DataFrame(
        [
            pl.Series("game", games, dtype=index_type(experiment)),
            pl.Series("seat", np.tile(np.arange(players, dtype=np.uint8), shard.count)),
            pl.Series("strategy", orders[turn].reshape(-1)).cat.to(pl.Enum(experiment.labels())),
        ]
    )


def _seat_columns(experiment: Experiment, results: np.ndarray) -> list[pl.Series]:
    series: list[pl.Series] = []
    for column in experiment.game.state.columns()["seats"]:
        series += _per_seat(column, results)
    return series


def _per_seat(column: Column, results: np.ndarray) -> list[pl.Series]:
    values = results[column.name]
    return _spread(column, values.reshape(values.shape[0] * values.shape[1], -1))


def _card_columns(experiment: Experiment, results: np.ndarray) -> list[pl.Series]:
    """One column a fact and card, named `fact.card`; cards that are not in this game are left out."""
    series = [pl.Series("win", results["win"].reshape(-1))]
    places = experiment.game.cards_in_play(experiment.setting)
    for column in experiment.game.state.cards:
        if column.per:
            series += _per_seat(column, results)
            continue
        values = results[column.name]
        for place, card in places.items():
            name = f"{column.names()[0]}.{card}"
            series.append(pl.Series(name, np.ascontiguousarray(values[:, :, place]).reshape(-1)))
    return series


def _spread(column: Column, values: np.ndarray) -> list[pl.Series]:
    """A column, or one a name where it is spread."""
    made = [pl.Series(name, np.ascontiguousarray(values[:, i])) for i, name in enumerate(column.names())]
    return [s.cast(pl.Boolean) for s in made] if column.dtype is np.bool_ else made
