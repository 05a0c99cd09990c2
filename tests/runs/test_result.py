"""Results: what can be asked of a run once it is there."""

import gc
import subprocess
import sys
from pathlib import Path

import pandas as pd
import polars as pl
import pytest

from sim import load, run
from sim.errors import SpielwerkError
from sim.kernel.cache import ROOT
from sim.runs.experiment import match, round_robin
from sim.runs.result import Result
from sim.runs.runner import execute, temporary_folder
from sim.runs.size import expected_size
from tests.runs.conftest import GAMES, PLAYERS, small


@pytest.mark.parametrize(("detail", "tables"), [("games", 1), ("seats", 2), ("cards", 3)])
def test_the_detail_chooses_the_tables(tmp_path, detail, tables):
    result = execute(small(20, detail=detail), tmp_path / "run", jobs=1)
    names = ["games", "seats", "cards"]
    assert sorted(p.name for p in result.path.iterdir()) == sorted(["manifest.json", "checksums", *names[:tables]])
    for table in names[:tables]:
        assert getattr(load(result.path), table).collect().height == (20 if table == "games" else 80)
    for table in names[tables:]:
        with pytest.raises(SpielwerkError, match=f"has no table {table}: the run's detail is {detail}"):
            getattr(result, table)


def test_less_detail_has_the_same_rows(finished):
    result = execute(small(detail="seats"), jobs=1)
    assert result.seats.collect().equals(finished.seats.collect())
    assert execute(small(detail="games"), jobs=1).games.collect().equals(finished.games.collect())


def test_pandas(finished):
    frame = finished.to_pandas()
    assert isinstance(frame, pd.DataFrame) and len(frame) == GAMES * 4
    assert set(frame["strategy"].unique()) == set(PLAYERS)
    assert frame["score"].sum() == finished.seats.select(pl.col("score").sum()).collect().item()
    assert len(finished.to_pandas("games")) == GAMES


def test_frames_can_be_read_when_the_result_is_forgotten():
    """`run(...).seats.collect()`: nothing holds the result while the frame is read."""
    frame = run("majority", PLAYERS, 20, jobs=1).seats
    gc.collect()
    assert frame.collect().height == 80


def test_a_temporary_folder_lasts_as_long_as_python():
    assert temporary_folder().is_dir()
    text = "from sim.runs.runner import temporary_folder; print(temporary_folder())"
    done = subprocess.run([sys.executable, "-c", text], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not Path(done.stdout.strip()).exists()


def test_a_result_shows_itself(finished):
    assert repr(finished).startswith("<majority: 300 games of random, first-legal; seed 5, ")
    page = finished._repr_html_()
    assert "300 games of The Majority" in page and "first-legal" in page


def test_win_rates_are_those_of_the_table(finished):
    rates = finished.win_rates()
    for row in rates.iter_rows(named=True):
        wins = (
            finished.seats.filter(pl.col("strategy") == row["strategy"]).select(pl.col("win").mean()).collect().item()
        )
        assert any(isinstance(v, float) and abs(v - wins) < 1e-6 for v in row.values()), row


def test_the_result_knows_how_fast_it_was(tmp_path):
    result = execute(small(), tmp_path / "run", jobs=1)
    assert result.played == GAMES and result.seconds > 0


@pytest.mark.parametrize(
    "made",
    [
        match("majority", PLAYERS, 20_000, detail="games"),
        match("majority", PLAYERS, 20_000, detail="seats"),
        match("majority", PLAYERS, 20_000),
        match("majority", PLAYERS, 7),
        round_robin("majority", PLAYERS, 3000, players=3),
        match("majority", ["monte-carlo(rollouts=1)", "random"], 600),
    ],
    ids=["games", "seats", "cards", "few games", "tournament", "search"],
)
def test_the_expected_size_is_about_the_size(made, tmp_path):
    expected, free = expected_size(made)
    result = execute(made, tmp_path / "run", jobs=2)
    actual = sum(part.stat().st_size for part in result.path.rglob("*.parquet"))
    assert abs(expected - actual) < 0.25 * actual
    assert free > 0


def test_the_files_are_looked_at_once(finished, monkeypatch):
    result, looked = Result(finished.path), []
    real = pl.read_parquet_schema
    monkeypatch.setattr(pl, "read_parquet_schema", lambda part: looked.append(part) or real(part))
    for _ in range(3):
        assert result.seats.collect().height == GAMES * 4
    assert len(looked) == 3, "one part of each table"
