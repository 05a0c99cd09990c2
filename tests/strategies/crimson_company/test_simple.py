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
