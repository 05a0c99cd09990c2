"""Pendulum: what cards and spaces do. Every reward is a row of numbers, so one function carries all of them out."""

import numpy as np

from sim.games.pendulum.kinds import ASK_EXCHANGE, ASK_GIVE_UP, ASK_PAY, ASK_RESOURCE, ASK_SLOT, ASK_TRACK
from sim.games.pendulum.names import FIELDS, IDS
from sim.games.pendulum.state import (
    BY_ACHIEVEMENT,
    BY_FINAL_CARD,
    CUBES,
    FROM_ACHIEVEMENT,
    FROM_CONVERSION,
    FROM_PRODUCTION,
    GOLD,
    LEGENDARY,
    NOT_IN_USE,
    ON_MAT,
    PARCHMENT,
    POPULARITY,
    POWER,
    PRESTIGE,
    VOTES,
    WORKERS,
    YIELDS,
)
from sim.games.pendulum.words import (
    EXCHANGES,
    GAINS,
    GIVES_UP,
    GLORY,
    HAND_BACK,
    HOLDS,
    KEEPS_MORE,
    NO_ROOM,
    PAYS,
    POINT,
    PRODUCES,
    RECRUITS,
    TOO_MANY,
    pack,
    say,
)
from sim.kernel.address import call_answer, call_effect
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.piles import pop, push
from sim.kernel.state import PARTS

# Parts of the rules that are compiled by themselves, by their places.
(
    QUESTION_PART,
    RESOLVE_PART,
    MENU_PART,
    BEGIN_PART,
    FINISH_PART,
    TUCK_PART,
    COUNCIL_PART,
    TIDY_PART,
    PHASE_PART,
    OFFER_PROVINCES_PART,
) = range(PARTS, PARTS + 10)

BITS = {field: 1 << place for place, field in enumerate(FIELDS)}
COSTS = BITS["cost_military"] | BITS["cost_culture"] | BITS["cost_gold"] | BITS["cost_any"]
GOODS = BITS["military"] | BITS["culture"] | BITS["gold"] | BITS["votes"]
COLOURED = BITS["power"] | BITS["prestige"] | BITS["popularity"]
CHOICES = BITS["any_point"] | BITS["prestige_or_popularity"] | BITS["any_resource"]
SLOTS = BITS["produce_military"] | BITS["produce_culture"] | BITS["produce_gold"] | BITS["produce_votes"]
PRODUCES_SOME = SLOTS | BITS["produce_any"]
RARE = BITS["legendary"] | BITS["recruit"] | BITS["convert"] | BITS["province_limit"] | BITS["exchange"]
RARE |= BITS["take_back"] | BITS["produce_any"]
SPLENDID = IDS.index("province-splendid-red")  # then blue, yellow: the cards that produce points


@answer
def question_part(table, packed):
    """Ask what has been offered: seat in the low byte, kind above. Compiled once, used in some twenty places."""
    return ask(table, packed & 255, packed >> 8)


@compiled
def question(table, seat, kind):
    """Ask a seat; the options have been offered."""
    return call_answer(table.hooks[QUESTION_PART], table, seat | kind << 8)


@compiled
def goods(military, culture, gold, votes):
    """Four amounts as one number for an event."""
    return np.int64(military) | np.int64(culture) << 16 | np.int64(gold) << 32 | np.int64(votes) << 48


@compiled
def one_kind(what, amount):
    return np.int64(amount) << 16 * what


@compiled
def tell_holdings(table, seat):
    held = table.held[seat]
    say(table, HOLDS, seat, goods(held[0], held[1], held[2], held[3]))


@compiled
def room_for(table, seat, what):
    """Cubes of a colour that a player can still take: ten less those held and those in front as glory."""
    return CUBES - table.glory[seat, what] - table.held[seat, what]


@compiled
def gain(table, seat, what, amount):
    """Take resources, as far as there are cubes; votes are not limited (ruling 7, 16)."""
    got = amount
    if what != VOTES:
        got = min(amount, max(0, room_for(table, seat, what)))
        if got < amount:
            table.lost[seat, what] += amount - got
            say(table, TOO_MANY, seat, one_kind(what, amount - got))
    table.held[seat, what] += got
    table.gained[seat, what] += got
    if got:
        say(table, GAINS, seat, one_kind(what, got))


