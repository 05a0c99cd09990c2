"""Frames that look like a run's tables, made from known chances, so that tests can check numbers."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import polars as pl
import pytest

CARDS = [f"{colour}-{value}" for colour in ("red", "blue", "yellow") for value in (0, 2, 3, 5, 6, 7, 9, 10)]
SKILL = {"hunter": 1.5, "briber": 0.5, "random": 0.0, "hoarder": 0.8}


def _seating(matchups: list[list[str]], players: int) -> tuple[np.ndarray, list[str]]:
    """Strategy number at [match-up, order, seat]: the list is rotated over the seats."""
    labels = sorted({label for one in matchups for label in one})
    table = [[np.roll([labels.index(label) for label in one], order) for order in range(players)] for one in matchups]
    return np.array(table), labels


def make_run(
    matchups: list[list[str]],
    deals: int = 400,
    seed: int = 1,
    skill: dict[str, float] = SKILL,
    card_gain: float = 0.0,
    detail: str = "cards",
    boost: float = 0.0,
) -> SimpleNamespace:
    """A run of the contract's shape (The Majority's columns).

    A seat's coins come from the strategy's skill, the luck of the deal (the same in all orders and match-ups) and own.
    `card_gain` coins are added for owning "red-10"; `boost` coins to seat 0.
    """
    rng = np.random.default_rng(seed)
    players = len(matchups[0])
    seating, labels = _seating(matchups, players)
    shape = (len(matchups), deals, players, players)  # match-up, deal, order, seat
    strategy = np.broadcast_to(seating[:, None], shape)
    power = np.array([skill.get(label, 0.0) for label in labels])
    luck = rng.gamma(3.0, 1.0, (deals, players))[None, :, None, :]
    owned = rng.binomial(1, 0.3, (*shape, len(CARDS))).astype(np.uint8)
    gain = card_gain * owned[..., CARDS.index("red-10")] + boost * (np.arange(players) == 0)
    mean = 1.6 * (power[strategy] + luck) + gain
    cells = rng.poisson(mean[..., None, None, None] / 24, (*shape, 2, 3, 4))  # place, colour, round
    index = np.indices(shape)
    game = np.ravel_multi_index(index[:3], shape[:3])
    seats = _seats(cells, index, game, strategy, rng)
    seats = seats.with_columns(pl.col("strategy").replace_strict(dict(enumerate(labels)), return_dtype=pl.Enum(labels)))
    side = index[3] % 2 if players == 4 else index[3]
    seats, games = _outcome(seats, side.ravel(), cells, shape, rng)
    cards = seats.select("game", "matchup", "deal", "order", "seat", "strategy", "win")
    facts = {"owned": owned, "played": rng.binomial(1, 0.3, owned.shape), "drafted": rng.binomial(1, 0.3, owned.shape)}
    wide = {
        f"{fact}.{card}": cube.reshape(-1, len(CARDS))[:, i].astype(np.uint8)
        for fact, cube in facts.items()
        for i, card in enumerate(CARDS)
    }
    cards = cards.with_columns(**{name: pl.Series(values) for name, values in wide.items()})
    manifest = _manifest(matchups, labels, deals, players, detail, seed)
    return SimpleNamespace(games=games.lazy(), seats=seats.lazy(), cards=cards.lazy(), manifest=manifest, path=None)


def _seats(cells, index, game, strategy, rng) -> pl.DataFrame:
    first, second = cells[..., 0, :, :], cells[..., 1, :, :]
    size = game.size
    draws = {
        name: rng.binomial(3, chance, size)
        for name, chance in {
            "bribes_cancelled": 0.1,
            "bribes_took_0": 0.2,
            "bribes_took_1": 0.2,
            "bribes_took_2": 0.1,
            "bribes_took_3": 0.05,
            "bribed_away": 0.2,
            "assassinations": 0.2,
            "murdered": 0.2,
            "spies": 0.3,
            "spies_failed": 0.1,
            "treason_given": 0.2,
            "treason_received": 0.2,
            "firsts": 0.9,
            "seconds": 0.8,
        }.items()
    }
    columns = {
        "game": game,
        "matchup": index[0],
        "deal": index[1],
        "order": index[2],
        "seat": index[3],
        "strategy": strategy,
        "coins_first": first.sum((-1, -2)),
        "coins_second": second.sum((-1, -2)),
        "score": cells.sum((-1, -2, -3)),
        **{f"coins_first_{c}": first[..., i, :].sum(-1) for i, c in enumerate(("red", "blue", "yellow"))},
        **{f"coins_second_{c}": second[..., i, :].sum(-1) for i, c in enumerate(("red", "blue", "yellow"))},
        **{f"coins_first_round_{r + 1}": first[..., r].sum(-1) for r in range(4)},
        **{f"coins_second_round_{r + 1}": second[..., r].sum(-1) for r in range(4)},
        **_shared(first, "first"),
        **_shared(second, "second"),
        **draws,
        "assassinated": draws["assassinations"] * rng.integers(0, 4, size),
        "bribes": sum(draws[n] for n in draws if n.startswith("bribes_")),
        "first_shared": rng.binomial(draws["firsts"], 0.25),
        "second_shared": rng.binomial(draws["seconds"], 0.1),
    }
    frame = pl.DataFrame(
        {
            name: np.ascontiguousarray(np.broadcast_to(values, game.shape) if np.ndim(values) > 1 else values).ravel()
            for name, values in columns.items()
        }
    )
    return frame.with_columns(
        pl.col("order", "seat").cast(pl.UInt8),
        pl.col("matchup").cast(pl.UInt16),
        pl.col("deal", "game").cast(pl.UInt32),
    )


def _shared(cells, place):
    """Coins from shared places: about a quarter of the cells are shared, the same ones in every split."""
    shared = cells * (np.arange(cells.size).reshape(cells.shape) % 4 == 0)
    colours = {f"_{colour}": shared[..., i, :].sum(-1) for i, colour in enumerate(("red", "blue", "yellow"))}
    rounds = {f"_round_{r + 1}": shared[..., r].sum(-1) for r in range(4)}
    parts = {"": shared.sum((-1, -2)), **colours, **rounds}
    return {f"coins_{place}_shared{part}": coins for part, coins in parts.items()}


def _outcome(seats, side, cells, shape, rng):
    """Richest side wins, a tie goes to the side of a random marker."""
    games = int(np.prod(shape[:3]))
    sides = side.max() + 1
    coins = np.zeros((games, sides))
    np.add.at(coins, (seats["game"].to_numpy(), side), seats["score"].to_numpy())
    holder = rng.integers(0, sides, games)
    tied = (coins == coins.max(1, keepdims=True)).sum(1) > 1
    best = coins + 0.5 * ((coins == coins.max(1, keepdims=True)) & (np.arange(sides) == holder[:, None]))
    winner = best.argmax(1)
    win = (side == winner[seats["game"].to_numpy()]).astype(np.float32)
    seats = seats.with_columns(
        win=pl.Series(win),
        place=pl.Series((2 - win).astype(np.uint8)),
        has_marker=pl.Series(side == holder[seats["game"].to_numpy()]),
    )
    first = seats.filter(pl.col("seat") == 0).sort("game")
    seconds = rng.binomial(12, 0.8, games)
    extra = {
        "turns": 17 + rng.integers(0, 3, games),
        "truncated": rng.random(games) < 0.01,
        "tied": tied,
        "spy_decides": tied,
        "coins_paid": coins.sum(1).astype(np.int16),
        "councils": np.full(games, 12),
        "seconds": seconds,
        "second_out_earns": rng.binomial(seconds, 0.4),
        "open_turns": rng.binomial(8, 0.2, games),
    }
    table = first.select("game", "matchup", "deal", "order").with_columns(
        **{name: pl.Series(values) for name, values in extra.items()}
    )
    return seats, table


def _manifest(matchups, labels, deals, players, detail, seed) -> dict:
    games = deals * players
    return {
        "spielwerk": "0.1.0",
        "game": "majority",
        "game_version": "1",
        "variant": None,
        "players": players,
        "teams": [0, 1, 0, 1] if players == 4 else list(range(players)),
        "setup": None,
        "change": {},
        "options": {},
        "matchups": matchups,
        "orders": players,
        "games_per_matchup": games,
        "strategies": [
            {"label": label, "name": label, "parameters": {}, "source_hash": "0", "about": f"Plays like a {label}."}
            for label in labels
        ],
        "games": games * len(matchups),
        "seed": seed,
        "seats": "rotate",
        "detail": detail,
        "shard_size": 1000,
        "card_provenance": {"rulebook": 24, "public": 0, "reconstructed": 0},
        "packages": {"numpy": "2.0", "polars": "1.20"},
        "created": "2026-01-02T03:04:05",
        "columns": {},
    }


TEAMS = [["hunter", "briber"] * 2, ["hunter", "random"] * 2, ["briber", "random"] * 2]


@pytest.fixture(scope="session")
def teams() -> SimpleNamespace:
    """Three strategies, two against two, every pair."""
    return make_run(TEAMS)


@pytest.fixture(scope="session")
def alone() -> SimpleNamespace:
    """Three strategies at one table, everyone alone."""
    return make_run([["hunter", "briber", "random"]], deals=600)


@pytest.fixture(scope="session")
def duel() -> SimpleNamespace:
    """Two players."""
    return make_run([["hunter", "random"], ["briber", "hunter"]], deals=500)


@pytest.fixture(scope="session")
def run_maker():
    """`make_run`, for tests that want their own frames."""
    return make_run
