import numpy as np
import polars as pl
import pytest

from analyses.majority_2.points import SOURCES, by_colour, by_faction, by_source, coins, secretary_sets, source_shares


def test_points_by_source(seats):
    given = [{"points_junior": 6, "coins": 5, "bonus_secretaries": 4}, {"points_veteran": 4, "coins": 20}]
    table = by_source(seats([given]))
    assert table["strategy"].unique(maintain_order=True).to_list() == ["b", "a"]  # 24 points before 15
    found = {(strategy, source): points for strategy, source, points, *_ in table.iter_rows()}
    assert found[("a", "junior cards")] == 6 and found[("a", "bonus of secretaries")] == 4
    assert found[("b", "coins")] == 20 and found[("b", "junior cards")] == 0
    assert not {"ghosts", "bonus for colours", "senior cards"} & set(table["source"])  # nobody had any


def test_the_shares_of_the_sources(run):
    table = source_shares(run.seats)
    assert table["share"].sum() == pytest.approx(1) and table["share"].is_sorted(descending=True)
    assert (table["low"] <= table["share"]).all() and (table["share"] <= table["high"]).all()


def test_the_sources_add_up_to_the_score(run):
    table = run.seats.select((pl.sum_horizontal(*SOURCES) == pl.col("score")).all()).collect()
    assert table.item()


def test_points_by_rank_and_faction_take_promo_cards_in(cards):
    facts = {"owned.witch-senior": np.array([1, 0, 0, 1]), "owned.promo-witch-senior": np.array([0, 2, 0, 0]),
             "owned.ghost": np.array([1, 1, 1, 1]), "owned.demon-veteran": np.array([0, 0, 1, 0])}  # fmt: skip
    numbers = {"witch-senior": 3, "promo-witch-senior": 5, "demon-veteran": 6, "ghost": 5}
    manifest = {"cards": {card: {"points": points} for card, points in numbers.items()}}
    table = by_faction(cards(facts, np.ones(4)), manifest)
    assert table.select("faction", "rank").rows() == [("witches", "senior"), ("demons", "veteran")]
    assert table["points"].to_list() == pytest.approx([(3 + 10 + 3) / 4, 6 / 4])
    assert table["representatives"].to_list() == pytest.approx([1.0, 0.25])


def test_colours_secretaries_and_coins(seats):
    frame = seats([[{"points_angels": 7, "secretary_sets_2": 2, "bonus_secretaries": 8, "coins": 9,
                     "coins_factions": 5, "coins_abilities": 2, "coins_lost": 1}, {"coins": 3}]])  # fmt: skip
    colours = by_colour(frame).filter((pl.col("strategy") == "a") & (pl.col("colour") == "angels"))
    assert colours["points"].item() == 7
    best = secretary_sets(frame).row(0, named=True)
    assert (best["strategy"], best["secretary_sets_2_share"], best["bonus_secretaries"]) == ("a", 1, 8)
    assert best["secretary_sets_3_share"] == 0 < best["secretary_sets_3_share_high"]  # never seen is not never
    rich, poor = coins(frame).iter_rows(named=True)
    assert [rich[name] for name in ("start", "coins_factions", "coins_abilities", "coins_lost", "coins")] == [
        3,
        5,
        2,
        1,
        9,
    ]
    assert (poor["start"], poor["coins"]) == (3, 3)
