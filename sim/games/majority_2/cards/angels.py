"""Angels (pink): discs on friends, new members, a seat in the scoring area at once (6-2, 6-3).

The angel junior's protection lasts while it lies in a column: `rows.is_protected`.
"""

from sim.games.majority_2.discs import OWN, put_disc, take_off
from sim.games.majority_2.moves import draw, gain_coins
from sim.games.majority_2.rows import destroy, lay, row_of, to_area
from sim.games.majority_2.state import NO_CARD, ROWS
from sim.games.majority_2.words import DRAWN_TO_COLUMN
from sim.kernel.compile import compiled, effect
from sim.kernel.trace import tell


@effect
def angel_senior(table, me):
    table.used_discs = 0
    for _ in range(table.amount[table.card]):
        if not put_disc(table, me, OWN):
            return


@effect
def angel_veteran(table, me):
    for _ in range(table.amount[table.card]):
        card = draw(table)
        if card != NO_CARD:
            lay(table, row_of(me, table.column), card)
            tell(table, DRAWN_TO_COLUMN, me, card, table.column)


@effect
def promo_angel_veteran(table, me):
    removed = 0
    for row in range(ROWS):
        for i in range(table.row_size[row]):
            if table.disc[row, i]:
                take_off(table, row, i)
                removed += 1
    if removed >= table.amount[table.card]:
        table.coins_abilities[me] += gain_coins(table, me, table.ability_coins[table.card])


@effect
def angel_aristocrat(table, me):
    """It lies at the end of its side; the others go after it has left."""
    mine = row_of(me, table.column)
    to_area(table, me, mine, table.row_size[mine] - 1)
    table.coins_abilities[me] += gain_coins(table, me, table.amount[table.card])
    clear_side(table, me, mine)
    if not table.angel_aristocrat_clears:
        clear_side(table, me, row_of(1 - me, table.column))


@compiled
def clear_side(table, me, row):
    for i in range(table.row_size[row] - 1, -1, -1):
        destroy(table, me, row, i)
