"""5-5: the free play, and the forming of factions."""

import pytest

FOUR = "witch-junior witch-senior demon-junior angel-senior"


def test_5_5_one_card_without_cost_at_the_own_end_of_a_column(lay):
    table = lay(
        hand="demon-senior witch-senior", columns={(0, 1): "angel-senior", (1, 1): "reaper-junior"}, coins=(3, 3)
    )
    table.turn(free_play="demon-senior", column=1)
    assert table.side(0, 1) == "angel-senior demon-senior" and table.side(1, 1) == "reaper-junior"
    assert table.up[0] == 3 and table.column("free_plays") == [1, 0]
    assert len(table.questions("free_play")) == 1


def test_5_5_it_is_optional(lay):
    table = lay(hand="demon-senior").turn(free_play="pass")
    assert table.hand == "demon-senior"


def test_5_5_abilities_dont_work(lay):
    table = lay(hand="demon-senior witch-junior", deck="angel-senior " * 3).turn(free_play="witch-junior", column=0)
    assert table.reserve(0) == "" and table.record["deck_size"][0] == 3
    table = lay(hand="demon-senior").turn(free_play="demon-senior", column=0)
    assert table.column("must_swap") == [0, 0]


@pytest.mark.parametrize("card", ["demon-veteran", "angel-junior"])
def test_6_2_some_cards_cant_be_played_free(lay, card):
    table = lay(hand=f"{card} witch-junior").turn()
    assert table.cards_asked("free_play") == "witch-junior"


def test_ruling_veterans_and_aristocrats_need_nothing_in_the_free_play(lay):
    table = lay(hand="witch-veteran reaper-aristocrat", columns={}).turn()
    assert table.cards_asked("free_play") == "witch-veteran reaper-aristocrat"


def test_switch_free_play_requirements(lay):
    given = {
        "hand": "witch-veteran reaper-aristocrat demon-aristocrat",
        "areas": ("witch-junior demon-junior demon-senior", ""),
    }
    table = lay(**given, options={"free_play_requirements": "on"}).turn()
    assert table.cards_asked("free_play") == "witch-veteran demon-aristocrat"


def test_5_5_fewer_than_five_cards_stay(lay):
    table = lay(hand="witch-secretary demon-veteran", columns={(0, 0): "witch-junior witch-senior demon-junior"})
    table.turn(free_play="witch-secretary", column=0)
    assert table.side(0, 0) == "witch-junior witch-senior demon-junior witch-secretary"


def test_5_5_five_cards_without_three_of_a_colour_are_discarded(lay):
    table = lay(hand="reaper-junior demon-veteran", columns={(0, 0): FOUR, (1, 0): FOUR})
    table.turn(free_play="reaper-junior", column=0)
    assert table.side(0, 0) == "" and table.area(0) == "" and table.coins == [3, 3]
    assert table.discard == "witch-junior witch-senior demon-junior angel-senior reaper-junior"
    assert table.side(1, 0) == FOUR
    assert table.column("columns_discarded") == [1, 0] and table.column("settled_away") == [5, 0]


def test_5_5_three_of_a_colour_are_a_faction_with_a_representative(lay):
    table = lay(hand="witch-secretary demon-veteran", columns={(0, 0): FOUR})
    table.turn(free_play="witch-secretary", column=0, representative=1)
    assert table.options("representative") == (0, 1, 4)
    assert table.area(0) == "witch-senior" and table.side(0, 0) == ""
    assert table.discard == "witch-secretary witch-junior demon-junior angel-senior"
    assert table.column("reached")[0] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("side", "coins"),
    [
        ("witch-junior witch-senior demon-junior angel-senior", 1),
        ("witch-junior witch-senior witch-senior angel-senior", 1),
        ("witch-junior witch-senior witch-senior witch-junior", 2),
    ],
)
def test_5_5_coins_for_a_faction_face_down(lay, side, coins):
    table = lay(hand="witch-junior demon-veteran", columns={(0, 0): side}, coins=(5, 3))
    place = side.split().index("witch-senior")
    table.turn(free_play="witch-junior", column=0, representative=place)
    assert table.coins == [5 + coins, 3] and table.up[0] == 5
    assert table.column("coins_factions") == [coins, 0]


def test_5_5_of_two_factions_only_one_is_chosen(lay):
    """Five cards can't hold two factions of three: a side gets longer only by an angel veteran's draw."""
    table = lay(
        hand="angel-veteran demon-veteran", columns={(0, 2): "witch-junior witch-senior demon-junior demon-senior"},
        areas=("angel-junior", ""), coins=(4, 3), deck="witch-secretary demon-secretary angel-senior",
    )  # fmt: skip
    table.turn(play="angel-veteran", column=2, faction="demons", representative=3)
    assert table.options("faction") == (0, 1)
    assert table.options("representative") == (2, 3, 6)
    assert table.area(0) == "angel-junior demon-senior" and table.coins[0] == 5
    assert table.column("two_factions") == [1, 0] and table.column("settled_with")[0] == [0, 0, 1]
    assert table.column("finished_in")[0] == [0, 1, 0, 0, 0]


def test_5_5_discs_count_for_a_faction_and_stay_on_the_representative(lay):
    side = "witch-junior demon-junior/witches demon-senior angel-senior/reapers"
    table = lay(hand="witch-secretary demon-veteran", columns={(0, 0): side})
    table.turn(free_play="witch-secretary", column=0, representative=1)
    assert table.options("representative") == (0, 1, 4)
    assert table.area(0) == "demon-junior/witches"
    assert table.supply() == "demons dragons angels reapers"  # the reapers' disc came back with its card


def test_5_5_a_disc_can_break_a_faction(lay):
    side = "witch-junior witch-senior/dragons demon-junior angel-senior"
    table = lay(hand="witch-secretary demon-veteran", columns={(0, 0): side}).turn(
        free_play="witch-secretary", column=0
    )
    assert table.area(0) == "" and table.column("columns_discarded") == [1, 0]


def test_5_5_equal_cards_are_one_option(lay):
    side = "witch-junior witch-junior demon-junior angel-senior"
    table = lay(hand="witch-junior demon-veteran", columns={(0, 0): side}).turn(free_play="witch-junior", column=0)
    assert not table.questions("representative") and table.area(0) == "witch-junior"


def test_ruling_an_empty_coin_supply_gives_what_there_is(lay):
    side = "witch-junior witch-junior witch-junior witch-junior"
    table = lay(hand="witch-junior demon-veteran", columns={(0, 0): side}, coins=(20, 19))
    table.turn(free_play="witch-junior", column=0)
    assert table.coins == [21, 19]
