"""6-2, angels: protection, discs, new members."""

from tests.majority_2.script import at

READY = {"areas": ("angel-senior angel-senior", ""), "coins": (4, 3)}
BOTH_SIDES = {
    (0, 1): "witch-junior demon-junior",
    (1, 1): "dragon-senior",
    (0, 0): "reaper-junior",
    (1, 2): "reaper-senior",
}


def test_6_2_junior_protects_however_it_came_into_play(lay):
    """Drawn by an angel veteran it protects against the opponent's dragon junior."""
    hand = "angel-veteran demon-veteran dragon-junior"
    table = lay(hand=hand, columns={(0, 0): "reaper-junior"}, deck="angel-junior witch-junior", **READY)
    table.turn(play="angel-veteran", column=0)
    assert table.side(0, 0) == "reaper-junior angel-veteran angel-junior witch-junior"
    table.turn(play="dragon-junior", column=0)
    assert table.side(0, 0) == "reaper-junior angel-veteran angel-junior witch-junior"
    assert table.discard == "" and table.column("protected") == [1, 0]


def test_6_2_junior_brought_by_a_reaper_senior_protects(lay):
    columns = {(0, 0): "demon-junior witch-junior witch-senior"}
    table = lay(hand="reaper-senior dragon-junior", deck="angel-junior", columns=columns)
    table.turn(play="reaper-senior", column=0).turn(play="dragon-junior", column=0)
    assert table.side(0, 0) == "demon-junior witch-junior witch-senior angel-junior"
    assert table.discard == "" and table.column("protected") == [1, 0]


def test_6_2_junior_protects_its_own_side_of_its_own_column_only(lay):
    table = lay(
        hand="dragon-junior demon-veteran",
        columns={(0, 0): "angel-junior", (1, 0): "witch-junior witch-senior demon-senior reaper-junior"},
    )
    assert table.turn(play="dragon-junior", column=0).discard == "witch-junior"


def test_6_2_junior_with_a_disc_still_protects(lay):
    columns = {(1, 0): "angel-junior/demons witch-senior demon-senior reaper-junior"}
    table = lay(hand="dragon-junior demon-veteran", columns=columns).turn(play="dragon-junior", column=0)
    assert table.discard == ""


def test_6_2_junior_does_not_save_from_settling(lay):
    side = "angel-junior witch-senior demon-senior reaper-junior"
    table = lay(hand="dragon-junior demon-veteran", columns={(0, 0): side}).turn(free_play="dragon-junior", column=0)
    assert table.side(0, 0) == "" and table.record["discard_size"][0] == 5


def test_6_2_senior_puts_two_discs_on_two_own_cards_without_disc(lay):
    columns = {(0, 0): "witch-junior demon-junior/witches", (1, 0): "dragon-senior"}
    table = lay(hand="angel-senior demon-veteran", columns=columns)
    table.turn(play="angel-senior", column=1, mark=[at(0, 0, 0)], disc=["reapers", "dragons"])
    assert table.questions("mark")[0].options == (at(0, 0, 0), at(0, 1, 0))
    assert table.side(0, 0) == "witch-junior/reapers demon-junior/witches"
    assert table.side(0, 1) == "angel-senior/dragons"  # the only card left for the second disc
    assert table.column("discs_own") == [2, 0]


def test_ruling_senior_uses_two_different_discs(lay):
    table = lay(hand="angel-senior demon-veteran", columns={(0, 0): "witch-junior"})
    table.turn(play="angel-senior", column=1, mark=[at(0, 0, 0)], disc=["reapers", "dragons"])
    assert [q.options for q in table.questions("disc")] == [(0, 1, 2, 3, 4), (0, 1, 2, 3)]


def test_6_2_senior_a_moved_disc_frees_its_card_for_the_second(lay):
    table = lay(hand="angel-senior demon-veteran", columns={(0, 0): "witch-junior/reapers"})
    table.turn(play="angel-senior", column=1, disc=["reapers", "dragons"])
    assert table.side(0, 0) == "witch-junior/dragons" and table.side(0, 1) == "angel-senior/reapers"