@compiled
def pay(table, seat, what, amount):
    """Give resources back to the supply; remembered, in case the act is undone."""
    table.held[seat, what] -= amount
    table.spent[seat, what] += amount
    table.paid[seat, what] += amount


@compiled
def gain_point(table, seat, track, source, card):
    """A step on a coloured track. Beyond its end it is lost, or glory on an advanced mat."""
    if table.track[seat, track] < table.threshold[seat, track] + PARCHMENT - 1:
        table.track[seat, track] += 1
        say(table, POINT, seat, pack(track, table.track[seat, track]))
    elif table.advanced[seat] and table.glory[seat, track] < CUBES:
        add_glory(table, seat, track)
    else:
        table.wasted_points[seat] += 1
        say(table, NO_ROOM, seat, track)
        return
    credit(table, seat, source, card)


@compiled
def credit(table, seat, source, card):
    """Note where a point came from."""
    table.points_from[seat, source] += 1
    table.points_in[seat, table.round] += 1
    if card >= 0:
        table.points[seat, card] += 1


@compiled
def add_glory(table, seat, track):
    """A cube goes in front of the track and is missing from the supply; if that is empty, from what is held."""
    if room_for(table, seat, track) == 0:
        table.held[seat, track] -= 1
    table.glory[seat, track] += 1
    say(table, GLORY, seat, pack(track, table.glory[seat, track]))


@compiled
def gain_legendary(table, seat, source, card):
    table.track[seat, LEGENDARY] = 1
    table.legendary_by[seat] = BY_ACHIEVEMENT if source == FROM_ACHIEVEMENT else BY_FINAL_CARD
    table.legendary_round[seat] = table.round + 1
    say(table, POINT, seat, pack(LEGENDARY, 1))
    credit(table, seat, source, card)


@compiled
def choose_track(table, seat, first, last):
    clear_options(table)
    for track in range(first, last + 1):
        offer(table, track)
    return question(table, seat, ASK_TRACK)


@compiled
def take_any(table, seat, amount):
    """Resources of choice, one by one; colours whose cubes are all in use can't be chosen."""
    for _ in range(amount):
        clear_options(table)
        some = False
        for what in range(GOLD + 1):
            if room_for(table, seat, what) > 0:
                offer(table, what)
                some = True
        if not some:
            return
        gain(table, seat, question(table, seat, ASK_RESOURCE), 1)


@compiled
def pay_any(table, seat, amount):
    """Pay resources of choice, one by one."""
    for _ in range(amount):
        clear_options(table)
        some = False
        for what in range(GOLD + 1):
            if table.held[seat, what] > 0:
                offer(table, what)
                some = True
        if some:
            pay(table, seat, question(table, seat, ASK_PAY), 1)


@compiled
def can_afford(table, seat, card):
    """Costs are all or nothing; a cost of any resources comes on top of the coloured ones (ruling 8)."""
    if table.does[card] & COSTS == 0:
        return True
    held = table.held[seat]
    m, c, g = table.cost_military[card], table.cost_culture[card], table.cost_gold[card]
    if held[0] < m or held[1] < c or held[2] < g:
        return False
    return held[0] + held[1] + held[2] - m - c - g >= table.cost_any[card]


@compiled
def pay_cost(table, seat, card):
    """Pay what stands before the arrow."""
    if table.does[card] & COSTS == 0:
        return
    pay(table, seat, 0, table.cost_military[card])
    pay(table, seat, 1, table.cost_culture[card])
    pay(table, seat, 2, table.cost_gold[card])
    pay_any(table, seat, table.cost_any[card])
    tell_payment(table, seat)


@compiled
def tell_payment(table, seat):
    paid = table.paid[seat]
    if paid[0] or paid[1] or paid[2] or paid[3]:
        say(table, PAYS, seat, goods(paid[0], paid[1], paid[2], paid[3]))


@compiled
def produce(table, seat, slot):
    """All that stands on the mat's icon and on the provinces under it."""
    say(table, PRODUCES, seat, slot)
    for what in range(YIELDS):
        amount = table.production[seat, slot, what]
        if amount:
            if what <= VOTES:
                gain(table, seat, what, amount)
            else:
                track = what - VOTES - 1
                for _ in range(amount):
                    gain_point(table, seat, track, FROM_PRODUCTION, SPLENDID + track)


@compiled
def take_stratagems_back(table, seat):
    """All discarded stratagems return to the hand."""
    say(table, HAND_BACK, seat, table.discard_size[seat])
    while table.discard_size[seat] > 0:
        push(table, table.hand, table.hand_size, seat, pop(table, table.discard, table.discard_size, seat))


