"""Alchemy: what each card does, the rulings on it, and costs with potions in them (digest sections 1, 5 and 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from sim.games.dominion.own_cards import own_card
from tests.dominion.layout import STOP, LaidTable

ALCHEMY = [
    "vineyard",
    "transmute",
    "herbalist",
    "apothecary",
    "scrying-pool",
    "university",
    "alchemist",
    "familiar",
    "philosophers-stone",
    "golem",
    "apprentice",
    "possession",
]
OTHERS = ["moat", "village", "smithy", "market", "throne-room", "remodel", "workshop", "artisan", "remake"]
POTION_CARDS = {c for c in ALCHEMY if c not in ("herbalist", "apprentice")}
CHEAP_POTION_CARDS = {"vineyard", "transmute", "apothecary", "scrying-pool", "university"}

Lay = Callable[..., LaidTable]


@own_card(types=("action", "treasure"), cost=4)
def relic(table, me):
    """An action that is a treasure as well: the box has none."""


@pytest.fixture
def alchemy(lay: Lay) -> Lay:
    return partial(lay, kingdom=ALCHEMY + OTHERS)


class TestVineyard:
    @pytest.mark.parametrize(("actions", "points"), [(2, 0), (3, 1), (12, 4), (13, 4), (14, 4), (15, 5)])
    def test_a_point_for_three_actions_rounded_down(self, alchemy: Lay, actions: int, points: int) -> None:
        assert alchemy(decks=[["vineyard", *["village"] * actions]]).score(0) == points

    def test_every_vineyard_scores(self, alchemy: Lay) -> None:
        assert alchemy(decks=[["vineyard", "vineyard", *["village"] * 6]]).score(0) == 4

    def test_all_cards_that_are_actions_count_wherever_they_lie(self, alchemy: Lay) -> None:
        """Attacks and reactions are actions; a Philosopher's Stone and a Vineyard aren't."""
        t = alchemy(hands=[["moat"]], decks=[["familiar", "vineyard"]], discards=[["village", "philosophers-stone"]])
        assert t.score(0) == 1

    def test_a_card_of_two_types_counts(self, lay: Lay) -> None:
        t = lay(kingdom=["vineyard", relic], decks=[["vineyard", "relic", "relic", "relic"]])
        assert t.score(0) == 1

    @pytest.mark.parametrize(("players", "copies"), [(2, 8), (3, 12), (6, 12)])
    def test_its_pile_is_that_of_a_victory_card(self, alchemy: Lay, players: int, copies: int) -> None:
        assert alchemy(players=players).supply("vineyard") == copies


class TestTransmute:
    @pytest.mark.parametrize(
        ("trashed", "gained"),
        [("village", "duchy"), ("copper", "transmute"), ("estate", "gold"), ("familiar", "duchy")],
    )
    def test_what_a_type_brings(self, alchemy: Lay, trashed: str, gained: str) -> None:
        t = alchemy(hands=[["transmute", trashed]]).play("transmute")
        assert (t.trash, t.discard(0), t.hand(0)) == ([trashed], [gained], [])

    def test_a_curse_brings_nothing(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["transmute", "curse"]]).play("transmute")
        assert (t.trash, t.discard(0)) == (["curse"], [])

    def test_trashing_is_no_choice(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["transmute", "copper", "estate"]], answers=["estate"]).play("transmute")
        assert t.asked == [(0, "trash", {"copper", "estate"})]

    def test_nothing_to_trash(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["transmute"]]).play("transmute")
        assert (t.trash, t.discard(0)) == ([], [])

    def test_an_empty_pile_gives_nothing(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["transmute", "estate"]], supply={"gold": 0}).play("transmute")
        assert (t.trash, t.discard(0)) == (["estate"], [])

    def test_two_types_bring_both(self, lay: Lay) -> None:
        t = lay(kingdom=["transmute", relic], hands=[["transmute", "relic"]]).play("transmute")
        assert sorted(t.discard(0)) == ["duchy", "transmute"]


class TestHerbalist:
    def test_a_buy_and_a_coin(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["herbalist"]]).play("herbalist")
        assert (t.buys, t.coins, t.asked) == (2, 1, [])

    def test_a_treasure_in_play_goes_onto_the_deck(self, alchemy: Lay) -> None:
        """Onto the deck before the new hand is drawn."""
        t = alchemy(hands=[["herbalist", "gold", "copper"]], decks=[["estate"] * 5], answers=["gold"])
        t.play("herbalist").play_treasures()
        t.clean_up()
        assert t.asked == [(0, "keep", {"gold", "copper", STOP})]
        assert (t.hand(0), t.deck(0)) == (["estate"] * 4 + ["gold"], ["estate"])
        assert sorted(t.discard(0)) == ["copper", "herbalist"]

    def test_it_is_a_choice(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["herbalist", "gold"]], decks=[["estate"] * 5], answers=[STOP])
        t.play("herbalist").play_treasures()
        assert t.clean_up().hand(0) == ["estate"] * 5

    def test_without_a_treasure_in_play_nothing_is_asked(self, alchemy: Lay) -> None:
        """A treasure that stayed in the hand is not in play."""
        t = alchemy(hands=[["herbalist", "gold"]], decks=[["estate"] * 5]).play("herbalist")
        assert t.clean_up().asked == []

    def test_one_treasure_for_each(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["herbalist", "herbalist", "gold", "gold", "silver"]], decks=[["estate"] * 5], actions=2)
        t.answer("gold", "gold")
        t.play("herbalist").play("herbalist").play_treasures()
        assert t.clean_up().hand(0) == ["estate"] * 3 + ["gold"] * 2

    def test_an_empty_deck_then_has_one_card(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["herbalist", "potion"]], discards=[["estate"] * 9], answers=["potion"])
        t.play("herbalist").play_treasures()
        assert "A puts potion onto the deck" in t.clean_up().told
        assert "potion" in t.hand(0)

    def test_played_twice_it_is_still_discarded_once(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["throne-room", "herbalist", "gold", "silver"]], decks=[["estate"] * 5])
        t.answer("herbalist", "gold")
        t.play("throne-room").play_treasures()
        assert (t.buys, t.coins) == (3, 7)
        assert t.clean_up().hand(0) == ["estate"] * 4 + ["gold"]


class TestApothecary:
    def test_coppers_and_potions_to_the_hand_the_rest_back(self, alchemy: Lay) -> None:
        deck = ["village", "copper", "gold", "potion", "estate", "duchy"]
        t = alchemy(hands=[["apothecary"]], decks=[deck], answers=["gold"]).play("apothecary")
        assert (t.hand(0), t.actions) == (["copper", "potion", "village"], 1)
        assert t.asked == [(0, "put_back", {"gold", "estate"})]
        assert t.deck(0) == ["estate", "gold", "duchy"]  # the last one put back lies on top

    def test_fewer_than_four_cards(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["apothecary"]], decks=[["village", "copper"]], discards=[["gold"]]).play("apothecary")
        assert (t.hand(0), t.deck(0), t.discard(0)) == (["copper", "village"], ["gold"], [])

    def test_the_old_deck_lies_above_the_shuffled_cards(self, alchemy: Lay) -> None:
        """Rule 7: with too few cards left the discard pile goes under them, and four cards are revealed."""
        t = alchemy(hands=[["apothecary"]], decks=[["village", "gold"]], discards=[["copper"] * 6]).play("apothecary")
        assert t.hand(0) == ["copper"] * 3 + ["village"]
        assert t.deck(0) == ["gold", *["copper"] * 3]

    def test_all_coppers(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["apothecary"]], decks=[["copper"] * 6]).play("apothecary")
        assert (t.hand(0), t.deck(0)) == (["copper"] * 5, ["copper"])


class TestScryingPool:
    def test_it_judges_every_top_card_and_takes_actions(self, alchemy: Lay) -> None:
        """The first card that is no action comes along."""
        decks = [["estate", "village", "smithy", "gold", "silver"], ["gold", "copper"]]
        t = alchemy(hands=[["scrying-pool"]], decks=decks, answers=["discard", "discard"]).play("scrying-pool")
        assert (t.actions, t.hand(0)) == (1, ["gold", "smithy", "village"])
        assert (t.discard(0), t.deck(0)) == (["estate"], ["silver"])
        assert (t.discard(1), t.deck(1)) == (["gold"], ["copper"])

    def test_the_player_decides_for_each_by_itself(self, alchemy: Lay) -> None:
        decks = [["village", "gold"], ["curse"], ["estate"]]
        t = alchemy(players=3, hands=[["scrying-pool"]], decks=decks, answers=["keep", "keep", "discard"])
        t.play("scrying-pool")
        assert [(q.seat, q.kind, q.options, q.source, q.shown) for q in t.questions] == [
            (0, "fate", {"keep", "discard"}, "scrying-pool", shown) for shown in ("village", "curse", "estate")
        ]
        assert (t.hand(0), t.deck(1), t.discard(2)) == (["gold", "village"], ["curse"], ["estate"])

    def test_a_moat_protects_only_its_owner(self, alchemy: Lay) -> None:
        decks = [["estate", "gold"], ["curse"]]
        t = alchemy(hands=[["scrying-pool"], ["moat"]], decks=decks, answers=["moat", "discard"])
        t.play("scrying-pool")
        assert [q.kind for q in t.questions] == ["reveal", "fate"]
        assert (t.deck(1), t.hand(0)) == (["curse"], ["gold"])

    def test_only_actions_left_are_all_taken(self, alchemy: Lay) -> None:
        decks = [["smithy", "village"]]
        t = alchemy(hands=[["scrying-pool"]], decks=decks, discards=[["moat", "market"]], answers=["keep"])
        t.play("scrying-pool")
        assert t.hand(0) == ["market", "moat", "smithy", "village"]

    def test_a_card_it_discarded_can_come_back_with_the_reshuffle(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["scrying-pool"]], decks=[["village"]], answers=["discard"]).play("scrying-pool")
        assert (t.hand(0), t.discard(0)) == (["village"], [])

    def test_attacks_are_actions(self, alchemy: Lay) -> None:
        decks = [["familiar", "moat", "copper", "village"]]
        t = alchemy(hands=[["scrying-pool"]], decks=decks, answers=["keep"]).play("scrying-pool")
        assert t.hand(0) == ["copper", "familiar", "moat"]

    def test_a_player_without_cards_reveals_none(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["scrying-pool"]]).play("scrying-pool")
        assert (t.asked, t.hand(0)) == ([], [])


class TestUniversity:
    def test_an_action_up_to_five(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["university"]], answers=["market"]).play("university")
        assert (t.actions, t.discard(0), t.supply("market")) == (2, ["market"], 9)

    def test_no_treasures_no_potions_nothing_dearer(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["university"]], answers=[STOP]).play("university")
        actions = {"herbalist", "apprentice", *OTHERS} - {"artisan"}
        assert t.asked == [(0, "gain", actions | {STOP})]
        assert t.discard(0) == []

    def test_a_cheaper_potion_card_still_has_its_potion(self, alchemy: Lay) -> None:
        """Rule 15: reductions lower the coins, never the potion."""
        t = alchemy(hands=[["university"]], answers=["artisan"], reduction=2).play("university")
        assert not t.asked[0][2] & POTION_CARDS
        assert t.discard(0) == ["artisan"]


class TestAlchemist:
    def test_two_cards_and_an_action(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["alchemist"]], decks=[["gold", "silver", "copper"]]).play("alchemist")
        assert (t.hand(0), t.actions) == (["gold", "silver"], 1)

    def test_with_a_potion_in_play_it_may_go_onto_the_deck(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["alchemist", "potion"]], decks=[["estate"] * 8], answers=["alchemist"])
        t.play("alchemist").play_treasures()
        t.clean_up()
        assert t.asked == [(0, "keep", {"alchemist", STOP})]
        assert t.hand(0) == ["alchemist", *["estate"] * 4]

    def test_it_may_be_discarded_all_the_same(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["alchemist", "potion"]], decks=[["estate"] * 8], answers=[STOP])
        t.play("alchemist").play_treasures()
        assert "alchemist" in t.clean_up().discard(0)

    def test_a_potion_in_hand_is_not_in_play(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["alchemist", "potion"]], decks=[["estate"] * 8]).play("alchemist")
        assert t.clean_up().asked == []

    def test_one_potion_is_enough_for_all(self, alchemy: Lay) -> None:
        hand = ["alchemist", "alchemist", "alchemist", "potion"]
        t = alchemy(hands=[hand], decks=[["estate"] * 11], answers=["alchemist"] * 3)
        t.play("alchemist").play("alchemist").play("alchemist").play_treasures()
        assert t.clean_up().hand(0) == ["alchemist"] * 3 + ["estate"] * 2

    def test_the_potion_may_follow_with_a_herbalist(self, alchemy: Lay) -> None:
        """The player discards in the order that suits: Alchemists first, while the Potion is still in play."""
        hand = ["alchemist", "herbalist", "potion"]
        t = alchemy(hands=[hand], decks=[["estate"] * 8], answers=["alchemist", "potion"])
        t.play("alchemist").play("herbalist").play_treasures()
        assert t.clean_up().hand(0) == ["alchemist", *["estate"] * 3, "potion"]
        assert t.asked == [(0, "keep", {"alchemist", "potion", STOP}), (0, "keep", {"potion", STOP})]

    def test_a_herbalist_may_come_first(self, alchemy: Lay) -> None:
        """Two things that happen to one player come in the order that he chooses: the Alchemist ends above the Gold."""
        hand = ["alchemist", "herbalist", "potion", "gold"]
        t = alchemy(hands=[hand], decks=[["estate"] * 8], answers=["gold", "alchemist"])
        t.play("alchemist").play("herbalist").play_treasures().clean_up()
        assert t.told.index("draws alchemist") < t.told.index("draws gold")

    def test_without_its_potion_it_goes(self, alchemy: Lay) -> None:
        """A Herbalist that takes the Potion first leaves none in play for the Alchemist."""
        hand = ["alchemist", "herbalist", "potion"]
        t = alchemy(hands=[hand], decks=[["estate"] * 8], answers=["potion"])
        t.play("alchemist").play("herbalist").play_treasures().clean_up()
        assert len(t.asked) == 1 and "alchemist" in t.discard(0)


class TestFamiliar:
    def test_a_card_an_action_and_curses(self, alchemy: Lay) -> None:
        t = alchemy(players=3, hands=[["familiar"]], decks=[["gold"]]).play("familiar")
        assert (t.hand(0), t.actions) == (["gold"], 1)
        assert (t.discard(0), t.discard(1), t.discard(2)) == ([], ["curse"], ["curse"])

    def test_the_last_curse_goes_to_the_left_neighbour(self, alchemy: Lay) -> None:
        t = alchemy(players=3, hands=[[], ["familiar"]], supply={"curse": 1}).play("familiar", seat=1)
        assert (t.discard(2), t.discard(0), t.supply("curse")) == (["curse"], [], 0)

    def test_a_moat_protects(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["familiar"], ["moat"]], answers=["moat"]).play("familiar")
        assert (t.discard(1), t.hand(1)) == ([], ["moat"])


class TestPhilosophersStone:
    @pytest.mark.parametrize(("deck", "discard", "coins"), [(4, 0, 0), (5, 0, 1), (3, 2, 1), (7, 7, 2), (10, 5, 3)])
    def test_a_coin_for_five_cards_in_deck_and_discard(self, alchemy: Lay, deck: int, discard: int, coins: int) -> None:
        hand = ["philosophers-stone", "estate", "estate", "estate"]
        t = alchemy(hands=[hand], plays=[["village"] * 5], decks=[["estate"] * deck], discards=[["curse"] * discard])
        assert t.play_treasures().coins == coins

    def test_each_has_the_whole_worth(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["philosophers-stone", "philosophers-stone", "copper"]], decks=[["estate"] * 11])
        assert t.play_treasures().coins == 2 + 2 + 1

    def test_counting_changes_nothing(self, alchemy: Lay) -> None:
        deck, discard = ["gold", "estate", "silver"], ["curse", "copper"]
        t = alchemy(hands=[["philosophers-stone"]], decks=[deck], discards=[discard]).play_treasures()
        assert (t.deck(0), t.discard(0)) == (deck, discard)


class TestGolem:
    def test_it_plays_two_actions_and_discards_the_rest(self, alchemy: Lay) -> None:
        deck = ["gold", "village", "estate", "smithy", "copper", "silver", "silver", "silver", "silver"]
        t = alchemy(hands=[["golem"]], decks=[deck], answers=["village"]).play("golem")
        assert t.asked == [(0, "play", {"village", "smithy"})]
        assert t.in_play(0) == ["golem", "village", "smithy"]
        assert (t.discard(0), t.actions) == (["gold", "estate"], 2)  # the actions played cost none
        assert t.hand(0) == ["copper", "silver", "silver", "silver"]

    def test_golems_are_discarded(self, alchemy: Lay) -> None:
        deck = ["golem", "village", "golem", "market"]
        t = alchemy(hands=[["golem"]], decks=[deck], answers=["market"]).play("golem")
        assert t.in_play(0) == ["golem", "market", "village"]
        # The Market reshuffles the two Golems that lay discarded and draws one, the Village the other.
        assert t.hand(0) == ["golem", "golem"]

    def test_the_second_action_is_out_of_reach(self, alchemy: Lay) -> None:
        """It is not in the hand: a Throne Room that was found can't play it, only a card of the hand."""
        deck = ["throne-room", "village"]
        t = alchemy(hands=[["golem", "moat"]], decks=[deck], answers=["throne-room", "moat"]).play("golem")
        assert t.asked[1][2] == {"moat", STOP}
        assert t.in_play(0) == ["golem", "throne-room", "moat", "village"]

    def test_a_reshuffle_leaves_the_revealed_cards_alone(self, alchemy: Lay) -> None:
        """What it revealed lies aside until it is done, so a reshuffle on the way has only the discard pile."""
        t = alchemy(hands=[["golem"]], decks=[["gold", "moat"]], discards=[["university", "estate"]])
        t.answer("moat", STOP)
        shuffles = [line for line in t.play("golem").told.splitlines() if "shuffles" in line]
        assert "A shuffles 2 cards under a deck of 0" in shuffles[0]
        assert (t.in_play(0), t.hand(0)) == (["golem", "moat", "university"], ["estate", "gold"])

    def test_only_one_action(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["golem"]], decks=[["gold", "moat"]], discards=[["estate"]]).play("golem")
        assert (t.asked, t.in_play(0), t.hand(0)) == ([], ["golem", "moat"], ["estate", "gold"])

    def test_no_action_at_all(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["golem", "village"]], decks=[["gold", "golem"]], discards=[["estate"]]).play("golem")
        assert (t.in_play(0), t.hand(0)) == (["golem"], ["village"])
        assert sorted(t.discard(0)) == ["estate", "gold", "golem"]

    def test_both_must_be_played(self, alchemy: Lay) -> None:
        """A Transmute that was found trashes a card whether that is welcome or not."""
        t = alchemy(hands=[["golem", "gold"]], decks=[["transmute", "transmute"]]).play("golem")
        assert (t.trash, t.in_play(0), t.discard(0)) == (["gold"], ["golem", "transmute", "transmute"], ["transmute"])

    def test_what_it_plays_does_not_mix_with_what_lies_aside(self, alchemy: Lay) -> None:
        deck = ["apothecary", "scrying-pool", "village", "gold", "copper", "estate", "curse"]
        t = alchemy(hands=[["golem"]], decks=[deck], answers=["apothecary", "gold", "estate", "discard"])
        t.play("golem")
        assert t.asked[1] == (0, "put_back", {"gold", "estate", "curse"})
        assert t.in_play(0) == ["golem", "apothecary", "scrying-pool"]
        assert (t.hand(0), t.discard(0)) == (["copper", "estate", "village"], ["curse"])

    def test_each_attack_is_reacted_to(self, alchemy: Lay) -> None:
        deck = ["familiar", "familiar"]
        t = alchemy(hands=[["golem"], ["moat"]], decks=[deck], answers=["moat", STOP]).play("golem")
        assert t.discard(1) == ["curse"]

    def test_played_twice_it_plays_four_actions(self, alchemy: Lay) -> None:
        deck = ["moat", "moat", "gold", "gold", "gold", "gold", "smithy", "smithy"]
        t = alchemy(hands=[["throne-room", "golem"]], decks=[deck], answers=["golem"]).play("throne-room")
        assert t.in_play(0) == ["throne-room", "golem", "moat", "moat", "smithy", "smithy"]


