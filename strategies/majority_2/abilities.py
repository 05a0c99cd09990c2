"""What abilities are worth on this table, in tenths of a point: points and cards for me, harm to the other player."""

from sim.games.majority_2.defaults import colour_value
from sim.games.majority_2.moves import area_of, finished, is_protected, row_of
from sim.games.majority_2.reckoning import COIN, TEMPO, hope, loss, strongest
from sim.games.majority_2.state import CARD_IDS, COLOURLESS, COLUMNS, FACTION, SIDE_FULL, START_COINS
from sim.kernel.compile import compiled

(
    WITCH_JUNIOR,
    WITCH_SENIOR,
    WITCH_VETERAN,
    WITCH_ARISTOCRAT,
    DEMON_JUNIOR,
    DEMON_SENIOR,
    DEMON_ARISTOCRAT,
    DRAGON_JUNIOR,
    DRAGON_VETERAN,
    DRAGON_ARISTOCRAT,
    ANGEL_SENIOR,
    ANGEL_ARISTOCRAT,
    REAPER_JUNIOR,
    REAPER_ARISTOCRAT,
    PROMO_WITCH_SENIOR,
    GHOST,
) = (
    CARD_IDS.index(card)
    for card in (
        "witch-junior", "witch-senior", "witch-veteran", "witch-aristocrat", "demon-junior", "demon-senior",
        "demon-aristocrat", "dragon-junior", "dragon-veteran", "dragon-aristocrat", "angel-senior", "angel-aristocrat",
        "reaper-junior", "reaper-aristocrat", "promo-witch-senior", "ghost",
    )
)  # fmt: skip

CARD_IN_RESERVE = 4  # what a card in a reserve is worth to its owner
CARD_IN_HAND = 4
SOME_ABILITY = 4  # what an ability that isn't looked at more closely may bring
FORCED_SWAP = 5
REPRESENTATIVE = 30
RECOLOURED = 10


@compiled
def help_value(table, me, card):
    """What an ability brings its player, wherever the card lies."""
    if card == WITCH_JUNIOR:
        return CARD_IN_RESERVE * table.amount[card]
    if card == WITCH_ARISTOCRAT:
        return 5 * (table.coins[me] - table.up[me] + table.cost[card]) if table.hand_size[0] > 1 else 0
    if card == DEMON_JUNIOR:
        return CARD_IN_HAND * table.amount[card]
    if card == DEMON_ARISTOCRAT:
        return COIN * table.amount[card]
    if card == ANGEL_ARISTOCRAT:
        return 10 * table.points[card] + COIN + TEMPO
    if card == ANGEL_SENIOR:
        return RECOLOURED
    return SOME_ABILITY


@compiled
def harm_value(table, me, card):
    """What an ability costs the other player, wherever the card lies."""
    other = 1 - me
    if card == WITCH_SENIOR:
        return CARD_IN_RESERVE * min(table.amount[card], table.reserve_size[other])
    if card == PROMO_WITCH_SENIOR:
        return CARD_IN_RESERVE * min(finished(table, me), table.reserve_size[other])
    if card == WITCH_VETERAN:
        return worst_loss(table, other)
    if card == DEMON_SENIOR:
        return FORCED_SWAP
    if card == DRAGON_VETERAN:
        return burnt(table, me)
    if card == DRAGON_ARISTOCRAT:
        return REPRESENTATIVE + TEMPO if table.row_size[area_of(other)] > 0 else 0
    if card == REAPER_JUNIOR:
        return worst_loss(table, other) // 2
    if card == REAPER_ARISTOCRAT:
        return COIN if table.coins[other] > START_COINS else 0
    return haunting(table, other) if card == GHOST else 0


@compiled
def in_column(table, me, card, column):
    """What an ability does in this very column: the fourth card burns, or everything goes."""
    if card == DRAGON_JUNIOR:
        return fourth_card(table, me, column, table.amount[card])
    if card != ANGEL_ARISTOCRAT:
        return 0
    mine, theirs = row_of(me, column), row_of(1 - me, column)
    value = 0 if is_protected(table, mine) else -hope(table, mine)
    if not table.angel_aristocrat_clears and not is_protected(table, theirs):
        value += hope(table, theirs)
    return value


@compiled
def fourth_card(table, me, column, number):
    """What it costs whom that the dragon junior burns the fourth card."""
    mine, theirs = row_of(me, column), row_of(1 - me, column)
    size = table.row_size[theirs]
    if 1 <= number <= size:
        return 0 if is_protected(table, theirs) else loss(table, theirs, size - number)
    place = number - size - 1
    if 0 <= place < table.row_size[mine]:
        return 0 if is_protected(table, mine) else -loss(table, mine, place)
    return 0


@compiled
def stays(card):
    """Does the card stay where it is played?"""
    return card != ANGEL_ARISTOCRAT and card != GHOST


@compiled
def worst_loss(table, seat):
    """The most that one lost card can cost a seat's columns."""
    worst = 0
    for column in range(COLUMNS):
        row = row_of(seat, column)
        for i in range(table.row_size[row]):
            worst = max(worst, loss(table, row, i))
    return worst


@compiled
def burnt(table, me):
    """Cards that a dragon veteran costs the other player more than me if both name what hurts most."""
    best = -99
    answer = -99
    for colour in range(COLOURLESS):
        value = colour_value(table, me, colour)
        best = max(best, value)
        answer = max(answer, -value)
    return 8 * (best - answer)


@compiled
def haunting(table, victim):
    """What a ghost can do to the other player's columns at most."""
    best = 0
    for column in range(COLUMNS):
        row = row_of(victim, column)
        if table.row_size[row] + 1 >= SIDE_FULL and strongest(table, row) < FACTION:
            best = max(best, 10 + hope(table, row))
        elif 0 < table.row_size[row] < SIDE_FULL - 1:
            best = max(best, 5)
    return best
