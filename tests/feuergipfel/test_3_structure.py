"""III b: the structure, its three rules, the printed example and its correction."""

import pytest

EXAMPLE = ("clergy-4 -", "twilight-3 clergy-2", "twilight-1 twilight-2")  # Troll; Oger, Geist; Ork, Goblin


def test_III_a_the_creatures(lay):
    record = lay().record
    assert record["copies"][:24].tolist() == [2, 3, 3, 2] * 6
    assert record["strength"][:24].tolist() == [1, 2, 3, 4] * 6


def test_III_b_the_example_has_the_leaders_and_neighbours_of_the_text(lay):
    from sim.games.feuergipfel.lattice import LEADERS, NEIGHBOURS

    troll, oger, geist, ork, goblin = 0, 2, 3, 5, 6
    assert LEADERS[oger] == 1 << troll and LEADERS[geist] & 1 << troll
    assert LEADERS[goblin] == 1 << oger | 1 << geist and LEADERS[ork] == 1 << oger
    assert NEIGHBOURS[oger] == 1 << troll | 1 << geist | 1 << ork | 1 << goblin
    assert NEIGHBOURS[ork] == 1 << oger | 1 << goblin
    assert all((NEIGHBOURS[a] >> b & 1) == (NEIGHBOURS[b] >> a & 1) for a in range(9) for b in range(9))


@pytest.mark.parametrize(
    ("levels", "legal"),
    [
        (EXAMPLE, True),
        (("doom-1 doom-1",), True),  # the wizard leads any strength
        (("doom-3 -", "doom-3"), False),  # not weaker than its only leader
        (("doom-3 doom-1", "- doom-3"), True),  # weaker than both leaders together
        (("doom-2 doom-1", "- doom-3"), False),  # as strong as both together
        (("doom-3 -", "doom-2", "- doom-1"), True),
        (("doom-3 -", "- -", "doom-1"), False),  # nobody leads it
        (("doom-4 clergy-4",), False),  # enemies side by side
        (("doom-4 -", "clergy-2"), False),  # enemies above each other
        (("doom-4 twilight-4", "doom-2 - dawn-2"), False),
        (("doom-4 night-4", "doom-2 - night-2"), True),
        (("doom-4 night-4", "doom-2 - clergy-2"), True),  # enemies that don't touch
        (("doom-4 -", "doom-2 night-2 doom-1"), False),  # the right one has no leader
    ],
)
def test_III_b_leader_strength_and_clan_rule(lay, levels, legal):
    table = lay(wizards=("dawn", "gaia")).structure(0, *levels)
    if levels[0].count("night"):
        table = lay(wizards=("dawn", "twilight")).structure(0, *levels)
    assert table.legal(0) is legal


def test_III_a_the_wizards_clan_is_one_stronger_in_structure_and_on_guard(lay):
    table = lay(wizards=("doom", "gaia")).structure(0, "doom-3 night-3").guard(0, "doom-1").structure(1, "doom-3 -")
    assert [table.power(p) for p in ("0.1.1", "0.1.2", "0.guard", "1.1.1")] == [4, 3, 2, 3]
    assert lay(wizards=("doom", "gaia")).structure(0, "doom-3 -", "night-3").legal(0)


def test_III_b_the_atrophy_example(lay):
    """Atrophy on the Troll: Troll or Oger must go; without the Troll the Oger moves up, and then the Ork."""
    t = lay(wizards=("night", "gaia")).structure(1, *EXAMPLE).dungeon(0, "doom-1 gaia-1").book(0, "atrophy mobility")
    t.step("cast", "1.1.1", "1.1.1", "1.2.1")
    assert (t.at("1.1.1"), t.at("1.2.1"), t.at("1.2.2"), t.discarded) == (
        "twilight-3", "twilight-1", "clergy-2", "doom-1 clergy-4",
    )  # fmt: skip
    assert t.legal(1) and t.count(1) == 4 and t.spells("spell_discards") == "atrophy"


def test_III_b_the_atrophy_example_with_the_geist_moved_up(lay):
    """The Geist moves up to either place of level 1 but can't lead the Oger: one of the two must go."""
    t = lay(wizards=("night", "gaia")).structure(1, *EXAMPLE).dungeon(0, "doom-1").book(0, "atrophy")
    t.step("cast", "1.1.1", "1.1.1", "1.2.2", "1.1.1", "1.1.1", "1.3.1", "1.3.2")
    assert t.legal(1)
    # The Geist was removed, the Oger and the Ork followed, and the Goblin was too strong for the Ork.
    assert (t.at("1.1.1"), t.at("1.2.1"), t.count(1)) == ("twilight-3", "twilight-1", 2)


def test_III_b_removing_the_oger_instead(lay):
    t = lay(wizards=("night", "gaia")).structure(1, *EXAMPLE).dungeon(0, "doom-1").book(0, "atrophy")
    t.step("cast", "1.1.1", "1.2.1")
    assert t.legal(1) and t.count(1) == 4
    assert (t.at("1.1.1"), t.at("1.2.1"), t.at("1.3.2")) == ("clergy-4", "twilight-1", "twilight-2")
