"""Dominion's strategies: every one names its idea and source, asks for real cards, and the menus say what they mean."""

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
        parse_strategy(game("dominion"), f"menu({text})")


def share(first: str, second: str, games: int = 4_000) -> float:
    """The first one's share of the wins with rotated seats."""
    results = table_for(match("dominion", [first, second], games, players=2, detail="seats"), 0).play(11, 0, games)
    win = results["win"]
    return float(win[0::2, 0].mean() + win[1::2, 1].mean()) / 2


# Facts with a wide margin: 4,000 games know a share to about 0.016 (two standard errors).
@pytest.mark.parametrize(
    ("better", "worse", "at_least"),
    [
        ("big-money", "random", 0.97),
        ("big-money-smithy", "big-money", 0.60),
        ("big-money-ultimate", "big-money", 0.70),
        ("double-witch", "big-money-smithy", 0.85),
        ("big-money-journeyman", "big-money-smithy", 0.60),
        ("baker-tokens", "big-money-smithy", 0.60),
        ("auto", "big-money-smithy", 0.60),
    ],
)
def test_what_is_known_to_be_stronger(better: str, worse: str, at_least: float) -> None:
    assert share(better, worse) > at_least


def test_the_search_beats_what_it_rolls_out_with_money() -> None:
    """Forty games of Monte-Carlo buying against Big Money: with even chances 28 wins happen once in a hundred runs."""
    assert share("monte-carlo(rollouts=8)", "big-money", 40) > 0.68
