"""The head of a report in plain words: what was run, with which seed and versions, and where the cards come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from analyses.changes import changes, said
from sim.game import game
from sim.games import GAMES


def title(manifest: Mapping[str, Any]) -> str:
    """Name of the game for the headline."""
    return str(manifest.get("title") or manifest["game"].replace("-", " ").title())


def summary(manifest: Mapping[str, Any]) -> str:
    """One sentence: how many games of what, by whom, seated how."""
    games, names = manifest["games"], len(manifest["strategies"])
    pairs = (
        [f"{len(manifest['matchups'])} {_plural(len(manifest['matchups']), 'match-up')}"]
        if "matchups" in manifest
        else []
    )
    seated = {
        "rotate": "every match-up was played from all seats with the same cards",
        "fixed": "the seats were kept as given",
    }[manifest.get("seats", "rotate")]
    kind = f" ({manifest['variant']})" if manifest.get("variant") not in (None, "", "standard") else ""
    players = f" with {manifest['players']} {_plural(manifest['players'], 'player')}" if "players" in manifest else ""
    met = ", ".join([f"{names} {_plural(names, 'strategy')}", *pairs])
    orders = manifest.get("orders")
    whole = games >= (sum(orders) if isinstance(orders, list) else 1)
    return f"{games:,} {_plural(games, 'game')} of {title(manifest)}{kind}{players}: {met}{whole * f'; {seated}'}."


def _plural(number: int, word: str) -> str:
    if number == 1:
        return word
    return word.removesuffix("y") + "ies" if word.endswith("gy") else word + "s"


def altered(manifest: Mapping[str, Any]) -> str:
    """What the run itself changed of the game: numbers on cards, and rules that are switched; "" if nothing."""
    parts = []
    if numbers := _pairs(manifest.get("change")):
        parts.append(f"Changed for this run: {numbers}.")
    known = game(manifest["game"]).options if manifest.get("game") in GAMES else {}
    switched = {name: value for name, value in dict(manifest.get("options") or {}).items()
                if name in known and value != known[name].default}  # fmt: skip
    if switched:
        parts.append(f"Rules switched: {_pairs(switched)}.")
    return " ".join(parts)


def provenance(manifest: Mapping[str, Any]) -> str:
    """Where the card numbers come from; a warning where some were reconstructed."""
    counts = {kind: int(number) for kind, number in (manifest.get("card_provenance") or {}).items() if number}
    total = sum(counts.values())
    if not total:
        return "The run doesn't say where its card numbers come from."
    if set(counts) == {"rulebook"}:
        return f"All {total} cards carry the numbers of the rulebook."
    parts = [f"{counts[kind]} {words}" for kind, words in _SOURCES.items() if kind in counts]
    text = f"Of {total} cards, {_listed(parts)}."
    if counts.get("reconstructed"):
        text += " Findings about reconstructed cards hold for the numbers assumed here, not for the printed cards."
    return text


_SOURCES = {
    "rulebook": "carry the numbers of the rulebook",
    "public": "carry numbers from public card lists",
    "reconstructed": "carry reconstructed numbers, because the printed ones are not public",
}


def _listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


def facts(manifest: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The small print: seed, versions, changes, date."""
    packages = ", ".join(f"{name} {version}" for name, version in (manifest.get("packages") or {}).items())
    rows = [
        ("Seed", str(manifest["seed"])),
        ("Card changes", _pairs(manifest.get("change"))),
        ("Rule options", _pairs(manifest.get("options"))),
        ("Set-up", _pairs(manifest.get("setup"))),
        ("Versions", f"spielwerk {manifest['spielwerk']}, game {manifest['game']} {manifest['game_version']}"),
        ("Packages", packages),
        ("Run on", str(manifest.get("created", "")).replace("T", " ")),
    ]
    return [(name, text) for name, text in rows if text]


def _pairs(values: Any) -> str:
    if isinstance(values, Mapping):
        return "; ".join(f"{key} = {said(value)}" for key, value in values.items() if value not in (None, [], {}))
    return str(values or "")


def runs(manifests: Mapping[str, Mapping[str, Any]]) -> list[dict[str, str]]:
    """Of several runs: label, games, seed, and how each differs from the first."""
    first = next(iter(manifests.values()), {})
    return [
        {"label": label, "games": f"{one['games']:,}", "seed": str(one["seed"]),
         "change": "" if one is first else changes(first, one)}
        for label, one in manifests.items()
    ]  # fmt: skip


def strategies(manifest: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Label and first line of the idea of every strategy."""
    return [(one["label"], str(one.get("about") or "").strip().split("\n")[0]) for one in manifest["strategies"]]
