"""Dominion's strategies: every one names its idea and source, asks for real cards, and the menus say what they mean."""

from pathlib import Path

import pytest

from sim.errors import SpielwerkError
from sim.game import game
from sim.games.dominion.kingdoms import KINGDOM, card_place
from sim.games.dominion.menu import parse_menu
from sim.games.dominion.names import GOLD, PROVINCE, SILVER, SMITHY
from sim.runs.experiment import match
from sim.runs.runner import table_for
from sim.strategy import parse_strategy
from strategies.dominion.menus import MENUS

STRATEGIES = game("dominion").strategies()


@pytest.mark.parametrize("name", STRATEGIES)
def test_it_says_what_it_does_and_where_that_comes_from(name: str) -> None:
    text = STRATEGIES[name].__doc__ or ""
    assert STRATEGIES[name].about() and "Source: " in text


@pytest.mark.parametrize("name", STRATEGIES)
def test_it_asks_for_at_most_ten_kingdom_cards(name: str) -> None:
    wants = STRATEGIES[name]().wants()
    assert len(wants) <= 10 and set(wants) <= set(KINGDOM)


def test_there_are_enough_theories() -> None:
    assert len(STRATEGIES) >= 25 and {"auto", "monte-carlo", "random"} <= set(STRATEGIES)
    assert len({menu.menu for menu in MENUS.values()}) == len(MENUS)


def test_entries_limits_and_conditions() -> None:
    entries = parse_menu("province if money > 18 and turn < 9, gold, smithy<2, Silber", card_place)
    assert [e.card for e in entries] == [PROVINCE, GOLD, SMITHY, SILVER]
    assert [e.limit for e in entries] == [-1, -1, 2, -1]
    assert [len(e.conditions) for e in entries] == [2, 0, 0, 0]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "at least one card"),
        ("provinze", "did you mean province"),
        ("gold if money", "can't read condition"),
        ("gold if monney > 3", "did you mean money"),
        ("gold > 3", "can't read menu entry"),
    ],
)
def test_a_menu_that_makes_no_sense(text: str, says: str) -> None:
    with pytest.raises(SpielwerkError, match=says):
        parse_strategy(game("dominion"), f"menu({text})").wants()


def test_a_menu_knows_a_card_that_comes_with_the_kingdom(tmp_path: Path) -> None:
    """The file is read after the menu: whoever types both on the command line need not care."""
    file = tmp_path / "market_day.py"
    file.write_text(
        "from sim.games.dominion.own_cards import own_card\n\n\n"
        "@own_card(cost=3, cards=2, actions=1)\ndef hawker(table, me):\n    pass\n"
    )
    menus = ["menu(province, gold, hawker<4, silver, village if hawker > 3)", "big-money"]
    experiment = match("dominion", menus, 400, setup={"kingdom": f"{file}:hawker, village"})
    win = table_for(experiment, 0).play(1, 0, 400)["win"]
    assert win[0::2, 0].mean() + win[1::2, 1].mean() > 1.2
    with pytest.raises(SpielwerkError, match="no card 'hawkr'"):
        match("dominion", ["menu(hawkr)", "big-money"], setup={"kingdom": f"{file}:hawker, village"})
