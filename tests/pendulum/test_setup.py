"""Rulebook, "Spielmaterial" and "Spielaufbau": components and set-up."""

import numpy as np
import pytest

from sim.errors import SpielwerkError
from sim.games.pendulum.names import CARDS, CHARACTERS, FIRST_FINAL, IDS
from sim.games.pendulum.state import COMMONS, GRANDES, LOWER, START, UPPER
from tests.pendulum.layout import COMMON, FOURTH, GRANDE, PENDULUM, THIRD


def copies(kind):
    return sum(card.numbers.get("copies", 1) for card in CARDS if card.facts["kind"] == kind)


def test_material_numbers_of_cards():
    assert copies("province") == 56 and copies("achievement") == 10
    assert copies("council") == 25 and copies("final") == 5 and copies("grande") == 1
    basic = [c for c in CARDS if c.facts.get("owner") == "basic"]
    advanced = [c for c in CARDS if c.facts["kind"] == "stratagem" and c.facts["owner"] != "basic"]
    assert len(basic) * len(CHARACTERS) + len(advanced) == 40
    assert {c.facts["owner"] for c in advanced} == set(CHARACTERS)


def test_material_provinces_by_type():
    """20 of one colour, 18 of two, 12 foreign ones, 6 splendid ones (reconstructed)."""
    sizes = {}
    for card in CARDS:
        if card.facts["kind"] == "province":
            what = (
                card.id.split("-")[1]
                if card.id.split("-")[1] in ("foreign", "splendid")
                else len(card.facts["recesses"])
            )
            sizes[what] = sizes.get(what, 0) + card.numbers["copies"]
    assert sizes == {1: 20, 2: 18, "foreign": 12, "splendid": 6}


def test_material_every_component_says_where_it_comes_from():
    by = {p: sum(c.provenance == p for c in CARDS) for p in ("rulebook", "public", "reconstructed")}
    assert by["reconstructed"] > by["rulebook"] > 5 and by["public"] >= 2
    assert all(card.facts["text"] for card in CARDS)


def test_material_costs_that_the_rulebook_names():
    numbers = {card.id: card.numbers for card in CARDS}
    for space in ("purple-1", "purple-2", "purple-4", "green-1", "green-2"):
        assert numbers[space]["cost_gold"] == 2
    assert numbers["black-1"]["cost_military"] == 4 and numbers["take-back"]["cost_culture"] == 5
    assert numbers["final-legendary"]["cost_any"] == 10
    assert [numbers["timers"][a] for a in ("purple", "green", "black")] == [180, 120, 45]
    assert [numbers["privilege"][r] for r in ("first", "second", "third", "fourth", "fifth")] == [2, 1, 1, 0, 0]


def test_setup_timers_stand_in_the_upper_rows(lay):
    assert lay().record["timer_row"].tolist() == [UPPER] * 3


