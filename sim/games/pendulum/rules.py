"""Pendulum: set-up, the phases of a round, what a position is worth to a search."""

from sim.games.pendulum.board import note_boxes, squeezes_in, targets, workers_in_use
from sim.games.pendulum.clock import run_event, start_round
from sim.games.pendulum.council import KEPT_AT_FIRST, council_turn, lay_out, note_ranks, tidy_turn, vote
from sim.games.pendulum.goods import tell_holdings
from sim.games.pendulum.kinds import ASK_THINK, THINK_AT_MOST
from sim.games.pendulum.names import (
    ADVANCED_STRATAGEMS,
    BASIC_STRATAGEMS,
    CHARACTERS,
    END_PROVINCE,
    FIRST_ACHIEVEMENT,
    FIRST_COUNCIL,
    FIRST_MAT,
    FIRST_PROVINCE,
    STRATAGEMS_EACH,
)
from sim.games.pendulum.names import END_COUNCIL as LAST_COUNCIL
from sim.games.pendulum.parts import PHASE_PART, question
from sim.games.pendulum.scoring import distance, finish_game, parchment_points
from sim.games.pendulum.state import (
    ACHIEVEMENT_ROOM,
    CALLED,
    COMMONS,
    COUNCIL,
    GOLD,
    GRANDES,
    LEGENDARY,
    NEVER,
    NO_CARD,
    NOBODY,
    NOT_IN_USE,
    ON_MAT,
    OPEN,
    POPULARITY,
    QUEUE,
    RUNNING,
    START,
    TIDYING,
    UPPER,
    VOTES,
    VOTING,
    WORKERS,
)
from sim.games.pendulum.turns import act_after_call, muster, untimed_turn
from sim.games.pendulum.words import CHARACTER, SETS_UP, moves, say
from sim.games.pendulum.workers import choose_box
from sim.kernel.address import call_effect
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import clear_options, offer
from sim.kernel.piles import push
from sim.kernel.rng import TABLE, below, shuffle

GRANDE, COMMON = 0, 1  # the first two workers of everybody
COMMONS_LEFT = 2  # common workers beside the mat


@effect
def setup(table, me):
    """Shuffle everything, hand out mats, put the privilege track in a random order."""
    for i in range(QUEUE):
        table.queue[i] = NEVER
    for card in range(FIRST_PROVINCE, END_PROVINCE):
        for _ in range(table.copies[card]):
            push(table, table.deck, table.deck_size, 0, card)
    shuffle(table, TABLE, table.deck[0], table.deck_size[0])
    shuffle_cards(table)
    for area in range(3):
        table.timer_row[area] = UPPER
    for place in range(OPEN):
        table.display[place] = NO_CARD
        table.display_seat[place] = NOBODY
    deal_mats(table)
    for seat in range(table.players):
        table.order[seat] = seat
    shuffle(table, TABLE, table.order, table.players)
    note_ranks(table)
    for seat in range(table.players):
        table.first_rank[seat] = table.rank[seat] + 1
    lay_out(table)


@compiled
def shuffle_cards(table):
    """The achievements, and the blue council rewards; ten of the latter will stay out of the game."""
    for i in range(ACHIEVEMENT_ROOM):
        table.achievements[i] = FIRST_ACHIEVEMENT + i
    shuffle(table, TABLE, table.achievements, ACHIEVEMENT_ROOM)
    i = 0
    for card in range(FIRST_COUNCIL, LAST_COUNCIL):
        for _ in range(table.copies[card]):
            table.rewards[i] = card
            i += 1
    shuffle(table, TABLE, table.rewards, table.reward_count)


@compiled
def deal_mats(table):
    """Everybody's character: the given one, or any that nobody else has."""
    taken = 0
    for seat in range(table.players):
        character = table.given_mats[seat]
        if character >= 0:
            taken |= 1 << character
    for seat in range(table.players):
        character = int(table.given_mats[seat])
        if character < 0:
            character = below(table, TABLE, len(CHARACTERS))
            while taken >> character & 1:
                character = below(table, TABLE, len(CHARACTERS))
            taken |= 1 << character
        take_mat(table, seat, character)


