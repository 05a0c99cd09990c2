"""Das Ritual am Feuergipfel: recruiting, imprisoning and research (V 1, 7 and 9)."""

from sim.games.feuergipfel.kinds import ASK_IMPRISON, ASK_PICK, ASK_RECRUITER, ASK_RESEARCH, ASK_SCRYING
from sim.games.feuergipfel.legality import may_leave
from sim.games.feuergipfel.moves import (
    discard,
    draw_spell,
    has_circle,
    leave,
    place_of,
    sacrifice,
    spells_left,
    standing,
)
from sim.games.feuergipfel.names import CIRCLE_OF_SCRYING, CREATURES, MYSTIC_ARMOR
from sim.games.feuergipfel.placing import UNSEEN, put_somewhere
from sim.games.feuergipfel.state import (
    CLANS,
    DAWN,
    DUNGEON,
    GUARD,
    IMPRISONED,
    NO_CARD,
    NOTHING,
    PLACES,
    POSITIONS,
    WIZARD,
)
from sim.games.feuergipfel.structure import has_charm, has_power
from sim.games.feuergipfel.words import IMPRISONS, PICKS, RECRUITS, RECRUITS_AS_WIZARD, RESEARCHES, SCRIES
from sim.kernel.compile import answer, compiled
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.faults import NONE
from sim.kernel.piles import pop
from sim.kernel.trace import tell

PER_CLAN = 4  # kinds of creatures


# --- Recruit ---------------------------------------------------------------------------------------------------


@answer
def recruit_tool(table, me):
    """Name a recruiter, draw, and put the creature below it, on guard or into the dungeon."""
    clear_options(table)
    for position in range(POSITIONS):
        if table.filled[me] >> position & 1:
            offer(table, place_of(me, position))
    offer(table, WIZARD)
    recruiter = ask(table, me, ASK_RECRUITER)
    leader = WIZARD if recruiter == WIZARD else recruiter - place_of(me, 0)
    table.attacker = recruiter
    card = draw_recruit(table, me)
    if table.trace != 0:
        if leader == WIZARD:
            tell(table, RECRUITS_AS_WIZARD, me, card, 0)
        else:
            tell(table, RECRUITS, me, standing(table, me, leader), card)
    came = put_somewhere(table, me, scry(table, me, card), leader, UNSEEN)
    table.recruited[me, 2 if came == DUNGEON else (1 if came == place_of(me, GUARD) else 0)] += 1
    return 0


@compiled
def draw_recruit(table, me):
    card = pop(table, table.stack, table.stack_size, 0)
    table.drawn[me, card] += 1
    return card


@compiled
def scry(table, me, card):
    """Circle of Scrying: once a turn, a prisoner for a second card; one of the two is discarded."""
    if table.scrying_used or not has_circle(table, me, CIRCLE_OF_SCRYING):
        return card
    if table.dungeon_size[me] == 0 or table.stack_size[0] == 0:
        return card
    table.card = card
    clear_options(table)
    table.options[0] |= table.prisoners[me]
    offer(table, NOTHING)
    price = ask(table, me, ASK_SCRYING)
    if price == NOTHING or table.fault != NONE:
        return card
    table.scrying_used = 1
    tell(table, SCRIES, me, price, 0)
    sacrifice(table, me, price)
    return pick(table, me, card, draw_recruit(table, me))


@compiled
def pick(table, me, first, second):
    table.other_card = first
    table.card = second
    clear_options(table)
    offer(table, first)
    offer(table, second)
    chosen = ask(table, me, ASK_PICK)
    table.other_card = NO_CARD
    tell(table, PICKS, me, chosen, 0)
    discard(table, second if chosen == first else first)
    return chosen


# --- Imprison --------------------------------------------------------------------------------------------------


@compiled
def imprisonable(table, me, position):
    """May the creature go to the dungeon? In Mystic Armor it stays, so nothing can become illegal."""
    if table.creature[me, position] == NO_CARD:
        return False
    return has_charm(table, me, position, MYSTIC_ARMOR) or may_leave(table, me, position)


@compiled
def can_imprison(table, me):
    for away in range(PLACES):
        if imprisonable(table, me, GUARD - away):
            return True
    return False


@compiled
def imprison_own(table, me):
    """An own creature goes to the own dungeon."""
    clear_options(table)
    for position in range(PLACES):
        if imprisonable(table, me, position):
            offer(table, place_of(me, position))
    place = ask(table, me, ASK_IMPRISON)
    if table.fault != NONE:
        return
    position = place - place_of(me, 0)
    tell(table, IMPRISONS, me, standing(table, me, position), 0)
    if leave(table, me, position, me):
        table.lost[me, IMPRISONED] += 1


# --- Research --------------------------------------------------------------------------------------------------


@compiled
def of_clan(table, me, clan):
    """How many prisoners of a clan there are."""
    total = 0
    for card in range(PER_CLAN * clan, PER_CLAN * clan + PER_CLAN):
        total += table.dungeon[me, card]
    return total


@compiled
def can_research(table, me):
    if table.dungeon_size[me] < 2 or not spells_left(table):
        return False
    for clan in range(len(CLANS)):
        if of_clan(table, me, clan) >= 2:
            return True
    return False


@compiled
def offer_clan(table, me, clan):
    for card in range(PER_CLAN * clan, PER_CLAN * clan + PER_CLAN):
        if table.dungeon[me, card] > 0:
            offer(table, card)


@compiled
def research(table, me):
    """Two prisoners of one clan for a spell; for two with the clan power of DAWN."""
    clear_options(table)
    for clan in range(len(CLANS)):
        if of_clan(table, me, clan) >= 2:
            offer_clan(table, me, clan)
    first = ask(table, me, ASK_RESEARCH)
    if table.fault != NONE or first >= CREATURES:
        return
    clan = first // PER_CLAN
    tell(table, RESEARCHES, me, clan, 0)
    sacrifice(table, me, first)
    clear_options(table)
    offer_clan(table, me, clan)
    sacrifice(table, me, ask(table, me, ASK_RESEARCH))
    draw_spell(table, me)
    if clan == DAWN and has_power(table, DAWN):
        table.powers[me, DAWN] += spells_left(table)
        draw_spell(table, me)
