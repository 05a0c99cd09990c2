"""Castles with effects: placeholders for every part of the frame that the rulebook gives (optional rules)."""


def castles(*names):
    return {"castles": ",".join(names)}


def test_market_income_for_who_has_more_cards_before_the_characters(lay):
    t = lay(setup=castles("market"), near=["cutthroat"], supply=40).begin()
    assert t.coins == [5, 0]
    assert lay(setup=castles("market"), near=["hel"], far=["monk"], supply=40).begin().coins == [3, 0]


def test_market_comes_before_the_cutthroat_when_coins_are_short(lay):
    t = lay(setup=castles("plain", "market"), near=["cutthroat"], near_2=["hel"], supply=1).begin()
    assert t.coins == [1, 0]
    assert "the effect of cutthroat" in t.told.split("gains 1 coin")[1]


def test_harbour_a_coin_after_the_effect(lay):
    t = lay(setup=castles("harbour"), coins=[0, 2]).play("beggar")
    assert t.coins == [3, 0], "2 from the opponent first, then the coin"
    assert lay(setup=castles("harbour")).play("hel", "near_2").coins == [0, 0]


def test_crypt_face_down_cards_count_before_the_characters(lay):
    t = lay(setup=castles("crypt"), near=["-hel", "-monk", "-thief", "siren"], far=["fenrir"]).score()
    assert t.castles == [1, 0] and "the near side has 6" in t.told
    t = lay(setup=castles("crypt"), near=["-hel", "-monk", "-thief", "berserker"], far=["fenrir"]).score()
    assert "the near side has 4, the far side 4" in t.told


def test_fortress_is_scored_at_five_cards(lay):
    near = ["hel", "thief", "siren", "njord"]
    assert lay(setup=castles("fortress"), near=near).score().castles == [0, 0]
    assert lay(setup=castles("fortress"), near=[*near, "monk"]).score().castles == [1, 0]


def test_mirror_hall_flips_a_card_after_its_effect(lay):
    t = lay(setup=castles("mirror-hall"), coins=[0, 2]).play("thief")
    assert (t.near(), t.coins) == (["-thief"], [1, 1])


def test_arena_only_three_cards_of_a_side_count(lay):
    t = lay(setup=castles("arena"), near=["hel", "thief", "siren", "njord"], far=["fenrir"]).score()
    assert "the near side has 11, the far side 5" in t.told


def test_a_castle_counts_until_it_is_conquered(lay):
    t = lay(setup=castles("market"), near=["hel"], supply=40).close(1).begin()
    assert t.coins == [3, 0]


def test_castle_numbers_can_be_changed(lay):
    t = lay(setup=castles("harbour"), change={"harbour.amount": 2}).play("hel")
    assert t.coins == [2, 0]
