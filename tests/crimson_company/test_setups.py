"""Set-up numbers of every variant, decks, picks, handicap (rulebook: set-up, optional rules, variants)."""

import pytest

from sim.errors import SpielwerkError
from sim.game import game
from sim.games.crimson_company.decks import CHARACTERS, USUAL, VARIANTS
from sim.kernel.table import Table
from tests.crimson_company.layout import count_coins, run_hook, start_streams

CRIMSON = game("crimson-company")


def dealt(variant, players, seed=1, **given):
    """The record after the set-up."""
    table = Table(CRIMSON, CRIMSON.setting(players, variant, **given), [[CRIMSON.strategies()["random"]()] * players])
    start_streams(table.record, seed, 0)
    run_hook(table.record, 0, 0)
    return table.record


@pytest.mark.parametrize(
    ("variant", "players", "lanes", "coins", "start", "deck"),
    [
        ("duel", 2, 3, 40, [3, 4], 42),
        ("tournament", 2, 3, 40, [3, 4], 30),
        ("two-against-two", 4, 3, 80, [1, 2, 3, 4], 42),
        ("free-for-all", 3, 6, 60, [3] * 3, 82),
        ("free-for-all", 4, 8, 80, [4] * 4, 82),
        ("free-for-all", 5, 10, 100, [5] * 5, 123),
        ("free-for-all", 6, 12, 120, [6] * 6, 123),
        ("placements", 6, 12, 120, [6] * 6, 123),
        ("solo", 1, 3, 40, [0], 41),
        ("coop", 2, 3, 40, [0, 0], 41),
    ],
)
def test_numbers_of_the_set_up(variant, players, lanes, coins, start, deck):
    record = dealt(variant, players)
    assert record["lanes"] == lanes and record["lane_open"].sum() == lanes
    assert count_coins(record) == coins
    assert record["coins"][:players].tolist() == start
    assert record["deck_list_size"] == deck
    offer = 0 if variant in ("solo", "coop") else 4
    assert (record["offer"] >= 0).sum() == offer and record["top"] >= 0
    drawn = 3 * players if variant in ("solo", "coop") else 0
    assert record["deck_size"][0] == deck - offer - 1 - drawn and record["hand_size"].sum() == drawn


@pytest.mark.parametrize(
    ("difficulty", "coins"), [("easy", 0), ("medium", 1), ("hard", 3), ("very-hard", 6), ("crazy", 9)]
)
@pytest.mark.parametrize(("variant", "players"), [("solo", 1), ("coop", 2)])
def test_five_difficulties(variant, players, difficulty, coins):
    record = dealt(variant, players, options={"difficulty": difficulty})
    assert record["castle_coins"].tolist() == [coins] * 3 + [0] * 9
    assert record["supply"] == 40 - 3 * coins


def test_the_offer_is_any_four_cards():
    seen = {card for seed in range(200) for card in dealt("duel", 2, seed)["offer"].tolist()}
    assert seen == set(range(42))


def test_handicap_more_coins_for_a_seat():
    record = dealt("duel", 2, setup={"handicap": "0,2"})
    assert record["coins"][:2].tolist() == [3, 6] and count_coins(record) == 40
    assert dealt("duel", 2, setup={"handicap": 1})["coins"][:2].tolist() == [4, 4]


def test_tournament_two_picks_make_a_deck_and_may_share_cards():
    first, second = ",".join(USUAL[:15]), ",".join(USUAL[5:20])
    setting = CRIMSON.setting(2, "tournament", {"first_pick": first, "second_pick": second})
    assert setting.setup["deck"] == [*USUAL[:15], *USUAL[5:20]]
    random = CRIMSON.setting(2, "tournament", seed=3).setup
    assert len(set(random["first_pick"])) == len(set(random["second_pick"])) == 15
    assert random == CRIMSON.setting(2, "tournament", seed=3).setup != CRIMSON.setting(2, "tournament", seed=4).setup


def test_decks_lists_copies_and_chance():
    deck = CRIMSON.setting(2, setup={"deck": [*USUAL[:30], "voodoo-doll*2", "Assassin"]}).setup["deck"]
    assert len(deck) == 33 and deck.count("voodoo-doll") == 2
    random = CRIMSON.setting(2, setup={"deck": "random"}, seed=1).setup["deck"]
    assert len(set(random)) == 30 and "voodoo-doll" not in random
    assert random != CRIMSON.setting(2, setup={"deck": "random"}, seed=2).setup["deck"]
    assert len(CRIMSON.setting(3, "free-for-all", {"deck": "random"}).setup["deck"]) == 50
    assert CRIMSON.expand("deck", "random:2", 7) == ["random:7-1", "random:7-2"]


