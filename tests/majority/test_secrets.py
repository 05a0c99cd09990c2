# ruff: noqa: N805 (a strategy's methods have no self)
"""1-4: hands are secret. A strategy that looks at what its seat can't see is found out by a table that watches."""

import numpy as np
import pytest

from sim.errors import GameFault
from sim.games.majority.decisions import Majority
from sim.games.majority.state import CARD_IDS
from sim.kernel.decisions import last_option, next_option, random_option


class PeeksAtHands(Majority):
    """Plays by the neighbour's hand."""

    def play(table, me):
        left = (me + 1) % table.players
        return next_option(table, -1) if table.hand[left, 0] % 2 else random_option(table, me)

    draft = play
    swap = play


class PeeksAtDeck(Majority):
    """Drafts by the deck's next card."""

    def draft(table, me):
        return next_option(table, -1) if table.deck[0, table.deck_size[0] - 1] % 2 else random_option(table, me)


class PeeksAtChoice(Majority):
    """Plays by the face-down card of the seat before."""

    def play(table, me):
        chosen = table.chosen[(me - 1) % table.players]
        return next_option(table, -1) if chosen % 2 else random_option(table, me)


class PeeksAtKept(Majority):
    """Drafts by the cards that the neighbour has kept."""

    def draft(table, me):
        left = (me + 1) % table.players
        odd = table.kept_size[left] > 0 and table.kept[left, 0] % 2
        return next_option(table, -1) if odd else random_option(table, me)


class PeeksAtDrafted(Majority):
    """Plays by the count of zeros that the neighbour has drafted."""

    def play(table, me):
        return next_option(table, -1) if table.drafted[(me + 1) % table.players, 0] else random_option(table, me)


class CountsPlays(Majority):
    """Counts the cards that all have played: allowed, as long as face-down cards are not among them."""

    def play(table, me):
        plays = 0
        for seat in range(table.players):
            plays += table.played[seat].sum()
        return next_option(table, -1) if plays % table.players == 0 else last_option(table)


@pytest.mark.parametrize("cheat", [PeeksAtHands, PeeksAtDeck, PeeksAtChoice, PeeksAtKept, PeeksAtDrafted])
def test_1_4_a_strategy_that_looks_at_secrets_is_found_out(lay, cheat):
    with pytest.raises(GameFault, match="hidden cards"):
        lay(4, [cheat], watch=True).results(20)


@pytest.mark.parametrize("name", ["random", "first-legal", "last-legal", "watcher"])
@pytest.mark.parametrize("players", [3, 4])
def test_1_4_an_honest_strategy_is_not(lay, pool, name, players):
    lay(players, [pool[name]], watch=True).results(50)


def test_2_3_face_down_cards_are_not_counted_as_played_before_all_have_chosen(lay):
    """The public count is the same for all who choose in one hidden turn: always the same option is taken."""
    table = lay(4, [CountsPlays]).begin(seed=2)
    for _ in range(7):
        table.step()
    lowest = [table.cards("hand", seat)[0] for seat in range(4)]
    table.step()
    assert [_played(table.record, seat) for seat in range(4)] == [[card] for card in lowest]


def _played(record, seat):
    return [CARD_IDS[card] for card in np.flatnonzero(record["played"][seat])]
