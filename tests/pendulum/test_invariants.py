"""What must hold in every game, whoever plays it: looked at after every single step."""

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from sim.games.pendulum.names import CARDS, END_PROVINCE, FIRST_PROVINCE, IDS
from sim.games.pendulum.state import BOXES, BUSY, CALLED, CUBES, NEVER, NOT_IN_USE, PLACE, RUNNING
from sim.kernel.state import FINISH, SETUP, STEP
from sim.kernel.table import Table
from sim.strategy import make_strategy
from tests.pendulum.layout import PENDULUM, key, run_hook

STRATEGIES = ("random", "usual", "conqueror", "stratagem-cycler")
GAMES = some.fixed_dictionaries({
    "players": some.integers(2, 5),
    "variant": some.sampled_from(["basic", "advanced"]),
    "strategies": some.lists(some.sampled_from(STRATEGIES), min_size=5, max_size=5),
    "thinking": some.integers(0, 12),
    "options": some.fixed_dictionaries({
        name: some.sampled_from(option.choices) for name, option in PENDULUM.options.items()
    }),
    "instant": some.booleans(),
})  # fmt: skip
INSTANT = {f"act-times.{name}": 0 for name in ("place", "action", "production", "conquest", "stratagem", "take_back", "achievement", "refill")}  # fmt: skip
every_game = settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])


def seated(game, seed):
    """A table after its set-up, and its record."""
    change = INSTANT if game["instant"] else {}
    setting = PENDULUM.setting(game["players"], game["variant"], options=game["options"], change=change)
    thinking = 0 if game["instant"] else game["thinking"]
    lineup = [make_strategy(PENDULUM, f"{name}(thinking={thinking})") for name in game["strategies"][: game["players"]]]
    table = Table(PENDULUM, setting, [lineup])
    record = table.record
    for place, name in enumerate(("deciders", "parameters")):
        record[name] = table.seating[0, place]
    record["mind"] = np.arange(len(record["mind"]))
    key(record, np.uint64(seed))
    run_hook(record, SETUP, 0)
    return table, record


def steps(game, seed):
    """The table before and after every step."""
    table, record = seated(game, seed)
    while not record["over"]:
        before = record.copy()
        run_hook(record, STEP, 0)
        assert record["fault"] == 0
        yield table, before, record
    run_hook(record, FINISH, 0)
    assert record["fault"] == 0


def province_count(record, players):
    """How often every province is anywhere."""
    found = [record["deck"][0, : record["deck_size"][0]], record["removed"][0, : record["removed_size"][0]]]
    found += [record["display"][record["display"] >= 0]]
    found += [record["province_card"][s, : record["province_size"][s]] for s in range(players)]
    return np.bincount(np.concatenate(found), minlength=len(IDS))[FIRST_PROVINCE:END_PROVINCE]


def look(record, before, players):
    """Everything that has to fit after a step."""
    held, glory = record["held"][:players], record["glory"][:players]
    assert (held >= 0).all() and (held[:, :3] + glory <= CUBES).all(), "ten cubes of a colour"
    np.testing.assert_array_equal(province_count(record, players), record["copies"][FIRST_PROVINCE:END_PROVINCE])
    at = record["worker_at"][:players]
    in_use = at != NOT_IN_USE
    grandes = (record["is_grande"][:players].astype(bool) & in_use).sum(axis=1)
    assert (grandes + record["second_grande"][:players] == 2).all(), "two Grande workers"
    commons = in_use.sum(axis=1) - grandes
    assert (commons + record["reserve"][:players] + record["exchanged"][:players] == 3).all(), "three common workers"
    for seat in range(players):
        tops = [int(a) for a in at[seat] if 0 <= a < BOXES]
        assert record["tops"][seat] == sum(1 << a for a in set(tops))
        if record["advanced"][seat]:
            assert len(set(tops)) == len(tops), "one own worker a box"
        cards = [
            *record["hand"][seat, : record["hand_size"][seat]],
            *record["discard"][seat, : record["discard_size"][seat]],
        ]
        taken = sum(
            int(record["used"][seat, c])
            for c in range(len(CARDS))
            if c < record["used"].shape[1] and record["is_stratagem"][c]
        )
        assert len(cards) >= 4 and sum(bool(record["is_stratagem"][c]) for c in cards) <= taken
        own = [c for c in cards if not record["is_stratagem"][c]]
        assert len(own) == 4 == len(set(own)), "everybody keeps the four stratagems"
        limit = record["threshold"][seat] + 4
        assert (record["track"][seat, :3] <= limit).all() and (record["track"][seat] >= 0).all()
        recesses = record["province_recess"][seat, : record["province_size"][seat]]
        fits = record["recesses"][record["province_card"][seat, : record["province_size"][seat]]]
        assert ((fits >> recesses) & 1).all(), "every province under a matching recess"
    assert sorted(record["order"][:players]) == list(range(players))
    if before["phase"] == record["phase"] == RUNNING:
        assert record["clock"] >= before["clock"], "time goes on"


