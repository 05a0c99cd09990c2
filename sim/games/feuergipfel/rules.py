"""Das Ritual am Feuergipfel: what can be done in a turn (V). A step is one action, so that a search repeats little."""

from sim.games.feuergipfel.actions import can_imprison, can_research, imprison_own, research
from sim.games.feuergipfel.captures import capture
from sim.games.feuergipfel.casting import can_cast, cast
from sim.games.feuergipfel.dealing import give_back
from sim.games.feuergipfel.dungeons import brainwash, can_brainwash, rescue
from sim.games.feuergipfel.ending import finish_game, look_for_winner
from sim.games.feuergipfel.kinds import (
    ASK_ACTION,
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
from sim.games.feuergipfel.powers import can_capture, can_rescue
from sim.games.feuergipfel.shifting import can_move, can_swap
from sim.games.feuergipfel.state import MOVING, NIGHT, OFFER_ACTIONS, PLAIN, RECRUITING, SWAPPING, TURNS
from sim.games.feuergipfel.structure import has_power, use_tool
from sim.games.feuergipfel.turns import end_of_stack, end_turn
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.faults import NONE


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


@compiled
def night_is_free(table):
    """Clan power of NIGHT: one extra move or swap a turn."""
    return has_power(table, NIGHT) and not table.night_used


@answer
def offer_actions_tool(table, me):
    """What the seat can do now. Research and the end of the turn cost nothing."""
    paid = table.actions > 0
    clear_options(table)
    if paid:
        if table.stack_size[0] > 0:
            offer(table, RECRUIT)
        if can_capture(table, me):
            offer(table, CAPTURE)
        if can_brainwash(table, me):
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
        table.powers[me, NIGHT] += 1
        table.extra_actions[me] += 1
    else:
        table.actions -= 1
