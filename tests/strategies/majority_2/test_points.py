"""Greedy: points at once."""

from tests.strategies.majority_2.contract import Contract, after_turn, paid_turn

ALMOST = {(0, 1): "witch-junior witch-senior demon-junior witch-secretary"}


class TestGreedy(Contract):
    strategy = "greedy"

    def test_it_finishes_a_faction_before_it_begins_another_column(self):
        table = after_turn("greedy", hand="demon-senior angel-senior", columns=ALMOST)
        assert table.side(0, 1) == "" and table.record["row_size"][6] == 1

    def test_the_representative_with_the_most_points(self):
        side = "demon-veteran demon-junior demon-secretary witch-junior"
        assert after_turn("greedy", hand="angel-senior", columns={(0, 0): side}).area(0) == "demon-veteran"

    def test_a_card_goes_to_its_own_colour(self):
        table = after_turn("greedy", hand="demon-senior", columns={(0, 0): "witch-junior", (0, 2): "demon-junior"})
        assert table.side(0, 2) == "demon-junior demon-senior"

    def test_it_rather_keeps_a_card_than_ruin_a_column(self):
        two = "witch-junior witch-senior demon-junior angel-senior"
        table = after_turn("greedy", hand="reaper-junior", columns={(0, c): two for c in range(3)})
        assert table.hand == "reaper-junior"

    def test_an_angel_aristocrat_is_points_at_once(self):
        table = paid_turn("greedy", hand="witch-secretary angel-aristocrat", areas=("angel-senior angel-senior", ""))
        assert table.area(0).split()[-1] == "angel-aristocrat"

    def test_it_draws_while_it_is_hungry(self):
        hand = {"hand": "witch-junior witch-senior", "deck": "angel-junior " * 9}
        assert after_turn("greedy", **hand).column("draws") == [1, 0]
        assert after_turn("greedy(hunger=2)", **hand).column("draws") == [0, 0]

    def test_it_swaps_for_the_better_cards(self):
        columns = {(0, 0): "demon-junior demon-senior demon-secretary"}
        given = {"hand": "witch-junior", "reserves": ("demon-junior", ""), "columns": columns}
        assert after_turn("greedy", **given).side(0, 0).split()[-1] == "demon-junior"
        assert after_turn("greedy", **{**given, "reserves": ("reaper-junior", "")}).column("swaps") == [0, 0]
