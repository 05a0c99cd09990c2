"""Two against two: seats 0 and 2 share the near sides, 1 and 3 the far ones (rulebook: variant two against two)."""

OFFER = ["wizard", "hel", "monk", "demon"]


def teams(lay, **given):
    return lay("two-against-two", **given)


def test_turn_order_goes_round_and_so_between_the_teams(lay):
    t = teams(lay, coins=[0, 0, 0, 0], supply=0)
    seats = []
    for _ in range(5):
        seats.append(int(t.record["seat"]))
        t.step(seats[-1])
    assert seats == [0, 1, 2, 3, 0]


def test_income_goes_to_the_member_whose_turn_it_is_and_team_effects_work_in_both_turns(lay):
    t = teams(lay, near=["cutthroat"], supply=40).begin(0).begin(2)
    assert t.coins == [4, 0, 4, 0]
    assert t.begin(1).coins == [4, 3, 4, 0]


def test_ruling_15_the_next_opponent_may_match_first_then_the_partner(lay):
    t = teams(lay, offer=OFFER, coins=[5, 5, 5, 5], answers=[0, 3, "no", "yes"]).recruit(0)
    assert (t.coins, t.names("hand", 3)) == ([8, 5, 5, 2], ["wizard"])
    assert t.asked == [(0, "recruit"), (0, "bid"), (1, "match"), (3, "match")]
    t = teams(lay, offer=OFFER, coins=[5, 5, 5, 5], answers=[0, 3, "yes"]).recruit(2)
    assert t.names("hand", 3) == ["wizard"], "after seat 2 comes seat 3"


def test_no_pooling_of_coins(lay):
    t = teams(lay, offer=OFFER, coins=[5, 2, 0, 2], answers=[0, 4]).recruit(0)
    assert t.names("hand", 0) == ["wizard"]


def test_recruit_effects_serve_both_members(lay):
    t = teams(lay, offer=OFFER, near=["bard"], coins=[5, 5, 5, 5], answers=[0, 3, "yes"]).recruit(2)
    assert t.coins == [5, 5, 9, 1]
    t = teams(lay, offer=OFFER, top="thief", near=["fortune-teller"], coins=[0, 0, 5, 0], answers=[4, 3]).recruit(2)
    assert t.names("hand", 2) == ["thief"]


def test_a_matched_card_is_played_in_the_payers_own_turn_on_the_teams_side(lay):
    t = teams(lay, hands=[[], [], [], ["hel"]], answers=["lane 2"]).deploy(3)
    assert t.far(2) == ["hel"]


def test_thief_and_beggar_their_player_chooses_the_victim(lay):
    t = teams(lay, coins=[0, 3, 0, 2], answers=[3]).play("thief", seat=0)
    assert (t.coins, t.asked) == ([1, 3, 0, 1], [(0, "victim")])
    t = teams(lay, coins=[0, 3, 0, 2], answers=[1]).play("beggar", seat=2)
    assert t.coins == [0, 1, 2, 2]


def test_horseman_siren_blood_priest_one_member_speaks_for_the_team(lay):
    t = teams(lay, near=["thief"], far=["siren", "hel"], answers=["thief", "nothing", "hel", "nothing"])
    t.play("apocalyptic-horseman", seat=2)
    assert t.asked == [(2, "destroy")] * 2 + [(3, "destroy")] * 2
    t = teams(lay, far_2=["hel", "monk", "demon"], answers=["hel", "monk"]).play("siren", seat=0)
    assert t.asked == [(1, "move"), (1, "move")]


def test_mercenary_the_team_names_one_payer(lay):
    t = teams(lay, near=["mercenary", "-hel", "-thief", "siren"], far=["monk"], coins=[1, 0, 5, 0], answers=[2, 2])
    t.score()
    assert (t.coins, t.castles, t.asked) == ([1, 0, 3, 0], [1, 0], [(0, "payer"), (2, "pay")])


def test_the_team_wins_together(lay):
    t = teams(lay, near=["hel", "thief", "siren", "njord"], castles=[1, 0, 0, 0, 0, 0]).score().finish()
    assert t.record["win"][:4].tolist() == [1, 0, 1, 0] and t.record["place"][:4].tolist() == [1, 2, 1, 2]
    assert t.record["score"][:4].tolist() == [2, 0, 2, 0]
