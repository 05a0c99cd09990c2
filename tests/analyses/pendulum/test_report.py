from analyses.report.make import all_sections, make_report
from sim import run

WANTED = [
    "How games are won", "How strategies win", "Characters", "Privilege", "Speed", "Points", "Points by round", "Actions",
    "Idle hands", "Length", "Flips", "Timers", "Spaces", "Stratagems", "Provinces", "Achievements", "Council rewards",
    "One game: timers and workers", "One game: resources",
]  # fmt: skip


def test_every_question_is_on_the_page(small):
    found = {section.title: section for section in all_sections(small)}
    assert [title for title in WANTED if title not in found] == []
    assert "Cards" not in found
    assert all(found[title].table.height and found[title].reading for title in WANTED)
    assert all(found[title].figure is not None for title in ("Speed", "Points", "One game: timers and workers"))


def test_without_a_clock_there_is_nothing_about_hands_and_flips(tmp_path):
    untimed = run("pendulum", ["usual", "voter"], 24, options={"clock": "untimed"}, jobs=1, out=tmp_path / "run")
    titles = {section.title for section in all_sections(untimed)}
    assert "Points" in titles and not titles & {"Idle hands", "Flips", "Timers", "Length"}


def test_the_page_says_what_is_assumed(small, tmp_path):
    page = make_report(small, tmp_path).read_text()
    assert "reconstructed" in page and "facts about these scripts" in page
