"""The promo cards: what each does and the rulings on it (digest sections 7 and 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from sim.game import game
from sim.games.dominion.kingdoms import KINGDOM
from sim.games.dominion.prepare import market_deck
from tests.dominion.layout import STOP, LaidTable

MARKET = ["black-market", "merchant-guild", "soothsayer"]
PROMOS = ["caravan", "walled-village", "stash", "throne-room", "village"]

Lay = Callable[..., LaidTable]


@pytest.fixture
def bazaar(lay: Lay) -> Lay:
    """A table with a Black Market whose deck has only Guilds and promo cards: fewer texts to compile."""
    return partial(lay, kingdom=MARKET, setup={"market": "sets"})


@pytest.fixture
def promos(lay: Lay) -> Lay:
    return partial(lay, kingdom=PROMOS)


class TestBlackMarketDeck:
    def deck(self, **setup: object) -> list[str]:
        return market_deck(game("dominion").setting(2, setup=setup))

    def test_one_copy_of_every_kingdom_card_outside_the_supply(self) -> None:
        """The bane pile, which a Young Witch in the deck needs, is part of the supply."""
        kingdom = ["black-market", "village", "smithy", "baker", "familiar", "jester"]
        deck = self.deck(kingdom=kingdom, bane="cellar")
        assert "young-witch" in deck
        assert sorted(deck) == sorted(set(KINGDOM) - {*kingdom, "cellar"})

    def test_a_switch_leaves_only_the_sets_in_use(self) -> None:
        deck = self.deck(kingdom=["black-market", "baker"], market="sets")
        assert {"plaza", "stash"} <= set(deck) and not {"cellar", "familiar", "jester"} & set(deck)

    def test_without_a_black_market_there_is_none(self) -> None:
        assert self.deck(kingdom=["baker", "village"]) == []

    def test_it_is_shuffled_for_every_game(self, bazaar: Lay) -> None:
        first, second = (bazaar().deal(seed).market for seed in (1, 2))
        assert sorted(first) == sorted(second) and first != second


class TestBlackMarket:
    def test_one_of_three_is_bought_and_the_rest_goes_under_the_deck(self, bazaar: Lay) -> None:
        """The buy of the turn isn't used up; the last card put under the deck lies lowest."""
        t = bazaar(hands=[["black-market", "copper", "copper"]], market=["plaza", "doctor", "herald", "baker"])
        t.answer("plaza", "herald")
        t.play("black-market")
        assert t.asked[0] == (0, "market", {"plaza", "doctor", "herald", STOP})
        assert t.asked[1] == (0, "put_back", {"doctor", "herald"})
        assert (t.discard(), t.market) == (["plaza"], ["baker", "herald", "doctor"])
        assert (t.coins, t.buys, t.actions) == (0, 1, 0)

    def test_what_costs_more_is_not_offered(self, bazaar: Lay) -> None:
        t = bazaar(hands=[["black-market"]], market=["baker", "stonemason", "doctor"])
        t.answer(STOP, "baker", "doctor")
        t.play("black-market")
        assert t.asked[0] == (0, "market", {"stonemason", STOP})
        assert t.market == ["baker", "doctor", "stonemason"]

    def test_with_nothing_to_be_had_all_go_under_the_deck(self, bazaar: Lay) -> None:
        t = bazaar(hands=[["black-market"]], market=["baker", "plaza", "doctor", "herald"], answers=["doctor", "baker"])
        t.play("black-market")
        assert (t.discard(), t.market) == ([], ["herald", "doctor", "baker", "plaza"])

    def test_treasures_can_be_played_without_buying_and_their_coins_stay(self, bazaar: Lay) -> None:
        """Also more of them than are needed."""
        t = bazaar(hands=[["black-market", "silver", "gold"]], market=["doctor"], treasures="asked")
        t.answer("gold", "silver", STOP, "gold")
        t.play("black-market")
        assert (t.in_play(), t.coins, t.market) == (["black-market", "gold", "silver"], 7, ["doctor"])
        assert t.buy_phase().discard() == ["gold"]

    def test_treasures_can_be_kept_for_the_buy_phase(self, bazaar: Lay) -> None:
        t = bazaar(hands=[["black-market", "copper", "gold"]], market=["stonemason"], treasures="asked")
        t.answer(STOP, "stonemason")
        t.play("black-market")
        assert (t.discard(), t.hand()) == (["stonemason"], ["copper", "gold"])
        t.answer("gold", "copper", STOP)
        assert t.buy_phase().in_play() == ["black-market", "gold", "copper"]

    def test_coin_tokens_do_not_count(self, bazaar: Lay) -> None:
        t = bazaar(hands=[["black-market"]], tokens=[5], market=["doctor"]).play("black-market")
        assert (t.asked, t.tokens(), t.market) == ([], 5, ["doctor"])

    @pytest.mark.parametrize(("hand", "bought"), [(["copper"], False), (["copper", "potion"], True)])
    def test_a_potion_in_the_cost_must_be_paid(self, bazaar: Lay, hand: list[str], bought: bool) -> None:
        t = bazaar(hands=[["black-market", *hand]], market=["familiar"], answers=["familiar"] if bought else [])
        t.play("black-market")
        assert (t.discard() == ["familiar"], t.potions) == (bought, 0)

    def test_it_can_be_overpaid_with_coins(self, bazaar: Lay) -> None:
        t = bazaar(hands=[["black-market", "silver"]], tokens=[3], decks=[["estate"]], market=["doctor"])
        t.answer("doctor", 1, "trash")
        t.play("black-market")
        assert t.asked[1] == (0, "overpay", {0, 1})
        assert (t.trash, t.discard(), t.tokens()) == (["estate"], ["doctor"], 3)

    def test_a_merchant_guild_in_play_brings_its_token(self, bazaar: Lay) -> None:
        t = bazaar(hands=[["merchant-guild", "black-market"]], actions=2, market=["doctor"], answers=["doctor"])
        t.play("merchant-guild").play("black-market")
        assert (t.tokens(), t.buys, t.discard()) == (1, 2, ["doctor"])

    def test_costs_are_those_of_the_moment(self, bazaar: Lay) -> None:
        t = bazaar(hands=[["black-market"]], reduction=2, market=["plaza"], answers=["plaza"]).play("black-market")
        assert (t.discard(), t.coins) == (["plaza"], 0)

    def test_a_second_one_shows_the_next_three(self, bazaar: Lay) -> None:
        t = bazaar(hands=[["black-market"] * 2], actions=2, market=["baker", "butcher", "taxman", "doctor", "plaza"])
        t.answer("baker", "butcher")
        t.play("black-market")
        t.answer("doctor", 1, "plaza")
        t.play("black-market")
        assert (t.discard(), t.market) == (["doctor"], ["butcher", "taxman", "plaza", "baker"])

    def test_an_empty_deck_shows_nothing_and_is_no_empty_pile(self, bazaar: Lay) -> None:
        t = bazaar(hands=[["black-market", "copper"]], market=[]).play("black-market")
        assert (t.coins, t.asked, t.hand()) == (2, [], ["copper"])
        assert t.record["empty"] == 0

    def test_a_possessor_gets_the_card(self, bazaar: Lay) -> None:
        t = bazaar(hands=[["black-market", "copper"]], possessor=1, market=["doctor"], answers=["doctor"])
        t.play("black-market")
        assert (t.discard(0), t.discard(1)) == ([], ["doctor"])


