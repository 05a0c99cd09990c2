import polars as pl
import pytest

from analyses.majority.places import places


def test_places_alone_and_shared(teams):
    table = places(teams.seats)
    sums = (
        teams.seats.filter(pl.col("strategy") == "random")
        .select(pl.col("firsts", "first_shared", "seconds").mean())
        .collect()
    )
    firsts, shared, seconds = sums.row(0)
    found = dict(table.filter(pl.col("strategy") == "random").select("place", "places").iter_rows())
    assert found["first, alone"] == pytest.approx(firsts - shared)
    assert found["first, shared"] == pytest.approx(shared)
    assert found["second, alone"] + found["second, shared"] == pytest.approx(seconds)


def test_intervals_hold_the_chances_they_were_made_from(teams):
    # Binomial: 3 tries at 0.9 for a first place, a quarter of them shared.
    shared = places(teams.seats).filter(pl.col("place") == "first, shared")
    assert ((shared["low"] < 0.69) & (shared["high"] > 0.66)).all()
    assert ((shared["low"] < 0.675) & (shared["high"] > 0.675)).any()
