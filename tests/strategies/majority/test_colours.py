"""All of one colour, or something of each."""

from tests.strategies.majority.contract import Contract
from tests.strategies.majority.situation import asked


class TestHoarder(Contract):
    strategy = "hoarder"

    def test_a_small_card_of_the_favourite_colour_beats_a_big_one(self):
        layout = {"kept": "red-9 red-6", "hand": "red-5 blue-9 yellow-9"}
        assert asked("draft", "hoarder", **layout) == "red-5"
        assert asked("draft", "hoarder(loyalty=1)", **layout) == "blue-9"

    def test_what_the_partner_has_laid_out_decides_too(self):
        assert asked("draft", "hoarder", hand="red-6 blue-5", blue=(0, 0, 30, 0)) == "blue-5"
        assert asked("draft", "hoarder", hand="red-6 blue-5", blue=(0, 30, 0, 0)) == "red-6"

    def test_with_three_players_nobody_is_a_partner(self):
        assert asked("draft", "hoarder", players=3, hand="red-6 blue-5", blue=(0, 0, 30)) == "red-6"

    def test_the_partner_gets_another_colour(self):
        assert asked("swap", "hoarder", hand="red-5 red-3 blue-6 blue-3", red=(20, 0, 0, 0)) == "blue-3"

    def test_it_plays_the_favourite_colour_first_unless_it_is_lost_in_an_open_turn(self):
        assert asked("play", "hoarder", hand="red-5 blue-9", red=(20, 0, 0, 0)) == "red-5"
        layout = {"seat": 1, "hand": "red-5 blue-9", "red": (0, 20, 0, 0)}
        assert asked("play", "hoarder", shown="red-0 - - -", **layout) == "blue-9"


class TestRainbow(Contract):
    strategy = "rainbow"

    def test_it_fills_the_weakest_colour(self):
        layout = {"hand": "red-10 blue-6", "red": (20, 0, 0, 0)}
        assert asked("draft", "rainbow", **layout) == "blue-6"
        assert asked("play", "rainbow", **layout) == "blue-6"
        assert asked("play", "rainbow(evenness=0)", **layout) == "red-10"

    def test_the_partner_gets_what_there_is_enough_of(self):
        assert asked("swap", "rainbow", hand="red-5 blue-5 yellow-5", blue=(20, 0, 0, 0)) == "blue-5"
