"""VII 5: the sixteen general spells, each with its rulings."""

import pytest


def cannot(action):
    """The action (or the answer) is not offered."""
    return pytest.raises(AssertionError, match="is not among")


def test_balance_takes_a_creature_of_all_with_a_third_level(lay):
    t = lay(players=3).structure(0, "twilight-4 -", "twilight-3", "twilight-1").structure(1, "doom-4 -", "doom-3")
    t.structure(2, "night-4 -", "night-3", "night-2 night-1").dungeon(0, "gaia-3").book(0, "balance")
    t.step("cast", "0.3.1", "2.1.1", "2.3.1")
    assert (t.count(0), t.count(1), t.count(2)) == (2, 2, 3)
    assert t.at("2.1.1") == "night-3" and t.legal(2)
    assert t.discarded == "twilight-1 night-4 gaia-3"


def test_decoy_saves_a_creature_that_lost_a_capture_roll(lay):
    t = lay().structure(0, "doom-1 -").structure(1, "doom-4 -").dungeon(0, "night-2").book(0, "decoy").step("cast")
    assert t.record["decoy"][0, 0] == 24 + 21
    t.dice(6, 1).step("capture", "decoy-card")
    assert (t.at("0.1.1"), t.prisoners(1), t.spells("spell_discards")) == ("doom-1", "", "decoy")
    t = lay().structure(0, "doom-4 -").structure(1, "doom-1 -").set(decoy=0).set(decoy=-1)
    t.record["decoy"][1, 0] = 24 + 21
    t.dice(1, 6).step("capture", "lose")  # it need not be used
    assert t.prisoners(0) == "doom-1" and t.record["decoy"][1, 0] == 24 + 21


def test_ruling_16_decoy_does_not_help_a_raider_nor_against_a_tornado_and_armor_may_go_instead(lay):
    t = lay().structure(0, "doom-1 -").dungeon(1, "night-2")
    t.record["decoy"][0, 0] = 24 + 21
    t.dice(6, 1).step("rescue")
    assert t.prisoners(1) == "doom-1 night-2"
    t = lay().structure(0, "doom-1 -").structure(1, "doom-4 -").dungeon(0, "twilight-3 gaia-2").book(0, "tornado")
    t.record["decoy"][1, 0] = 24 + 21
    assert t.step("cast").prisoners(0) == "doom-4"
    t = lay().structure(0, "doom-4 -").structure(1, "doom-1 -").charm("1.1.1", "mystic-armor").dice(1, 6)
    t.record["decoy"][1, 0] = 24 + 21
    t.step("capture", "armor")
    assert t.at("1.1.1") == "doom-1" and t.spells("spell_discards") == "mystic-armor"


def test_domination_brainwashes_without_a_roll(lay):
    t = lay().dungeon(0, "doom-3 twilight-4").book(0, "domination").step("cast", "0.1.1")
    assert (t.at("0.1.1"), t.record["special_wins"][0, 2]) == ("twilight-4", 1)


def test_a_granted_action_that_is_impossible_leaves_the_rest(lay):
    t = lay().dungeon(0, "doom-3").book(0, "domination").step("cast")
    assert t.spells("spell_discards") == "domination"
    t = lay().dungeon(0, "twilight-2").book(0, "smite").step("cast")
    assert t.record["actions"] == 2 and t.spells("book", 0) == "time-warp"


def test_duplicate_of_a_discarded_spell(lay):
    t = lay().dungeon(0, "dawn-3 doom-1").book(0, "duplicate").spell_discards("time-warp").step("cast")
    assert t.record["actions"] == 3 and t.spells("spell_discards") == "duplicate time-warp"
    assert t.record["double"] == -1 and t.record["doubled"][0, 24 + 33] == 1


def test_duplicate_becomes_a_lasting_spell_and_is_discarded_as_itself(lay):
    t = lay().structure(0, "doom-3 -").structure(1, "night-4 -").charm("1.1.1", "avatar").dungeon(0, "dawn-3 doom-1")
    t.book(0, "duplicate").step("cast", "0.1.1")
    assert t.power("0.1.1") == 5 and t.spells("spell_discards") == ""
    t.step("imprison")
    assert t.spells("spell_discards") == "duplicate" and t.record["double"] == -1


