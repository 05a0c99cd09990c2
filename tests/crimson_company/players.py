# ruff: noqa: N805 (a strategy's methods have no self)
"""Players for whole games that don't depend on the game's own defaults."""

from __future__ import annotations

from sim.games.crimson_company.decisions import CrimsonCompany
from sim.kernel.decisions import is_option, last_option, next_option, random_option
from sim.kernel.rng import strategy_below


class Anything(CrimsonCompany):
    """Choose anything that is allowed."""

    def recruit(table, me):
        return random_option(table, me)

    bid = match = call_up = secret_bid = buy = deploy = lane = destroy = flip = move = destination = recruit
    exchange = place = discard = victim = payer = pay = castle_coin = spare = look = hand_over = recruit
    for_robbers = recruit


class LastLegal(CrimsonCompany):
    """Always take the last option: the highest bid, every match, the last lane."""

    def recruit(table, me):
        return last_option(table)

    bid = match = call_up = secret_bid = buy = deploy = lane = destroy = flip = move = destination = recruit
    exchange = place = discard = victim = payer = pay = castle_coin = spare = look = hand_over = recruit
    for_robbers = recruit


class Haggler(Anything):
    """Bid two to four coins and match up to three; in everything else anything. Reads like a game of people."""

    def bid(table, me):
        wanted = 2 + strategy_below(table, me, 3)
        return wanted if is_option(table, wanted) else next_option(table, -1)

    secret_bid = bid

    def match(table, me):
        return 1 if table.bid <= 3 else 0

    buy = match