@compiled
def take_mat(table, seat, character):
    """A mat with its resources, thresholds and stratagems; one Grande and one common worker are in use."""
    side = table.given_side[seat]
    mat = FIRST_MAT + side * len(CHARACTERS) + character
    table.mat[seat] = mat
    table.character[seat] = character
    table.advanced[seat] = side
    say(table, CHARACTER, seat, mat)
    for what in range(VOTES + 1):
        table.held[seat, what] = table.start[mat, what]
        table.production[seat, what, what] = table.mat_production[mat, what]
    tell_holdings(table, seat)
    for track in range(POPULARITY + 1):
        table.threshold[seat, track] = table.mat_threshold[mat, track]
    first = ADVANCED_STRATAGEMS + STRATAGEMS_EACH * character if side else BASIC_STRATAGEMS
    for i in range(STRATAGEMS_EACH):
        push(table, table.hand, table.hand_size, seat, first + i)
    for worker in range(WORKERS):
        table.worker_at[seat, worker] = ON_MAT if worker <= COMMON else NOT_IN_USE
    table.is_grande[seat, GRANDE] = 1
    table.second_grande[seat] = 1
    table.reserve[seat] = COMMONS_LEFT
    table.keeps[seat] = KEPT_AT_FIRST


@effect
def step(table, me):
    """The next event of the running round, or the next seat's turn in the other phases."""
    if table.phase == RUNNING and not table.untimed:
        run_event(table)
    else:
        call_effect(table.hooks[PHASE_PART], table, me)


@effect
def phase_part(table, me):
    if table.phase == RUNNING:
        untimed_turn(table)
    elif table.phase == CALLED:
        act_after_call(table)
    elif table.phase <= COMMONS:
        set_up_worker(table)
    elif table.phase == START:
        begin_round(table)
    elif table.phase == VOTING:
        vote(table)
    elif table.phase == COUNCIL:
        council_turn(table)
    elif table.phase == TIDYING:
        tidy_turn(table)
    elif muster(table):
        table.phase = START


@compiled
def begin_round(table):
    for seat in range(table.players):
        table.workers_in[seat, table.round] = workers_in_use(table, seat)
    start_round(table)


@compiled
def set_up_worker(table):
    """In order of privilege everybody places the Grande worker, then everybody the common one."""
    seat = table.order[table.turn]
    if table.phase == GRANDES:
        ask_think(table, seat)
    worker = GRANDE if table.phase == GRANDES else COMMON
    box = choose_box(table, seat, worker, targets(table, seat, worker))
    squeezes = int(squeezes_in(table, seat, worker, box))
    table.worker_at[seat, worker] = box
    note_boxes(table, seat)
    say(table, SETS_UP, seat, moves(table, seat, worker, ON_MAT, box, squeezes))
    table.turn += 1
    if table.turn >= table.players:
        table.turn = 0
        table.phase = COMMONS if table.phase == GRANDES else START


@compiled
def ask_think(table, seat):
    """How fast a player thinks is asked once: it belongs to the strategy, as a factor of the experiment."""
    clear_options(table)
    for seconds in range(THINK_AT_MOST + 1):
        offer(table, seconds)
    table.think[seat] = question(table, seat, ASK_THINK)
    table.think_ms[seat] = 1000 * table.think[seat]


@effect
def finish(table, me):
    finish_game(table)


@compiled
def outlook(table, seat):
    """How far a seat has come: steps to the parchment count most, then points there, resources, workers, provinces."""
    value = -60 * distance(table, seat) - 80 * (1 - table.track[seat, LEGENDARY]) + 12 * parchment_points(table, seat)
    for what in range(GOLD + 1):
        value += 4 * table.held[seat, what]
    value += 3 * table.held[seat, VOTES] + 40 * workers_in_use(table, seat)
    return value + 15 * table.province_size[seat] + 5 * table.hand_size[seat]


@answer
def worth(table, me):
    """For a search: a win is worth 5000; before the end the own outlook against the best of the others'."""
    best = -100000
    for seat in range(table.players):
        if seat != me:
            best = max(best, outlook(table, seat))
    return int(5000 * table.win[me]) + outlook(table, me) - best // 4
