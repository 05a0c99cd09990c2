"""The yardsticks."""

from sim.games.feuergipfel.kinds import KINDS
from tests.strategies.feuergipfel.contract import FEUERGIPFEL, Contract, mean


class TestRandom(Contract):
    strategy = "random"

    def test_it_answers_everything_at_random(self):
        made = FEUERGIPFEL.strategies()["random"]()
        assert len({made.answer(kind) for kind in KINDS}) == 1

    def test_it_does_a_bit_of_everything(self):
        assert all(mean("random", "done", action, other="random") > 0.05 for action in range(9))


class TestFirstLegal(Contract):
    strategy = "first-legal"
    games = 250

    def test_it_recruits_and_nothing_else_while_there_are_recruits(self):
        assert mean("first-legal", "done", 0, other="first-legal") == 30
        assert mean("first-legal", "done", slice(1, 7), other="first-legal") == 0
