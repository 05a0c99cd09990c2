"""How a seat judges its deck and the state of the game."""

from sim.games.dominion.defaults.worth import CROWDED, is_action, is_terminal, is_treasure, owned_worth
from sim.games.dominion.moves import cost_of, is_available
from sim.games.dominion.names import (
    APPRENTICE,
    CHAPEL,
    COPPER,
    CURSE,
    DOCTOR,
    ESTATE,
    FAIRGROUNDS,
    GARDENS,
    HERALD,
    MINE,
    MONEYLENDER,
    POTION,
    PROVINCE,
    REMAKE,
    REMODEL,
    STONEMASON,
    TAXMAN,
    THRONE_ROOM,
    TRANSMUTE,
    VINEYARD,
)
from sim.games.dominion.scoring import actions_owned, names_owned
from sim.games.dominion.state import ACTION, CARDS, NO_CARD, NO_SEAT, TREASURE, VICTORY
from sim.kernel.compile import compiled

MANY = 999
PROVINCE_AT_LEAST = 100
ENOUGH_MONEY = 4  # with more coins than this on its treasures, a deck can do without a Copper
POTIONS_EARLY = 5  # turns in which a first Potion is worth buying
POTION_COSTS = 25  # what a Potion takes off the worth of the cards that it buys
POTIONS_DONE = 10  # turns after which a Potion that must go may go


@compiled
def owner_of(table, me):
    """Whose deck the question is about: a possessed player's gains go to the possessor."""
    return int(table.mind[me])


@compiled
def is_borrowed(table, me):
    """Is this a possessed turn? Then what is trashed comes back."""
    return table.possessor != NO_SEAT and me == table.seat


@compiled
def gains_to_end(table):
    """How many cards must be gained before the game can end: the Provinces, or the smallest piles together."""
    a = b = c = d = MANY
    for card in range(CARDS):
        if table.in_supply[card]:
            copies = int(table.supply[card])
            d = min(d, max(c, copies))
            c = min(c, max(b, copies))
            b = min(b, max(a, copies))
            a = min(a, copies)
    piles = a + b + c + (d if table.ending_piles > 3 else 0)
    return min(int(table.supply[PROVINCE]), piles)


@compiled
def draw_worth(table, me):
    """What a card from the deck brings on average."""
    return 1 + 10 * int(table.money[me]) // max(1, int(table.deck_count[me]))


@compiled
def points_on(table, owner, card):
    """The points that one more copy is worth now."""
    if card == GARDENS:
        return int(table.deck_count[owner] + 1) // max(1, int(table.amount[GARDENS]))
    if card == VINEYARD:
        return actions_owned(table, owner) // max(1, int(table.amount[VINEYARD]))
    if card == FAIRGROUNDS:
        return 2 * (names_owned(table, owner) // max(1, int(table.amount[FAIRGROUNDS])))
    return int(table.points[card])


@compiled
def point_worth(left):
    """What a point is worth with so many gains to the end of the game."""
    return 5 if left > 5 else 21 if left > 2 else 40


@compiled
def victory_worth(table, owner, card, left):
    worth = points_on(table, owner, card) * point_worth(left)
    return max(worth, PROVINCE_AT_LEAST) if card == PROVINCE else worth


@compiled
def room_for_terminals(table, owner):
    """How many more actions that end a turn's actions the deck can bear."""
    room = 1 + int(table.deck_count[owner]) // 9
    for card in range(CARDS):
        copies = int(table.owned[owner, card])
        if copies and is_action(table, card):
            room += copies * (-1 if is_terminal(table, card) else max(0, int(table.plus_actions[card]) - 1))
    return room


@compiled
def one_is_enough(card):
    """Cards that run out of cards to work on."""
    return card in (CHAPEL, MONEYLENDER, REMODEL, MINE, STONEMASON, DOCTOR, TAXMAN, TRANSMUTE, APPRENTICE, REMAKE)


@compiled
def gain_worth(table, owner, card, left, room):
    """What it is worth to gain a card."""
    if table.types[card] & (VICTORY | ACTION | TREASURE) == VICTORY:
        return victory_worth(table, owner, card, left)
    if card == COPPER:
        return -8
    if card == POTION:
        return potion_worth(table, owner)
    worth = owned_worth(table, card)
    copies = int(table.owned[owner, card])
    if copies > 0 and one_is_enough(card):
        return worth // 3
    if not is_action(table, card):
        return worth
    worth -= CROWDED[card] * copies
    if is_terminal(table, card):
        return worth // 2 if room <= 0 else worth
    return helper_worth(table, owner, card, worth, room)


@compiled
def helper_worth(table, owner, card, worth, room):
    """Cards that live on other actions: without them a Silver is better."""
    actions = actions_owned(table, owner)
    if card == THRONE_ROOM:
        return worth if actions >= 4 * (int(table.owned[owner, card]) + 1) else worth // 3
    if card == HERALD:
        return worth // 2 + 2 * worth * actions // max(1, int(table.deck_count[owner]))
    is_village = table.plus_actions[card] > 1 and table.plus_coins[card] == 0 and table.potion_cost[card] == 0
    return worth * 2 // 3 if is_village and room > 0 else worth


@compiled
def potion_worth(table, owner):
    """The first Potion early on, if it can bring something better than money does."""
    best = 0
    for card in range(CARDS):
        if table.potion_cost[card] and is_available(table, card):
            best = max(best, owned_worth(table, card))
    early = table.owned[owner, POTION] == 0 and table.turns_taken[owner] <= POTIONS_EARLY
    return best - POTION_COSTS if early else owned_worth(table, POTION)


@compiled
def keep_worth(table, me, card, left):
    """What a deck loses with a card; below 0 it is better off without it."""
    if is_borrowed(table, me):
        return 0
    if card == CURSE:
        return -30
    big_deck = 20 if table.owned[me, GARDENS] > 1 else 0
    if card == ESTATE:
        return (-12 if left > 4 else -3 if left > 2 else 30) + big_deck
    if card == COPPER:
        return (-3 if table.money[me] > ENOUGH_MONEY else 25) + big_deck
    if card == POTION:
        return -1 if table.turns_taken[me] >= POTIONS_DONE else 25
    if table.types[card] & (VICTORY | ACTION | TREASURE) == VICTORY:
        return max(10 + 12 * points_on(table, me, card), victory_worth(table, me, card, left))
    worth = owned_worth(table, card)
    if not is_treasure(table, card):
        return worth
    return worth * 3 // 2 if left > 5 else worth if left > 2 else worth // 2  # few turns are left to play it


@compiled
def best_card(table, owner, coins, tokens, potions, types, exact, left):
    """The card of the supply that is most worth having for so many coins, and `NO_CARD` if there is none.

    Each coin token that must be added counts against it. `exact`: only cards that cost just so many coins.
    """
    room = room_for_terminals(table, owner)
    price = token_worth(left)
    best = NO_CARD
    best_worth = 0
    for card in range(CARDS):
        if not is_available(table, card) or not (types == 0 or table.types[card] & types):
            continue
        cost = int(cost_of(table, card))
        if cost > coins + tokens or table.potion_cost[card] > potions or (exact and cost != coins):
            continue
        worth = gain_worth(table, owner, card, left, room) - price * max(0, cost - coins)
        if best == NO_CARD or worth > best_worth:
            best = card
            best_worth = worth
    return best


@compiled
def token_worth(left):
    """What a coin token is worth that is kept."""
    return 8 if left > 3 else 3
