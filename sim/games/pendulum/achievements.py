"""Pendulum: the achievement: who may claim it, and the legendary token on it."""

from sim.games.pendulum.cards import resolve
from sim.games.pendulum.giving_way import undo
from sim.games.pendulum.kinds import ASK_LEGENDARY
from sim.games.pendulum.parts import question
from sim.games.pendulum.points import gain_legendary
from sim.games.pendulum.state import CLAIM, FROM_ACHIEVEMENT, LEGENDARY, NOBODY, VOTES
from sim.games.pendulum.words import CLAIMS_CARD, CLAIMS_LEGEND, say
from sim.kernel.compile import compiled
from sim.kernel.decisions import clear_options, offer


@compiled
def fulfils(table, seat, card):
    """Holds everything that the achievement shows; it is not paid (ruling 4)."""
    for what in range(VOTES + 1):
        if table.held[seat, what] < table.needs[card, what]:
            return False
    return True


@compiled
def begin_claim(table, seat):
    """Put the marker on the achievement; with the token there, say which reward."""
    table.act[seat] = CLAIM
    table.act_card[seat] = table.achievement
    table.claimed[seat] = 1
    if token_free(table, seat):
        clear_options(table)
        offer(table, 0)
        offer(table, 1)
        table.act_detail[seat] = question(table, seat, ASK_LEGENDARY)
    say(table, CLAIMS_LEGEND if table.act_detail[seat] else CLAIMS_CARD, seat, table.achievement)
    if table.act_detail[seat]:
        if table.token_seat != NOBODY:
            undo(table, table.token_seat)
        table.token_seat = seat
        table.token_time = table.clock


@compiled
def token_free(table, seat):
    """The token lies there for a seat without the point (ruling 5), and nobody reaches for it who may keep it."""
    if not table.token or table.track[seat, LEGENDARY]:
        return False
    other = table.token_seat
    if other == NOBODY:
        return True
    return table.clock - table.token_time <= table.grace and table.rank[seat] < table.rank[other]


@compiled
def finish_claim(table, seat):
    card = table.act_card[seat]
    table.used[seat, card] += 1
    table.achievements_claimed[seat] += 1
    if table.act_detail[seat]:
        table.token = 0
        table.token_seat = NOBODY
        gain_legendary(table, seat, FROM_ACHIEVEMENT, card)
    else:
        resolve(table, seat, card, FROM_ACHIEVEMENT)
