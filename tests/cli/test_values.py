import click
import pytest

from sim.cli.values import Assignment, parse_count, parse_value


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1", 1),
        ("1000000", 1_000_000),
        ("1_000_000", 1_000_000),
        ("1,000,000", 1_000_000),
        ("1e6", 1_000_000),
        ("2.5k", 2_500),
        ("10M", 10_000_000),
        ("10m", 10_000_000),
        ("1G", 10**9),
        (" 500 ", 500),
        (500, 500),
    ],
)
def test_counts_are_read_as_people_write_them(text, number):
    assert parse_count(text) == number


@pytest.mark.parametrize("text", ["0", "-5", "0.5", "1.5", "2.0001k", "1e-3", "0M"])
def test_a_count_is_a_whole_number_above_zero(text):
    with pytest.raises(ValueError, match=f"whole number, 1 or more, not {text}"):
        parse_count(text)


@pytest.mark.parametrize("text", ["", "many", "1__0", "1_", "1M games", "nan", "inf", "1e", "0x10"])
def test_what_is_no_count_is_refused(text):
    with pytest.raises(ValueError, match="is not a number of games"):
        parse_count(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [("6", 6), ("-1", -1), ("1_000", 1000), ("2.5", 2.5), ("true", True), ("Off", False), ("first-game", "first-game")],
)
def test_values_get_their_plainest_type(text, value):
    found = parse_value(text)
    assert found == value and type(found) is type(value)


def test_an_assignment_is_split_at_its_first_equals_sign():
    assert Assignment("a=b").convert("witch.cost=6", None, None) == ("witch.cost", 6)
    assert Assignment("a=b").convert("menu = province=1", None, None) == ("menu", "province=1")
    assert Assignment("a=b", words=True).convert("rule=on", None, None) == ("rule", "on")


def test_equals_signs_in_brackets_belong_to_a_strategys_parameters():
    given = "hunter(greed=4) = hunter(greed=5)"
    assert Assignment("old=new", words=True).convert(given, None, None) == ("hunter(greed=4)", "hunter(greed=5)")


@pytest.mark.parametrize("text", ["witch.cost", "=6", "witch.cost=", "="])
def test_half_an_assignment_is_refused(text):
    with pytest.raises(click.BadParameter, match="write it as card.field=value"):
        Assignment("card.field=value").convert(text, None, None)
