"""Das Ritual am Feuergipfel: captures, rescues and brainwashing, and the dice that decide them (V 2-4)."""

from sim.games.feuergipfel.correction import correct
from sim.games.feuergipfel.dice import contest, die, exceed
from sim.games.feuergipfel.kinds import (
    ARMOR,
    ASK_ATTACKER,
    ASK_BRAINWASH,
    ASK_FREE,
    ASK_PROTECT,
    ASK_RAID,
    ASK_RAIDER,
    ASK_TARGET,
    DECOY,
    LOSE,
)
from sim.games.feuergipfel.kinds import BRAINWASH as DO_BRAINWASH
from sim.games.feuergipfel.kinds import CAPTURE as DO_CAPTURE
from sim.games.feuergipfel.kinds import RESCUE as DO_RESCUE
from sim.games.feuergipfel.moves import discard_spell, leave, place_of, release
from sim.games.feuergipfel.names import (
    AGGRESSION,
    AURA_OF_DEFENSE,
    AURA_OF_RESISTANCE,
    AURA_OF_STEALTH,
    AURA_OF_STRENGTH,
    CREATURES,
    DUPLICATE,
    ETHEREALITY,
    MYSTIC_ARMOR,
    SUMMON_FAMILIAR,
    SUMMON_TITAN,
)
from sim.games.feuergipfel.placing import ANYWHERE, NO_GUARD, put_somewhere
from sim.games.feuergipfel.state import (
    BRAINWASH,
    CAPTURE,
    CLERGY,
    DEADLY,
    DISCARDS,
    DOOM,
    DOUBLE_BIT,
    GAIA,
    GUARD,
    NO_CARD,
    PLACES,
    RESCUE,
    ROLL_BRAINWASH,
    ROLL_CAPTURE,
    ROLL_RESCUE,
    SURE,
    TWILIGHT,
    WITH_STONE,
)
from sim.games.feuergipfel.structure import auras_on, has_charm, has_room, works_as
from sim.games.feuergipfel.words import (
    ATTACKS,
    BRAINWASHED,
    BRAINWASHES,
    CAPTURE_FAILS,
    CAPTURE_SUCCEEDS,
    CAPTURE_TIES,
    DECOY_GOES,
    DEFENSE_STRIKES,
    DOOM_ACTS,
    FREES,
    RAIDS,
    RESCUE_FAILS,
    RESCUE_TIES,
    RESISTS,
    STANDS_AT,
    TWILIGHT_ROLLS,
)
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, count_options, offer
from sim.kernel.faults import NONE
from sim.kernel.trace import tell

CAPTURED, ATTACKING, RESCUING, CORRECTION, BY_SPELL, IMPRISONED = range(6)  # causes in the column `lost`


# --- Who can ---------------------------------------------------------------------------------------------------


@compiled
def controls_any(table, seat):
    return table.count[seat] > 0 or table.creature[seat, GUARD] != NO_CARD


@compiled
def offer_own(table, seat):
    """Every creature that the seat controls: its structure and its guard."""
    for position in range(PLACES):
        if table.creature[seat, position] != NO_CARD:
            offer(table, place_of(seat, position))


@compiled
def is_target(table, seat, position):
    """May somebody try to capture what stands there? Not the Familiar, nor what is ethereal."""
    card = table.creature[seat, position]
    if card == NO_CARD or (card >= CREATURES and works_as(table, card) == SUMMON_FAMILIAR):
        return False
    return not has_charm(table, seat, position, ETHEREALITY)


@compiled
def can_capture(table, me):
    if not controls_any(table, me):
        return False
    for seat in range(table.players):
        if seat != me:
            for position in range(PLACES):
                if is_target(table, seat, position):
                    return True
    return False


@compiled
def can_rescue(table, me):
    if not controls_any(table, me):
        return False
    for seat in range(table.players):
        if seat != me and table.dungeon_size[seat] > 0:
            return True
    return False


@compiled
def offer_washable(table, me):
    """Prisoners with a place to go to."""
    all_fit = table.creature[me, GUARD] == NO_CARD
    if all_fit:
        table.options[0] |= table.prisoners[me]
        return
    for card in range(CREATURES):
        if table.dungeon[me, card] > 0 and has_room(table, me, card):
            offer(table, card)
    for card in (DUPLICATE, SUMMON_TITAN):
        if table.dungeon[me, card] > 0 and has_room(table, me, card):
            offer(table, card)


@compiled
def can_brainwash(table, me):
    if table.dungeon_size[me] == 0:
        return False
    if table.creature[me, GUARD] == NO_CARD:
        return True
    clear_options(table)
    offer_washable(table, me)
    found = count_options(table) > 0
    clear_options(table)
    return found


# --- Capture ---------------------------------------------------------------------------------------------------


@compiled
def capture(table, me, style):
    """Try a capture if there is anybody to try it with and on."""
    if can_capture(table, me):
        table.style = style
        call_effect(table.hooks[CAPTURE], table, me)


@compiled
def attack_power(table, me, position):
    return int(table.power[me, position]) + table.amount[AURA_OF_STRENGTH] * auras_on(
        table, me, position, AURA_OF_STRENGTH
    )


