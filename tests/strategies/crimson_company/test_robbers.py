"""Solo and coop."""

from tests.strategies.crimson_company.contract import Contract
from tests.strategies.crimson_company.situation import asked


class TestSaboteur(Contract):
    strategy = "saboteur"
    decides = ("deploy", "for_robbers", "castle_coin", "spare")
    elsewhere = {"patience": "solo"}

    def test_what_would_be_strong_for_them_is_played_for_us(self):
        """An Ogre does as much for either side of an empty table; a Shadow flips himself and is left to them."""
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
    decides = ("lane", "castle_coin", "hand_over")

    def test_the_third_lane_is_given_up(self):
        layout = {"far_2": ["thief", "hel"], "near": ["loki"], "near_3": ["monk"]}
        lanes = ["lane 1", "lane 2", "lane 3"]
        assert asked("two-fronts(focus=1000)", "lane", lanes, card="fenrir", **layout) != "lane 2"

    def test_and_gets_the_robber_knights_cards(self):
        layout = {"variant": "solo", "far_2": ["thief"], "near": ["loki"], "near_3": ["monk"], "robbers_turn": True}
        lanes = ["lane 1", "lane 2", "lane 3"]
        assert asked("two-fronts(focus=1000)", "lane", lanes, card="fenrir", **layout) == "lane 2"

    def test_of_two_lanes_none_is_given_up(self):
        layout = {"far": ["thief"], "near_2": ["monk"], "castles": [1, 0, 0, 0, 0, 0], "lane_open": 0}
        from tests.strategies.crimson_company.situation import Situation

        laid = Situation("two-fronts(focus=1000)", card="fenrir", **layout)
        laid.record["lane_open"][:2] = 1
        assert laid.answer("lane", ["lane 1", "lane 2"]) in ("lane 1", "lane 2")

    def test_the_partner_gets_the_second_best_card(self):
        hand = ["#alchemist", "#shadow", "#wizard"]
        assert asked("two-fronts", "hand_over", hand, variant="coop") == "#alchemist"
