"""What must hold in every game, whoever plays it: looked at after every single action."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sim.games.feuergipfel.lattice import NEIGHBOURS
from sim.games.feuergipfel.names import CREATURES, DUPLICATE, SUMMON_TITAN
from sim.games.feuergipfel.state import CARD_IDS, CLANLESS, GUARD, NO_CARD
from sim.games.feuergipfel.structure import charm_card

NAMES = ("random", "first-legal", "builder", "raider", "gaoler", "wizard", "might-rush", "defender", "opportunist")
LEADERS = {2: (0,), 3: (0, 1), 4: (1,), 5: (2,), 6: (2, 3), 7: (3, 4), 8: (4,)}
GAMES = some.fixed_dictionaries({
    "players": some.sampled_from([2, 3, 4, 5]),
    "strategy": some.sampled_from(("random", "random", *NAMES)),
    "clan_powers": some.sampled_from(["off", "on"]),
    "reshuffle": some.sampled_from(["off", "on"]),
})  # fmt: skip
SEEDS = some.integers(0, 2**62)
every_game = settings(deadline=None, max_examples=25)
CHEAP = {f"{spell}.{field}": 0 for spell in CARD_IDS[CREATURES:] for field in ("minimum", "second_clan")}


def steps(lay, game, seed, at_most=400):
    """Play on, and give the table after every action."""
    table = lay(**game).begin(seed)
    for _ in range(at_most):
        table.step()
        yield table
        if table.record["over"]:
            return


def played_out(lay, game, seed, at_most=400):
    """The table after so many actions, or at its end."""
    table = None
    for now in steps(lay, game, seed, at_most):
        table = now
    return table


def bits(word):
    return [n for n in range(64) if int(word) >> n & 1]


def spells_everywhere(record, players):
    """Every spell card, wherever it lies."""
    found = list(record["research"][0, : record["research_size"][0]]) + bits(record["spell_discards"])
    found += [card for card in record["stack"][0, : record["stack_size"][0]] if card >= CREATURES]
    for seat in range(players):
        found += bits(record["book"][seat]) + bits(record["returned"][seat])
        found += [c for c in (*record["aura"][seat], record["circle"][seat], *record["decoy"][seat]) if c != NO_CARD]
        found += [c for c in record["creature"][seat] if c >= CREATURES]
        found += [charm_card.py_func(b) for charms in record["charms"][seat] for b in range(7) if charms >> b & 1]
        found += [c for c in (SUMMON_TITAN, DUPLICATE) for _ in range(record["dungeon"][seat, c])]
    found += [c for c in (SUMMON_TITAN, DUPLICATE) for _ in range(record["discards"][c])]
    return sorted(int(card) for card in found)


def creatures_everywhere(record, players):
    counts = np.bincount(record["stack"][0, : record["stack_size"][0]], minlength=60)[:CREATURES].astype(int)
    counts += record["discards"][:CREATURES]
    for seat in range(players):
        counts += record["dungeon"][seat, :CREATURES]
        for card in record["creature"][seat]:
            if 0 <= card < CREATURES:
                counts[card] += 1
    return counts


def check_structure(record, seat):
    """The three rules once more, written down independently of the game's own check."""
    cards, power, clans = record["creature"][seat], record["power"][seat], record["clan_now"][seat]
    charms, double = record["charms"][seat], record["double"]
    there = [p for p in range(9) if cards[p] != NO_CARD]
    assert record["count"][seat] == len(there) and record["filled"][seat] == sum(1 << p for p in there)
    for p in there:
        leaders = [q for q in LEADERS.get(p, ()) if q in there]
        masked = any(charms[q] >> 4 & 1 or (charms[q] >> 6 & 1 and double == 24 + 14) for q in leaders)
        assert p < 2 or leaders, "a creature without a leader"
        assert p < 2 or masked or power[p] < sum(power[q] for q in leaders), "too strong for its leaders"
        for q in there:
            if NEIGHBOURS[p] >> q & 1 and clans[p] != CLANLESS:
                assert clans[q] != clans[p] ^ 1, "enemies side by side"


def neutral_here(record, seat, p):
    """Is the creature under an Aura of Neutrality?"""

    def lies(q):
        card = record["aura"][seat, q]
        text = record["double"] if card == DUPLICATE else card
        return record["creature"][seat, q] != NO_CARD and text == 24 + 1

    return p != GUARD and any(lies(q) for q in (p, *LEADERS.get(p, ())))


