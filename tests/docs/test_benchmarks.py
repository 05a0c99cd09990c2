"""The benchmark scripts work; nothing is timed here."""

from __future__ import annotations

import importlib.util
from types import ModuleType

import pytest

from tests.docs.markdown import ROOT


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"benchmarks_{name}", ROOT / "benchmarks" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_memory_is_noted_along_the_run():
    points = script("memory").peaks(400)
    assert points[-1][0] == 400 and all(size > 10 for _, size in points)


def test_every_figure_is_explained_and_measured(monkeypatch: pytest.MonkeyPatch):
    figures = script("figures")
    speed = {"kernel_games_per_second": 1.0, "parquet_ratio": 0.9, "two_threads_ratio": 1.9}
    monkeypatch.setattr(figures.bench, "bench_game", lambda name: speed)
    monkeypatch.setattr(figures.bench, "SECONDS", 1.0)
    monkeypatch.setattr(figures, "seconds", lambda code, cache=None: 1.0)
    monkeypatch.setattr(
        figures.subprocess, "run", lambda *_, **__: type("Said", (), {"stdout": "games\tMB\n1\t100\n2\t110"})
    )
    page = (ROOT / "benchmarks" / "README.md").read_text()
    found = dict(figures.figures(quick=True))
    assert all(f"| {name} |" in page for name in found) and len(found) == 7
    assert found["memory, late / early"].startswith("1.10 (100 MB, 110 MB")
