"""Solo and coop."""

import pytest

from sim.games.crimson_company.judgement import destroy_value
from sim.games.crimson_company.names import ALCHEMIST
from sim.kernel.compile import entry
from strategies.crimson_company.planner import COIN, kill
from strategies.crimson_company.reckoning import survey
from tests.crimson_company.layout import lay
from tests.strategies.crimson_company.contract import Contract
from tests.strategies.crimson_company.situation import Situation, asked


class TestSaboteur(Contract):
    strategy = "saboteur"
    decides = ("deploy", "for_robbers", "castle_coin", "spare")
    elsewhere = {"patience": "solo", "habit": "solo"}

    def test_what_would_be_strong_for_them_is_played_for_us(self):
        """A Shadow flips himself: he is left to them."""
        hand = ["#shadow", "#fenrir"]
        assert asked("saboteur", "deploy", hand, variant="solo") == "#fenrir"

    def test_a_card_that_turns_their_lane_down_is_theirs_to_play(self):
        layout = {"far": ["thief", "hel"], "far_2": ["monk", "demon", "loki"], "far_3": ["monk", "demon", "loki"]}
        hand = ["#shadow", "#fenrir"]
        assert asked("saboteur", "for_robbers", hand, variant="solo", robbers_turn=True, **layout) == "#shadow"

    def test_the_discard_is_for_the_card_that_does_most_damage(self):
        layout = {"variant": "solo", "robbers_turn": True, "lane": 1}
        layout |= {"near": ["thief", "hel", "monk"], "far": ["berserker", "freyja", "loki"]}
        patient = asked("saboteur(patience=1000)", "spare", ["no", "yes"], card="fenrir", **layout)
        assert (asked("saboteur(patience=1)", "spare", ["no", "yes"], card="fenrir", **layout), patient) == (
            "yes",
            "no",
        )

    def test_a_coin_is_taken_where_it_decides(self):
        layout = {"variant": "solo", "near_2": ["thief", "hel", "monk"], "far_2": ["berserker", "freyja"]}
        layout |= {"far_3": ["shadow", "fenrir", "war-bear"], "castle_coins": [2, 2, 2]}
        lanes = ["lane 1", "lane 2", "lane 3", "nothing"]
        assert asked("saboteur", "castle_coin", lanes, **layout) == "lane 2"


class TestTwoFronts(Contract):
    strategy = "two-fronts"
    decides = ("deploy", "lane", "castle_coin", "spare", "hand_over")
    elsewhere = {"patience": "solo"}

    def test_the_third_lane_is_given_up(self):
        layout = {"far_2": ["thief", "hel"], "near": ["loki"], "near_3": ["monk"]}
        lanes = ["lane 1", "lane 2", "lane 3"]
        assert asked("two-fronts(focus=1000)", "lane", lanes, card="fenrir", **layout) != "lane 2"

    def test_and_gets_the_robber_knights_cards(self):
        layout = {"variant": "solo", "far_2": ["thief"], "near": ["loki"], "near_3": ["monk"], "robbers_turn": True}
        lanes = ["lane 1", "lane 2", "lane 3"]
        assert asked("two-fronts(focus=1000)", "lane", lanes, card="fenrir", **layout) == "lane 2"

    def test_of_two_lanes_none_is_given_up(self):
        """With a castle each, the last lane but one that is behind still gets its card."""
        laid = Situation("two-fronts(focus=1000)", card="fenrir", near=["monk", "thief", "hel"], far=["shadow"] * 3)
        assert laid.answer("lane", ["lane 1", "lane 2"]) == "lane 2", "it is the weakest of three"
        laid.record["lane_open"][2] = 0
        assert laid.answer("lane", ["lane 1", "lane 2"]) == "lane 1", "there it wins at once"

    def test_the_partner_gets_the_second_best_card(self):
        hand = ["#fenrir", "#shadow", "#thief"]
        assert asked("two-fronts", "hand_over", hand, variant="coop") == "#thief"


@pytest.mark.parametrize("strategy", ["saboteur", "two-fronts", "sensible", "greedy-strength"])
def test_beside_a_robber_the_worst_card_is_placed(strategy):
    """The player decides all effects of the robber knights: their Ferryman brings what helps them least."""
    options = ["#fenrir", "#bishop"]
    given = {"variant": "solo", "robbers_turn": True, "source": "ferryman"}
    assert asked(strategy, "place", options, side=1, **given) == "#bishop"
    assert asked(strategy, "place", options, side=0, **given) == "#fenrir"


@entry
def killing(table, me, slot):
    return destroy_value(table, me, slot), kill(table, me, slot, survey(table, 0, 0.05, 0.05, 0.08))


def test_the_coins_of_their_alchemist_are_no_gain():
    """The same card destroyed: by our Alchemist its strength is paid to us, by theirs it goes onto a castle."""
    laid = lay("solo", far=["hel"])
    laid.record["source"] = ALCHEMIST
    values = []
    for side in (0, 1):
        laid.record["side"] = side
        values.append(killing(laid.record, 0, laid.slot("hel")))
    assert values[0][0] - values[1][0] == 2 * 3 * 4
    assert values[0][1] - values[1][1] == pytest.approx(2 * COIN * 4)


def test_in_coop_everybody_who_knows_the_robber_knights_hands_the_second_best_card_over():
    hand = ["#fenrir", "#underdog", "#alchemist"]
    assert asked("saboteur", "hand_over", hand, variant="coop") == asked(
        "two-fronts", "hand_over", hand, variant="coop"
    )
    assert asked("saboteur", "hand_over", hand, variant="coop") == "#alchemist"
