"""Whole games before a referee who knows the rulebook and nothing of the compiled rules."""

import numpy as np
import pytest

from sim.runs.experiment import match
from sim.runs.runner import table_for
from tests.majority_2.players import Plain, Wild
from tests.majority_2.referee import NAMES, Ambiguous
from tests.majority_2.refereed import refereed
from tests.majority_2.test_golden import GAMES

GAMES_EACH = 40
DECKS = {
    "the box": {},
    "promo cards and ghosts": {"setup": {"promo": "all", "ghosts": 2}},
    "promo cards on top": {"setup": {"promo": "all", "ghosts": 2}, "options": {"promo_cards": "add"}},
    "switches": {"setup": {"promo": "dragon-junior, witch-senior:1", "ghosts": 1},
                 "options": {"free_play_requirements": "on", "angel_aristocrat_clears": "own",
                             "reaper_senior_goes": "discard"}},
}  # fmt: skip


def judged(strategies, seed, game=0, **setting):
    """The referee's and the game's own scores; nothing if the transcript can't tell two equal cards apart."""
    experiment = match("majority-2", strategies, game + 1, seats="fixed", seed=seed, **setting)
    table = table_for(experiment, 0, trace=True)
    result = table.play(seed, game, 1)
    try:
        return refereed(experiment.setting, table.events).scores, result["score"][0].tolist()
    except Ambiguous:
        return None


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_games_are_played_by_the_rules(name):
    given = dict(GAMES[name])
    found = judged(given.pop("strategies"), given.pop("seed"), **given)
    assert found is not None and found[0] == found[1]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("players", [(Wild, Wild), (Plain, Wild), ("evaluator", "random"), ("random", "random")])
def test_the_referee_agrees_with_every_event_and_the_score(deck, players):
    found = [judged(players, 7, game, **DECKS[deck]) for game in range(GAMES_EACH)]
    clear = [one for one in found if one is not None]
    assert len(clear) > 0.6 * GAMES_EACH
    np.testing.assert_array_equal([own for own, _ in clear], [theirs for _, theirs in clear])


@pytest.mark.parametrize("altered", ["PAYS", "DRAWS", "PASSES", "GETS_COINS", "ENDS", "SETTLED_AWAY", "LAYS_IN"])
def test_the_referee_objects_to_a_game_that_was_tampered_with(altered):
    """The first event of a kind left out, or its first number one more: neither goes unnoticed."""
    experiment = match("majority-2", [Plain, Wild], 1, seats="fixed", seed=GAMES["base-game"]["seed"])
    table = table_for(experiment, 0, trace=True)
    table.play(experiment.seed, 0, 1)
    events = table.events.copy()
    (place, *_) = (i for i, event in enumerate(events) if NAMES[int(event[0])] == altered)
    more = events.copy()
    more[place, 2] += 1
    for wrong in (more, np.delete(events, place, axis=0)):
        with pytest.raises((AssertionError, ValueError, KeyError)):
            refereed(experiment.setting, wrong)
