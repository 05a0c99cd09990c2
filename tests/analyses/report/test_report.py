import re
from dataclasses import replace

import polars as pl
import pytest

from analyses.report import Section, make_report, write_report
from analyses.report import write as writing
from analyses.report.make import all_sections
from analyses.report.rooms import room
from analyses.report.section import has_table, matchup_names
from analyses.report.words import SHOWN, best_and_worst, extremes, extremes_note, percent
from sim.errors import SpielwerkError

MAJORITY = {
    "Win rates", "Match-ups", "Ratings", "What players would settle on", "Seats", "Length", "Coins",
    "Coins from second places", "Coins by colour", "Coins by round", "Places", "Second out-earns first", "Leads",
    "Comebacks", "Spy marker", "Coin chips", "Bribes", "Assassinations", "Spies", "Treason", "Cards",
}  # fmt: skip


@pytest.fixture(scope="module")
def page(teams, tmp_path_factory):
    return make_report(teams, tmp_path_factory.mktemp("report") / "majority")


def test_every_section_is_on_the_page(page):
    text = page.read_text()
    assert set(re.findall(r"<h2>(.*?)</h2>", text)) == MAJORITY
    assert text.count("<section") == len(MAJORITY)


def test_the_page_needs_nothing_but_itself(page):
    text = page.read_text()
    assert text.count("data:image/png;base64,") == len(MAJORITY)
    assert not re.findall(r'(?:src|href)="(?!data:|#)', text)
    assert "http://" not in text and "https://" not in text


def test_every_question_has_a_reading_aid(page):
    for body in page.read_text().split("<section")[1:]:
        assert 'class="reading"' in body and 'class="question"' in body


def test_figures_and_tables_lie_beside_it(page):
    names = {path.stem for path in (page.parent / "figures").glob("*.png")}
    assert "win-rates" in names and len(names) == len(MAJORITY)
    for name in names:
        table = pl.read_parquet(page.parent / "tables" / f"{name}.parquet")
        assert table.height == pl.read_csv(page.parent / "tables" / f"{name}.csv").height > 0


def test_every_table_has_intervals(teams):
    for section in all_sections(teams):
        assert any(name == "low" or name.endswith("_low") for name in section.table.columns), section.title


def test_the_page_says_seed_versions_and_provenance(page):
    text = page.read_text()
    assert "<dt>Seed</dt><dd>1</dd>" in text
    assert "spielwerk 0.1.0" in text
    assert "All 24 cards carry the numbers of the rulebook." in text


def test_no_leftovers(page):
    assert not list(page.parent.rglob(".*"))


@pytest.mark.parametrize(
    ("detail", "missing"), [("seats", {"Cards"}), ("games", {"Cards", "Win rates", "Leads", "Bribes"})]
)
def test_lower_detail_leaves_sections_out_and_says_so(run_maker, tmp_path, detail, missing):
    run = run_maker([["hunter", "random"] * 2], deals=30, detail=detail)
    run.cards = None
    run.seats = run.seats if detail == "seats" else None
    text = make_report(run, tmp_path).read_text()
    titles = set(re.findall(r"<h2>(.*?)</h2>", text))
    assert not titles & missing
    assert {"Length", "Coin chips"} <= titles
    assert f"“{detail}” only" in text and "single cards" in text


def test_two_strategies_need_no_ranking(run_maker):
    titles = {section.title for section in all_sections(run_maker([["a", "b"] * 2], deals=30))}
    assert not titles & {"Match-ups", "Ratings", "What players would settle on"}


@pytest.mark.parametrize("matchup", [["hunter", "briber", "random"], ["hunter", "random"] * 2])
def test_a_single_deal_still_makes_a_report(run_maker, tmp_path, matchup):
    assert make_report(run_maker([matchup], deals=1), tmp_path).exists()


def test_labels_with_angle_brackets_are_text(run_maker, tmp_path):
    run = run_maker([["menu(smithy<1, <b>gold)", "random"] * 2], deals=20)
    text = make_report(run, tmp_path).read_text()
    assert "menu(smithy&lt;1, &lt;b&gt;gold)" in text
    assert "<b>gold" not in text


def test_a_game_without_its_own_report_gets_the_shared_one(run_maker):
    run = run_maker([["a", "b"]], deals=300)
    run.manifest["game"] = "some-other-game"
    titles = [section.title for section in all_sections(run)]
    assert titles == ["Win rates", "Seats", "Length", "Cards"]
    assert room("some-other-game", "report") is None


def test_the_games_own_sections_are_found_by_id():
    assert room("majority", "report").__name__ == "analyses.majority.report"


