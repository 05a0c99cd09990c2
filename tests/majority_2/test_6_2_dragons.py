"""6-2, dragons: what burns."""

import pytest

READY = {"areas": ("dragon-junior dragon-senior", ""), "coins": (4, 3)}


@pytest.mark.parametrize(
    ("theirs", "mine", "burnt"),
    [
        ("witch-junior witch-senior angel-senior demon-senior", "", "witch-junior"),  # their newest is the first
        ("witch-junior witch-senior", "angel-senior demon-senior", "demon-senior"),  # then the own oldest
        ("witch-junior witch-senior witch-secretary", "angel-senior demon-senior", "angel-senior"),
        ("", "witch-junior witch-senior witch-secretary reaper-senior", "reaper-senior"),
        ("witch-junior witch-senior witch-secretary", "", "dragon-junior"),  # itself
        ("witch-junior", "demon-senior witch-secretary", "dragon-junior"),
        ("witch-junior", "demon-senior", ""),  # three cards in the column
        ("", "", ""),
    ],
)
def test_6_2_junior_burns_the_fourth_card_counted_from_the_opponents_end(lay, theirs, mine, burnt):
    table = lay(
        hand="dragon-junior demon-veteran", columns={(0, 1): mine, (1, 1): theirs, (1, 0): "reaper-junior " * 4}
    )
    table.turn(play="dragon-junior", column=1)
    assert table.discard == burnt
    whole = [*mine.split(), "dragon-junior", *theirs.split()]
    assert sorted((table.side(0, 1) + " " + table.side(1, 1) + " " + burnt).split()) == sorted(whole)


def test_6_2_junior_counts_what_it_burns(lay):
    table = lay(
        hand="dragon-junior demon-veteran", columns={(1, 1): "witch-junior witch-senior angel-senior demon-senior"}
    )
    table.turn(play="dragon-junior", column=1)
    assert table.column("destroyed") == [1, 0] and table.column("self_destroyed") == [0, 0]


@pytest.mark.parametrize("protector", [0, 1])
def test_6_2_junior_does_nothing_to_a_protected_card(lay, protector):
    sides = {(1, 1): "witch-junior witch-senior angel-junior demon-senior"} if protector else {
        (1, 1): "witch-junior", (0, 1): "angel-junior witch-senior demon-senior"}  # fmt: skip
    table = lay(hand="dragon-junior demon-veteran", columns=sides).turn(play="dragon-junior", column=1)
    assert table.discard == "" and table.column("protected")[protector] == 1


def test_6_2_senior_discards_the_whole_own_hand(lay):
    table = lay(hand="dragon-senior witch-junior witch-secretary", coins=(9, 3)).turn(play="dragon-senior", column=0)
    assert table.hand == "" and table.discard == "witch-secretary witch-junior"
    assert table.column("hand_discarded") == [2, 0] and table.column("empty_passes") == [1, 0]


def test_6_2_veteran_both_name_a_colour_and_all_cards_of_both_go(lay):
    columns = {
        (0, 0): "witch-junior demon-senior",
        (0, 1): "angel-senior",
        (1, 0): "witch-senior reaper-junior",
        (1, 2): "demon-junior/witches demon-senior",
    }
    table = lay(hand="dragon-veteran demon-veteran", columns=columns, **READY)
    table.turn(play="dragon-veteran", column=2, name_colour="witches", answer_colour="dragons")
    assert [(q.seat, q.kind, q.options) for q in table.questions()[-2:]] == [
        (0, "name_colour", (0, 1, 2, 3, 4)), (1, "answer_colour", (0, 1, 2, 3, 4)),
    ]  # fmt: skip
    assert (
        table.side(0, 0) == "demon-senior"
        and table.side(0, 1) == "angel-senior"
        and table.side(1, 0) == "reaper-junior"
    )
    assert table.side(1, 2) == "demon-senior"  # a disc decides
    assert table.side(0, 2) == ""  # ruling: it can hit itself
    assert table.area(0) == "dragon-junior dragon-senior"  # ruling: scoring areas are not in play
    assert table.column("destroyed") == [2, 0] and table.column("self_destroyed") == [2, 0]


def test_ruling_veteran_both_may_name_the_same_colour(lay):
    table = lay(hand="dragon-veteran demon-veteran", columns={(1, 0): "witch-senior reaper-junior"}, **READY)
    table.turn(play="dragon-veteran", column=2, name_colour="witches", answer_colour="witches")
    assert table.side(1, 0) == "reaper-junior" and table.side(0, 2) == "dragon-veteran"


def test_6_2_veteran_spares_what_angel_juniors_protect(lay):
    columns = {(0, 0): "witch-junior angel-junior", (1, 0): "witch-senior", (1, 1): "witch-senior angel-junior"}
    table = lay(hand="dragon-veteran demon-veteran", columns=columns, **READY)
    table.turn(play="dragon-veteran", column=2, name_colour="witches", answer_colour="angels")
    assert table.side(0, 0) == "witch-junior angel-junior" and table.side(1, 1) == "witch-senior angel-junior"
    assert table.side(1, 0) == ""


def test_6_2_aristocrat_the_opponent_chooses_and_discards_a_finished_faction(lay):
    given = {**READY, "areas": ("dragon-junior dragon-senior", "witch-junior demon-veteran")}
    table = lay(hand="dragon-aristocrat demon-veteran", **given).turn(play="dragon-aristocrat", column=0, give_up=0)
    assert [q.seat for q in table.questions("give_up")] == [1] and table.options("give_up") == (0, 1)
    assert table.area(1) == "demon-veteran" and table.discard == "witch-junior"
    assert table.column("representatives_hit") == [1, 0]


def test_6_2_aristocrat_a_secretary_if_there_is_one(lay):
    given = {
        **READY,
        "areas": ("dragon-junior dragon-senior", "witch-junior demon-secretary angel-secretary demon-veteran"),
    }
    table = lay(hand="dragon-aristocrat demon-veteran", **given).turn(play="dragon-aristocrat", column=0, give_up=2)
    assert table.options("give_up") == (1, 2) and table.discard == "angel-secretary"


def test_6_2_aristocrat_has_no_effect_on_an_empty_area(lay):
    table = lay(hand="dragon-aristocrat demon-veteran", **READY).turn(play="dragon-aristocrat", column=0)
    assert table.discard == "" and table.side(0, 0) == "dragon-aristocrat"
