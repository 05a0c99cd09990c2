"""Crimson Company: what answers are worth, for the defaults and for anybody who wants to build on them.

All values are seen from the seat that is asked: for its party, in solo and coop always for the players.
"""

from sim.games.crimson_company.board import face_up_in, party_of, side_of, strength_of, total
from sim.games.crimson_company.kinds import NO, YES
from sim.games.crimson_company.leads import WAY, marks
from sim.games.crimson_company.names import (
    ALCHEMIST,
    CARDS,
    CLUMSY_OGRE,
    FANATIC,
    FENRIR,
    SHADOW,
    TRAITOR,
    VETERAN,
)
from sim.games.crimson_company.recruiting import card_at
from sim.games.crimson_company.scoring import CARDS_TO_SCORE
from sim.games.crimson_company.state import (
    BY_STRENGTH,
    FORTRESS,
    LANE_VALUE,
    LANES,
    MOST_COINS,
    NO_SLOT,
    NOTHING,
    PLAY,
    ROBBERS,
    VIEW,
)
from sim.kernel.address import call_answer
from sim.kernel.compile import answer, compiled
from sim.kernel.decisions import is_option

CASTLE_WORTH = 90  # a lane that is won
SPARE_MARGIN = 30  # how much better the one discard has to be
RICH = 8  # coins beyond which a coin is worth less


@compiled
def needed_cards(table, lane):
    """How many cards on a side have the lane scored."""
    return int(table.castle_amount[FORTRESS]) if table.castle[lane] == FORTRESS else CARDS_TO_SCORE


@compiled
def standing(table, lane, own, cards, others, other_cards):
    """What a lane is worth with these strengths and numbers of cards: own side first."""
    most = max(cards, other_cards)
    lead = own - others
    if most >= needed_cards(table, lane):
        return CASTLE_WORTH if lead > 0 else -CASTLE_WORTH if lead < 0 else 0
    return max(-8, min(8, lead)) * (2 + most) + 2 * (cards - other_cards)


@compiled
def after(table, me, side, strength, cards):
    """What it is worth to a seat that a side gets so much more strength and so many more cards."""
    lane = side >> 1
    party = party_of(table, me)
    own = side_of(table, party, lane)
    if own < 0:  # a lane of others: what hurts the nearer one is as good as what hurts the other
        return 0
    mine, mine_cards = total(table, own), int(table.row_size[own])
    theirs, theirs_cards = total(table, own ^ 1), int(table.row_size[own ^ 1])
    if table.form == ROBBERS:
        theirs += int(table.castle_coins[lane])
    before = standing(table, lane, mine, mine_cards, theirs, theirs_cards)
    if side == own:
        mine, mine_cards = mine + strength, mine_cards + cards
    else:
        theirs, theirs_cards = theirs + strength, theirs_cards + cards
    return standing(table, lane, mine, mine_cards, theirs, theirs_cards) - before


@compiled
def card_worth(table, me, card):
    """A character's worth as such."""
    return int(table.appraisal[card])


@compiled
def for_me(table, me):
    """1 if the effect that asks belongs to a card on the own side, -1 if it works for others (the robber knights)."""
    return 1 if table.holder[table.side] == party_of(table, me) else -1


@compiled
def placed_worth(table, me, card):
    """What it is worth that a character is placed beside the card that asks."""
    return for_me(table, me) * int(table.appraisal[card])


@compiled
def arrives_down(table):
    """Does the card that comes to a lane lie face down there?"""
    return table.source == FANATIC or (table.source == VETERAN and table.placed_down)


@compiled
def least_worth(table, me, card):
    return -int(table.appraisal[card])


@compiled
def offered_worth(table, me, place):
    return card_worth(table, me, card_at(table, place))


@compiled
def fair_price(table, me, card):
    """The bid at which it doesn't matter who gets the card: two thirds of its worth, in tenths of a coin.

    Bid b and get a card of worth v: v - b. Be paid off: b more for you, b less for the rival, who gets v. Both are
    equal at b = 2/3 v. Who has many coins can be generous.
    """
    rich = max(0, int(table.coins[me]) - RICH)
    return (2 * card_worth(table, me, card) + 10 * rich) // 3


