"""Das Ritual am Feuergipfel: what a seat can't see, and the default answers to every question."""

import numpy as np

from sim.games.feuergipfel import defaults, rearranging, spell_choices
from sim.games.feuergipfel.judgement import look_for_openings
from sim.games.feuergipfel.kinds import ARMOR, DECOY, KEEP, REROLL
from sim.games.feuergipfel.moves import bit
from sim.games.feuergipfel.names import CARDS, CREATURES
from sim.games.feuergipfel.state import NO_CARD
from sim.kernel.address import count_bits
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import best_option, is_option
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, below, shuffle
from sim.strategy import Strategy

NO_CARDS = np.uint64(0)


@effect
def conceal(table, me):
    """Deal anew what the seat can't see: both stacks, the others' dungeons and spellbooks.

    It forgets what a good memory would know: who was carried into which dungeon, spells that came back to a book.
    """
    conceal_creatures(table, me)
    conceal_spells(table, me)
    for seat in range(table.players):
        if seat != me:
            table.dealt[seat] = 0
            table.kept[seat] = 0
            table.drawn[seat] = 0


@compiled
def is_dark(table, me, seat):
    """Is the dungeon closed to the seat's eyes?"""
    return seat != me and not (me == table.seat and table.seen >> seat & 1)


@compiled
def conceal_creatures(table, me):
    """The recruit stack and the closed dungeons; a Titan among the prisoners stays in some closed dungeon."""
    titans = NO_CARDS
    for seat in range(table.players):
        if is_dark(table, me, seat):
            titans |= empty_dungeon(table, seat)
    sort(table.stack[0], table.stack_size[0])
    shuffle(table, TABLE, table.stack[0], table.stack_size[0])
    slots = 0
    for seat in range(table.players):
        slots += table.dungeon_size[seat] if is_dark(table, me, seat) else 0
    for seat in range(table.players):
        if is_dark(table, me, seat):
            for _ in range(table.dungeon_size[seat]):
                card = NO_CARD
                if titans != NO_CARDS and below(table, TABLE, slots) < count_bits(titans):
                    card = highest(titans)
                    titans &= ~bit(card)
                else:
                    card = pop(table, table.stack, table.stack_size, 0)
                slots -= 1
                table.dungeon[seat, card] += 1
                table.prisoners[seat] |= bit(card)


@compiled
def empty_dungeon(table, seat):
    """Put a dungeon's creatures onto the stack (its size stays); a bit for every Titan, which stays out of there."""
    titans = NO_CARDS
    for card in range(CARDS):
        for _ in range(table.dungeon[seat, card]):
            if card < CREATURES:
                push(table, table.stack, table.stack_size, 0, card)
            else:
                titans |= bit(card)
        table.dungeon[seat, card] = 0
    table.prisoners[seat] = NO_CARDS
    return titans


@compiled
def highest(cards):
    best = 0
    for card in range(CREATURES, CARDS):
        if cards & bit(card) != NO_CARDS:
            best = card
    return best


@compiled
def sort(cards, count):
    """Put hidden cards in order, so that the new deal depends on which they are and not on where they were."""
    for i in range(1, count):
        card = cards[i]
        j = i - 1
        while j >= 0 and cards[j] > card:
            cards[j + 1] = cards[j]
            j -= 1
        cards[j + 1] = card


@compiled
def conceal_spells(table, me):
    """The research stack, the others' books and what they have given back."""
    for seat in range(table.players):
        if seat != me:
            hidden = table.book[seat] | table.returned[seat]
            for card in range(CREATURES, CARDS):
                if hidden & bit(card) != NO_CARDS:
                    push(table, table.research, table.research_size, 0, card)
    sort(table.research[0], table.research_size[0])
    shuffle(table, TABLE, table.research[0], table.research_size[0])
    for seat in range(table.players):
        if seat != me:
            table.book[seat] = draw_bits(table, count_bits(table.book[seat]))
            table.returned[seat] = draw_bits(table, count_bits(table.returned[seat]))


@compiled
def draw_bits(table, count):
    cards = NO_CARDS
    for _ in range(count):
        cards |= bit(pop(table, table.research, table.research_size, 0))
    return cards


class Feuergipfel(Strategy, template=True):
    """The defaults: build, fight where the odds are good, give up what is worth least."""

    game = "feuergipfel"

    def give_back(table, me):
        return best_option(table, me, spell_choices.least_wanted_spell)

    def action(table, me):
        return defaults.choose_action(table, me, 100, 100, 100, 100, 100, 6)

    def recruiter(table, me):
        look_for_openings(table, me)
        return best_option(table, me, defaults.recruiting)

    def scrying(table, me):
        return defaults.second_card(table, me)

    def pick(table, me):
        return best_option(table, me, defaults.placing)

    def place(table, me):
        return best_option(table, me, defaults.landing)

    def attacker(table, me):
        return best_option(table, me, defaults.fighting)

    def target(table, me):
        return best_option(table, me, defaults.aiming)

    def brainwash(table, me):
        return best_option(table, me, defaults.washing)

    def raider(table, me):
        return best_option(table, me, defaults.raiding)

    def raid(table, me):
        return best_option(table, me, defaults.raiding_there)

    def free(table, me):
        return best_option(table, me, defaults.placing)

    def mover(table, me):
        return best_option(table, me, rearranging.moving)

    def move_to(table, me):
        return best_option(table, me, rearranging.moving_there)

    def swap(table, me):
        return best_option(table, me, rearranging.swapping)

    def swap_with(table, me):
        return best_option(table, me, rearranging.swapping_with)

    def imprison(table, me):
        return best_option(table, me, rearranging.least_worth)

    def cast(table, me):
        return spell_choices.best_spell(table, me)

    def component(table, me):
        return best_option(table, me, defaults.least_useful)

    def research(table, me):
        return best_option(table, me, defaults.least_useful)

    def aura(table, me):
        return best_option(table, me, spell_choices.aura_there)

    def enchant(table, me):
        return best_option(table, me, spell_choices.enchanting)

    def copy(table, me):
        return best_option(table, me, spell_choices.copying)

    def duplicate(table, me):
        return spell_choices.best_spell(table, me)

    def charm(table, me):
        return defaults.charming(table, me)

    def reroll(table, me):
        return REROLL if table.own_total <= table.other_total else KEEP

    def fortune(table, me):
        return defaults.better_roll(table, me)

    def protect(table, me):
        return ARMOR if is_option(table, ARMOR) else DECOY

    def rise(table, me):
        return best_option(table, me, rearranging.strongest)

    def rise_to(table, me):
        return best_option(table, me, rearranging.rising_there)

    def remove(table, me):
        return best_option(table, me, rearranging.removing)

    def balance(table, me):
        return best_option(table, me, rearranging.removing)

    def tides(table, me):
        return best_option(table, me, defaults.prisoner)

    def from_discards(table, me):
        return best_option(table, me, defaults.placing)
