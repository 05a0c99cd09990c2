"""Cards that have gone."""

from strategies.majority.counting import unseen
from tests.strategies.majority.contract import Contract
from tests.strategies.majority.situation import Situation, asked, place

ALL_RED_0S = ("red-0 red-0", "red-0", "red-0", "")
TWOS = "blue-2 blue-2 yellow-2 yellow-2"


class TestCardCounter(Contract):
    strategy = "card-counter"

    def test_a_colour_without_0s_is_safe(self):
        layout = {"hand": "red-9 blue-10", "areas": ALL_RED_0S, "removed": TWOS}
        assert asked("play", "card-counter", **layout) == "red-9"
        assert asked("draft", "card-counter", **layout) == "red-9"
        assert asked("swap", "card-counter", **layout) == "blue-10"
        assert asked("play", "card-counter(caution=0)", **layout) == "blue-10"

    def test_a_0_is_worth_the_power_that_is_still_out(self):
        fresh = {"hand": "red-0 blue-3"}
        assert asked("play", "card-counter(caution=0)", **fresh) == "red-0"
        gone = " ".join(["red-10", "red-9", "red-7", "red-6", "red-5", "red-3"] * 3)
        assert asked("play", "card-counter(caution=0)", removed=gone, **fresh) == "blue-3"

    def test_an_open_turn_is_looked_at(self):
        assert asked("play", "card-counter", hand="red-0 blue-9", shown="- red-10 - red-9") == "red-0"
        assert asked("play", "card-counter", hand="red-0 blue-9", shown="- blue-0 - red-9") == "red-0"
        assert asked("play", "card-counter", hand="red-0 blue-9", shown="- yellow-10 - yellow-9") == "blue-9"

    def test_copies_are_counted_wherever_they_lie_open(self):
        laid = Situation(hand="red-0 red-9", kept="red-0", areas=("red-9", "red-0", "", ""), removed="red-9 blue-2")
        assert [unseen(laid.record, 0, place(c)) for c in ("red-0", "red-9", "blue-2", "red-5")] == [1, 0, 1, 3]
