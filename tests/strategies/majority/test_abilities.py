"""Bribery and assassination."""

from tests.strategies.majority.contract import Contract
from tests.strategies.majority.situation import asked


class TestBriber(Contract):
    strategy = "briber"

    def test_0s_are_drafted_before_all_but_a_10(self):
        assert asked("draft", "briber", hand="blue-0 red-9 yellow-6") == "blue-0"
        assert asked("draft", "briber", hand="blue-0 red-10 yellow-6") == "red-10"
        assert asked("draft", "briber(appetite=12)", hand="blue-0 red-10 yellow-6") == "blue-0"

    def test_no_0_goes_to_the_partner(self):
        assert asked("swap", "briber", hand="blue-0 red-9 yellow-2") == "yellow-2"

    def test_face_down_it_bribes_where_least_has_come_out(self):
        layout = {"hand": "red-0 blue-0 yellow-10", "red": (10, 9, 5, 0), "blue": (0, 9, 0, 0)}
        assert asked("play", "briber", **layout) == "blue-0"

    def test_in_an_open_turn_a_0_must_take_its_price(self):
        layout = {"hand": "red-0 yellow-10"}
        assert asked("play", "briber", shown="- red-9 - blue-6", **layout) == "red-0"
        assert asked("play", "briber", shown="- red-5 - blue-6", **layout) == "yellow-10"
        assert asked("play", "briber(price=4)", shown="- red-5 - blue-6", **layout) == "red-0"

    def test_it_does_not_cancel_a_0_that_lies_there(self):
        assert asked("play", "briber", hand="red-0 yellow-10", shown="- red-9 - red-0") == "yellow-10"


class TestAssassin(Contract):
    strategy = "assassin"

    def test_2s_are_drafted_and_kept(self):
        assert asked("draft", "assassin", hand="blue-2 red-6 yellow-0") == "blue-2"
        assert asked("swap", "assassin", hand="blue-2 red-6 yellow-5") == "yellow-5"

    def test_in_an_open_turn_it_strikes_when_more_rivals_fall_than_partners(self):
        layout = {"hand": "red-2 red-9"}
        assert asked("play", "assassin", shown="- blue-10 red-9 yellow-6", **layout) == "red-2"
        assert asked("play", "assassin", shown="- blue-10 blue-10 yellow-6", **layout) == "red-9"
        assert asked("play", "assassin(price=5)", shown="- blue-10 blue-10 yellow-6", **layout) == "red-2"

    def test_it_does_not_strike_into_a_bribe(self):
        assert asked("play", "assassin", hand="red-2 blue-5", shown="- yellow-10 - red-0") == "blue-5"
        assert asked("play", "assassin", hand="red-2 red-9", shown="- blue-10 - blue-0") == "red-9"

    def test_face_down_it_strikes_in_the_first_turn(self):
        assert asked("play", "assassin", hand="red-2 blue-9 yellow-5", turn=0) == "red-2"
        assert asked("play", "assassin", hand="red-2 blue-9 yellow-5", turn=1) == "blue-9"
