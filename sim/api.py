"""The verbs: what people call from Python and Jupyter. The command line says the same words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sim.errors import SpielwerkError
from sim.game import Game, game
from sim.games import GAMES
from sim.runs.comparison import Comparison, compare, load_comparison
from sim.runs.experiment import Experiment, Given, match, round_robin
from sim.runs.folder import COMPARISON, INTERVENTIONS, MANIFEST, SWEEP, runs_below
from sim.runs.interventions import Interventions, interventions, load_interventions
from sim.runs.result import Result
from sim.runs.runner import Progress, execute
from sim.runs.sweep import Sweep, load_sweep, sweep

__all__ = [
    "Comparison",
    "Interventions",
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


def run(
    name: str,
    strategies: Sequence[Given],
    games: int = 100_000,
    *,
    out: str | Path | None = None,
    jobs: int | None = None,
    backend: str = "threads",
    scheduler: str | None = None,
    progress: Progress | None = None,
    **experiment: Any,
) -> Result:
    """Let strategies play a game: `run("majority", ["briber", "hoarder"], 1_000_000, seed=7)`.

    Fewer strategies than seats are repeated. Further words: `seed`, `players`, `variant`, `setup`, `change`
    (`{"red-10.power": 12}`), `options`, `seats` ("rotate" or "fixed"), `detail` ("games", "seats" or "cards").
    `out` is the run's folder; the same call again finishes a run that was stopped.
    """
    made = match(name, strategies, games, **experiment)
    return execute(made, out, jobs=jobs, backend=backend, scheduler=scheduler, progress=progress)


def tournament(
    name: str,
    strategies: Sequence[Given] | None = None,
    games: int = 10_000,
    *,
    out: str | Path | None = None,
    jobs: int | None = None,
    backend: str = "threads",
    scheduler: str | None = None,
    progress: Progress | None = None,
    **experiment: Any,
) -> Result:
    """Let every strategy meet every other one, `games` games a match-up; without a list, all scripted ones."""
    made = round_robin(name, strategies, games, **experiment)
    return execute(made, out, jobs=jobs, backend=backend, scheduler=scheduler, progress=progress)


def load(path: str | Path) -> Any:
    """What lies in a folder: a run (`Result`), a `Comparison`, a `Sweep` or `Interventions`.

    An incomplete or damaged run is refused.
    """
    folder = Path(path)
    several = {COMPARISON: load_comparison, INTERVENTIONS: load_interventions, SWEEP: load_sweep}
    for note, read in several.items():
        if (folder / note).exists():
            return read(folder)
    if not (folder / MANIFEST).exists() and (parts := runs_below(folder)):
        raise SpielwerkError(f"{folder} holds several runs, name one of them: {', '.join(parts)}")
    result = Result(folder)
    result.check()
    return result


def replay(source: Result | Experiment | str | Path, index: int) -> str:
    """One game told move by move, from a run or straight from an experiment."""
    if isinstance(source, Experiment):
        from sim.runs.rebuild import transcript

        return transcript(source, index, "an experiment")
    return (source if isinstance(source, Result) else Result(source)).replay(index)


def describe_games() -> dict[str, Game]:
    """All games by id."""
    return {name: game(name) for name in GAMES}
