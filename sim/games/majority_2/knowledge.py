"""Majority 2: what a seat can't be sure of any more.

Cards carry a bit for each seat that knows them. Of two equal cards, one seen and one not, nobody can tell which of
them came to light: whoever has seen one card knows of one, not of two.
"""

from sim.games.majority_2.state import CARD, KNOWN, PUT_ASIDE
from sim.kernel.compile import compiled


@compiled
def forget_twin(cards, sizes, row, start, card, bits, seat):
    """A card that the seat didn't know of has come to light: if it knew of an equal one here, that may be this one."""
    for i in range(start, sizes[row]):
        entry = cards[row, i]
        if entry & CARD == card and entry & bits == bits and entry & (KNOWN << seat):
            cards[row, i] = entry & ~(KNOWN << seat)
            return


@compiled
def comes_to_light(table, me, entry):
    """A hand card is played or passed: it may be the one that was thought to be put aside this turn."""
    if table.put_aside and not entry & (KNOWN << (1 - me)):
        forget_twin(table.reserve, table.reserve_size, me, 0, entry & CARD, PUT_ASIDE, 1 - me)


@compiled
def forget_hand(table, me):
    """The hand goes face down after a card was put aside: which of them lies in the reserve can't be told any more."""
    seen = KNOWN << (1 - me)
    for i in range(table.hand_size[0]):
        table.hand[0, i] &= ~seen
    for i in range(table.reserve_size[me]):
        if table.reserve[me, i] & PUT_ASIDE:
            table.reserve[me, i] &= ~(seen | PUT_ASIDE)


@compiled
def uncover_put_aside(table, me):
    """Now that the hand is seen, a card put aside that the other player knew of is known to lie in the reserve."""
    table.put_aside = 0
    for i in range(table.reserve_size[me]):
        table.reserve[me, i] &= ~PUT_ASIDE
