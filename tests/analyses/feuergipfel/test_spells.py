import numpy as np
import polars as pl
import pytest

from analyses.feuergipfel.spells import creature_worth, creatures, spell_use, spell_worth, spells


def _cards(deals: int = 4000) -> pl.LazyFrame:
    """Tornado adds 20 points where it is cast, which is in half of the seats that have it; scry does nothing."""
    rng = np.random.default_rng(3)
    dealt, cast, scry, imp = (rng.random(deals) < 0.5 for _ in range(4))
    cast &= dealt
    win = rng.random(deals) < 0.4 + 0.2 * cast
    columns: dict[str, object] = {"deal": np.arange(deals), "matchup": 0, "strategy": "wizard", "seat": 0,
                                  "win": win.astype(float)}  # fmt: skip
    values = {"tornado": {"dealt": dealt, "kept": dealt, "cast": cast}, "scry": {"dealt": scry, "kept": ~scry & False,
              "cast": scry}, "doom-1": {"placed": imp, "drawn": ~imp, "seized": imp}}  # fmt: skip
    for fact in ("dealt", "kept", "drawn", "cast", "placed", "seized"):
        columns |= {f"{fact}.{card}": np.asarray(own.get(fact, np.zeros(deals)), int) for card, own in values.items()}
    return pl.LazyFrame(columns)


def test_kinds():
    assert spells(_cards()) == ["tornado", "scry"] and creatures(_cards()) == ["doom-1"]


def test_use():
    rows = {row["card"]: row for row in spell_use(_cards()).rows(named=True)}
    assert rows["tornado"]["kept_share"] == 1 and rows["scry"]["kept_share"] == 0
    assert rows["tornado"]["of_held_share_low"] < 0.5 < rows["tornado"]["of_held_share_high"]
    assert rows["tornado"]["times"] == pytest.approx(1) and rows["scry"]["of_held_share"] is None


def test_worth():
    best, none = spell_worth(_cards()).rows(named=True)
    assert best["card"] == "tornado" and best["cast_gain_low"] < 0.2 < best["cast_gain_high"] and best["clear"]
    assert best["dealt_gain_low"] < 0.1 < best["dealt_gain_high"] and best["dealt_clear"]
    assert best["cast_share_low"] < 0.25 < best["cast_share_high"]
    assert none["cast_gain_low"] < 0 < none["cast_gain_high"] and not none["clear"]


def test_creatures():
    row = creature_worth(_cards()).row(0, named=True)
    assert row["card"] == "doom-1" and row["placed_gain_low"] < 0 < row["placed_gain_high"]
