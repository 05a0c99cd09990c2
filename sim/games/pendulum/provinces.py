"""Pendulum: provinces: the open ones and the face-down pile, conquest, recesses, trimming."""

from sim.games.pendulum.goods import gain_goods
from sim.games.pendulum.kinds import ASK_DISCARD, ASK_PROVINCE, ASK_RECESS, ASK_RETUCK, ENOUGH, FACE_DOWN
from sim.games.pendulum.parts import PROVINCE_PART, TUCK_PART, question
from sim.games.pendulum.points import gain_point
from sim.games.pendulum.state import BUSY, NO_CARD, NOBODY, OPEN, POWER, PROVINCE_ROOM, REFILL, RESOURCES, VOTES
from sim.games.pendulum.words import CONQUERS, PROVINCE_OPEN, REFILLED, RETUCKS, TRIMS, pack, say
from sim.kernel.address import call_answer, call_effect
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import clear_options, count_options, offer
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, shuffle

RECESS = len(RESOURCES) + 3  # a province that yields what it lies under
RECESSES = len(RESOURCES)


@compiled
def draw_province(table):
    """The top of the pile; an empty pile is made of the removed ones (ruling 14). NO_CARD: there is none."""
    if table.deck_size[0] == 0:
        while table.removed_size[0] > 0:
            push(table, table.deck, table.deck_size, 0, pop(table, table.removed, table.removed_size, 0))
        shuffle(table, TABLE, table.deck[0], table.deck_size[0])
    if table.deck_size[0] == 0:
        return NO_CARD
    return int(pop(table, table.deck, table.deck_size, 0))


@compiled
def lay_open(table, event):
    """Fill every gap among the open provinces."""
    for place in range(OPEN):
        if table.display[place] == NO_CARD:
            table.display[place] = draw_province(table)
            if table.display[place] != NO_CARD:
                say(table, event, NOBODY, table.display[place])


@compiled
def new_display(table):
    """At a council the open provinces leave the game and four others come."""
    for place in range(OPEN):
        if table.display[place] != NO_CARD:
            push(table, table.removed, table.removed_size, 0, table.display[place])
            table.display[place] = NO_CARD
    lay_open(table, PROVINCE_OPEN)


@compiled
def can_refill(table):
    """Is there a gap among the open provinces that nobody fills yet, and a card for it?"""
    gaps, filled = 0, 0
    for place in range(OPEN):
        gaps += table.display[place] == NO_CARD
    if gaps == 0:
        return False
    for seat in range(table.players):
        filled += table.status[seat] == BUSY and table.act[seat] == REFILL
    return filled < min(gaps, table.deck_size[0] + table.removed_size[0])


@compiled
def refill(table):
    """One gap is filled."""
    for place in range(OPEN):
        if table.display[place] == NO_CARD:
            table.display[place] = draw_province(table)
            if table.display[place] != NO_CARD:
                say(table, REFILLED, NOBODY, table.display[place])
            return


@compiled
def may_take(table, seat, place):
    """An open province that nobody reaches for, or somebody with less privilege since less than the grace second."""
    if table.display[place] == NO_CARD:
        return False
    other = table.display_seat[place]
    if other in (NOBODY, seat):
        return True
    return table.clock - table.display_time[place] <= table.grace and table.rank[seat] < table.rank[other]


@compiled
def can_conquer(table, seat):
    """Is there a province to take, and room for it?"""
    if table.province_size[seat] >= PROVINCE_ROOM:
        return False
    if table.deck_size[0] + table.removed_size[0] > 0:
        return True
    for place in range(OPEN):
        if may_take(table, seat, place):
            return True
    return False


@answer
def choose_province_part(table, seat):
    clear_options(table)
    for place in range(OPEN):
        if may_take(table, seat, place):
            offer(table, place)
    if table.deck_size[0] + table.removed_size[0] > 0:
        offer(table, FACE_DOWN)
    return question(table, seat, ASK_PROVINCE)


@compiled
def choose_province(table, seat):
    """An open province or the face-down pile."""
    return call_answer(table.hooks[PROVINCE_PART], table, seat)


@compiled
def conquer(table, seat, place, source):
    """Take the province: its first reward, and a recess of a matching colour."""
    call_effect(table.hooks[TUCK_PART], table, seat | place << 8 | source << 16)


