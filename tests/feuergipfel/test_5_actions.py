"""V: the turn and its nine actions."""

import pytest

from sim.games.feuergipfel.state import CARD_IDS


def test_V_two_actions_then_the_turn_goes_on_clockwise(lay):
    t = lay(players=3).stack("doom-4 doom-3 doom-2 doom-1")
    t.step("recruit", "0.1.1").step("recruit", "wizard", "0.1.2")
    assert (t.record["actions"], t.record["seat"]) == (0, 0)
    t.step()  # nothing is left but the end of the turn
    assert (t.record["seat"], t.record["actions"]) == (1, 2)
    t.step("end")
    assert t.record["seat"] == 2 and t.record["idle_actions"][1] == 2
    t.step("end")
    assert (t.record["seat"], t.record["rounds"]) == (0, 2)


def test_V_1_a_recruit_becomes_a_minion_of_its_recruiter_only(lay):
    t = lay().structure(0, "doom-4 twilight-4").stack("doom-2 doom-1").step("recruit", "0.1.2", "0.2.3")
    assert t.at("0.2.3") == "doom-2"
    t = lay().structure(0, "doom-4 twilight-4").stack("doom-2 doom-1")
    with pytest.raises(AssertionError, match="is not among"):
        t.step("recruit", "0.1.2", "0.2.1")


def test_V_1_a_recruit_may_become_guard_if_there_is_none_or_a_prisoner(lay):
    t = lay().stack("doom-2 doom-3 doom-1 doom-1").step("recruit", "0.guard").step("recruit", "dungeon")
    assert (t.at("0.guard"), t.prisoners(0), t.count(0)) == ("doom-2", "doom-3", 0)
    assert t.record["recruited"][0].tolist() == [0, 1, 1]
    t.set(actions=1)
    with pytest.raises(AssertionError, match="is not among"):
        t.step("recruit", "0.guard")


def test_V_1_illegal_recruits_go_elsewhere(lay):
    t = lay(wizards=("dawn", "gaia")).structure(0, "doom-2 -").guard(0, "doom-1").stack("clergy-1 doom-2 doom-1")
    t.step("recruit", "0.1.1")  # an enemy can only go to the dungeon
    assert t.prisoners(0) == "clergy-1"
    t.step("recruit", "0.1.1")  # too strong
    assert t.prisoners(0) == "doom-2 clergy-1"


CAPTURE = ("capture", "0.1.1", "1.1.1")


@pytest.mark.parametrize(
    ("defender", "attacker", "mine", "theirs"),
    [(3, 5, "doom-3", "twilight-3"), (2, 4, "-", ""), (5, 2, "twilight-3", ""), (3, 4, "-", "")],
)
def test_V_2_the_higher_total_wins_and_the_loser_is_imprisoned(lay, defender, attacker, mine, theirs):
    """Strength 3 against 3 and one more for level 1: the attacker needs two more on the die."""
    t = (
        lay()
        .structure(0, "twilight-3 twilight-2")
        .structure(1, "doom-3 doom-2")
        .dice(defender, attacker)
        .step(*CAPTURE)
    )
    lead = attacker - defender - 1
    assert t.prisoners(0) == ("doom-3" if lead > 0 else "")
    assert t.prisoners(1) == ("twilight-3" if lead < 0 else "")
    assert t.record["capture_tries"][0, 6 - 1] == 1
    assert t.record["capture_wins"][0, 5] == (lead > 0) and t.record["capture_losses"][0, 5] == (lead < 0)


def test_V_2_no_bonus_in_level_2_and_none_for_the_guard(lay):
    t = lay().structure(0, "twilight-3 -").structure(1, "doom-4 -", "doom-3").guard(1, "doom-3")
    t.dice(3, 4).step("capture", "1.2.1")
    assert t.prisoners(0) == "doom-3" and t.record["capture_tries"][0, 6] == 1
    t.dice(3, 4).step("capture", "1.guard")
    assert t.prisoners(0) == "doom-3 doom-3"


