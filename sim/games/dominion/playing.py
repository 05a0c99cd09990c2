"""Dominion: playing cards, and what attacks do before they hit."""

from sim.games.dominion.kinds import ASK_REVEAL
from sim.games.dominion.moves import draw, in_hand, play_silver, take_tokens
from sim.games.dominion.names import HORSE_TRADERS, MOAT, POTION
from sim.games.dominion.state import ACTION, ATTACK, CARRY_OUT, REACT
from sim.games.dominion.words import PLAYS, PLAYS_AGAIN, REACTS, SETS_ASIDE
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import STOP, ask, clear_options, next_option, offer
from sim.kernel.piles import push, take
from sim.kernel.trace import tell


@compiled
def put_in_play(table, seat, card):
    """Lay a card into the play area."""
    push(table, table.play, table.play_size, seat, card)
    table.stays[seat, table.play_size[seat] - 1] = 0


@compiled
def play_from_hand(table, me, card):
    """Play a card out of the hand."""
    take(table, table.hand, table.hand_size, me, card)
    put_in_play(table, me, card)
    play_card(table, me, card)


@compiled
def play_card(table, me, card):
    """Carry out a card that lies in play: its plain bonuses, then its text."""
    tell(table, PLAYS, me, card, 0)
    carry_out(table, me, card)


@compiled
def play_again(table, me, card):
    """Carry out a card once more, wherever it lies now (Throne Room)."""
    tell(table, PLAYS_AGAIN, me, card, 0)
    carry_out(table, me, card)


@compiled
def carry_out(table, me, card):
    """What a card does."""
    table.card = card
    call_effect(table.hooks[CARRY_OUT], table, me)


@effect
def carry_out_part(table, me):
    card = table.card
    table.played[me, card] += 1
    types = table.types[card]
    if types & ACTION:
        table.actions_played[me] += 1
    if types & ATTACK:
        call_effect(table.hooks[REACT], table, me)
    table.actions += table.plus_actions[card]
    table.buys += table.plus_buys[card]
    table.coins += table.plus_coins[card]
    if card == POTION:
        table.potions += 1
    play_silver(table, card)
    if table.plus_tokens[card]:
        take_tokens(table, me, table.plus_tokens[card])
    if table.plus_cards[card]:
        draw(table, me, table.plus_cards[card])
    if table.effects[card]:
        call_effect(table.effects[card], table, me)


@effect
def react_part(table, attacker):
    """Before an attack is carried out, the others may react, in turn order; who doesn't escape is a victim."""
    attack = table.card
    table.immune = 0
    table.victim_count = 0
    for i in range(1, table.players):
        seat = (attacker + i) % table.players
        while _react_once(table, seat, attack):
            pass
        if not table.immune >> seat & 1:
            table.victims[table.victim_count] = seat
            table.victim_count += 1


@compiled
def _react_once(table, seat, attack):
    clear_options(table)
    if in_hand(table, seat, MOAT) and not table.immune >> seat & 1:
        offer(table, MOAT)
    if in_hand(table, seat, HORSE_TRADERS):
        offer(table, HORSE_TRADERS)
    if next_option(table, -1) < 0:
        return False
    offer(table, STOP)
    table.source = attack
    answer = ask(table, seat, ASK_REVEAL)
    if answer == MOAT:
        table.immune |= 1 << seat
        tell(table, REACTS, seat, MOAT, 0)
    elif answer == HORSE_TRADERS:
        take(table, table.hand, table.hand_size, seat, HORSE_TRADERS)
        push(table, table.horse, table.horse_size, seat, HORSE_TRADERS)
        tell(table, SETS_ASIDE, seat, HORSE_TRADERS, 0)
    return answer != STOP
