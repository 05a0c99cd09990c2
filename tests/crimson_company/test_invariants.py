"""What must hold in every game, whoever plays it, whatever the variant: looked at after every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as some

from sim.games.crimson_company.decks import CHARACTERS, PLAYERS, USUAL, is_free, lanes_of
from sim.games.crimson_company.prepare import OPTIONS
from sim.games.crimson_company.state import CARD_IDS, CASTLES, FREE, NO_CARD, OUT, ROBBERS
from sim.kernel.state import FINISH, SETUP, STEP
from sim.kernel.table import Table
from sim.strategy import make_strategy
from tests.crimson_company.layout import count_cards, count_coins, run_hook, start_streams
from tests.crimson_company.players import Anything, Haggler, LastLegal
from tests.crimson_company.script import CRIMSON

POOL = {"anything": Anything, "haggler": Haggler, "last-legal": LastLegal, "first-legal": "first-legal"}
SEEDS = some.integers(0, 2**62)


@some.composite
def games(draw: Any) -> dict[str, Any]:
    """A variant with a number of players, a random deck, castles, switches and players."""
    variant = draw(some.sampled_from(sorted(PLAYERS)))
    players = draw(some.integers(*PLAYERS[variant]))
    setup: dict[str, Any] = {}
    if draw(some.booleans()) and variant != "tournament":
        setup["deck"] = f"random:{draw(some.integers(0, 10**6))}"
    elif not is_free(variant) and variant == "duel" and draw(some.booleans()):
        more = draw(some.lists(some.sampled_from([c.id for c in CHARACTERS]), max_size=12))
        setup["deck"] = [*USUAL[:30], *more]
    if draw(some.booleans()):
        setup["castles"] = draw(some.lists(some.sampled_from(CASTLES), min_size=1, max_size=lanes_of(players, variant)))
    options = {name: draw(some.sampled_from(option.choices)) for name, option in OPTIONS.items()}
    if "deck" in setup:
        options["solo_texts"] = "changed"  # else less than thirty may be left
    return {
        "variant": variant,
        "players": players,
        "setup": setup,
        "options": options if draw(some.booleans()) else {},
        "lineup": [draw(some.sampled_from(sorted(POOL))) for _ in range(players)],
    }


def seat(game: dict[str, Any]) -> Table:
    setting = CRIMSON.setting(game["players"], game["variant"], game["setup"], game["options"])
    lineup = [make_strategy(CRIMSON, POOL[name]) for name in game["lineup"]]
    return Table(CRIMSON, setting, [lineup])


def begin(table: Table, seed: int) -> np.void:
    record = table.record
    for place, name in enumerate(("deciders", "parameters")):
        record[name] = table.seating[0, place]
    record["mind"] = np.arange(len(record["mind"]))
    start_streams(record, np.uint64(seed), 0)
    run_hook(record, SETUP, 0)
    return record


def steps(record: np.void) -> Iterator[np.void]:
    while not record["over"]:
        run_hook(record, STEP, 0)
        yield record


def check_board(record: np.void) -> None:
    """Slots, rows and faces agree; lanes that are gone are empty unless the game is over."""
    found = {}
    for side in range(2 * int(record["lanes"])):
        for slot in record["row"][side, : record["row_size"][side]]:
            assert record["where"][slot] == side and slot not in found
            found[int(slot)] = side
    assert [s for s in range(126) if record["where"][s] != OUT] == sorted(found)
    faces = np.zeros(len(CARD_IDS), int)
    for slot in found:
        faces[record["who"][slot]] += int(record["up"][slot])
    np.testing.assert_array_equal(faces, record["faces"])
    assert record["queue_size"] == 0 and not record["blocked"] and not record["bidding"]
    if not record["over"]:
        assert all(record["lane_open"][side >> 1] for side in found.values())


def check_state(record: np.void) -> None:
    """Coins and castles are in bounds, nobody has cards left over from an own turn."""
    assert (record["coins"] >= 0).all() and (record["castle_coins"] >= 0).all() and record["supply"] >= 0
    if record["form"] != FREE:
        open_lanes = int(record["lane_open"].sum())
        assert open_lanes + int(record["castles"].sum()) == 3
    if record["form"] == ROBBERS:
        assert not record["coins"].any() and record["hand_size"].max() <= 3
    if not record["over"] and not record["places"]:
        assert record["castles"].max() < 2
    cards = [*record["offer"], record["top"]]
    if record["top"] == NO_CARD and record["form"] != ROBBERS:
        assert record["deck_size"][0] == 0 or not record["present"].all()
    assert all(record["present"][card] for card in cards if card != NO_CARD)


def check_end(record: np.void, game: dict[str, Any], money: int) -> None:
    """Winners, places and the books of coins."""
    run_hook(record, FINISH, 0)
    players = game["players"]
    end = {name: record[name][:players].astype(float) for name in ("win", "place", "score")}
    if record["form"] == ROBBERS:
        assert (end["win"] == (record["castles"][0] >= 2)).all()
    else:
        assert end["win"][: record["parties"]].sum() == 1 or game["variant"] == "two-against-two"
        assert ((end["win"] > 0) <= (end["place"] == 1)).all()
        if not record["truncated"]:
            winners = [s for s in range(players) if end["win"][s] == 1]
            assert winners and all(end["score"][s] == 2 for s in winners)
    for at in range(players if record["form"] != ROBBERS else 0):
        income = int(record["coins_start"][at] + record["coins_income"][at] + record["coins_received"][at])
        spent = int(record["coins_bank"][at] + record["coins_given"][at])
        assert income - spent == record["coins_left"][at]
    assert record["coins_received"].sum() == record["coins_given"].sum()
    assert record["supply_left"] + record["coins"].sum() + record["on_castles"] == money
    np.testing.assert_array_equal(record["matched"] <= record["recruited"], True)
    if record["form"] != ROBBERS:
        assert record["auctions"].sum() + record["bids_skipped"] == record["turns"]
        assert record["recruited"].sum() == record["auctions"].sum()
        assert record["paid_off"].sum() == record["matched"].sum()
    assert record["cards_played"].sum() == record["deployed"].sum() + record["for_robbers"].sum() + lost(record)


def lost(record: np.void) -> int:
    """Cards that were to be played and found no room in the lane."""
    played = int(record["cards_played"].sum())
    return min(int(record["no_room"]), played - int(record["deployed"].sum() + record["for_robbers"].sum()))


@settings(max_examples=80)
@given(game=games(), seed=SEEDS)
def test_no_card_and_no_coin_is_lost_in_any_variant(game: dict[str, Any], seed: int) -> None:
    table = seat(game)
    record = begin(table, seed)
    cards, money = count_cards(record), count_coins(record)
    for now in steps(record):
        assert not now["fault"], table.fault(0)
        left = count_cards(now)
        assert left.total() + int(now["gone"]) == cards.total() and left <= cards
        assert count_coins(now) == money
        check_board(now)
        check_state(now)
    check_end(record, game, money)


@settings(max_examples=20)
@given(game=games(), seed=SEEDS)
def test_a_game_in_steps_is_the_game_in_one_go(game: dict[str, Any], seed: int) -> None:
    record = begin(seat(game), seed)
    for _ in steps(record):
        pass
    run_hook(record, FINISH, 0)
    at_once = seat(game).play(seed, 0, 1)[0]
    for name in at_once.dtype.names:
        stepped = record[name][: game["players"]] if at_once[name].ndim else record[name]
        np.testing.assert_array_equal(stepped, at_once[name], err_msg=name)


def test_every_card_is_played_and_set_off_many_times() -> None:
    """None is out of reach, none breaks a game."""
    game = {"variant": "duel", "players": 2, "setup": {"deck": [c.id for c in CHARACTERS]}, "options": {}}
    results = seat({**game, "lineup": ["haggler", "anything"]}).play(3, 0, 1500)
    deployed = results["deployed"].sum(axis=(0, 1), dtype=int)
    triggered = results["triggered"].sum(axis=(0, 1), dtype=int)
    without = {"bard", "fenrir", "freyja", "heimdall", "hel", "loki", "njord", "shapeshifter", "fortune-teller"}
    assert deployed.min() > 100
    assert {CARD_IDS[c] for c in range(len(CARD_IDS)) if triggered[c] < 20} == without


def test_effects_that_go_round_are_capped_now_and_then() -> None:
    game = {"variant": "duel", "players": 2, "setup": {}, "options": {}, "lineup": ["anything", "anything"]}
    results = seat(game).play(3, 0, 4000)
    assert 0 < results["loops_capped"].sum() < 400
