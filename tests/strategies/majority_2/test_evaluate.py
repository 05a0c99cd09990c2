"""The evaluator: columns, abilities, the end, the passed hand."""

import pytest

from tests.strategies.majority_2.contract import Contract, after_turn, paid_turn

THEY_NEED_REAPERS = {(1, 0): "reaper-junior reaper-senior demon-junior"}
WITCHES = {(0, 0): "witch-junior witch-senior witch-junior demon-junior"}
FOUR = "witch-junior demon-junior angel-senior reaper-junior"


class TestEvaluator(Contract):
    strategy = "evaluator"
    rival = "greedy"

    def test_the_passed_hand_has_a_price(self):
        given = {"hand": "witch-veteran reaper-junior", "columns": THEY_NEED_REAPERS}
        assert after_turn("evaluator", **given).hand == "witch-veteran"
        assert after_turn("evaluator(price=0)", **given).hand == "reaper-junior"

    def test_only_the_two_best_cards_over_there_count(self):
        """With three reapers in the hand, playing one of them denies nothing."""
        hand = "witch-veteran reaper-junior reaper-senior reaper-secretary"
        assert "witch-veteran" not in after_turn("evaluator", hand=hand, columns=THEY_NEED_REAPERS).hand

    @pytest.mark.parametrize("coins, finished", [((1, 1), 5), ((1, 30), 4)])
    def test_a_cautious_one_does_not_end_a_game_that_it_would_lose(self, coins, finished):
        given = {"hand": "demon-senior", "columns": WITCHES, "areas": (FOUR, ""), "coins": coins}
        assert after_turn("evaluator(caution=6)", **given).record["row_size"][6] == finished

    def test_without_caution_it_finishes_anyway(self):
        given = {"hand": "demon-senior", "columns": WITCHES, "areas": (FOUR, ""), "coins": (1, 30)}
        assert after_turn("evaluator(caution=0)", **given).record["row_size"][6] == 5

    def test_an_angel_aristocrat_goes_where_it_clears_the_other_players_hopes(self):
        columns = {(0, 0): "witch-junior witch-senior", (1, 2): "demon-junior demon-senior demon-junior"}
        table = paid_turn(
            "evaluator", hand="angel-aristocrat", areas=("angel-senior angel-senior", ""), columns=columns
        )
        assert table.side(1, 2) == "" and table.side(0, 0) == "witch-junior witch-senior"

    def test_what_the_other_player_may_not_play_is_no_use_to_them(self):
        """A reaper veteran that needs a finished faction in the free play too can stay: nothing is denied."""
        given = {"hand": "witch-junior reaper-veteran", "columns": THEY_NEED_REAPERS, "areas": ("reaper-junior", "")}
        assert after_turn("evaluator(price=0.5)", **given).hand == "witch-junior"
        given |= {"options": {"free_play_requirements": "on"}, "change": {"witch-junior.cost": 5}}
        assert after_turn("evaluator(price=0.5)", **given).hand == "reaper-veteran"

    def test_a_dragon_junior_does_not_burn_itself(self):
        """As the fourth card of its column, its own side of three dragons, it would."""
        columns = {(0, 0): "dragon-secretary dragon-senior dragon-secretary"}
        table = paid_turn("evaluator", hand="dragon-junior demon-veteran", columns=columns)
        assert table.discard == ""

    def test_it_draws_while_there_are_more_plays_than_useful_cards(self):
        hand = {"hand": "witch-junior witch-senior", "deck": "angel-junior " * 9}
        assert after_turn("evaluator", **hand).column("draws") == [1, 0]
        assert after_turn("evaluator(plays=0)", **hand).column("draws") == [0, 0]

    def test_thrift_leaves_coins_for_a_second_card(self):
        given = {"hand": "witch-secretary witch-junior demon-secretary", "coins": (4, 3), "deck": ""}
        assert paid_turn("evaluator(thrift=20)", **given).hand == "witch-junior"
