import numpy as np

from analyses.majority_2.abilities import HARM, WAYS, done, use


def test_what_abilities_do(seats):
    table = done(seats([[{"destroyed": 2, "coins_hit": 1}, {"destroyed": 4}]]), HARM)
    assert table["strategy"].unique(maintain_order=True).to_list() == ["b", "a"]
    assert set(table["effect"]) == {HARM["destroyed"], HARM["coins_hit"]}  # what never happened isn't shown
    assert table["number"].to_list() == [4, 0, 2, 1]


def test_use_of_cards(cards):
    facts = {}
    for way, numbers in (("paid_played", (1, 0)), ("free_played", (0, 4)), ("brought", (0, 1))):
        for card, number in zip(("witch-junior", "ghost"), numbers, strict=True):
            facts[f"{way}.{card}"] = np.full(4, number)
    table = use(cards(facts, np.ones(4)))
    found = {(card, way): times for card, way, times, *_ in table.iter_rows()}
    assert found[("witch-junior", WAYS["paid_played"])] == 1 and found[("ghost", WAYS["free_played"])] == 4
    assert table["card"][0] == "ghost" and table.height == 6  # equal use of abilities: by name