def test_free_for_all_has_no_bard_and_solo_no_mercenary():
    assert "bard" not in CRIMSON.setting(5, "free-for-all").setup["deck"]
    assert "mercenary" not in CRIMSON.setting(1, "solo").setup["deck"]
    assert "copies" in CRIMSON.setting(3, "free-for-all").setup["notes"][0]


def test_solo_texts_can_be_left_out():
    record = dealt("solo", 1, options={"solo_texts": "removed"})
    assert record["deck_list_size"] == 42 - 10


def test_a_card_taken_out_leaves_all_others_in_their_order():
    """Paired games: without the card everything else comes as it would have come."""

    def order(seed, **given):
        record = dealt("duel", 2, seed=seed, **given)
        return [card for card in [*record["offer"].tolist(), int(record["top"])] if card != 10]

    with_thief, without = order(5), order(5, change={"thief.copies": 0})
    assert len(with_thief) == 4, "the Thief is among the first five cards of this deal"
    assert sorted(with_thief) == sorted(c for c in without if c in with_thief) and len(without) == 5
    assert all(10 not in dealt("duel", 2, seed, change={"thief.copies": 0})["offer"].tolist() for seed in range(60))


@pytest.mark.parametrize(
    ("players", "variant", "given", "words"),
    [
        (3, "duel", {}, "for 3: --variant free-for-all or placements"),
        (2, "solo", {}, "is for 1 player, not 2 .for 2: --variant duel"),
        (2, "duel", {"setup": {"deck": "thief,hel"}}, "30 to 255 characters, not 2"),
        (2, "duel", {"setup": {"deck": "theif"}}, "thief"),
        (2, "duel", {"setup": {"castles": "markt"}}, "market"),
        (2, "duel", {"setup": {"castles": "market,market,market,market"}}, "4 castles for 3 lanes"),
        (2, "duel", {"setup": {"handicap": "a"}}, "handicap"),
        (2, "duel", {"setup": {"first_pick": "random"}}, "tournament"),
        (2, "tournament", {"setup": {"deck": "all"}}, "first_pick"),
        (2, "tournament", {"setup": {"first_pick": "thief"}}, "15 different characters"),
        (3, "free-for-all", {"setup": {"deck": ["bard"] * 50}}, "bard is not used"),
        (1, "solo", {"setup": {"handicap": "1"}}, "no handicap"),
    ],
)
def test_bad_set_ups_get_one_clear_line(players, variant, given, words):
    with pytest.raises(SpielwerkError, match=words) as error:
        CRIMSON.setting(players, variant, **given)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"setup": {"deck": USUAL[:30]}, "change": {"thief.copies": 0}}, "30 to 255 characters, not 29"),
        ({"change": {"traitor.strength": -1}}, "strength goes from 0"),
        ({"change": {"musketeer.cost": 0}}, "cost goes from 1"),
        ({"setup": {"handicap": "30,30"}}, "the supply has 40"),
    ],
)
def test_bad_numbers_get_one_clear_line(given, words):
    with pytest.raises(SpielwerkError, match=words):
        dealt("duel", 2, **given)


STRENGTHS = (2, 4, 3, 4, 2, 3, 2, 2, 3, 4, 4, 4, 2, 2, 5, 1, 4, 2, 4, 4, 3, 3, 5, 3, 4, 3, 3, 2, 3, 5, 3, 3, 1, 6, 5, 1,
             2, 3, 0, 4, 3, 3, 2, 1)  # fmt: skip


def test_the_reconstructed_strengths_are_those_of_the_digest():
    assert tuple(card.numbers["strength"] for card in CHARACTERS) == STRENGTHS


def test_a_random_deck_without_the_changed_characters_is_too_small_and_the_message_says_why():
    with pytest.raises(SpielwerkError, match=r"solo_texts=removed takes \d+ out"):
        dealt("solo", 1, setup={"deck": "random"}, options={"solo_texts": "removed"})


def test_cards_are_those_of_the_digest():
    assert len(USUAL) == 42 and len(CHARACTERS) == 44
    assert all(card.provenance == "reconstructed" for card in CRIMSON.cards), "no strength is public"
    assert all(card.facts["text"] for card in CRIMSON.cards)


def test_variants_and_teams():
    assert list(VARIANTS) == list(CRIMSON.variants)
    assert CRIMSON.team_of(4, "two-against-two") == [0, 1, 0, 1]
    assert CRIMSON.team_of(2, "coop") == [0, 0] and CRIMSON.team_of(1, "solo") == [0]
    assert CRIMSON.team_of(4, "free-for-all") == [0, 1, 2, 3]
