"""Das Ritual am Feuergipfel: captures, and what protects against them (V 2)."""

from sim.games.feuergipfel.correction import correct
from sim.games.feuergipfel.dice import contest, die
from sim.games.feuergipfel.kinds import ARMOR, ASK_ATTACKER, ASK_PROTECT, ASK_TARGET, DECOY, LOSE
from sim.games.feuergipfel.kinds import CAPTURE as DO_CAPTURE
from sim.games.feuergipfel.moves import discard_spell, leave, place_of, release, standing
from sim.games.feuergipfel.names import AGGRESSION, AURA_OF_DEFENSE, CREATURES, MYSTIC_ARMOR, SUMMON_TITAN
from sim.games.feuergipfel.placing import NO_GUARD, OPENLY, put_somewhere
from sim.games.feuergipfel.powers import attack_power, can_capture, defence_power, is_target, offer_own
from sim.games.feuergipfel.state import (
    ATTACKING,
    BY_SPELL,
    CAPTURE,
    CAPTURED,
    DEADLY,
    DISCARDS,
    DOUBLE_BIT,
    DUNGEON,
    GAIA,
    GUARD,
    NO_CARD,
    PLACES,
    ROLL_CAPTURE,
    SURE,
    TWILIGHT,
)
from sim.games.feuergipfel.structure import auras_on, has_charm, has_power, works_as
from sim.games.feuergipfel.words import (
    ATTACKS,
    CAPTURE_FAILS,
    CAPTURE_SUCCEEDS,
    CAPTURE_TIES,
    DECOY_GOES,
    DEFENSE_STRIKES,
    TWILIGHT_ROLLS,
)
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.faults import NONE
from sim.kernel.trace import tell


@compiled
def capture(table, me, style):
    """Try a capture if there is anybody to try it with and on."""
    if can_capture(table, me):
        table.style = style
        call_effect(table.hooks[CAPTURE], table, me)


@effect
def capture_part(table, me):
    table.done[me, DO_CAPTURE] += 1
    style = table.style
    clear_options(table)
    offer_own(table, me)
    table.attacker = ask(table, me, ASK_ATTACKER)
    clear_options(table)
    for seat in range(table.players):
        for position in range(PLACES):
            if seat != me and is_target(table, seat, position):
                offer(table, place_of(seat, position))
    target = ask(table, me, ASK_TARGET)
    if table.fault == NONE:
        table.target = target
        attack(table, me, table.attacker - place_of(me, 0), target // PLACES, target % PLACES, style)


@compiled
def attack(table, me, position, seat, aim, style):
    """The chosen creature attacks the chosen target, and both structures are put right."""
    tell(table, ATTACKS, me, standing(table, me, position), standing(table, seat, aim))
    note_attempt(table, me, position)
    defended = style != SURE and auras_on(table, seat, aim, AURA_OF_DEFENSE) > 0
    lead = 1
    if style != SURE:
        mine, theirs = attack_power(table, me, position), defence_power(table, seat, aim)
        table.powers[seat, GAIA] += has_power(table, GAIA) and table.clan_now[seat, aim] == GAIA
        lead = contest(table, me, ROLL_CAPTURE, mine, theirs)
    else:
        table.special_tries[me, ROLL_CAPTURE] += 1
        table.special_wins[me, ROLL_CAPTURE] += 1
    struck = defended and table.own_die == table.amount[AURA_OF_DEFENSE]
    if lead > 0:
        win_capture(table, me, position, seat, aim, style, struck)
    elif lead == 0:
        tell(table, CAPTURE_TIES, me, 0, 0)
    else:
        tell(table, CAPTURE_FAILS, me, 0, 0)
        if not struck:
            lose_to(table, me, position, seat, ATTACKING)
    if struck and lead <= 0:
        strike(table, me, position)
    correct(table, me)
    correct(table, seat)


@compiled
def note_attempt(table, me, position):
    """A creature under Aggression has tried."""
    charms = table.charms[me, position]
    if charms & 1:
        table.tried[0] = 1
    if charms >> DOUBLE_BIT & 1 and table.double == AGGRESSION:
        table.tried[1] = 1


@compiled
def strike(table, me, position):
    """Aura of Defense: the attacker is discarded."""
    tell(table, DEFENSE_STRIKES, me, table.creature[me, position], 0)
    if leave(table, me, position, DISCARDS):
        table.lost[me, BY_SPELL] += 1


@compiled
def win_capture(table, me, position, seat, aim, style, struck):
    """The target goes to the captor's dungeon (to the discards with Touch of Death)."""
    tell(table, CAPTURE_SUCCEEDS, me, 0, 0)
    card = table.creature[seat, aim]
    captor_clan = table.clan_now[me, position]
    to = DISCARDS if style == DEADLY else me
    gone = leave(table, seat, aim, to) if style == SURE else lose_to(table, seat, aim, to, CAPTURED)
    if style == SURE and gone:
        table.lost[seat, CAPTURED] += 1
    if gone:
        table.captives[me] += 1
        table.seized[me, card] += 1
    if struck:
        strike(table, me, position)
        struck = table.left != 0
    imprisoned = gone and to == me and (card < CREATURES or works_as(table, card) == SUMMON_TITAN)
    twilight = has_power(table, TWILIGHT) and captor_clan == TWILIGHT and position != GUARD
    if imprisoned and twilight and not struck:
        convert(table, me, position, card)


@compiled
def lose_to(table, seat, position, to, cause):
    """A creature has lost a capture roll: it goes, or its Decoy or its armor goes for it. Did it go?"""
    if table.decoy[seat, 0] != NO_CARD or table.decoy[seat, 1] != NO_CARD:
        armored = has_charm(table, seat, position, MYSTIC_ARMOR)
        table.target = place_of(seat, position)
        clear_options(table)
        offer(table, DECOY)
        offer(table, ARMOR if armored else LOSE)
        if ask(table, seat, ASK_PROTECT) == DECOY:
            use_decoy(table, seat)
            return False
    gone = leave(table, seat, position, to)
    if gone:
        table.lost[seat, cause] += 1
    return gone


@compiled
def use_decoy(table, seat):
    """The Decoy is discarded instead of the creature."""
    which = 1 if table.decoy[seat, 1] != NO_CARD else 0
    card = table.decoy[seat, which]
    table.decoy[seat, which] = NO_CARD
    table.saved[seat] += 1
    tell(table, DECOY_GOES, seat, 0, 0)
    discard_spell(table, card)


@compiled
def convert(table, me, position, card):
    """Clan power of TWILIGHT: roll higher than the captive's strength and it may become the captor's minion."""
    rolled = die(table)
    tell(table, TWILIGHT_ROLLS, me, rolled, card)
    if rolled > table.strength[card]:
        release(table, me, card)
        put_somewhere(table, me, card, position + NO_GUARD, OPENLY)
        table.powers[me, TWILIGHT] += table.came != DUNGEON
