"""The council held in mind."""

from tests.strategies.majority.contract import Contract
from tests.strategies.majority.situation import asked


class TestEvaluator(Contract):
    strategy = "evaluator"

    def test_an_open_turn_is_carried_out_in_full(self):
        layout = {"hand": "red-0 yellow-10 blue-2"}
        assert asked("play", "evaluator", shown="- red-10 yellow-5 red-9", **layout) == "red-0"
        # Now a 0 of ours would only cancel theirs, and both partners in yellow are worth more.
        assert asked("play", "evaluator", shown="- red-10 yellow-5 red-0", **layout) == "yellow-10"

    def test_a_2_when_everything_that_falls_is_theirs(self):
        layout = {"hand": "blue-2 yellow-3", "blue": (9, 0, 0, 0), "red": (0, 19, 18, 10)}
        assert asked("play", "evaluator", shown="- red-10 blue-5 red-9", **layout) == "blue-2"

    def test_it_drafts_the_card_that_changes_a_place(self):
        """In blue we are third now and would be second."""
        layout = {"hand": "red-6 blue-6", "red": (40, 0, 0, 0), "blue": (20, 30, 5, 24)}
        assert asked("draft", "evaluator", **layout) == "blue-6"
        assert asked("draft", "evaluator(coins=0)", **layout) == "red-6"

    def test_the_partner_gets_what_does_more_there(self):
        layout = {"hand": "red-5 blue-6 yellow-5", "blue": (30, 20, 18, 0)}
        assert asked("swap", "evaluator", **layout) == "blue-6"

    def test_a_0_face_down_is_worth_what_one_expects_of_it(self):
        layout = {"hand": "red-0 blue-5 yellow-5", "blue": (9, 9, 9, 20), "yellow": (9, 9, 9, 20)}
        assert asked("play", "evaluator(bribe=15)", **layout) == "red-0"
        assert asked("play", "evaluator(bribe=-5)", **layout) != "red-0"


class TestDenier(Contract):
    strategy = "denier"

    def test_what_the_left_neighbour_needs_is_not_passed_on(self):
        """To us both cards mean the same; the left neighbour would come second in blue with the blue one."""
        layout = {"hand": "red-5 blue-5", "red": (40, 0, 30, 20), "blue": (40, 26, 30, 20)}
        assert asked("draft", "evaluator", **layout) == "red-5"
        assert asked("draft", "denier", **layout) == "blue-5"

    def test_otherwise_it_evaluates(self):
        assert asked("play", "denier", hand="red-0 yellow-10", shown="- red-10 yellow-5 red-9") == "red-0"
