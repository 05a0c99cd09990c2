"""Replay: any game of a run can be played alone, and is the game that the tables tell of."""

import json
import re
import shutil

import numpy as np
import polars as pl
import pytest

from sim import load, replay, tournament
from sim.errors import SpielwerkError
from sim.runs.folder import MANIFEST
from sim.runs.rebuild import rebuild, seat_names
from sim.runs.runner import table_for
from sim.runs.store import SUMS, Store
from tests.runs.conftest import GAMES, small


@pytest.fixture(scope="module")
def league(tmp_path_factory):
    """A tournament with match-ups of different orders."""
    path = tmp_path_factory.mktemp("league") / "run"
    return tournament(
        "majority", ["random", "first-legal", "monte-carlo(rollouts=1)"], 8, players=3, seed=4, jobs=1, out=path
    )


def told(text: str) -> list[int]:
    """The coins with which the seats end, as the transcript tells them."""
    return [int(coins) for coins in re.findall(r" has (\d+) coins?$", text, re.MULTILINE)]


def test_the_transcript_tells_the_game_of_the_tables(league):
    seats = load(league.path).seats.collect()
    for game in range(0, league.manifest["games"], 5):
        rows = seats.filter(pl.col("game") == game).sort("seat")
        text = replay(league.path, game)
        assert told(text) == rows["score"].to_list()
        assert re.findall(r"^seat \d: (\S+)", text, re.MULTILINE) == rows["strategy"].to_list()
        winners = rows.filter(pl.col("win") > 0)["seat"].to_list()
        names = seat_names(rows["strategy"].to_list())
        assert [line for line in text.splitlines() if line.endswith(" wins")] == [f"{names[s]} wins" for s in winners]


def test_a_game_played_alone_is_the_row_of_the_tables(league):
    """All columns of all tables, from the record that one game leaves."""
    experiment = load(league.path).experiment
    games, seats = league.games.collect(), league.seats.collect()
    for index in (0, 7, 8, 13, 47):
        matchup, local = divmod(index, experiment.games)
        result = table_for(experiment, matchup).play(experiment.seed, local, 1)[0]
        row = games.row(index, named=True)
        for column in experiment.game.state.columns()["games"]:
            assert result[column.name] == row[column.names()[0]], column.name
        for column in experiment.game.state.columns()["seats"]:
            there = seats.filter(pl.col("game") == index).select(column.names()).to_numpy()
            assert np.array_equal(result[column.name].reshape(there.shape), there), column.name


def test_all_sources_tell_the_same(league):
    text = league.replay(3)
    assert text == replay(str(league.path), 3) == replay(league, 3)
    straight = replay(league.experiment, 3)
    assert straight.split("\n", 1)[1] == text.split("\n", 1)[1]
    assert text.startswith("The Majority, game 3 of run, seed 4\nseat 0: ")


@pytest.mark.parametrize("index", [-1, GAMES])
def test_a_game_that_is_not_in_the_run(finished, index):
    with pytest.raises(SpielwerkError, match=f"the run has games 0 to {GAMES - 1}, not {index}"):
        finished.replay(index)


def test_the_experiment_comes_back_from_the_manifest(finished):
    again, first = rebuild(load(finished.path).manifest), small()
    assert [s.spec for s in again.strategies] == [s.spec for s in first.strategies]
    assert {**vars(again), "strategies": ()} == {**vars(first), "strategies": ()}


def edited(path, change):
    manifest = json.loads((path / MANIFEST).read_text())
    change(manifest)
    (path / MANIFEST).write_text(json.dumps(manifest))
    return load(path)


def test_a_changed_strategy_is_not_replayed_as_if_it_were_the_old_one(copied):
    result = edited(copied, lambda m: m["strategies"][0].update(source_hash="0" * 16))
    assert result.seats.collect().height == GAMES * 4, "the results are still good"
    with pytest.raises(SpielwerkError, match="strategy random has changed since the run: its games can't be replayed"):
        result.replay(0)


def test_another_version_of_the_game_is_not_replayed(copied):
    result = edited(copied, lambda m: m.update(game_version=0))
    with pytest.raises(SpielwerkError, match="the run was made with version 0 of majority, this is "):
        result.replay(0)


def test_a_strategy_that_is_gone(copied):
    result = edited(copied, lambda m: m["strategies"][0].update(spec="randon"))
    with pytest.raises(SpielwerkError, match="majority has no strategy 'randon'"):
        result.replay(0)


def test_equal_strategies_are_told_apart_by_their_seats():
    assert seat_names(["a", "b", "a"]) == ["a (seat 0)", "b", "a (seat 2)"]


def test_a_game_that_now_ends_differently_is_not_told_as_the_runs(copied):
    part = Store(copied).part("seats", 0)
    seats = pl.read_parquet(part)
    seats.with_columns(pl.col("score") + 1).write_parquet(part)
    shutil.rmtree(copied / SUMS)
    with pytest.raises(SpielwerkError, match="game 7 ends differently than in copied"):
        load(copied).replay(7)
