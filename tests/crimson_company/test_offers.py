"""Characters that bring others into play or send them away."""

OFFER = ["wizard", "hel", "monk", "demon"]


def test_summoner_an_offer_card_beside_her_without_effect(lay):
    t = lay(offer=OFFER, top="bard", deck=["thief"], far=["siren"], answers=["#wizard"]).play("summoner")
    assert (t.near(), t.far(), t.offer) == (["summoner", "wizard"], ["siren"], ["bard", "hel", "monk", "demon"])


def test_summoner_switch_face_down(lay):
    t = lay(offer=OFFER, options={"placed": "down"}, answers=["#hel"]).play("summoner")
    assert t.near() == ["summoner", "-hel"]


def test_summoner_without_an_offer(lay):
    assert lay().play("summoner").near() == ["summoner"]


def test_ferryman_brings_a_discarded_card_without_its_effect(lay):
    t = lay(discard=["wizard", "thief"], far=["hel"], coins=[0, 5], answers=["#thief"]).play("ferryman")
    assert (t.near(), t.discarded, t.coins) == (["ferryman", "thief"], ["wizard"], [0, 5])


def test_ferryman_with_an_empty_discard_pile(lay):
    assert lay().play("ferryman").near() == ["ferryman"]


def test_ferryman_switch_when_destroyed(lay):
    t = lay(near=["ferryman"], discard=["thief", "hel"], answers=["#thief"], options={"ferryman": "destroy"})
    t.destroy("ferryman")
    assert (t.near(), t.discarded) == (["thief"], ["ferryman", "hel"])


def test_troll_mother_discards_an_offer_card(lay):
    t = lay(offer=OFFER, top="bard", deck=["thief"], answers=["#monk"]).play("troll-mother")
    assert (t.offer, t.discarded) == (["wizard", "hel", "bard", "demon"], ["monk"])


def test_freyja_switch_binds_placed_cards_too(lay):
    t = lay(offer=OFFER, near_3=["freyja"], answers=["#hel"], options={"freyja": "placed-too"})
    t.play("summoner", "near_3")
    assert t.near(3) == ["freyja", "summoner", "hel"]
    t = lay(near=["summoner"], near_3=["freyja"], offer=["hel"], options={"freyja": "placed-too"})
    assert t.flip("summoner").flip("summoner").near(3) == ["freyja", "hel"]


def test_an_empty_deck_is_made_of_the_discard_pile(lay):
    t = lay(offer=["hel"], top="bard", discard=["thief", "monk", "siren"]).play("troll-mother")
    assert t.offer[0] == "bard" and len(t.offer) == 4
    assert t.discarded == [] and t.record["reshuffles"] == 1
