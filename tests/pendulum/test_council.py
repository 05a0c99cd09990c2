"""Rulebook, "Versammlung" and "Errungenschaft beanspruchen": votes, privilege, every reward, the next round."""

import pytest

from sim.games.pendulum.kinds import CLAIMS, MOVES, PLAYS, TAKE_CORNER, TAKE_GRANDE
from sim.games.pendulum.names import CARDS
from sim.games.pendulum.state import (
    COUNCIL,
    FROM_PRIVILEGE,
    GOLD,
    LOWER,
    MUSTER,
    NO_CARD,
    POPULARITY,
    POWER,
    PRESTIGE,
    RUNNING,
    TIDYING,
    UPPER,
    VOTES,
    VOTING,
)
from tests.pendulum.layout import COMMON, FOURTH, GRANDE, THIRD, place

ROWS = {"purple": UPPER, "green": UPPER, "black": UPPER}


def council(lay, *offered, round=0, players=4, **more):
    """A council at which these rewards lie open; seat 0 is the first, without points for privilege."""
    t = lay(players, change={"privilege.first": 0, **more.pop("change", {})}, **more)
    t.set(phase=COUNCIL, turn=0, round=round, grande_open=1)
    t.record["offered"] = [place(card) for card in offered] + [NO_CARD] * (5 - len(offered))
    return t


# --- Privilege --------------------------------------------------------------------------------------------------


def test_privilege_goes_by_votes_and_all_votes_are_discarded(lay):
    t = lay(4).hold(0, votes=1).hold(1, votes=5).hold(2, votes=3).set(phase=VOTING).step()
    assert t.record["order"][:4].tolist() == [1, 2, 0, 3] and t.record["rank"][:4].tolist() == [2, 0, 1, 3]
    assert [t.held(seat)[VOTES] for seat in range(4)] == [0] * 4
    assert t.record["votes_at"][:4, 0].tolist() == [1, 5, 3, 0] and t.record["rank_at"][:4, 0].tolist() == [3, 1, 2, 4]


