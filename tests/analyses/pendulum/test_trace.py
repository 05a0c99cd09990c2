import polars as pl
import pytest

from analyses.pendulum import trace
from sim.games.pendulum import words
from sim.games.pendulum.state import CLAIM, CONQUEST, PLACE, STRATAGEM

GRANDE, SECOND = 1 << 8, 1 << 9
PURPLE_2, GREEN_1, BLACK_1, LOWER, REWARD = 1, 4, 8, 12, 24
EVENTS = [
    (words.ROUND, 0, 1, 0),
    (words.SETS_UP, 0, GREEN_1 + LOWER | GRANDE, 0),
    (words.SETS_UP, 0, BLACK_1 + LOWER | SECOND, 0),
    (words.START_FLIP, 0, 2 | 1 << 8, 0),
    (words.WORKS_ON, 0, BLACK_1 + LOWER | SECOND, 5_000),
    (words.HOLDS, 0, 3 | 1 << 16 | 2 << 32 | 7 << 48, 9_000),
    (words.SAND_OUT, 0, 2, 45_000),
    (words.FLIPS, 0, 2, 47_000),
    (words.PUTS, 0, PURPLE_2 | SECOND, 50_000),
    (words.UNDONE, 0, 0, 50_500),
    (words.CALL, 0, 0, 60_000),
    (words.ROUND, 0, 2, 60_000),
    (words.WORKS_ON, 0, GREEN_1 + LOWER | GRANDE, 1_000),
    (words.COMES_BACK, 0, GREEN_1 + LOWER + REWARD | GRANDE, 8_000),
    (words.END, 0, 0, 20_000),
]


def test_rounds_follow_each_other_on_one_clock():
    assert trace.rounds(EVENTS) == {"round 2": 60.0}
    assert [at for *_, at in trace.moments(EVENTS)][-3:] == [61.0, 68.0, 80.0]


def test_timers_run_stand_still_and_run_on():
    assert trace.timers(EVENTS).rows() == [
        ("black timer", 0.0, 45.0, "lower row"),
        ("black timer", 45.0, 47.0, trace.STILL),
        ("black timer", 47.0, 80.0, "upper row"),
    ]


def test_workers_wait_act_and_come_back():
    rows = trace.workers(EVENTS, ["voter"]).rows()
    assert rows[:3] == [
        ("voter, worker 1", 0.0, 61.0, "green, waits"),
        ("voter, worker 1", 61.0, 68.0, "green, has acted"),
        ("voter, worker 1", 68.0, 80.0, trace.MAT),
    ]
    # The second one gives way in the purple box and goes to the mat.
    assert [what for *_, what in rows[3:]] == ["black, waits", "black, has acted", "purple, waits", trace.MAT]


def test_holdings():
    assert trace.holdings(EVENTS, ["voter"]).rows() == [
        ("voter", 9.0, "military", 3), ("voter", 9.0, "culture", 1), ("voter", 9.0, "gold", 2), ("voter", 9.0, "votes", 7),
    ]  # fmt: skip


START = [
    (words.SETS_UP, 0, GREEN_1 + LOWER | GRANDE, 0),
    (words.HOLDS, 0, 8, 0),
    (words.PUTS, 0, PURPLE_2 | GRANDE, 1_000),
]


def test_an_undone_placement_goes_to_the_mat_though_the_worker_waited_elsewhere_before():
    undone = [*START, (words.UNDONE, 0, PLACE, 2_000), (words.END, 0, 0, 3_000)]
    assert [what for *_, what in trace.workers(undone, ["a"]).rows()] == ["green, waits", "purple, waits", trace.MAT]


def test_an_undone_conquest_slides_back_and_its_cost_comes_back():
    undone = [*START, (words.WORKS_ON, 0, BLACK_1 | GRANDE, 2_000), (words.PAYS, 0, 4, 2_000),
              (words.UNDONE, 0, CONQUEST, 2_500), (words.END, 0, 0, 3_000)]  # fmt: skip
    assert [what for *_, what in trace.workers(undone, ["a"]).rows()][-2:] == ["black, has acted", "black, waits"]
    assert trace.holdings(undone, ["a"]).filter(pl.col("resource") == "military")["amount"].to_list() == [8, 4, 8]


def test_where_a_worker_came_from_and_what_was_undone_don_t_hide_who_it_was():
    """An event tells more than the worker: where it came from, a squeeze; the undone act comes with its worker."""
    more = (BLACK_1 + LOWER + REWARD + 1) << 16 | 1 << 24
    undone = [*START[:2], (words.PUTS, 0, PURPLE_2 | GRANDE | more, 1_000),
              (words.UNDONE, 0, PLACE | GRANDE, 2_000), (words.END, 0, 0, 3_000)]  # fmt: skip
    assert [what for *_, what in trace.workers(undone, ["a"]).rows()] == ["green, waits", "purple, waits", trace.MAT]


@pytest.mark.parametrize("act", [STRATAGEM, CLAIM])
def test_an_undone_claim_or_stratagem_moves_no_worker(act):
    undone = [*START, (words.UNDONE, 0, act, 2_000), (words.END, 0, 0, 3_000)]
    assert [what for *_, what in trace.workers(undone, ["a"]).rows()] == ["green, waits", "purple, waits"]


def test_a_real_game_keeps_every_worker_in_one_place_at_a_time(small):
    events = trace.game_events(small.manifest, 0)
    table = trace.workers(events, ["a", "b", "c", "d"])
    assert table["lane"].n_unique() >= 8
    for _, lane in table.group_by("lane"):
        ordered = lane.sort("start")
        assert (ordered["start"][1:] == ordered["end"][:-1]).all()
