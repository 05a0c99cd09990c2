"""Pendulum: what a seat can't see, dealt anew."""

from sim.games.pendulum.clock import lasting
from sim.games.pendulum.queue import FIRST_SEAT, schedule, schedule_timer
from sim.games.pendulum.state import ACHIEVEMENT_ROOM, BUSY, NEVER, NOBODY, REWARDS, ROUNDS, RUNNING, THINKING
from sim.kernel.compile import compiled, effect
from sim.kernel.rng import TABLE, below


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
