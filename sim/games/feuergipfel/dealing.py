"""Das Ritual am Feuergipfel: the set-up. Wizards, spells and creatures are dealt, two spells given back (IV)."""

import numpy as np

from sim.games.feuergipfel.kinds import ASK_GIVE_BACK
from sim.games.feuergipfel.moves import bit, left_of, mix_into_research
from sim.games.feuergipfel.names import CARDS, CREATURES
from sim.games.feuergipfel.state import CLANLESS, CLANS, DEALT, KEPT, TURNS
from sim.games.feuergipfel.turns import begin_turn
from sim.games.feuergipfel.words import DEALT as IS_DEALT
from sim.games.feuergipfel.words import GIVES_BACK, WIZARD_IS
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, below, shuffle
from sim.kernel.trace import tell


@effect
def setup(table, me):
    """Deal wizards and seven spells each, shuffle the creatures (IV). Seat 0 begins."""
    deal_wizards(table)
    for card in range(CARDS):
        for _ in range(table.copies[card]):
            if card < CREATURES:
                push(table, table.stack, table.stack_size, 0, card)
            else:
                push(table, table.research, table.research_size, 0, card)
    shuffle(table, TABLE, table.stack[0], table.stack_size[0])
    shuffle(table, TABLE, table.research[0], table.research_size[0])
    for seat in range(table.players):
        tell(table, WIZARD_IS, seat, table.wizard[seat], 0)
        for _ in range(DEALT):
            card = pop(table, table.research, table.research_size, 0)
            table.book[seat] |= bit(card)
            table.dealt[seat, card] += 1
            tell(table, IS_DEALT, seat, card, 0)


@compiled
def deal_wizards(table):
    """Wizards that the set-up doesn't give are dealt at random from those that are left."""
    free = 0
    for clan in range(len(CLANS)):
        free |= 1 << clan
    for seat in range(table.players):
        table.wizard[seat] = table.wizards[seat]
        if table.wizard[seat] != CLANLESS:
            free &= ~(1 << table.wizard[seat])
    left = len(CLANS)
    for clan in range(len(CLANS)):
        left -= 1 - (free >> clan & 1)
    for seat in range(table.players):
        if table.wizard[seat] == CLANLESS:
            nth = below(table, TABLE, left)
            table.wizard[seat] = nth_bit(free, nth)
            free &= ~(1 << table.wizard[seat])
            left -= 1
        table.wizard_clan[seat] = table.wizard[seat]


@compiled
def nth_bit(bits, nth):
    for place in range(len(CLANS)):
        if bits >> place & 1:
            if nth == 0:
                return place
            nth -= 1
    return 0


@compiled
def give_back(table, seat):
    """Keep five of the seven spells; all that is given back is mixed into the research stack."""
    for _ in range(DEALT - KEPT):
        clear_options(table)
        table.options[0] |= table.book[seat]
        card = ask(table, seat, ASK_GIVE_BACK)
        table.book[seat] &= ~bit(card)
        table.returned[seat] |= bit(card)
        tell(table, GIVES_BACK, seat, card, 0)
    for card in range(CREATURES, CARDS):
        table.kept[seat, card] = 1 if table.book[seat] & bit(card) != np.uint64(0) else 0
    table.seat = left_of(table, seat)
    if table.seat == 0:
        back = np.uint64(0)
        for other in range(table.players):
            back |= table.returned[other]
            table.returned[other] = np.uint64(0)
        mix_into_research(table, back)
        table.phase = TURNS
        begin_turn(table, 0)
