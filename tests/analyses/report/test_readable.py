import polars as pl
import pytest

from analyses.report.readable import readable
from analyses.report.vocabulary import Vocabulary, vocabulary
from sim.errors import SpielwerkError


def test_interval_stands_beside_its_value():
    table = pl.DataFrame({"strategy": ["a"], "games": [12345], "win_rate": [0.5432], "low": [0.5391], "high": [0.5473]})
    headings, rows, numeric = readable(table)
    assert headings == ["Strategy", "Games", "Win rate"]
    assert rows == [[("a", ""), ("12,345", ""), ("54.3\N{NO-BREAK SPACE}%", "53.9 to 54.7")]]
    assert numeric == [False, True, True]


def test_named_ends_belong_to_their_column():
    table = pl.DataFrame(
        {"given": [1.25], "given_low": [1.2], "given_high": [1.3], "got": [2.0], "got_low": [1.0], "got_high": [3.0]}
    )
    headings, rows, _ = readable(table)
    assert headings == ["Given", "Got"]
    assert rows == [[("1.25", "1.20 to 1.30"), ("2", "1 to 3")]]


def test_differences_are_points_with_a_sign():
    table = pl.DataFrame({"difference": [-0.0125], "low": [-0.02], "high": [-0.005]})
    minus = "\N{MINUS SIGN}"
    assert readable(table)[1] == [[(f"{minus}1.2\N{NO-BREAK SPACE}points", f"{minus}2.0 to {minus}0.5")]]


def test_narrow_intervals_get_more_decimals_but_not_endless():
    table = pl.DataFrame({"share": [0.5], "low": [0.4999], "high": [0.5001]})
    assert readable(table)[1][0][0] == ("50.00\N{NO-BREAK SPACE}%", "49.99 to 50.01")
    table = pl.DataFrame({"share": [0.0], "low": [0.0], "high": [1e-40]})
    assert readable(table)[1][0][0] == ("0.0\N{NO-BREAK SPACE}%", "0.0 to 0.0")


def test_bins_yes_no_and_gaps():
    table = pl.DataFrame(
        {
            "coins": [0, 5],
            "coins_to": [4, 5],
            "clear": [True, False],
            "mean": [None, 1.0],
            "low": [None, 0.5],
            "high": [None, 1.5],
        }
    )
    headings, rows, _ = readable(table)
    assert headings == ["Coins", "Beyond chance", "Mean"]
    assert rows[0] == [("0 to 4", ""), ("yes", ""), ("", "")]
    assert rows[1][:2] == [("5", ""), ("no", "")]


def test_numbers_for_computers_stay_in_the_files():
    assert readable(pl.DataFrame({"card": ["x"], "p": [0.01], "effective_games": [1.5]}))[0] == ["Card"]


def test_headings_are_words():
    assert Vocabulary().heading("held_share") == "Seats that had it"
    assert Vocabulary().heading("bribes_played") == "Bribes played"


def test_a_game_has_words_of_its_own():
    assert vocabulary("majority").heading("owned_gain") == "Ending up with it"
    assert vocabulary("dominion").heading("owned_gain") == vocabulary("no-such-game").heading("owned_gain")
    assert vocabulary("majority").heading("clear") == "Beyond chance"


def test_units_can_be_said_where_the_name_misleads():
    table = pl.DataFrame({"difference": [1.25], "heart_rate": [61.5], "gain": [0.5]})
    said = Vocabulary().more({"gain": "Won more"}, {"difference": "signed", "heart_rate": "plain", "gain": "points"})
    headings, rows, _ = readable(table, said)
    assert headings == ["Difference", "Heart rate", "Won more"]
    assert [cell for cell, _ in rows[0]] == ["+1.25", "61.50", "+50.0\N{NO-BREAK SPACE}points"]
    with pytest.raises(SpielwerkError, match=r"can't be 'percents' \(did you mean percent"):
        Vocabulary().more({}, {"x": "percents"})


def test_nothing_has_no_sign():
    table = pl.DataFrame({"difference": [-0.00001, 0.0], "low": [-0.01, -0.01], "high": [0.01, 0.01]})
    assert [row[0][0] for row in readable(table)[1]] == ["0.0\N{NO-BREAK SPACE}points"] * 2
