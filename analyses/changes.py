"""How two runs differ, in words."""

from __future__ import annotations

import fnmatch
from collections.abc import Mapping
from typing import Any

KINDS = ("change", "options", "setup")


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    """The difference of two manifests: "witch.cost from 5 to 6; spy_lasts from turn to phase"."""
    parts = [f"{key} from {before.get(key)} to {after.get(key)}" for key in ("variant", "players")
             if key in before and before.get(key) != after.get(key)]  # fmt: skip
    for kind in KINDS:
        old, new = before.get(kind) or {}, after.get(kind) or {}
        if isinstance(old, Mapping) and isinstance(new, Mapping):
            if kind == "change":
                old = {**_printed(before, new), **old}
            parts += [_change(name, old, new) for name in {**new, **old} if _differs(name, kind, old, new)]
    gone = [one["label"] for one in before["strategies"] if one["label"] not in _labels(after)]
    come = [one["label"] for one in after["strategies"] if one["label"] not in _labels(before)]
    parts += [f"{new} instead of {old}" for old, new in zip(gone, come, strict=False)]
    return "; ".join(parts) or "nothing"


def _differs(name: str, kind: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> bool:
    """A number set to what is printed stays worth a word: somebody asked for it."""
    return old.get(name) != new.get(name) or (kind == "change" and name not in old)


def _printed(manifest: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    """What the numbers were that a change sets, if all the cards that it names had the same."""
    numbers, found = manifest.get("cards") or {}, {}
    for place in changed:
        pattern, _, name = place.rpartition(".")
        cards = [pattern] if pattern in numbers else fnmatch.filter(numbers, pattern)
        values = {numbers[card].get(name) for card in cards}
        if len(values) == 1:
            found[place] = values.pop()
    return found


def _change(name: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    if name not in old:
        return f"{name} = {said(new[name])}"
    return f"{name} from {said(old[name])} to {said(new[name]) if name in new else 'the default'}"


def said(value: Any) -> str:
    """A value of a set-up or an option as people would write it: lists with commas, nothing as "none"."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {said(part)}" for key, part in value.items()) or "none"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(said, value)) or "none"
    if value is None:
        return "none"
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _labels(manifest: Mapping[str, Any]) -> set[str]:
    return {one["label"] for one in manifest["strategies"]}
