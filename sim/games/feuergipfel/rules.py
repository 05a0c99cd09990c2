"""Das Ritual am Feuergipfel: set-up, turns, the end. A step is one action, so that a search has little to repeat."""

import numpy as np

from sim.games.feuergipfel.actions import (
    can_imprison,
    can_move,
    can_research,
    can_swap,
    imprison_own,
    research,
)
from sim.games.feuergipfel.casting import can_cast, cast
from sim.games.feuergipfel.correction import correct
from sim.games.feuergipfel.ending import finish_game, look_for_winner
from sim.games.feuergipfel.fights import BY_SPELL, brainwash, can_brainwash, can_capture, can_rescue, capture, rescue
from sim.games.feuergipfel.kinds import (
    ASK_ACTION,
    ASK_GIVE_BACK,
    BRAINWASH,
    CAPTURE,
    CAST,
    END_TURN,
    IMPRISON,
    MOVE,
    RECRUIT,
    RESCUE,
    RESEARCH,
    SWAP,
)
from sim.games.feuergipfel.moves import bit, leave, left_of, mix_into_research
from sim.games.feuergipfel.names import AGGRESSION, CARDS, CREATURES
from sim.games.feuergipfel.state import (
    ACTIONS,
    BY_CAP,
    BY_STACK,
    CLANLESS,
    CLANS,
    DEALT,
    DISCARDS,
    DOUBLE_BIT,
    KEPT,
    MOVING,
    OFFER_ACTIONS,
    PACE,
    PLACES,
    PLAIN,
    RECRUITING,
    ROUND_CAP,
    SWAPPING,
    TURNS,
)
from sim.games.feuergipfel.structure import use_tool
from sim.games.feuergipfel.words import (
    AGGRESSION_ENDS,
    GIVES_BACK,
    RESHUFFLED,
    STACK_EMPTY,
    TURN,
    WIZARD_IS,
)
from sim.games.feuergipfel.words import DEALT as IS_DEALT
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.faults import NONE
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, below, shuffle
from sim.kernel.trace import NOBODY, tell


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


@effect
def step(table, me):
    """A seat gives back two spells, or the seat whose turn it is does one thing."""
    if table.phase != TURNS:
        give_back(table, table.seat)
        return
    me = table.seat
    use_tool(table, OFFER_ACTIONS, me, 0, 0)
    choice = ask(table, me, ASK_ACTION)
    if table.fault != NONE:
        return
    if choice == END_TURN:
        end_turn(table, me)
        return
    act(table, me, choice)
    if table.stack_size[0] == 0:
        end_of_stack(table)
    look_for_winner(table)


@effect
def finish(table, me):
    finish_game(table)


# --- The start -------------------------------------------------------------------------------------------------


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


# --- Turns -----------------------------------------------------------------------------------------------------


@compiled
def begin_turn(table, seat):
    """Two actions; creatures under Aggression are bound to attack from now on."""
    table.seat = seat
    if seat == 0:
        table.rounds += 1
    table.actions = ACTIONS
    table.free_moves = 0
    table.night_used = 0
    table.doom_used = 0
    table.fortune_used = 0
    table.scrying_used = 0
    tell(table, TURN, seat, table.rounds, 0)
    for position in range(PLACES):
        charms = table.charms[seat, position]
        if charms & 1:
            table.bound[0], table.tried[0] = 1, 0
        if charms >> DOUBLE_BIT & 1 and table.double == AGGRESSION:
            table.bound[1], table.tried[1] = 1, 0


@compiled
def night_is_free(table):
    """Clan power of NIGHT: one extra move or swap a turn."""
    return table.clan_powers and not table.night_used


