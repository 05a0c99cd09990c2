"""The search over the next act."""

from sim.runs.experiment import match
from sim.runs.runner import table_for
from tests.strategies.pendulum.contract import PENDULUM, Contract, played


class TestMonteCarlo(Contract):
    strategy = "monte-carlo"
    games = 2

    def test_it_has_a_speed_profile(self):
        """As all others; with as little search as can be."""
        one = played("monte-carlo(rollouts=1, horizon=5, thinking=10)", ("random",), 1)
        assert one["think"][0, 0] == 10

    def test_parameters_matter(self):
        usual = played("monte-carlo(rollouts=1, horizon=20)", ("usual",), 2)
        for other in ("monte-carlo(rollouts=3, horizon=20)", "monte-carlo(rollouts=1, horizon=60)"):
            assert (played(other, ("usual",), 2) != usual).any()

    def test_only_the_next_act_its_space_and_the_reward_are_searched(self):
        made, balancer = PENDULUM.strategies()["monte-carlo"](), PENDULUM.strategies()["track-balancer"]()
        searched = {kind for kind in PENDULUM.kinds if made.answer(kind) is not balancer.answer(kind)}
        assert searched == {"act", "space", "reward"}

    def test_it_beats_the_players_of_its_own_roll_outs(self):
        """One searching seat of two: with a few worlds it wins more often than not."""
        experiment = match(
            "pendulum", ["monte-carlo(rollouts=6)", "track-balancer"], 40, players=2, seed=2, detail="seats"
        )
        table = table_for(experiment, 0)
        wins = table.play(2, 0, 40)["win"]
        seats = [[s.name for s in lineup].index("monte-carlo") for lineup in table.lineups]
        mine = sum(float(wins[g, seats[g % len(seats)]]) for g in range(40))
        assert mine > 0.6 * wins.sum()
