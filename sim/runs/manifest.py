"""A run's manifest: everything needed to know, to repeat and to extend the run, and how two of them differ."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

from sim.game import package_name
from sim.kernel.cache import source_hash
from sim.runs.experiment import DETAILS
from sim.runs.plan import shard_size

if TYPE_CHECKING:
    from sim.runs.experiment import Experiment

PACKAGES = ("numpy", "numba", "polars", "joblib")
WORDS = ("game", "game_version", "title", "variant", "seats", "detail", "setup", "options", "change", "columns", "seed")
LISTS = ("strategies", "matchups", "orders", "teams", "pattern")
COUNTS = ("games", "games_per_matchup", "shard_size", "players")  # 1 or more
# These say how and when a run was made; they don't decide its results.
NOT_COMPARED = ("created", "packages", "spielwerk", "columns", "card_provenance", "shard_size", "sources")


def package_version(name: str) -> str:
    """The installed version of a package."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "unknown"


def manifest_of(experiment: Experiment) -> dict[str, Any]:
    """Everything needed to know, to repeat and to extend a run."""
    chosen, setting = experiment.game, experiment.setting
    provenance: dict[str, int] = {}
    for card in chosen.cards:
        provenance[card.provenance] = provenance.get(card.provenance, 0) + 1
    columns = {t: {n: c.about for c in cs for n in c.names()} for t, cs in chosen.state.columns().items()}
    labels = experiment.labels()
    made = {
        "spielwerk": package_version("spielwerk"),
        "game": chosen.id,
        "title": chosen.title,
        "game_version": chosen.version,
        "variant": setting.variant,
        "players": setting.players,
        "teams": chosen.team_of(setting.players, setting.variant),
        "sources": source_hash(package_name(chosen.id)),
        "setup": dict(setting.setup),
        "change": dict(experiment.change),
        "options": dict(setting.options),
        "cards": {c: dict(n) for c, n in setting.numbers.items()},
        "strategies": [
            {
                "label": s.label,
                "name": s.name,
                "spec": s.spec,
                "parameters": s.values,
                "source_hash": s.source_hash(),
                "about": s.about(),
            }
            for s in experiment.strategies
        ],
        "matchups": [[labels[i] for i in lineup] for lineup in experiment.matchups],
        "pattern": list(experiment.pattern),
        "orders": [len(experiment.orders(m)) for m in range(len(experiment.matchups))],
        "games_per_matchup": experiment.games,
        "games": experiment.total,
        "seed": experiment.seed,
        "seats": experiment.seats,
        "detail": experiment.detail,
        "shard_size": shard_size(experiment),
        "card_provenance": provenance,
        "columns": columns,
        "packages": {name: package_version(name) for name in PACKAGES},
        "created": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    return json.loads(json.dumps(made, default=str))


def fits(found: Any) -> bool:
    """Has a manifest all that reading the run relies on?"""
    return (
        isinstance(found, dict)
        and all(key in found for key in WORDS)
        and all(isinstance(found.get(key), list) for key in LISTS)
        and all(isinstance(found.get(key), int) and found[key] >= 1 for key in COUNTS)
        and found["detail"] in DETAILS
        and len(found["orders"]) == len(found["matchups"]) > 0
    )


def shard_count(manifest: Mapping[str, Any]) -> int:
    """How many shards a complete run has."""
    return len(manifest["matchups"]) * shards_of_matchup(manifest)


def shards_of_matchup(manifest: Mapping[str, Any]) -> int:
    """... and one match-up of it."""
    return -(-manifest["games_per_matchup"] // manifest["shard_size"])


def shard_with(manifest: Mapping[str, Any], game: int) -> int:
    """The number of the shard that a game lies in."""
    matchup, local = divmod(game, manifest["games_per_matchup"])
    return matchup * shards_of_matchup(manifest) + local // manifest["shard_size"]


def table_names(manifest: Mapping[str, Any]) -> list[str]:
    """The tables that a run has: as far as its detail goes, `cards` only where the game has card facts."""
    deep = DETAILS.index(manifest["detail"])
    return [t for t in DETAILS[: deep + 1] if t != "cards" or manifest["columns"]["cards"]]


def shown(value: Any) -> str:
    """A part of a manifest in a sentence."""
    if isinstance(value, list) and all(isinstance(part, dict) and "label" in part for part in value):  # strategies
        return ", ".join(part["label"] for part in value)
    return "not set" if value is None else repr(value)


def difference(where: str, was: Any, now: Any) -> tuple[str, Any, Any]:
    """The first place where two parts of manifests differ."""
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        was, now = ({str(i): part for i, part in enumerate(parts)} for parts in (was, now))
    if isinstance(was, dict) and isinstance(now, dict):
        for key in {**was, **now}:
            if was.get(key) != now.get(key):
                return difference(f"{where}.{key}", was.get(key), now.get(key))
    return where, was, now
