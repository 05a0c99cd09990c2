"""7s for the right neighbour."""

from tests.strategies.majority.contract import Contract
from tests.strategies.majority.situation import asked


class TestTraitor(Contract):
    strategy = "traitor"

    def test_a_7_pushes_the_right_neighbour_over_us(self):
        """22 against 18 pays 2 to us and 4 to them; after the 7 they win with 25, and we take 5."""
        layout = {"hand": "red-7 blue-10 yellow-5", "red": (22, 5, 10, 18)}
        assert asked("play", "traitor", **layout) == "red-7"

    def test_a_7_raises_the_sum_that_pays_our_second_place(self):
        layout = {"hand": "red-7 red-3", "red": (20, 0, 0, 33), "blue": (9, 9, 9, 9)}
        assert asked("play", "traitor", **layout) == "red-7"

    def test_a_7_that_only_helps_stays_in_hand(self):
        assert asked("play", "traitor", hand="red-7 blue-3", red=(0, 20, 10, 9)) == "blue-3"

    def test_a_7_is_drafted_where_it_pays(self):
        assert asked("draft", "traitor", hand="red-7 blue-7 yellow-6", red=(22, 5, 10, 18)) == "red-7"
        assert asked("draft", "traitor", hand="red-7 blue-7 yellow-6") == "yellow-6"
        assert asked("draft", "traitor(spite=12)", hand="red-7 blue-7 yellow-6") == "red-7"

    def test_the_partner_gets_a_7_for_the_other_rival(self):
        layout = {"hand": "red-7 blue-10 yellow-10"}
        assert asked("swap", "traitor", red=(22, 18, 10, 5), **layout) == "red-7"
        assert asked("swap", "traitor", red=(22, 5, 10, 18), **layout) != "red-7"
