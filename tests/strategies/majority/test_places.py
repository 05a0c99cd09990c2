"""Second places and first places."""

from tests.strategies.majority.contract import Contract
from tests.strategies.majority.situation import asked


class TestSecondPlaceHunter(Contract):
    strategy = "second-place-hunter"

    def test_a_second_place_is_not_given_up_for_a_first(self):
        layout = {"hand": "red-5 red-10", "red": (10, 20, 0, 0)}
        assert asked("play", "second-place-hunter", **layout) == "red-5"
        assert asked("play", "second-place-hunter(greed=10)", **layout) == "red-10"

    def test_it_drafts_for_the_second_place_that_pays_most(self):
        layout = {"red": (0, 30, 5, 0), "blue": (0, 10, 5, 0)}
        assert asked("draft", "second-place-hunter", hand="red-6 blue-6", **layout) == "red-6"

    def test_the_partner_gets_what_would_make_me_first_and_makes_the_partner_first(self):
        layout = {"red": (18, 20, 14, 0)}
        assert asked("swap", "second-place-hunter", hand="blue-5 red-9 yellow-5", **layout) == "red-9"

    def test_a_7_is_played_last(self):
        assert asked("play", "second-place-hunter", hand="red-7 blue-3") == "blue-3"


class TestMajoritySeeker(Contract):
    strategy = "majority-seeker"

    def test_a_safe_lead_is_enough(self):
        layout = {"hand": "red-10 blue-5", "red": (30, 10, 0, 0), "blue": (8, 12, 0, 0)}
        assert asked("play", "majority-seeker", **layout) == "blue-5"
        assert asked("draft", "majority-seeker", **layout) == "blue-5"
        assert asked("play", "majority-seeker(cushion=40)", **layout) == "red-10"

    def test_the_partner_gets_what_the_lead_does_not_need(self):
        layout = {"hand": "red-6 blue-6 yellow-9", "red": (30, 10, 0, 0)}
        assert asked("swap", "majority-seeker", **layout) == "red-6"