class TestApprentice:
    @pytest.mark.parametrize(
        ("trashed", "cards"),
        [("copper", 0), ("curse", 0), ("estate", 2), ("gold", 6), ("alchemist", 5), ("vineyard", 2), ("golem", 6)],
    )
    def test_cards_for_the_cost(self, alchemy: Lay, trashed: str, cards: int) -> None:
        """A card for every coin, two more for a potion."""
        t = alchemy(hands=[["apprentice", trashed]], decks=[["silver"] * 12]).play("apprentice")
        assert (t.trash, len(t.hand(0)), t.actions) == ([trashed], cards, 1)

    def test_it_must_trash(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["apprentice", "gold", "estate"]], answers=["estate"]).play("apprentice")
        assert t.asked == [(0, "trash", {"gold", "estate"})]

    def test_nothing_to_trash_nothing_to_draw(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["apprentice"]], decks=[["silver"] * 5]).play("apprentice")
        assert (t.hand(0), t.actions) == ([], 1)

    @pytest.mark.parametrize(("trashed", "cards"), [("gold", 4), ("copper", 0), ("alchemist", 3), ("transmute", 2)])
    def test_cheaper_cards_bring_less(self, alchemy: Lay, trashed: str, cards: int) -> None:
        """A Princess makes the cards in the hands cheaper as well, but not their potions."""
        t = alchemy(hands=[["apprentice", trashed]], decks=[["silver"] * 12], reduction=2).play("apprentice")
        assert len(t.hand(0)) == cards