def test_6_2_veteran_draws_two_into_its_column_without_cost_and_abilities(lay):
    table = lay(
        hand="angel-veteran demon-veteran",
        columns={(0, 0): "witch-junior"},
        deck="demon-aristocrat witch-junior reaper-junior",
        **READY,
    )
    table.turn(play="angel-veteran", column=0)
    assert table.side(0, 0) == "witch-junior angel-veteran demon-aristocrat witch-junior"  # in the order drawn
    assert table.coins[0] == 4 and table.reserve(0) == "" and table.up[0] == 0


def test_6_2_veteran_settles_a_side_of_up_to_seven(lay):
    side = "witch-junior witch-senior demon-junior demon-senior"
    table = lay(hand="angel-veteran demon-veteran", columns={(0, 0): side}, deck="witch-junior angel-senior", **READY)
    table.turn(play="angel-veteran", column=0, representative=1)
    assert table.area(0).split()[-1] == "witch-senior" and table.record["discard_size"][0] == 6
    assert table.column("settled_with")[0] == [0, 0, 1]


def test_6_2_aristocrat_goes_to_the_area_takes_a_coin_and_clears_the_column(lay):
    table = lay(hand="angel-aristocrat demon-veteran", columns=BOTH_SIDES, **READY).turn(
        play="angel-aristocrat", column=1
    )
    assert table.area(0) == "angel-senior angel-senior angel-aristocrat"
    assert table.coins == [5, 3] and table.up[0] == 2
    assert (
        table.side(0, 1) == table.side(1, 1) == ""
        and table.side(0, 0) == "reaper-junior"
        and table.side(1, 2) == "reaper-senior"
    )
    assert table.discard == "witch-junior demon-junior dragon-senior"
    assert table.column("reached")[0][2] == 1 and table.column("finished") == [0, 0]


def test_switch_angel_aristocrat_clears_own(lay):
    table = lay(
        hand="angel-aristocrat demon-veteran", columns=BOTH_SIDES, options={"angel_aristocrat_clears": "own"}, **READY
    )
    table.turn(play="angel-aristocrat", column=1)
    assert table.side(0, 1) == "" and table.side(1, 1) == "dragon-senior"


def test_6_2_aristocrat_spares_what_angel_juniors_protect(lay):
    columns = {(0, 1): "witch-junior angel-junior", (1, 1): "dragon-senior angel-junior"}
    table = lay(hand="angel-aristocrat demon-veteran", columns=columns, **READY).turn(play="angel-aristocrat", column=1)
    assert table.side(0, 1) == "witch-junior angel-junior" and table.side(1, 1) == "dragon-senior angel-junior"


def test_6_2_aristocrat_as_the_fifth_card_leaves_before_the_settling(lay):
    columns = {(0, 1): "witch-junior witch-senior witch-secretary angel-junior"}
    table = lay(hand="angel-aristocrat demon-veteran", columns=columns, **READY).turn(play="angel-aristocrat", column=1)
    assert table.record["row_size"][1] == 4 and table.column("finished") == [0, 0]


def test_5_5_aristocrat_played_free_just_lies_there(lay):
    table = lay(hand="angel-aristocrat demon-veteran", columns=BOTH_SIDES).turn(free_play="angel-aristocrat", column=1)
    assert table.side(0, 1) == "witch-junior demon-junior angel-aristocrat" and table.area(0) == ""


def test_an_ability_switched_off_protects_nobody(lay):
    columns = {(1, 0): "angel-junior witch-senior demon-senior reaper-junior"}
    table = lay(hand="dragon-junior demon-veteran", columns=columns, change={"angel-junior.ability": 0})
    assert table.turn(play="dragon-junior", column=0).discard == "angel-junior"


def test_an_ability_switched_off_does_nothing(lay):
    table = lay(hand="angel-senior demon-veteran", columns={(0, 0): "witch-junior"}, change={"angel-senior.ability": 0})
    table.turn(play="angel-senior", column=1)
    assert table.side(0, 1) == "angel-senior" and table.column("discs_own") == [0, 0]
