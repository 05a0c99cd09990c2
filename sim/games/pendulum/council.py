"""Pendulum: the council: votes, privilege, rewards, provinces, and what is laid out for the next round."""

from sim.games.pendulum.cards import resolve
from sim.games.pendulum.goods import COSTS, can_afford, pay_cost, tell_holdings
from sim.games.pendulum.kinds import ASK_ACCEPT, ASK_REWARD, TAKE_CORNER, TAKE_GRANDE
from sim.games.pendulum.names import CORNER, GRANDE_CARD
from sim.games.pendulum.parts import COUNCIL_PART, LAY_OUT_PART, TIDY_PART, question
from sim.games.pendulum.points import gain_chosen
from sim.games.pendulum.provinces import can_conquer, choose_province, conquer, new_display
from sim.games.pendulum.state import (
    COUNCIL,
    FROM_COUNCIL,
    FROM_PRIVILEGE,
    LEGENDARY,
    MUSTER,
    NO_CARD,
    NOBODY,
    NOT_IN_USE,
    POWER,
    REWARDS,
    ROUNDS,
    TIDYING,
    VOTES,
    WORKERS,
)
from sim.games.pendulum.stratagems import CONQUER
from sim.games.pendulum.words import (
    ACHIEVEMENT_OPEN,
    COUNTS_VOTES,
    FOR_RANK,
    JOINS_HAND,
    MUSTERS,
    NO_EFFECT,
    RANKED,
    REWARD_OPEN,
    ROUND,
    TAKES_REWARD,
    VOTING_OPENS,
    pack,
    say,
)
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import clear_options, offer
from sim.kernel.piles import push

KEPT_AT_FIRST = 2


@compiled
def voices(table, seat):
    """Votes that count on the privilege track; the advanced Justicar has some more."""
    return table.held[seat, VOTES] + table.extra_votes[table.mat[seat]]


