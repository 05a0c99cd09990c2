"""Crimson Company: recruitment: the bid in duel and two against two, the auction in a free-for-all."""

from sim.games.crimson_company.board import count_up, face_up_on, party_of, side_of
from sim.games.crimson_company.cards.offers import take_the_place_of
from sim.games.crimson_company.deck import draw, refill, show_top
from sim.games.crimson_company.kinds import (
    ASK_BID,
    ASK_BUY,
    ASK_CALL_UP,
    ASK_MATCH,
    ASK_RECRUIT,
    ASK_SECRET_BID,
    NO,
    YES,
)
from sim.games.crimson_company.money import hand_coins, pay_supply
from sim.games.crimson_company.names import BARD, FORTUNE_TELLER, SHAPESHIFTER
from sim.games.crimson_company.places import next_in_game
from sim.games.crimson_company.state import (
    DECK_PLACE,
    MOST_COINS,
    NO_CARD,
    NO_SLOT,
    OFFER,
    RECRUIT,
    TEAMS,
    VIEW,
)
from sim.games.crimson_company.words import (
    BIDS,
    BUYS,
    CALLS_UP,
    HIGHEST,
    HOLDS,
    LEAVES_IT,
    NO_AUCTION,
    PASSES,
    PAYS_OFF,
    RECRUITS,
    SHAPESHIFTS,
)
from sim.kernel.compile import compiled
from sim.kernel.decisions import ask, clear_options, next_option, offer
from sim.kernel.piles import push
from sim.kernel.trace import tell

PAY_OFFS, ANY_RECRUITMENT = range(2)


@compiled
def offer_numbers(table, low, high):
    """A question whose options are the numbers from low to high."""
    clear_options(table)
    for number in range(low, high + 1):
        offer(table, number)


@compiled
def offer_places(table, party):
    """Offer the places of the offer; the deck's top card for who has a Fortune Teller. Is there any?"""
    refill(table)
    clear_options(table)
    for place in range(OFFER):
        if table.offer[place] != NO_CARD:
            offer(table, place)
    if count_up(table, party, FORTUNE_TELLER) > 0 and show_top(table) != NO_CARD:
        offer(table, DECK_PLACE)
    return next_option(table, -1) >= 0


@compiled
def card_at(table, place):
    """The character at a place of the offer, or on top of the deck."""
    return int(table.top) if place == DECK_PLACE else int(table.offer[place])


@compiled
def _take(table, place):
    """Take the card off its place and fill the offer up."""
    if place == DECK_PLACE:
        return draw(table)
    card = int(table.offer[place])
    table.offer[place] = NO_CARD
    refill(table)
    return card


@compiled
def recruit(table, seat):
    """The recruitment phase: a bid, which a rival may match."""
    party = party_of(table, seat)
    if table.coins[seat] == 0 or not offer_places(table, party):
        table.bids_skipped += 1
        tell(table, NO_AUCTION, seat, 0, 0)
        return
    table.source = NO_CARD
    place = ask(table, seat, ASK_RECRUIT)
    card = card_at(table, place)
    table.card = card
    table.chosen = place
    offer_numbers(table, 1, min(int(table.coins[seat]), MOST_COINS))
    bid = ask(table, seat, ASK_BID)
    tell(table, BIDS, seat, card, bid)
    table.auctions[seat] += 1
    table.bid_total[seat] += bid
    price = bid + table.amount[BARD] * count_up(table, party, BARD)
    taker = _who_matches(table, seat, card, price)
    if taker < 0:
        pay_supply(table, seat, bid)
        taker = seat
        price = bid
    else:
        tell(table, PAYS_OFF, taker, 0, price)
        hand_coins(table, taker, seat, price)
        table.paid_off[seat] += 1
    _recruits(table, taker, _take(table, place), price)


@compiled
def _who_matches(table, seat, card, price):
    """The rival who pays the bidder off, asked in turn order; -1: all pass."""
    rivals = 2 if table.form == TEAMS else 1
    table.bidder = seat
    table.bid = price
    table.card = card
    for i in range(rivals):
        rival = (seat + 1 + 2 * i) % table.players
        if table.coins[rival] >= price:
            offer_numbers(table, NO, YES)
            table.source = NO_CARD
            if ask(table, rival, ASK_MATCH) == YES:
                return rival
        tell(table, PASSES, rival, 0, 0)
    return -1


