"""Dominion: the texts of Guilds' cards; `on_buy_...` is what an overpayment does."""

from sim.games.dominion.buying import ask_tokens
from sim.games.dominion.choices import (
    discard_one,
    fate_of,
    gain_offered,
    gain_up_to,
    keep_types,
    put_back_aside,
    take_aside,
    trash_one,
    withdraw,
)
from sim.games.dominion.kinds import ASK_ADVISE, ASK_NAME, ASK_TOPDECK, DISCARD, TRASH
from sim.games.dominion.moves import (
    cost_of,
    discard_aside,
    discard_from_hand,
    draw,
    gain,
    has_type,
    in_hand,
    left_of,
    offer_supply,
    put_in_discard,
    put_in_hand,
    put_on_deck,
    reveal_aside,
    reveal_top,
    take_tokens,
    trash,
)
from sim.games.dominion.names import (
    ADVISOR,
    BUTCHER,
    CURSE,
    DOCTOR,
    GOLD,
    HERALD,
    JOURNEYMAN,
    MERCHANT_GUILD,
    PLAZA,
    SILVER,
    STONEMASON,
    TAXMAN,
)
from sim.games.dominion.playing import play_card, put_in_play
from sim.games.dominion.state import ACTION, ANY_TYPE, CARDS, NO_CARD, TO_DECK, TO_DISCARD, TREASURE
from sim.games.dominion.words import NAMES
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import STOP, ask, clear_options, next_option, offer
from sim.kernel.piles import count, pop, push, take
from sim.kernel.trace import tell

STONEMASON_GAINS = 2
TAXED_HAND = 5  # so many cards in hand make one pay the Taxman


# --- What several of them need --------------------------------------------------------------------------------


@compiled
def keep_cost(table, coins, potions, equal):
    """Of the options keep the cards that cost exactly this much; with `equal` False those that don't."""
    card = next_option(table, -1)
    while card >= 0:
        exactly = cost_of(table, card) == coins and table.potion_cost[card] == potions
        if exactly != equal:
            withdraw(table, card)
        card = next_option(table, card)


@compiled
def name_card(table, me, source):
    """Ask for the name of a card; `STOP` stands for any card that can't turn up in this deck anyway."""
    table.source = source
    clear_options(table)
    for card in range(CARDS):
        if table.in_supply[card] or table.owned[me, card]:
            offer(table, card)
    offer(table, STOP)
    name = ask(table, me, ASK_NAME)
    tell(table, NAMES, me, name, 0)
    return name


# --- Stonemason, Doctor, Masterpiece, Herald: cards that can be overpaid ----------------------------------------


@effect
def stonemason(table, me):
    trashed = trash_one(table, me, STONEMASON, ANY_TYPE, False)
    if trashed == NO_CARD:
        return
    coins = cost_of(table, trashed)
    potions = table.potion_cost[trashed]
    for _ in range(STONEMASON_GAINS):
        offer_supply(table, coins, potions)
        keep_cost(table, coins, potions, False)  # cheaper: neither part of the cost higher, and not both the same
        gain_offered(table, me, STONEMASON, TO_DISCARD, False)


@effect
def on_buy_stonemason(table, me):
    coins = table.overpaid
    potions = table.overpaid_potions
    for _ in range(STONEMASON_GAINS):
        offer_supply(table, coins, potions)
        keep_types(table, ACTION)
        keep_cost(table, coins, potions, True)
        gain_offered(table, me, STONEMASON, TO_DISCARD, False)


@effect
def doctor(table, me):
    name = name_card(table, me, DOCTOR)
    base = table.aside_size[me]
    reveal_aside(table, me, table.amount[DOCTOR])
    copies = 0
    for i in range(base, table.aside_size[me]):
        copies += table.aside[me, i] == name
    for _ in range(copies):
        take_aside(table, me, base, name)
        trash(table, me, name)
    put_back_aside(table, me, DOCTOR, base)


@effect
def on_buy_doctor(table, me):
    for _ in range(table.overpaid):
        card = reveal_top(table, me)
        if card == NO_CARD:
            return
        fate = fate_of(table, me, DOCTOR, me, card, True)
        if fate == TRASH:
            trash(table, me, card)
        elif fate == DISCARD:
            put_in_discard(table, me, card)
        else:
            put_on_deck(table, me, card)


@effect
def on_buy_masterpiece(table, me):
    for _ in range(table.overpaid):
        gain(table, me, SILVER)


@effect
def herald(table, me):
    card = reveal_top(table, me)
    if card == NO_CARD:
        return
    if has_type(table, card, ACTION):
        put_in_play(table, me, card)
        play_card(table, me, card)
    else:
        put_on_deck(table, me, card)


@effect
def on_buy_herald(table, me):
    for _ in range(min(table.overpaid, table.discard_size[me])):
        table.source = HERALD
        clear_options(table)
        for i in range(table.discard_size[me]):
            offer(table, table.discard[me, i])
        card = ask(table, me, ASK_TOPDECK)
        take(table, table.discard, table.discard_size, me, card)
        put_on_deck(table, me, card)


# --- The others -----------------------------------------------------------------------------------------------


@effect
def advisor(table, me):
    base = table.aside_size[me]
    if reveal_aside(table, me, table.amount[ADVISOR]) == 0:
        return
    table.source = ADVISOR
    clear_options(table)
    for i in range(base, table.aside_size[me]):
        offer(table, table.aside[me, i])
    card = ask(table, left_of(table, me), ASK_ADVISE)
    take_aside(table, me, base, card)
    put_in_discard(table, me, card)
    while table.aside_size[me] > base:
        put_in_hand(table, me, pop(table, table.aside, table.aside_size, me))


@effect
def plaza(table, me):
    if discard_one(table, me, PLAZA, TREASURE, True) != NO_CARD:
        take_tokens(table, me, 1)


@effect
def taxman(table, me):
    trashed = trash_one(table, me, TAXMAN, TREASURE, True)
    if trashed == NO_CARD:
        return
    for i in range(table.victim_count):
        victim = int(table.victims[i])
        if table.hand_size[victim] >= TAXED_HAND and in_hand(table, victim, trashed):
            discard_from_hand(table, victim, trashed)
    most = cost_of(table, trashed) + table.amount[TAXMAN]
    gain_up_to(table, me, TAXMAN, most, table.potion_cost[trashed], TREASURE, TO_DECK, False)


@effect
def butcher(table, me):
    trashed = trash_one(table, me, BUTCHER, ANY_TYPE, True)
    if trashed == NO_CARD:
        return
    table.source = BUTCHER
    table.shown = trashed
    most = cost_of(table, trashed) + ask_tokens(table, me)
    gain_up_to(table, me, BUTCHER, most, table.potion_cost[trashed], ANY_TYPE, TO_DISCARD, False)


@effect
def journeyman(table, me):
    name = name_card(table, me, JOURNEYMAN)
    base = table.aside_size[me]
    others = 0
    while others < table.amount[JOURNEYMAN]:
        card = reveal_top(table, me)
        if card == NO_CARD:
            break
        if card == name:
            push(table, table.aside, table.aside_size, me, card)
        else:
            put_in_hand(table, me, card)
            others += 1
    discard_aside(table, me, base)


@effect
def merchant_guild(table, me):
    # Counted anew: a copy that is played twice is still one copy in play.
    table.guilds = count(table.play, table.play_size, me, MERCHANT_GUILD)


@effect
def soothsayer(table, me):
    gain(table, me, GOLD)
    for i in range(table.victim_count):
        victim = int(table.victims[i])
        if gain(table, victim, CURSE):
            draw(table, victim, 1)
