"""Crimson Company: solo and coop: the players against the robber knights, whose cards they play themselves."""

from sim.games.crimson_company.board import bound_to
from sim.games.crimson_company.deck import discard_openly, draw
from sim.games.crimson_company.kinds import ASK_FOR_ROBBERS, ASK_HAND_OVER, ASK_SPARE, NO, YES
from sim.games.crimson_company.money import fortify
from sim.games.crimson_company.recruiting import offer_numbers
from sim.games.crimson_company.scoring import score
from sim.games.crimson_company.state import NO_CARD, PLAYERS_SIDE, ROBBERS_SIDE, SIDE_ROOM
from sim.games.crimson_company.turns import choose_lane, deploy, income_effects, offer_hand, play_into, target_side
from sim.games.crimson_company.words import DRAWS, HANDS_OVER, ROBBERS_TURN, ROUND_OF, SPARED
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask
from sim.kernel.piles import push, take
from sim.kernel.trace import NOBODY, tell

DRAWN = 3
ALL_LANES = -1


@effect
def robbers_round(table, me):
    """Hand over (coop), the players' turn, the robber knights' turn, scoring; then the next hands are drawn.

    They are drawn at the end of a step: a search starts from the beginning of one and must find its own hand there.
    """
    table.turns += 1
    if table.players > 1:
        _hand_over(table)
    _players_turn(table)
    _robbers_turn(table)
    table.turn_party = PLAYERS_SIDE
    table.seat = 0
    score(table)
    if not table.over and table.turns < table.turn_cap:
        draw_hands(table)


@compiled
def draw_hands(table):
    """A round begins: three cards for everybody."""
    tell(table, ROUND_OF, NOBODY, table.turns + 1, 0)
    for seat in range(table.players):
        _draw_hand(table, seat)


@compiled
def _draw_hand(table, seat):
    for _ in range(DRAWN):
        card = draw(table)
        if card != NO_CARD:
            push(table, table.hand, table.hand_size, seat, card)
            tell(table, DRAWS, seat, card, 0)


@compiled
def _hand_over(table):
    """Both choose a card face down; each takes the other's."""
    table.bidding = 1
    table.given[0] = table.given[1] = NO_CARD  # both before the first question: a world of a search has no old card
    for seat in range(2):
        if table.hand_size[seat] > 0:
            offer_hand(table, seat)
            card = ask(table, seat, ASK_HAND_OVER)
            take(table, table.hand, table.hand_size, seat, card)
            table.given[1 - seat] = card
    table.bidding = 0
    for seat in range(2):
        if table.given[1 - seat] != NO_CARD:
            tell(table, HANDS_OVER, seat, table.given[1 - seat], 0)
            push(table, table.hand, table.hand_size, 1 - seat, table.given[1 - seat])


@compiled
def _players_turn(table):
    """Income, then everybody plays a card on the players' side."""
    table.turn_party = PLAYERS_SIDE
    table.seat = 0
    income_effects(table, 0)
    for seat in range(table.players):
        table.seat = seat
        if table.hand_size[seat] > 0:
            deploy(table, seat, _lanes_of(table, seat))


@compiled
def _lanes_of(table, seat):
    """The lanes that a player may play into: in coop the two leftmost for the left player, rightmost for the right."""
    if table.players == 1:
        return ALL_LANES
    lanes, found = 0, 0
    for i in range(table.lanes):
        lane = i if seat == 0 else table.lanes - 1 - i
        if table.lane_open[lane] and found < 2:
            lanes |= 1 << lane
            found += 1
    return lanes


@compiled
def _robbers_turn(table):
    """Income, then the players in turn play all that is left in their hands for the robber knights."""
    table.turn_party = ROBBERS_SIDE
    table.seat = 0
    tell(table, ROBBERS_TURN, 0, 0, 0)
    income_effects(table, 0)
    while table.hand_size[0] > 0 or table.hand_size[1] > 0:
        for seat in range(table.players):
            table.seat = seat
            if table.hand_size[seat] > 0:
                _play_for_robbers(table, seat)


@compiled
def _play_for_robbers(table, seat):
    """A card into the lane with fewest of their cards, or, once a game, onto the discard pile."""
    offer_hand(table, seat)
    card = ask(table, seat, ASK_FOR_ROBBERS)
    take(table, table.hand, table.hand_size, seat, card)
    bound = bound_to(table, ROBBERS_SIDE)
    lane = choose_lane(table, seat, ROBBERS_SIDE, card, bound if bound else _fewest(table, card))
    if lane >= 0 and not table.spent[seat] and _spares(table, seat, card, lane):
        table.spent[seat] = 1
        table.discard_used[seat] = 1
        tell(table, SPARED, seat, card, 0)
        discard_openly(table, card)
        fortify(table, lane, table.strength[card])
    else:
        play_into(table, seat, ROBBERS_SIDE, card, lane)


@compiled
def _fewest(table, card):
    """Bits of the lanes with fewest cards of the robber knights."""
    lanes, fewest = 0, 1000
    for lane in range(table.lanes):
        if not table.lane_open[lane] or table.row_size[target_side(table, ROBBERS_SIDE, card, lane)] >= SIDE_ROOM:
            continue
        cards = int(table.row_size[2 * lane + 1])
        if cards < fewest:
            lanes, fewest = 0, cards
        if cards == fewest:
            lanes |= 1 << lane
    return lanes


@compiled
def _spares(table, seat, card, lane):
    offer_numbers(table, NO, YES)
    table.card = card
    table.lane = lane
    return ask(table, seat, ASK_SPARE) == YES