def test_V_2_guards_attack_too_and_the_level_bonus_is_for_defenders_only(lay):
    t = lay().structure(0, "night-1 -").guard(0, "twilight-4").structure(1, "doom-4 -").dice(1, 3)
    t.step("capture", "0.guard")
    assert t.prisoners(0) == "doom-4"


def test_V_2_a_captured_leader_leaves_a_structure_to_be_put_right(lay):
    t = lay().structure(0, "twilight-4 -").structure(1, "doom-4 -", "doom-3 doom-2", "doom-1").dice(1, 6)
    t.step("capture", "1.1.1", "1.2.1")
    assert (t.at("1.1.1"), t.at("1.2.1"), t.at("1.2.2"), t.legal(1)) == ("doom-3", "doom-1", "doom-2", True)


@pytest.mark.parametrize(("strength", "least"), [(1, 2), (2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("die", range(1, 7))
def test_V_3_brainwashing_needs_more_than_the_printed_strength(lay, strength, least, die):
    """Even with the own clan: its bonus counts only under control."""
    t = lay(wizards=("doom", "gaia")).dungeon(0, f"doom-{strength}").dice(die)
    t.step("brainwash", *(["0.1.1"] if die >= least else []))
    assert t.at("0.1.1") == (f"doom-{strength}" if die >= least else "-")
    assert t.record["dungeon_size"][0] == (0 if die >= least else 1)
    assert t.record["brainwash_tries"][0, strength] == 1
    assert t.record["brainwash_wins"][0, strength] == (die >= least)


def test_V_3_any_vacant_legal_position_or_the_guards_slot(lay):
    t = lay().structure(0, "doom-4 -", "doom-2", "").dungeon(0, "doom-1").dice(6).step("brainwash", "0.3.1")
    assert t.at("0.3.1") == "doom-1"
    t = lay().dungeon(0, "doom-1").dice(6).step("brainwash", "0.guard")
    assert t.at("0.guard") == "doom-1"


def test_ruling_8_nobody_is_brainwashed_without_a_place_to_go_to(lay):
    t = lay(wizards=("dawn", "gaia")).structure(0, "clergy-2 clergy-2").guard(0, "doom-1").dungeon(0, "doom-4 clergy-1")
    t.dice(6).step("brainwash", "0.2.1")
    assert t.at("0.2.1") == "clergy-1"
    with pytest.raises(AssertionError, match="is not among"):
        t.step("brainwash")


def test_V_4_a_rescue_against_the_guard(lay):
    t = lay().structure(0, "twilight-3 -").guard(1, "gaia-2").dungeon(1, "doom-2 night-4").dice(3, 4)
    t.step("rescue", "night-4", "0.1.2")  # 3 + 4 against 2 + 1 (own clan) + 3
    assert (t.at("0.1.2"), t.prisoners(1)) == ("night-4", "doom-2")
    assert t.record["rescue_tries"][0, 6] == 1 and t.record["rescue_wins"][0, 6] == 1


def test_V_4_no_guard_counts_nothing_and_the_prize_may_go_to_the_dungeon(lay):
    t = lay().structure(0, "twilight-1 -").dungeon(1, "doom-2").dice(1, 1).step("rescue", "dungeon")
    assert (t.prisoners(0), t.prisoners(1)) == ("doom-2", "")


def test_V_4_a_beaten_raider_is_imprisoned_there_and_a_tie_changes_nothing(lay):
    t = lay().structure(0, "twilight-1 -").dungeon(1, "doom-2").dice(3, 1).step("rescue")
    assert t.prisoners(1) == "doom-2 twilight-1" and t.record["lost"][0, 2] == 1
    t = lay().structure(0, "twilight-1 -").dungeon(1, "doom-2").dice(3, 2).step("rescue")
    assert t.prisoners(1) == "doom-2" and t.at("0.1.1") == "twilight-1"


def test_ruling_7_an_empty_dungeon_is_not_raided(lay):
    with pytest.raises(AssertionError, match="is not among"):
        lay().structure(0, "twilight-1 -").step("rescue")


def test_V_5_moves_keep_the_structure_legal(lay):
    t = lay().structure(0, "doom-4 -", "doom-2 doom-1").step("move", "0.2.1", "0.1.2")
    assert (t.at("0.1.2"), t.at("0.2.1")) == ("doom-2", "-")
    with pytest.raises(AssertionError, match="is not among"):  # its minions would have no leader
        lay().structure(0, "doom-4 -", "doom-2 -").step("move", "0.1.1", "0.1.2")


def test_V_5_a_creature_may_become_guard_but_the_guard_never_comes_back(lay):
    t = lay().structure(0, "doom-4 -", "doom-2").step("move", "0.guard")
    assert t.at("0.guard") == "doom-2"
    assert t.offered != [] and not t.step("move").at("0.1.1").startswith("doom-2")
    assert (t.at("0.1.2"), t.at("0.guard")) == ("doom-4", "doom-2")  # only the other one could move


def test_V_6_neighbours_are_swapped(lay):
    t = lay().structure(0, "doom-3 doom-4", "night-2").step("swap", "0.1.1")
    assert (t.at("0.1.1"), t.at("0.1.2")) == ("doom-4", "doom-3")


def test_V_6_no_swap_that_breaks_a_rule_and_none_of_creatures_apart(lay):
    with pytest.raises(AssertionError, match="is not among"):  # a leader weaker than its minion
        lay(wizards=("dawn", "gaia")).structure(0, "doom-4 -", "doom-2").step("swap", "0.1.1")
    with pytest.raises(AssertionError, match="is not among"):  # 2.1 and 2.3 don't touch
        lay(wizards=("dawn", "gaia")).structure(0, "doom-4 doom-4", "doom-2 - doom-1").step("swap", "0.2.1", "0.2.3")


def test_V_7_imprisonment_of_structure_and_guard(lay):
    t = lay().structure(0, "doom-4 -", "doom-2").guard(0, "doom-1").step("imprison", "0.guard").step("imprison")
    assert (t.prisoners(0), t.at("0.1.1")) == ("doom-1 doom-2", "doom-4")
    with pytest.raises(AssertionError, match="is not among"):  # the leader of somebody
        lay().structure(0, "doom-4 -", "doom-2 doom-1").step("imprison", "0.1.1")


def test_V_8_components_are_discarded_then_the_spell(lay):
    t = lay().dungeon(0, "night-3 night-4 twilight-1 doom-1").book(0, "time-warp").step("cast", "night-3")
    assert (t.discarded, t.prisoners(0), t.spells("spell_discards")) == (
        "twilight-1 night-3",
        "doom-1 night-4",
        "time-warp",
    )
    assert t.record["actions"] == 3


def test_VII_components_need_their_clan_and_strength(lay):
    for prisoners in ("night-2 twilight-1", "night-4", "twilight-4 dawn-4"):
        with pytest.raises(AssertionError, match="is not among"):
            lay().dungeon(0, prisoners).book(0, "time-warp").step("cast")


def test_ruling_9_one_prisoner_pays_one_component(lay):
    """With both components changed to the same clan the first must leave one for the second."""
    change = {"time-warp.second_clan": 5, "time-warp.second_minimum": 4}
    t = lay(change=change).dungeon(0, "night-3 night-4").book(0, "time-warp").step("cast")
    assert t.discarded == "night-3 night-4"
    with pytest.raises(AssertionError, match="is not among"):
        lay(change=change).dungeon(0, "night-4").book(0, "time-warp").step("cast")


def test_V_9_research_is_free_and_takes_two_of_a_clan(lay):
    t = lay().dungeon(0, "doom-1 doom-3 night-2").research("smite decoy").step("research", "doom-3")
    assert (t.discarded, t.spells("book", 0), t.record["actions"]) == ("doom-1 doom-3", "smite", 2)
    with pytest.raises(AssertionError, match="is not among"):
        t.step("research")


def test_V_9_an_empty_stack_is_made_of_the_discards(lay):
    t = lay().dungeon(0, "doom-1 doom-1").research("").spell_discards("smite").step("research")
    assert (t.spells("book", 0), t.spells("spell_discards")) == ("smite", "")
    with pytest.raises(AssertionError, match="is not among"):  # ruling 28
        lay().dungeon(0, "doom-1 doom-1").research("").step("research")


def test_ruling_10_a_titan_pays_nothing(lay):
    with pytest.raises(AssertionError, match="is not among"):
        lay().dungeon(0, "summon-titan summon-titan").step("research")


def test_II_the_last_recruit_ends_the_game_after_the_turn(lay):
    t = lay().structure(1, "doom-1 -").stack("doom-4").step("recruit", "0.1.1")
    assert not t.record["over"] and t.record["last_turn"]
    t.step("end").finish()
    assert t.record["over"] and t.record["ending"] == 2
    assert t.record["win"][:2].tolist() == [1, 0] and t.record["score"][:2].tolist() == [4, 1]


@pytest.mark.parametrize(
    ("mine", "theirs", "win"),
    [("doom-3 doom-1", "twilight-4 -", (1, 0)), ("doom-2 doom-2", "twilight-2 twilight-2", (0.5, 0.5)),
     ("doom-1 -", "twilight-4 -", (0, 1))],
)  # fmt: skip
def test_II_strength_then_number_then_a_draw(lay, mine, theirs, win):
    t = lay().structure(0, mine).structure(1, theirs).stack("").set(last_turn=1).step("end").finish()
    assert tuple(t.record["win"][:2]) == win and t.record["tied"] == (win[0] == 0.5)


def test_ruling_6_guards_count_only_with_the_switch(lay):
    def end(**options):
        t = lay(**options).structure(0, "doom-3 -").guard(0, "doom-2").structure(1, "twilight-4 -").set(last_turn=1)
        return t.step("end").finish().record["win"][:2].tolist()

    assert end() == [0, 1] and end(scoring="controlled") == [1, 0]


def test_II_the_discards_can_become_a_new_stack_once(lay):
    t = lay(reshuffle="on").stack("doom-4").discards("night-1 night-2").step("recruit", "0.1.1")
    assert (t.record["stack_size"][0], t.discarded, t.record["last_turn"]) == (2, "", 0)
    t.step("recruit", "wizard", "dungeon").set(actions=2).step("recruit", "wizard", "dungeon")
    assert t.record["last_turn"] and t.record["was_reshuffled"]


def test_II_discards_of_the_last_turn_still_become_a_new_stack(lay):
    """The last recruit is drawn while nothing is discarded yet, a spell is paid in the same turn: the game goes on."""
    t = lay(reshuffle="on").stack("doom-4").dungeon(0, "night-3 twilight-1").book(0, "time-warp")
    assert t.step("recruit", "0.1.1").record["last_turn"]
    t.step("cast")
    assert (t.record["stack_size"][0], t.record["last_turn"]) == (2, 0)
    assert not t.step("end").record["over"]


FULL = ("doom-4 doom-4", "doom-3 doom-3 doom-3", "doom-2 doom-2 doom-2 -")


def test_II_nine_creatures_win_at_once(lay):
    t = lay().structure(0, *FULL).stack("doom-1 doom-1").step("recruit", "0.2.3", "0.3.4")
    t.finish()
    assert t.record["over"] and t.record["ending"] == 1 and t.record["completed"][0] and not t.record["by_might"][0]
    assert t.record["win"][:2].tolist() == [1, 0]


def test_ruling_30_the_cap_is_a_draw(lay):
    t = lay().set(turns=399).step("end").finish()
    assert t.record["truncated"] and t.record["ending"] == 3 and t.record["win"][:2].tolist() == [0.5, 0.5]


def test_IV_set_up(lay):
    t = lay(players=5, strategy="first-legal").begin(3)
    record = t.record
    assert record["stack_size"][0] == 60 and record["research_size"][0] == 1
    assert len(set(record["wizard"].tolist())) == 5
    for seat in range(5):
        assert len(t.spells("book", seat).split()) == 7
        t.step()
    assert [len(t.spells("book", seat).split()) for seat in range(5)] == [5] * 5
    assert record["research_size"][0] == 11 and record["seat"] == 0 and record["actions"] == 2
    assert sorted(CARD_IDS[c] for c in record["stack"][0, :60]) == sorted(
        c for clan in range(6) for c in [CARD_IDS[4 * clan + s] for s, n in enumerate((2, 3, 3, 2)) for _ in range(n)]
    )
