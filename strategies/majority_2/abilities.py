"""What abilities are worth on this table, in tenths of a point: points and cards for me, harm to the other player."""

from sim.games.majority_2.defaults import cleared, colour_value
from sim.games.majority_2.reckoning import COIN, TEMPO, gain_in, hope, loss, strongest
from sim.games.majority_2.rows import area_of, finished, is_protected, row_of
from sim.games.majority_2.scoring import bonus_of
from sim.games.majority_2.state import CARD_IDS, COLOURLESS, COLUMNS, DRAGONS, FACTION, SIDE_FULL, START_COINS
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
    REAPER_VETERAN,
    REAPER_ARISTOCRAT,
    PROMO_WITCH_SENIOR,
    PROMO_DRAGON_JUNIOR,
    PROMO_ANGEL_VETERAN,
    PROMO_REAPER_ARISTOCRAT,
    GHOST,
) = (
    CARD_IDS.index(card)
    for card in (
        "witch-junior", "witch-senior", "witch-veteran", "witch-aristocrat", "demon-junior", "demon-senior",
        "demon-aristocrat", "dragon-junior", "dragon-veteran", "dragon-aristocrat", "angel-senior", "angel-aristocrat",
        "reaper-junior", "reaper-veteran", "reaper-aristocrat", "promo-witch-senior", "promo-dragon-junior",
        "promo-angel-veteran", "promo-reaper-aristocrat", "ghost",
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
    if table.effects[card] == 0:
        return 0
    if card == WITCH_JUNIOR:
        return CARD_IN_RESERVE * table.amount[card]
    if card == WITCH_ARISTOCRAT:
        return 5 * (table.coins[me] - table.up[me] + table.cost[card]) if table.hand_size[0] > 1 else 0
    if card == DEMON_JUNIOR:
        return CARD_IN_HAND * table.amount[card]
    if card == DEMON_ARISTOCRAT:
        return COIN * table.amount[card]
    if card == ANGEL_ARISTOCRAT:
        return 10 * table.points[card] + COIN * table.amount[card] + TEMPO
    if card == ANGEL_SENIOR:
        return RECOLOURED
    if card == PROMO_ANGEL_VETERAN:
        return COIN * table.ability_coins[card] if discs_on_cards(table) >= table.amount[card] else 0
    return SOME_ABILITY


@compiled
def harm_value(table, me, card):
    """What an ability costs the other player, wherever the card lies."""
    if table.effects[card] == 0:
        return 0
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
    if card == REAPER_VETERAN:
        return 20 * best_bonus(table, other)
    if card == REAPER_ARISTOCRAT:
        return COIN * max(0, min(table.amount[card], table.coins[other] - START_COINS))
    if card == PROMO_REAPER_ARISTOCRAT:
        return worst_loss(table, other) // 2 if table.discs != 0 else 0
    return haunting(table, other) if card == GHOST else 0


@compiled
def in_column(table, me, card, column):
    """What an ability does in this very column: the fourth card burns, or one by its colour, or everything goes."""
    if table.effects[card] == 0:
        return 0
    if card == DRAGON_JUNIOR:
        return fourth_card(table, me, column, table.amount[card])
    if card == PROMO_DRAGON_JUNIOR:
        return by_colour(table, me, row_of(1 - me, column))
    return cleared(table, me, column) if card == ANGEL_ARISTOCRAT else 0


@compiled
def fourth_card(table, me, column, number):
    """What it costs whom that the dragon junior burns the fourth card; burning itself it has gained nothing here."""
    mine, theirs = row_of(me, column), row_of(1 - me, column)
    size = table.row_size[theirs]
    if 1 <= number <= size:
        return 0 if is_protected(table, theirs) else loss(table, theirs, size - number)
    place = number - size - 1
    if place < 0 or place > table.row_size[mine] or is_protected(table, mine):
        return 0
    return -loss(table, mine, place) if place < table.row_size[mine] else -gain_in(table, me, mine, DRAGONS)


@compiled
def by_colour(table, me, row):
    """The most that a promo dragon junior can burn on the other player's side: only colours that they have finished."""
    worst = 0
    if not is_protected(table, row):
        for i in range(table.row_size[row]):
            shade = table.shade[row, i]
            if shade != COLOURLESS and table.count[area_of(1 - me), shade] > 0:
                worst = max(worst, loss(table, row, i))
    return worst


@compiled
def discs_on_cards(table):
    number = 0
    for colour in range(COLOURLESS):
        number += not table.discs >> colour & 1
    return number


@compiled
def best_bonus(table, seat):
    """The most that one recoloured card costs a scoring area: what it counts beyond its points, here and beside it."""
    best = 0
    for i in range(table.row_size[area_of(seat)]):
        if not table.disc[area_of(seat), i]:
            best = max(best, int(bonus_of(table, seat, i)))
    return best


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
