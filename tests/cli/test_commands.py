"""The commands beside `run`: tournament, compare, games, show, report, replay, bench."""

import polars as pl
import pytest

from sim.game import game
from sim.games import GAMES
from tests.cli.helpers import MATCH, rows


def test_games_lists_every_game(call):
    header, *found = rows(call("games").stdout)
    assert header[:3] == ["game", "title", "players"]
    assert [row[0] for row in found] == list(GAMES)
    assert ["majority", "The Majority", "3-4"] in [row[:3] for row in found]


@pytest.mark.parametrize("name", GAMES)
def test_show_tells_all_about_a_game(call, name):
    text = call("show", name).stdout
    chosen = game(name)
    first = {row[0] for row in rows(text)}
    assert first >= {*chosen.variants, *chosen.options, *chosen.setups, *chosen.kinds, *chosen.strategies()}
    sources = {row[0]: row[-1] for row in rows(text)}
    assert all(sources[card.id] == card.provenance for card in chosen.cards)
    columns = {row[1] for row in rows(text) if row[0] in ("games", "seats", "cards")}
    assert columns >= {"turns", "score", "win", "place"}
    for strategy in chosen.strategies().values():
        assert strategy.about() in text


def test_show_one_card_by_any_of_its_names(call):
    texts = {call("show", "majority", name).stdout for name in ("red-10", "Red 10", "rot 10")}
    assert len(texts) == 1
    text = texts.pop()
    assert "provenance: rulebook" in text and ["power", "10"] in rows(text)


def test_show_one_strategy(call):
    text = call("show", "majority", "monte-carlo").stdout
    assert "Source:" in text
    assert ["rollouts", "100", "1 to 10000"] in [row[:3] for row in rows(text)]


def test_tournament_lets_everyone_meet_everyone(call):
    import sim

    words = ("-s", "random", "-s", "first-legal", "-s", "monte-carlo(rollouts=1)")
    text = call("tournament", "majority", *words, "-n", "8", "-o", "cup").stdout
    assert {row[0] for row in rows(text)[1:]} == {"random", "first-legal", "monte-carlo(rollouts=1)"}
    assert len(sim.load("cup").manifest["matchups"]) == 3
    assert pl.read_parquet("cup/games/*.parquet").height == 24


def test_tournament_of_all_leaves_searches_out(call):
    call("tournament", "majority", "--all", "-n", "4", "-o", "cup")
    import sim

    labels = {entry["label"] for entry in sim.load("cup").manifest["strategies"]}
    scripted = {name for name, strategy in game("majority").strategies().items() if strategy.rollout is None}
    assert labels == scripted and "monte-carlo" not in labels


def test_a_total_is_shared_out_over_the_match_ups(call):
    import sim

    call("tournament", "majority", *MATCH[1:], "-s", "monte-carlo(rollouts=1)", "--total", "50", "-o", "cup")
    manifest = sim.load("cup").manifest
    assert manifest["games_per_matchup"] == 20 and manifest["games"] == 60  # the next multiple of 3 match-ups, 4 seats


def test_compare_shows_paired_differences(call):
    text = call("compare", *MATCH, "-n", "2000", "--set", "*-10.power=30", "-o", "both").stdout
    header, *found = rows(text)
    assert header[0] == "strategy" and {row[0] for row in found} == {"random", "first-legal"}
    names = ("before", "after", "difference", "low", "high")
    for row in found:
        before, after, difference, low, high = (float(row[header.index(name)]) for name in names)
        assert low <= difference <= high and after - before == pytest.approx(difference, abs=2e-4)
    assert "before: both/before, games: 2,000 in" in text and "after: both/after, games: 2,000 in" in text


CALM = """
from sim.games.majority.decisions import Majority


class Calm(Majority):
    "Plays what everybody would."
"""


def test_compare_replaces_a_strategy_and_stops_when_decided(call, here):
    (here / "mine.py").write_text(CALM)
    words = ("--replace", "first-legal=mine.py:Calm", "--until", "0.2", "--both-option", "spy_lasts=phase")
    text = call("compare", *MATCH, "-n", "100k", *words, "-o", "both").stdout
    assert "before: both/games-20000/before" in text
    assert "first-legal" in {row[0] for row in rows(text)}


def test_compare_draws_a_report(call, here):
    text = call("compare", *MATCH, "-n", "400", "--option", "spy_lasts=phase", "--report", "page").stdout
    assert "report: page/index.html\n" in text
    assert (here / "page" / "index.html").stat().st_size > 1000
    assert (here / "runs" / "majority-compare-1" / "before").is_dir()


