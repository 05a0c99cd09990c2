"""6-3: the promo cards, each for itself, and how they come into the deck."""

from collections import Counter

import pytest

from sim.errors import SpielwerkError
from sim.games.majority_2.prepare import PROMOS
from sim.games.majority_2.state import CARD_IDS, FACTIONS
from tests.majority_2.script import MAJORITY_2, anywhere_in_area, at, in_area

ALL = {"promo": "all"}


def deck(lay, promo="none", ghosts=0, **more):
    record = lay(setup={"promo": promo, "ghosts": ghosts}, **more).record
    return Counter(CARD_IDS[card] for card in record["all_cards"][: record["all_count"]])


@pytest.mark.parametrize("name", PROMOS)
def test_6_3_a_promo_card_replaces_all_of_its_faction_and_rank(lay, name):
    plain, changed = deck(lay), deck(lay, name)
    assert changed[f"promo-{name}"] == plain[name] and changed[name] == 0
    assert sum(changed.values()) == 60


def test_6_3_any_choice_of_replacements(lay):
    cards = deck(lay, "witch-senior:1, dragon-junior:2, demon-veteran")
    assert {c: n for c, n in cards.items() if c.startswith("promo")} == {
        "promo-witch-senior": 1, "promo-dragon-junior": 2, "promo-demon-veteran": 2,
    }  # fmt: skip
    assert (cards["witch-senior"], cards["dragon-junior"], cards["demon-veteran"], sum(cards.values())) == (1, 1, 0, 60)


def test_6_3_and_6_4_all_cards_of_the_box(lay):
    assert sum(deck(lay, "all").values()) == 60
    assert sum(deck(lay, "all", 2).values()) == 62
    assert sum(deck(lay, "all", 2, options={"promo_cards": "add"}).values()) == 73


def test_the_set_up_is_told_in_one_way():
    for given in (
        "dragon-junior,witch-senior:1",
        ["promo-Witch-Senior:1", "dragon-junior"],
        "witch-senior:1, dragon-junior",
    ):
        assert MAJORITY_2.setting(setup={"promo": given}).setup["promo"] == "witch-senior:1, dragon-junior"
    assert MAJORITY_2.setting().setup == {"promo": "none", "ghosts": 0}


@pytest.mark.parametrize(
    "setup",
    [
        {"promo": "witch-junior"},
        {"promo": "witch-senior:0"},
        {"promo": "witch-senior:x"},
        {"promo": "witch-senior:3"},
        {"promo": "all:3"},
        {"ghosts": 3},
        {"ghosts": "x"},
    ],
)
def test_bad_set_ups_are_refused(setup):
    with pytest.raises(SpielwerkError):
        MAJORITY_2.setting(setup=setup)


@pytest.mark.parametrize("own, hits", [("", 0), ("witch-junior", 1), ("witch-junior demon-junior angel-junior", 3)])
def test_6_3_witch_senior_removes_as_many_as_lie_in_the_own_scoring_area(lay, own, hits):
    table = lay(
        hand="promo-witch-senior demon-veteran",
        areas=(own, "witch-junior"),
        reserves=("", "angel-senior " * 4),
        setup=ALL,
    )
    table.turn(play="promo-witch-senior", column=0)
    assert table.record["reserve_size"][1] == 4 - hits and table.record["discard_size"][0] == hits


@pytest.mark.parametrize(
    ("area", "points"),
    [
        ("promo-demon-veteran", 3),
        ("promo-demon-veteran demon-junior", 3 + 3),
        ("promo-demon-veteran demon-junior witch-junior angel-senior", 2 + 3 + 9),
        ("promo-demon-veteran demon-junior/witches", 2 + 2 + 3),  # discs decide
        ("promo-demon-veteran promo-demon-veteran witch-junior", 4 + 4 + 3),
        ("promo-demon-veteran ghost", 3 + 5),  # colourless is no colour
    ],
)
def test_6_3_demon_veteran_counts_the_colours_of_the_own_scoring_area(lay, area, points):
    table = lay(areas=(area, "dragon-junior reaper-junior"), setup=ALL, coins=(0, 0)).finish()
    assert table.column("score")[0] == points


def test_6_3_demon_veteran_not_in_the_free_play(lay):
    assert not lay(hand="promo-demon-veteran", setup=ALL).turn().questions("free_play")


def test_6_3_dragon_junior_discards_a_card_whose_colour_the_opponent_has_finished(lay):
    columns = {(0, 0): "witch-junior", (1, 0): "angel-senior demon-junior", (1, 1): "angel-senior"}
    table = lay(hand="promo-dragon-junior demon-veteran", columns=columns, areas=("", "angel-junior"), setup=ALL)
    table.turn(play="promo-dragon-junior", column=0, strike=at(1, 0, 0))
    assert table.options("strike") == (at(0, 0, 0), at(0, 0, 1), at(1, 0, 0), at(1, 0, 1))
    assert table.side(1, 0) == "demon-junior" and table.column("destroyed") == [1, 0]


