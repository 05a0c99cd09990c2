"""Spielwerk: a Monte-Carlo strategy laboratory for card and board games.

from sim import run, tournament, compare, load
run("majority", ["briber", "hoarder"], 1_000_000, seed=7).win_rates()
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sim.api import (
        Comparison,
        Interventions,
        Sweep,
        compare,
        describe_games,
        interventions,
        load,
        replay,
        run,
        sweep,
        tournament,
    )
    from sim.errors import GameFault, SpielwerkError
    from sim.runs.result import Result
    from sim.strategy import Parameter, Strategy

_HOMES = {
    "run": "sim.api",
    "tournament": "sim.api",
    "compare": "sim.api",
    "Comparison": "sim.api",
    "interventions": "sim.api",
    "Interventions": "sim.api",
    "load": "sim.api",
    "sweep": "sim.api",
    "Sweep": "sim.api",
    "replay": "sim.api",
    "describe_games": "sim.api",
    "Result": "sim.runs.result",
    "Parameter": "sim.strategy",
    "Strategy": "sim.strategy",
    "SpielwerkError": "sim.errors",
    "GameFault": "sim.errors",
}

__all__ = [
    "Comparison",
    "GameFault",
    "Interventions",
    "Parameter",
    "Result",
    "SpielwerkError",
    "Strategy",
    "Sweep",
    "compare",
    "describe_games",
    "interventions",
    "load",
    "replay",
    "run",
    "sweep",
    "tournament",
]


def __getattr__(name: str) -> Any:
    """Import on first use: numba and polars must not slow down `spielwerk --help`."""
    if name not in _HOMES:
        raise AttributeError(f"module 'sim' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
