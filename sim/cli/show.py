"""`spielwerk show`: everything there is to know before playing a game."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from sim.cli.console import heading, table
from sim.cli.games import seats
from sim.errors import SpielwerkError, nearest

if TYPE_CHECKING:
    from sim.game import Card, Game
    from sim.strategy import Strategy


@click.command("show")
@click.argument("game", metavar="GAME")
@click.argument("name", required=False, metavar="[CARD|STRATEGY]")
def command(game: str, name: str | None) -> None:
    """Show a game, a card or a strategy.

    Of a game: its variants, options, set-up, decisions, strategies, cards and columns.
    """
    from sim.game import game as find

    found = find(game)
    if name is None:
        show_game(found)
    else:
        show_one(found, name)


def show_game(game: Game) -> None:
    """The whole game, section by section."""
    players = "{} to {} players, usually {}".format(*game.players, game.default_players)
    click.echo(f"{game.title} ({game.id}), version {game.version}, {players}")
    rows = [(name, seats(game.players_of(name)), about) for name, about in game.variants.items()]
    section("variants: --variant NAME", ["variant", "players", "about"], rows)
    rows = [(name, ", ".join(option.choices), option.about) for name, option in game.options.items()]
    section("options: --option NAME=CHOICE, the first is the default", ["option", "choices", "about"], rows)
    section("set-up: --setup NAME=VALUE", ["set-up", "about"], list(game.setups.items()))
    section("decisions", ["decision", "about"], list(game.kinds.items()))
    section("strategies: -s NAME", ["strategy", "parameters", "idea"], [row(s) for s in game.strategies().values()])
    cards = [(c.id, c.name, c.german, numbers(c), c.provenance) for c in game.cards]
    section("cards: --set CARD.NUMBER=VALUE", ["card", "name", "German", "numbers", "provenance"], cards)
    columns = [(name, n, c.about) for name, cs in game.state.columns().items() for c in cs for n in c.names()]
    section("columns of the tables", ["table", "column", "about"], columns)


def section(title: str, columns: list[str], rows: Sequence[tuple[str, ...]]) -> None:
    """A titled table; nothing at all without rows."""
    if rows:
        heading(title)
        table(columns, rows)


def row(strategy: type[Strategy]) -> tuple[str, str, str]:
    """A strategy on one line."""
    parameters = ", ".join(f"{name}={p.default:g}" for name, p in strategy.parameters().items())
    return strategy.name, parameters, strategy.about()


def numbers(card: Card) -> str:
    """A card's numbers on one line."""
    return ", ".join(f"{name}={value}" for name, value in card.numbers.items())


def show_one(game: Game, name: str) -> None:
    """One card (by id, name or German name) or strategy; both, if one name stands for both."""
    strategies = game.strategies()
    cards = [c for c in game.cards if name.lower() in (c.id, c.name.lower(), c.german.lower())]
    if not cards and name not in strategies:
        names = [*strategies, *(card.id for card in game.cards)]
        raise SpielwerkError(f"{game.id} has no card or strategy {name!r}{nearest(name, names)}")
    for card in cards:
        show_card(card)
    if name in strategies:
        show_strategy(strategies[name])


def show_card(card: Card) -> None:
    """All data of a card and where they come from."""
    click.echo(f"{card.name} (German: {card.german}), card {card.id}, provenance: {card.provenance}")
    values = [(key, str(value)) for key, value in card.numbers.items()]
    section(f"numbers: --set {card.id}.NUMBER=VALUE", ["number", "value"], values)
    section("facts", ["fact", "value"], [(key, str(value)) for key, value in card.facts.items()])


def show_strategy(strategy: type[Strategy]) -> None:
    """The idea and its source, and every parameter with its bounds."""
    click.echo(strategy.name)
    click.echo()
    click.echo(inspect.getdoc(strategy) or "")
    rows = [(n, f"{p.default:g}", f"{p.low:g} to {p.high:g}", p.about) for n, p in strategy.parameters().items()]
    section(f'parameters: -s "{strategy.name}(NAME=VALUE)"', ["parameter", "default", "bounds", "about"], rows)
