import re

from analyses.batch import Batch
from analyses.crimson_company import batch
from analyses.crimson_company.sweep import sections


def test_interventions_have_a_page_with_the_owners(tmp_path):
    found = batch.card_interventions(games=400, cards=["alchemist"], seed=1)
    text = found.report(tmp_path).read_text()
    assert "Owners" in re.findall(r"<h2>(.*?)</h2>", text)
    assert text.index("strengths of all cards are reconstructed") < text.index("<section")


def test_handicaps_have_a_page_with_the_worth_of_a_coin(tmp_path):
    found = batch.handicap(["sensible"], games=400, most=2, seed=1)
    text = found.report(tmp_path).read_text()
    assert "Handicap" in re.findall(r"<h2>(.*?)</h2>", text)
    table = sections(found)[0].table
    assert table["coins_more"].to_list() == [-2, -1, 0, 1, 2]


def test_difficulties_have_a_page_from_easy_to_crazy(tmp_path):
    found = batch.difficulties("solo", ["sensible"], games=300, seed=1)
    assert "Difficulty" in re.findall(r"<h2>(.*?)</h2>", found.report(tmp_path).read_text())


def test_one_page_tells_of_everything(tmp_path):
    plan = Batch("crimson-company", tmp_path / "all", ("value-bidder", "tempo"), 40, seed=1, how={"jobs": 1})
    page = batch.batch(plan, cards=["alchemist"])
    titles = re.findall(r"<h2>(.*?)</h2>", page.read_text())
    assert len(set(titles)) == len(titles)
    for part in ("Cards: ", "Handicap: ", "Solo: ", "Coop: "):
        assert any(title.startswith(part) for title in titles), part


def test_handicaps_are_called_by_their_coins_and_the_page_has_only_what_can_change(tmp_path):
    """One strategy that meets itself always wins half: a section on that would say nothing."""
    found = batch.handicap(games=40, most=1, out=tmp_path / "runs")
    assert found.values == ["0,1", "0,0", "1,0"]
    page = found.report(tmp_path / "report").read_text()
    assert "<h2>Handicap</h2>" in page and "<h2>Win rates</h2>" not in page
