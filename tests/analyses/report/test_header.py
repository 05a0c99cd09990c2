import pytest

from analyses.report import header


def test_summary_in_one_sentence(teams):
    assert header.summary(teams.manifest) == (
        "4,800 games of Majority with 4 players: 3 strategies, 3 match-ups; "
        "every match-up was played from all seats with the same cards."
    )
    fixed = teams.manifest | {"seats": "fixed", "variant": "short", "title": "The Majority", "matchups": [["a"]]}
    assert "of The Majority (short) with" in header.summary(fixed)
    assert "of The Majority with" in header.summary(fixed | {"variant": "standard"})
    assert header.summary(fixed).endswith("1 match-up; the seats were kept as given.")


@pytest.mark.parametrize(("counts", "words"), [
    ({"rulebook": 24, "public": 0}, "All 24 cards carry the numbers of the rulebook."),
    ({"public": 3}, "Of 3 cards, 3 carry numbers from public card lists."),
    ({}, "The run doesn't say where its card numbers come from."),
])  # fmt: skip
def test_provenance(counts, words):
    assert header.provenance({"card_provenance": counts}) == words


def test_reconstructed_cards_are_a_warning():
    text = header.provenance({"card_provenance": {"rulebook": 2, "public": 1, "reconstructed": 5}})
    assert text.startswith("Of 8 cards, 2 carry the numbers of the rulebook, 1 carry numbers from public")
    assert "not for the printed cards" in text


def test_small_print(teams):
    manifest = teams.manifest | {"change": {"red-10.power": 12}, "options": {"spy_lasts": "phase"}}
    facts = dict(header.facts(manifest))
    assert facts["Seed"] == "1"
    assert facts["Card changes"] == "red-10.power = 12"
    assert facts["Rule options"] == "spy_lasts = phase"
    assert "polars 1.20" in facts["Packages"]
    assert "Set-up" not in facts


def test_what_the_run_changed_is_said_at_the_top(teams):
    manifest = {**teams.manifest, "game": "majority", "change": {"*-10.power": 15}, "options": {"spy_lasts": "phase"}}
    assert header.altered(manifest) == "Changed for this run: *-10.power = 15. Rules switched: spy_lasts = phase."
    usual = {"assassination_hits_bribed": "off", "spy_lasts": "turn"}
    assert header.altered({**manifest, "change": {}, "options": usual}) == ""


def test_a_single_game_was_not_played_from_all_seats(teams):
    one = header.summary({**teams.manifest, "games": 1, "orders": [4]})
    assert one.startswith("1 game of ") and "all seats" not in one
