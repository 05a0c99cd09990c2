"""How `prices.toml` was made: prices that win against other prices.

    python -m strategies.crimson_company.fit value-bidder beyond
    python -m strategies.crimson_company.fit lane-evaluator elsewhere
    python -m strategies.crimson_company.fit two-fronts kept
    python -m strategies.crimson_company.fit value-bidder free

A round shakes all prices of a column up and down at random; the strategy with the shaken prices plays duels against
itself with the opposite ones (for `kept`: both play the same solo deals; for `free`: two of each sit at a table), and
every price moves in proportion to the
wins of those who had it higher (simultaneous perturbation, Spall 1992). The mean of the later rounds is written down,
to a tenth of a coin.
"""

from __future__ import annotations

import sys

import numpy as np

from sim.game import game
from sim.games.crimson_company.decks import USUAL
from sim.games.crimson_company.state import CARD_IDS
from sim.runs.experiment import match
from sim.runs.runner import table_for
from sim.strategy import Strategy
from strategies.crimson_company.auctions import COLUMNS, DATA, read_prices

ROUNDS, PAIRS, GAMES = 10, 40, 2_000
SHAKE, PACE = 0.7, 60.0  # coins up or down; coins a win rate of one would move a price


def with_prices(base: type[Strategy], name: str, prices: np.ndarray) -> Strategy:
    """The strategy under another name, with these prices."""
    return type(name, (base,), {"prices": classmethod(lambda cls: prices)})()


def share_of_wins(one: Strategy, other: Strategy, games: int, seed: int) -> float:
    """What the first wins of the duels, from both seats."""
    experiment = match("crimson-company", [one, other], games, players=2, seed=seed, detail="seats")
    wins = table_for(experiment, 0).play(seed, 0, games)["win"]
    return float(wins[0::2, 0].mean() + wins[1::2, 1].mean()) / 2


def share_of_solo_wins(one: Strategy, other: Strategy, games: int, seed: int) -> float:
    """The same from two strategies that play the same deals against the robber knights."""
    rates = []
    for strategy in (one, other):
        given = {"players": 1, "variant": "solo", "options": {"difficulty": "hard"}, "seed": seed, "detail": "seats"}
        rates.append(
            table_for(match("crimson-company", [strategy], games, **given), 0).play(seed, 0, games)["win"].mean()
        )
    return float(0.5 + (rates[0] - rates[1]) / 2)


def share_of_free_wins(one: Strategy, other: Strategy, games: int, seed: int) -> float:
    """What two of the first win in a free-for-all against two of the other, from all seats."""
    given = {"players": 4, "variant": "free-for-all", "seed": seed, "detail": "seats"}
    table = table_for(match("crimson-company", [one, other], games, **given), 0)
    wins = table.play(seed, 0, games)["win"]
    seats = np.array([[strategy.label == one.label for strategy in lineup] for lineup in table.lineups])
    return float((wins * np.resize(seats, wins.shape)).sum(axis=1).mean())


COMPARE = {"kept": share_of_solo_wins, "free": share_of_free_wins}


def slope(base: type[Strategy], prices: np.ndarray, column: int, chance: np.random.Generator) -> np.ndarray:
    """By how much the win rate grows with each price of a column."""
    usual = np.isin(CARD_IDS, USUAL)  # the optional cards are in no deck: they keep their prices
    found = np.zeros(len(CARD_IDS))
    for _ in range(PAIRS):
        shaken = np.zeros_like(prices)
        shaken[column] = chance.choice([-SHAKE, SHAKE], len(CARD_IDS)) * usual
        up, down = with_prices(base, "Up", prices + shaken), with_prices(base, "Down", prices - shaken)
        won = COMPARE.get(COLUMNS[column], share_of_wins)(up, down, GAMES, int(chance.integers(2**31)))
        found += (won - 0.5) * shaken[column] / SHAKE**2 / PAIRS
    return found


def fit(name: str, column: str, seed: int = 1) -> np.ndarray:
    """All prices, one column of them fitted."""
    base, at = game("crimson-company").strategies()[name], COLUMNS.index(column)
    chance = np.random.default_rng(seed)
    prices, later = read_prices().copy(), []
    for _ in range(ROUNDS):
        prices[at] += np.clip(PACE * slope(base, prices, at, chance), -1, 1)
        later.append(prices[at].copy())
    prices[at] = np.mean(later[ROUNDS // 2 :], axis=0)
    return prices


def write_prices(prices: np.ndarray) -> None:
    """Write the file that strategies read; its first lines stay."""
    head = DATA.read_text(encoding="utf-8").partition("[price]")[0]
    rows = [", ".join(f"{c} = {p:.1f}" for c, p in zip(COLUMNS, row, strict=True)) for row in prices.T]
    lines = [f"{card} = {{ {row} }}" for card, row in zip(CARD_IDS, rows, strict=True)]
    DATA.write_text(head + "[price]\n" + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_prices(fit(*sys.argv[1:3]))