def test_duplicate_of_a_summon_needs_room_and_is_discarded_when_it_leaves(lay):
    t = lay().dungeon(0, "dawn-3 doom-1").book(0, "duplicate").spell_discards("summon-shade").structure(1, "gaia-2 -")
    t.step("cast", "0.1.1")
    assert (t.at("0.1.1"), t.power("0.1.1")) == ("duplicate", 2)
    t.step("imprison")
    assert t.spells("book", 0) == "" and t.spells("spell_discards") == "summon-shade duplicate"


def test_duplicate_as_a_titan_is_a_prisoner_like_it(lay):
    t = lay().dungeon(0, "dawn-3 doom-1").book(0, "duplicate").spell_discards("summon-titan").step("cast", "0.1.1")
    t.step("imprison")
    assert t.prisoners(0) == "duplicate"


def test_ruling_22_nothing_to_copy_no_duplicate(lay):
    with cannot("cast"):
        lay().dungeon(0, "dawn-3 doom-1").book(0, "duplicate").step("cast")


def test_lucky_charm_rolls_again_and_draws(lay):
    t = lay().structure(0, "doom-4 -").structure(1, "doom-1 -").dungeon(0, "night-2").book(0, "lucky-charm")
    t.dice(5, 1, 6).step("cast", "reroll")
    assert t.prisoners(0) == "doom-1" and t.spells("book", 0) == "time-warp"
    assert t.record["special_tries"][0].tolist() == [1, 0, 0]


def test_lucky_charm_chooses_among_the_three_and_may_keep_the_roll(lay):
    t = lay().structure(0, "doom-4 -").structure(1, "doom-1 -").dungeon(0, "night-2 night-1").dungeon(1, "doom-1")
    t.book(0, "lucky-charm").dice(2).step("cast", "brainwash", "keep", "0.guard")
    assert t.at("0.guard") == "night-1"


def test_magic_tempest_clears_everything_but_the_decoy(lay):
    t = lay().structure(0, "doom-1 -", "doom-4").charm("0.1.1", "mask-of-command").aura("1.1.1", "aura-of-stealth")
    t.circle(1, "circle-of-guile").dungeon(0, "doom-2").book(0, "magic-tempest")
    t.record["decoy"][1, 0] = 24 + 21
    t.step("cast", "0.2.1")  # the caster's structure is put right
    assert t.legal(0) and t.at("0.2.1") == "-" and t.record["decoy"][1, 0] == 24 + 21
    assert t.spells("spell_discards") == "aura-of-stealth circle-of-guile mask-of-command magic-tempest"


def test_mobility_gives_moves_and_swaps_and_a_spell(lay):
    t = lay().structure(0, "doom-4 doom-3").dungeon(0, "night-1").book(0, "mobility").step("cast")
    assert (t.record["free_moves"], t.record["actions"], t.spells("book", 0)) == (12, 1, "time-warp")
    t.step("swap", "0.1.1").step("move", "0.1.1", "0.guard").step("move")
    assert t.record["actions"] == 1 and t.record["free_moves"] == 9
    assert (t.at("0.guard"), t.at("0.1.1")) == ("doom-3", "doom-4")


def test_raise_dead_brings_two_prisoners(lay):
    t = lay().dungeon(0, "doom-1 night-1").book(0, "raise-dead").discards("gaia-4").step("cast", "gaia-4", "night-1")
    assert (t.prisoners(0), t.discarded, t.spells("book", 0)) == ("night-1 gaia-4", "doom-1", "time-warp")


def test_resurrection_places_a_discarded_creature_even_the_component(lay):
    t = lay().dungeon(0, "clergy-3").book(0, "resurrection").step("cast", "0.1.1")
    assert t.at("0.1.1") == "clergy-3" and t.discarded == ""
    t = lay().dungeon(0, "clergy-3").book(0, "resurrection").discards("doom-4").step("cast", "doom-4", "dungeon")
    assert t.prisoners(0) == "doom-4"


