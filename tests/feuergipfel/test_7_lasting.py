"""VII 1-4: auras, circles, enchantments and summoned creatures, each with its rulings."""

import pytest

FULL = ("doom-4 doom-4", "doom-3 doom-3 doom-3", "doom-2 doom-2 doom-2 -")


def cannot(action):
    """The action (or the answer) is not offered."""
    return pytest.raises(AssertionError, match="is not among")


# --- Auras -----------------------------------------------------------------------------------------------------


def test_an_aura_is_laid_on_any_position_and_replaces_an_older_one(lay):
    t = lay().dungeon(0, "gaia-1 clergy-1").book(0, "aura-of-resistance aura-of-stealth")
    t.step("cast", "aura-of-resistance", "1.3.4").step("cast", "1.3.4")
    assert t.record["aura"][1, 8] == 24 + 3 and t.spells("spell_discards") == "aura-of-resistance"


def test_an_aura_affects_its_position_and_the_minions_while_it_is_taken_and_stays(lay):
    t = lay().structure(1, "doom-4 -", "doom-2").aura("1.1.1", "aura-of-resistance").structure(0, "twilight-4 -")
    t.dice(1, 2).step("capture", "1.1.1")  # 4 + 2 against 4 + 1 + 1 + 1
    assert t.prisoners(1) == "twilight-4"
    t = lay().structure(1, "doom-4 -", "doom-2").aura("1.1.1", "aura-of-resistance").structure(0, "twilight-2 -")
    t.dice(1, 2).step("capture", "1.2.1")  # 2 + 2 against 2 + 1 + 1
    assert t.prisoners(0) == t.prisoners(1) == ""
    t = lay().structure(1, "- doom-4", "- doom-2").aura("1.1.1", "aura-of-resistance").structure(0, "twilight-2 -")
    t.dice(1, 2).step("capture", "1.2.2")  # nobody carries the aura
    assert t.prisoners(0) == "doom-2"


def test_several_auras_add_up(lay):
    t = lay().structure(1, "doom-4 -", "doom-2").aura("1.1.1", "aura-of-resistance").structure(0, "twilight-2 -")
    t.set(double=24 + 2).aura("1.2.1", "duplicate").dice(1, 2).step("capture", "1.2.1")
    assert t.prisoners(1) == "twilight-2"


def test_aura_of_defense_strikes_a_6_after_the_result(lay):
    t = lay().structure(0, "twilight-4 -").structure(1, "doom-4 -").aura("1.1.1", "aura-of-defense").dice(1, 6)
    t.step("capture")
    assert (t.prisoners(0), t.at("0.1.1"), t.discarded) == ("doom-4", "-", "twilight-4")


def test_aura_of_defense_on_a_lost_attack_discards_instead_of_capture(lay):
    t = lay().structure(0, "twilight-1 -").structure(1, "doom-4 -").aura("1.1.1", "aura-of-defense").dice(6, 6)
    t.step("capture")
    assert (t.prisoners(1), t.discarded) == ("", "twilight-1")


def test_aura_of_defense_leaves_other_numbers_alone(lay):
    t = lay().structure(0, "twilight-4 -").structure(1, "doom-4 -").aura("1.1.1", "aura-of-defense").dice(1, 5)
    t.step("capture")
    assert (t.prisoners(0), t.at("0.1.1")) == ("doom-4", "twilight-4")


def test_aura_of_neutrality_takes_clan_and_clan_bonus(lay):
    t = lay(wizards=("doom", "gaia")).structure(0, "doom-3 -", "- clergy-3").aura("0.1.1", "aura-of-neutrality")
    assert (t.power("0.1.1"), t.record["clan_now"][0, 0], t.record["clan_now"][0, 3]) == (3, 6, 6)
    assert not t.legal(0)  # 3 under 3
    t = lay(wizards=("doom", "gaia")).structure(0, "doom-4 -", "- clergy-3").aura("0.1.1", "aura-of-neutrality")
    assert t.legal(0)


def test_ruling_12_losing_neutrality_is_corrected_at_once(lay):
    t = lay(wizards=("night", "gaia")).structure(0, "doom-4 -", "- clergy-3").aura("0.1.1", "aura-of-neutrality")
    t.dungeon(0, "gaia-1").book(0, "aura-of-resistance").step("cast", "0.1.1", "0.2.2")
    assert t.count(0) == 1 and t.legal(0) and t.discarded == "clergy-3 gaia-1"


def test_neutrality_makes_enemies_placeable(lay):
    t = (
        lay(wizards=("night", "gaia"))
        .structure(0, "doom-4 -")
        .aura("0.1.1", "aura-of-neutrality")
        .stack("clergy-2 doom-1")
    )
    t.step("recruit", "0.1.1", "0.2.1")
    assert t.at("0.2.1") == "clergy-2" and t.legal(0)


