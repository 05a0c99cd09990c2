"""Crimson Company: coins. Nobody gets more than the supply holds; in solo and coop coins lie on castles only."""

from sim.games.crimson_company.board import count_up
from sim.games.crimson_company.kinds import ASK_CASTLE_COIN
from sim.games.crimson_company.names import BARD
from sim.games.crimson_company.state import CASTLE_COINS, NOTHING, PLAYERS_SIDE, ROBBERS
from sim.games.crimson_company.words import CASTLE_GAINS, CASTLE_LOSES, GAINS, PAYS_SUPPLY, TAKES_COINS
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, next_option, offer
from sim.kernel.trace import NOBODY, tell


@compiled
def gain(table, seat, coins):
    """Coins from the supply, as many as there are."""
    coins = min(int(coins), int(table.supply))
    if coins > 0:
        table.supply -= coins
        table.coins[seat] += coins
        table.coins_income[seat] += coins
        tell(table, GAINS, seat, coins, table.coins[seat])


@compiled
def pay_supply(table, seat, coins):
    """Coins back to the supply."""
    table.coins[seat] -= coins
    table.supply += coins
    table.coins_bank[seat] += coins
    if coins > 0:
        tell(table, PAYS_SUPPLY, seat, coins, 0)


@compiled
def hand_coins(table, giver, taker, coins):
    """Coins from one player to another, as many as the giver has."""
    coins = min(int(coins), int(table.coins[giver]))
    table.coins[giver] -= coins
    table.coins[taker] += coins
    table.coins_given[giver] += coins
    table.coins_received[taker] += coins
    return coins


@compiled
def rob(table, giver, taker, coins):
    """An effect that takes coins from an opponent."""
    taken = hand_coins(table, giver, taker, coins)
    if taken > 0:
        tell(table, TAKES_COINS, taker, taken, giver)


@compiled
def benefit(table, me, party, lane, coins):
    """An effect brings a party coins: for the seat `me`; in solo and coop off the castles or onto this lane's."""
    if table.form != ROBBERS:
        gain(table, me, coins)
        return
    table.gift[0] = coins
    table.gift[1] = party
    table.gift[2] = lane
    call_effect(table.hooks[CASTLE_COINS], table, me)


@effect
def castle_coins_part(table, me):
    """Solo and coop: coins for the players weaken castles, coins for the robber knights strengthen this lane's."""
    party, lane = table.gift[1], table.gift[2]
    coins = table.gift[0] * (1 + count_up(table, party, BARD))
    if party == PLAYERS_SIDE:
        for _ in range(coins):
            _take_castle_coin(table, me)
    else:
        fortify(table, lane, coins)


@compiled
def _take_castle_coin(table, me):
    """The players gain a coin: one may be taken off the castle of any lane."""
    clear_options(table)
    for lane in range(table.lanes):
        if table.lane_open[lane] and table.castle_coins[lane] > 0:
            offer(table, lane)
    if next_option(table, -1) < 0:
        return
    offer(table, NOTHING)
    lane = ask(table, me, ASK_CASTLE_COIN)
    if lane != NOTHING:
        weaken(table, lane)


@compiled
def weaken(table, lane):
    """A coin off a castle, back to the supply."""
    table.castle_coins[lane] -= 1
    table.supply += 1
    tell(table, CASTLE_LOSES, NOBODY, 0, lane)


@compiled
def fortify(table, lane, coins):
    """Coins out of the supply onto a castle."""
    coins = min(int(coins), int(table.supply))
    if coins > 0:
        table.supply -= coins
        table.castle_coins[lane] += coins
        tell(table, CASTLE_GAINS, NOBODY, coins, lane)
