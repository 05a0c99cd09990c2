"""The dice: captures, rescues and brainwashing succeed as often as 36 pairs of dice, or six sides, say."""

import numpy as np
import pytest
from scipy import stats

from sim.games.feuergipfel.state import MOST_ODDS
from sim.runs.experiment import match
from sim.runs.runner import table_for

PAIRS = [(a, b) for a in range(1, 7) for b in range(1, 7)]
GAMES = 4000


@pytest.fixture(scope="module")
def played():
    """Games of people who fight a lot."""
    table = table_for(match("feuergipfel", ["raider", "random", "gaoler"], GAMES, players=3), 0)
    return table.play(2, 0, GAMES)


@pytest.mark.parametrize("what", ["capture", "rescue"])
@pytest.mark.parametrize("lead", range(-MOST_ODDS, MOST_ODDS + 1))
def test_V_2_and_V_4_wins_and_losses_by_the_lead_before_the_dice(played, what, lead):
    tries, wins, losses = (
        int(played[f"{what}_{column}"][:, :, lead + MOST_ODDS].sum()) for column in ("tries", "wins", "losses")
    )
    chance = sum(a + lead > b for a, b in PAIRS) / 36
    against = sum(a + lead < b for a, b in PAIRS) / 36
    if tries:
        assert stats.binomtest(wins, tries, chance).pvalue > 1e-4 if 0 < chance < 1 else wins == tries * chance
        assert stats.binomtest(losses, tries, against).pvalue > 1e-4 if 0 < against < 1 else losses == tries * against


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_V_3_brainwashing(played, strength):
    tries = int(played["brainwash_tries"][:, :, strength].sum())
    wins = int(played["brainwash_wins"][:, :, strength].sum())
    assert tries > 200 and stats.binomtest(wins, tries, (6 - strength) / 6).pvalue > 1e-4


def test_enough_was_fought(played):
    assert played["capture_tries"].sum() > 5000 and played["rescue_tries"].sum() > 1000
    assert np.count_nonzero(played["capture_tries"].sum(axis=(0, 1))) >= 10
