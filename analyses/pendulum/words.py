"""Pendulum's columns in words, the colours of its areas, and what has to be said about a run's assumptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WORDS = {
    "tracks_share": "Won by all four tracks", "legendary_share": "Won by the legendary point",
    "nobody_share": "Nobody wins", "complete": "Seats with all four tracks",
    "legends": "Seats with the legendary point",
    "think": "Seconds of thought", "second_gain": "A second more", "first_rank": "Rank at the start",
    "acts": "Acts", "idle_share": "Idle", "busy_share": "Busy", "undone": "Undone",
    "early_share": "At once", "late_share": "Later", "forced_share": "Forced", "delay": "Seconds until the flip",
    "runs": "Flips a game", "uses": "Uses a seat and game", "points_each": "Points a use",
    "waiting": "Waiting",
    "actions": "Actions a worker", "workers": "Workers in use", "used_share": "Seats that used it",
    "points": "Points a player and game", "after_call": "Acts after the call",
    "distance": "Steps lacking", "taken_back": "Took stratagems back", "a_game": "A game",
    "seconds": "Seconds on the clock",
}  # fmt: skip
UNITS = {"complete": "plain", "legends": "plain"}
AREA_COLOURS = {"purple": "#8E6BBF", "green": "#5FA35F", "black": "#444444"}


def tuned(manifest: Mapping[str, Any]) -> str:
    """What is to be said about the lengths of the tracks in this run."""
    options, change = manifest["options"], manifest["change"]
    if options.get("thresholds", "0") == "0" and not any("threshold_" in key for key in change):
        return (
            "The lengths of the tracks are reconstructed: they were set so that with these strategies about half of "
            "the basic games of three and four are won by all four tracks (more of the advanced ones, where the "
            "justicar plays). That share is an assumption seen again, not a finding."
        )
    return "The lengths of the tracks are reconstructed, and in this run they are not the usual ones."
