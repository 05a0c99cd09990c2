"""What all scripted ideas have to see: where abilities work, when they are switched off, and no faction above others."""

import pytest

from sim.runs.experiment import match
from sim.runs.runner import table_for
from tests.strategies.majority_2.contract import MAJORITY_2, after_turn, paid_turn
from tests.strategies.majority_2.test_strength import IDEAS

TWO_ANGELS = ("angel-junior angel-senior", "")
OFF = {f"{card.id}.ability": 0 for card in MAJORITY_2.cards if "ability" in card.numbers}
ALIKE = OFF | {"*.free": 1, "demon-veteran.points": 4, "angel-aristocrat.points": 2}


@pytest.mark.parametrize("name", IDEAS)
def test_no_faction_is_preferred_where_all_are_alike(name):
    """With the same numbers everywhere and no abilities every faction is finished as often: equals draw lots."""
    games = 1000
    experiment = match("majority-2", [name, name], games, seed=3, change=ALIKE, detail="seats")
    finished = table_for(experiment, 0).play(3, 0, games)["finished_in"].sum(axis=(0, 1))
    share = finished / finished.sum()
    assert abs(share - 0.2).max() < 0.02, share  # by the order of a list witches had 0.28 and reapers 0.10


@pytest.mark.parametrize("name", [*IDEAS, "random"])
def test_requirements_in_the_free_play_dont_bring_games_to_a_standstill(name):
    """Cards that may not be played are no reason not to draw: a quarter of these games reached the cap once."""
    games = 400
    switch = {"free_play_requirements": "on"}
    experiment = match("majority-2", [name, "greedy"], games, seed=3, options=switch, detail="seats")
    assert table_for(experiment, 0).play(3, 0, games)["truncated"].mean() < 0.005


@pytest.mark.parametrize("name", IDEAS)
def test_5_5_an_ability_is_worth_nothing_in_the_free_play(name):
    columns = {(0, 0): "witch-junior witch-senior demon-junior"}
    assert after_turn(name, hand="angel-aristocrat witch-junior", columns=columns).hand == "angel-aristocrat"


@pytest.mark.parametrize("name", IDEAS)
def test_6_2_an_angel_aristocrat_clears_the_other_players_column(name):
    columns = {(0, 0): "angel-secretary angel-senior angel-secretary", (1, 2): "witch-junior witch-senior witch-junior"}
    table = paid_turn(name, hand="angel-aristocrat demon-veteran", columns=columns, areas=TWO_ANGELS)
    assert table.side(0, 0) == columns[0, 0] and table.side(1, 2) == ""


@pytest.mark.parametrize("name", IDEAS)
@pytest.mark.parametrize("card", ["demon-aristocrat", "angel-aristocrat"])
def test_nobody_pays_for_an_ability_that_is_switched_off(name, card):
    """It fits nowhere: all three sides have four cards and two colours twice, and a fifth one loses them."""
    side = "witch-junior witch-senior reaper-junior reaper-senior"
    given = {"hand": f"{card} dragon-veteran", "columns": dict.fromkeys([(0, 0), (0, 1), (0, 2)], side)}
    given |= {"areas": ("angel-junior angel-senior demon-junior demon-senior", "")}
    assert card not in paid_turn(name, **given).hand
    assert card in paid_turn(name, **given, change={f"{card}.ability": 0}).hand
