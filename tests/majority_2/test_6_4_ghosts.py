"""6-4: ghosts."""

from tests.majority_2.script import at

GHOSTS = {"setup": {"ghosts": 2, "promo": "all"}}


def test_6_4_a_ghost_moves_to_any_column_of_the_opponent(lay):
    table = lay(hand="ghost demon-veteran", columns={(0, 0): "witch-junior", (1, 2): "demon-junior"}, **GHOSTS)
    table.turn(play="ghost", column=0, haunt=2)
    assert table.options("haunt") == (0, 1, 2)
    assert table.side(0, 0) == "witch-junior" and table.side(1, 2) == "demon-junior ghost"
    assert table.column("ghosts_sent") == [1, 0] and table.up[0] == 0


def test_6_4_its_arrival_may_settle_the_column_and_its_owner_chooses(lay):
    table = lay(
        hand="ghost demon-veteran", columns={(1, 2): "demon-junior witch-junior demon-senior demon-junior"}, **GHOSTS
    )
    table.turn(play="ghost", column=0, haunt=2, representative=2)
    (question,) = table.questions("representative")
    assert question.seat == 1 and question.options == (0, 2)
    assert table.area(1) == "demon-senior" and table.coins == [3, 4]
    assert table.column("finished") == [0, 1]


def test_6_4_it_can_ruin_a_column(lay):
    table = lay(
        hand="ghost demon-veteran", columns={(1, 2): "demon-junior witch-junior demon-senior witch-senior"}, **GHOSTS
    )
    table.turn(play="ghost", column=0, haunt=2)
    assert table.side(1, 2) == "" and table.column("columns_discarded") == [0, 1]


def test_6_4_without_disc_it_is_colourless_and_no_representative(lay):
    side = "demon-junior ghost demon-senior witch-junior"
    table = lay(hand="demon-secretary demon-veteran", columns={(0, 0): side}, **GHOSTS)
    table.turn(free_play="demon-secretary", column=0, representative=0)
    assert table.options("representative") == (0, 2, 4) and "ghost" in table.discard


def test_6_4_two_ghosts_are_no_pair(lay):
    side = "demon-junior ghost ghost witch-junior"
    table = lay(hand="demon-secretary demon-veteran", columns={(0, 0): side}, **GHOSTS).turn(
        free_play="demon-secretary", column=0
    )
    assert table.area(0) == ""


def test_6_4_with_a_disc_it_is_a_card_of_that_colour_worth_five(lay):
    side = "demon-junior ghost/demons witch-senior witch-junior"
    table = lay(hand="demon-secretary demon-veteran", columns={(0, 0): side}, **GHOSTS)
    table.turn(free_play="demon-secretary", column=0, representative=1).finish()
    assert table.area(0) == "ghost/demons" and table.column("score") == [5 + 4, 3]
    assert table.column("by_rank")[0] == [0, 0, 0, 0, 0, 5]


def test_5_5_in_free_play_it_does_not_move(lay):
    table = lay(hand="ghost demon-veteran", **GHOSTS).turn(free_play="ghost", column=1)
    assert table.side(0, 1) == "ghost"


def test_6_4_a_disc_for_its_column_goes_on_the_ghost_first(lay):
    columns = {(1, 0): "demon-junior ghost", (1, 1): "angel-senior"}
    table = lay(hand="reaper-junior demon-veteran", columns=columns, **GHOSTS)
    table.turn(play="reaper-junior", column=0, mark=at(1, 0, 1), disc="witches")
    assert table.options("mark") == (at(1, 0, 1), at(1, 1, 0))
    assert table.side(1, 0) == "demon-junior ghost/witches"


def test_6_4_the_clause_covers_both_sides_of_the_column(lay):
    """An angel senior aims at own cards; the opponent's ghost in their column takes the disc."""
    columns = {(0, 0): "demon-junior", (1, 0): "ghost", (1, 1): "ghost"}
    table = lay(hand="angel-senior demon-veteran", columns=columns, **GHOSTS)
    table.turn(play="angel-senior", column=2, mark=[at(1, 0, 0), at(0, 0, 0)], disc=["witches", "demons"])
    assert [q.options for q in table.questions("mark")] == [(at(0, 2, 0), at(1, 0, 0)), (at(0, 0, 0), at(0, 2, 0))]
    assert table.side(1, 0) == "ghost/witches" and table.side(0, 0) == "demon-junior/demons"


def test_ruling_a_ghost_alone_in_a_column_draws_no_discs_from_cards_elsewhere(lay):
    """Column 1 holds the opponent's ghost and no own card: an angel senior has no business there."""
    table = lay(hand="angel-senior demon-veteran", columns={(1, 1): "ghost"}, **GHOSTS)
    table.turn(play="angel-senior", column=2, disc="witches")
    assert table.side(0, 2) == "angel-senior/witches" and table.side(1, 1) == "ghost"


def test_6_4_of_two_ghosts_the_active_players_comes_first(lay):
    columns = {(0, 0): "demon-junior ghost", (1, 0): "ghost angel-senior"}
    table = lay(hand="reaper-junior demon-veteran", columns=columns, **GHOSTS)
    table.turn(play="reaper-junior", column=2, disc="witches")
    assert table.side(0, 0) == "demon-junior ghost/witches" and table.side(1, 0) == "ghost angel-senior"


def test_6_4_with_a_disc_the_clause_is_off(lay):
    columns = {(1, 0): "demon-junior ghost/witches"}
    table = lay(hand="reaper-junior demon-veteran", columns=columns, **GHOSTS).turn(
        play="reaper-junior", column=0, disc="demons"
    )
    assert table.side(1, 0) == "demon-junior/demons ghost/witches"


def test_6_4_a_moved_disc_makes_it_claim_again(lay):
    columns = {(1, 0): "demon-junior ghost/witches", (1, 1): "angel-senior"}
    table = lay(hand="reaper-junior demon-veteran", columns=columns, **GHOSTS)
    table.turn(play="reaper-junior", column=0, mark=at(1, 1, 0), disc="witches")
    assert table.record["count"][3].tolist() == [0, 1, 0, 0, 0, 1] and table.side(1, 0) == "demon-junior ghost"


def test_6_4_a_ghost_drawn_by_a_reaper_senior_moves(lay):
    table = lay(hand="reaper-senior demon-veteran", deck="ghost", **GHOSTS).turn(
        play="reaper-senior", column=0, haunt=1
    )
    assert table.side(1, 1) == "ghost" and table.side(0, 0) == ""


def test_6_4_a_ghost_in_a_scoring_area_can_lose_its_colour(lay):
    table = lay(
        hand="promo-angel-veteran demon-veteran", areas=("angel-junior ghost/demons", ""), coins=(4, 3), **GHOSTS
    )
    table.turn(play="promo-angel-veteran", column=0).finish()
    assert table.record["count"][6].tolist() == [0, 0, 0, 1, 0, 1] and table.column("by_colour")[0][5] == 5
