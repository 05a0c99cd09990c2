import polars as pl
import pytest

from analyses.majority.abilities import OUTCOMES, assassinations, bribes, spies, treason


def _sums(frame: pl.LazyFrame, strategy: str, *columns: str) -> tuple[float, ...]:
    return frame.filter(pl.col("strategy") == strategy).select(pl.col(columns).sum()).collect().row(0)


def _row(table: pl.DataFrame, strategy: str) -> dict:
    return table.filter(pl.col("strategy") == strategy).row(0, named=True)


def test_every_bribe_has_one_outcome(teams):
    table = bribes(teams.seats)
    assert table["outcome"].unique(maintain_order=True).to_list() == list(OUTCOMES.values())
    assert table.group_by("strategy").agg(pl.col("share").sum())["share"].to_list() == pytest.approx([1.0] * 3)


def test_shares_of_bribes(teams):
    every, cancelled, two = _sums(teams.seats, "briber", "bribes", "bribes_cancelled", "bribes_took_2")
    found = dict(bribes(teams.seats).filter(pl.col("strategy") == "briber").select("outcome", "share").iter_rows())
    assert found[OUTCOMES["cancelled"]] == pytest.approx(cancelled / every)
    assert found[OUTCOMES["took_2"]] == pytest.approx(two / every)


def test_cancelled_bribes_counted_among_those_that_took_nothing_change_nothing(teams):
    """Whether `bribes_took_0` holds the cancelled ones or not, they are counted once."""
    other = teams.seats.with_columns(pl.col("bribes_took_0") + pl.col("bribes_cancelled"))
    assert bribes(other).sort("strategy", "outcome").equals(bribes(teams.seats).sort("strategy", "outcome"))


def test_assassinations(teams):
    used, hit, lost = _sums(teams.seats, "hunter", "assassinations", "assassinated", "murdered")
    row = _row(assassinations(teams.seats), "hunter")
    assert row["removed_each"] == pytest.approx(hit / used)
    assert row["assassinations"] == pytest.approx(used / 6400)
    assert row["murdered"] == pytest.approx(lost / 6400)
    assert row["removed_each_low"] < 1.5 < row["removed_each_high"]  # 0 to 3 cards, evenly


def test_spies(teams):
    through, failed = _sums(teams.seats, "random", "spies", "spies_failed")
    row = _row(spies(teams.seats), "random")
    assert row["through_share"] == pytest.approx(through / (through + failed))
    assert row["through_share_low"] < 0.75 < row["through_share_high"]
    assert row["spies_played"] == pytest.approx((through + failed) / 6400)


def test_treason(teams):
    given, received = _sums(teams.seats, "random", "treason_given", "treason_received")
    row = _row(treason(teams.seats), "random")
    assert (row["given"], row["received"]) == pytest.approx((given / 6400, received / 6400))
