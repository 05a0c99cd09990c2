# ruff: noqa: N805 (a strategy's methods have no self)
"""What a seat can't see is dealt anew by `conceal`, evenly and without a trace; whoever looks all the same is caught."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from scipy import stats

from sim.errors import GameFault
from sim.games.dominion.decisions import Dominion
from sim.kernel.compile import compiled
from sim.kernel.decisions import random_option
from sim.kernel.state import CONCEAL
from sim.kernel.table import Table
from tests.dominion.layout import DOMINION, LaidTable, run_hook
from tests.dominion.layout import lay as lay_table
from tests.dominion.players import Anything, Busy, anything_but_stop
from tests.dominion.test_invariants import CHEAP, all_copies, begin, check_books, seat, turns

Lay = Callable[..., LaidTable]
KINGDOM = ["moat", "bureaucrat", "library", "sentry", "black-market", "caravan", "horse-traders", "militia"]
SECRET = {"deck", "hand", "market", "streams"}
VISIBLE = ("discard", "play", "aside", "horse", "limbo")


def laid(lay: Lay, **more: object) -> LaidTable:
    return lay(
        3,
        KINGDOM,
        hands=[["copper", "moat", "estate"], ["gold", "silver", "copper"], ["duchy", "curse"]],
        decks=[["gold", "copper", "copper", "estate"], ["estate", "province"], ["moat", "silver", "silver"]],
        discards=[["militia", "copper"], ["curse"], []],
        plays=[["sentry"], ["caravan"], []],
        horses=[[], ["horse-traders"], []],
        market=["witch", "cellar", "baker", "golem"],
        **more,
    )


def rows(t: LaidTable, name: str, seat: int) -> list[int]:
    return t.record[name][seat, : t.record[f"{name}_size"][seat]].tolist()


@pytest.mark.parametrize("me", range(3))
def test_a_seat_keeps_all_that_it_can_see(lay: Lay, me: int) -> None:
    """Its own hand, all open piles, every size, supply, trash, tokens, scores: everything but decks and other hands."""
    t = laid(lay)
    before = t.record.copy()
    hand = rows(t, "hand", me)
    piles = {(name, seat): rows(t, name, seat) for name in VISIBLE for seat in range(3)}
    t.conceal(me, seed=4)
    for name in set(before.dtype.names) - SECRET - {*VISIBLE, "trace_count", "told"}:
        np.testing.assert_array_equal(t.record[name], before[name], err_msg=name)
    assert rows(t, "hand", me) == hand
    assert {(name, seat): rows(t, name, seat) for name in VISIBLE for seat in range(3)} == piles


@pytest.mark.parametrize("me", range(3))
def test_hidden_cards_are_the_same_in_other_places(lay: Lay, me: int) -> None:
    """Nobody gets other cards than he owns: a hand is dealt from its own deck."""
    t = laid(lay)
    before = [Counter(t.deck(seat)) + Counter(t.hand(seat)) for seat in range(3)]
    market = sorted(t.market)
    decks, others = set(), set()
    for seed in range(20):
        t.conceal(me, seed)
        assert [Counter(t.deck(seat)) + Counter(t.hand(seat)) for seat in range(3)] == before
        assert sorted(t.market) == market
        decks.add(tuple(t.deck(me)))
        others.add(tuple(t.hand((me + 1) % 3)))
    assert len(others) > 1 and len(decks) > (0 if me == 1 else 1)


def test_cards_that_the_seat_put_onto_its_deck_stay_there(lay: Lay) -> None:
    t = laid(lay, known=[2, 0, 3, 0, 0, 0])
    top = t.deck(0)[:2]
    rest = set()
    for seed in range(20):
        assert t.conceal(0, seed).deck(0)[:2] == top
        rest.add(tuple(t.deck(0)[2:]))
    assert len(rest) == 2  # a Copper and an Estate, either way round


def test_what_others_know_of_their_decks_is_hidden_from_the_seat(lay: Lay) -> None:
    t = laid(lay, known=[0, 0, 3, 0, 0, 0])
    assert len({tuple(t.conceal(0, seed).deck(2)) for seed in range(20)}) > 1


@pytest.mark.parametrize("me", [0, 1])
def test_a_stash_is_known_by_its_back(lay: Lay, me: int) -> None:
    """In every deck and hand; the cards around it are dealt anew, each deal as likely."""
    t = lay(
        2,
        ["stash"],
        hands=[["stash"], ["gold", "stash"]],
        decks=[["copper", "stash", "estate", "gold", "stash"], ["moat"]],
    )
    seen = Counter(tuple(t.conceal(me, seed).deck(0)) for seed in range(3000))
    assert all(deck[1] == deck[4] == "stash" for deck in seen) and t.hand(0) == ["stash"]
    assert t.hand(1).count("stash") == 1 and sorted([*t.hand(1), *t.deck(1)]) == ["gold", "moat", "stash"]
    assert len(seen) == 6 and stats.chisquare(list(seen.values())).pvalue > 0.001


def test_a_deal_with_a_stash_leaves_no_trace_of_the_old_one(lay: Lay) -> None:
    decks = [["copper", "stash", "estate", "gold"], ["gold", "stash", "copper", "estate"]]
    one, other = ([tuple(lay(2, ["stash"], decks=[d]).conceal(1, s).deck(0)) for s in range(9)] for d in decks)
    assert one == other


def test_the_rules_note_what_is_known(lay: Lay) -> None:
    """A card that Harbinger put back and a Silver that was gained onto the deck are known; drawing uses them up."""
    t = lay(2, [*KINGDOM, "harbinger"], hands=[["harbinger", "bureaucrat"], []], decks=[["copper"] * 3, []], actions=2)
    t.lay("discard", 0, ["moat", "estate"])
    t.answer("moat").play("harbinger")
    assert t.record["known"][0] == 1
    t.play("bureaucrat")
    assert t.record["known"][0] == 2
    assert {tuple(t.conceal(0, seed).deck(0)) for seed in range(5)} == {("silver", "moat", "copper", "copper")}
    t.clean_up()
    assert t.record["known"][0] == 0


def test_every_deal_of_a_deck_is_as_likely(lay: Lay) -> None:
    t = lay(2, ["moat"], decks=[["copper", "estate", "gold"], []])
    seen = Counter(tuple(t.conceal(0, seed).deck(0)) for seed in range(6000))
    assert len(seen) == 6 and stats.chisquare(list(seen.values())).pvalue > 1e-4


def test_every_hand_of_another_is_as_likely(lay: Lay) -> None:
    """Four cards, two of them in hand: six hands."""
    t = lay(2, ["moat"], hands=[[], ["copper", "estate"]], decks=[[], ["gold", "silver"]])
    seen = Counter(tuple(t.conceal(0, seed).hand(1)) for seed in range(6000))
    assert len(seen) == 6 and stats.chisquare(list(seen.values())).pvalue > 1e-4


@settings(max_examples=30)
@given(order=some.permutations(range(7)), seed=some.integers(0, 1000))
def test_where_cards_lay_leaves_no_trace(order: list[int], seed: int) -> None:
    """Two tables that look alike to a seat are alike after `conceal`."""
    cards = ["copper", "copper", "estate", "gold", "moat", "curse", "duchy"]

    def dealt(cards: list[str]) -> tuple[list[str], list[str], list[str]]:
        t = lay_table(2, ["moat"], hands=[["silver"], cards[:3]], decks=[["gold"], cards[3:]])
        t.conceal(0, seed)
        return t.pile("hand", 1), t.deck(1), t.deck(0)

    assert dealt(cards) == dealt([cards[place] for place in order])


@settings(max_examples=10)
@given(me=some.integers(0, 3), seed=some.integers(0, 2**60), stop=some.integers(1, 60))
def test_in_the_middle_of_real_games(me: int, seed: int, stop: int) -> None:
    """After any turn of a random game: what is concealed is dealt from the same cards, and the game can go on."""
    kingdom = ["sentry", "harbinger", "black-market", "library", "scrying-pool", "golem", "stash", "herald", "doctor"]
    table = seat({"players": 4, "kingdom": kingdom, "lineup": [Busy, Anything], "hamlet": "card", "change": CHEAP})
    record = begin(table, seed)
    copies = all_copies(record)
    for count, now in enumerate(turns(record)):
        if count == stop:
            run_hook(record, CONCEAL, me)
        assert not now["fault"], table.fault(0)
        check_books(now)
    np.testing.assert_array_equal(all_copies(record), copies)


# --- Cheats -----------------------------------------------------------------------------------------------------


class PeeksAtHands(Dominion):
    """Buys by what the neighbour has in hand."""

    def buy(table, me):
        left = (me + 1) % table.players
        return random_option(table, me) if table.hand[left, 0] % 2 else anything_but_stop(table, me)


class PeeksAtOwnDeck(Dominion):
    """Buys by the next card of the own deck."""

    def buy(table, me):
        top = table.deck[me, table.deck_size[me] - 1] if table.deck_size[me] else 0
        return random_option(table, me) if top % 3 else anything_but_stop(table, me)


class PeeksAtOtherDecks(Dominion):
    """Buys by the neighbour's next card."""

    def buy(table, me):
        left = (me + 1) % table.players
        top = table.deck[left, table.deck_size[left] - 1] if table.deck_size[left] else 0
        return random_option(table, me) if top % 3 else anything_but_stop(table, me)


