"""What a seat can't see: face-down cards, those out of the game, and how long the others' acts will last."""

from collections import Counter

import numpy as np
import pytest

from sim.games.pendulum.names import IDS
from sim.games.pendulum.state import BUSY, NEVER, RUNNING
from sim.kernel.state import CONCEAL, STEP
from tests.pendulum.layout import key, run_hook
from tests.pendulum.test_invariants import seated

SECRET = {"deck", "achievements", "rewards", "queue", "streams", "serial", "flipper"}


def midway(steps, seed=3, players=4, variant="basic"):
    options = {"clock": "running", "flips": "interest"}
    from tests.pendulum.layout import PENDULUM

    options = {name: options.get(name, option.default) for name, option in PENDULUM.options.items()}
    game = {
        "players": players,
        "variant": variant,
        "strategies": ["usual"] * 5,
        "thinking": 5,
        "options": options,
        "instant": False,
    }
    table, record = seated(game, seed)
    for _ in range(steps):
        run_hook(record, STEP, 0)
    return table, record


def concealed(record, me, seed):
    copy = np.frombuffer(bytearray(record.tobytes()), record.dtype)[0]
    key(copy, np.uint64(seed))
    run_hook(copy, CONCEAL, me)
    return copy


@pytest.mark.parametrize("steps", [0, 8, 40, 150, 320, 600])
def test_all_that_lies_open_stays(steps):
    _, record = midway(steps)
    for me in range(4):
        copy = concealed(record, me, 9)
        for name in record.dtype.names:
            if name not in SECRET:
                np.testing.assert_array_equal(copy[name], record[name], err_msg=name)
        assert copy["queue"][me] == record["queue"][me] or record["queue"][me] == NEVER
        assert (copy["queue"] == NEVER).tolist() == (record["queue"] == NEVER).tolist()


@pytest.mark.parametrize("steps", [0, 150, 600])
def test_hidden_cards_are_the_same_ones_in_another_order(steps):
    _, record = midway(steps)
    others = set()
    for seed in range(4):
        copy = concealed(record, 1, seed)
        size = record["deck_size"][0]
        assert Counter(copy["deck"][0, :size]) == Counter(record["deck"][0, :size])
        assert Counter(copy["achievements"]) == Counter(record["achievements"])
        assert Counter(copy["rewards"][:25]) == Counter(record["rewards"][:25])
        seen = record["round"] + 1
        np.testing.assert_array_equal(copy["achievements"][:seen], record["achievements"][:seen])
        np.testing.assert_array_equal(copy["rewards"][: 5 * seen][:15], record["rewards"][: 5 * seen][:15])
        others.add(copy["deck"][0, :size].tobytes())
    assert len(others) == 4


def test_where_the_cards_lay_leaves_no_trace():
    _, record = midway(100)
    other = np.frombuffer(bytearray(record.tobytes()), record.dtype)[0]
    size = record["deck_size"][0]
    other["deck"][0, :size] = record["deck"][0, :size][::-1]
    other["achievements"][1:] = record["achievements"][1:][::-1]
    other["rewards"][5:25] = record["rewards"][5:25][::-1]
    one, two = concealed(record, 0, 5), concealed(other, 0, 5)
    for name in ("deck", "achievements", "rewards", "queue"):
        np.testing.assert_array_equal(one[name], two[name])


def test_how_long_the_others_acts_last_is_drawn_anew_and_not_before_now():
    """Two tables that differ only in the others' hidden endings are alike afterwards."""
    for steps in range(10, 200):
        _, record = midway(steps)
        busy = [s for s in range(4) if record["status"][s] == BUSY and record["queue"][s] != NEVER]
        if record["phase"] == RUNNING and len(busy) > 1:
            break
    me, them = busy[0], busy[1]
    other = np.frombuffer(bytearray(record.tobytes()), record.dtype)[0]
    other["queue"][them] += 12_345 << 28
    endings = set()
    for seed in range(20):
        one, two = concealed(record, me, seed), concealed(other, me, seed)
        assert one["queue"][them] == two["queue"][them]
        assert one["queue"][them] >> 28 >= record["clock"] and one["queue"][me] == record["queue"][me]
        endings.add(int(one["queue"][them] >> 28))
    assert len(endings) > 5 and IDS