@answer
def offer_actions_tool(table, me):
    """What the seat can do now. Research and the end of the turn cost nothing."""
    paid = table.actions > 0
    brainwashable = paid and can_brainwash(table, me)  # it looks at options of its own
    clear_options(table)
    if paid:
        if table.stack_size[0] > 0:
            offer(table, RECRUIT)
        if can_capture(table, me):
            offer(table, CAPTURE)
        if brainwashable:
            offer(table, BRAINWASH)
        if can_rescue(table, me):
            offer(table, RESCUE)
        if can_imprison(table, me):
            offer(table, IMPRISON)
        if can_cast(table, me):
            offer(table, CAST)
    if paid or table.free_moves > 0 or night_is_free(table):
        night_only = not paid and table.free_moves == 0
        if can_move(table, me, night_only):
            offer(table, MOVE)
        if can_swap(table, me, night_only):
            offer(table, SWAP)
    if can_research(table, me):
        offer(table, RESEARCH)
    offer(table, END_TURN)
    return 0


@compiled
def act(table, me, choice):
    """Carry out an action and pay for it. Captures, rescues and brainwashings count themselves: spells do them too."""
    if choice == RESEARCH:
        table.done[me, RESEARCH] += 1
        research(table, me)
    elif choice in (MOVE, SWAP):
        table.done[me, choice] += 1
        move_or_swap(table, me, choice)
    else:
        table.actions -= 1
        if choice == CAPTURE:
            capture(table, me, PLAIN)
        elif choice == BRAINWASH:
            brainwash(table, me, PLAIN)
        elif choice == RESCUE:
            rescue(table, me, PLAIN)
        else:
            table.done[me, choice] += 1
            if choice == RECRUIT:
                use_tool(table, RECRUITING, me, 0, 0)
            elif choice == IMPRISON:
                imprison_own(table, me)
            else:
                cast(table, me)


@compiled
def move_or_swap(table, me, choice):
    """A move or a swap, paid by Mobility, by the power of NIGHT or with an action."""
    by_mobility = table.free_moves > 0
    night_only = table.actions <= 0 and not by_mobility
    night = use_tool(table, MOVING if choice == MOVE else SWAPPING, me, night_only, 0)
    if by_mobility:
        table.free_moves -= 1
        table.extra_actions[me] += 1
    elif night and night_is_free(table):
        table.night_used = 1
        table.extra_actions[me] += 1
    else:
        table.actions -= 1


@compiled
def end_of_stack(table):
    """The last recruit has been drawn: the last turn, or once a new stack out of the discards."""
    if table.reshuffle and not table.reshuffled and table.discard_size > 0:
        table.reshuffled = 1
        table.was_reshuffled = 1
        for card in range(CARDS):
            for _ in range(table.discards[card]):
                push(table, table.stack, table.stack_size, 0, card)
            table.discards[card] = 0
        table.discarded = np.uint64(0)
        table.discard_size = 0
        shuffle(table, TABLE, table.stack[0], table.stack_size[0])
        tell(table, RESHUFFLED, NOBODY, table.stack_size[0], 0)
    elif not table.last_turn:
        table.last_turn = 1
        tell(table, STACK_EMPTY, NOBODY, 0, 0)


@compiled
def end_turn(table, me):
    """Aggression takes its due, then the next seat; or the game is over."""
    end_aggression(table, me)
    look_for_winner(table)
    table.idle_actions[me] += max(0, table.actions)
    table.turns += 1
    if table.rounds <= PACE:
        table.grown[me, table.rounds - 1] = table.count[me]
    if table.over:
        return
    if table.last_turn:
        table.ending = BY_STACK
        table.over = 1
    elif table.turns >= ROUND_CAP * table.players:
        table.ending = BY_CAP
        table.truncated = 1
        table.over = 1
    else:
        begin_turn(table, left_of(table, me))


@compiled
def end_aggression(table, me):
    """A bound creature that has not tried a capture is discarded."""
    for position in range(PLACES):
        charms = table.charms[me, position]
        idle = charms & 1 and table.bound[0] and not table.tried[0]
        if charms >> DOUBLE_BIT & 1 and table.double == AGGRESSION:
            idle = idle or (table.bound[1] and not table.tried[1])
        if idle:
            tell(table, AGGRESSION_ENDS, me, table.creature[me, position], 0)
            if leave(table, me, position, DISCARDS):
                table.lost[me, BY_SPELL] += 1
    correct(table, me)
