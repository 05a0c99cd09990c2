"""The tables: the promised columns, small types, a word about each of them, and rows that fit together."""

import polars as pl
import pytest

from sim import tournament
from sim.runs import runner
from sim.runs.experiment import Experiment, match, round_robin
from sim.runs.plan import Shard
from sim.runs.runner import execute
from sim.runs.tables import Tables
from tests.runs.conftest import GAMES, PLAYERS, frames

KEYS = {"game": pl.UInt32, "matchup": pl.UInt16, "deal": pl.UInt32, "order": pl.UInt8}
SEAT = {"seat": pl.UInt8, "strategy": pl.Enum(PLAYERS)}
PROMISED = {
    "games": {**KEYS, "turns": pl.Int32, "truncated": pl.Boolean},
    "seats": {**KEYS, **SEAT, "score": pl.Int32, "win": pl.Float32, "place": pl.UInt8},
    "cards": {**KEYS, **SEAT, "win": pl.Float32, "owned.red-10": pl.UInt8, "played.blue-0": pl.UInt8},
}
SMALL = (pl.Int16, pl.Int32, pl.UInt8, pl.UInt16, pl.UInt32, pl.Boolean, pl.Float32, pl.Enum)


@pytest.mark.parametrize("table", PROMISED)
def test_the_promised_columns_are_there(finished, table):
    schema = frames(finished)[table].schema
    assert {name: schema[name] for name in PROMISED[table]} == PROMISED[table]
    assert all(isinstance(kind, SMALL) or kind in SMALL for kind in schema.values()), schema


@pytest.mark.parametrize("table", PROMISED)
def test_every_column_is_explained(finished, table):
    about = finished.manifest["columns"][table]
    columns = {name.partition(".")[0] if table == "cards" else name for name in frames(finished)[table].columns}
    assert columns - set(KEYS) - set(SEAT) - {"win"} <= set(about)
    assert all(words and words.strip() == words for words in about.values())
    assert set(about) <= columns, "columns are explained that aren't there"


def test_a_row_for_every_game_and_seat(finished):
    made = frames(finished)
    assert made["games"]["game"].to_list() == list(range(GAMES))
    assert made["seats"].select("game", "seat").rows() == [(g, s) for g in range(GAMES) for s in range(4)]
    assert made["cards"].select("game", "seat").equals(made["seats"].select("game", "seat"))


def test_deals_and_orders_count_up(finished):
    games = frames(finished)["games"]
    assert games["order"].to_list() == [0, 1] * (GAMES // 2)
    assert games["deal"].to_list() == [game // 2 for game in range(GAMES)]
    assert games["matchup"].unique().to_list() == [0]


def test_strategies_rotate_over_the_seats(finished):
    seated = frames(finished)["seats"].group_by("order", "seat").agg(pl.col("strategy").unique()).sort("order", "seat")
    assert seated["strategy"].to_list() == [[PLAYERS[(order + seat) % 2]] for order in (0, 1) for seat in range(4)]


def test_wins_and_places_fit(finished):
    seats = frames(finished)["seats"]
    assert (seats.filter(pl.col("win") == 1)["place"] == 1).all()
    assert (seats.filter(pl.col("win") == 0)["place"] > 1).all()
    assert frames(finished)["cards"]["win"].equals(seats["win"])


def test_matchups_of_a_tournament_are_told_apart():
    result = tournament("majority", ["random", "first-legal"], 30, players=3, jobs=1, seed=2)
    seats = frames(result)["seats"]
    assert seats["matchup"].to_list() == [m for m in (0, 1) for _ in range(30 * 3)]
    assert seats["game"].max() == 59
    assert result.manifest["orders"] == [3, 3]
    for matchup, lineup in enumerate(result.manifest["matchups"]):
        first = seats.filter(pl.col("matchup") == matchup, pl.col("order") == 0, pl.col("deal") == 0)
        assert first["strategy"].to_list() == lineup


def test_matchups_with_different_numbers_of_orders(tmp_path):
    one = match("majority", ["random", "first-legal", "random"], 12)
    both = Experiment(**{**vars(one), "matchups": ((0, 1, 0), (1, 1, 1))})
    games = execute(both, tmp_path / "run", jobs=1).games.collect()
    assert games["deal"].to_list() == [g // 3 for g in range(12)] + list(range(12))
    assert games["order"].to_list() == [0, 1, 2] * 4 + [0] * 12


def test_a_run_may_have_more_games_than_32_bits_can_count():
    many = round_robin("majority", ["random", "first-legal", "greedy"], 2 * 10**9)
    shard = Shard(0, 2, many.games - 3, 3)
    made = Tables(many).of(shard, runner.table_for(many, 2).play_some(1, shard.first, 3))
    assert made["games"]["game"].to_list() == [many.total - 3, many.total - 2, many.total - 1]
    assert made["seats"].schema["game"] == pl.UInt64


def test_the_same_deal_has_the_same_streams_in_every_matchup(tmp_path):
    one = match("majority", ["random"], 25, players=3)
    twice = Experiment(**{**vars(one), "matchups": ((0, 0, 0), (0, 0, 0))})
    seats = execute(twice, tmp_path / "run", jobs=1).seats.collect()
    halves = [seats.filter(pl.col("matchup") == m).drop("game", "matchup") for m in (0, 1)]
    assert halves[0].equals(halves[1])
    assert halves[0]["score"].n_unique() > 5
