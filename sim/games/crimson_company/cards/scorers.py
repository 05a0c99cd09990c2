"""Crimson Company: characters that count when their lane is scored. They change `points` and how the lane is won."""

from sim.games.crimson_company.board import voice
from sim.games.crimson_company.kinds import ASK_PAY, ASK_PAYER
from sim.games.crimson_company.money import pay_supply
from sim.games.crimson_company.names import BERSERKER, FAIRY, MERCENARY, MUSKETEER, PLAGUE_DOCTOR
from sim.games.crimson_company.state import BY_FACE_DOWN, BY_WEAKNESS, MOST_COINS, ROBBERS, TEAMS
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, offer


@effect
def berserker(table, me):
    """All other cards in this lane are weaker, none below 0."""
    slot, side = int(table.slot), int(table.side)
    for each in (side, side ^ 1):
        if table.berserker_opposing and each == side:
            continue
        for i in range(table.row_size[each]):
            other = table.row[each, i]
            if other != slot:
                table.points[other] = max(0, table.points[other] - table.amount[BERSERKER])


@effect
def fairy(table, me):
    """The strongest card of each side counts double; of equal ones the one nearest to the castle."""
    side = int(table.side)
    for each in (side, side ^ 1):
        if table.row_size[each] == 0:
            continue
        best = int(table.row[each, 0])
        for i in range(1, table.row_size[each]):
            other = int(table.row[each, i])
            if table.fairy_weakest:
                better = table.points[other] < table.points[best]
            else:
                better = table.points[other] > table.points[best]
            if better:
                best = other
        table.points[best] *= table.amount[FAIRY]


@effect
def plague_doctor(table, me):
    """Face-down cards in this lane have a strength."""
    side = int(table.side)
    for each in (side, side ^ 1):
        for i in range(table.row_size[each]):
            slot = table.row[each, i]
            if not table.up[slot]:
                table.points[slot] = table.amount[PLAGUE_DOCTOR]


@effect
def bishop(table, me):
    """Face-down cards decide."""
    table.lane_rule = BY_FACE_DOWN


@effect
def underdog(table, me):
    """The lower strength wins."""
    table.lane_rule = BY_WEAKNESS


@compiled
def _pay_for_strength(table, me, slot, source):
    """Coins for strength, in portions of the card's price."""
    price = int(table.cost[source])
    clear_options(table)
    for coins in range(0, min(int(table.coins[me]), MOST_COINS) + 1, price):
        offer(table, coins)
    table.source = source
    table.subject = slot
    paid = ask(table, me, ASK_PAY)
    pay_supply(table, me, paid)
    table.points[slot] += paid // price * table.amount[source]


@compiled
def _payer(table, side, source, slot):
    """Who may pay: of a team one member, on whom they agree."""
    party = int(table.holder[side])
    if table.form != TEAMS:
        return voice(table, party)
    clear_options(table)
    offer(table, party)
    offer(table, party + 2)
    table.source = source
    table.subject = slot
    return ask(table, voice(table, party), ASK_PAYER)


@effect
def mercenary(table, me):
    """Strength for coins."""
    slot, side = int(table.slot), int(table.side)
    _pay_for_strength(table, _payer(table, side, MERCENARY, slot), slot, MERCENARY)


@effect
def musketeer(table, me):
    """Strength for coins, dearer; in solo and coop by the coins on the castle."""
    slot, side = int(table.slot), int(table.side)
    if table.form == ROBBERS:
        coins = int(table.castle_coins[side >> 1])
        table.points[slot] += coins // table.cost[MUSKETEER] * table.amount[MUSKETEER]
    else:
        _pay_for_strength(table, _payer(table, side, MUSKETEER, slot), slot, MUSKETEER)