@pytest.mark.parametrize(
    ("theirs", "area"),
    [
        ("demon-junior", "angel-junior"),  # another colour
        ("angel-senior/demons", "angel-junior"),  # a disc makes it another colour
        ("angel-senior angel-junior", "angel-senior"),  # protected
        ("ghost", "angel-junior"),  # no colour
    ],
)
def test_6_3_dragon_junior_in_vain(lay, theirs, area):
    table = lay(hand="promo-dragon-junior demon-veteran", columns={(1, 0): theirs}, areas=("", area), setup=ALL)
    table.turn(play="promo-dragon-junior", column=0, strike=at(1, 0, 0))
    assert table.side(1, 0) == theirs and table.discard == ""


def test_6_3_dragon_junior_own_finished_factions_dont_count(lay):
    table = lay(
        hand="promo-dragon-junior demon-veteran",
        columns={(1, 0): "angel-senior"},
        areas=("angel-junior", ""),
        setup=ALL,
    )
    assert table.turn(play="promo-dragon-junior", column=0, strike=at(1, 0, 0)).discard == ""


@pytest.mark.parametrize("discs, coins", [(3, 0), (4, 1), (5, 1)])
def test_6_3_angel_veteran_takes_all_discs_off_and_four_bring_a_coin(lay, discs, coins):
    marked = [f"witch-junior/{faction}" for faction in FACTIONS[:discs]]
    table = lay(
        hand="promo-angel-veteran demon-veteran", coins=(4, 3), setup=ALL,
        areas=(f"angel-junior {marked[0]}", marked[1]), columns={(0, 2): marked[2], (1, 2): " ".join(marked[3:])},
    )  # fmt: skip
    table.turn(play="promo-angel-veteran", column=0)
    assert table.supply() == " ".join(FACTIONS) and not table.record["disc"][:8, :4].any()
    assert table.coins == [4 + coins, 3] and table.area(0) == "angel-junior witch-junior"
    assert table.record["count"][6].tolist() == [1, 0, 0, 1, 0, 0]


def test_6_3_reaper_aristocrat_puts_all_discs_of_the_supply_on_cards_without_one(lay):
    table = lay(
        hand="promo-reaper-aristocrat demon-veteran", areas=("reaper-junior reaper-senior", "angel-junior"), setup=ALL,
        columns={(0, 0): "witch-junior", (1, 1): "demon-junior/demons witch-senior"},
    )  # fmt: skip
    marks = [at(0, 0, 0), anywhere_in_area(1), at(1, 1, 1), anywhere_in_area(0)]
    discs = ["angels", "witches", "reapers"]
    table.turn(play="promo-reaper-aristocrat", column=2, mark=marks, mark_area=in_area(0, 1), disc=discs)
    first = table.questions("mark")[0].options
    assert first == (at(0, 0, 0), at(0, 2, 0), at(1, 1, 1), anywhere_in_area(0), anywhere_in_area(1))
    assert [q.options for q in table.questions("disc")] == [(0, 2, 3, 4), (0, 2, 4), (2, 4)]  # only the supply's
    assert table.supply() == "" and table.area(1) == "angel-junior/witches"
    assert table.side(0, 0) == "witch-junior/angels" and table.side(1, 1) == "demon-junior/demons witch-senior/reapers"
    assert table.area(0) == "reaper-junior reaper-senior/dragons"


def test_6_3_reaper_aristocrat_stops_when_every_card_has_a_disc(lay):
    table = lay(
        hand="promo-reaper-aristocrat demon-veteran",
        areas=("reaper-junior/witches reaper-senior/reapers", ""),
        setup=ALL,
    )
    table.record["count"][6] = [0, 0, 0, 0, 2, 0]  # both reapers, whatever lies on them
    table.turn(play="promo-reaper-aristocrat", column=2, disc="angels")
    assert table.side(0, 2) == "promo-reaper-aristocrat/angels" and table.supply() == "demons dragons"


def test_6_3_and_6_4_reaper_aristocrat_its_player_chooses_which_disc_the_ghost_takes(lay):
    """The first disc for the ghost's column goes on the ghost: any of the supply, not the first of a list."""
    columns = {(1, 0): "witch-junior/witches demon-junior/demons dragon-junior/dragons", (0, 0): "witch-senior ghost"}
    table = lay(hand="promo-reaper-aristocrat demon-veteran", areas=("reaper-junior/angels reaper-senior", ""),
                columns=columns, setup=ALL | {"ghosts": 2})  # fmt: skip
    table.record["count"][6] = [0, 0, 0, 0, 2, 0]
    table.record["discs"] |= 1  # the witches' disc too is in the supply
    table.turn(play="promo-reaper-aristocrat", column=2, mark=[at(0, 0, 1), at(0, 0, 0)], disc="reapers")
    assert table.questions("mark")[0].options == (at(0, 0, 1), at(0, 2, 0), anywhere_in_area(0))
    assert table.side(0, 0) == "witch-senior/witches ghost/reapers"
