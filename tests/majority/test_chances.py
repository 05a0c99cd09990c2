"""Chances that can be worked out with pencil and paper, against many games. Every seed is fixed."""

from math import comb

import numpy as np
import pytest
from scipy import stats

from sim.games.majority.state import CARD_IDS, RANKS

UNLIKELY = 1e-4
GAMES = 40_000


def only(field="copies", **copies):
    """A deck of these cards alone: `only(red_10=72)`."""
    wanted = {card.replace("_", "-"): number for card, number in copies.items()}
    return {f"{card}.{field}": wanted.get(card, 0) for card in CARD_IDS}


def fits(counts, chances):
    """Could counts like these come from these chances?"""
    expected = np.asarray(chances) * np.sum(counts)
    return stats.chisquare(counts, expected).pvalue > UNLIKELY


def near(values, mean):
    """Is the mean of the values where it should be, within what chance allows?"""
    return abs(np.mean(values) - mean) < stats.norm.isf(UNLIKELY / 2) * np.std(values) / np.sqrt(len(values))


@pytest.mark.parametrize("players, deck", [(4, 72), (3, 54)])
def test_1_4_copies_dealt_in_round_1_are_hypergeometric(lay, players, deck):
    """Six picks bring every dealt card into some kept pile, so `drafted` shows the whole deal."""
    table = lay(players, ["random"])
    dealt = table.results(GAMES, steps=6)["drafted"].sum(axis=1)
    for card, copies in enumerate(table.record["copies"]):
        law = stats.hypergeom(deck, copies, 6 * players)
        assert fits(np.bincount(dealt[:, card], minlength=copies + 1), law.pmf(range(copies + 1))), CARD_IDS[card]
        assert near(dealt[:, card], copies / 3)


@pytest.mark.parametrize("players, deck", [(4, 72), (3, 54)])
def test_1_4_the_lowest_card_of_a_first_packet(lay, players, deck):
    """First-legal keeps the lowest of six cards: a closed form for every card, in every seat."""
    table = lay(players, ["first-legal"])
    kept = table.results(GAMES, steps=1)["drafted"]
    above = deck - np.concatenate([[0], np.cumsum(table.record["copies"])])
    chances = [(comb(a, 6) - comb(b, 6)) / comb(deck, 6) for a, b in zip(above, above[1:], strict=False)]
    likely = np.array(chances) * GAMES > 5
    for seat in range(players):
        counts = kept[:, seat].sum(axis=0)
        few = [counts[~likely].sum()], [np.sum(np.array(chances)[~likely])]
        assert fits([*counts[likely], *few[0]], [*np.array(chances)[likely], *few[1]])


def test_1_4_the_first_holder_of_the_marker_is_any_seat_alike(lay):
    """Without 3s the marker stays where it was."""
    for players, deck in ((4, only(red_10=72)), (3, only("copies_three", red_10=54))):
        holders = lay(players, change=deck).results(GAMES)["has_marker"].sum(axis=0)
        assert fits(holders, [1 / players] * players)


def test_2_4_and_2_6_a_game_of_equal_cards_can_be_worked_out(lay):
    """72 red 10s: all equal, so everybody shares four first places and the marker decides."""
    table = lay(change=only(red_10=72))
    games = table.results(1000)
    assert (games["score"] == 8).all()
    assert (games["firsts"] == 4).all() and (games["first_shared"] == 4).all() and not games["seconds"].any()
    assert (games["points"] == [170, 0, 0]).all()
    assert games["tied"].all()
    np.testing.assert_array_equal(games["win"][:, 0], games["has_marker"][:, 0] + games["has_marker"][:, 2])
    assert table.record["questions"] == 0  # there never was anything to choose


@pytest.mark.parametrize("players", [3, 4])
def test_every_seat_wins_alike_among_random_players(lay, players):
    games = lay(players, ["random"]).results(2 * GAMES)
    if players == 4:
        assert fits([games["win"][:, 0].sum(), games["win"][:, 1].sum()], [1 / 2] * 2)
        np.testing.assert_array_equal(games["win"][:, 0], games["win"][:, 2])
    else:
        assert fits(games["win"].sum(axis=0), [1 / 3] * 3)
    for seat in range(1, players):
        assert near(games["score"][:, seat].astype(int) - games["score"][:, 0], 0)


def test_the_three_colours_are_alike_for_random_players(lay):
    games = lay(4, ["random"]).results(2 * GAMES)
    for name in ("points", "first_by_colour", "second_by_colour"):
        total = games[name].sum(axis=1, dtype=int)
        assert near(total[:, 0] - total[:, 1], 0)
        assert near(total[:, 1] - total[:, 2], 0)


def test_the_mean_number_of_plays_with_equal_copies(lay):
    """Three copies of all 24 cards: random players treat them alike, 68 of 72 cards are played."""
    played = lay(4, ["random"], {f"{card}.copies": 3 for card in CARD_IDS}).results(GAMES)["played"].sum(axis=1)
    for card in range(len(CARD_IDS)):
        assert near(played[:, card], 68 / 24), CARD_IDS[card]


def test_without_abilities_all_cards_lie_where_they_were_played(lay):
    plain = only(red_5=8, red_6=8, red_9=8, blue_5=8, blue_6=8, blue_9=8, yellow_5=8, yellow_6=8, yellow_9=8)
    games = lay(4, ["random"], plain).results(2000)
    np.testing.assert_array_equal(games["owned"], games["played"])
    assert not games["open_turns"].any()
    assert near(games["points"].sum(axis=(1, 2), dtype=int), 68 * (5 + 6 + 9) / 3)


@pytest.mark.parametrize("players, most", [(4, (20 + 4 + 20) + 3 * (16 + 4 + 16)), (3, (15 + 15) + 3 * (12 + 12))])
def test_2_2_and_2_3_the_number_of_questions(lay, players, most):
    """A pick or turn with two or more cards is a question, unless all of them are alike."""
    table = lay(players, ["random"])
    asked = []
    for seed in range(300):
        table.results(1, seed)
        asked.append(int(table.record["questions"]))
    assert max(asked) == most
    assert min(asked) > 0.9 * most


def test_2_2_a_packet_of_equal_cards_asks_nothing(lay):
    """68 red 10s and four red 9s: a packet of six asks only if it holds both."""
    table = lay(4, ["random"], only(red_10=68, red_9=4))
    asked = []
    for seed in range(4000):
        table.results(1, seed, steps=1)
        asked.append(int(table.record["questions"]))
    assert near(asked, 4 * (1 - comb(68, 6) / comb(72, 6)))


@pytest.mark.parametrize("power, copies", [(0, 4), (2, 2), (7, 2)])
def test_an_ability_that_nobody_holds_is_never_seen(lay, power, copies):
    """Swapping a rank for more 10s takes its ability out of the game."""
    change = {f"*-{power}.copies": 0, "*-10.copies": 3 + copies}
    games = lay(4, ["random"], change).results(500)
    names = {0: ("bribes", "bribed_away"), 2: ("assassinations", "murdered"), 7: ("treason_given", "treason_received")}
    for name in names[power]:
        assert not games[name].any()
    rank = CARD_IDS.index(f"red-{power}")
    assert not games["played"].reshape(500, 4, 3, RANKS)[..., rank].any()
