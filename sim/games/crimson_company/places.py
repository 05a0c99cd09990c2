"""Crimson Company: free-for-all played on for all places: a winner leaves, and the neighbours get a front."""

from sim.games.crimson_company.board import enter, lift
from sim.games.crimson_company.state import OUT, PLAIN
from sim.games.crimson_company.words import LEAVES, MERGED
from sim.kernel.compile import compiled
from sim.kernel.trace import tell


@compiled
def next_in_game(table, seat):
    """The next seat clockwise that is still in the game."""
    after = (seat + 1) % table.players
    while not table.in_game[after]:
        after = (after + 1) % table.players
    return after


@compiled
def _before(table, seat):
    """The next seat the other way round."""
    before = (seat + table.players - 1) % table.players
    while not table.in_game[before]:
        before = (before + table.players - 1) % table.players
    return before


@compiled
def retire(table, winner):
    """The winner leaves: cards out of the game, coins to the supply; with one player left all is decided."""
    table.in_game[winner] = 0
    table.left += 1
    table.place[winner] = table.left
    tell(table, LEAVES, winner, table.left, 0)
    table.gone += table.hand_size[winner]
    table.hand_size[winner] = 0
    table.coins_left[winner] = table.coins[winner]
    table.supply += table.coins[winner]
    table.coins[winner] = 0
    for side in range(2 * table.lanes):
        if table.holder[side] == winner:
            _remove_side(table, side)
    if table.left == table.players - 1:
        table.over = 1


@compiled
def _remove_side(table, side):
    while table.row_size[side] > 0:
        slot = int(table.row[side, 0])
        lift(table, slot)
        table.where[slot] = OUT
        table.gone += 1


@compiled
def merge(table, winner):
    """The lanes that the winner's neighbours still had with the winner become two lanes between them.

    The new front lies where the front of the one before was: `before` keeps the cards there, those of the one after
    come to them lane by lane, in a lane that was gone if there is no other.
    """
    before, after = _before(table, winner), next_in_game(table, winner)
    front = 2 * before
    first = front if table.lane_open[front] or not table.lane_open[front + 1] else front + 1
    second = 2 * front + 1 - first
    source = 2 * winner
    taken = 0
    for lane in (front, front + 1):
        if not table.lane_open[lane]:
            table.castle[lane] = PLAIN
    for lane in (source, source + 1):
        if table.lane_open[lane]:
            _bring(table, lane, first if taken == 0 else second)
            taken += 1
        table.lane_open[lane] = 0
    for lane in (front, front + 1):
        table.lane_open[lane] = 1
        table.holder[2 * lane + 1] = after
    table.sight[after, 2] = front + 1
    table.sight[after, 3] = front
    tell(table, MERGED, before, front, after)


@compiled
def _bring(table, lane, to):
    """The far side's cards of a lane go to the far side of another one, in their order.

    A lane that was gone there has no castle any more: theirs comes with them, and its effect holds on.
    """
    if not table.lane_open[to]:
        table.castle[to] = table.castle[lane]
    while table.row_size[2 * lane + 1] > 0:
        slot = int(table.row[2 * lane + 1, 0])
        up = table.up[slot]
        lift(table, slot)
        enter(table, slot, 2 * to + 1, up)
