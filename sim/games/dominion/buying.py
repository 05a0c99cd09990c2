"""Dominion: the buy phase: treasures, coin tokens, buying, overpaying."""

from sim.games.dominion.kinds import ASK_BUY, ASK_OVERPAY, ASK_TOKENS, ASK_TREASURE, WITH_POTION
from sim.games.dominion.moves import cost_of, gain, offer_supply, take_tokens
from sim.games.dominion.names import HORN_OF_PLENTY, SILVER
from sim.games.dominion.playing import play_card, put_in_play
from sim.games.dominion.state import NO_CARD, NO_SEAT, OVERPAY, PACE, SPECIAL_TREASURES, TREASURE
from sim.games.dominion.words import BUYS, OVERPAYS, PLAYS, SPENDS_TOKENS, TO_SPEND
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import STOP, ask, clear_options, decider, next_option, offer
from sim.kernel.faults import PILE_FULL, set_fault
from sim.kernel.piles import take
from sim.kernel.trace import tell

MOST_TOKENS = 99


@compiled
def buy_phase(table, me):
    """Treasures first, then tokens, then buys; after the first buy no more treasures (rule 5)."""
    play_treasures(table, me, NO_CARD)
    spend_tokens(table, me)
    tell(table, TO_SPEND, me, table.coins, table.buys)
    turn = table.turns_taken[me]
    if 0 < turn <= PACE and table.possessor == NO_SEAT:
        table.coins_in[me, turn - 1] = table.coins
    while table.buys > 0 and table.fault == 0:
        offer_supply(table, table.coins, table.potions)
        offer(table, STOP)
        table.source = NO_CARD
        card = ask(table, me, ASK_BUY)
        if card == STOP:
            break
        table.buys -= 1
        buy(table, me, card)
        gain(table, me, card)
    table.coins_unspent[me] += table.coins


@compiled
def play_treasures(table, me, source):
    """Play treasures from the hand; a seat that leaves it to the rules plays them all, Horns of Plenty last.

    `source` is the card that lets them be played (Black Market), or `NO_CARD` in the buy phase.
    """
    if decider(table, me, ASK_TREASURE) == 0:
        play_all_treasures(table, me)
        return
    while True:
        clear_options(table)
        for i in range(table.hand_size[me]):
            if table.types[table.hand[me, i]] & TREASURE:
                offer(table, table.hand[me, i])
        if next_option(table, -1) < 0:
            return
        offer(table, STOP)
        table.source = source
        card = ask(table, me, ASK_TREASURE)
        if card == STOP:
            return
        play_treasure(table, me, card)


@compiled
def play_treasure(table, me, card):
    take(table, table.hand, table.hand_size, me, card)
    put_in_play(table, me, card)
    play_card(table, me, card)


@compiled
def play_all_treasures(table, me):
    """Play everything. The plain ones, nearly all there are, need no more than their coins counted.

    Whether the next card is one is a coin toss, and a processor that guesses wrong loses more time than the rest of
    the loop takes: so there are no branches, every card is written to both piles and only one of them grows.
    """
    hand = table.hand_size[me]
    size = table.play_size[me]
    if size + hand >= table.play.shape[1]:
        set_fault(table, PILE_FULL, me)
        return
    if table.trace != 0:
        tell_plain(table, me)
    kept = 0
    others = 0
    coins = 0
    silvers = 0
    for i in range(hand):
        card = table.hand[me, i]
        plain = table.plain[card]
        table.play[me, size] = card
        table.stays[me, size] = 0
        size += plain
        table.hand[me, kept] = card
        kept += 1 - plain
        others |= table.types[card] & ((plain - 1) & TREASURE)
        coins += table.plus_coins[card] & -plain
        silvers += card == SILVER
        table.played[me, card] += plain
    table.play_size[me] = size
    table.hand_size[me] = kept
    if silvers and table.silvers == 0:
        coins += table.merchants
    table.silvers += silvers
    table.coins += coins
    if others:
        call_effect(table.hooks[SPECIAL_TREASURES], table, me)


@compiled
def tell_plain(table, me):
    for i in range(table.hand_size[me]):
        if table.plain[table.hand[me, i]]:
            tell(table, PLAYS, me, table.hand[me, i], 0)


@effect
def special_treasures_part(table, me):
    """Play the treasures that do more, Horns of Plenty last."""
    card = special_treasure(table, me)
    while card != NO_CARD:
        play_treasure(table, me, card)
        card = special_treasure(table, me)


@compiled
def special_treasure(table, me):
    """The next treasure of the hand."""
    found = NO_CARD
    for i in range(table.hand_size[me]):
        card = table.hand[me, i]
        if table.types[card] & TREASURE and found in (NO_CARD, HORN_OF_PLENTY):
            found = card
    return found


@compiled
def spend_tokens(table, me):
    """Coin tokens are spent before buying (rule 13)."""
    if table.tokens[me] > 0:
        table.source = NO_CARD
        spent = ask_tokens(table, me)
        table.coins += spent


@compiled
def ask_tokens(table, me):
    """Ask how many coin tokens to spend and take them away; how many."""
    clear_options(table)
    for count in range(min(table.tokens[me], MOST_TOKENS) + 1):
        offer(table, count)
    spent = ask(table, me, ASK_TOKENS)
    table.tokens[me] -= spent
    if spent:
        tell(table, SPENDS_TOKENS, me, spent, table.tokens[me])
    return spent


@compiled
def buy(table, me, card):
    """Pay for a card and do what buying it does. The card itself is gained by whoever asked."""
    table.coins -= cost_of(table, card)
    table.potions -= table.potion_cost[card]
    table.bought[me] += 1
    tell(table, BUYS, me, card, table.coins)
    if table.guilds:
        take_tokens(table, me, table.guilds)
    if table.overpay[card] and (table.coins > 0 or table.potions > 0):
        table.source = card
        call_effect(table.hooks[OVERPAY], table, me)


@effect
def overpay_part(table, me):
    """Ask for the overpayment and carry out what it does, before the card reaches the discard pile (rule 14)."""
    card = table.source
    clear_options(table)
    for coins in range(min(table.coins, WITH_POTION - 1) + 1):
        offer(table, coins)
        if table.potions > 0:
            offer(table, WITH_POTION + coins)
    paid = ask(table, me, ASK_OVERPAY)
    table.overpaid_potions = paid // WITH_POTION
    table.overpaid = paid % WITH_POTION
    if paid == 0:
        return
    table.coins -= table.overpaid
    table.potions -= table.overpaid_potions
    tell(table, OVERPAYS, me, table.overpaid, table.overpaid_potions)
    if table.on_buy[card]:
        call_effect(table.on_buy[card], table, me)
