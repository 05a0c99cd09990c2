"""Experiments: every mistake gets one line before anything is played, and everybody gets the right seats."""

from dataclasses import replace

import numpy as np
import pytest

from sim.errors import SpielwerkError
from sim.game import game
from sim.games.majority.decisions import Majority
from sim.runs.experiment import Experiment, match, round_robin, scripted


class Random(Majority):
    """Has the name of another one."""


BAD = [
    ({"name": "mayority"}, "there is no game 'mayority' (did you mean majority or"),
    ({"strategies": ["randon"]}, "majority has no strategy 'randon' (did you mean random"),
    ({"strategies": []}, "at least one strategy is needed"),
    ({"strategies": ["random"] * 5}, "The Majority is for 3 to 4 players, and 5 strategies were given"),
    ({"strategies": ["random"] * 4, "players": 3}, "4 strategies for 3 players"),
    ({"strategies": [Random, "random"]}, "two different strategies are called 'random'"),
    ({"strategies": [5]}, "5 is no strategy of majority: it should derive from Majority"),
    ({"strategies": ["random(x=1)"]}, "random has no parameter 'x'"),
    ({"players": 2}, "The Majority is for 3 to 4 players, not 2"),
    ({"players": "many"}, "players needs a whole number, not 'many'"),
    ({"games": 0}, "the number of games must be 1 or more, not 0"),
    ({"games": 2.5}, "games needs a whole number, not 2.5"),
    ({"games": None}, "games needs a whole number, not None"),
    ({"seed": -1}, "the seed must be a whole number from 0 to 2^63-1, not -1"),
    ({"seed": 2**63}, "the seed must be a whole number from 0 to 2^63-1"),
    ({"seed": "lucky"}, "seed needs a whole number, not 'lucky'"),
    ({"seats": "rotated"}, "seats can't be 'rotated' (did you mean rotate?)"),
    ({"seats": 3}, "seats can't be 3 (there are: rotate, fixed)"),
    ({"detail": "card"}, "detail can't be 'card' (did you mean cards?)"),
    ({"variant": "duel"}, "majority has no variant 'duel'"),
    ({"setup": {"kingdom": "x"}}, "majority has no set-up 'kingdom'"),
    ({"options": {"spy_last": "turn"}}, "majority has no option 'spy_last' (did you mean spy_lasts?)"),
    ({"options": {"spy_lasts": "week"}}, "option spy_lasts can't be 'week' (choices: turn, phase)"),
    ({"change": {"red-10": 3}}, "a change reads card.field=value, not 'red-10'"),
    ({"change": {"red-11.power": 3}}, "majority has no card 'red-11'"),
    ({"change": {"red-10.powr": 3}}, "red-10 has no number 'powr' (did you mean power?)"),
    ({"change": {"red-10.power": "high"}}, "red-10.power needs a whole number, not 'high'"),
    ({"change": {"red-10.power": 2.5}}, "red-10.power needs a whole number, not 2.5"),
    ({"change": {"red-10.power": float("inf")}}, "red-10.power needs a whole number, not inf"),
    ({"change": {"red-10.power": 10_001}}, "red-10.power needs a whole number between -10000 and 10000"),
]


@pytest.mark.parametrize(("given", "line"), BAD, ids=[line for _, line in BAD])
def test_a_mistake_gets_one_line(given, line):
    with pytest.raises(SpielwerkError) as raised:
        match(**{"name": "majority", "strategies": ["random"], **given})
    assert line in str(raised.value) and "\n" not in str(raised.value)


def test_a_tournament_needs_two():
    for given in (["random"], ["random", "random"], "random"):
        with pytest.raises(SpielwerkError, match="a tournament needs at least two different strategies"):
            round_robin("majority", given)


def test_other_ways_to_say_a_number_are_understood():
    plain = match("majority", ["random"], 1000, seed=7, players=3, change={"red-10.power": 11})
    other = match("majority", "random", 1e3, seed=np.int64(7), players="3", change={"red-10.power": np.int16(11)})
    assert [s.label for s in other.strategies] == ["random"]
    assert {**vars(plain), "strategies": ()} == {**vars(other), "strategies": ()}
    assert [type(n) for n in (other.games, other.seed, *other.change.values())] == [int, int, int]


def test_a_change_reaches_the_setting():
    changed = match("majority", ["random"], 1, change={"*-10.power": 12, "Rot 9.power": 8}).setting.numbers
    tens = {card for card, numbers in changed.items() if numbers["power"] == 12}
    assert tens == {"red-10", "blue-10", "yellow-10"} and changed["red-9"]["power"] == 8
    assert game("majority").setting().numbers["red-10"]["power"] == 10


