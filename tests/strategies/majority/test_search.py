"""The search with scripted roll-outs."""

from typing import ClassVar

import numpy as np
import pytest

from sim.games.majority.state import CARD_IDS, DRAFT, REPRESENTATION, SWAP
from sim.kernel.compile import entry
from sim.kernel.decisions import LOGGING
from sim.kernel.play import play_on
from sim.kernel.table import Table
from strategies.majority.search import steps_to_council
from tests.strategies.majority.contract import Contract
from tests.strategies.majority.situation import MAJORITY, Situation


@entry
def play_steps(table, steps):
    table.laid_out = 1
    table.last_step = table.steps + steps
    play_on(table)


class TestMonteCarlo(Contract):
    strategy = "monte-carlo"
    quick: ClassVar = {"rollouts": 2}
    apart: ClassVar = {"rollouts": (1, 6), "horizon": (0, 1)}
    games = 12

    @pytest.mark.parametrize(
        ("others", "plays"),
        [(("blue-5", "red-10", "red-9"), "red-0"), (("blue-5", "blue-10", "blue-9"), "yellow-10")],
    )
    def test_the_last_seat_of_an_open_turn_sees_what_a_0_takes(self, others, plays):
        """The last turn of the game, everybody else without a choice: 19 red points for the 0, or none."""
        laid = Situation("monte-carlo(rollouts=5)", round=3, marker=0, open=1, red=(30, 20, 9, 28))
        laid.record["rollout"], laid.record["rollout_parameters"] = laid.table.seating[0, 2:]
        laid.record["mode"], laid.record["phase"] = LOGGING, REPRESENTATION
        laid.lay("hand", 2, "red-0 yellow-10")
        for seat, card in zip((0, 1, 3), others, strict=True):
            laid.lay("hand", seat, f"{card} {card}")
        play_steps(laid.record, 1)
        assert [CARD_IDS[card] for card in np.flatnonzero(laid.record["played"][2])] == [plays]

    @pytest.mark.parametrize(("players", "round_1"), [(3, 6 + 5 + 1), (4, 6 + 1 + 5 + 1)])
    def test_the_horizon_is_the_next_council(self, players, round_1):
        """Picks, the swap in the game of four, turns and the council; one step less, and nobody has been paid."""
        greedy = MAJORITY.strategies()["greedy"]()
        paid = []
        for steps in (round_1 - 1, round_1, round_1 + 9 + (players == 4), round_1 + 10 + (players == 4)):
            table = Table(MAJORITY, MAJORITY.setting(players), [[greedy] * players])
            table._blank["last_step"] = steps
            table.play(1, 0, 1)
            paid.append(int(table.record["coins_paid"]))
        assert paid[0] == 0 < paid[1] == paid[2] < paid[3]

    def test_steps_are_counted_from_every_phase(self):
        six = "red-5 red-6 red-9 blue-5 blue-6 blue-9"
        first = Situation(hand=six, phase=DRAFT).record
        assert [steps_to_council(first, 0, n) for n in range(3)] == [0, 13, 24]
        last_pick = Situation(hand="red-5", kept="red-6 red-9 blue-5 blue-6", phase=DRAFT).record
        assert steps_to_council(last_pick, 0, 1) == 7
        assert steps_to_council(Situation(hand=six, phase=SWAP).record, 0, 1) == 7
        assert steps_to_council(Situation(hand="red-5 red-6", phase=REPRESENTATION).record, 0, 1) == 2
        assert steps_to_council(Situation(players=3, hand=six, phase=DRAFT).record, 0, 2) == 22
