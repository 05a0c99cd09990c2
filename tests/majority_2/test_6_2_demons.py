"""6-2, demons: cards, swaps, coins."""

from sim.games.majority_2.state import CARDS, PASS

READY = {"areas": ("demon-junior demon-senior", ""), "coins": (6, 3)}


def test_6_2_junior_draws_three_then_a_hand_card_goes_to_the_reserve(lay):
    table = lay(hand="demon-junior witch-senior", deck="angel-senior dragon-senior reaper-junior witch-junior")
    table.turn(play="demon-junior", column=0, put_aside="witch-senior")
    assert table.cards_asked("put_aside") == "witch-senior dragon-senior angel-senior reaper-junior"
    assert table.hand == "dragon-senior angel-senior reaper-junior" and table.reserve(0) == "witch-senior"
    assert table.known("reserve", 0, 0) == "witch-senior" and table.known("reserve", 0, 1) == ""


def test_6_2_junior_with_nothing_to_draw_and_an_empty_hand(lay):
    table = lay(hand="demon-junior").turn(play="demon-junior", column=0)
    assert table.reserve(0) == "" and not table.questions("put_aside")


def test_6_2_senior_makes_the_opponent_swap_in_the_next_turn(lay):
    table = lay(hand="demon-senior witch-junior", reserves=("", "angel-senior")).turn(play="demon-senior", column=0)
    assert table.column("must_swap") == [0, 1] and table.column("swaps_imposed") == [1, 0]
    table.turn()
    assert not table.questions("swap")  # no choice, no question
    assert (table.hand, table.reserve(1)) == ("angel-senior", "witch-junior")
    assert table.column("swaps_forced") == [0, 1]
    table.turn().turn()
    assert table.options("swap") == (0, 1)  # only once


def test_6_2_a_forced_swap_with_an_empty_hand(lay):
    table = lay(hand="demon-senior", reserves=("", "angel-senior")).turn(play="demon-senior", column=0).turn()
    assert table.hand == "angel-senior"


def test_6_2_a_forced_swap_is_over_after_the_next_turn_even_with_nothing_to_swap(lay):
    table = lay(hand="demon-senior", deck="angel-senior " * 9, coins=(3, 1)).turn(play="demon-senior", column=0)
    assert (table.hand, table.reserve(1), table.column("must_swap")) == ("", "", [0, 1])
    table.turn()  # draws: the hand was empty
    assert table.column("must_swap") == [0, 0]
    table.turn().turn()
    assert table.options("swap") == (0, 1)


def test_6_2_two_seniors_force_one_swap(lay):
    table = lay(hand="demon-senior demon-senior", reserves=("", "angel-senior"), coins=(6, 3))
    table.turn(play=["demon-senior", "demon-senior"], column=[0, 1]).turn()
    assert table.column("swaps") == [0, 1] and table.hand == "angel-senior"


def test_6_2_veteran_has_no_ability_and_six_points(lay):
    table = lay(hand="demon-veteran", **READY).turn(play="demon-veteran", column=0)
    assert table.record["effects"][table.record["lies"][0, 0]] == 0 and table.side(0, 0) == "demon-veteran"
    assert not table.questions("free_play")


def test_6_2_aristocrat_brings_two_coins_face_down(lay):
    table = lay(hand="demon-aristocrat witch-veteran", **READY).turn(play="demon-aristocrat", column=0)
    assert table.coins == [8, 3] and table.up[0] == 4 and table.column("coins_abilities") == [2, 0]


def test_ruling_coins_run_out(lay):
    table = lay(hand="demon-aristocrat witch-veteran", areas=("demon-junior demon-senior", ""), coins=(19, 20))
    assert table.turn(play="demon-aristocrat", column=0).coins == [20, 20]


def test_pass_is_beyond_every_card():
    assert CARDS <= PASS < 64
