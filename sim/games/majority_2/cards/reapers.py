"""Reapers (black): discs on others, a new face, stolen coins (6-2, 6-3). The ghost is at home here too (6-4)."""

from sim.games.majority_2.discs import AREAS, OPPOSING, OWN, put_disc
from sim.games.majority_2.kinds import ASK_HAUNT
from sim.games.majority_2.moves import draw
from sim.games.majority_2.rows import lay, lift, row_of
from sim.games.majority_2.state import BOTH, CARD, COLUMNS, FACTIONS, NO_CARD, START_COINS
from sim.games.majority_2.words import EXCHANGES, HAUNTS, LOSES_COINS, NO_EFFECT
from sim.kernel.address import call_effect
from sim.kernel.compile import effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.piles import push
from sim.kernel.trace import tell

ALL_DISCS = (1 << len(FACTIONS)) - 1
EXCHANGES_AT_MOST = 16  # in one play: with discarded seniors and nothing else in the deck it would never end


@effect
def reaper_junior(table, me):
    table.used_discs = 0
    for _ in range(table.amount[table.card]):
        if not put_disc(table, me, OPPOSING):
            return


@effect
def reaper_senior(table, me):
    """A drawn card takes the senior's place and uses its ability, whatever it requires."""
    card = draw(table) if table.exchanges < EXCHANGES_AT_MOST else NO_CARD
    if card == NO_CARD:
        tell(table, NO_EFFECT, me, table.card, 0)
        return
    table.exchanges += 1
    row = row_of(me, table.column)
    place = table.row_size[row] - 1
    senior = int(table.lies[row, place])
    lift(table, row, place)
    lay(table, row, card)
    if table.reaper_senior_goes:
        push(table, table.discard, table.discard_size, 0, senior | BOTH)
    else:
        push(table, table.hand, table.hand_size, 0, senior | BOTH)
    table.brought[me, card] += 1
    tell(table, EXCHANGES, me, card, 0)
    table.card = card & CARD
    if table.effects[card] != 0:
        call_effect(table.effects[card], table, me)


@effect
def reaper_veteran(table, me):
    table.used_discs = 0
    for _ in range(table.amount[table.card]):
        if not put_disc(table, me, AREAS):
            return


@effect
def reaper_aristocrat(table, me):
    victim = 1 - me
    loss = max(0, min(table.amount[table.card], table.coins[victim] - START_COINS))
    table.coins[victim] -= loss
    table.up[victim] = min(table.up[victim], table.coins[victim])
    table.coins_lost[victim] += loss
    table.coins_hit[me] += loss
    tell(table, LOSES_COINS, victim, loss, table.coins[victim])


@effect
def promo_reaper_aristocrat(table, me):
    """All discs of the supply, one after the other; its player chooses which goes where."""
    table.used_discs = ALL_DISCS & ~table.discs
    while table.used_discs != ALL_DISCS:
        if not put_disc(table, me, OWN | OPPOSING | AREAS):
            return


@effect
def ghost(table, me):
    """It moves to the other player's end of a column and is theirs."""
    clear_options(table)
    for column in range(COLUMNS):
        offer(table, column)
    target = row_of(1 - me, ask(table, me, ASK_HAUNT))
    mine = row_of(me, table.column)
    lift(table, mine, table.row_size[mine] - 1)
    lay(table, target, table.card)
    table.haunted = target
    table.ghosts_sent[me] += 1
    tell(table, HAUNTS, 1 - me, table.card, target % COLUMNS)
