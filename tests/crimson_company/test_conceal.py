"""What a seat can't see: the deck below its top card, closed bids, the partner's hand (rulebook: questions, coop)."""

from collections import Counter

import numpy as np
import pytest

from sim import run
from sim.errors import GameFault
from sim.games.crimson_company.decisions import CrimsonCompany
from sim.games.crimson_company.state import CARD_IDS, NO_CARD
from sim.kernel.compile import answer
from sim.kernel.decisions import next_option
from sim.runs.experiment import match
from sim.runs.runner import table_for
from tests.crimson_company.script import KINDS

DECK = ["thief", "bishop", "hel", "monk", "undead", "fenrir"]


def test_the_deck_is_hidden_and_all_else_is_open(lay):
    t = lay(deck=DECK, top="bard", near=["-hel"], far=["siren"], discard=["demon"], hands=[["njord"]], coins=[3, 4])
    before = t.record.copy()
    t.conceal(0, seed=3)
    assert t.names("deck") == sorted(DECK)
    for name in before.dtype.names:
        if name not in ("deck", "streams"):
            np.testing.assert_array_equal(t.record[name], before[name], err_msg=name)


def test_where_the_cards_lay_leaves_no_trace(lay):
    one, other = lay(deck=DECK).conceal(1, seed=5), lay(deck=DECK[::-1]).conceal(1, seed=5)
    np.testing.assert_array_equal(one.record["deck"][0, :6], other.record["deck"][0, :6])


def test_every_card_of_the_deck_is_as_likely_to_come_next(lay):
    seen = Counter()
    for seed in range(300):
        t = lay(deck=DECK[:3], offer=["bard"]).conceal(0, seed)
        t.play("troll-mother")
        seen[t.offer[0]] += 1
    assert len(seen) == 3 and min(seen.values()) > 60


def test_closed_bids_are_hidden_until_all_are_open(lay):
    t = lay("free-for-all", bids=[-1, 4, 2, -1, -1, -1], bidding=1).conceal(2)
    assert t.record["bids"][:3].tolist() == [-1, -1, 2]
    t = lay("free-for-all", bids=[-1, 4, 2, -1, -1, -1], bidding=0).conceal(2)
    assert t.record["bids"][:3].tolist() == [-1, 4, 2]


def test_coop_the_partners_hand_is_dealt_anew_but_for_the_card_one_gave(lay):
    hands, seen = [["hel", "monk", "siren"], ["thief", "bishop", "njord"]], Counter()
    for seed in range(40):
        t = lay("coop", hands=hands, deck=DECK[3:], given=[5, CARD_IDS.index("bishop"), -1, -1, -1, -1])
        t.conceal(0, seed)
        assert t.names("hand", 0) == sorted(hands[0])
        assert "bishop" in t.names("hand", 1) and len(t.names("hand", 1)) == 3
        seen.update(t.names("hand", 1))
    assert set(seen) == {"bishop", "thief", "njord", *DECK[3:]}


def test_coop_a_card_that_is_being_handed_over_is_hidden_from_the_partner(lay):
    seen = set()
    for seed in range(40):
        t = lay("coop", hands=[["hel"], ["thief"]], deck=["monk"], bidding=1, given=[-1, 36, -1, -1, -1, -1])
        t.cards["undead"] += 1
        run_conceal(t, 1, seed)
        seen.add(CARD_IDS[t.record["given"][1]])
    assert seen == {"hel", "monk", "undead"}


class Empty(CrimsonCompany):
    """Answers wrongly if somebody is said to have given something before anybody was asked."""

    def hand_over(table, me):
        return next_option(table, -1) if me == 1 or table.given[0] == table.given[1] == NO_CARD else -1


def test_coop_the_card_of_the_round_before_is_not_on_its_way():
    """Else a search would deal it once more: at the first question of a round nobody has given anything."""
    experiment = match("crimson-company", [Empty], 20, players=2, variant="coop")
    assert (table_for(experiment, 0).play(1, 0, 20)["turns"] > 1).any()


@answer
def forgetting(table, me):
    """Seat 1 holds three coins and seat 2 one; when seat 2 thinks, it knows nothing of the bid of seat 1."""
    if me == 2:
        table.bids[1] = -1
    return 3 if me == 1 else 1


def test_closed_bids_that_a_search_has_hidden_are_made_again(lay):
    t = lay("free-for-all", offer=["hel", "bard", "monk", "thief"], coins=[5, 5, 5], answers=[0, "no"])
    t.script.deciders[KINDS.index("secret_bid")] = forgetting.address(t.record.dtype)
    t.recruit(0)
    assert t.names("hand", 1) == ["hel"] and t.coins == [5, 2, 5]


def run_conceal(t, seat, seed):
    """Without the books: a card on its way from hand to hand is in neither."""
    from sim.kernel.state import CONCEAL
    from tests.crimson_company.layout import run_hook

    t.start(seed)
    run_hook(t.record, CONCEAL, seat)


def test_a_card_taken_out_of_the_deck_is_never_dealt_to_a_hand(lay):
    for seed in range(40):
        t = lay("coop", hands=[["hel"], ["thief"]], deck=["monk", "bishop"], change={"bishop.copies": 0})
        assert t.conceal(0, seed).names("hand", 1)[0] in ("thief", "monk")


class Peeping(CrimsonCompany):
    """Bids by what lies in the deck."""

    def bid(table, me):
        return 1 + int(table.deck[0, 0]) % 2 if table.coins[me] > 1 else 1


class Listening(CrimsonCompany):
    """Bids one more than what the neighbour holds in a closed hand."""

    def secret_bid(table, me):
        other = int(table.bids[(me + table.players - 1) % table.players])
        return min(int(table.coins[me]), max(0, other + 1))


@pytest.mark.parametrize(("who", "variant", "players"), [(Peeping, "duel", 2), (Listening, "free-for-all", 3)])
def test_who_looks_at_hidden_things_is_found_out(who, variant, players):
    experiment = match("crimson-company", [who, "random"], 20, players=players, variant=variant)
    with pytest.raises(GameFault, match="looks at hidden cards"):
        table_for(experiment, 0, watch=True).play(1, 0, 20)
    assert len(table_for(experiment, 0).play(1, 0, 20)) == 20, "unwatched, nobody notices"
    with pytest.raises(GameFault, match="looks at hidden cards"):
        run("crimson-company", [who, "random"], 20, players=players, variant=variant)
