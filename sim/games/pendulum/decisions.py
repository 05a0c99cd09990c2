"""Pendulum: the default answers."""

from sim.games.pendulum.board import in_timer_row
from sim.games.pendulum.choosing import choose
from sim.games.pendulum.kinds import ENOUGH, KINDS, WITH_GOLD, WITH_WAIVER
from sim.games.pendulum.menu import can_work
from sim.games.pendulum.provinces import RECESSES, under
from sim.games.pendulum.state import BLACK, BOXES, GOLD, GREEN, IN_AREA, PURPLE, REWARD, SPACES, WORKERS
from sim.games.pendulum.worth import USUAL
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option, is_option, last_option, next_option
from sim.strategy import Parameter, Strategy

__all__ = ["KINDS", "Pendulum"]

PLENTY = 6  # gold from which on an action is paid, and the waiver kept


@compiled
def flip_interest(table, me, area):
    """Workers that wait for the timer, and those it locks, against those that could still act where it stands.

    With the last time marker: against the workers that need another flip of green or black.
    """
    interest = 0
    for worker in range(WORKERS):
        at = table.worker_at[me, worker]
        if at < 0:
            continue
        here = at % BOXES % SPACES // IN_AREA
        there = in_timer_row(table, at)
        if here == area:
            if not there:
                interest += at < REWARD and can_work(table, me, at % SPACES)
            elif at >= REWARD:
                interest += 1
            elif can_work(table, me, at % SPACES):
                interest -= 2
        elif area == PURPLE and table.markers == 1 and here in (GREEN, BLACK):
            interest -= at < REWARD and not there
    return interest


@compiled
def crowded(table, me, i):
    """Does a province lie under a recess that holds too many?"""
    return under(table, me, table.province_recess[me, i]) > table.keeps[me]


@compiled
def crowded_out(table, me):
    """A province that should go under another recess, since its own holds too many and another has room."""
    i = next_option(table, -1)
    while 0 <= i < ENOUGH:
        if crowded(table, me, i):
            for recess in range(RECESSES):
                fits = table.recesses[table.province_card[me, i]] >> recess & 1
                if fits and under(table, me, recess) < table.keeps[me]:
                    return i
        i = next_option(table, i)
    return ENOUGH


@compiled
def meagre(table, me, i):
    """How little an own province produces."""
    return -table.amount[table.province_card[me, i]]


@compiled
def held_of(table, me, what):
    return table.held[me, what]


@compiled
def beyond_threshold(table, me, track):
    """Steps of a track beyond its threshold."""
    return table.track[me, track] - table.threshold[me, track]


@compiled
def acted_worker(table, me):
    """A worker in a reward box before one that could still act; nobody twice."""
    worker = next_option(table, -1)
    while 0 <= worker < ENOUGH:
        if table.worker_at[me, worker] >= REWARD:
            return worker
        worker = next_option(table, worker)
    return last_option(table) if is_option(table, ENOUGH) else next_option(table, -1)


class Pendulum(Strategy, template=True):
    """The defaults: act whenever it can be paid, put every free worker to the best use, take what is worth most."""

    game = "pendulum"
    thinking = Parameter(5, low=0, high=60, about="seconds of thought before an act: expert 2, average 5, slow 10")

    def think(table, me, thinking):
        return thinking

    def act(table, me):
        return choose(table, me, USUAL)

    space = resource = track = slot = province = recess = reward = act

    def payment(table, me):
        if is_option(table, WITH_WAIVER) and (table.held[me, GOLD] < PLENTY or not is_option(table, WITH_GOLD)):
            return WITH_WAIVER
        return next_option(table, -1)

    def pay(table, me):
        return best_option(table, me, held_of)

    def legendary(table, me):
        return 1

    def recall(table, me):
        return acted_worker(table, me)

    def give_up(table, me):
        return best_option(table, me, beyond_threshold)

    def accept(table, me):
        return 0 if table.recruit[table.source] and table.reserve[me] == 0 else 1

    def exchange(table, me):
        return next_option(table, -1)

    def retuck(table, me):
        return crowded_out(table, me)

    def discard(table, me):
        return best_option(table, me, meagre)

    def flip(table, me):
        return 1 if flip_interest(table, me, table.source) > 0 else 0
