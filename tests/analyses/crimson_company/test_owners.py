from types import SimpleNamespace

import polars as pl
import pytest

from analyses.crimson_company.batch import card_changes
from analyses.crimson_company.interventions import side_by_side
from analyses.crimson_company.owners import label_parts, owner_changes
from tests.analyses.crimson_company.made import duels


def comparison(before, after):
    return SimpleNamespace(before=SimpleNamespace(cards=before), after=SimpleNamespace(cards=after))


def test_the_owner_of_a_strong_card_loses_by_its_removal():
    before = duels(gain=0.2)
    without = duels(gain=0.0).select(pl.exclude("^.*thief$"))  # the same luck
    row = owner_changes({"thief": comparison(before, without)}).row(0, named=True)
    assert (row["card"], row["kind"]) == ("thief", "out") and row["clear"]
    assert row["low"] < -0.2 < row["high"]
    assert row["owners"] == before.select(pl.col("recruited.thief").sum()).collect().item()


def test_one_more_strength_is_judged_by_the_owners_of_both_games():
    table = owner_changes({"thief +1": comparison(duels(gain=0.1), duels(gain=0.2, seed=2)),
                           "bard -1": comparison(duels(), duels(seed=2))})  # fmt: skip
    stronger, nothing = table.iter_rows(named=True)
    assert stronger["kind"] == "stronger" and stronger["low"] < 0.1 < stronger["high"] and stronger["clear"]
    assert nothing["kind"] == "weaker" and not nothing["clear"]


def test_other_recruiters_are_no_change_of_the_card():
    """A player who always wins takes over the card: his wins are his own, not the card's."""
    before = duels()
    wins = pl.when(pl.col("seat") == 0).then(1.0).otherwise(0.0).alias("win")
    moved = before.with_columns(wins, pl.when(pl.col("seat") == 0).then(1).otherwise(0).alias("recruited.bard"))
    row = owner_changes({"bard +1": comparison(before.with_columns(wins), moved)}).row(0, named=True)
    assert row["difference"] == pytest.approx(0, abs=1e-9)


def test_another_way_of_getting_the_card_is_no_change_of_the_card():
    """Who took the card out of an auction always loses; after the change most owners got it that way."""
    taken, mostly_taken = pl.col("deal") % 3 == 0, pl.col("deal") % 3 != 0
    owner = pl.col("recruited.bard") > 0
    before = duels().with_columns(
        (owner & taken).alias("matched.bard"), pl.when(taken).then(0.0).otherwise(1.0).alias("win")
    )
    after = before.with_columns(
        (owner & mostly_taken).alias("matched.bard"), pl.when(mostly_taken).then(0.0).otherwise(1.0).alias("win")
    )
    row = owner_changes({"bard +1": comparison(before, after)}).row(0, named=True)
    assert row["difference"] == pytest.approx(0, abs=1e-9)


def test_cards_that_nobody_recruits_are_left_out():
    before = duels().with_columns(pl.lit(0).alias("recruited.monk"))
    assert not owner_changes({"monk": comparison(before, before), "siren": comparison(before, before)}).height


def test_labels_name_card_and_kind():
    assert label_parts("troll-mother -1") == ("troll-mother", "weaker")
    assert label_parts("troll-mother") == ("troll-mother", "out")


def test_a_row_a_card_with_all_three_changes():
    found = owner_changes({"thief": comparison(duels(gain=0.2), duels()),
                           "thief +1": comparison(duels(), duels(gain=0.1)), "bard": comparison(duels(), duels())})  # fmt: skip
    table = side_by_side(found)
    assert table["card"].to_list() == ["Thief", "Bard"]  # whom its owner would miss most comes first
    assert table["stronger_gain"].null_count() == 1


def test_every_card_of_the_deck_is_changed_three_ways():
    changes = card_changes()
    assert len({label_parts(label)[0] for label in changes}) == 42
    assert changes["thief"] == {"thief.copies": 0}
    assert all(value >= 0 for change in changes.values() for value in change.values())
    assert set(card_changes(["thief"])) == {"thief", "thief +1", "thief -1"}
