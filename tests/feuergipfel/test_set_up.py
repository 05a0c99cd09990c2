"""Set-ups and changed cards: costs, wizards, spells out of the box, and what is refused."""

import numpy as np
import pytest

from sim.errors import SpielwerkError
from sim.games.feuergipfel.names import CARDS, CREATURES
from sim.games.feuergipfel.state import CLANS
from sim.runs.experiment import match
from sim.runs.runner import table_for


def record(**more):
    return table_for(match("feuergipfel", ["first-legal"], 1, **more), 0).record


def components(costs):
    made = record(setup={"costs": costs})
    spells = slice(CREATURES, CARDS)
    return made["component_clan"][:, spells].copy(), made["component_minimum"][:, spells].copy()


def test_the_reconstruction_gives_every_clan_six_spells_and_one_second_component():
    clans, minima = components("reconstructed")
    assert np.bincount(clans[0]).tolist() == [6] * 6 and np.bincount(clans[1] + 1).tolist() == [30, 1, 1, 1, 1, 1, 1]
    assert minima.max() == 4


def test_dropped_raised_and_permuted_costs():
    clans, minima = components("reconstructed")
    assert not components("dropped")[1].any()
    raised = components("raised")[1]
    asked = clans >= 0
    assert (raised[asked] == np.minimum(np.maximum(minima[asked], 1) + 1, 4)).all() and not raised[~asked].any()
    other, same = components("permuted:1")
    assert (same == minima).all() and (other != clans).any() and ((other >= 0) == asked).all()
    assert (other[0] != other[1]).all(), "two components are of different clans"
    assert (components("permuted:2")[0] != other).any() and (components("permuted:1")[0] == other).all()


def test_given_wizards_sit_where_they_are_given():
    table = table_for(match("feuergipfel", ["first-legal"], 60, players=3, setup={"wizards": "gaia, doom"}), 0)
    clans = table.play(1, 0, 60)["wizard_clan"]
    assert (clans[:, 0] == CLANS.index("gaia")).all() and (clans[:, 1] == CLANS.index("doom")).all()
    assert set(clans[:, 2]) == {1, 2, 3, 4}


def test_dealt_wizards_are_all_clans_alike():
    clans = table_for(match("feuergipfel", ["first-legal"], 3000), 0).play(1, 0, 3000)["wizard_clan"]
    assert (clans[:, 0] != clans[:, 1]).all()
    assert all(abs(np.mean(clans[::2, seat] == clan) - 1 / 6) < 0.04 for seat in (0, 1) for clan in range(6))


def test_a_spell_out_of_the_box_never_turns_up():
    table = table_for(match("feuergipfel", ["wizard"], 200, change={"tornado.copies": 0}), 0)
    result = table.play(1, 0, 200)
    tornado = CREATURES + 34
    assert not result["dealt"][:, :, tornado].any() and not result["cast"][:, :, tornado].any()
    assert result["cast"].sum() > 0


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"setup": {"costs": "free"}}, "no costs 'free'"),
        ({"setup": {"costs": "permuted:x"}}, "no costs"),
        ({"setup": {"wizards": "dome"}}, "no clan 'dome'"),
        ({"setup": {"wizards": "doom,doom"}}, "each clan once"),
        ({"setup": {"wizards": "doom,dawn,gaia"}}, "at most one clan"),
        ({"change": {"tornado.clan": 7}}, "clan goes from 0"),
        ({"change": {"tornado.copies": 2}}, "copies goes from 0 to 1"),
        ({"change": {"*-1.copies": 0, "*-2.copies": 0, "*-3.copies": 0, "*-4.copies": 0}}, "0 creatures"),
        ({"change": {"circle-of-might.amount": 10}}, "from 1 to 9"),
        ({"players": 5, "change": {"tornado.copies": 0, "smite.copies": 0}}, "34 spells are too few"),
    ],
)  # fmt: skip
def test_what_can_not_be_played_is_refused_in_a_line(more, message):
    with pytest.raises(SpielwerkError, match=message):
        record(**more)
