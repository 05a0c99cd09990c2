"""6-1: discards and coloured discs."""

from tests.majority_2.script import at, in_area


def test_6_1_a_disc_replaces_the_colour(lay):
    table = lay(hand="angel-senior demon-veteran", columns={(0, 0): "witch-junior demon-junior"})
    table.turn(play="angel-senior", column=1, mark=[at(0, 0, 1), at(0, 1, 0)], disc=["witches", "reapers"])
    assert table.side(0, 0) == "witch-junior demon-junior/witches" and table.side(0, 1) == "angel-senior/reapers"
    assert table.record["count"][0].tolist() == [2, 0, 0, 0, 0, 0]
    assert table.supply() == "demons dragons angels"


def test_6_1_a_chosen_disc_that_lies_elsewhere_moves(lay):
    table = lay(hand="reaper-junior demon-veteran", columns={(0, 2): "demon-junior/witches", (1, 0): "dragon-senior"})
    table.turn(play="reaper-junior", column=0, disc="witches")
    assert table.side(0, 2) == "demon-junior" and table.side(1, 0) == "dragon-senior/witches"
    assert table.record["count"][2].tolist() == [0, 1, 0, 0, 0, 0]


def test_6_1_it_moves_out_of_a_scoring_area_too(lay):
    table = lay(
        hand="reaper-junior demon-veteran", areas=("demon-junior/witches", ""), columns={(1, 0): "dragon-senior"}
    )
    table.turn(play="reaper-junior", column=0, disc="witches")
    assert table.area(0) == "demon-junior" and table.record["count"][6].tolist() == [0, 1, 0, 0, 0, 0]


def test_6_1_at_most_one_disc_on_a_card(lay):
    columns = {(1, 0): "dragon-senior/witches demon-junior angel-senior"}
    table = lay(hand="reaper-junior demon-veteran", columns=columns).turn(
        play="reaper-junior", column=0, mark=at(1, 0, 1), disc=4
    )
    assert table.options("mark") == (at(1, 0, 1), at(1, 0, 2))


def test_6_1_without_a_card_to_put_it_on_nothing_happens(lay):
    table = lay(hand="reaper-junior demon-veteran", columns={(1, 0): "dragon-senior/witches"}).turn(
        play="reaper-junior", column=0
    )
    assert not table.questions("disc") and table.supply() == "demons dragons angels reapers"


def test_6_1_a_disc_returns_when_its_card_is_discarded(lay):
    table = lay(
        hand="dragon-junior demon-veteran",
        columns={(1, 0): "demon-junior/dragons witch-junior witch-senior angel-senior"},
    )
    table.turn(play="dragon-junior", column=0)
    assert table.side(1, 0) == "witch-junior witch-senior angel-senior"
    assert table.supply() == "witches demons dragons angels reapers" and table.discard == "demon-junior"


def test_6_1_a_disc_returns_when_its_card_goes_to_a_reserve(lay):
    table = lay(
        hand="witch-veteran demon-veteran",
        areas=("witch-junior", ""),
        columns={(1, 0): "demon-junior/dragons"},
        coins=(4, 3),
    )
    table.turn(play="witch-veteran", column=0, take=at(1, 0, 0))
    assert table.reserve(0) == "demon-junior" and "dragons" in table.supply()


def test_6_1_a_disc_returns_from_a_representative_that_is_discarded(lay):
    table = lay(hand="dragon-aristocrat demon-veteran", areas=("dragon-junior dragon-senior", "demon-junior/witches"))
    table.turn(play="dragon-aristocrat", column=0)
    assert table.area(1) == "" and "witches" in table.supply() and table.discard == "demon-junior"


def test_6_1_a_recoloured_secretary_joins_the_others(lay):
    table = lay(
        hand="reaper-veteran demon-veteran", areas=("reaper-junior demon-secretary witch-secretary", ""), coins=(4, 3)
    )
    table.turn(play="reaper-veteran", column=0, mark_area=in_area(0, 1), disc="witches").finish()
    assert table.column("bonus_secretaries") == [4, 0]


def test_6_1_cards_discarded_together_show_the_top_one_only(lay):
    """A hand that its player discards: the opponent sees one card; those that were passed before are known anyway."""
    table = lay(hand="dragon-senior witch-junior demon-junior angel-senior").turn(play="dragon-senior", column=0)
    assert table.discard == "witch-junior demon-junior angel-senior"
    assert table.known("discard", 0, 0) == table.discard
    assert len(table.known("discard", 0, 1).split()) == 1


def test_6_1_cards_of_the_columns_are_known_when_discarded(lay):
    side = "witch-junior witch-senior demon-junior angel-senior"
    table = lay(hand="reaper-junior demon-veteran", columns={(0, 0): side}).turn(free_play="reaper-junior", column=0)
    assert table.known("discard", 0, 0) == table.known("discard", 0, 1) == table.discard


def test_a_reshuffled_card_is_unknown_again(lay):
    table = lay(hand="demon-veteran", discard="witch-junior witch-senior demon-senior").turn(draw=1)
    assert len(table.known("hand", 0, 1).split()) == 3  # passed on: the other player knows them now
    assert table.known("reserve", 1, 0) == ""