def test_scry_rescues_and_draws(lay):
    t = lay().structure(0, "doom-4 -").dungeon(1, "night-4").dungeon(0, "dawn-2").book(0, "scry").dice(1, 1)
    t.step("cast", "0.guard")
    assert t.at("0.guard") == "night-4" and t.spells("book", 0) == "time-warp" and t.record["seen"] == 0


def test_smite_captures_draws_and_gives_an_action(lay):
    t = lay().structure(0, "doom-4 -").structure(1, "doom-1 -").dungeon(0, "twilight-2").book(0, "smite").dice(1, 5)
    t.step("cast")
    assert (t.prisoners(0), t.record["actions"], t.spells("book", 0)) == ("doom-1", 2, "time-warp")


def test_stone_spirit_adds_the_guards_strength(lay):
    t = lay().structure(0, "doom-1 -").guard(1, "night-4").dungeon(1, "night-2").dungeon(0, "clergy-1").dice(2, 2)
    t.book(0, "stone-spirit").step("cast", "dungeon")
    assert t.prisoners(0) == "night-2" and t.record["rescue_wins"][0, 7] == 1


def test_tides_of_chaos_empties_other_dungeons_and_may_take_one(lay):
    t = lay(players=3).dungeon(0, "twilight-2 twilight-1").dungeon(1, "doom-1 doom-1 doom-1").dungeon(2, "night-4")
    t.book(0, "tides-of-chaos").step("cast", "night-4")
    assert (t.prisoners(0), t.prisoners(1), t.prisoners(2)) == ("twilight-1 night-4", "doom-1", "")
    assert t.discarded == "doom-1 doom-1 twilight-2"
    t = lay().dungeon(0, "twilight-2").dungeon(1, "doom-1").book(0, "tides-of-chaos").step("cast", "nothing")
    assert t.discarded == "doom-1 twilight-2"


def test_time_warp_is_two_actions_for_one(lay):
    t = lay().dungeon(0, "night-3 twilight-1").book(0, "time-warp").step("cast")
    assert t.record["actions"] == 3 and t.record["extra_actions"][0] == 2


def test_tornado_captures_without_a_roll_but_not_everybody(lay):
    t = (
        lay()
        .structure(0, "doom-1 -")
        .structure(1, "doom-4 doom-4")
        .charm("1.1.1", "ethereality")
        .dungeon(0, "twilight-3 gaia-2")
    )
    t.aura("1.1.2", "aura-of-defense").book(0, "tornado").step("cast")
    assert t.prisoners(0) == "doom-4" and t.at("0.1.1") == "doom-1" and t.record["special_wins"][0, 0] == 1
    t = (
        lay()
        .structure(0, "doom-1 -")
        .structure(1, "doom-4 -")
        .charm("1.1.1", "mystic-armor")
        .dungeon(0, "twilight-3 gaia-2")
    )
    assert t.book(0, "tornado").step("cast").at("1.1.1") == "doom-4"


def test_touch_of_death_doubles_the_die_and_discards(lay):
    t = (
        lay()
        .structure(0, "doom-1 -")
        .structure(1, "night-4 -")
        .dungeon(0, "doom-3")
        .book(0, "touch-of-death")
        .dice(1, 3)
    )
    t.step("cast")  # 6 + 1 against 1 + 5
    assert (t.at("1.1.1"), t.prisoners(0), t.discarded) == ("-", "", "doom-3 night-4")
    t = (
        lay()
        .structure(0, "doom-1 -")
        .structure(1, "night-4 -")
        .dungeon(0, "doom-3")
        .book(0, "touch-of-death")
        .dice(6, 2)
    )
    assert t.step("cast").prisoners(1) == "doom-1"


def test_touch_of_death_then_fortune(lay):
    t = (
        lay()
        .structure(0, "doom-1 -")
        .structure(1, "night-4 -")
        .dungeon(0, "doom-3 gaia-1")
        .circle(0, "circle-of-fortune")
    )
    t.book(0, "touch-of-death").dice(2, 3).step("cast", "gaia-1")  # 6 + 1 + 1 against 2 + 5
    assert t.at("1.1.1") == "-"
