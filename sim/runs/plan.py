"""The plan: an experiment cut into shards. A pure function of the experiment, so that a run can be resumed."""

from __future__ import annotations

from dataclasses import dataclass

from sim.runs.experiment import Experiment

SHARD_BYTES = 24_000_000
SHARD_GAMES = 65_536
SHARDS = 32  # a run has at least so many if they are large enough: workers end together and a stop loses little
SHARD_GAMES_AT_LEAST = 4_096
SEARCH_GAMES = 32


@dataclass(frozen=True)
class Shard:
    """Some games of one match-up: a worker plays them and writes a file a table. `first` counts within the match-up."""

    number: int
    matchup: int
    first: int
    count: int


def shard_size(experiment: Experiment) -> int:
    """Games in a shard: few enough that memory stays flat and the workers end at the same time."""
    result, _ = experiment.game.state.layout(experiment.setting.players, experiment.detail)
    fits = SHARD_BYTES // result.itemsize
    if any(s.rollout is not None for s in experiment.strategies):
        wanted = SEARCH_GAMES
    else:
        wanted = min(SHARD_GAMES, max(SHARD_GAMES_AT_LEAST, experiment.total // SHARDS))
    return max(1, min(wanted, fits, experiment.games))


def plan(experiment: Experiment, size: int) -> list[Shard]:
    """All shards, match-up by match-up."""
    shards: list[Shard] = []
    for matchup in range(len(experiment.matchups)):
        for first in range(0, experiment.games, size):
            shards.append(Shard(len(shards), matchup, first, min(size, experiment.games - first)))
    return shards
