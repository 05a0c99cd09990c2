"""Pendulum: what cards and spaces do. Every reward is a row of numbers, so one function carries all of them out."""

from sim.games.pendulum.goods import gain, gain_goods, take_any
from sim.games.pendulum.kinds import ASK_EXCHANGE, ASK_SLOT
from sim.games.pendulum.names import BITS, GROUPS, IDS
from sim.games.pendulum.parts import RESOLVE_PART, question
from sim.games.pendulum.points import convert, gain_chosen, gain_legendary, gain_point
from sim.games.pendulum.state import (
    FROM_PRODUCTION,
    LEGENDARY,
    NOT_IN_USE,
    ON_MAT,
    POPULARITY,
    POWER,
    PRESTIGE,
    VOTES,
    WORKERS,
    YIELDS,
)
from sim.games.pendulum.words import EXCHANGES, HAND_BACK, KEEPS_MORE, PRODUCES, RECRUITS, say
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import clear_options, offer
from sim.kernel.piles import pop, push

GOODS = sum(BITS[field] for field in GROUPS["brings"])
COLOURED = sum(BITS[field] for field in GROUPS["climbs"])
CHOICES = BITS["any_point"] | BITS["prestige_or_popularity"] | BITS["any_resource"]
SLOTS = sum(BITS[field] for field in GROUPS["produces"])
PRODUCES_SOME = SLOTS | BITS["produce_any"]
RARE = BITS["legendary"] | BITS["recruit"] | BITS["convert"] | BITS["province_limit"] | BITS["exchange"]
RARE |= BITS["take_back"]
SPLENDID = IDS.index("province-splendid-red")  # then blue, yellow: the cards that produce points


@compiled
def resolve(table, seat, card, source):
    """Carry out the reward of a card or space. Conquests and recalls are part of the act, see acts.py."""
    call_effect(table.hooks[RESOLVE_PART], table, seat | card << 8 | source << 16)


@effect
def resolve_part(table, packed):
    seat, card, source = packed & 255, packed >> 8 & 255, packed >> 16
    does = table.does[card]
    if does & GOODS:
        gain_goods(table, seat, card)
    if does & COLOURED:
        for track in range(POPULARITY + 1):
            for _ in range(table.climbs[card, track]):
                gain_point(table, seat, track, source, card)
    if does & CHOICES:
        take_any(table, seat, table.any_resource[card])
        gain_chosen(table, seat, POWER, table.any_point[card], source, card)
        gain_chosen(table, seat, PRESTIGE, table.prestige_or_popularity[card], source, card)
    if does & PRODUCES_SOME:
        _produce_all(table, seat, card)
    if does & RARE:
        _resolve_rare(table, seat, card, source)


@compiled
def _produce_all(table, seat, card):
    """The slots that a card names, then those of choice."""
    for slot in range(VOTES + 2):
        times = table.produce_any[card] if slot > VOTES else table.produces[card, slot]
        for _ in range(times):
            produce(table, seat, choose_slot(table, seat) if slot > VOTES else slot)


@compiled
def choose_slot(table, seat):
    clear_options(table)
    for slot in range(VOTES + 1):
        offer(table, slot)
    return question(table, seat, ASK_SLOT)


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
def _resolve_rare(table, seat, card, source):
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
def take_stratagems_back(table, seat):
    """All discarded stratagems return to the hand."""
    say(table, HAND_BACK, seat, table.discard_size[seat])
    while table.discard_size[seat] > 0:
        push(table, table.hand, table.hand_size, seat, pop(table, table.discard, table.discard_size, seat))


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