@compiled
def fair_bid(table, me):
    """The fair price in coins, as near as the options allow."""
    coins = min(int(table.coins[me]), MOST_COINS)
    bid = max(1, min(coins, (fair_price(table, me, table.card) + 5) // 10))
    while bid > 0 and not is_option(table, bid):
        bid -= 1
    return bid


@compiled
def would_pay(table, me):
    """Take a card out of an auction if it costs less than the fair price."""
    return YES if 10 * int(table.bid) < fair_price(table, me, table.card) else NO


@compiled
def flip_swing(table, side):
    """By how much a side's strength changes if all its cards are flipped."""
    found = 0
    for i in range(table.row_size[side]):
        slot = table.row[side, i]
        strength = int(table.strength[table.who[slot]])
        found += -strength if table.up[slot] else strength
    return found


@compiled
def strongest(table, side):
    """The strength of a side's strongest card."""
    most = 0
    for i in range(table.row_size[side]):
        most = max(most, strength_of(table, table.row[side, i]))
    return most


@compiled
def lane_value(table, me, lane):
    """What it is worth to play `table.card` into a lane, for whoever's turn it is."""
    return played_value(table, me, int(table.card), lane)


@compiled
def played_value(table, me, card, lane):
    """The same for any card. A part of its own: three answers need it."""
    return call_answer(table.hooks[LANE_VALUE], table, (me * CARDS + card) * LANES + lane)


@answer
def lane_value_part(table, question):
    me, card, lane = question // LANES // CARDS, question // LANES % CARDS, question % LANES
    party = int(table.turn_party)
    side = side_of(table, party, lane)
    strength = int(table.strength[card])
    there = side ^ (card == TRAITOR)
    if face_up_in(table, lane, FENRIR, NO_SLOT) != NO_SLOT:
        strength = 0
    elif card == TRAITOR:
        strength -= strongest(table, there)
    elif card in (CLUMSY_OGRE, SHADOW):
        strength = flip_swing(table, side) - flip_swing(table, side ^ 1) + (strength if card == CLUMSY_OGRE else 0)
    return after(table, me, there, strength, 1)


@compiled
def best_lane_value(table, me, card):
    """The value of the best lane for a card that is to be played for whoever's turn it is."""
    party = int(table.turn_party)
    best = -1000
    for i in range(VIEW):
        lane = int(table.sight[party, i])
        if lane >= 0 and table.lane_open[lane]:
            best = max(best, played_value(table, me, card, lane))
    return best


@compiled
def would_spare(table, me):
    """Discard a card of the robber knights if its strength on the castle hurts clearly less than the card itself."""
    lane = int(table.lane)
    on_castle = after(table, me, 2 * lane + 1, int(table.strength[table.card]), 0)
    return YES if on_castle > lane_value(table, me, lane) + SPARE_MARGIN else NO


@compiled
def is_mine(table, me, slot):
    return table.holder[table.where[slot]] == party_of(table, me)


@compiled
def flip_value(table, me, slot):
    """What it is worth to flip a card: its strength, and its effect if it comes up again."""
    card = table.who[slot]
    strength = int(table.strength[card])
    bonus = 0
    if not table.up[slot] and table.timing[card] == PLAY:
        bonus = (int(table.appraisal[card]) - 10 * strength) // 3
    change = -strength if table.up[slot] else strength
    return after(table, me, table.where[slot], change, 0) + (bonus if is_mine(table, me, slot) else -bonus)


@compiled
def destroy_value(table, me, slot):
    """What it is worth to destroy a card; an Alchemist is paid for it."""
    if slot == NOTHING:
        return 0
    coins = 3 * for_me(table, me) * strength_of(table, slot) if table.source == ALCHEMIST else 0
    return after(table, me, table.where[slot], -strength_of(table, slot), -1) + coins


@compiled
def arrival_value(table, me, party, lane, strength):
    return after(table, me, side_of(table, party, lane), strength, 1)


@compiled
def move_value(table, me, slot):
    """What it is worth to move a card out of its lane, into `table.lane` or the best other one."""
    side = int(table.where[slot])
    party = int(table.holder[side])
    strength = strength_of(table, slot)
    leaving = after(table, me, side, -strength, -1)
    if table.lane >= 0:
        return leaving + arrival_value(table, me, party, int(table.lane), strength)
    best = -1000
    for i in range(VIEW):
        lane = int(table.sight[party, i])
        if lane >= 0 and lane != side >> 1 and table.lane_open[lane]:
            best = max(best, arrival_value(table, me, party, lane, strength))
    return leaving + best


@compiled
def destination_value(table, me, lane):
    """What it is worth that the card in question comes to a lane."""
    slot = int(table.subject)
    party = int(table.holder[table.side])  # of a card that comes into play
    strength = 0 if arrives_down(table) else int(table.strength[table.card])
    if slot != NO_SLOT and table.where[slot] >= 0:
        party, strength = int(table.holder[table.where[slot]]), strength_of(table, slot)
    return arrival_value(table, me, party, lane, strength)


@compiled
def exchange_value(table, me, slot):
    """What it is worth to exchange the card in question for another one."""
    own = int(table.subject)
    if table.holder[table.where[slot]] == table.holder[table.where[own]]:
        return 0
    swing = strength_of(table, slot) - strength_of(table, own)
    return swing if is_mine(table, me, own) else -swing


@compiled
def wealth(table, me, seat):
    return int(table.coins[seat])


@compiled
def strength_to_buy(table, me):
    """As many coins as win the lane; none if it is won without them, can't be won, or strength doesn't win it."""
    slot = int(table.subject)
    side = int(table.where[slot])
    if marks(table, side >> 1) >> WAY != BY_STRENGTH:
        return 0
    short = 1
    for i in range(table.row_size[side]):
        short -= int(table.points[table.row[side, i]])
    for i in range(table.row_size[side ^ 1]):
        short += int(table.points[table.row[side ^ 1, i]])
    per = max(1, int(table.amount[table.source]))
    coins = (max(0, short) + per - 1) // per * int(table.cost[table.source])
    return coins if is_option(table, coins) else 0


@compiled
def coin_value(table, me, lane):
    """Which castle to take a coin from: where the players stand best to use it."""
    if lane == NOTHING:
        return -1
    return int(table.row_size[2 * lane]) + int(table.row_size[2 * lane + 1])
