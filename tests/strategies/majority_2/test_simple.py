"""The yardsticks."""

from tests.majority_2.bench import LaidTable
from tests.strategies.majority_2.contract import Contract, after_turn


class TestRandom(Contract):
    strategy = "random"

    def test_anything_can_come(self):
        seen = set()
        for seed in range(60):
            table = LaidTable(
                hand="witch-junior reaper-junior", strategies=("random", "random"), coins=(1, 3), seed=seed
            )
            seen.add(table.step().hand)
        assert {"reaper-junior", "witch-junior", "witch-junior reaper-junior"} <= seen


class TestFirstLegal(Contract):
    strategy = "first-legal"

    def test_witches_first_and_always_the_first_column(self):
        table = after_turn("first-legal", hand="reaper-junior witch-senior demon-junior", deck="angel-junior " * 5)
        assert table.side(0, 0) == "witch-senior" and table.column("draws") == [0, 0]
