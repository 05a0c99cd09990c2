"""The spy and the partner who uses the open turn."""

from tests.strategies.majority.contract import Contract
from tests.strategies.majority.situation import asked


class TestSpyMaster(Contract):
    strategy = "spy-master"

    def test_of_two_partners_the_one_with_priority_spies_first(self):
        """The seat farther clockwise from the marker would get it anyway, so the other one saves the 3."""
        layout = {"hand": "red-3 blue-10 yellow-6"}
        assert asked("play", "spy-master", marker=1, **layout) == "red-3"
        assert asked("play", "spy-master", marker=3, **layout) == "blue-10"
        assert asked("play", "spy-master", marker=3, turn=1, **layout) == "red-3"

    def test_no_3_for_a_phase_that_ends(self):
        assert asked("play", "spy-master", marker=1, hand="red-3 blue-10") == "blue-10"

    def test_whoever_spies_arms_the_partner(self):
        assert asked("swap", "spy-master", hand="red-3 blue-0 yellow-2 yellow-10") == "blue-0"
        assert asked("swap", "spy-master", hand="red-3 yellow-2 yellow-10") == "yellow-2"
        assert asked("swap", "spy-master", hand="red-5 blue-0 yellow-10") == "red-5"

    def test_0s_wait_for_an_open_turn(self):
        """Either 10 would give up a second place; who is impatient rather plays the 0."""
        layout = {"hand": "blue-0 red-10 yellow-10", "red": (10, 20, 0, 0), "yellow": (10, 20, 0, 0)}
        assert asked("play", "spy-master(patience=0)", **layout) == "blue-0"
        assert asked("play", "spy-master(patience=5)", **layout) == "red-10"

    def test_the_partner_plays_last_and_takes_what_lies_there(self):
        layout = {"seat": 2, "marker": 0, "hand": "blue-0 red-10"}
        assert asked("play", "spy-master", shown="red-5 blue-9 - blue-10", **layout) == "blue-0"
        assert asked("play", "spy-master", shown="red-5 yellow-9 - yellow-10", **layout) == "red-10"

    def test_with_three_players_the_spy_is_last_and_does_it_alone(self):
        layout = {"players": 3, "seat": 0, "marker": 0, "hand": "blue-0 red-5"}
        assert asked("play", "spy-master", shown="- blue-9 blue-10", **layout) == "blue-0"

    def test_it_drafts_the_pieces_of_its_plan(self):
        assert asked("draft", "spy-master", hand="red-0 blue-6 yellow-3") == "red-0"
        assert asked("draft", "spy-master", hand="red-3 blue-2 yellow-5 red-7") in {"red-3", "blue-2"}