def check_strength(record, seat):
    for p in range(10):
        card = record["creature"][seat, p]
        if card == NO_CARD:
            assert record["power"][seat, p] == 0 and record["charms"][seat, p] == 0
            continue
        clan = CLANLESS if neutral_here(record, seat, p) else record["clan"][card]
        charms = record["charms"][seat, p]
        texts = [charm_card.py_func(b) for b in range(7) if charms >> b & 1]
        texts = [int(record["double"]) if t == DUPLICATE else t for t in texts]
        expected = record["strength"][card] + (clan == record["wizard"][seat] and clan != CLANLESS)
        expected += 2 * texts.count(24 + 12) - texts.count(24 + 11)
        assert (record["power"][seat, p], record["clan_now"][seat, p]) == (expected, clan)


@every_game
@given(game=GAMES, seed=SEEDS)
def test_III_b_every_structure_is_legal_after_every_action(lay, game, seed):
    for table in steps(lay, game, seed):
        for seat in range(game["players"]):
            check_structure(table.record, seat)
            check_strength(table.record, seat)


@every_game
@given(game=GAMES, seed=SEEDS)
def test_60_creatures_and_36_spells_after_every_action(lay, game, seed):
    for table in steps(lay, game, seed):
        record = table.record
        np.testing.assert_array_equal(creatures_everywhere(record, game["players"]), record["copies"][:CREATURES])
        assert spells_everywhere(record, game["players"]) == list(range(CREATURES, 60))
        for seat in range(game["players"]):
            assert record["dungeon_size"][seat] == record["dungeon"][seat].sum()
            assert bits(record["prisoners"][seat]) == np.flatnonzero(record["dungeon"][seat]).tolist()
        assert record["discard_size"] == record["discards"].sum()
        assert record["card"] == record["other_card"] == record["spell"] == NO_CARD and record["seen"] == 0


@every_game
@given(players=some.integers(2, 5), powers=some.sampled_from(["off", "on"]), seed=SEEDS)
def test_the_same_with_spells_that_cost_next_to_nothing(lay, players, powers, seed):
    """With cheap spells random players cast all of them, in all situations."""
    game = {"players": players, "strategy": "random", "clan_powers": powers, "change": CHEAP}
    for table in steps(lay, game, seed, 250):
        record = table.record
        np.testing.assert_array_equal(creatures_everywhere(record, players), record["copies"][:CREATURES])
        assert spells_everywhere(record, players) == list(range(CREATURES, 60))
        for seat in range(players):
            check_structure(record, seat)
            check_strength(record, seat)


@every_game
@given(game=GAMES, seed=SEEDS)
def test_the_columns_of_a_finished_game_agree(lay, game, seed):
    record = played_out(lay, game, seed, 5000).finish().record
    n = game["players"]
    end = {name: record[name][:n].astype(int) for name in ("creatures", "completed", "place", "peak", "worst_collapse")}
    assert record["over"] and record["ending"] in (1, 2, 3)
    assert np.isclose(record["win"][:n].sum(), 1)
    assert (record["ending"] == 1) == (end["completed"].sum() == 1)
    assert (end["peak"] >= end["creatures"]).all() and (end["creatures"] <= 9).all()
    done = record["done"][:n].astype(int)
    tries = record["capture_tries"][:n].sum(axis=1) + record["special_tries"][:n, 0]
    np.testing.assert_array_equal(tries, done[:, 1])
    np.testing.assert_array_equal(record["rescue_tries"][:n].sum(axis=1) + record["special_tries"][:n, 1], done[:, 3])
    np.testing.assert_array_equal(
        record["brainwash_tries"][:n].sum(axis=1) + record["special_tries"][:n, 2], done[:, 2]
    )
    np.testing.assert_array_equal(record["recruited"][:n].sum(axis=1), done[:, 0])
    np.testing.assert_array_equal(record["cast"][:n].sum(axis=1), done[:, 7])
    assert (record["kept"][:n].sum(axis=1) == 5).all() and (record["dealt"][:n].sum(axis=1) == 7).all()


@pytest.mark.parametrize("players", [2, 5])
def test_a_tornado_of_cheap_spells_shows_every_spell_cast(lay, players):
    """Not an invariant, but what makes those above worth something: all 36 spells are really cast."""
    cast = np.zeros(60, int)
    for seed in range(60):
        table = played_out(lay, {"players": players, "strategy": "random", "change": CHEAP}, seed)
        cast += table.record["cast"].sum(axis=0, dtype=int)
    assert (cast[CREATURES:] > 0).all(), [CARD_IDS[c] for c in range(CREATURES, 60) if not cast[c]]