@pytest.mark.parametrize("players, token", [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_setup_legendary_token_by_number_of_players(lay, players, token):
    """Round 1 with three players: on the pile. Ruling 3: with two as well. Four and more: on the open card."""
    assert lay(players).record["token"] == token


def test_setup_four_provinces_five_rewards_one_achievement_lie_open(lay):
    record = lay().record
    kinds = [CARDS[c].facts["kind"] for c in record["display"]]
    assert kinds == ["province"] * 4 and record["deck_size"][0] == 52
    assert [CARDS[c].facts["kind"] for c in record["offered"]] == ["council"] * 5
    assert CARDS[record["achievement"]].facts["kind"] == "achievement"
    assert sorted(CARDS[c].facts["kind"] == "achievement" for c in record["achievements"]) == [True] * 10


def test_setup_fifteen_of_the_blue_rewards_are_played_and_ten_stay_out(lay):
    record = lay().record
    assert record["reward_count"] == 25
    np.testing.assert_array_equal(record["offered"], record["rewards"][:5])


@pytest.mark.parametrize("copies", [1, 2, 5])
def test_switch_legendary_finals(lay, copies):
    finals = lay(legendary_finals=str(copies)).record["finals"].tolist()
    assert finals.count(FIRST_FINAL) == copies and len(finals) == 5


def test_setup_everybody_gets_mat_resources_stratagems_and_workers(lay):
    t = lay(5, characters="justicar,insidious,implacable,champion,briber", bare=False)
    assert t.held(0) == [0, 3, 2, 0] and t.held(4) == [0, 1, 4, 0]
    assert t.hand(0) == ["stratagem-prestige", "stratagem-recall", "stratagem-supplies", "stratagem-waiver"]
    for seat in range(5):
        assert [t.at(seat, w) for w in (GRANDE, COMMON, THIRD, FOURTH)] == ["mat", "mat", "unused", "unused"]
        assert t.record["is_grande"][seat].tolist() == [1, 0, 0, 0]
        assert t.record["reserve"][seat] == 2 and t.record["second_grande"][seat] == 1
        assert t.tracks(seat) == [0, 0, 0, 0]


def test_setup_advanced_sides_have_their_own_stratagems(lay):
    t = lay(2, "advanced", "champion,justicar", bare=False)
    assert t.hand(0) == ["champion-power", "champion-raid", "champion-military", "champion-recall"]
    assert t.hand(1) == ["justicar-prestige", "justicar-judgement", "justicar-culture", "justicar-waiver"]


def test_advanced_need_not_hold_for_all(lay):
    t = lay(3, sides="basic,advanced")
    assert t.record["advanced"][:3].tolist() == [0, 1, 0]


def test_setup_privilege_is_in_random_order(lay):
    orders = {tuple(lay(3, seed=seed, bare=False).record["order"][:3]) for seed in range(40)}
    assert len(orders) == 6


def test_setup_random_characters_are_all_different(lay):
    for seed in range(20):
        t = lay(4, characters="random,random,briber,random", seed=seed)
        mats = t.record["character"][:4].tolist()
        assert len(set(mats)) == 4 and mats[2] == 0


def test_start_grandes_then_commons_on_the_lower_row_in_order_of_privilege(lay):
    """ "Spielbeginn": the Grande workers by privilege, then the common ones, all on lower spaces."""
    t = lay(3).rank(2, 0, 1)
    assert t.record["phase"] == GRANDES
    t.will(2, space=["purple-1", "green-1"]).will(0, space=["purple-1", "green-3"]).will(
        1, space=["black-2", "black-2"]
    )
    t.step(3)
    assert t.record["phase"] == COMMONS
    assert [t.at(s, GRANDE) for s in range(3)] == ["purple-1 lower", "black-2 lower", "purple-1 lower"]
    t.step(3)
    assert [t.at(s, COMMON) for s in range(3)] == ["green-3 lower", "black-2 lower", "green-1 lower"]
    assert t.record["phase"] == START and not t.unsaid()
    t.step()
    assert t.record["timer_row"].tolist() == [LOWER] * 3, "flip all timers"


def test_start_a_common_worker_may_not_join_others_a_grande_may(lay):
    """Worker rules hold in the set-up as well."""
    t = lay(2).will(0, space="purple-1").step()
    assert "purple-1" in t.targets(1, GRANDE) and "purple-1" not in t.targets(1, COMMON)


@pytest.mark.parametrize("players, spaces", [(3, 10), (4, 12)])
def test_board_sides_differ_by_two_spaces(lay, players, spaces):
    assert len(lay(players).targets(0, GRANDE)) == spaces
    missing = {IDS[i] for i in range(12)} - lay(players).targets(0, GRANDE)
    assert missing == (set() if players == 4 else {"purple-4", "green-4"})


@pytest.mark.parametrize(
    "setup, message",
    [
        ({"characters": "wizard"}, "can't be 'wizard'"),
        ({"characters": "briber,briber"}, "one seat only"),
        ({"sides": "basic,basic,basic"}, "names 3 seats"),
        ({"sides": "expert"}, "can't be 'expert'"),
    ],
)
def test_bad_set_ups_are_refused(setup, message):
    with pytest.raises(SpielwerkError, match=message):
        PENDULUM.setting(2, setup=setup)


@pytest.mark.parametrize("change", [{"timers.black": 1}, {"corner.any_resource": 99}, {"province-*.copies": 0},
                                    {"act-times.place": -1}, {"flip-times.reaction_from": 9000}, {"*-basic.start_gold": 11}])  # fmt: skip
def test_numbers_that_can_not_be_played_are_refused(lay, change):
    with pytest.raises(SpielwerkError):
        lay(change=change)