def test_privilege_ruling_17_of_equal_ones_the_one_behind_goes_in_front(lay):
    t = lay(4).hold(2, votes=3).hold(3, votes=3).set(phase=VOTING).step()
    assert t.record["order"][:4].tolist() == [3, 2, 1, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_privilege_points_two_one_one_on_tracks_of_choice_never_legendary(lay, players):
    t = lay(players).set(phase=COUNCIL, turn=0, grande_open=1)
    t.record["offered"] = NO_CARD
    for seat in range(players):
        t.will(seat, track=[PRESTIGE, POPULARITY])
    t.step(players)
    tracks = [t.tracks(seat) for seat in range(players)]
    assert tracks == [[0, 1, 1, 0], [0, 1, 0, 0], [0, 1, 0, 0], [0] * 4, [0] * 4][:players]
    assert t.record["points_from"][:players, FROM_PRIVILEGE].tolist() == [2, 1, 1, 0, 0][:players]


# --- Rewards ----------------------------------------------------------------------------------------------------

# What is held, answers, what is held after, tracks after.
INSTANT = {
    "council-power": ({}, {}, [2, 0, 0, 0], [1, 2, 0, 0]),
    "council-prestige": ({}, {}, [0, 2, 0, 0], [0, 3, 0, 0]),
    "council-popularity": ({}, {}, [0, 0, 2, 0], [0, 2, 1, 0]),
    "conversion": ({}, {"track": POPULARITY}, [0, 0, 0, 0], [0, 1, 1, 0]),
    "final-legendary": ({"military": 4, "culture": 6}, {"accept": 1}, [0, 0, 0, 0], [0, 2, 0, 1]),
    "final-power": ({"military": 5}, {"accept": 1}, [1, 0, 0, 0], [2, 2, 0, 0]),
    "final-prestige": ({"culture": 4}, {"accept": 1}, [0, 0, 0, 0], [0, 4, 0, 0]),
    "final-popularity": ({"gold": 4}, {"accept": 1}, [0, 0, 0, 0], [0, 2, 2, 0]),
    "final-bargain": ({"gold": 6}, {"accept": 1, "track": [POWER, POPULARITY]}, [0, 0, 0, 0], [1, 2, 1, 0]),
}
RECRUITS = {
    "recruit-military": {"military": 4},
    "recruit-culture": {"culture": 4},
    "recruit-gold": {"gold": 4},
    "recruit-military-culture": {"military": 2, "culture": 2},
    "recruit-culture-gold": {"culture": 2, "gold": 2},
}
OTHERS = {"council-conquest", "third-province"}


def test_every_reward_that_is_no_stratagem_has_a_test():
    kinds = ("council", "final")
    there = {c.id for c in CARDS if c.facts["kind"] in kinds and c.facts.get("border") != "stratagem"}
    assert there == {*INSTANT, *RECRUITS, *OTHERS}


@pytest.mark.parametrize("card", INSTANT)
def test_what_an_instant_reward_does(lay, card):
    hold, answers, held, tracks = INSTANT[card]
    t = council(lay, card).hold(0, **hold).step_to(0, prestige=2).will(0, reward=0, **answers).step()
    assert t.held(0) == held and t.tracks(0) == tracks and t.used(0, card) == 1 and not t.unsaid()
    assert t.record["offered"][0] == NO_CARD, "not refilled"
    assert t.record["hand_size"][0] == 4


@pytest.mark.parametrize("card", RECRUITS)
def test_recruits_bring_a_common_worker_to_the_mat(lay, card):
    t = council(lay, card).hold(0, **RECRUITS[card]).will(0, reward=0, accept=1).step()
    assert t.at(0, THIRD) == "mat" and t.held(0) == [0] * 4 and t.record["reserve"][0] == 1
    assert t.record["is_grande"][0].tolist() == [1, 0, 0, 0]


def test_ruling_20_a_new_worker_is_placed_before_the_next_round(lay):
    t = council(lay, "recruit-gold", players=2).hold(0, gold=4).will(0, reward=0, accept=1).until(phase=MUSTER)
    assert t.at(0, THIRD) == "mat"
    t.will(0, act=MOVES + THIRD, space="black-2").until(phase=RUNNING)
    assert t.at(0, THIRD).startswith("black-2")


def test_digest_7_the_grande_card_is_legal_at_the_last_council(lay):
    t = council(lay, round=3, players=2).will(0, reward=TAKE_GRANDE).step()
    assert t.record["is_grande"][0, 1] == 1 and t.record["exchanged"][0]


def test_recruiting_ends_with_three_common_workers(lay):
    t = council(lay, "recruit-gold").hold(0, gold=4).set(reserve=[0] * 5).will(0, reward=0, accept=1).step()
    assert t.at(0, THIRD) == "unused"


def test_ruling_18_a_reward_that_is_not_paid_has_no_effect(lay):
    t = council(lay, "recruit-gold").hold(0, gold=3).will(0, reward=0).step()
    assert t.at(0, THIRD) == "unused" and t.held(0)[GOLD] == 3 and t.record["offered"][0] == NO_CARD
    t = council(lay, "recruit-gold").hold(0, gold=4).will(0, reward=0, accept=0).step()
    assert t.at(0, THIRD) == "unused" and t.held(0)[GOLD] == 4


def test_conquest_without_cost(lay):
    t = council(lay, "council-conquest").show("province-votes").will(0, reward=0, province=0).step()
    assert t.provinces(0) == [("province-votes", VOTES)] and t.tracks(0)[POWER] == 1 and t.held(0) == [0] * 4


def test_wider_borders_hold_for_good_and_only_once_a_player(lay):
    t = council(lay, "third-province", "third-province").will(0, reward=0).step()
    assert t.record["keeps"][:2].tolist() == [3, 2]
    again = council(lay, "third-province").set(grande_open=0)
    again.record["keeps"][0] = 3
    again.step()
    assert again.used(0, "corner") == 1, "nothing else was left to choose"


def test_conversion_never_below_zero_and_not_from_nothing(lay):
    t = council(lay, "conversion").will(0, reward=0).step()
    assert t.tracks(0) == [0] * 4, "ruling 21: without a point nothing is converted"


def test_stratagem_rewards_join_the_hand(lay):
    t = council(lay, "council-raid").will(0, reward=0).step()
    assert t.hand(0)[-1] == "council-raid" and t.record["hand_size"][0] == 5


def test_corner_is_open_to_everybody(lay):
    t = council(lay, players=3)
    for seat in range(3):
        t.will(seat, reward=TAKE_CORNER, resource=[0, 1, 1])
    t.step(3)
    assert [t.held(seat) for seat in range(3)] == [[1, 2, 0, 0]] * 3


def test_grande_card_exchanges_a_common_worker_in_its_exact_place_once_a_council(lay):
    t = council(lay).put(0, COMMON, "green-1", LOWER).will(0, reward=TAKE_GRANDE, exchange=COMMON).step()
    assert t.record["is_grande"][0].tolist() == [1, 1, 0, 0] and t.at(0, COMMON) == "green-1 lower"
    assert t.record["second_grande"][0] == 0 and t.record["grande_open"] == 0 and t.record["exchanged"][0]
    assert t.record["reserve"][0] == 2, "the exchanged worker left the game"
    t.step()
    assert t.used(1, "grande-worker") == 0, "turned over: not for the next one"


def test_ruling_19_four_workers_at_most(lay):
    t = (
        council(lay, "recruit-gold", "recruit-military")
        .hold(0, 4, 0, 4)
        .will(0, reward=[0, 1, TAKE_GRANDE], accept=[1, 1])
    )
    t.step().set(turn=0).step().set(turn=0).will(0, exchange=THIRD).step()
    assert t.at(0, FOURTH) == "mat" and t.record["is_grande"][0].tolist() == [1, 0, 1, 0]


def test_final_legendary_point_is_not_for_those_who_have_one(lay):
    t = council(lay, "final-legendary", round=3).hold(0, 10, 10, 10).step_to(0, legendary=1).set(grande_open=0).step()
    assert t.used(0, "final-legendary") == 0 and t.record["offered"][0] == place("final-legendary")


def test_final_legendary_point_takes_any_mix_of_ten(lay):
    t = (
        council(lay, "final-legendary", round=3)
        .hold(0, 3, 3, 5)
        .will(0, reward=0, accept=1, pay=[0, 0, 0, 1, 1, 1, 2, 2, 2, 2])
    )
    assert t.step().held(0) == [0, 0, 1, 0]
    assert (t.record["legendary_by"][0], t.record["legendary_round"][0]) == (2, 4)


# --- The next round ---------------------------------------------------------------------------------------------


def test_after_the_council_everything_is_laid_out_anew(lay):
    t = lay(2).set(phase=TIDYING, turn=1, claimed=[1] * 5, markers=0, token=0, grande_open=0)
    before = t.record.copy()
    t.step()
    assert t.record["round"] == 1 and t.record["phase"] == MUSTER
    assert t.record["offered"].tolist() == before["rewards"][5:10].tolist()
    assert t.record["achievement"] == before["achievements"][1] and t.record["token"] == 1
    assert not t.record["claimed"][:2].any() and t.record["grande_open"] == 1
    assert t.record["removed_size"][0] == 4 and t.record["deck_size"][0] == before["deck_size"][0] - 4
    t.until(phase=RUNNING)
    assert t.record["markers"] == 2, "three are back, and the flip that starts the round takes one"


def test_fourth_council_offers_the_final_cards(lay):
    t = lay(2).set(phase=TIDYING, turn=1, round=2).step()
    assert [CARDS[c].facts["kind"] for c in t.record["offered"]] == ["final"] * 5


def test_after_the_fourth_council_the_game_is_over(lay):
    assert lay(2).set(phase=TIDYING, turn=1, round=3).step().record["over"] == 1


def test_votes_go_everything_else_stays(lay):
    t = lay(2).timers().give(0, "stratagem-prestige", "stratagem-supplies").act(0, PLAYS).hold(0, 1, 2, 3, 4)
    t.set(phase=VOTING).step()
    assert t.held(0) == [1, 2, 3, 0] and t.hand(0) == ["stratagem-supplies"]
    t.until(phase=MUSTER)
    assert t.discards(0) == ["stratagem-prestige"], "what was played stays discarded (digest 7)"


def test_muster_by_privilege_workers_on_the_mat_or_in_rows_without_timer(lay):
    t = lay(2).rank(1, 0).put(0, GRANDE, "green-1", UPPER).put(0, COMMON, "black-2", LOWER).set(phase=MUSTER, turn=0)
    t.will(1, act=[MOVES + COMMON], space="green-2")
    t.step(2)
    assert t.at(1, COMMON) == "green-2 lower" and t.record["turn"] == 1
    assert t.options(0) & {MOVES + GRANDE, MOVES + COMMON} == {MOVES + COMMON}, "the timer keeps the other"
    assert "green-2" not in t.targets(0, COMMON), "conflicts by privilege"
    assert t.record["acts"].sum() == 0


# --- Achievements -----------------------------------------------------------------------------------------------

ACHIEVEMENTS = {
    "achievement-military": ([8, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0]),
    "achievement-culture": ([0, 8, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0]),
    "achievement-gold": ([0, 0, 8, 0], [0, 0, 0, 0], [0, 0, 1, 0]),
    "achievement-votes": ([0, 0, 0, 10], [0, 0, 0, 0], [0, 1, 0, 0]),
    "achievement-military-culture": ([5, 5, 0, 0], [0, 0, 4, 0], [0, 0, 0, 0]),
    "achievement-military-gold": ([5, 0, 5, 0], [0, 4, 0, 0], [0, 0, 0, 0]),
    "achievement-culture-gold": ([0, 5, 5, 0], [4, 0, 0, 0], [0, 0, 0, 0]),
    "achievement-three-resources": ([4, 4, 4, 0], [0, 0, 0, 6], [0, 0, 0, 0]),
    "achievement-gold-votes": ([0, 0, 6, 6], [0, 0, 0, 0], [0, 0, 1, 0]),
    "achievement-military-votes": ([6, 0, 0, 6], [0, 0, 0, 0], [1, 0, 0, 0]),
}


@pytest.mark.parametrize("card", ACHIEVEMENTS)
def test_achievement_is_held_not_paid_and_gives_its_lower_reward(lay, card):
    needs, gains, tracks = ACHIEVEMENTS[card]
    assert set(ACHIEVEMENTS) == {c.id for c in CARDS if c.facts["kind"] == "achievement"}
    t = lay().timers(**ROWS).set(achievement=place(card), token=0).hold(0, *needs).will(0, track=PRESTIGE)
    for what in range(4):
        if needs[what]:
            t.record["held"][0, what] -= 1
            assert CLAIMS not in t.options(0)
            t.record["held"][0, what] += 1
    t.act(0, CLAIMS)
    assert t.held(0) == [a + b for a, b in zip(needs, gains, strict=True)] and t.tracks(0) == tracks
    assert CLAIMS not in t.options(0), "one claim a player and round"


@pytest.mark.parametrize("wanted", [0, 1])
def test_achievement_with_the_token_the_legendary_point_or_the_lower_reward(lay, wanted):
    t = (
        lay()
        .timers(**ROWS)
        .set(achievement=place("achievement-gold"), round=1)
        .hold(0, gold=8)
        .will(0, legendary=wanted)
    )
    t.act(0, CLAIMS)
    assert t.tracks(0) == ([0, 0, 0, 1] if wanted else [0, 0, 1, 0]) and t.record["token"] == 1 - wanted
    assert t.record["legendary_by"][0] == wanted and t.record["legendary_round"][0] == 2 * wanted
    t.hold(1, gold=8).will(1, **({} if wanted else {"legendary": 1})).act(1, CLAIMS)
    assert t.tracks(1) == ([0, 0, 1, 0] if wanted else [0, 0, 0, 1])


def test_ruling_5_who_has_the_legendary_point_leaves_the_token(lay):
    t = lay().timers(**ROWS).set(achievement=place("achievement-gold")).hold(0, gold=8).step_to(0, legendary=1)
    t.act(0, CLAIMS)
    assert t.tracks(0) == [0, 0, 1, 1] and t.record["token"] == 1
