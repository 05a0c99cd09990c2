"""Every recommended set-up of every game: what `sweep` calls its presets."""

import pytest

from sim.game import game
from sim.runs.runner import table_for
from tests.conformance.cases import NAMES, SEED, seatings, sit_down


def presets(name: str) -> list[tuple[str, str]]:
    """The set-ups that a game recommends, by the set-up's name."""
    chosen = game(name)
    if chosen.expand is None:
        return []
    return [
        (key, value) for key in chosen.setups for value in chosen.expand(key, "presets", SEED) if value != "presets"
    ]


PRESETS = [
    pytest.param(name, key, value, marks=pytest.mark.xdist_group(name))
    for name in NAMES
    for key, value in presets(name)
]


@pytest.mark.parametrize(("name", "key", "value"), PRESETS)
def test_a_recommended_set_up_is_played_and_told(name, key, value):
    """Watched and told with the fewest and with the most players: no fault, no peeking, a sentence for everything."""
    tables = sorted(seatings(name), key=lambda seating: seating.players)
    for seating in (tables[0], tables[-1]):
        experiment = sit_down(seating, [], 3, setup={key: value})
        table = table_for(experiment, 0, trace=True, watch=True)
        for index in range(3):
            table.play(experiment.seed, index, 1)
            assert game(name).words.transcript(table.events, ["somebody"] * seating.players).strip()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_set_up_is_explained(name):
    assert all(about and about.strip() == about for about in game(name).setups.values())