class TestStash:
    def test_is_worth_two_coins(self, promos: Lay) -> None:
        assert promos(hands=[["stash"]]).play_treasures().coins == 2

    @pytest.mark.parametrize(("above", "drawn"), [(0, True), (2, True), (3, False)])
    def test_goes_anywhere_among_the_shuffled_cards(self, promos: Lay, above: int, drawn: bool) -> None:
        """Two cards of the old deck come first, so three of the four shuffled ones are drawn."""
        t = promos(decks=[["gold", "gold"]], discards=[["copper", "stash", "copper", "copper"]], answers=[above])
        t.clean_up()
        assert t.asked == [(0, "stash", {0, 1, 2, 3})]
        assert t.hand() == sorted(["gold", "gold", "copper", "copper", "stash" if drawn else "copper"])

    def test_each_has_its_own_place(self, promos: Lay) -> None:
        t = promos(hands=[["caravan"]], discards=[["stash", "copper", "stash"]], answers=[0, 2]).play("caravan")
        assert [options for _, _, options in t.asked] == [{0, 1}, {0, 1, 2}]
        assert (t.hand(), t.deck()) == (["stash"], ["copper", "stash"])

    def test_no_shuffle_no_question(self, promos: Lay) -> None:
        t = promos(hands=[["caravan"]], decks=[["copper", "stash"]]).play("caravan")
        assert (t.hand(), t.asked) == (["copper"], [])

    @pytest.mark.parametrize(("card", "answers", "known"), [("stash", [2], 2), ("silver", [], 0)])
    def test_what_is_left_of_the_deck_may_be_looked_at_first(
        self, promos: Lay, card: str, answers: list[int], known: int
    ) -> None:
        """The old cards are known from then on; without a Stash among the shuffled ones nobody may look."""
        t = promos(decks=[["gold", "estate"]], discards=[[card, "copper", "curse"]], answers=answers).reshuffle()
        assert (t.deck()[:2], t.record["known"][0]) == (["gold", "estate"], known)
        assert sorted(t.deck()[2:]) == sorted([card, "copper", "curse"])

    def test_its_owner_is_asked_in_anothers_turn(self, bazaar: Lay) -> None:
        """Soothsayer: the Curse is gained, the shuffle puts the Stash on top, the card drawn is the Stash."""
        t = bazaar(hands=[["soothsayer"]], discards=[[], ["stash", "copper"]], answers=[0]).play("soothsayer")
        assert t.asked == [(1, "stash", {0, 1, 2})]
        assert t.hand(1) == ["stash"]


