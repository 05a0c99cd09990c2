"""Set-up is the same everywhere: pinned versions, no addresses, nothing undeclared."""

import ast
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]
PINS = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if line and not line.startswith("#")]


def names(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(text).name) for text in requirements}


def test_pins_are_exact_versions_and_nothing_more():
    for line in PINS:
        assert re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][A-Za-z0-9.]*", line), line
    assert len(names(PINS)) == len(PINS)


def test_pins_are_in_order():
    assert sorted(PINS, key=str.lower) == PINS


def test_everything_declared_is_pinned():
    declared = names(PROJECT["dependencies"] + EXTRAS["dask"] + EXTRAS["dev"]) - {"spielwerk"}
    assert declared <= names(PINS)


def test_the_environment_has_the_pinned_versions():
    for line in PINS:
        name, pinned = line.split("==")
        try:
            assert version(name) == pinned, f"{name}: run make setup"
        except PackageNotFoundError:
            # Some are for one version of Python or one system only; what is declared has to be here.
            assert canonicalize_name(name) not in names(PROJECT["dependencies"]), name


@pytest.mark.parametrize("name", ["constraints.txt", "Makefile", ".ci/run", "pyproject.toml"])
def test_no_file_of_the_set_up_names_a_place_to_fetch_from(name):
    text = (ROOT / name).read_text()
    found = re.findall(r"index-url|find-links|trusted-host|http|://|\bpypi\b|--hash|/opt/|/root/", text, re.IGNORECASE)
    assert found == []


def imported(package: str) -> set[str]:
    """Top names of all modules that a package imports anywhere."""
    found = set()
    for path in (ROOT / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                found |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add(str(node.module).split(".")[0])
    return found - sys.stdlib_module_names - {"sim", "strategies", "analyses"}


def test_what_is_imported_is_declared():
    shipped = packages_distributions()
    declared = names(PROJECT["dependencies"] + EXTRAS["dask"])
    # Part of what is declared, named in its own right: the compiler below numba, the cluster of dask[distributed].
    declared |= {"llvmlite", "distributed"}
    for name in sorted(imported("sim") | imported("analyses") | imported("strategies")):
        owners = {canonicalize_name(owner) for owner in shipped.get(name, [])}
        assert owners & declared, f"{name} is imported and not declared in pyproject.toml"
