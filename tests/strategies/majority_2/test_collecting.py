"""Collectors of secretaries and of coins."""

from typing import ClassVar

from tests.strategies.majority_2.contract import Contract, after_turn, paid_turn

MIXED = "witch-secretary witch-senior demon-junior witch-junior"


class TestSecretaryCollector(Contract):
    strategy = "secretary-collector"

    def test_secretaries_represent(self):
        given = {"hand": "angel-senior", "columns": {(0, 0): MIXED}}
        assert after_turn("secretary-collector", **given).area(0) == "witch-secretary"
        assert after_turn("greedy", **given).area(0) == "witch-senior"

    def test_it_adds_to_the_set_that_it_has_begun(self):
        given = {"hand": "witch-junior reaper-secretary demon-veteran", "areas": ("reaper-secretary", "")}
        assert after_turn("secretary-collector", **given).side(0, 0) == "reaper-secretary"

    def test_the_first_favourite_is_what_the_hand_has_most_of(self):
        """Nothing lies anywhere: two reaper secretaries in the hand decide."""
        hand = "witch-junior reaper-secretary demon-secretary reaper-secretary"
        assert after_turn("secretary-collector(wish=40)", hand=hand).side(0, 0) == "reaper-secretary"

    def test_the_wish_can_be_set(self):
        given = {"hand": "witch-junior reaper-secretary", "areas": ("reaper-secretary", "")}
        assert after_turn("secretary-collector(wish=0)", **given).side(0, 0) == "witch-junior"


class TestCoinBuilder(Contract):
    strategy = "coin-builder"
    apart: ClassVar = {"purity": (0, 60)}

    def test_five_of_one_colour_for_two_coins(self):
        given = {
            "hand": "angel-senior witch-junior",
            "columns": {(0, 0): "witch-junior witch-senior witch-secretary witch-junior"},
        }
        assert after_turn("coin-builder", **given).coins[0] == 3

    def test_a_pure_column_is_worth_waiting_for(self):
        given = {
            "hand": "witch-junior",
            "columns": {(0, 0): "witch-junior witch-senior demon-junior", (0, 1): "witch-senior"},
        }
        assert after_turn("coin-builder(purity=40)", **given).side(0, 1) == "witch-senior witch-junior"
        assert after_turn("coin-builder(purity=0)", **given).side(0, 1) == "witch-senior"

    def test_demon_aristocrats_pay(self):
        table = paid_turn(
            "coin-builder", hand="witch-secretary demon-aristocrat", areas=("demon-junior demon-senior", "")
        )
        assert table.coins[0] == 5

    def test_reaper_aristocrats_take_the_other_players_coins(self):
        """Only if there is one to take: three are left to everybody. Else a secretary, which may stay, is as good."""
        areas = ("reaper-junior reaper-senior", "")
        given = {"hand": "witch-secretary reaper-aristocrat", "areas": areas, "coins": (2, 4)}
        assert paid_turn("coin-builder", **given).coins == [2, 3]
        columns = {(0, 0): "witch-junior witch-senior"}
        table = paid_turn("coin-builder", **given | {"coins": (2, 3), "columns": columns})
        assert table.hand == "reaper-aristocrat"
