"""4-2 to 4-4: the cards, coins and discs of the box, and how a game begins."""

from collections import Counter

import numpy as np
import pytest

from sim.game import game
from sim.games.majority_2.state import CARD_IDS, FACTIONS, KNOWN

MAJORITY_2 = game("majority-2")
RANKS = {"secretary": 3, "junior": 3, "senior": 2, "veteran": 2, "aristocrat": 2}
COSTS = {"secretary": (2, 0), "junior": (3, 0), "senior": (3, 0), "veteran": (4, 1), "aristocrat": (2, 2)}
POINTS = {"secretary": 2, "junior": 3, "senior": 3, "veteran": 4, "aristocrat": 2}


def test_4_1_two_players():
    assert MAJORITY_2.players == (2, 2)


def test_4_2_twelve_cards_of_every_faction(lay):
    record = lay().record
    deck = Counter(CARD_IDS[card] for card in record["all_cards"][: record["all_count"]])
    assert sum(deck.values()) == 60
    for faction in ("witch", "demon", "dragon", "angel", "reaper"):
        assert {rank: deck[f"{faction}-{rank}"] for rank in RANKS} == RANKS


@pytest.mark.parametrize("card", [c for c in MAJORITY_2.cards if c.facts["rank"] in RANKS], ids=lambda card: card.id)
def test_4_3_and_5_6_cost_requirement_and_points(card):
    rank = card.facts["rank"]
    special = {"demon-veteran": 6, "angel-aristocrat": 4, "promo-demon-veteran": 2}
    assert (card.numbers["cost"], card.numbers["requirement"]) == COSTS[rank]
    assert card.numbers["points"] == special.get(card.id, POINTS[rank])
    assert (
        card.facts["faction"] == FACTIONS[("witch", "demon", "dragon", "angel", "reaper").index(card.id.split("-")[-2])]
    )
    assert card.numbers["copies"] == RANKS[rank]


def test_6_3_and_6_4_thirteen_more_cards():
    promo = [c.numbers["copies"] for c in MAJORITY_2.cards if c.id.startswith("promo-")]
    assert sum(promo) + 2 == 13


def test_4_4_three_coins_four_reserve_cards_and_six_hand_cards_for_the_starter(lay):
    table = lay(strategies=("random", "random")).begin(seed=3)
    record = table.record
    assert table.coins == [3, 3] and table.up == [0, 0]
    assert record["reserve_size"].tolist() == [4, 4]
    assert record["hand_size"][0] == 6 and record["deck_size"][0] == 46
    assert record["seat"] == 0 and table.supply() == " ".join(FACTIONS)


def test_4_4_everybody_knows_the_own_cards_only(lay):
    record = lay(strategies=("random", "random")).begin().record
    assert (record["hand"][0, :6] >> 5 == KNOWN >> 5).all()
    for seat in (0, 1):
        assert (record["reserve"][seat, :4] >> 5 == 1 << seat).all()


def test_4_4_the_deck_is_shuffled(lay):
    table = lay(strategies=("random", "random"))
    firsts = set()
    for seed in range(8):
        for pile in ("deck", "hand", "reserve"):
            table.record[f"{pile}_size"] = 0
        firsts.add(tuple(table.begin(seed).record["hand"][0, :6]))
    assert len(firsts) == 8


def test_5_1_a_turn_is_income_swap_draw_free_play_standard_play_clean_up(lay):
    table = lay(
        hand="witch-junior demon-junior", reserves=("angel-senior dragon-senior", ""), deck="reaper-junior " * 9
    )
    table.turn(swap=1, draw=1, free_play="angel-senior", play="reaper-junior", column=[0, 1])
    kinds = [question.kind for question in table.questions()]
    assert kinds == ["swap", "draw", "free_play", "column", "play", "column"]
    assert table.record["seat"] == 1


def test_seats_take_turns(lay):
    table = lay(strategies=("random", "random")).begin()
    for turn in range(6):
        assert table.record["seat"] == turn % 2
        table.step()
    assert table.column("own_turns") == [3, 3]
    np.testing.assert_array_equal(table.record["turns"], 6)
