"""Disruptors."""

from tests.strategies.majority_2.contract import Contract, after_turn, paid_turn

DANGEROUS = "witch-junior witch-senior witch-junior witch-secretary"


class TestDisruptor(Contract):
    strategy = "disruptor"

    def test_a_dragon_junior_burns_where_it_hurts(self):
        given = {"hand": "witch-junior dragon-junior", "columns": {(1, 1): DANGEROUS, (1, 0): "demon-junior"}}
        table = paid_turn("disruptor", **given)
        assert table.side(1, 1) == "witch-senior witch-junior witch-secretary" and table.side(0, 1) == "dragon-junior"

    def test_it_robs_and_discards(self):
        area = ("dragon-junior dragon-senior", "demon-junior witch-junior")
        assert paid_turn("disruptor", hand="dragon-aristocrat witch-secretary", areas=area).record["row_size"][7] == 1

    def test_without_spite_it_only_builds(self):
        given = {
            "hand": "witch-junior dragon-junior",
            "columns": {(1, 1): DANGEROUS, (0, 0): "witch-senior witch-junior"},
        }
        assert paid_turn("disruptor(spite=0)", **given).side(0, 0).endswith("witch-junior witch-junior")

    def test_discs_break_the_other_players_columns(self):
        table = paid_turn(
            "disruptor", hand="reaper-junior demon-junior", columns={(1, 1): "witch-junior witch-senior witch-junior"}
        )
        assert table.record["count"][4][0] == 2 and table.column("discs_opposing") == [1, 0]

    def test_a_promo_dragon_junior_burns_a_colour_that_the_other_player_has_finished(self):
        given = {"columns": {(1, 1): DANGEROUS, (1, 0): "demon-junior demon-senior demon-junior"},
                 "hand": "promo-dragon-junior demon-veteran", "setup": {"promo": "all"}}  # fmt: skip
        assert paid_turn("disruptor", **given, areas=("", "witch-junior")).record["row_size"][4] == 3
        assert paid_turn("disruptor", **given, areas=("", "demon-senior")).record["row_size"][3] == 2

    def test_abilities_dont_work_in_the_free_play(self):
        """The free dragon junior goes to its friends, not to where it would burn."""
        columns = {(1, 1): DANGEROUS, (0, 0): "dragon-senior dragon-secretary"}
        assert after_turn("disruptor", hand="dragon-junior", columns=columns).side(0, 1) == ""
