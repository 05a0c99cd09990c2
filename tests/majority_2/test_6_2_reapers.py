"""6-2, reapers: discs on others, exchanges, stolen coins."""

import pytest

from tests.majority_2.script import at, in_area

READY = {"areas": ("reaper-junior reaper-junior", ""), "coins": (4, 3)}


def test_6_2_junior_puts_a_disc_on_an_opposing_card(lay):
    columns = {(0, 0): "witch-junior", (1, 0): "dragon-senior", (1, 2): "angel-senior/witches demon-junior"}
    table = lay(hand="reaper-junior demon-veteran", columns=columns, areas=("", "witch-senior"))
    table.turn(play="reaper-junior", column=0, mark=at(1, 2, 1), disc="angels")
    assert table.options("mark") == (at(1, 0, 0), at(1, 2, 1))  # columns only, opposing only, without disc only
    assert table.options("disc") == (0, 1, 2, 3, 4)
    assert table.side(1, 2) == "angel-senior/witches demon-junior/angels" and table.column("discs_opposing") == [1, 0]


def test_6_2_senior_a_drawn_card_takes_its_place_and_acts(lay):
    table = lay(
        hand="reaper-senior demon-veteran",
        columns={(0, 0): "witch-junior"},
        deck="witch-junior angel-senior demon-senior",
    )
    table.turn(play="reaper-senior", column=0)
    assert table.side(0, 0) == "witch-junior witch-junior" and table.reserve(0) == "demon-senior angel-senior"
    assert table.hand == "demon-veteran reaper-senior" and table.up[0] == 0
    assert table.record["brought"][0].sum() == 1 and table.record["paid_played"][0].sum() == 1


def test_switch_reaper_senior_goes_discard(lay):
    table = lay(hand="reaper-senior demon-veteran", deck="demon-senior", options={"reaper_senior_goes": "discard"})
    table.turn(play="reaper-senior", column=0)
    assert table.hand == "demon-veteran" and table.discard == "reaper-senior" and table.column("must_swap") == [0, 1]


def test_6_2_senior_comes_to_the_hand_and_can_be_played_again(lay):
    table = lay(hand="reaper-senior", deck="demon-senior witch-secretary", coins=(6, 3))
    table.turn(play=["reaper-senior", "reaper-senior"], column=[0, 1])
    assert (table.side(0, 0), table.side(0, 1), table.hand) == ("demon-senior", "witch-secretary", "reaper-senior")


def test_ruling_senior_the_requirement_of_the_drawn_card_does_not_matter(lay):
    table = lay(hand="reaper-senior demon-veteran", deck="demon-aristocrat").turn(play="reaper-senior", column=0)
    assert table.coins[0] == 5 and table.side(0, 0) == "demon-aristocrat"


def test_6_2_senior_draws_a_senior(lay):
    table = lay(hand="reaper-senior demon-veteran", deck="reaper-senior demon-senior").turn(
        play="reaper-senior", column=0
    )
    assert table.side(0, 0) == "demon-senior" and table.hand == "demon-veteran reaper-senior reaper-senior"


@pytest.mark.parametrize("card, area", [("angel-aristocrat", "angel-aristocrat"), ("angel-junior", "")])
def test_6_2_senior_draws_an_angel(lay, card, area):
    table = lay(hand="reaper-senior demon-veteran", deck=card, columns={(0, 0): "witch-junior"}).turn(
        play="reaper-senior", column=0
    )
    assert table.area(0) == area and table.side(0, 0) == ("" if area else "witch-junior angel-junior")


def test_6_2_senior_without_cards_to_draw_stays(lay):
    assert lay(hand="reaper-senior demon-veteran").turn(play="reaper-senior", column=0).side(0, 0) == "reaper-senior"


def test_6_2_senior_as_the_fifth_card_the_drawn_one_is_settled(lay):
    side = "witch-junior witch-senior demon-junior demon-senior"
    table = lay(hand="reaper-senior demon-veteran", deck="witch-secretary", columns={(0, 0): side})
    table.turn(play="reaper-senior", column=0, representative=4)
    assert table.area(0) == "witch-secretary" and table.hand == "demon-veteran reaper-senior"


def test_a_chain_of_discarded_seniors_ends(lay):
    table = lay(hand="reaper-senior demon-veteran", deck="reaper-senior", options={"reaper_senior_goes": "discard"})
    table.turn(play="reaper-senior", column=0)
    assert table.side(0, 0) == "reaper-senior" and table.discard == "reaper-senior"


def test_6_2_veteran_puts_a_disc_on_a_card_of_any_scoring_area(lay):
    given = {**READY, "areas": ("reaper-junior witch-secretary/demons", "angel-junior witch-senior")}
    table = lay(hand="reaper-veteran demon-veteran", columns={(1, 0): "angel-senior"}, **given)
    table.turn(play="reaper-veteran", column=0, mark_area=in_area(1, 1), disc="demons")
    assert table.options("mark_area") == (in_area(0, 0), in_area(1, 0), in_area(1, 1))
    assert table.area(1) == "angel-junior witch-senior/demons" and table.area(0) == "reaper-junior witch-secretary"
    assert not table.questions("mark")


@pytest.mark.parametrize("coins, left", [(3, 3), (4, 3), (9, 8)])
def test_6_2_aristocrat_takes_a_coin_but_never_below_three(lay, coins, left):
    given = {**READY, "coins": (4, coins)}
    table = lay(hand="reaper-aristocrat demon-veteran", **given).turn(play="reaper-aristocrat", column=0)
    assert table.coins == [4, left] and table.column("coins_hit") == [coins - left, 0]
    assert table.column("coins_lost") == [0, coins - left]


def test_6_2_aristocrat_takes_a_coin_that_was_left_face_up(lay):
    table = lay(hand="reaper-aristocrat demon-veteran", **{**READY, "coins": (4, 5)})
    table.record["up"][1] = 5
    assert table.turn(play="reaper-aristocrat", column=0).up[1] == 4
