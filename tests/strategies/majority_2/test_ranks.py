"""Rank climbers."""

from tests.strategies.majority_2.contract import Contract, after_turn, paid_turn


class TestRankClimber(Contract):
    strategy = "rank-climber"

    def test_it_stays_with_its_faction(self):
        given = {"hand": "witch-junior reaper-junior", "areas": ("reaper-senior", "")}
        assert after_turn("rank-climber", **given).side(0, 0) == "reaper-junior"
        assert after_turn("rank-climber(loyalty=0)", **given).side(0, 0) == "witch-junior"

    def test_without_a_faction_it_takes_what_the_hand_has_most_of(self):
        assert (
            after_turn("rank-climber", hand="witch-junior reaper-junior reaper-senior").side(0, 0).startswith("reaper")
        )

    def test_it_pays_for_veterans_as_soon_as_it_can(self):
        given = {"hand": "witch-junior witch-veteran", "coins": (4, 3), "areas": ("witch-senior", "")}
        assert "witch-veteran" not in paid_turn("rank-climber", **given).hand

    def test_veterans_represent(self):
        side = "reaper-veteran reaper-secretary reaper-senior demon-junior"
        assert after_turn("rank-climber", hand="angel-senior", columns={(0, 0): side}).area(0) == "reaper-veteran"
