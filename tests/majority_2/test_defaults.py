"""What the default answers see: strategies rely on them where they have no idea of their own."""

import pytest

from tests.majority_2.players import Plain

READY = {"coins": (3, 3), "change": {"*.free": 0}}


@pytest.mark.parametrize("seed", range(4))
def test_a_disc_that_must_go_on_an_own_card_spares_a_pair(lay, seed):
    """An angel senior with two discs: a lone card loses nothing by another colour, one of a pair does."""
    columns = {(0, 0): "witch-junior witch-senior", (0, 1): "demon-junior"}
    table = lay(strategies=(Plain(), "first-legal"), hand="angel-senior", columns=columns, seed=seed, **READY).step()
    assert table.side(0, 0) == "witch-junior witch-senior" and table.column("discs_own") == [2, 0]


def test_cards_that_may_not_be_played_are_no_reason_to_keep_the_hand(lay):
    """Six aristocrats, and the switch that asks for finished factions in the free play too: draw."""
    given = {"hand": "witch-aristocrat " * 6, "deck": "angel-senior " * 9, "coins": (1, 3)}
    switch = {"options": {"free_play_requirements": "on"}}
    assert lay(strategies=(Plain(), "first-legal"), **given).step().column("draws") == [0, 0]
    assert lay(strategies=(Plain(), "first-legal"), **given, **switch).step().column("draws") == [1, 0]


def test_a_reserve_that_may_be_played_is_better_than_a_hand_that_may_not(lay):
    given = {"hand": "witch-aristocrat witch-veteran", "reserves": ("demon-junior", ""), "coins": (1, 3)}
    switch = {"options": {"free_play_requirements": "on"}}
    assert lay(strategies=(Plain(), "first-legal"), **given).step().column("swaps") == [0, 0]
    assert lay(strategies=(Plain(), "first-legal"), **given, **switch).step().column("swaps") == [1, 0]
