"""Crimson Company: characters that bring others into play or send them away: offer, deck, discard pile."""

from sim.games.crimson_company.acting import place, reaches
from sim.games.crimson_company.board import bound_to, side_of, swap, voice
from sim.games.crimson_company.choosing import choose, enqueue, offer_side
from sim.games.crimson_company.deck import discard_openly, draw, show_top, take_from_offer
from sim.games.crimson_company.kinds import ASK_DISCARD, ASK_EXCHANGE, ASK_LOOK, ASK_PLACE, NO, YES
from sim.games.crimson_company.names import FERRYMAN, FORTUNE_TELLER, SHAPESHIFTER, SUMMONER, TROLL_MOTHER
from sim.games.crimson_company.state import NO_CARD, NO_SLOT, OFFER, ROBBERS, VIEW
from sim.games.crimson_company.words import DRAWS, PLACED
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, next_option, offer
from sim.kernel.piles import push, take
from sim.kernel.trace import NOBODY, tell


@compiled
def offer_the_offer(table):
    """Offer the characters of the offer."""
    clear_options(table)
    for i in range(OFFER):
        if table.offer[i] != NO_CARD:
            offer(table, int(table.offer[i]))


@compiled
def choose_from_offer(table, me, source):
    """A character of the offer, taken out of it; NO_CARD if it is empty."""
    offer_the_offer(table)
    if next_option(table, -1) < 0:
        return NO_CARD
    table.source = source
    card = ask(table, me, ASK_PLACE)
    take_from_offer(table, card)
    return card


@compiled
def landing(table, side):
    """Where a card goes that is to be placed on a side: a Freyja may bind placed cards too."""
    lanes = bound_to(table, table.holder[side]) if table.freyja_placed else 0
    if lanes == 0 or lanes >> (side >> 1) & 1:
        return side
    lane = 0
    while not lanes >> lane & 1:
        lane += 1
    return side_of(table, table.holder[side], lane)


@effect
def summoner(table, me):
    """Places a card of the offer beside her; in solo and coop the deck's top card."""
    side = int(table.side)
    card = draw(table) if table.form == ROBBERS else choose_from_offer(table, me, SUMMONER)
    if card != NO_CARD:
        place(table, landing(table, side), card, 1 - table.placed_down)


@effect
def ferryman(table, me):
    """Brings a card back from the discard pile."""
    side = int(table.side)
    clear_options(table)
    for i in range(table.discard_size[0]):
        offer(table, int(table.discard[0, i]))
    if next_option(table, -1) < 0 or not table.lane_open[side >> 1]:
        return
    table.source = FERRYMAN
    card = ask(table, me, ASK_PLACE)
    take(table, table.discard, table.discard_size, 0, card)
    place(table, landing(table, side), card, 1)


@effect
def troll_mother(table, me):
    """Sends a card of the offer away; in solo and coop draws one and discards one from hand."""
    if table.form == ROBBERS:
        _draw_and_discard(table, me)
        return
    offer_the_offer(table)
    if next_option(table, -1) < 0:
        return
    table.source = TROLL_MOTHER
    card = ask(table, me, ASK_DISCARD)
    discard_openly(table, card)
    take_from_offer(table, card)


@compiled
def _draw_and_discard(table, me):
    drawn = draw(table)
    if drawn != NO_CARD:
        push(table, table.hand, table.hand_size, me, drawn)
        tell(table, DRAWS, me, drawn, 0)
    clear_options(table)
    for i in range(table.hand_size[me]):
        offer(table, int(table.hand[me, i]))
    if next_option(table, -1) < 0:
        return
    table.source = TROLL_MOTHER
    card = ask(table, me, ASK_DISCARD)
    take(table, table.hand, table.hand_size, me, card)
    discard_openly(table, card)


@effect
def fortune_teller(table, me):
    """Solo and coop: the deck's top card may be discarded."""
    card = show_top(table)
    if card == NO_CARD:
        return
    clear_options(table)
    offer(table, NO)
    offer(table, YES)
    table.source = FORTUNE_TELLER
    table.card = card
    if ask(table, me, ASK_LOOK) == YES:
        discard_openly(table, draw(table))


@compiled
def take_the_place_of(table, slot, card):
    """A card lies down where another one lay; the slot now stands for the new card, which nothing has happened to."""
    table.faces[table.who[slot]] -= table.up[slot]
    table.who[slot] = card
    table.up[slot] = 1
    table.turned[slot] += 1
    table.fired[slot] = 0
    table.fired_at[slot] = table.event
    table.faces[card] += 1


@compiled
def _drawn_shapes(table, me):
    """Shapeshifter in solo and coop: one of three drawn cards takes its place, the others are discarded."""
    slot = int(table.slot)
    base = int(table.queue_size)
    for _ in range(3):
        card = draw(table)
        if card != NO_CARD:
            tell(table, DRAWS, me, card, 0)
            enqueue(table, card)
    if table.queue_size == base:
        return
    clear_options(table)
    for i in range(base, int(table.queue_size)):
        offer(table, int(table.queue[i]))
    table.source = SHAPESHIFTER
    chosen = ask(table, me, ASK_PLACE)
    kept = False
    for i in range(base, int(table.queue_size)):
        card = int(table.queue[i])
        if card == chosen and not kept:
            kept = True
        else:
            discard_openly(table, card)
    table.queue_size = base
    discard_openly(table, SHAPESHIFTER)
    take_the_place_of(table, slot, chosen)
    tell(table, PLACED, NOBODY, chosen, table.where[slot])


@compiled
def _forced_exchange(table):
    """Shapeshifter as a play effect: the opponent has to give one of their cards for it."""
    slot = int(table.slot)
    party = int(table.holder[table.side ^ 1])
    clear_options(table)
    for i in range(VIEW):
        lane = table.sight[party, i]
        if lane >= 0 and table.lane_open[lane]:
            offer_side(table, side_of(table, party, lane), NO_SLOT)
    table.subject = slot
    given = choose(table, voice(table, party), ASK_EXCHANGE, SHAPESHIFTER)
    if given != NO_SLOT and reaches(table, given):
        swap(table, slot, given)


@effect
def shapeshifter(table, me):
    """A play effect in solo and coop, and where the switch makes it one."""
    if table.form == ROBBERS:
        _drawn_shapes(table, me)
    else:
        _forced_exchange(table)
