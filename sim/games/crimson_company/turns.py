"""Crimson Company: a turn in duel, two against two and free-for-all, and a round in solo and coop."""

from sim.games.crimson_company.acting import carry_out, play_card
from sim.games.crimson_company.board import bound_to, has_room, party_of, side_of
from sim.games.crimson_company.choosing import enqueue
from sim.games.crimson_company.deck import discard_openly
from sim.games.crimson_company.kinds import ASK_DEPLOY, ASK_LANE
from sim.games.crimson_company.money import benefit, gain
from sim.games.crimson_company.names import CUTTHROAT, DEMON, TRAITOR
from sim.games.crimson_company.recruiting import auction, recruit
from sim.games.crimson_company.scoring import score
from sim.games.crimson_company.state import (
    INCOME,
    INCOME_PHASE,
    MARKET,
    NO_CARD,
    NO_SLOT,
    VIEW,
)
from sim.games.crimson_company.words import TURN_OF
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, next_option, offer
from sim.kernel.piles import take
from sim.kernel.trace import tell


@compiled
def begin_turn(table):
    """The income phase of the seat whose turn it is."""
    seat = int(table.seat)
    table.turns += 1
    table.turn_party = party_of(table, seat)
    tell(table, TURN_OF, seat, table.turns, table.coins[seat])
    if table.coins_first:
        gain(table, seat, table.base_income)
    income_effects(table, seat)
    if not table.coins_first:
        gain(table, seat, table.base_income)


@compiled
def income_effects(table, seat):
    """Castles and cards that bring income, if there can be any."""
    if table.market_open or table.faces[CUTTHROAT] > 0 or table.timing[DEMON] == INCOME:
        call_effect(table.hooks[INCOME_PHASE], table, seat)


@effect
def income_part(table, seat):
    """Castles first, then the party's cards in order; one that is turned down before its turn does nothing."""
    table.event += 1
    party = int(table.turn_party)
    base = int(table.queue_size)
    for i in range(VIEW):
        lane = int(table.sight[party, i])
        if lane < 0 or not table.lane_open[lane]:
            continue
        side = side_of(table, party, lane)
        if table.castle[lane] == MARKET and table.row_size[side] > table.row_size[side ^ 1]:
            benefit(table, seat, party, lane, table.castle_amount[MARKET])
        for j in range(table.row_size[side]):
            slot = int(table.row[side, j])
            if table.up[slot] and table.timing[table.who[slot]] == INCOME:
                enqueue(table, slot)
    for i in range(base, int(table.queue_size)):
        slot = int(table.queue[i])
        side = int(table.where[slot])
        if side >= 0 and table.up[slot] and table.holder[side] == party:
            carry_out(table, slot, side, seat)
    table.queue_size = base


@compiled
def offer_hand(table, seat):
    """A question whose options are the cards before a seat."""
    clear_options(table)
    for i in range(table.hand_size[seat]):
        offer(table, int(table.hand[seat, i]))
    table.source = NO_CARD


@compiled
def deploy_all(table, seat):
    """The deployment phase: all recruited cards are played."""
    while table.hand_size[seat] > 0:
        deploy(table, seat, -1)


@compiled
def deploy(table, seat, lanes):
    """Play one card of the hand on the own side of a lane; `lanes` are bits of those allowed."""
    offer_hand(table, seat)
    card = ask(table, seat, ASK_DEPLOY)
    take(table, table.hand, table.hand_size, seat, card)
    party = party_of(table, seat)
    bound = bound_to(table, party)
    lane = choose_lane(table, seat, party, card, bound if bound else lanes)
    play_into(table, seat, party, card, lane)


@compiled
def target_side(table, party, card, lane):
    """The side that a card is played on: the own one, but a Traitor's is the other."""
    return side_of(table, party, lane) ^ (card == TRAITOR)


@compiled
def choose_lane(table, seat, party, card, lanes):
    """Ask for a lane with room; -1: there is none."""
    clear_options(table)
    for i in range(VIEW):
        lane = int(table.sight[party, i])
        if lane >= 0 and table.lane_open[lane] and lanes >> lane & 1:
            if has_room(table, target_side(table, party, card, lane)):
                offer(table, lane)
    if next_option(table, -1) < 0:
        return -1
    table.source = NO_CARD
    table.card = card
    table.subject = NO_SLOT
    return ask(table, seat, ASK_LANE)


@compiled
def play_into(table, seat, party, card, lane):
    """Play a card into a lane; one that has no room anywhere is discarded."""
    if lane < 0:
        table.no_room += 1
        discard_openly(table, card)
    else:
        play_card(table, seat, card, target_side(table, party, card, lane))


@effect
def turn(table, me):
    """Income, recruitment, deployment, scoring."""
    begin_turn(table)
    recruit(table, int(table.seat))
    deploy_all(table, int(table.seat))
    score(table)


@effect
def free_turn(table, me):
    """The same with an auction."""
    begin_turn(table)
    auction(table, int(table.seat))
    deploy_all(table, int(table.seat))
    score(table)