@compiled
def vote(table):
    """Most votes first; of equal ones the one who was behind goes in front (ruling 17). Votes are discarded."""
    say(table, VOTING_OPENS, NOBODY, table.round + 1)
    for seat in range(table.players):
        table.votes_at[seat, table.round] = min(255, voices(table, seat))
        say(table, COUNTS_VOTES, seat, voices(table, seat))
    last = table.players - 1
    for i in range(table.players // 2):
        table.order[i], table.order[last - i] = table.order[last - i], table.order[i]
    for i in range(1, table.players):
        seat = table.order[i]
        j = i - 1
        while j >= 0 and voices(table, table.order[j]) < voices(table, seat):
            table.order[j + 1] = table.order[j]
            j -= 1
        table.order[j + 1] = seat
    note_ranks(table)
    for seat in range(table.players):
        table.held[seat, VOTES] = 0
        table.rank_at[seat, table.round] = table.rank[seat] + 1
    table.phase = COUNCIL
    table.turn = 0


@compiled
def note_ranks(table):
    for i in range(table.players):
        table.rank[table.order[i]] = i
        say(table, RANKED, table.order[i], i + 1)


@effect
def reward_part(table, seat):
    """A seat takes one reward, then its points for privilege, each on any coloured track."""
    take_reward(table, seat, choose_reward(table, seat))
    points = table.privilege_points[table.rank[seat]]
    if points:
        say(table, FOR_RANK, seat, pack(table.rank[seat] + 1, points))
    gain_chosen(table, seat, POWER, points, FROM_PRIVILEGE, NO_CARD)
    tell_holdings(table, seat)


@compiled
def may_have(table, seat, card):
    """The wider borders only once, the last legendary point only for those without (ruling 5)."""
    if card == NO_CARD or (table.province_limit[card] and table.keeps[seat] > KEPT_AT_FIRST):
        return False
    return not (table.legendary[card] and table.track[seat, LEGENDARY])


@compiled
def may_exchange(table, seat):
    """The Grande card lies open, and the seat has a common worker and its second Grande to come."""
    if not table.grande_open or not table.second_grande[seat]:
        return False
    for worker in range(WORKERS):
        if table.worker_at[seat, worker] != NOT_IN_USE and not table.is_grande[seat, worker]:
            return True
    return False


@compiled
def choose_reward(table, seat):
    clear_options(table)
    for i in range(REWARDS):
        if may_have(table, seat, table.offered[i]):
            offer(table, i)
    if may_exchange(table, seat):
        offer(table, TAKE_GRANDE)
    offer(table, TAKE_CORNER)
    return question(table, seat, ASK_REWARD)


@compiled
def take_reward(table, seat, choice):
    """Instant cards work and leave, stratagems join the hand, the Grande card is turned over, the corner stays."""
    card = CORNER
    if choice == TAKE_GRANDE:
        card = GRANDE_CARD
        table.grande_open = 0
    elif choice < REWARDS:
        card = int(table.offered[choice])
        table.offered[choice] = NO_CARD
    say(table, TAKES_REWARD, seat, card)
    table.used[seat, card] += 1
    if table.is_stratagem[card]:
        say(table, JOINS_HAND, seat, card)
        push(table, table.hand, table.hand_size, seat, card)
    elif pays(table, seat, card):
        if table.does[card] & CONQUER and can_conquer(table, seat):
            for _ in range(table.conquer[card]):
                conquer(table, seat, choose_province(table, seat), FROM_COUNCIL)
        resolve(table, seat, card, FROM_COUNCIL)


@compiled
def pays(table, seat, card):
    """A cost that can't be paid, or that nobody wants to pay: the card has no effect (ruling 18)."""
    table.paid[seat] = 0
    if table.does[card] & COSTS == 0:
        return True
    possible = can_afford(table, seat, card)
    if possible:
        clear_options(table)
        offer(table, 0)
        offer(table, 1)
        table.source = card
        if question(table, seat, ASK_ACCEPT) != 0:
            pay_cost(table, seat, card)
            return True
    say(table, NO_EFFECT, seat, int(possible))
    return False


@compiled
def council_turn(table):
    """The next seat's reward."""
    call_effect(table.hooks[COUNCIL_PART], table, table.order[table.turn])
    table.turn += 1
    if table.turn >= table.players:
        table.phase = TIDYING
        table.turn = 0


@compiled
def tidy_turn(table):
    """The next seat's provinces; after the last one the next round is laid out, or the game is over."""
    if table.province_size[table.order[table.turn]] > 0:
        call_effect(table.hooks[TIDY_PART], table, table.order[table.turn])
    table.turn += 1
    if table.turn < table.players:
        return
    table.round += 1
    if table.round >= ROUNDS:
        table.over = 1
    else:
        lay_out(table)
        table.phase = MUSTER
        table.turn = 0
        say(table, MUSTERS, NOBODY, table.round + 1)


@compiled
def lay_out(table):
    """Everything for a new round; used in the set-up and after a council."""
    call_effect(table.hooks[LAY_OUT_PART], table, 0)


@effect
def lay_out_part(table, me):
    """What lies on the boards in a new round: provinces, achievement with token, rewards; markers come back."""
    table.clock = 0
    say(table, ROUND, NOBODY, table.round + 1)
    new_display(table)
    table.achievement = table.achievements[table.round]
    table.token = 1 if table.round > 0 or table.players > 3 else 0
    table.token_seat = NOBODY
    say(table, ACHIEVEMENT_OPEN, NOBODY, pack(table.achievement, table.token))
    last = table.round == ROUNDS - 1
    for i in range(REWARDS):
        table.offered[i] = table.finals[i] if last else table.rewards[REWARDS * table.round + i]
        say(table, REWARD_OPEN, NOBODY, table.offered[i])
    table.grande_open = 1
    for seat in range(table.players):
        table.claimed[seat] = 0
        table.squeezes[seat] = table.squeezes_each[table.mat[seat]]
        table.moved[seat] = 0