@effect
def conquer_part(table, packed):
    seat, place, source = packed & 255, packed >> 8 & 255, packed >> 16
    if place == FACE_DOWN:
        card = draw_province(table)
        table.face_down[seat] += 1
    else:
        card = int(table.display[place])
        table.display[place] = NO_CARD
        table.display_seat[place] = NOBODY
    if card == NO_CARD:
        return  # others have drawn the last cards meanwhile
    table.conquests[seat] += 1
    table.used[seat, card] += 1
    recess = choose_recess(table, seat, card, table.recesses[card])
    say(table, CONQUERS, seat, pack(card, recess))
    tuck(table, seat, card, recess)
    _first_reward(table, seat, card, source)


@compiled
def _first_reward(table, seat, card, source):
    for _ in range(table.climbs[card, POWER]):
        gain_point(table, seat, POWER, source, card)
    if not table.vp_production and VOTES < table.yields[card] < RECESS:
        for _ in range(table.amount[card]):
            gain_point(table, seat, table.yields[card] - VOTES - 1, source, card)
    gain_goods(table, seat, card)


@compiled
def choose_recess(table, seat, card, fits):
    clear_options(table)
    for recess in range(RECESSES):
        if fits >> recess & 1:
            offer(table, recess)
    table.source = card
    return question(table, seat, ASK_RECESS)


@compiled
def change_production(table, seat, card, recess, sign):
    """What a province adds to the slot that it lies under."""
    what = recess if table.yields[card] == RECESS else table.yields[card]
    if what <= VOTES or table.vp_production:
        table.production[seat, recess, what] += sign * table.amount[card]


@compiled
def tuck(table, seat, card, recess):
    place = table.province_size[seat]
    table.province_card[seat, place] = card
    table.province_recess[seat, place] = recess
    table.province_size[seat] = place + 1
    change_production(table, seat, card, recess, 1)


@compiled
def under(table, seat, recess):
    """How many provinces lie under a recess."""
    found = 0
    for i in range(table.province_size[seat]):
        found += table.province_recess[seat, i] == recess
    return found


@compiled
def retuck(table, seat):
    """Own provinces may go under other matching recesses before they are trimmed (ruling 29); each once."""
    moved = 0
    while True:
        clear_options(table)
        offer(table, ENOUGH)
        for i in range(table.province_size[seat]):
            fits = table.recesses[table.province_card[seat, i]]
            if fits & (fits - 1) and not moved >> i & 1:
                offer(table, i)
        if count_options(table) == 1:
            return
        i = question(table, seat, ASK_RETUCK)
        if i == ENOUGH:
            return
        moved |= 1 << i
        _move_province(table, seat, i)


@compiled
def _move_province(table, seat, i):
    card, old = table.province_card[seat, i], table.province_recess[seat, i]
    recess = choose_recess(table, seat, card, table.recesses[card] & ~(1 << old))
    change_production(table, seat, card, old, -1)
    table.province_recess[seat, i] = recess
    change_production(table, seat, card, recess, 1)
    say(table, RETUCKS, seat, pack(card, recess))


@compiled
def trim(table, seat):
    """Two provinces a recess stay, three with the card; the owner chooses what goes (ruling 15)."""
    for recess in range(RECESSES):
        while under(table, seat, recess) > table.keeps[seat] and table.fault == 0:
            clear_options(table)
            for i in range(table.province_size[seat]):
                if table.province_recess[seat, i] == recess:
                    offer(table, i)
            table.source = recess
            _discard(table, seat, question(table, seat, ASK_DISCARD))


@compiled
def _discard(table, seat, i):
    card, recess = table.province_card[seat, i], table.province_recess[seat, i]
    change_production(table, seat, card, recess, -1)
    say(table, TRIMS, seat, pack(card, recess))
    push(table, table.removed, table.removed_size, 0, card)
    last = table.province_size[seat] - 1
    table.province_card[seat, i] = table.province_card[seat, last]
    table.province_recess[seat, i] = table.province_recess[seat, last]
    table.province_size[seat] = last
    table.trimmed[seat] += 1


@effect
def tidy_part(table, seat):
    """A seat's provinces at the end of a council."""
    retuck(table, seat)
    trim(table, seat)
