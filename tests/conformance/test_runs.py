"""Every game as a run: the promised tables, and the same bits for any workers, shards and backend."""

import polars as pl
import pytest

from sim.game import game
from sim.runs import plan
from sim.runs.experiment import Experiment, scripted
from sim.runs.runner import execute
from tests.conformance.cases import NAMES, Seating, quick, sit_down

COMMON = {
    "games": ["game", "matchup", "deal", "order", "turns", "truncated"],
    "seats": ["game", "matchup", "deal", "order", "seat", "strategy", "score", "win", "place"],
    "cards": ["game", "matchup", "deal", "order", "seat", "strategy", "win"],
}
GAMES = 30

every_game = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in NAMES]
)


def experiment(name: str) -> Experiment:
    """Some scripted strategies and a short search at the game's usual table."""
    chosen = game(name)
    table = Seating(name, next(iter(chosen.variants)), chosen.usual_players(None))
    searching = [quick(s) for s in chosen.strategies().values() if s.rollout]
    return sit_down(table, [*searching[:1], *scripted(chosen)], GAMES)


def tables(result) -> dict[str, pl.DataFrame]:
    return {table: getattr(result, table).collect() for table in COMMON}


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """One run a game on one thread, made when it is first asked for."""
    made = {}

    def run(name):
        if name not in made:
            made[name] = execute(experiment(name), tmp_path_factory.mktemp(name) / "run", jobs=1)
        return made[name]

    return run


@every_game
def test_the_tables_have_the_common_columns(runs, name):
    result = runs(name)
    ids = {card.id for card in game(name).cards}
    for table, frame in tables(result).items():
        assert set(COMMON[table]) <= set(frame.columns), table
        own = {column.split(".", 1)[0] for column in frame.columns} - set(COMMON[table])
        assert own <= set(result.manifest["columns"][table]), "a column has no words"
        assert all(kind.is_numeric() or kind in (pl.Boolean, pl.Enum) for kind in frame.dtypes)
        assert frame.null_count().sum_horizontal().item() == 0
    cards = [column.split(".", 1)[1] for column in result.cards.collect_schema() if "." in column]
    assert cards and set(cards) <= ids


@every_game
def test_the_manifest_counts_the_provenance(runs, name):
    counted = runs(name).manifest["card_provenance"]
    assert sum(counted.values()) == len(game(name).cards)


@every_game
@pytest.mark.parametrize(("backend", "jobs", "size"), [("threads", 2, 7), ("threads", 1, 1), ("processes", 2, 11)])
def test_the_same_bits_in_any_way(runs, name, backend, jobs, size, monkeypatch):
    monkeypatch.setattr(plan, "SHARD_GAMES", size)
    monkeypatch.setattr(plan, "SEARCH_GAMES", size)
    other = tables(execute(experiment(name), jobs=jobs, backend=backend))
    for table, frame in tables(runs(name)).items():
        assert frame.equals(other[table]), table