class PeeksAtMarket(Dominion):
    """Buys by the black market's next card."""

    def buy(table, me):
        top = table.market[0, table.market_size[0] - 1]
        return random_option(table, me) if top % 2 else anything_but_stop(table, me)


@compiled
def junk_in_discard(table, me):
    """How many Coppers and Estates lie in the own discard pile, which one has seen go there."""
    junk = 0
    for i in range(table.discard_size[me]):
        junk += table.discard[me, i] < 5
    return junk


class Remembers(Dominion):
    """Buys by what one may know: the own discard pile, all scores, the sizes of piles, who owns how many Golds."""

    def buy(table, me):
        left = (me + 1) % table.players
        known = junk_in_discard(table, me) + table.basic_points[left] + table.hand_size[left] + table.owned[left, 2]
        return random_option(table, me) if known % 2 else anything_but_stop(table, me)


def watched(strategy: type[Dominion], players: int = 3) -> Table:
    setting = DOMINION.setting(players, setup={"kingdom": KINGDOM, "market": "sets"})
    return Table(DOMINION, setting, [[strategy()] * players], watch=True)


@pytest.mark.parametrize("cheat", [PeeksAtHands, PeeksAtOwnDeck, PeeksAtOtherDecks, PeeksAtMarket])
def test_a_strategy_that_looks_at_secrets_is_found_out(cheat: type[Dominion]) -> None:
    with pytest.raises(GameFault, match="hidden cards"):
        watched(cheat).play(3, 0, 20)


@pytest.mark.parametrize("honest", [Anything, Busy, Remembers])
def test_an_honest_strategy_is_not(honest: type[Dominion]) -> None:
    assert len(watched(honest).play(3, 0, 30)) == 30