@compiled
def resolve(table, seat, card, source):
    """Carry out the reward of a card or space. Conquests and recalls are part of the act, see acts.py."""
    call_effect(table.hooks[RESOLVE_PART], table, seat | card << 8 | source << 16)


@effect
def resolve_part(table, packed):
    seat, card, source = packed & 255, packed >> 8 & 255, packed >> 16
    does = table.does[card]
    if does & GOODS:
        _gain_goods(table, seat, card)
    if does & COLOURED:
        for track in range(POPULARITY + 1):
            count = table.power[card] if track == POWER else table.prestige[card]
            count = table.popularity[card] if track == POPULARITY else count
            for _ in range(count):
                gain_point(table, seat, track, source, card)
    if does & CHOICES:
        take_any(table, seat, table.any_resource[card])
        for _ in range(table.any_point[card]):
            gain_point(table, seat, choose_track(table, seat, POWER, POPULARITY), source, card)
        for _ in range(table.prestige_or_popularity[card]):
            gain_point(table, seat, choose_track(table, seat, PRESTIGE, POPULARITY), source, card)
    if does & SLOTS:
        _produce_slots(table, seat, card)
    if does & RARE:
        _resolve_rare(table, seat, card, source)


@compiled
def _gain_goods(table, seat, card):
    for what in range(VOTES + 1):
        amount = table.military[card] if what == 0 else table.culture[card] if what == 1 else table.gold[card]
        amount = table.votes[card] if what == VOTES else amount
        if amount:
            gain(table, seat, what, amount)


@compiled
def _produce_slots(table, seat, card):
    for slot in range(VOTES + 1):
        times = table.produce_military[card] if slot == 0 else table.produce_culture[card]
        times = table.produce_gold[card] if slot == 2 else table.produce_votes[card] if slot == VOTES else times
        for _ in range(times):
            produce(table, seat, slot)


@compiled
def _resolve_rare(table, seat, card, source):
    for _ in range(table.produce_any[card]):
        clear_options(table)
        for slot in range(VOTES + 1):
            offer(table, slot)
        produce(table, seat, question(table, seat, ASK_SLOT))
    if table.take_back[card]:
        take_stratagems_back(table, seat)
    if table.legendary[card] and table.track[seat, LEGENDARY] == 0:
        gain_legendary(table, seat, source, card)
    if table.province_limit[card]:
        table.keeps[seat] += table.province_limit[card]
        say(table, KEEPS_MORE, seat, table.keeps[seat])
    for _ in range(table.recruit[card]):
        recruit(table, seat)
    for _ in range(table.convert[card]):
        convert(table, seat, card)
    if table.exchange[card]:
        exchange(table, seat)


@compiled
def recruit(table, seat):
    """A common worker from the own reserve comes to the mat."""
    if table.reserve[seat] == 0:
        return
    for worker in range(WORKERS):
        if table.worker_at[seat, worker] == NOT_IN_USE:
            table.worker_at[seat, worker] = ON_MAT
            table.reserve[seat] -= 1
            say(table, RECRUITS, seat, worker + 1)
            return


@compiled
def convert(table, seat, card):
    """Exactly one point of a coloured track becomes one of another; never below 0 (ruling 21)."""
    clear_options(table)
    some = False
    for track in range(POPULARITY + 1):
        if table.track[seat, track] > 0:
            offer(table, track)
            some = True
    if not some:
        return
    source = question(table, seat, ASK_GIVE_UP)
    table.track[seat, source] -= 1
    say(table, GIVES_UP, seat, pack(source, table.track[seat, source]))
    clear_options(table)
    for track in range(POPULARITY + 1):
        if track != source:
            offer(table, track)
    gain_point(table, seat, question(table, seat, ASK_TRACK), FROM_CONVERSION, card)


@compiled
def exchange(table, seat):
    """A common worker leaves the game, the second Grande takes its exact place."""
    clear_options(table)
    for worker in range(WORKERS):
        if table.worker_at[seat, worker] != NOT_IN_USE and not table.is_grande[seat, worker]:
            offer(table, worker)
    worker = question(table, seat, ASK_EXCHANGE)
    table.is_grande[seat, worker] = 1
    table.second_grande[seat] = 0
    table.exchanged[seat] = True
    say(table, EXCHANGES, seat, 0)
