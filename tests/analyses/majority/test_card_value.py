import pytest

from analyses.card_association import card_association
from analyses.majority.card_value import card_value


def test_three_facts_side_by_side(run_maker):
    run = run_maker([["hunter", "briber"] * 2], card_gain=3.0)
    table = card_value(run.cards)
    best = table.row(0, named=True)
    assert best["card"] == "red-10" and best["clear"] and best["owned_gain_low"] > 0
    # The gain was given for owning; drafting and playing are independent of it here.
    assert best["played_gain_low"] < 0 < best["played_gain_high"]
    drafted = card_association(run.cards, "drafted")
    assert dict(table.select("card", "drafted_gain").iter_rows()) == pytest.approx(
        dict(drafted.select("card", "difference").iter_rows()), abs=1e-8
    )
