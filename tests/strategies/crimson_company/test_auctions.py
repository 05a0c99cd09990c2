"""Prices as data, and who the others are."""

import numpy as np
import pytest

from sim.games.crimson_company.state import CARD_IDS
from strategies.crimson_company.auctions import COLUMNS, ROOM, read_prices, rival_of, rivals_purse
from strategies.crimson_company.lanes import LaneEvaluator
from strategies.crimson_company.planner import Planner
from tests.crimson_company.layout import lay


def test_every_card_has_its_prices():
    prices = read_prices()
    assert prices.shape == (len(COLUMNS), len(CARD_IDS))
    assert np.isfinite(prices).all() and (abs(prices) < 10).all()
    assert all(len(np.unique(column)) > 20 for column in prices)


def test_parameters_leave_room_for_them():
    assert all(len(strategy.parameters()) <= ROOM for strategy in Planner.family())
    numbers = LaneEvaluator(coin=33).numbers()
    assert 33 in numbers[:ROOM]
    assert numbers[ROOM:].tolist() == read_prices().ravel().tolist()


@pytest.mark.parametrize(
    ("variant", "players", "seat", "purse"),
    [("duel", 2, 0, 6), ("duel", 2, 1, 5), ("two-against-two", 4, 0, 8), ("two-against-two", 4, 3, 7)],
)
def test_a_partner_is_no_rival(variant, players, seat, purse):
    record = lay(variant, players, coins=[5, 6, 7, 8][:players]).record
    assert rivals_purse(record, seat) == purse
    assert rival_of(record, seat) == 1 - seat % 2


def test_in_a_free_for_all_the_rival_has_the_turn_or_comes_next():
    record = lay("free-for-all", 4, seat=2).record
    assert [rival_of(record, seat) for seat in range(4)] == [2, 2, 3, 2]
