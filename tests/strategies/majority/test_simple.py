"""The yardsticks."""

from tests.strategies.majority.contract import Contract
from tests.strategies.majority.situation import Situation, asked


class TestRandom(Contract):
    strategy = "random"

    def test_anything_can_come(self):
        table = Situation("random", hand="red-0 blue-9 yellow-10")
        assert {table.answer("play", seed) for seed in range(50)} == {"red-0", "blue-9", "yellow-10"}


class TestFirstLegal(Contract):
    strategy = "first-legal"

    def test_red_before_blue_low_before_high(self):
        assert asked("play", "first-legal", hand="yellow-0 blue-9 blue-5") == "blue-5"
        assert asked("draft", "first-legal", hand="yellow-0 red-10") == "red-10"


class TestGreedy(Contract):
    strategy = "greedy"

    def test_it_takes_and_plays_the_biggest_number_but_not_a_7(self):
        assert asked("draft", "greedy", hand="red-0 blue-9 yellow-10 red-7") == "yellow-10"
        assert asked("play", "greedy", hand="red-7 blue-2 yellow-3") == "yellow-3"

    def test_a_7_goes_to_the_partner_first_then_the_smallest(self):
        assert asked("swap", "greedy", hand="red-0 blue-9 red-7") == "red-7"
        assert asked("swap", "greedy", hand="red-0 blue-9 red-10") == "red-0"