def test_strategies_are_repeated_until_every_seat_is_taken():
    four = match("majority", ["random", "first-legal"], 1)
    assert (four.labels(), four.matchups) == (["random", "first-legal"], ((0, 1, 0, 1),))
    assert match("majority", ["random", "first-legal"], 1, players=3).matchups == ((0, 1, 0),)
    assert match("majority", ["random"] * 3, 1).matchups == ((0, 0, 0),)


@pytest.mark.parametrize(
    ("lineup", "orders"),
    [
        (["random"], 1),
        (["random", "first-legal"], 2),
        (["random", "first-legal", "first-legal", "first-legal"], 4),
        (["random", "first-legal", "random"], 3),
    ],
)
def test_every_different_rotation_is_an_order(lineup, orders):
    made = match("majority", lineup, 1)
    found = made.orders(0)
    assert len(found) == len(set(found)) == orders
    seats = made.setting.players
    assert {o[k:] + o[:k] for o in found for k in range(seats)} == set(found), "neighbours stay neighbours"
    fixed = match("majority", lineup, 1, seats="fixed")
    assert fixed.orders(0) == [made.orders(0)[0]]


def test_lineups_are_the_orders_in_strategies():
    made = match("majority", ["random", "first-legal"], 1)
    assert [[s.label for s in lineup] for lineup in made.lineups(0)] == [
        ["random", "first-legal"] * 2,
        ["first-legal", "random"] * 2,
    ]


def test_a_tournament_of_teams_and_of_singles():
    names = ["random", "first-legal", "monte-carlo"]
    teams = round_robin("majority", names, 1, players=4)
    assert teams.matchups == ((0, 1, 0, 1), (0, 2, 0, 2), (1, 2, 1, 2))
    alone = round_robin("majority", names[:2], 10, players=3)
    assert alone.matchups == ((0, 1, 1), (1, 0, 0))
    assert alone.total == 20


def test_without_a_list_all_scripted_strategies_meet():
    chosen = game("majority")
    searching = {name for name, s in chosen.strategies().items() if s.rollout is not None}
    assert "monte-carlo" in searching
    assert {s.name for s in scripted(chosen)} == set(chosen.strategies()) - searching
    assert set(round_robin("majority", None, 1).labels()) == set(chosen.strategies()) - searching


def seated(teams: list[int], lineup: tuple[int, ...]) -> Experiment:
    """A table of The Majority with other teams."""
    chosen = replace(game("majority"), players=(1, 4), teams=lambda players, variant: teams)
    made = match("majority", ["random", "first-legal"], 1)
    return replace(made, game=chosen, matchups=(lineup,), setting=replace(made.setting, players=len(teams)))


def test_a_rotation_parts_no_team():
    assert seated([0, 0, 1, 1], (0, 0, 1, 1)).orders(0) == [(0, 0, 1, 1), (1, 1, 0, 0)]
    assert seated([0, 1, 1], (0, 1, 1)).orders(0) == [(0, 1, 1)]
    assert len(seated([0, 1, 2], (0, 1, 1)).orders(0)) == 3
    assert seated([0, 0], (0, 1)).orders(0) == [(0, 1), (1, 0)]


def test_where_all_play_together_every_strategy_has_a_table_of_its_own(monkeypatch):
    together = replace(game("majority"), teams=lambda players, variant: [0] * players)
    monkeypatch.setattr("sim.runs.experiment.game", lambda name: together)
    made = round_robin("majority", ["random", "first-legal", "greedy"], 1, players=3)
    assert made.matchups == ((0, 0, 0), (1, 1, 1), (2, 2, 2))


def test_a_variant_has_its_own_number_of_players():
    chosen = replace(
        game("majority"),
        variants={"standard": "", "alone": "", "pair": ""},
        variant_players={"alone": (1, 1), "pair": (2, 2)},
    )
    assert [chosen.usual_players(v) for v in ("standard", "alone", "pair", None)] == [4, 1, 2, 4]
    assert chosen.players_of("alone") == (1, 1) and chosen.players_of(None) == (3, 4)
    with pytest.raises(SpielwerkError, match=r"The Majority \(alone\) is for 1 player, not 3"):
        chosen.setting(3, "alone")
    with pytest.raises(SpielwerkError, match=r"The Majority \(pair\) is for 2 players, not 3"):
        chosen.setting(3, "pair")
