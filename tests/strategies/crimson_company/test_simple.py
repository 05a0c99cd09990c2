"""The yardsticks."""

from tests.strategies.crimson_company.contract import Contract
from tests.strategies.crimson_company.situation import Situation, asked, recruited


class TestRandom(Contract):
    strategy = "random"

    def test_any_option_turns_up(self):
        laid = Situation("random")
        assert {laid.answer("lane", ["lane 1", "lane 2", "lane 3"]) for _ in range(50)} == {
            "lane 1",
            "lane 2",
            "lane 3",
        }


class TestFirstLegal(Contract):
    strategy = "first-legal"

    def test_it_is_always_the_first(self):
        assert recruited("first-legal", ["traitor", "hel"]) == "traitor"
        assert asked("first-legal", "match", ["no", "yes"]) == "no"


class TestSensible(Contract):
    strategy = "sensible"
    decides = ()

    def test_it_is_the_default(self):
        assert recruited("sensible", ["traitor", "hel", "alchemist"]) == "alchemist"


def test_nobody_pays_for_strength_where_strength_does_not_win():
    """A Mercenary, one point short: a coin wins the lane, but not if the lower sum or face-down cards decide."""
    given = {"source": "mercenary", "subject": "mercenary", "coins": [9, 9]}
    coins = list(range(10))

    def paid(near, far):
        laid = Situation("sensible", near=near, far=far, **given)
        for name in ("near", "far"):
            for card in laid.laid.row(name):
                slot = laid.laid.slot(card)
                laid.record["points"][slot] = laid.record["strength"][laid.record["who"][slot]]
        return laid.answer("pay", coins)

    assert paid(["mercenary", "siren"], ["fenrir"]) == 2
    assert paid(["mercenary", "siren", "underdog"], ["fenrir"]) == 0
    assert paid(["mercenary", "siren"], ["fenrir", "bishop"]) == 0
