"""The record: its order, what a result is made of, and what is reset before a game."""

import numpy as np
import pytest

from sim.kernel.compile import entry
from sim.kernel.rng import MAX_SEATS, STRATEGY, below
from sim.kernel.state import GAMES, SEATS, SHARED, TABLES, Column, State
from tests.kernel.helpers import play, seat
from tests.kernel.toy.state import STATE
from tests.kernel.toy.strategies import Anything, HighestFirst, LowestFirst, SwapBelow

FIELDS = [*(name for name, *_ in SHARED), "options", "end_of_notes"]
RESULTS = ["turns", "truncated", "tied", "score", "win", "place", "swapped", "took", "played"]


@entry
def draw(table, stream, n):
    return below(table, stream, n)


def offset(name: str) -> int:
    return STATE.dtype.fields[name][1]


def test_the_fields_stand_in_their_order():
    own = [name for name, *_ in STATE.table + STATE.piles]
    assert list(STATE.dtype.names) == FIELDS + RESULTS + own


def test_everything_before_the_piles_is_reset():
    assert STATE.reset_bytes == offset("deck")
    assert all(offset(name) < STATE.reset_bytes for name, *_ in STATE.table)
    assert all(offset(name) >= STATE.reset_bytes for name, *_ in STATE.piles)


def test_a_game_without_piles_is_reset_whole():
    state = State(seats_at_most=2, card_ids=("ace",), table=[("moves", np.int8)])
    assert state.reset_bytes == state.dtype.itemsize


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("detail", TABLES)
def test_a_result_is_put_together_from_pieces_of_the_record(players, detail):
    packed, pieces = STATE.layout(players, detail)
    record = np.frombuffer(np.random.default_rng(1).bytes(STATE.dtype.itemsize), STATE.dtype)
    memory = record.tobytes()
    made = np.frombuffer(b"".join(memory[start : start + size] for start, size in pieces), packed)[0]
    for name in packed.names:
        whole = record[name][0]
        wanted = whole[:players] if packed[name].shape[:1] == (players,) else whole
        assert np.asarray(made[name]).tobytes() == np.asarray(wanted).tobytes(), name
    assert pieces[:, 1].sum() == packed.itemsize
    ends = pieces[:-1].sum(axis=1)
    assert (pieces[1:, 0] > ends).all(), "neighbours are joined, nothing is copied twice"


@pytest.mark.parametrize(("detail", "names"), [("games", RESULTS[:3]), ("seats", RESULTS[:-1]), ("cards", RESULTS)])
def test_a_result_goes_as_far_as_the_detail(detail, names):
    assert list(STATE.layout(2, detail)[0].names) == names


def test_the_results_are_what_the_record_holds_after_the_game():
    table = seat(Anything, SwapBelow, HighestFirst)
    result = table.play(3, 17, 1)[0]
    for name in result.dtype.names:
        field = table.record[name]
        assert np.array_equal(result[name], field[:3] if np.ndim(field) else field), name


def test_nothing_of_a_game_is_left_for_the_next():
    """Piles are not cleared, so a game must come out the same after any other."""
    together = play(Anything, Anything, games=40)
    table = seat(Anything, Anything)
    table._record.view(np.uint8)[STATE.reset_bytes :] = 0x55
    assert (table.play(1, 0, 40) == together).all()
    alone = np.concatenate([seat(Anything, Anything).play(1, game, 1) for game in (0, 7, 39)])
    assert (alone == together[[0, 7, 39]]).all()


def test_orders_share_a_deal():
    """Consecutive games are the same deal with other seats taken: two of a kind in all seats play it the same."""
    from sim.kernel.table import Table
    from tests.kernel.toy import GAME

    lineups = [[LowestFirst(), HighestFirst()], [HighestFirst(), LowestFirst()], [LowestFirst(), HighestFirst()]]
    results = Table(GAME, GAME.setting(2), lineups).play(1, 0, 90)
    assert (results[0::3] == results[2::3]).all()
    assert (results[0::3] != results[1::3]).any()
    hands = results["played"].sum(axis=2) if results["played"].ndim == 4 else results["played"]
    assert (hands[0::3] == hands[1::3]).all(), "the same cards were dealt"


def test_an_empty_seat_has_a_stream_that_can_be_drawn():
    table = seat(LowestFirst, LowestFirst)
    assert 0 <= draw(table.record, STRATEGY + MAX_SEATS - 1, 3) < 3


def test_columns_are_spread_and_named():
    assert Column("took", np.uint8, "", ("first", "second")).names() == ["took_first", "took_second"]
    assert Column("by_round", np.uint8, "", ("1",), "coins").names() == ["coins_1"]
    assert Column("tied", np.bool_, "").stored is np.uint8
    assert [c.name for c in STATE.columns()["games"]] == [c.name for c in GAMES] + ["tied"]
    assert [c.name for c in STATE.columns()["seats"]] == [c.name for c in SEATS] + ["swapped", "took"]
