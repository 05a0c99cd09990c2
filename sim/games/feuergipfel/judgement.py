"""Das Ritual am Feuergipfel: rough judgement for the default answers. Worths are in hundredths of a good recruit."""

import numpy as np

from sim.games.feuergipfel.ending import needed
from sim.games.feuergipfel.lattice import (
    FIRST_LEADER,
    FIRST_MINION,
    FOLLOWERS,
    LEADERS,
    LEVEL,
    LEVEL_1,
    NEIGHBOURS,
    NONE,
    SECOND_LEADER,
)
from sim.games.feuergipfel.legality import disobedient, enemies_beside, led, room, vacant
from sim.games.feuergipfel.state import (
    BEST_PLACE,
    CHARMED,
    CLANS,
    DEADLY,
    DISORDER,
    GUARD,
    NO_CARD,
    PLAIN,
    POSITIONS,
    PROSPECTS,
    SURE,
    WITH_STONE,
    WIZARD,
)
from sim.games.feuergipfel.structure import strength_here, unpack, use_tool
from sim.kernel.address import lowest_bit
from sim.kernel.compile import answer, compiled

ONE = np.uint64(1)
NO_CARDS = np.uint64(0)


MOST_LEAD = 12  # more can't be made up, not even by a doubled die
DICE = range(1, 7)


def _chance(style: int, lead: int, better: bool) -> float:
    """A die plus a lead against another die, won or lost; Lucky Charm rolls again unless the first roll wins."""
    if style == SURE:
        return float(better)
    times = 2 if style == DEADLY else 1
    total = 0.0
    for other in DICE:
        won = sum(times * own + lead > other for own in DICE) / 6
        lost = sum(times * own + lead < other for own in DICE) / 6
        again = 1 - won if style == CHARMED else 0
        total += won + again * won if better else (again if style == CHARMED else 1) * lost
    return total / 6


def _chances(better: bool) -> np.ndarray:
    """In hundredths, by style and lead."""
    leads = range(-MOST_LEAD, MOST_LEAD + 1)
    return np.array([[round(100 * _chance(style, lead, better)) for lead in leads] for style in STYLES], np.int64)


STYLES = (PLAIN, CHARMED, DEADLY, SURE, WITH_STONE)
WINS, LOSSES = _chances(True), _chances(False)
# Hundredths of all creatures that are weaker than 0, 1, 2 ...: two 1s, three 2s, three 3s, two 4s in a clan.
WEAKER = np.array([0, 0, 20, 50, 80, 100, 100], np.int64)
DUNGEON_WORTH = 38
GUARD_WORTH, GUARD_POWER_WORTH = 28, 8


@compiled
def win_chance(style, lead):
    """Hundredths: a capture or rescue of this style is won with this lead before the dice."""
    return WINS[style, min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD]


@compiled
def lose_chance(style, lead):
    return LOSSES[style, min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD]


@compiled
def wash_chance(table, card, bonus):
    """Hundredths: the die and the bonus exceed the prisoner's strength."""
    return min(max(6 - (int(table.strength[card]) - bonus), 0), 6) * 100 // 6


# --- Positions -------------------------------------------------------------------------------------------------


@compiled
def strength_limit(table, seat, position):
    """A creature here must be weaker than this."""
    if LEVEL_1 >> position & 1 or table.masks[seat] & LEADERS[position]:
        return 6
    above = int(table.power[seat, FIRST_LEADER[position]])
    if SECOND_LEADER[position] != NONE:
        above += table.power[seat, SECOND_LEADER[position]]
    return min(max(above, 0), 6)


@compiled
def clans_beside(table, seat, position):
    """How many clans stand beside the position: each forbids its enemy."""
    found = 0
    for clan in range(len(CLANS)):
        found += table.banners[seat] >> (POSITIONS * clan) & NEIGHBOURS[position] != 0
    return found


@compiled
def open_chance(table, seat, position):
    """Hundredths of all creatures that could be put on this vacant position now."""
    return WEAKER[strength_limit(table, seat, position)] * (6 - clans_beside(table, seat, position)) // 6


