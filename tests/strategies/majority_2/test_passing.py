"""The poisoner of hands."""

from tests.majority_2.bench import LaidTable
from tests.strategies.majority_2.contract import Contract, after_turn, paid_turn

THEY_NEED_REAPERS = {(1, 0): "reaper-junior reaper-senior demon-junior"}


class TestHandPoisoner(Contract):
    strategy = "hand-poisoner"

    def test_it_plays_what_the_other_player_needs(self):
        given = {"hand": "witch-veteran reaper-junior", "columns": THEY_NEED_REAPERS}
        assert after_turn("hand-poisoner", **given).hand == "witch-veteran"
        assert after_turn("hand-poisoner(poison=0)", **given).hand == "reaper-junior"

    def test_it_hides_it_in_the_reserve(self):
        given = {
            "hand": "reaper-junior reaper-senior",
            "reserves": ("demon-junior witch-senior", ""),
            "columns": THEY_NEED_REAPERS,
        }
        assert after_turn("hand-poisoner(poison=2)", **given).reserve(0) == "reaper-junior reaper-senior"
        assert after_turn("hand-poisoner(poison=0)", **given).column("swaps") == [0, 0]

    def test_a_demon_junior_puts_it_aside(self):
        given = {"hand": "demon-junior", "deck": "witch-junior witch-senior angel-senior reaper-senior demon-senior"}
        given |= {"columns": THEY_NEED_REAPERS, "change": {"*.free": 0}, "coins": (3, 3)}
        table = LaidTable(
            strategies=("hand-poisoner(hunger=1)", "first-legal"),
            **{**given, "deck": "witch-junior reaper-senior demon-senior"},
        )
        assert table.step().reserve(0) == "reaper-senior"

    def test_a_dragon_senior_leaves_nothing(self):
        hand = "witch-junior dragon-senior reaper-junior reaper-senior"
        assert paid_turn("hand-poisoner(poison=2)", hand=hand, columns=THEY_NEED_REAPERS).hand == ""

    def test_it_draws_little(self):
        hand = {"hand": "witch-junior " * 7, "deck": "angel-senior " * 9}
        assert after_turn("hand-poisoner", **hand).column("draws") == [0, 0]
        assert after_turn("greedy", **hand).column("draws") == [1, 0]