def test_an_interrupted_write_leaves_the_old_page(teams, tmp_path, monkeypatch):
    page = write_report(teams, [], tmp_path)
    before = page.read_bytes()
    monkeypatch.setattr(writing.os, "replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    table = pl.DataFrame({"x": [1]})
    with pytest.raises(OSError, match="disk full"):
        write_report(teams, [Section("New", "?", table, None, "")], tmp_path)
    assert page.read_bytes() == before
    assert not [path for path in tmp_path.rglob("*") if path.is_file() and path != page]


def test_the_same_run_gives_the_same_page(teams, tmp_path):
    assert make_report(teams, tmp_path / "a").read_bytes() == make_report(teams, tmp_path / "b").read_bytes()


def test_detail_says_which_tables_there_are():
    assert has_table({"detail": "seats"}, "games") and has_table({"detail": "seats"}, "seats")
    assert not has_table({"detail": "seats"}, "cards")


def test_names_of_matchups():
    manifest = {"matchups": [["a", "b", "a", "b"], ["a", "b", "b"], ["a", "a"]]}
    assert matchup_names(manifest) == ["a – b", "a – 2 × b", "a alone"]


def test_words():
    table = pl.DataFrame({"s": ["x", "y"], "rate": [0.4, 0.6], "low": [0.39, 0.59], "high": [0.41, 0.61]})
    space = "\N{NO-BREAK SPACE}"
    assert (
        best_and_worst(table, "s", "rate")
        == f"Highest: y with 60.0{space}% (59.0 to 61.0); lowest: x with 40.0{space}% (39.0 to 41.0)."
    )
    assert percent(0.00001) == f"less than 0.1{space}%"


def test_long_tables_are_cut_to_their_ends_for_the_figure():
    table = pl.DataFrame({"name": ["all", *map(str, range(100))], "share": [0.5, *(i / 100 for i in range(100))]})
    cut = extremes(table, "share")
    assert cut.height == SHOWN + 1
    assert cut["name"].to_list()[:2] == ["all", "99"] and cut["name"][-1] == "0"
    assert "all 100" in extremes_note(table) and extremes_note(table[:5]) == ""
    assert extremes(table[:5], "share")["name"].to_list() == ["all", "3", "2", "1", "0"]


@pytest.mark.parametrize(
    ("boost", "answer"), [(0.0, "No seat wins more or less beyond chance."), (4.0, "Highest: seat 0")]
)
def test_seats_that_are_equal_are_called_equal(run_maker, boost, answer):
    run = run_maker([["a", "b"]], deals=300, boost=boost)
    found = next(section for section in all_sections(run) if section.title == "Seats")
    assert found.reading.startswith(answer)


def _as_one(run, wins: pl.Expr, players: int):
    """The run as a cooperative one: all seats of a game win or lose together."""
    run.manifest |= {"teams": [0] * players, "game": "some-other-game"}
    run.seats = run.seats.with_columns(win=wins.cast(pl.Float32))
    run.cards = run.cards.with_columns(win=wins.cast(pl.Float32))
    return run


def test_players_who_win_together_have_no_seats_opponents_or_even_share(run_maker, tmp_path):
    run = _as_one(run_maker([["a", "b", "c"], ["a", "a", "b"]], deals=100), pl.col("game") % 3 == 0, 3)
    found = {section.title: section for section in all_sections(run)}
    assert list(found) == ["Games won", "Length", "Cards"]
    won = found["Games won"]
    assert "even" not in won.table.columns and not won.figure.axes[0].texts
    assert won.figure.axes[0].get_xlabel() == "Share of games won" and "even share" not in won.reading
    assert make_report(run, tmp_path).exists()


def test_a_solo_run_makes_a_report(run_maker, tmp_path):
    run = _as_one(run_maker([["a"]], deals=100), pl.col("game") % 3 == 0, 1)
    assert "even share" not in make_report(run, tmp_path).read_text()


@pytest.mark.parametrize("game", ["some-other-game", "majority"])
def test_games_that_nobody_wins_make_a_report(run_maker, tmp_path, game):
    run = run_maker([["a", "b", "c"], ["b", "c", "a"]], deals=100)
    run.manifest["game"] = game
    run.seats = run.seats.with_columns(win=pl.lit(0.0, pl.Float32))
    run.cards = run.cards.with_columns(win=pl.lit(0.0, pl.Float32))
    text = make_report(run, tmp_path).read_text()
    assert "of the games nobody won." in text and "nan" not in re.sub(r"base64,[^\"]*", "", text).lower()


def test_bars_that_part_are_not_called_proof(teams):
    reading = all_sections(teams)[0].reading
    assert "really differ" not in reading and "can be luck too" in reading


def test_sections_never_overwrite_each_other(teams, tmp_path):
    one, other = (Section("Same", "?", pl.DataFrame({"x": [value]}), None, "") for value in (1, 2))
    with pytest.raises(SpielwerkError, match="several sections are called same"):
        write_report(teams, [one, other], tmp_path)
    assert not list(tmp_path.iterdir()), "nothing is written"
    write_report(teams, [one, replace(other, key="Same again")], tmp_path)
    assert pl.read_csv(tmp_path / "tables" / "same-again.csv")["x"].to_list() == [2]


def test_a_section_may_have_words_and_units_of_its_own(teams, tmp_path):
    table = pl.DataFrame({"seconds": [12.0], "low": [11.0], "high": [13.0]})
    page = write_report(teams, [Section("Time", "?", table, None, "", words={"seconds": "Time taken"})], tmp_path)
    assert "Time taken" in page.read_text() and "Second places" not in page.read_text()


def test_ratings_say_where_they_are_wrong(teams):
    reading = next(section for section in all_sections(teams) if section.title == "Ratings").reading
    assert re.match(r"(One number fits .*)?Off by up to \d+ points for \S+ against \S+: by their ratings", reading)