def test_aura_of_stealth_helps_raiders(lay):
    t = (
        lay()
        .structure(0, "twilight-1 -")
        .aura("0.1.1", "aura-of-stealth")
        .dungeon(1, "doom-2")
        .dice(3, 1)
        .step("rescue")
    )
    assert t.record["rescue_tries"][0, 6 + 2] == 1 and t.prisoners(1) == "doom-2" and t.at("0.1.1") == "twilight-1"


def test_aura_of_strength_helps_attackers(lay):
    t = lay().structure(0, "twilight-2 -").aura("0.1.1", "aura-of-strength").structure(1, "doom-2 -").dice(1, 2)
    t.step("capture")
    assert t.prisoners(0) == "doom-2"


# --- Circles ---------------------------------------------------------------------------------------------------


def test_one_circle_a_wizard(lay):
    t = lay().dungeon(0, "night-1 dawn-1").book(0, "circle-of-fortune circle-of-scrying")
    t.step("cast", "circle-of-fortune").step("cast")
    assert t.record["circle"][0] == 24 + 9 and t.spells("spell_discards") == "circle-of-fortune"


def test_circle_of_fortune_once_a_turn_before_a_roll(lay):
    t = lay().structure(0, "twilight-2 -").circle(0, "circle-of-fortune").dungeon(0, "doom-1").structure(1, "doom-2 -")
    t.dice(1, 2).step("capture", "doom-1")
    assert (t.prisoners(0), t.discarded, t.record["fortune_used"]) == ("doom-2", "doom-1", 1)
    t.structure(1, "doom-1 -").dice(1, 1).step("capture")  # not asked again: 2 + 1 against 1 + 1 + 1
    assert t.prisoners(0) == "doom-2"


def test_circle_of_fortune_can_be_left_alone_and_helps_brainwashing(lay):
    t = (
        lay()
        .circle(0, "circle-of-fortune")
        .dungeon(0, "doom-4 doom-1")
        .dice(4)
        .step("brainwash", "doom-4", "doom-1", "0.1.1")
    )
    assert t.at("0.1.1") == "doom-4" and t.record["brainwash_wins"][0, 3] == 1
    t = lay().circle(0, "circle-of-fortune").dungeon(0, "doom-4 doom-1").dice(4).step("brainwash", "doom-4", "nothing")
    assert t.at("0.1.1") == "-" and not t.record["fortune_used"]


def test_circle_of_guile_adds_to_brainwashing(lay):
    t = lay().circle(0, "circle-of-guile").dungeon(0, "doom-4").dice(4).step("brainwash", "0.1.1")
    assert t.at("0.1.1") == "doom-4" and t.record["brainwash_wins"][0, 3] == 1


def test_circle_of_magic_strengthens_components_only(lay):
    t = lay().circle(0, "circle-of-magic").dungeon(0, "night-2 twilight-1").book(0, "time-warp").step("cast")
    assert t.discarded == "twilight-1 night-2"


def test_circle_of_might_needs_eight_and_wins_at_once(lay):
    t = lay().structure(0, *FULL).dungeon(0, "clergy-4 dawn-2").book(0, "circle-of-might").step("cast").finish()
    assert t.record["over"] and t.record["by_might"][0] and t.record["win"][0] == 1


def test_circle_of_scrying_a_second_card_once_a_turn(lay):
    t = lay().circle(0, "circle-of-scrying").dungeon(0, "doom-1 night-1").stack("doom-2 doom-4 doom-3 doom-3")
    t.step("recruit", "doom-1", "doom-4", "0.1.1")
    assert (t.at("0.1.1"), t.discarded, t.prisoners(0)) == ("doom-4", "doom-1 doom-2", "night-1")
    t.step("recruit", "wizard", "dungeon")
    assert t.prisoners(0) == "doom-3 night-1"


def test_circle_of_scrying_needs_a_second_card(lay):
    t = lay().circle(0, "circle-of-scrying").dungeon(0, "doom-1").stack("doom-2").step("recruit", "0.1.1")
    assert t.at("0.1.1") == "doom-2"


# --- Enchantments ----------------------------------------------------------------------------------------------


def test_aggression_binds_from_the_controllers_next_turn(lay):
    t = lay().structure(1, "doom-4 -").structure(0, "night-1 -").dungeon(0, "twilight-1").book(0, "aggression")
    t.step("cast", "1.1.1").step("end").step("end")
    assert t.at("1.1.1") == "-" and t.discarded == "doom-4 twilight-1"
    assert t.spells("spell_discards") == "aggression"


def test_aggression_is_content_with_an_attempt(lay):
    t = lay().structure(0, "doom-4 -").structure(1, "night-1 -").charm("0.1.1", "aggression").set(bound=1)
    t.dice(5, 3).step("capture").step("end")
    assert t.at("0.1.1") == "doom-4"


def test_aggression_on_the_own_creature_in_the_own_turn_does_not_bind_yet(lay):
    t = lay().structure(0, "doom-4 -").dungeon(0, "twilight-1").book(0, "aggression").step("cast").step("end")
    assert t.at("0.1.1") == "doom-4"