@compiled
def look_for_openings(table, me):
    """Fill `table.openings`: the chance of every position to take the next recruit."""
    free = vacant(table, me)
    for position in range(POSITIONS):
        table.openings[position] = open_chance(table, me, position) if free >> position & 1 else 0


@compiled
def recruit_chance(table, me, recruiter):
    """Hundredths of all creatures that could become this recruiter's minion (after `look_for_openings`)."""
    first = 0 if recruiter == WIZARD else FIRST_MINION[recruiter]
    if first == NONE:
        return 0
    one, other = int(table.openings[first]), int(table.openings[first + 1])
    return one + other - one * other // 100


@compiled
def place_worth(table, me, card, position):
    """How good a card is on a position: strong ones up, weak ones down, none that nobody could serve under."""
    power = strength_here(table, me, card, int(table.clan[card]), 0)
    if position == GUARD:
        return GUARD_WORTH + GUARD_POWER_WORTH * power
    level = LEVEL[position]
    if level == 1:
        return 62 + 10 * power if power >= 3 else 12 * power - 8
    if level == 2:
        if position == 3:
            return 76 + 2 * power
        return 72 + 5 * power if power >= 2 else 15
    return 95 - 5 * power


@compiled
def best_place(table, me, card):
    """The worth of the best place that the card could take."""
    return use_tool(table, BEST_PLACE, me, card, 0)


@answer
def best_place_tool(table, packed):
    me, card, _ = unpack(packed)
    best = 0
    free = room(table, me, card)
    for position in range(POSITIONS):
        if free >> position & 1:
            best = max(best, place_worth(table, me, card, position))
    if table.creature[me, GUARD] == NO_CARD:
        best = max(best, place_worth(table, me, card, GUARD))
    return best


@compiled
def best_of(table, me, cards):
    """The worth of the best place that any of these cards could take."""
    best = 0
    while cards != NO_CARDS:
        best = max(best, best_place(table, me, lowest_bit(cards)))
        cards &= cards - ONE
    return best


# --- Creatures in play -----------------------------------------------------------------------------------------


@compiled
def followers(table, seat, position):
    """How many creatures stand below."""
    return 0 if position == GUARD else FOLLOWERS[position, table.filled[seat]]


@compiled
def creature_worth(table, seat, position):
    """What losing the creature would cost its wizard."""
    if position == GUARD:
        return 25 + 4 * table.power[seat, position]
    return 55 + 4 * table.power[seat, position] + 14 * followers(table, seat, position)


@compiled
def to_go(table, seat):
    """Creatures that are missing."""
    return max(0, needed(table, seat) - table.count[seat])


@compiled
def urgency(table, seat):
    """A wizard near the end of the ritual has to be stopped."""
    missing = to_go(table, seat)
    return 90 if missing <= 1 else 45 if missing == 2 else 15 if missing == 3 else 0


@compiled
def prospects(table, seat):
    """How promising a structure is: creatures, and what could be put onto its vacant positions."""
    return use_tool(table, PROSPECTS, seat, 0, 0)


@answer
def prospects_tool(table, seat):
    worth = 100 * table.count[seat]
    for position in range(POSITIONS):
        if not table.filled[seat] >> position & 1:
            if led(table.filled[seat]) >> position & 1:
                worth += open_chance(table, seat, position) // 2
            continue
        level = LEVEL[position]
        power = table.power[seat, position]
        if (level == 1 and power < 3) or (level == 2 and position != 3 and power < 2):
            worth -= 45
    return worth


@compiled
def disorder(table, seat):
    """Creatures that break a rule."""
    return use_tool(table, DISORDER, seat, 0, 0)


@answer
def disorder_tool(table, seat):
    filled = int(table.filled[seat])
    guilty = filled & ~led(filled) | disobedient(table, seat, filled, table.masks[seat])
    found = 0
    for position in range(POSITIONS):
        if filled >> position & 1:
            beside = enemies_beside(table, seat, position, table.clan_now[seat, position]) != 0
            found += beside or guilty >> position & 1 != 0
    return found
