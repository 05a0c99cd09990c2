"""Yardsticks."""

from tests.strategies.pendulum.contract import Contract, mean, played


class TestRandom(Contract):
    strategy = "random"

    def test_it_does_a_bit_of_everything(self):
        used = played("random")["used"][:, 0].sum(axis=0)
        assert (used[:12] > 0).all()


class TestFirstLegal(Contract):
    strategy = "first-legal"

    def test_it_never_acts_and_never_flips(self):
        assert mean("acts", "first-legal") == 0 == mean("flipped", "first-legal")


class TestUsual(Contract):
    strategy = "usual"
    apart = {"thinking": (0, 20)}  # noqa: RUF012

    def test_it_uses_its_workers_better_than_chance(self):
        assert mean("actions", "usual") > 1.5 * mean("actions", "random")
