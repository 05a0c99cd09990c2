"""Majority 2: set-up, the six phases of a turn, the end."""

import numpy as np

from sim.games.majority_2.allowed import free_to_play, kinds_in_hand, payable
from sim.games.majority_2.kinds import ASK_COLUMN, ASK_DRAW, ASK_FREE_PLAY, ASK_PLAY, ASK_SWAP
from sim.games.majority_2.knowledge import comes_to_light
from sim.games.majority_2.moves import draw_to_hand, draw_to_reserve, take_from_hand
from sim.games.majority_2.passing import clean_up
from sim.games.majority_2.rows import finished, lay, row_of
from sim.games.majority_2.scoring import finish_game
from sim.games.majority_2.settling import settle_if_full
from sim.games.majority_2.state import (
    BOTH,
    COLUMNS,
    DRAW,
    FREE_PLAY,
    HAND,
    KNOWN,
    NO_CARD,
    NOWHERE,
    PASS,
    PLAYS_AT_MOST,
    RESERVE,
    SEATS,
    STANDARD_PLAY,
    START_COINS,
    SWAP,
)
from sim.games.majority_2.words import DEALT, DRAWS, DRAWS_TO_RESERVE, LAYS_IN, MUST_SWAP, PAYS, SWAPS, TURN
from sim.games.majority_2.words import FREE_PLAY as PLAYS_FREE
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, shuffle
from sim.kernel.trace import tell


@effect
def setup(table, me):
    """Shuffle, three coins and a reserve of four each, six hand cards for the starter (4-4)."""
    for i in range(table.all_count):
        table.deck[0, i] = table.all_cards[i]
    table.deck_size[0] = table.all_count
    shuffle(table, TABLE, table.deck[0], table.deck_size[0])
    tell(table, DEALT, 0, table.deck_size[0] - SEATS * RESERVE - HAND, 0)
    for seat in range(SEATS):
        table.coins[seat] = START_COINS
        for _ in range(RESERVE):
            card = pop(table, table.deck, table.deck_size, 0)
            table.dealt[seat, card] += 1
            push(table, table.reserve, table.reserve_size, seat, card | KNOWN << seat)
            tell(table, DRAWS_TO_RESERVE, seat, card, 0)
    for _ in range(HAND):
        card = pop(table, table.deck, table.deck_size, 0)
        table.dealt[0, card] += 1
        push(table, table.hand, table.hand_size, 0, card | KNOWN)
        tell(table, DRAWS, 0, card, 0)


@effect
def step(table, me):
    """One turn: income, swap, draw, free play, standard play, clean-up (5-1)."""
    seat = table.seat
    table.turns += 1
    table.own_turns[seat] += 1
    table.up[seat] = table.coins[seat]
    table.cards_received[seat] += table.hand_size[0] * (table.turns > 1)
    tell(table, TURN, seat, table.own_turns[seat], table.up[seat])
    swap_phase(table, seat)
    draw_phase(table, seat)
    free_play(table, seat)
    standard_play(table, seat)
    clean_up(table, seat)


@effect
def finish(table, me):
    finish_game(table)


# --- Swap and draw --------------------------------------------------------------------------------------------


@compiled
def swap_phase(table, me):
    """The whole hand for the whole reserve, if wanted or demanded; never in the first turn of all (5-3)."""
    table.phase = SWAP
    table.swapped = 0
    forced = table.must_swap[me]
    table.must_swap[me] = 0  # the next turn only, even if there is nothing to swap in it
    if table.turns == 1 or table.hand_size[0] + table.reserve_size[me] == 0:
        return
    clear_options(table)
    offer(table, 1)
    if not forced:
        offer(table, 0)
    if ask(table, me, ASK_SWAP) == 1:
        tell(table, MUST_SWAP if forced else SWAPS, me, table.hand_size[0], table.reserve_size[me])
        swap(table, me)
        table.swaps[me] += 1
        table.swaps_forced[me] += forced


@compiled
def swap(table, me):
    table.swapped = 1
    hand = table.hand_size[0]
    reserve = table.reserve_size[me]
    for i in range(max(hand, reserve)):
        entry = table.hand[0, i]
        table.hand[0, i] = table.reserve[me, i]
        table.reserve[me, i] = entry
    table.hand_size[0] = reserve
    table.reserve_size[me] = hand


@compiled
def cards_to_draw(table, me):
    """More for whoever's opponent has more finished factions (5-4)."""
    return 2 + (finished(table, 1 - me) + 1) // 2


@compiled
def draw_phase(table, me):
    """All or nothing; with an empty hand one has to. Whoever draws gives the other player's reserve a card (5-4)."""
    table.phase = DRAW
    if table.deck_size[0] + table.discard_size[0] == 0:
        return
    forced = table.hand_size[0] == 0
    clear_options(table)
    offer(table, 1)
    if not forced:
        offer(table, 0)
    if ask(table, me, ASK_DRAW) == 0:
        return
    table.draws[me] += 1
    table.draws_forced[me] += forced
    for _ in range(cards_to_draw(table, me)):
        card = draw_to_hand(table, me)
        if card != NO_CARD:
            table.cards_drawn[me] += 1
            tell(table, DRAWS, me, card, 0)
    table.reserve_gifts[1 - me] += draw_to_reserve(table, 1 - me)


# --- Playing cards --------------------------------------------------------------------------------------------


@compiled
def choose_card(table, me, kind, allowed):
    """One of the hand cards that are allowed, or none."""
    allowed &= kinds_in_hand(table)
    if allowed == 0:
        return PASS
    table.options[0] = np.uint64(allowed | 1 << PASS)
    return ask(table, me, kind)


@compiled
def free_play(table, me):
    """One card without cost and without its ability (5-5)."""
    table.phase = FREE_PLAY
    card = choose_card(table, me, ASK_FREE_PLAY, free_to_play(table, me))
    if card == PASS:
        return
    tell(table, PLAYS_FREE, me, card, 0)
    table.free_plays[me] += 1
    table.free_played[me, card] += 1
    put_down(table, me, card)
    settle_if_full(table, row_of(me, table.column))


@compiled
def standard_play(table, me):
    """As many cards as can be paid for, each with its ability, then the settling (5-6)."""
    table.phase = STANDARD_PLAY
    for _ in range(PLAYS_AT_MOST):
        if table.up[me] < table.cheapest:
            return
        card = choose_card(table, me, ASK_PLAY, payable(table, me))
        if card == PASS or table.fault != 0:
            return
        pay_and_play(table, me, card)


@compiled
def pay_and_play(table, me, card):
    tell(table, PAYS, me, card, table.cost[card])
    table.up[me] -= table.cost[card]
    table.coins_spent[me] += table.cost[card]
    table.paid_plays[me] += 1
    table.paid_played[me, card] += 1
    put_down(table, me, card)
    table.haunted = NOWHERE
    table.exchanges = 0
    if table.effects[card] != 0:
        call_effect(table.effects[card], table, me)
    settle_if_full(table, row_of(me, table.column))
    if table.haunted != NOWHERE:
        settle_if_full(table, table.haunted)


@compiled
def put_down(table, me, card):
    """Out of the hand, to the own end of a column of one's choice."""
    table.card = card
    clear_options(table)
    for column in range(COLUMNS):
        offer(table, column)
    table.column = ask(table, me, ASK_COLUMN)
    entry = take_from_hand(table, card, True)
    comes_to_light(table, me, entry)
    table.received_played[me] += table.swapped == 0 and entry & BOTH == BOTH
    row = row_of(me, table.column)
    lay(table, row, card)
    tell(table, LAYS_IN, me, table.column, table.row_size[row])
