import pytest

from analyses.majority_2.hands import passing, swaps_and_draws


def test_swaps_and_draws(seats):
    seat = {"own_turns": 10, "swaps": 4, "swaps_forced": 1, "draws": 8, "draws_forced": 2, "cards_drawn": 24,
            "reserve_gifts": 5}  # fmt: skip
    row = swaps_and_draws(seats([[seat, {"own_turns": 10}]])).row(0, named=True)
    assert (row["swap_share"], row["forced_swap_share"], row["draw_share"], row["forced_draw_share"]) == pytest.approx(
        (0.4, 0.1, 0.8, 0.2)
    )
    assert (row["drawn"], row["gifts"]) == (3, 5)


def test_what_is_passed_and_what_is_received(seats):
    """The starter receives a hand in all turns but the first; what is left at the very end nobody receives."""
    one = {
        "own_turns": 11,
        "cards_passed": 33,
        "cards_received": 60,
        "empty_passes": 1.1,
        "received_played": 6,
        "free_plays": 10,
        "paid_plays": 5,
    }
    other = {
        "own_turns": 10,
        "cards_passed": 65,
        "cards_received": 30,
        "received_played": 3,
        "free_plays": 10,
        "paid_plays": 20,
    }
    first, second = passing(seats([[one, other]])).iter_rows(named=True)
    assert (first["strategy"], first["passed"], first["received"]) == ("a", 3, 6)
    assert first["empty_share"] == pytest.approx(0.1) and second["received"] == 3
    assert first["used_share"] == pytest.approx(6 / 60) and first["of_plays_share"] == pytest.approx(6 / 15)
    assert second["used_share"] == pytest.approx(3 / 30) and second["of_plays_share"] == pytest.approx(0.1)