class TestWalledVillage:
    def test_a_card_and_two_actions(self, promos: Lay) -> None:
        t = promos(hands=[["walled-village"]], decks=[["gold"]]).play("walled-village")
        assert (t.hand(), t.actions) == (["gold"], 2)

    def test_alone_it_can_go_onto_the_deck_before_the_new_hand_is_drawn(self, promos: Lay) -> None:
        t = promos(hands=[["walled-village"]], decks=[["gold", *["copper"] * 6]], answers=["walled-village"])
        t.play("walled-village").clean_up()
        assert t.asked == [(0, "keep", {"walled-village", STOP})]
        assert t.hand() == ["copper"] * 4 + ["walled-village"]

    def test_it_is_optional(self, promos: Lay) -> None:
        t = promos(hands=[["walled-village"]], decks=[["gold", *["copper"] * 6]], answers=[STOP])
        t.play("walled-village").clean_up()
        assert t.hand() == ["copper"] * 5 and "walled-village" in t.discard()

    @pytest.mark.parametrize(
        ("played", "asked"),
        [
            (["walled-village", "village"], 1),
            (["walled-village", "walled-village"], 2),
            (["walled-village", "village", "village"], 0),
            (["walled-village", "walled-village", "village"], 0),
        ],
    )
    def test_at_most_one_other_action_may_be_in_play(self, promos: Lay, played: list[str], asked: int) -> None:
        """Another Walled Village is another action; looked at once, when the clean-up starts."""
        t = promos(hands=[played], decks=[["copper"] * 9], actions=3, answers=["walled-village"] * asked)
        for card in played:
            t.play(card)
        t.clean_up()
        assert len(t.asked) == asked
        assert t.hand().count("walled-village") == asked

    def test_treasures_in_play_are_no_actions(self, promos: Lay) -> None:
        t = promos(hands=[["walled-village", "copper", "silver", "gold"]], decks=[["estate"] * 6])
        t.answer("walled-village")
        t.play("walled-village").play_treasures().clean_up()
        assert "walled-village" in t.hand()

    def test_a_caravan_that_stays_is_in_play(self, promos: Lay) -> None:
        t = promos(hands=[["walled-village", "caravan", "caravan"]], decks=[["copper"] * 9], actions=1)
        t.play("walled-village").play("caravan").play("caravan").clean_up()
        assert t.asked == [] and "walled-village" in t.discard()

    def test_played_twice_the_throne_room_is_the_other_action(self, promos: Lay) -> None:
        t = promos(hands=[["throne-room", "walled-village"]], decks=[["copper"] * 9])
        t.answer("walled-village", "walled-village")
        t.play("throne-room").clean_up()
        assert "walled-village" in t.hand()


