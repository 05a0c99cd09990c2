import polars as pl
import pytest

from analyses.feuergipfel import CLANS
from analyses.feuergipfel.powers import counted, uses
from analyses.report.make import all_sections
from sim import run


def _seats(times: int) -> pl.LazyFrame:
    return pl.LazyFrame([{"deal": d, **{f"power_{clan}": times * n for n, clan in enumerate(CLANS)}} for d in range(4)])


def test_uses_a_seat_and_game():
    table = uses(_seats(2))
    assert dict(table.select("power_of", "uses").iter_rows()) == pytest.approx({c: 2 * n for n, c in enumerate(CLANS)})
    assert table["power_of"][0] == "gaia" and (table["low"] <= table["high"]).all()


def test_only_where_the_powers_count():
    assert counted(_seats(1)) and not counted(_seats(0)) and not counted(pl.LazyFrame({"deal": [1]}))


@pytest.mark.parametrize(("powers", "found"), [("off", set()), ("on", set(CLANS)), ("gaia", {"gaia"})])
def test_the_page_shows_them(powers, found, tmp_path):
    result = run(
        "feuergipfel", ["raider", "gaoler"], 300, seed=1, options={"clan_powers": powers}, out=tmp_path / "run"
    )
    tables = [section.table for section in all_sections(result) if section.title == "Clan powers"]
    assert {row["power_of"] for table in tables for row in table.to_dicts() if row["uses"] > 0} == found