class TestCostsWithPotions:
    """Rule 15: a cost is a pair of coins and potions, and a card costs no more only if neither part is more."""

    def offered(self, t: LaidTable, question: int = 0) -> set[str | int]:
        return set(t.asked[question][2])

    def test_coins_alone_buy_no_potion_card(self, alchemy: Lay) -> None:
        t = alchemy(coins=12, answers=[STOP]).buy_phase()
        assert not self.offered(t) & POTION_CARDS

    def test_a_potion_and_two_coins(self, alchemy: Lay) -> None:
        t = alchemy(coins=2, potions=1, answers=["university"]).buy_phase()
        assert self.offered(t) == CHEAP_POTION_CARDS | {"herbalist", "moat", "copper", "estate", "curse", STOP}
        assert (t.coins, t.potions, t.discard(0)) == (0, 0, ["university"])

    def test_a_potion_is_no_coin(self, alchemy: Lay) -> None:
        t = alchemy(potions=3, answers=[STOP]).buy_phase()
        assert self.offered(t) == {"vineyard", "transmute", "copper", "curse", STOP}

    def test_a_potion_pays_for_one_card(self, alchemy: Lay) -> None:
        t = alchemy(potions=1, buys=2, answers=["transmute", STOP]).buy_phase()
        assert self.offered(t, 1) == {"copper", "curse", STOP}

    def test_potions_come_from_potions(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["potion", "potion", "copper"]]).play_treasures()
        assert (t.potions, t.coins) == (2, 1)

    def test_reductions_leave_the_potion(self, alchemy: Lay) -> None:
        t = alchemy(coins=2, potions=1, reduction=2, answers=["golem"]).buy_phase()
        assert self.offered(t) & POTION_CARDS == POTION_CARDS - {"possession"}
        assert (t.coins, t.potions) == (0, 0)

    def test_up_to_so_many_coins_means_no_potion(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["workshop"]], answers=["silver"]).play("workshop")
        assert not self.offered(t) & POTION_CARDS

    def test_more_than_a_potion_card_keeps_the_potion(self, alchemy: Lay) -> None:
        """Remodel on 3 and a potion: up to 5 and a potion, and everything up to 5."""
        t = alchemy(hands=[["remodel", "alchemist"]], answers=["golem"]).play("remodel")
        assert self.offered(t) & POTION_CARDS == POTION_CARDS - {"possession"}
        assert {"duchy", "apprentice"} <= self.offered(t)
        assert not self.offered(t) & {"gold", "artisan"}
        assert t.discard(0) == ["golem"]

    def test_more_than_a_plain_card_never_has_one(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["remodel", "gold"]], answers=["province"]).play("remodel")
        assert not self.offered(t) & POTION_CARDS

    def test_exactly_one_more_needs_the_same_potion(self, alchemy: Lay) -> None:
        """Remake: 3 and a potion becomes 4 and a potion; a Silver never becomes a Golem."""
        t = alchemy(hands=[["remake", "familiar"]]).play("remake")
        assert (t.discard(0), t.trash) == (["golem"], ["familiar"])
        t = alchemy(hands=[["remake", "silver"]], answers=["smithy"]).play("remake")
        assert not self.offered(t) & POTION_CARDS

    def test_exactly_one_more_may_not_exist(self, alchemy: Lay) -> None:
        t = alchemy(hands=[["remake", "transmute", "golem"]], answers=["golem"]).play("remake")
        assert (t.discard(0), t.trash) == ([], ["golem", "transmute"])