def test_report_draws_the_page(call, copied, here):
    assert call("report", copied).stdout == "report: reports/copied/index.html\n"
    assert (here / "reports" / "copied" / "index.html").stat().st_size > 1000
    assert call("report", copied, "-o", "elsewhere").stdout == "report: elsewhere/index.html\n"


def test_report_takes_the_folder_of_a_comparison(call, here):
    text = call("compare", *MATCH, "-n", "400", "--set", "red-10.power=9", "-o", "both").stdout
    assert "next: spielwerk report both\n" in text
    assert call("report", "both").stdout == "report: reports/both/index.html\n"
    assert "red-10.power from 10 to 9" in (here / "reports" / "both" / "index.html").read_text()


def test_compare_says_when_no_game_changed(call):
    text = call("compare", *MATCH, "-n", "400", "--set", "red-10.power=10").stdout
    assert "no game changed" in text
    header, *found = rows(text)
    assert all(float(row[header.index("low")]) < 0 < float(row[header.index("high")]) for row in found)


def test_sweep_over_the_number_of_players_and_its_report(call, here):
    text = call("sweep", *MATCH, "-n", "60", "--players", "3:4", "-o", "tables").stdout
    assert {row[0] for row in rows(text)[1:]} == {"3", "4"} and "next: spielwerk report tables\n" in text
    assert call("report", "tables").stdout == "report: reports/tables/index.html\n"


def test_a_large_sweep_says_how_much_it_will_write(call, monkeypatch):
    monkeypatch.setattr("sim.cli.play.LARGE", 100)
    result = call("sweep", *MATCH, "-n", "60", "--option", "spy_lasts=turn|phase", "-o", "both")
    assert "will be written to both" in result.stderr
    monkeypatch.setattr("sim.runs.size.shutil.disk_usage", lambda path: type("Usage", (), {"free": 10}))
    result = call("sweep", *MATCH, "-n", "60", "--option", "spy_lasts=turn|phase", "-o", "other", code=2)
    assert "free are 10 bytes" in result.stderr


def test_an_endless_range_gets_one_line(complaint):
    assert "red-10.power has 1,000,000,000 values" in complaint("sweep", *MATCH, "--set", "red-10.power=1:1000000000")


def test_replay_tells_a_game(call, finished):
    text = call("replay", finished, 0).stdout
    assert text.startswith("The Majority, game 0 of run, seed 3\n") and "# Round 1" in text
    assert call("replay", finished, 1).stdout != text


@pytest.mark.parametrize("index", [-1, 1000])
def test_replay_of_a_game_that_is_not_there(complaint, finished, index):
    assert f"games 0 to 999, not {index}" in complaint("replay", finished, index)


FOUND = {
    "game": "majority",
    "strategies": ["random", "first-legal"],
    "kernel_games_per_second": 123456.7,
    "parquet_ratio": 0.5,
    "two_threads_ratio": 1.987,
}


def test_bench_puts_games_side_by_side(call, monkeypatch):
    monkeypatch.setattr("sim.runs.bench.bench_game", lambda name: {**FOUND, "game": name})
    header, *found = rows(call("bench").stdout)
    assert [row[0] for row in found] == list(GAMES) and len(header) == 5
    assert found[0][1:] == ["random, first-legal", "123,457", "0.50", "1.99"]
    assert [row[0] for row in rows(call("bench", "majority").stdout)[1:]] == ["majority"]


def test_bench_measures_a_real_game(call, monkeypatch):
    monkeypatch.setattr("sim.runs.bench.SECONDS", 0.02)
    _, (name, _, speed, parquet, threads) = rows(call("bench", "majority").stdout)
    assert name == "majority" and int(speed.replace(",", "")) > 1000
    assert 0 < float(parquet) < 2 and 0 < float(threads) < 20


def test_warming_up_seats_every_strategy(monkeypatch):
    from sim.cli.warm import warm_game

    seated = []
    monkeypatch.setattr("sim.runs.runner.warm_up", lambda experiment: seated.extend(experiment.labels()))
    warm_game("majority")
    assert seated == list(game("majority").strategies())


def test_compare_says_when_the_width_was_not_reached(call):
    words = ("compare", *MATCH, "--set", "red-10.power=0", "-n", "100", "-o", "c")
    assert "not decided: the differences are known to" in call(*words, "--until", "0.001").stdout
