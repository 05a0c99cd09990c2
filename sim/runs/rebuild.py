"""From a manifest back to the experiment, and from a game's index to its transcript."""

from __future__ import annotations

from typing import Any

from sim.errors import GameFault, SpielwerkError
from sim.game import game, whole
from sim.runs.experiment import Experiment
from sim.runs.runner import table_for
from sim.strategy import parse_strategy


def rebuild(manifest: dict[str, Any]) -> Experiment:
    """The experiment that a manifest describes, if its game and strategies are still what they were."""
    chosen = game(manifest["game"])
    if chosen.version != manifest["game_version"]:
        raise SpielwerkError(
            f"the run was made with version {manifest['game_version']} of {chosen.id}, this is {chosen.version}"
        )
    strategies = []
    for entry in manifest["strategies"]:
        strategy = parse_strategy(chosen, entry["spec"])
        if strategy.source_hash() != entry["source_hash"]:
            raise SpielwerkError(f"strategy {entry['label']} has changed since the run: its games can't be replayed")
        strategies.append(strategy)
    labels = [s.label for s in strategies]
    setting = chosen.setting(
        manifest["players"],
        manifest["variant"],
        {key: value for key, value in manifest["setup"].items() if key in chosen.setups},
        manifest["options"],
        manifest["change"],
        tuple(strategies),
        manifest["seed"],
    )
    matchups = tuple(tuple(labels.index(label) for label in lineup) for lineup in manifest["matchups"])
    return Experiment(
        chosen,
        setting,
        manifest["change"],
        tuple(strategies),
        matchups,
        manifest["games_per_matchup"],
        manifest["seed"],
        manifest["seats"],
        manifest["detail"],
        tuple(manifest["pattern"]),
    )


def transcript(experiment: Experiment, index: int, name: str, scores: list[int] | None = None) -> str:
    """Play one game of an experiment again and tell it; a game that ends in a fault is told up to there.

    `scores` are those that the run has written down: a game that now ends differently is not told as the run's.
    """
    index = whole("game", index)
    if not 0 <= index < experiment.total:
        raise SpielwerkError(f"the run has games 0 to {experiment.total - 1}, not {index}")
    matchup, local = divmod(index, experiment.games)
    table = table_for(experiment, matchup, trace=True)
    end = ""
    try:
        result = table.play(experiment.seed, local, 1)
        if scores is not None and result["score"][0].tolist() != scores:
            raise SpielwerkError(
                f"game {index} ends differently than in {name}: the code or the files of a strategy have changed since"
            )
    except GameFault as fault:
        end = f"\nHere the game breaks off: {fault}\n"
    lineup = table.lineups[local % len(table.lineups)]
    names = seat_names([s.label for s in lineup])
    head = f"{experiment.game.title}, game {index} of {name}, seed {experiment.seed}\n"
    head += "".join(f"seat {seat}: {name}\n" for seat, name in enumerate(names))
    return head + "\n" + experiment.game.words.transcript(table.events, names) + end


def seat_names(labels: list[str]) -> list[str]:
    """Names that tell equal strategies apart by their seats."""
    return [f"{label} (seat {seat})" if labels.count(label) > 1 else label for seat, label in enumerate(labels)]
