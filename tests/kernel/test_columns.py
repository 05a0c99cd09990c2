"""Columns: whatever NumPy takes out of the results field by field, in one pass."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.kernel.columns import BLOCK, Columns, Cut

KINDS = [np.uint8, np.int8, np.int16, np.uint16, np.int32, np.float32, np.int64, np.float64]
# A byte in front, so that everything behind it lies at an odd place.
RESULT = np.dtype([("odd", np.uint8), *((np.dtype(kind).name, kind, (3, 2)) for kind in KINDS)])


def results(count: int, seed: int = 0) -> np.ndarray:
    chance = np.random.default_rng(seed)
    made = np.zeros(count, RESULT)
    for name in RESULT.names:
        made[name] = chance.integers(0, 100, made[name].shape)
        if np.issubdtype(made[name].dtype, np.signedinteger):
            made[name] -= 50
    return made


def second_of_every_seat(name: str) -> Cut:
    field, start = RESULT.fields[name][:2]
    return Cut(field.base, start + field.base.itemsize, 3, 2 * field.base.itemsize)


@pytest.mark.parametrize("kind", [np.dtype(kind).name for kind in KINDS])
@pytest.mark.parametrize("count", [0, 1, BLOCK, 2 * BLOCK + 5])
def test_every_width_and_sign(kind, count):
    given_results = results(count)
    columns = Columns([second_of_every_seat(kind)], count)
    columns.add(given_results)
    (column,) = columns.arrays()
    assert column.dtype == kind
    assert column.tolist() == given_results[kind][:, :, 1].reshape(-1).tolist()


@given(parts=st.lists(st.integers(0, 300), max_size=5), seed=st.integers(0, 1000))
def test_any_parts_make_the_same_columns(parts, seed):
    whole = results(sum(parts), seed)
    cuts = [Cut(np.dtype(np.uint8), 0, 1, 0), *(second_of_every_seat(np.dtype(kind).name) for kind in KINDS)]
    columns = Columns(cuts, len(whole))
    for part in np.split(whole, np.cumsum(parts)):
        columns.add(part)
    found = columns.arrays()
    assert found[0].tolist() == whole["odd"].tolist()
    for column, kind in zip(found[1:], KINDS, strict=True):
        assert column.tolist() == whole[np.dtype(kind).name][:, :, 1].reshape(-1).tolist()


def test_no_more_games_than_there_is_room_for():
    columns = Columns([second_of_every_seat("int16")], 3)
    columns.add(results(2))
    with pytest.raises(AssertionError, match="more games than"):
        columns.add(results(2))


def test_no_column_before_its_last_game():
    columns = Columns([second_of_every_seat("int16")], 3)
    columns.add(results(2))
    with pytest.raises(AssertionError, match="games are missing"):
        columns.arrays()


def test_no_columns_at_all():
    columns = Columns([], 4)
    columns.add(results(4))
    assert columns.arrays() == []
