"""docs/tables.md: the schema that is promised is the one that is written."""

from __future__ import annotations

import os
import re

import polars as pl
import pytest

from sim import run
from sim.game import game
from sim.games import GAMES
from tests.docs.markdown import ROOT
from tests.docs.schema import page

FILE = ROOT / "docs" / "tables.md"
BORDER = (
    "<!-- From here on written by the games: SPIELWERK_GOLDEN=write python -m pytest tests/docs/test_tables.py -->\n\n"
)
TYPES = {"uint8": pl.UInt8, "uint16": pl.UInt16, "uint32": pl.UInt32, "int16": pl.Int16, "int32": pl.Int32, "float32": pl.Float32,
         "boolean": pl.Boolean, "enum": pl.Enum}  # fmt: skip


def test_the_games_columns_are_those_of_the_page():
    head, border, _ = FILE.read_text(encoding="utf-8").partition(BORDER)
    assert border, "the border between what people write and what games write is gone"
    if os.environ.get("SPIELWERK_GOLDEN") == "write":
        FILE.write_text(head + border + page(), encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == head + border + page()


@pytest.mark.parametrize("name", GAMES)
def test_the_common_columns_are_in_every_game(name):
    head = FILE.read_text(encoding="utf-8").partition(BORDER)[0]
    result = run(name, game(name).bench, 20, jobs=1)
    for table in ("games", "seats", "cards"):
        schema = getattr(result, table).collect_schema()
        part = head.partition(f"### `{table}`")[2].partition("###")[0]
        rows = re.findall(r"^\| `(\w+)` \| (\w+) \|", part, re.MULTILINE)
        assert rows, table
        assert {column: schema[column].base_type() for column, _ in rows} == {c: TYPES[t] for c, t in rows}


def test_the_manifests_keys_are_explained():
    head = FILE.read_text(encoding="utf-8").partition(BORDER)[0]
    manifest = run("majority", ["random"], 20, jobs=1).manifest
    assert set(re.findall(r"^\| `(\w+)` \| [^|]+ \|$", head.partition("## The manifest")[2], re.MULTILINE)) == set(
        manifest
    )
