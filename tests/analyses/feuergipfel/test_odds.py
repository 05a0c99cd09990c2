from fractions import Fraction

import numpy as np
import polars as pl
import pytest

from analyses.feuergipfel.odds import HURDLES, LEADS, brainwash_chance, brainwashings, chance, fights, overall

TRIES = 40


def test_exact_chances():
    assert [chance(lead) for lead in (-6, -5, -1, 0, 1, 5, 6)] == [
        0, 0, Fraction(10, 36), Fraction(15, 36), Fraction(21, 36), Fraction(35, 36), 1,
    ]  # fmt: skip
    assert chance(-4) == Fraction(1, 36)
    assert [brainwash_chance(hurdle) for hurdle in (0, 1, 3, 6)] == [1, Fraction(5, 6), Fraction(1, 2), 0]


def _seats(deals: int = 400, luck: float = 0.0) -> pl.LazyFrame:
    """Raids, and captures with a lead of one, follow the dice; captures at even strength succeed more often by `luck`."""
    rng = np.random.default_rng(5)
    none = np.zeros(deals, int)
    columns = {f"{roll}_{what}_{name}": none for roll in ("capture", "rescue") for what in ("tries", "wins", "losses")
               for name in LEADS.values()}  # fmt: skip
    columns |= {f"brainwash_{what}_{hurdle}": none for what in ("tries", "wins") for hurdle in HURDLES}
    for place, bonus in (("capture_{}_even", luck), ("rescue_{}_even", 0.0)):
        columns[place.format("tries")] = none + TRIES
        columns[place.format("wins")] = rng.binomial(TRIES, 15 / 36 + bonus, deals)
    columns |= {"capture_tries_plus_6": none + 1, "capture_wins_plus_6": none + 1}
    columns |= {"brainwash_tries_3": none + TRIES, "brainwash_wins_3": rng.binomial(TRIES, 0.5, deals)}
    return pl.LazyFrame({"deal": np.arange(deals), "strategy": "raider", "win": 1.0, **columns})


def test_fights_are_held_against_the_dice():
    table = fights(_seats())
    assert table.select("action", "lead", "tries").rows() == [("captures", 0, TRIES), ("captures", 6, 1),
                                                              ("raids", 0, TRIES)]  # fmt: skip
    assert table["exact"].to_list() == pytest.approx([15 / 36, 1, 15 / 36])
    assert table["lost_exact"].to_list() == pytest.approx([15 / 36, 0, 15 / 36])
    assert table["agrees"].all() and table["success_rate"][1] == 1


def test_loaded_dice_are_found():
    assert fights(_seats(luck=0.1))["agrees"].to_list() == [False, True, True]


def test_brainwashings():
    row = brainwashings(_seats()).row(0, named=True)
    assert (row["hurdle"], row["exact"], row["agrees"]) == (3, 0.5, True)


def test_what_the_chosen_fights_promise():
    table = overall(_seats())
    assert table["action"].to_list() == ["brainwashings", "captures", "raids"]
    assert table["expected"].to_list() == pytest.approx([0.5, (TRIES * 15 / 36 + 1) / (TRIES + 1), 15 / 36])
    assert ((table["low"] < table["expected"]) & (table["expected"] < table["high"])).all()


def test_nobody_fights():
    none = _seats().with_columns(pl.col("^(capture|rescue|brainwash)_.*$") * 0)
    assert not fights(none).height and not brainwashings(none).height and not overall(none).height
