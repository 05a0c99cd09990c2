"""Pendulum: resources and votes: what is gained, what is paid."""

import numpy as np

from sim.games.pendulum.kinds import ASK_PAY, ASK_RESOURCE
from sim.games.pendulum.names import BITS, GROUPS
from sim.games.pendulum.parts import question
from sim.games.pendulum.state import CUBES, CULTURE, GOLD, MILITARY, VOTES
from sim.games.pendulum.words import GAINS, HOLDS, PAYS, TOO_MANY, pack, say
from sim.kernel.compile import compiled
from sim.kernel.decisions import clear_options, count_options, offer

COSTS = sum(BITS[field] for field in (*GROUPS["cost"], "cost_any"))


@compiled
def goods(amounts):
    """Four amounts as one number for an event."""
    return (
        np.int64(amounts[MILITARY])
        | np.int64(amounts[CULTURE]) << 16
        | np.int64(amounts[GOLD]) << 32
        | np.int64(amounts[VOTES]) << 48
    )


@compiled
def one_kind(what, amount):
    return np.int64(amount) << 16 * what


@compiled
def tell_holdings(table, seat):
    say(table, HOLDS, seat, goods(table.held[seat]))


@compiled
def tell_payment(table, seat):
    paid = goods(table.paid[seat])
    if paid:
        say(table, PAYS, seat, paid)


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
    table.held[seat, what] += got
    table.gained[seat, what] += got
    if got:
        say(table, GAINS, seat, one_kind(what, got))
    if got < amount:
        table.lost[seat, what] += amount - got
        say(table, TOO_MANY, seat, pack(what, np.int64(amount) | np.int64(amount - got) << 16))


@compiled
def gain_goods(table, seat, card):
    """The plain resources and votes of a card or space."""
    for what in range(VOTES + 1):
        if table.brings[card, what]:
            gain(table, seat, what, table.brings[card, what])


@compiled
def pay(table, seat, what, amount):
    """Give resources back to the supply; remembered, in case the act is undone."""
    table.held[seat, what] -= amount
    table.spent[seat, what] += amount
    table.paid[seat, what] += amount


@compiled
def take_any(table, seat, amount):
    """Resources of choice, one by one; colours whose cubes are all in use can't be chosen."""
    for _ in range(amount):
        clear_options(table)
        for what in range(GOLD + 1):
            if room_for(table, seat, what) > 0:
                offer(table, what)
        if count_options(table) == 0:
            return
        gain(table, seat, question(table, seat, ASK_RESOURCE), 1)


@compiled
def pay_any(table, seat, amount):
    """Pay resources of choice, one by one. That there are enough has been looked at before."""
    for _ in range(amount):
        clear_options(table)
        for what in range(GOLD + 1):
            if table.held[seat, what] > 0:
                offer(table, what)
        pay(table, seat, question(table, seat, ASK_PAY), 1)


@compiled
def can_afford(table, seat, card):
    """Costs are all or nothing; a cost of any resources comes on top of the coloured ones (ruling 8)."""
    if table.does[card] & COSTS == 0:
        return True
    left = 0
    for what in range(GOLD + 1):
        rest = table.held[seat, what] - table.cost[card, what]
        if rest < 0:
            return False
        left += rest
    return left >= table.cost_any[card]


@compiled
def pay_cost(table, seat, card):
    """Pay what stands before the arrow."""
    if table.does[card] & COSTS == 0:
        return
    for what in range(GOLD + 1):
        pay(table, seat, what, table.cost[card, what])
    pay_any(table, seat, table.cost_any[card])
    tell_payment(table, seat)
