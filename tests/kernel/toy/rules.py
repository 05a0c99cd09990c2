"""Three Tricks: set-up, the swap, a trick, the end."""

from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import STOP, ask, clear_options, offer
from sim.kernel.piles import pop, push, take
from sim.kernel.rng import TABLE, shuffle
from sim.kernel.trace import NOBODY, tell
from tests.kernel.toy.state import CARDS, HAND, NO_CARD, TRICKS
from tests.kernel.toy.words import DEALT, PLAYS, SWAPS, TAKES, TRICK, WINS

SWAP, PLAY = range(2)


@effect
def setup(table, me):
    """Shuffle and deal."""
    for card in range(CARDS):
        push(table, table.deck, table.deck_size, 0, card)
    shuffle(table, TABLE, table.deck[0], table.deck_size[0])
    for seat in range(table.players):
        table.chosen[seat] = NO_CARD
        for _ in range(HAND):
            push(table, table.hand, table.hand_size, seat, pop(table, table.deck, table.deck_size, 0))
    tell(table, DEALT, NOBODY, table.deck_size[0], 0)


@effect
def step(table, me):
    """The swaps, or one trick."""
    for seat in range(table.players):
        if table.trick == 0:
            swap(table, seat)
        else:
            table.chosen[seat] = choose(table, seat, PLAY)
    if table.trick > 0:
        end_trick(table)
    table.trick += 1
    table.over = table.trick > TRICKS


@compiled
def choose(table, seat, kind):
    """Ask for a card of the hand and take it out."""
    clear_options(table)
    for i in range(table.hand_size[seat]):
        offer(table, table.hand[seat, i])
    if kind == SWAP:
        offer(table, STOP)
    card = ask(table, seat, kind)
    if card != STOP:
        take(table, table.hand, table.hand_size, seat, card)
    return card


@compiled
def swap(table, seat):
    """Put a card back and draw another, if the deck has one and the seat wants to."""
    if table.deck_size[0] == 0:
        return
    card = choose(table, seat, SWAP)
    if card != STOP:
        drawn = pop(table, table.deck, table.deck_size, 0)
        push(table, table.hand, table.hand_size, seat, drawn)
        push(table, table.deck, table.deck_size, 0, card)
        shuffle(table, TABLE, table.deck[0], table.deck_size[0])
        table.swapped[seat] = True
        tell(table, SWAPS, seat, card, drawn)


@compiled
def end_trick(table):
    """Turn the cards over and give the points to the best."""
    tell(table, TRICK, NOBODY, table.trick, 0)
    best = 0
    for seat in range(table.players):
        tell(table, PLAYS, seat, table.chosen[seat], 0)
        table.played[seat, table.chosen[seat]] += 1
        if beats(table, table.chosen[seat], table.chosen[best]):
            best = seat
    tell(table, TAKES, best, table.trick, 0)
    table.score[best] += table.trick
    table.took[best, table.trick - 1] += 1
    table.turns += 1
    for seat in range(table.players):
        table.chosen[seat] = NO_CARD


@compiled
def beats(table, card, other):
    if table.low_wins:
        return table.value[card] < table.value[other]
    return table.value[card] > table.value[other]


@effect
def finish(table, me):
    """Places and winners; equal seats share the win."""
    most = max(table.score[: table.players])
    winners = 0
    for seat in range(table.players):
        winners += table.score[seat] == most
    table.tied = winners > 1
    for seat in range(table.players):
        better = 0
        for other in range(table.players):
            better += table.score[other] > table.score[seat]
        table.place[seat] = 1 + better
        table.win[seat] = (better == 0) / winners
        if better == 0:
            tell(table, WINS, seat, table.score[seat], 0)


@answer
def worth(table, me):
    """For a search: the seat's points."""
    return int(table.score[me])
