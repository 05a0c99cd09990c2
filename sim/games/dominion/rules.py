"""Dominion: set-up, the turn, the clean-up, the end."""

from sim.games.dominion.buying import buy_phase
from sim.games.dominion.kinds import ASK_ACTION
from sim.games.dominion.moves import count_owned, draw, left_of
from sim.games.dominion.names import COPPER, ESTATE, PROVINCE
from sim.games.dominion.playing import play_from_hand
from sim.games.dominion.scoring import finish_game, points_of
from sim.games.dominion.state import (
    ACTION,
    BY_CAP,
    BY_PILES,
    BY_PROVINCES,
    HAND,
    NO_SEAT,
    PACE,
    START_OF_TURN,
    TURN_CAP,
)
from sim.games.dominion.tidying import clean_up
from sim.games.dominion.words import POSSESSED_TURN, RETURNS, TURN
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import STOP, ask, clear_options, next_option, offer
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, shuffle
from sim.kernel.trace import tell

COPPERS, ESTATES = 7, 3


@effect
def setup(table, me):
    """Seven Coppers and three Estates each, shuffled; five cards in hand."""
    for seat in range(table.players):
        for i in range(COPPERS + ESTATES):
            push(table, table.discard, table.discard_size, seat, COPPER if i < COPPERS else ESTATE)
        for _ in range(COPPERS):
            count_owned(table, seat, COPPER, 1)
        for _ in range(ESTATES):
            count_owned(table, seat, ESTATE, 1)
        draw(table, seat, HAND)
    for i in range(table.market_count):
        push(table, table.market, table.market_size, 0, table.market_cards[i])
    if table.market_count:
        shuffle(table, TABLE, table.market[0], table.market_size[0])


@effect
def step(table, me):
    """The next turn: an extra turn by Possession if one is due, or the next player's."""
    seat = table.next_seat
    if table.pending_size > 0:
        seat = begin_possession(table)
    else:
        table.next_seat = left_of(table, seat)
        table.turns_taken[seat] += 1
        tell(table, TURN, seat, table.turns_taken[seat], 0)
    take_turn(table, seat)
    if table.possessor != NO_SEAT:
        end_possession(table, seat)
    end_test(table)


@effect
def finish(table, me):
    finish_game(table)


@compiled
def begin_possession(table):
    """The left neighbour's extra turn, in which the possessor decides and gains (Possession)."""
    table.possessor = table.pending[0]
    table.pending_size -= 1
    for i in range(table.pending_size):
        table.pending[i] = table.pending[i + 1]
    seat = left_of(table, table.possessor)
    table.mind[seat] = table.mind[table.possessor]
    tell(table, POSSESSED_TURN, seat, 0, 0)
    return seat


@compiled
def end_possession(table, seat):
    """The possessed player decides again and gets back what was trashed."""
    table.mind[seat] = seat
    table.possessor = NO_SEAT
    while table.limbo_size[seat] > 0:
        card = pop(table, table.limbo, table.limbo_size, seat)
        tell(table, RETURNS, seat, card, 0)
        push(table, table.discard, table.discard_size, seat, card)


@compiled
def take_turn(table, me):
    """Action phase, buy phase, clean-up."""
    table.seat = me
    table.actions = 1
    table.buys = 1
    table.coins = 0
    table.potions = 0
    table.merchants = 0
    table.silvers = 0
    table.reduction = 0
    table.guilds = 0
    table.clean_up_cards = 0
    table.turns += 1
    if table.caravans[me] > 0 or table.horse_size[me] > 0:
        call_effect(table.hooks[START_OF_TURN], table, me)
    action_phase(table, me)
    buy_phase(table, me)
    clean_up(table, me)
    turn = table.turns_taken[me]
    if 0 < turn <= PACE and table.possessor == NO_SEAT:
        table.points_after[me, turn - 1] = points_of(table, me)


@effect
def start_of_turn_part(table, me):
    """What waited for this turn: Caravans, and Horse Traders that were set aside."""
    if table.caravans[me] > 0:
        due = table.caravans[me]
        table.caravans[me] = 0
        for i in range(table.play_size[me]):
            table.stays[me, i] = 0
        draw(table, me, due)
    while table.horse_size[me] > 0:
        card = pop(table, table.horse, table.horse_size, me)
        tell(table, RETURNS, me, card, 0)
        push(table, table.hand, table.hand_size, me, card)
        draw(table, me, 1)


@compiled
def action_phase(table, me):
    while table.actions > 0 and table.fault == 0:
        clear_options(table)
        for i in range(table.hand_size[me]):
            if table.types[table.hand[me, i]] & ACTION:
                offer(table, table.hand[me, i])
        if next_option(table, -1) < 0:
            return
        offer(table, STOP)
        card = ask(table, me, ASK_ACTION)
        if card == STOP:
            return
        table.actions -= 1
        play_from_hand(table, me, card)


@compiled
def end_test(table):
    """The game ends after a turn with no Provinces left, or with three (four) empty piles (rule 8)."""
    if table.supply[PROVINCE] == 0:
        table.ended = BY_PROVINCES
    elif table.empty >= table.ending_piles:
        table.ended = BY_PILES
    elif table.turns >= TURN_CAP * table.players:  # extra turns count here: two players can possess each other for ever
        table.ended = BY_CAP
        table.truncated = True
    table.over = table.ended != 0
