"""The record of a table: one NumPy structured scalar holds everything that a game needs.

A game lists its own fields; `State` puts the shared ones around them. The order matters and is:

1. the shared fields (streams, who decides, the open question, faults, trace, search),
2. the options of the open question, and notes that strategies may scribble on while they think,
3. the result columns,
4. the game's table: reset, like all before it, with one copy before every game,
5. the game's piles: never reset (their sizes are), so that a game starts without clearing kilobytes of cards. Numbers
   that no game changes can lie there too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from sim.kernel.rng import MAX_SEATS, STREAMS

Field = tuple[str, type] | tuple[str, type, tuple[int, ...]]

# What is called by address: the places in `table.hooks`. The game's first five, the kernel's own `CARE` and `TELL`,
# and from `PARTS` on parts of the rules that are compiled by themselves: what many functions use and few need fast.
SETUP, STEP, FINISH, CONCEAL, WORTH, CARE, TELL, PARTS = range(8)
HOOKS = PARTS + 24
OPTION_WORDS = 4
TABLES = ("games", "seats", "cards")  # in the order in which `detail` adds them

SHARED: list[Field] = [
    ("streams", np.uint64, (STREAMS, 2)),
    ("players", np.int64),
    ("hooks", np.int64, (HOOKS,)),
    ("deciders", np.int64, (MAX_SEATS,)),  # per seat: address of its answers, one per kind of decision
    ("parameters", np.int64, (MAX_SEATS,)),  # per seat: address of its strategy's numbers
    ("mind", np.int64, (MAX_SEATS,)),  # per seat: whose strategy decides for it, mostly its own
    ("kind", np.int64),  # the open question: its kind; its options follow the shared fields
    ("asked", np.int64),  # ... the seat that is asked
    ("source", np.int64),  # ... the card that asks, where that matters
    ("laid_out", np.int64),  # the set-up is done
    ("questions", np.int64),  # questions so far
    ("forced", np.int64),  # ... and those that had a single answer
    ("steps", np.int64),  # steps so far
    ("last_step", np.int64),  # a search stops rolling out after this step; 0: at the end of the game
    ("over", np.int64),
    ("fault", np.int64),
    ("fault_seat", np.int64),
    ("fault_kind", np.int64),
    ("fault_value", np.int64),
    ("trace", np.int64),  # address of the events; 0: tracing is off
    ("trace_room", np.int64),
    ("trace_count", np.int64),
    ("told", np.int64, (4,)),  # the event that is being written down
    ("mode", np.int64),
    ("bytes", np.int64),  # size of this record
    ("checkpoint", np.int64),  # address: the table at the start of the step
    ("scratch", np.int64),  # address: a table to try things on
    ("notes_at", np.int64),  # where in the record the strategies' notes lie, and how long they are, in words
    ("notes_words", np.int64),
    ("shadow", np.int64),  # address: three tables for the test that looks for peeking and meddling
    ("log", np.int64),  # address: answers since the checkpoint
    ("logged", np.int64),
    ("replayed", np.int64),
    ("trial", np.int64),  # the option that a search tries
    ("world", np.uint64),  # the key of the world that it tries it in
    ("rollout", np.int64, (MAX_SEATS,)),  # per searching seat: who plays on (address of answers)
    ("rollout_parameters", np.int64, (MAX_SEATS,)),
    ("tally", np.int64),  # address: a search's sums, one per option
]


@dataclass(frozen=True)
class Column:
    """A column of a result table, and the field of the record that it comes from.

    `per` spreads it over several columns, one for every name. `shown_as` names the column where the field's own name
    is taken.
    """

    name: str
    dtype: type
    about: str
    per: tuple[str, ...] = ()
    shown_as: str = ""

    @property
    def stored(self) -> type:
        """Its type in the record: numba has no arrays of truth values inside records."""
        return np.uint8 if self.dtype is np.bool_ else self.dtype

    def names(self) -> list[str]:
        """The names of its columns in the table."""
        name = self.shown_as or self.name
        return [f"{name}_{suffix}" for suffix in self.per] or [name]


GAMES = (
    Column("turns", np.int32, "turns played"),
    Column("truncated", np.bool_, "the turn cap ended the game"),
)
SEATS = (
    Column("score", np.int32, "points, or whatever the game counts"),
    Column("win", np.float32, "share of the win, 0 to 1; every member of a winning team has 1"),
    Column("place", np.uint8, "1 = first; equal seats share the better place"),
)


@dataclass(frozen=True)
class State:
    """Everything a game's record is made of.

    `games`, `seats` and `cards` are result columns: one value a game, one a seat, one a seat and card (a column of
    `cards` with names of its own has one value a seat and name). `option_words` is the room for options, 64 a word:
    a game whose answers all lie below 64 (and that never offers `STOP`) is faster with one. `notes` are fields that the
    defaults and strategies reckon with: the only part of the table that they may write to. They hold for one answer:
    what somebody else may have written there can't be relied on.
    """

    seats_at_most: int
    card_ids: tuple[str, ...]
    table: list[Field]
    piles: list[Field] = field(default_factory=list)
    games: tuple[Column, ...] = ()
    seats: tuple[Column, ...] = ()
    cards: tuple[Column, ...] = ()
    option_words: int = OPTION_WORDS
    notes: list[Field] = field(default_factory=list)

    def columns(self) -> dict[str, tuple[Column, ...]]:
        """All result columns, table by table."""
        return {"games": GAMES + self.games, "seats": SEATS + self.seats, "cards": self.cards}

    def _shape(self, table: str, column: Column, seats: int) -> tuple[int, ...]:
        if table == "games":
            return (len(column.per),) if column.per else ()
        if table == "cards" and not column.per:
            return (seats, len(self.card_ids))
        return (seats, len(column.per)) if column.per else (seats,)

    def _result_fields(self, seats: int, tables: tuple[str, ...]) -> list[Field]:
        columns = self.columns()
        return [(c.name, c.stored, self._shape(t, c, seats)) for t in tables for c in columns[t]]

    @cached_property
    def dtype(self) -> np.dtype:
        """The record's NumPy dtype."""
        results = self._result_fields(self.seats_at_most, TABLES)
        options: Field = ("options", np.uint64, (self.option_words,))  # the open question: a bit for every legal answer
        notes: list[Field] = [*self.notes, ("end_of_notes", np.int64)]  # a whole word, so that no word is shared
        return np.dtype([*SHARED, options, *notes, *results, *self.table, *self.piles], align=True)

    @property
    def notes_room(self) -> tuple[int, int]:
        """Where the notes begin and how long they are, in words of 64 bits."""
        fields = self.dtype.fields
        assert fields is not None
        first, end = fields["options"][1] // 8 + self.option_words, fields["end_of_notes"][1] // 8
        return first, end - first

    def layout(self, players: int, detail: str) -> tuple[np.dtype, np.ndarray]:
        """The result of one game: its dtype, and which bytes of the record it is put together from.

        Only the seats that are taken and the tables that are wanted: a result is copied after every game.
        """
        fields = self._result_fields(players, TABLES[: TABLES.index(detail) + 1])
        packed = np.dtype(fields)
        pieces = [(self.dtype.fields[f[0]][1], packed.fields[f[0]][0].itemsize) for f in fields]  # type: ignore[index]
        joined = [pieces[0]]
        for start, size in pieces[1:]:
            before, length = joined[-1]
            if before + length == start:
                joined[-1] = (before, length + size)
            else:
                joined.append((start, size))
        return packed, np.array(joined, np.int64)

    @property
    def reset_bytes(self) -> int:
        """How much of the record is reset before a game: everything before the piles."""
        if not self.piles:
            return self.dtype.itemsize
        return self.dtype.fields[self.piles[0][0]][1]  # type: ignore[index]
