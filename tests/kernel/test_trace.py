"""Events: told in order, kept within their room, and without any influence on the game."""

import numpy as np

from sim.kernel import table as table_module
from sim.kernel.compile import entry
from sim.kernel.trace import WORDS, tell
from tests.kernel.helpers import play, seat
from tests.kernel.toy.strategies import Anything, HighestFirst
from tests.kernel.toy.words import DEALT, PLAYS, TAKES, TRICK, WINS
from tests.kernel.toy.words import WORDS as SENTENCES


@entry
def tell_numbers(table, count):
    for i in range(count):
        tell(table, i, i + 1, i + 2, i + 3)


def test_a_full_buffer_keeps_the_first_events_and_nothing_else_is_overwritten():
    table = seat(HighestFirst, HighestFirst).record
    room = np.full((6, WORDS), -1)
    table["trace"], table["trace_room"] = room[1:].ctypes.data, 3
    tell_numbers(table, 10)
    assert table["trace_count"] == 10
    assert room[1:4].tolist() == [[i, i + 1, i + 2, i + 3] for i in range(3)]
    assert (room[0] == -1).all() and (room[4:] == -1).all()


def test_without_a_buffer_nothing_is_told():
    table = seat(HighestFirst, HighestFirst).record
    tell_numbers(table, 10)
    assert table["trace_count"] == 0


def test_the_events_of_the_last_game():
    table = seat(HighestFirst, HighestFirst, trace=True)
    table.play(1, 0, 5)
    trick = [TRICK, PLAYS, PLAYS, TAKES]
    assert [event for event in table.events[:, 0] if event != WINS] == [DEALT, *trick, *trick, *trick]
    table.play(1, 4, 1)
    alone = table.events.copy()
    table.play(1, 0, 5)
    assert (table.events == alone).all()


def test_a_table_shows_no_more_events_than_it_has_room_for(monkeypatch):
    monkeypatch.setattr(table_module, "EVENTS_AT_MOST", 4)
    table = seat(HighestFirst, HighestFirst, trace=True)
    table.play(1, 0, 1)
    assert table.record["trace_count"] > 4
    assert table.events[:, 0].tolist() == [DEALT, TRICK, PLAYS, PLAYS]


def test_telling_changes_no_game():
    assert (seat(Anything, Anything, trace=True).play(1, 0, 100) == play(Anything, Anything, games=100)).all()


def test_a_transcript_has_a_line_for_every_event():
    table = seat(HighestFirst, HighestFirst, trace=True)
    table.play(1, 0, 1)
    text = SENTENCES.transcript(table.events, ["Anna", "Berta"])
    lines = [line for line in text.splitlines() if line]
    assert len(lines) == len(table.events)
    assert lines[0] == "# Three cards each, the deck has 6 left"
    assert lines[2].startswith("Anna plays number-") and lines[4].endswith("takes 1 points")
    assert lines[4].startswith("  - "), "what happens within a trick is indented"