@compiled
def _recruits(table, taker, card, price):
    """A card comes to lie before who paid for it; a Shapeshifter may have something against that."""
    tell(table, RECRUITS, taker, card, 0)
    table.recruited[taker, card] += 1
    table.price_paid[taker, card] += price
    table.matched[taker, card] += taker != table.seat
    if table.faces[SHAPESHIFTER] > 0 and table.timing[SHAPESHIFTER] == RECRUIT:
        card = _shapeshift(table, taker, card)
    push(table, table.hand, table.hand_size, taker, card)


@compiled
def _shapeshift(table, taker, card):
    """What the taker gets: the Shapeshifter of the active party, whose place the card takes, or the card itself."""
    own = party_of(table, taker)
    party = int(table.turn_party)
    slot = _shapeshifter_of(table, party) if party != own else NO_SLOT
    if table.shapeshifter_trigger == ANY_RECRUITMENT:
        for i in range(1, table.parties):
            if slot == NO_SLOT:
                slot = _shapeshifter_of(table, (own + i) % table.parties)
    if slot == NO_SLOT:
        return card
    tell(table, SHAPESHIFTS, taker, card, table.where[slot])
    take_the_place_of(table, slot, card)
    return SHAPESHIFTER


@compiled
def _shapeshifter_of(table, party):
    """A party's first Shapeshifter that lies face up."""
    for i in range(VIEW):
        lane = table.sight[party, i]
        if lane >= 0 and table.lane_open[lane]:
            slot = face_up_on(table, side_of(table, party, lane), SHAPESHIFTER, NO_SLOT)
            if slot != NO_SLOT:
                return slot
    return NO_SLOT


@compiled
def auction(table, seat):
    """The recruitment phase of a free-for-all: a card is called up, the others bid in closed hands."""
    if not offer_places(table, seat):
        table.bids_skipped += 1
        tell(table, NO_AUCTION, seat, 0, 0)
        return
    table.source = NO_CARD
    place = ask(table, seat, ASK_CALL_UP)
    card = card_at(table, place)
    table.card = card
    table.chosen = place
    tell(table, CALLS_UP, seat, card, 0)
    bidder = _highest_bidder(table, seat)
    price = int(table.bids[bidder])
    table.bidder = bidder
    table.bid = price
    table.auctions[seat] += 1
    table.bid_total[seat] += price
    taker = seat
    if _buys(table, seat, card, price):
        tell(table, BUYS, seat, card, price)
        hand_coins(table, seat, bidder, price)
    else:
        tell(table, LEAVES_IT, seat, card, 0)
        pay_supply(table, bidder, price)
        table.paid_off[seat] += 1
        taker = bidder
    _recruits(table, taker, _take(table, place), price)


@compiled
def _highest_bidder(table, seat):
    """All others bid; the highest counts, of equal ones the nearest clockwise."""
    card = table.card
    table.bidding = 1
    for other in range(table.players):
        table.bids[other] = -1
    best = next_in_game(table, seat)
    for _ in range(2):  # once round; in the worlds of a search those before the one who thinks have to bid again
        other = best
        while other != seat:
            if table.bids[other] < 0:
                _closed_bid(table, other, card)
            other = next_in_game(table, other)
    table.bidding = 0
    other = best
    while other != seat:
        tell(table, HOLDS, other, table.bids[other], 0)
        if table.bids[other] > table.bids[best]:
            best = other
        other = next_in_game(table, other)
    tell(table, HIGHEST, best, table.bids[best], 0)
    return best


@compiled
def _closed_bid(table, seat, card):
    most = min(int(table.coins[seat]), MOST_COINS)
    offer_numbers(table, min(int(table.bid_at_least_one), most), most)
    table.card = card
    table.bids[seat] = ask(table, seat, ASK_SECRET_BID)


@compiled
def _buys(table, seat, card, price):
    """Does the active player pay the highest bid?"""
    if table.coins[seat] < price:
        return False
    offer_numbers(table, NO, YES)
    table.card = card
    return ask(table, seat, ASK_BUY) == YES
