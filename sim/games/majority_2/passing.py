"""Majority 2: the clean-up (5-7): the hand goes to the other player, and the game may end."""

from sim.games.majority_2.knowledge import comes_to_light, uncover_put_aside
from sim.games.majority_2.moves import draw
from sim.games.majority_2.rows import finished
from sim.games.majority_2.state import (
    BOTH,
    BY_CAP,
    BY_FACTIONS,
    CARD,
    CLEAN_UP,
    ENOUGH,
    KNOWN,
    NO_CARD,
    TURN_CAP,
)
from sim.games.majority_2.words import PASSES, PASSES_NOTHING
from sim.kernel.compile import compiled
from sim.kernel.piles import pop, push
from sim.kernel.trace import tell


@compiled
def clean_up(table, me):
    """The rest of the hand becomes the other player's, who knows all of it now."""
    table.phase = CLEAN_UP
    table.coins_unspent[me] += table.up[me]
    cards = table.hand_size[0]
    table.cards_passed[me] += cards
    if cards == 0:
        table.empty_passes[me] += 1
        tell(table, PASSES_NOTHING, me, 0, 0)
    for i in range(cards):
        comes_to_light(table, me, table.hand[0, i])
        table.hand[0, i] |= BOTH
        table.passed[me, table.hand[0, i] & CARD] += 1
        tell(table, PASSES, me, table.hand[0, i] & CARD, 0)
    if table.put_aside:
        uncover_put_aside(table, me)
    end_test(table, me)
    table.seat = 1 - me
    if table.passed_hand and not table.over:
        replace_hand(table, 1 - me)


@compiled
def end_test(table, me):
    """The other player has five finished factions, or nobody will in reasonable time."""
    if finished(table, 1 - me) >= ENOUGH:
        table.ended = BY_FACTIONS
        table.over = 1
    elif table.turns >= TURN_CAP:
        table.ended = BY_CAP
        table.truncated = True
        table.over = 1


@compiled
def replace_hand(table, seat):
    """An experiment, not a rule: as many new cards instead of those that were passed."""
    cards = table.hand_size[0]
    while table.hand_size[0] > 0:
        push(table, table.discard, table.discard_size, 0, pop(table, table.hand, table.hand_size, 0))
    for _ in range(cards):
        card = draw(table)
        if card != NO_CARD:
            push(table, table.hand, table.hand_size, 0, card | KNOWN << seat)
