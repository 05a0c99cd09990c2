"""What the strategies claim: each idea is strong in a kingdom that suits it, and does there what it says."""

from __future__ import annotations

import pytest

from sim.game import game
from sim.games.dominion.kingdoms import presets
from sim.games.dominion.names import (
    ALCHEMIST,
    BAKER,
    BUTCHER,
    CHAPEL,
    CURSE,
    FAIRGROUNDS,
    FAMILIAR,
    GARDENS,
    HORN_OF_PLENTY,
    LABORATORY,
    MASTERPIECE,
    PROVINCE,
    REMODEL,
    SILVER,
    TOURNAMENT,
    UNIVERSITY,
    VINEYARD,
    WITCH,
    WORKSHOP,
)
from sim.games.dominion.state import BY_PILES
from strategies.dominion.menus import MENUS
from tests.strategies.dominion.match_ups import games_of, mean_of_first, share

NAMES = game("dominion").strategies()
PLAIN = ("big-money", "big-money-ultimate", "big-money-duchies", "big-money-smithy")
IDEAS = [name for name in MENUS if name not in PLAIN]


# Facts with a wide margin: 3,000 games know a share to about 0.018 (two standard errors).
@pytest.mark.parametrize(
    ("better", "worse", "at_least"),
    [
        ("big-money", "random", 0.97),
        ("big-money-smithy", "big-money", 0.60),
        ("big-money-ultimate", "big-money", 0.70),
        ("big-money-duchies", "big-money", 0.70),
        ("double-smithy", "big-money-ultimate", 0.45),
        ("double-witch", "big-money-witch", 0.55),
    ],
)
def test_what_is_known_to_be_stronger(better: str, worse: str, at_least: float) -> None:
    assert share(better, worse) > at_least


@pytest.mark.parametrize("idea", IDEAS)
def test_every_idea_beats_money_and_money_with_a_smithy_where_its_cards_are(idea: str) -> None:
    assert share(idea, "big-money") > 0.70
    assert share(idea, "big-money-smithy") > 0.53


@pytest.mark.parametrize(
    ("idea", "card", "column", "at_least"),
    [
        ("gardens-rush", GARDENS, "owned", 5),
        ("workshop-gardens", GARDENS, "owned", 6),
        ("workshop-gardens", WORKSHOP, "played", 10),
        ("vineyard", VINEYARD, "owned", 5),
        ("vineyard", UNIVERSITY, "played", 8),
        ("fairgrounds", FAIRGROUNDS, "owned", 2),
        ("horn-of-plenty", HORN_OF_PLENTY, "played", 2),
        ("alchemist-chain", ALCHEMIST, "played", 12),
        ("chapel-laboratory", CHAPEL, "played", 2),
        ("chapel-laboratory", LABORATORY, "played", 15),
        ("familiar", FAMILIAR, "played", 5),
        ("tournament", TOURNAMENT, "played", 6),
        ("baker-tokens", BAKER, "played", 10),
        ("masterpiece", MASTERPIECE, "gained", 0.8),
        ("masterpiece", SILVER, "gained", 5),
        ("remodel-end", REMODEL, "played", 1),
        ("butcher-end", BUTCHER, "played", 1),
        ("university-apothecary", WITCH, "gained", 1),
    ],
)
def test_it_lives_on_the_card_that_it_names(idea: str, card: int, column: str, at_least: float) -> None:
    assert mean_of_first(column, idea, "big-money", card=card) > at_least


def test_rushes_end_the_game_with_empty_piles() -> None:
    rushed = games_of("workshop-gardens", "big-money")
    assert (rushed["ended"] == BY_PILES).mean() > 0.9
    assert games_of("vineyard", "big-money")["provinces_left"].mean() > 0


def test_a_chapel_makes_a_thin_deck() -> None:
    thin, thick = (mean_of_first("cards_owned", name, "big-money") for name in ("chapel-laboratory", "big-money"))
    assert thin < thick - 5


@pytest.mark.parametrize("idea", ["double-witch", "familiar", "big-money-soothsayer", "big-money-young-witch"])
def test_witches_hand_out_curses(idea: str) -> None:
    assert mean_of_first("owned", "big-money", idea, card=CURSE) > 4


@pytest.mark.parametrize(
    ("idea", "card", "at_least"),
    [
        ("remodel-end", "remodel", 0.53),
        ("butcher-end", "butcher", 0.52),
        ("tournament", "tournament", 0.51),
        ("masterpiece", "masterpiece", 0.60),
        ("merchant-guild", "merchant-guild", 0.60),
        ("chapel-laboratory", "chapel", 0.60),
        ("big-money-militia", "militia", 0.60),
    ],
)
def test_the_card_improves_the_same_menu_without_it(idea: str, card: str, at_least: float) -> None:
    """10,000 games know a share to about 0.01 (two standard errors); some of these cards bring no more than 0.04."""
    entries = [entry.strip() for entry in MENUS[idea].menu.split(",")]
    rest = ", ".join(entry for entry in entries if not entry.startswith(card))
    kingdom = ",".join(
        dict.fromkeys([*NAMES[idea]().wants(), "smithy", "village", "market", "militia", "moat", "cellar"])
    )
    assert share(idea, f"menu({rest})", kingdom, games=10_000) > at_least


def test_who_lives_on_vineyards_needs_no_provinces() -> None:
    assert mean_of_first("owned", "vineyard", "big-money", card=PROVINCE) < 0.1


@pytest.mark.parametrize("kingdom", presets())
def test_auto_beats_money_in_every_recommended_kingdom(kingdom: str) -> None:
    """600 games know a share to 0.04: clearly better than Big Money, the end of whose game it watches as well."""
    assert share("auto", "big-money", kingdom, games=600) > 0.62


def test_auto_stands_up_to_the_best_money_in_most_recommended_kingdoms() -> None:
    shares = {kingdom: share("auto", "big-money-ultimate", kingdom, games=600) for kingdom in presets()}
    assert sum(found > 0.5 for found in shares.values()) >= 17
    assert min(shares.values()) > 0.36


def test_auto_finds_the_strong_card_by_itself() -> None:
    assert share("auto", "big-money-smithy") > 0.60
    assert mean_of_first("gained", "auto", "big-money", "improvements", card=WITCH) > 1


def test_the_search_beats_what_it_rolls_out_with_money() -> None:
    """Forty games of Monte-Carlo buying against Big Money: with even chances 28 wins happen once in a hundred runs."""
    assert share("monte-carlo(rollouts=8)", "big-money", games=40) > 0.68


def test_there_is_an_idea_for_everything_that_the_game_is_known_for() -> None:
    known = {"auto", "monte-carlo", "random", "double-witch", "gardens-rush", "alchemist-chain", "tournament"}
    assert known <= set(NAMES)