@every_game
@given(game=GAMES, seed=some.integers(0, 2**32))
def test_cubes_workers_cards_and_time_after_every_step(game, seed):
    for _, before, record in steps(game, seed):
        look(record, before, game["players"])


def comes_after(record, other, seat, box):
    """Ruling 33: a Grande or a squeeze of somebody with less privilege, begun within the grace second."""
    worker = int(record["act_card"][other])
    begun = record["status"][other] == BUSY and record["act"][other] == PLACE
    begun = begun and record["started"][seat] - record["started"][other] <= record["grace"]
    if not begun or record["worker_at"][other, worker] != box or record["rank"][seat] > record["rank"][other]:
        return False
    return bool(record["is_grande"][other, worker] or record["act_detail"][other])


@every_game
@given(game=GAMES, seed=some.integers(0, 2**32))
def test_common_workers_never_join_others_and_rows_with_timers_are_closed(game, seed):
    """Nobody enters or leaves a row with a timer, but for recalls; no common worker enters a foreign box."""
    players = game["players"]
    for _, before, record in steps(game, seed):
        for seat in range(players):
            for worker in range(4):
                was, now = int(before["worker_at"][seat, worker]), int(record["worker_at"][seat, worker])
                if was == now or now < 0 or now >= BOXES:
                    continue
                if was == now + BOXES:
                    continue  # an act that was undone
                area = now % 12 // 4
                assert before["timer_row"][area] != now // 12, "entered a row with a timer"
                common = not record["is_grande"][seat, worker]
                squeezed = before["squeezes"][seat] != record["squeezes"][seat]
                if common and area < 2 and not squeezed:
                    others = [record["tops"][s] for s in range(players) if s != seat]
                    grandes = {int(record["worker_at"][s, w]) for s in range(players) if s != seat for w in range(4)
                               if record["is_grande"][s, w] and before["worker_at"][s, w] != record["worker_at"][s, w]}  # fmt: skip
                    late = [s for s in range(players) if s != seat and comes_after(record, s, seat, now)]
                    assert not any(o >> now & 1 for o in others) or now in grandes or late


@every_game
@given(game=GAMES, seed=some.integers(0, 2**32))
def test_events_come_in_order_and_a_seat_has_one_at_most(game, seed):
    for _, _before, record in steps(game, seed):
        if record["phase"] != RUNNING or record["untimed"] or record["called"]:
            continue
        coming = [int(e) for e in record["queue"] if e != NEVER]
        assert all(e >> 28 >= record["clock"] for e in coming) and len(set(coming)) == len(coming)
        assert record["queue"][record["current"]] == NEVER
        for seat in range(game["players"]):
            waits = record["queue"][seat] == NEVER and record["current"] != seat
            assert waits == (record["status"][seat] == 0)


@every_game
@given(game=GAMES, seed=some.integers(0, 2**32))
def test_the_columns_of_a_finished_game_agree(game, seed):
    end, players = list(steps(game, seed))[-1][2], game["players"]
    total = end["points_from"][:players].sum(axis=1)
    np.testing.assert_array_equal(end["points_in"][:players].sum(axis=1), total)
    given_up = end["points_from"][:players, 8]  # a converted point is counted once more
    np.testing.assert_array_equal(
        end["reached"][:players].sum(axis=1) + end["glory_points"][:players] + given_up, total
    )
    np.testing.assert_array_equal(end["actions"][:players].sum(axis=1), end["actions_in"][:players].sum(axis=1))
    np.testing.assert_array_equal(end["used"][:players, :12].sum(axis=1), end["actions"][:players].sum(axis=1))
    np.testing.assert_array_equal(
        end["used"][:players, FIRST_PROVINCE:END_PROVINCE].sum(axis=1), end["conquests"][:players]
    )
    np.testing.assert_array_equal(
        end["conquests"][:players] - end["trimmed"][:players], end["provinces_kept"][:players]
    )
    assert end["acts"][:players].sum() == end["turns"]
    assert end["flips"].sum() == 12 + end["flips_early"] + end["flips_late"] + end["flips_forced"]
    assert end["flipped"][:players].sum() <= end["flips_early"] + end["flips_late"]
    assert sorted(end["place"][:players]) == list(range(1, players + 1))
    assert end["win"][:players].sum() == (end["won_by"] > 0)
    assert (
        end["legends"] == end["reached"][:players, 3].sum() and end["complete_seats"] == end["complete"][:players].sum()
    )
    assert (end["idle"][:players] + end["busy"][:players] <= end["seconds"] + 4 * 80).all()
    gained = end["gained"][:players, :3].astype(int) - end["spent"][:players, :3]
    start = end["start"][end["mat"][:players], :3]
    np.testing.assert_array_equal(start + gained - end["held"][:players, :3] >= 0, True)
    assert end["phase"] != CALLED
