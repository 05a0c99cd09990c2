"""Dungeons and spellbooks are secret: what a seat knows survives `conceal`, all else is dealt anew without a trace."""

# ruff: noqa: N805 (a strategy's methods have no self)

from collections import Counter

import numpy as np
import pytest
from scipy import stats

from sim.errors import GameFault
from sim.games.feuergipfel.decisions import Feuergipfel
from sim.games.feuergipfel.names import CREATURES
from sim.kernel.decisions import last_option, next_option
from sim.runs.experiment import match
from sim.runs.runner import table_for

SECRET = {"stack", "research", "dungeon", "prisoners", "book", "returned", "dealt", "kept", "drawn", "streams"}


def midway(lay, seed, steps, players=3):
    table = lay(players=players, strategy="random").begin(seed)
    for _ in range(steps):
        table.step()
    return table


@pytest.mark.parametrize("steps", [0, 1, 2, 10, 60, 90])
@pytest.mark.parametrize("me", [0, 2])
def test_a_seat_keeps_all_that_it_can_see(lay, steps, me):
    table = midway(lay, 5, steps)
    before = table.record.copy()
    table.conceal(me, seed=9)
    for name in before.dtype.names:
        if name not in SECRET:
            np.testing.assert_array_equal(table.record[name], before[name], err_msg=name)
    for name in ("dungeon", "prisoners", "book", "returned"):
        np.testing.assert_array_equal(table.record[name][me], before[name][me])
    assert (table.record["dungeon"].sum(axis=1) == before["dungeon"].sum(axis=1)).all()
    for seat in range(3):
        assert int(table.record["book"][seat]).bit_count() == int(before["book"][seat]).bit_count()


def hidden(record, me, players):
    cards = Counter(int(c) for c in record["stack"][0, : record["stack_size"][0]])
    for seat in set(range(players)) - {me}:
        cards += Counter({c: int(n) for c, n in enumerate(record["dungeon"][seat])})
    return +cards


def test_the_hidden_creatures_are_the_same_ones_in_other_places(lay):
    table = midway(lay, 4, 40)
    before, dungeon = hidden(table.record, 1, 3), table.prisoners(0)
    seen = set()
    for seed in range(6):
        assert hidden(table.conceal(1, seed).record, 1, 3) == before
        seen.add(table.prisoners(0))
    assert seen != {dungeon}


def test_who_held_what_leaves_no_trace(lay):
    one = (
        lay().dungeon(1, "doom-1 night-2").stack("gaia-3 dawn-4").book(1, "smite").research("decoy scry").conceal(0, 3)
    )
    told = (one.prisoners(1), one.spells("book", 1), one.record["stack"][0, :2].tolist())
    other = (
        lay().dungeon(1, "dawn-4 gaia-3").stack("doom-1 night-2").book(1, "scry").research("smite decoy").conceal(0, 3)
    )
    assert told == (other.prisoners(1), other.spells("book", 1), other.record["stack"][0, :2].tolist())


def test_every_deal_is_as_likely(lay):
    seen = Counter()
    for seed in range(3000):
        table = lay().dungeon(1, "doom-1").stack("gaia-3 dawn-4").conceal(0, seed)
        seen[table.prisoners(1)] += 1
    assert len(seen) == 3 and stats.chisquare(list(seen.values())).pvalue > 1e-4


def test_a_titan_stays_in_some_closed_dungeon(lay):
    where = Counter()
    for seed in range(300):
        table = lay(players=3).dungeon(1, "summon-titan").dungeon(2, "doom-1 doom-2").stack("gaia-1 gaia-2")
        table.conceal(0, seed)
        assert all(card < CREATURES for card in table.record["stack"][0, :2])
        where["summon-titan" in table.prisoners(1)] += 1
    assert 60 < where[True] < 140  # one slot of three


def test_an_opened_dungeon_stays_open_to_whoever_looks(lay):
    table = lay().dungeon(1, "doom-1 night-2").stack("gaia-3 dawn-4 gaia-1").set(seen=2).conceal(0, 1)
    assert table.prisoners(1) == "doom-1 night-2"


class PeeksAtDungeons(Feuergipfel):
    """Acts by the neighbour's prisoners."""

    def action(table, me):
        left = (me + 1) % table.players
        return next_option(table, -1) if table.dungeon[left, :12].sum() % 2 else last_option(table)


class PeeksAtBooks(Feuergipfel):
    """Acts by the neighbour's spells."""

    def action(table, me):
        left = (me + 1) % table.players
        return next_option(table, -1) if table.book[left] & np.uint64(1 << 30) else last_option(table)


class PeeksAtStack(Feuergipfel):
    """Acts by the next recruit."""

    def action(table, me):
        top = table.stack[0, max(0, table.stack_size[0] - 1)]
        return next_option(table, -1) if top % 2 else last_option(table)


@pytest.mark.parametrize("cheat", [PeeksAtDungeons, PeeksAtBooks, PeeksAtStack])
def test_a_strategy_that_looks_at_secrets_is_found_out(cheat):
    experiment = match("feuergipfel", [cheat, "first-legal"], 40)
    with pytest.raises(GameFault, match="hidden cards"):
        table_for(experiment, 0, watch=True).play(1, 0, 40)