def test_avatar_and_atrophy_change_strength_and_the_structure(lay):
    t = lay().structure(0, "doom-3 -", "doom-2").charm("0.2.1", "avatar")
    assert t.power("0.2.1") == 4 and not t.legal(0)
    t = lay().structure(0, "doom-1 -").charm("0.1.1", "atrophy").charm("0.1.1", "atrophy", "duplicate")
    assert t.power("0.1.1") == -1  # no floor


def test_enchantments_travel_and_go_with_the_creature(lay):
    t = lay().structure(0, "doom-3 -").charm("0.1.1", "avatar").step("move", "0.1.2")
    assert t.power("0.1.2") == 5
    t.step("imprison")
    assert t.spells("spell_discards") == "avatar" and t.prisoners(0) == "doom-3"


def test_ethereality_forbids_captures(lay):
    t = lay().structure(0, "doom-4 -").structure(1, "doom-1 doom-2").charm("1.1.1", "ethereality").dice(1, 6)
    t.step("capture")
    assert t.prisoners(0) == "doom-2"
    with cannot("capture"):
        t.step("capture")


def test_mask_of_command_waives_the_strength_rule_for_minions(lay):
    t = lay().structure(0, "doom-1 -", "doom-4").charm("0.1.1", "mask-of-command")
    assert t.legal(0)
    assert not lay().structure(0, "doom-1 -", "doom-4").charm("0.2.1", "mask-of-command").legal(0)


def test_mystic_armor_goes_instead_of_the_creature(lay):
    t = lay().structure(0, "doom-4 -").structure(1, "doom-1 -").charm("1.1.1", "mystic-armor").dice(1, 6)
    t.step("capture")
    assert (t.at("1.1.1"), t.prisoners(0), t.spells("spell_discards")) == ("doom-1", "", "mystic-armor")
    assert t.record["capture_wins"][0].sum() == 1 and t.record["saved"][1] == 1


def test_mystic_armor_in_imprisonment_and_correction(lay):
    t = lay().structure(0, "doom-4 -", "doom-2").charm("0.1.1", "mystic-armor").step("imprison", "0.1.1")
    assert t.at("0.1.1") == "doom-4" and t.spells("spell_discards") == "mystic-armor"
    t = lay().structure(1, "doom-3 -", "doom-2").charm("1.1.1", "mystic-armor").dungeon(0, "doom-1").book(0, "atrophy")
    t.step("cast", "1.1.1", "1.1.1", "1.2.1")  # the armor is gone, the step is repeated
    assert (t.at("1.1.1"), t.at("1.2.1")) == ("doom-3", "-")


# --- Summoned creatures ----------------------------------------------------------------------------------------


def test_summon_familiar_cannot_be_captured_and_returns_to_the_book(lay):
    t = lay().dungeon(0, "dawn-3").book(0, "summon-familiar").step("cast", "0.1.1")
    assert (t.at("0.1.1"), t.power("0.1.1"), t.record["clan_now"][0, 0]) == ("summon-familiar", 1, 6)
    t.structure(1, "doom-4 -").step("end")
    with cannot("capture"):
        t.step("capture")
    t = lay().creatures(**{"0.1.1": "summon-familiar"}).step("imprison")
    assert t.spells("book", 0) == "summon-familiar" and t.prisoners(0) == ""


def test_summon_golem_is_discarded_when_it_leaves(lay):
    t = lay().dungeon(0, "gaia-2").book(0, "summon-golem").step("cast", "0.guard").step("imprison")
    assert t.at("0.guard") == "-" and t.spells("spell_discards") == "summon-golem"
    t = lay().structure(0, "doom-4 -").creatures(**{"1.1.1": "summon-golem"}).dice(1, 6).step("capture")
    assert t.prisoners(0) == "" and t.spells("spell_discards") == "summon-golem"


def test_summon_shade_copies_print_and_gets_its_controllers_bonus(lay):
    t = lay(wizards=("doom", "gaia")).structure(1, "doom-3 night-1").charm("1.1.1", "avatar").dungeon(0, "twilight-3")
    t.book(0, "summon-shade").step("cast", "1.1.1", "0.1.1")
    assert (t.at("0.1.1"), t.power("0.1.1")) == ("summon-shade", 4)
    t.step("imprison")
    assert t.spells("book", 0) == "summon-shade"


def test_summon_titan_behaves_like_a_creature(lay):
    t = lay().dungeon(0, "gaia-4 clergy-2").book(0, "summon-titan").step("cast", "0.1.1")
    assert t.power("0.1.1") == 5
    t.step("imprison")
    assert t.prisoners(0) == "summon-titan"
    t.set(actions=2).dice(6).step("brainwash", "0.1.2")  # strength 5: only a 6
    assert t.at("0.1.2") == "summon-titan"


def test_ruling_24_no_summons_without_room(lay):
    table = lay(wizards=("dawn", "gaia")).structure(0, "doom-1 doom-1", "- doom-1").guard(0, "doom-1")
    with cannot("cast"):
        table.dungeon(0, "gaia-2").book(0, "summon-golem").step("cast")
