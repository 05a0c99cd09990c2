"""Pendulum: what a seat can't see, and the default answers."""

from sim.games.pendulum import choosing
from sim.games.pendulum.board import in_timer_row
from sim.games.pendulum.clock import lasting
from sim.games.pendulum.kinds import ENOUGH, KINDS, WITH_GOLD, WITH_WAIVER
from sim.games.pendulum.menu import can_work
from sim.games.pendulum.provinces import under
from sim.games.pendulum.queue import FIRST_SEAT, schedule, schedule_timer
from sim.games.pendulum.state import (
    ACHIEVEMENT_ROOM,
    BLACK,
    BOXES,
    BUSY,
    GREEN,
    IN_AREA,
    NEVER,
    NOBODY,
    PURPLE,
    REWARD,
    REWARDS,
    ROUNDS,
    RUNNING,
    SPACES,
    THINKING,
    WORKERS,
)
from sim.games.pendulum.worth import USUAL
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import is_option, last_option, next_option
from sim.kernel.rng import TABLE, below
from sim.strategy import Parameter, Strategy

__all__ = ["KINDS", "Pendulum", "conceal"]


@effect
def conceal(table, me):
    """Deal anew what the seat can't see: the face-down provinces, achievements and council rewards, those out of the
    game included; how long the others' acts will last, and when a hand that reaches for a timer gets there.
    """
    sort_and_shuffle(table, table.deck[0], 0, table.deck_size[0])
    sort_and_shuffle(table, table.achievements, table.round + 1, ACHIEVEMENT_ROOM)
    seen = min(REWARDS * (table.round + 1), REWARDS * (ROUNDS - 1))
    sort_and_shuffle(table, table.rewards, seen, table.reward_count)
    if table.phase == RUNNING and not table.untimed:
        for seat in range(table.players):
            if seat != me:
                draw_ending(table, seat)
        for area in range(3):
            if table.sand_out[area] and table.flipper[area] != NOBODY:
                draw_flip(table, area)


@compiled
def sort_and_shuffle(table, cards, first, end):
    """Cards `first` to `end` in a new order that tells nothing of the old one."""
    for i in range(first + 1, end):
        card = cards[i]
        j = i - 1
        while j >= first and cards[j] > card:
            cards[j + 1] = cards[j]
            j -= 1
        cards[j + 1] = card
    for i in range(end - 1, first, -1):
        j = first + below(table, TABLE, i - first + 1)
        cards[i], cards[j] = cards[j], cards[i]


@compiled
def draw_ending(table, seat):
    """When the act of another seat will end: known is only when it began and that it still lasts."""
    status = table.status[seat]
    if status not in (BUSY, THINKING) or table.queue[seat] == NEVER:
        return  # nothing to come, or it happens now
    end = table.clock
    for _ in range(20):
        act = table.act_ms[table.act[seat]] if status == BUSY else 0
        think = table.think_ms[seat] if status == THINKING or not table.thinks_first else 0
        end = table.started[seat] + lasting(table, seat, think) + lasting(table, seat, act)
        if end >= table.clock:
            break
    schedule(table, seat, status, max(end, table.clock))


@compiled
def draw_flip(table, area):
    """A hand is on its way to the timer; it can't be told whose will be there first, nor when."""
    within = max(0, table.reaction_to - table.reaction_from)
    time = table.clock + below(table, TABLE, within + 1)
    wanting = 0
    for seat in range(table.players):
        wanting += table.wants[area] >> seat & 1
    pick = below(table, TABLE, wanting) if wanting else 0
    for seat in range(table.players):
        if table.wants[area] >> seat & 1:
            if pick == 0:
                table.flipper[area] = seat
                schedule_timer(table, area, FIRST_SEAT + table.rank[seat], time)
            pick -= 1


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
            for recess in range(4):
                fits = table.recesses[table.province_card[me, i]] >> recess & 1
                if fits and under(table, me, recess) < table.keeps[me]:
                    return i
        i = next_option(table, i)
    return ENOUGH


@compiled
def least_province(table, me):
    best = next_option(table, -1)
    i = best
    while i >= 0:
        if table.amount[table.province_card[me, i]] < table.amount[table.province_card[me, best]]:
            best = i
        i = next_option(table, i)
    return best


@compiled
def most_held(table, me):
    best = next_option(table, -1)
    what = best
    while what >= 0:
        if table.held[me, what] > table.held[me, best]:
            best = what
        what = next_option(table, what)
    return best


@compiled
def surplus_track(table, me):
    """The track with most steps beyond its threshold."""
    best = next_option(table, -1)
    track = best
    while track >= 0:
        beyond = table.track[me, track] - table.threshold[me, track]
        if beyond > table.track[me, best] - table.threshold[me, best]:
            best = track
        track = next_option(table, track)
    return best


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
        return choosing.choose_act(table, me, USUAL)

    def space(table, me):
        return choosing.choose_space(table, me, USUAL)

    def payment(table, me):
        if is_option(table, WITH_WAIVER) and (choosing.saves_gold(table, me) or not is_option(table, WITH_GOLD)):
            return WITH_WAIVER
        return next_option(table, -1)

    def pay(table, me):
        return most_held(table, me)

    def resource(table, me):
        return choosing.choose_resource(table, me, USUAL)

    def track(table, me):
        return choosing.choose_track(table, me, USUAL)

    def slot(table, me):
        return choosing.choose_slot(table, me, USUAL)

    def province(table, me):
        return choosing.choose_province(table, me, USUAL)

    def recess(table, me):
        return choosing.choose_recess(table, me, USUAL)

    def legendary(table, me):
        return 1

    def recall(table, me):
        return acted_worker(table, me)

    def give_up(table, me):
        return surplus_track(table, me)

    def reward(table, me):
        return choosing.choose_reward(table, me, USUAL)

    def accept(table, me):
        return 0 if table.recruit[table.source] and table.reserve[me] == 0 else 1

    def exchange(table, me):
        return next_option(table, -1)

    def retuck(table, me):
        return crowded_out(table, me)

    def discard(table, me):
        return least_province(table, me)

    def flip(table, me):
        return 1 if flip_interest(table, me, table.source) > 0 else 0
