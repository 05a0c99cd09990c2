"""The plan: every game once, whatever the size of a shard."""

from hypothesis import given
from hypothesis import strategies as st

from sim.runs import plan as plan_module
from sim.runs.experiment import match, round_robin
from sim.runs.plan import plan, shard_size

NAMES = ["random", "first-legal", "monte-carlo"]


@given(games=st.integers(1, 400), size=st.integers(1, 500), several=st.booleans())
def test_every_game_is_planned_once(games, size, several):
    made = round_robin("majority", NAMES, games) if several else match("majority", NAMES, games)
    shards = plan(made, size)
    assert [s.number for s in shards] == list(range(len(shards)))
    assert all(1 <= s.count <= size for s in shards)
    covered = [s.matchup * games + s.first + i for s in shards for i in range(s.count)]
    assert covered == list(range(made.total)), "in order, with nothing left out or twice"
    assert all(s.first + s.count <= games for s in shards), "no shard reaches over its match-up"
    assert plan(made, size) == shards


def test_a_shard_is_small_enough():
    assert shard_size(match("majority", ["random"], 10**9)) <= plan_module.SHARD_GAMES
    assert shard_size(match("majority", ["random"], 7)) == 7
    assert shard_size(match("majority", ["monte-carlo"], 10**6)) == plan_module.SEARCH_GAMES


def test_a_run_has_shards_for_every_worker_but_none_too_small():
    million = shard_size(match("majority", ["random"], 10**6))
    assert million == 10**6 // plan_module.SHARDS
    assert shard_size(match("majority", ["random"], 20_000)) == plan_module.SHARD_GAMES_AT_LEAST


def test_a_shard_fits_into_memory(monkeypatch):
    made = match("majority", ["random"], 10**6)
    row = made.game.state.layout(4, "cards")[0].itemsize
    monkeypatch.setattr(plan_module, "SHARD_BYTES", 100 * row)
    assert shard_size(made) == 100
    assert shard_size(match("majority", ["random"], 10**6, detail="games")) > 100
    monkeypatch.setattr(plan_module, "SHARD_BYTES", 1)
    assert shard_size(made) == 1