@compiled
def defence_power(table, seat, position):
    """Strength against a capture: one more in level 1, and auras and clan powers."""
    power = int(table.power[seat, position]) + (1 if position < 2 else 0)
    power += table.amount[AURA_OF_RESISTANCE] * auras_on(table, seat, position, AURA_OF_RESISTANCE)
    if table.clan_powers and table.clan_now[seat, position] == GAIA:
        power += 1
    return power


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
    tell(table, ATTACKS, me, table.creature[me, position], table.creature[seat, aim])
    tell(table, STANDS_AT, me, place_of(seat, aim), 0)
    note_attempt(table, me, position)
    defended = style != SURE and auras_on(table, seat, aim, AURA_OF_DEFENSE) > 0
    lead = 1
    if style != SURE:
        mine, theirs = attack_power(table, me, position), defence_power(table, seat, aim)
        lead = contest(table, me, ROLL_CAPTURE, mine, theirs)
    else:
        table.special_tries[me, ROLL_CAPTURE] += 1
        table.special_wins[me, ROLL_CAPTURE] += 1
    struck = defended and table.own_die == table.amount[AURA_OF_DEFENSE]
    if lead > 0:
        win_capture(table, me, position, seat, aim, style, struck)
    elif lead < 0 and not struck:
        tell(table, CAPTURE_FAILS, me, 0, 0)
        lose_to(table, me, position, seat, ATTACKING)
    elif lead == 0:
        tell(table, CAPTURE_TIES, me, 0, 0)
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
    twilight = table.clan_powers and captor_clan == TWILIGHT and position != GUARD
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
        put_somewhere(table, me, card, position + NO_GUARD, True)


# --- Rescue ----------------------------------------------------------------------------------------------------


@compiled
def rescue(table, me, style):
    """Raid a dungeon if there is anybody to raid with and anything to free."""
    if can_rescue(table, me):
        table.style = style
        call_effect(table.hooks[RESCUE], table, me)


@compiled
def raid_power(table, me, position):
    power = int(table.power[me, position])
    power += table.amount[AURA_OF_STEALTH] * auras_on(table, me, position, AURA_OF_STEALTH)
    if table.clan_powers and table.clan_now[me, position] == CLERGY:
        power += 1
    return power


@compiled
def guard_power(table, seat):
    return int(table.power[seat, GUARD])


@effect
def rescue_part(table, me):
    table.done[me, DO_RESCUE] += 1
    style = table.style
    clear_options(table)
    offer_own(table, me)
    table.attacker = ask(table, me, ASK_RAIDER)
    clear_options(table)
    for seat in range(table.players):
        if seat != me and table.dungeon_size[seat] > 0:
            offer(table, seat)
    victim = ask(table, me, ASK_RAID)
    if table.fault != NONE:
        return
    position = table.attacker - place_of(me, 0)
    tell(table, RAIDS, me, table.creature[me, position], victim)
    power = raid_power(table, me, position) + (guard_power(table, victim) if style == WITH_STONE else 0)
    lead = contest(table, me, ROLL_RESCUE, power, guard_power(table, victim))
    if lead > 0:
        free_one(table, me, victim)
    elif lead == 0:
        tell(table, RESCUE_TIES, me, 0, 0)
    else:
        tell(table, RESCUE_FAILS, me, 0, 0)
        if leave(table, me, position, victim):
            table.lost[me, RESCUING] += 1
        correct(table, me)


@compiled
def free_one(table, me, victim):
    """Look through the dungeon, take a creature, put it anywhere."""
    table.seen |= 1 << victim
    clear_options(table)
    table.options[0] |= table.prisoners[victim]
    table.target = place_of(victim, 0)
    card = ask(table, me, ASK_FREE)
    if table.fault != NONE:
        return
    release(table, victim, card)
    tell(table, FREES, me, card, victim)
    put_somewhere(table, me, card, ANYWHERE, True)
    table.seen &= ~(1 << victim)


# --- Brainwashing ----------------------------------------------------------------------------------------------


@compiled
def brainwash(table, me, style):
    """Brainwash a prisoner if there is one with a place to go to."""
    if can_brainwash(table, me):
        table.style = style
        call_effect(table.hooks[BRAINWASH], table, me)


@effect
def brainwash_part(table, me):
    table.done[me, DO_BRAINWASH] += 1
    clear_options(table)
    offer_washable(table, me)
    card = ask(table, me, ASK_BRAINWASH)
    if table.fault != NONE:
        return
    tell(table, BRAINWASHES, me, table.strength[card], 0)
    table.card = card
    if table.style == SURE:
        table.special_tries[me, ROLL_BRAINWASH] += 1
        table.special_wins[me, ROLL_BRAINWASH] += 1
    elif not exceed(table, me, table.strength[card]):
        table.card = NO_CARD
        tell(table, RESISTS, me, 0, 0)
        return
    release(table, me, card)
    tell(table, BRAINWASHED, me, card, 0)
    put_somewhere(table, me, card, ANYWHERE, False)
    if table.clan_powers and table.clan[card] == DOOM and not table.doom_used:
        table.doom_used = 1
        table.actions += 1
        table.extra_actions[me] += 1
        tell(table, DOOM_ACTS, me, 0, 0)