class TestCaravan:
    def test_a_card_and_an_action_now(self, promos: Lay) -> None:
        t = promos(hands=[["caravan"]], decks=[["gold"]]).play("caravan")
        assert (t.hand(), t.actions) == (["gold"], 1)

    def test_it_stays_draws_at_the_start_of_the_next_turn_and_goes_then(self, promos: Lay) -> None:
        t = promos(hands=[["caravan"]], decks=[["copper"] * 12]).play("caravan").clean_up()
        assert t.in_play() == ["caravan"] and len(t.hand()) == 5
        t.answer(STOP)
        t.take_turn()
        assert t.in_play() == []
        assert len(t.discard()) == 8  # the first turn's card, six in the second turn, and the Caravan
        assert t.discard().count("caravan") == 1

    def test_it_draws_in_its_owners_turn_only(self, promos: Lay) -> None:
        t = promos(hands=[["caravan"]], decks=[["copper"] * 12, ["copper"] * 12]).play("caravan").clean_up()
        t.answer(STOP)
        t.take_turn(1)
        assert (t.in_play(0), len(t.hand(0)), len(t.hand(1)), len(t.discard(1))) == (["caravan"], 5, 5, 0)

    def test_the_card_can_be_played_in_that_turn(self, promos: Lay) -> None:
        deck = ["copper", *["estate"] * 5, "village", *["copper"] * 7]
        t = promos(hands=[["caravan"]], decks=[deck]).play("caravan").clean_up()
        t.answer("village", STOP)
        t.take_turn()
        assert t.asked[0] == (0, "action", {"village", STOP})

    def test_several_draw_several(self, promos: Lay) -> None:
        t = promos(hands=[["caravan", "caravan"]], decks=[["copper"] * 20]).play("caravan").play("caravan").clean_up()
        t.answer(STOP)
        t.take_turn()
        assert t.discard().count("copper") == 2 + 7

    def test_one_that_is_due_goes_while_a_new_one_stays(self, promos: Lay) -> None:
        deck = [*["copper"] * 5, "caravan", *["copper"] * 12]
        t = promos(hands=[["caravan"]], decks=[deck]).play("caravan").clean_up()
        t.answer("caravan", STOP)
        t.take_turn()
        assert t.in_play() == ["caravan"] and t.discard().count("caravan") == 1
        t.answer(STOP)
        t.take_turn()
        assert t.in_play() == [] and t.owned()["caravan"] == 2

    def test_a_throne_room_stays_with_it_and_both_cards_are_drawn(self, promos: Lay) -> None:
        """Section 7: what changed a Duration stays as long as the Duration does."""
        t = promos(hands=[["throne-room", "caravan"]], decks=[["copper"] * 20], answers=["caravan"])
        t.play("throne-room").clean_up()
        assert t.in_play() == ["throne-room", "caravan"]
        t.answer(STOP)
        t.take_turn()
        assert t.in_play() == [] and t.discard().count("copper") == 2 + 7

    def test_a_throne_room_on_a_due_turn_leaves_the_old_one_alone(self, promos: Lay) -> None:
        deck = ["copper", "throne-room", "caravan", "copper", "copper", "copper", *["estate"] * 12]
        t = promos(hands=[["caravan"]], decks=[deck]).play("caravan").clean_up()
        t.answer("throne-room", "caravan", STOP)
        t.take_turn()
        assert t.in_play() == ["throne-room", "caravan"] and t.discard().count("caravan") == 1
