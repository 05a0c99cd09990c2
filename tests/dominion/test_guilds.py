"""Guilds: what each card does and the rulings on it; coin tokens and overpaying (digest sections 1, 4 and 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.dominion.layout import STOP, LaidTable

GUILDS = [
    "candlestick-maker",
    "stonemason",
    "doctor",
    "masterpiece",
    "advisor",
    "herald",
    "plaza",
    "taxman",
    "baker",
    "butcher",
    "journeyman",
    "merchant-guild",
    "soothsayer",
]
OTHERS = ["throne-room", "caravan", "transmute", "familiar", "alchemist", "philosophers-stone"]
ACTIONS_AT_4 = {"advisor", "herald", "plaza", "taxman", "throne-room", "caravan"}

Lay = Callable[..., LaidTable]


@pytest.fixture
def guilds(lay: Lay) -> Lay:
    return partial(lay, kingdom=GUILDS + OTHERS)


class TestCoinTokens:
    def test_are_spent_before_the_first_buy(self, guilds: Lay) -> None:
        """Rule 13: each is worth a coin; those that aren't spent stay."""
        t = guilds(hands=[["copper", "silver"]], tokens=[4], answers=[3, "gold"]).buy_phase()
        assert t.asked[0] == (0, "tokens", frozenset(range(5)))
        assert (t.discard(), t.tokens(), t.coins) == (["gold"], 1, 0)

    def test_are_kept_over_the_end_of_the_turn(self, guilds: Lay) -> None:
        t = guilds(tokens=[2], answers=[0, STOP]).take_turn()
        assert t.tokens() == 2

    def test_can_be_used_to_overpay(self, guilds: Lay) -> None:
        t = guilds(tokens=[5], answers=[5, "masterpiece", 2]).buy_phase()
        assert sorted(t.discard()) == ["masterpiece", "silver", "silver"]

    def test_the_rulebooks_example(self, guilds: Lay) -> None:
        """Page 16: a Silver by Butcher and a token, then a Stonemason for 6 that brings two Heralds."""
        hand = ["butcher", "candlestick-maker", "estate", "copper", "silver"]
        t = guilds(hands=[hand], tokens=[3])
        t.answer("candlestick-maker", "butcher", "estate", 1, "silver")
        t.action_phase()
        assert (t.tokens(), t.buys, t.discard(), t.trash) == (5, 2, ["silver"], ["estate"])
        t.answer(3, "stonemason", 4, "herald", "herald", STOP)
        t.buy_phase()
        assert t.discard() == ["silver", "herald", "herald", "stonemason"]
        assert (t.tokens(), t.coins, t.buys) == (2, 0, 1)


class TestOverpaying:
    def test_any_amount_up_to_what_is_left(self, guilds: Lay) -> None:
        t = guilds(coins=5, answers=[0]).buy("masterpiece")
        assert t.asked == [(0, "overpay", {0, 1, 2})]
        assert (t.discard(), t.coins) == (["masterpiece"], 2)

    def test_nothing_left_asks_nothing(self, guilds: Lay) -> None:
        assert guilds(coins=3).buy("masterpiece").asked == []

    def test_a_potion_can_be_part_of_it(self, guilds: Lay) -> None:
        t = guilds(coins=4, potions=1, answers=[100]).buy("masterpiece")
        assert t.asked == [(0, "overpay", {0, 1, 100, 101})]
        assert (t.coins, t.potions) == (1, 0)

    def test_only_buying_allows_it(self, guilds: Lay) -> None:
        """The Herald here is gained, not bought: the coins stay (rulebook page 16)."""
        t = guilds(hands=[["stonemason", "gold"]], coins=6, answers=["herald", "doctor"]).play("stonemason")
        assert [kind for _, kind, _ in t.asked] == ["gain", "gain"]
        assert (t.discard(), t.coins) == (["herald", "doctor"], 6)

    def test_a_reduced_cost_is_no_overpayment(self, guilds: Lay) -> None:
        """Rule 14: a Doctor that costs 1 and is bought for 1 does nothing more."""
        t = guilds(coins=1, reduction=2).buy("doctor")
        assert (t.asked, t.discard()) == ([], ["doctor"])


class TestCandlestickMaker:
    def test_an_action_a_buy_and_a_token(self, guilds: Lay) -> None:
        t = guilds(hands=[["candlestick-maker"]]).play("candlestick-maker")
        assert (t.actions, t.buys, t.tokens()) == (1, 2, 1)

    def test_a_possessed_player_keeps_the_token(self, guilds: Lay) -> None:
        """Digest section 9: tokens don't go to the possessor."""
        t = guilds(hands=[["candlestick-maker"]], possessor=1).play("candlestick-maker")
        assert (t.tokens(0), t.tokens(1)) == (1, 0)


class TestStonemason:
    def test_two_cheaper_cards_one_after_the_other(self, guilds: Lay) -> None:
        t = guilds(hands=[["stonemason", "gold", "copper"]], answers=["gold", "baker", "silver"]).play("stonemason")
        assert (t.discard(), t.hand(), t.trash) == (["baker", "silver"], ["copper"], ["gold"])

    def test_cheaper_means_less_and_is_mandatory(self, guilds: Lay) -> None:
        t = guilds(hands=[["stonemason", "masterpiece"]], answers=["estate", "estate"]).play("stonemason")
        cheaper = {"copper", "curse", "estate", "candlestick-maker", "stonemason"}
        assert [options for _, _, options in t.asked] == [cheaper, cheaper]
        assert t.discard() == ["estate", "estate"]

    def test_without_a_card_to_trash_nothing_is_gained(self, guilds: Lay) -> None:
        t = guilds(hands=[["stonemason"]]).play("stonemason")
        assert (t.discard(), t.trash) == ([], [])

    def test_nothing_is_cheaper_than_a_copper(self, guilds: Lay) -> None:
        t = guilds(hands=[["stonemason", "copper"]]).play("stonemason")
        assert (t.discard(), t.trash) == ([], ["copper"])

    def test_a_single_cheaper_card_is_gained_alone(self, guilds: Lay) -> None:
        t = guilds(hands=[["stonemason", "estate"]], supply={"copper": 0, "curse": 1}).play("stonemason")
        assert t.discard() == ["curse"]

    def test_a_potion_is_part_of_what_is_cheaper(self, guilds: Lay) -> None:
        """Section 9: neither coins nor potions higher, and not both the same."""
        t = guilds(hands=[["stonemason", "familiar"]], answers=["transmute", "silver"]).play("stonemason")
        _, _, options = t.asked[0]
        assert {"transmute", "silver", "doctor", "estate"} <= options
        assert not {"familiar", "alchemist", "philosophers-stone", "herald"} & options

    def test_without_a_potion_no_card_with_one_is_cheaper(self, guilds: Lay) -> None:
        t = guilds(hands=[["stonemason", "gold"]], answers=["duchy", "duchy"]).play("stonemason")
        assert not {"transmute", "familiar"} & t.asked[0][2]

    def test_overpaid_two_actions_that_cost_exactly_that(self, guilds: Lay) -> None:
        """The rulebook's case: bought for 6, two Heralds; different ones would do as well."""
        t = guilds(coins=6, answers=[4, "herald", "plaza"]).buy("stonemason")
        assert [options for _, kind, options in t.asked if kind == "gain"] == [ACTIONS_AT_4, ACTIONS_AT_4]
        assert t.discard() == ["herald", "plaza", "stonemason"]

    def test_without_overpayment_none(self, guilds: Lay) -> None:
        t = guilds(coins=6, answers=[0]).buy("stonemason")
        assert t.discard() == ["stonemason"]

    def test_no_action_at_that_cost_brings_none(self, guilds: Lay) -> None:
        t = guilds(coins=3, answers=[1]).buy("stonemason")
        assert (t.discard(), t.coins) == (["stonemason"], 0)

    def test_a_treasure_at_that_cost_is_no_action(self, guilds: Lay) -> None:
        t = guilds(coins=5, answers=[3]).buy("stonemason")
        assert t.discard() == ["doctor", "doctor", "stonemason"]

    def test_a_single_copy_left_is_gained_alone(self, guilds: Lay) -> None:
        t = guilds(coins=5, answers=[3], supply={"doctor": 1}).buy("stonemason")
        assert t.discard() == ["doctor", "stonemason"]

    def test_a_potion_overpaid_needs_a_potion_in_the_cost(self, guilds: Lay) -> None:
        t = guilds(coins=2, potions=1, answers=[100]).buy("stonemason")
        assert (t.discard(), t.potions) == (["transmute", "transmute", "stonemason"], 0)

    def test_coins_and_a_potion_overpaid_must_both_be_met(self, guilds: Lay) -> None:
        t = guilds(coins=5, potions=1, answers=[103, "familiar", "alchemist"]).buy("stonemason")
        assert [options for _, kind, options in t.asked if kind == "gain"] == [{"familiar", "alchemist"}] * 2
        assert t.discard() == ["familiar", "alchemist", "stonemason"]

    def test_costs_are_those_of_the_moment(self, guilds: Lay) -> None:
        """With everything 2 cheaper an overpayment of 3 brings cards that are printed with 5."""
        t = guilds(coins=3, reduction=2, answers=[3, "baker", "butcher"]).buy("stonemason")
        assert t.asked[1][2] == {"baker", "butcher", "journeyman", "merchant-guild", "soothsayer"}


class TestDoctor:
    def test_trashes_the_named_cards_among_three(self, guilds: Lay) -> None:
        t = guilds(hands=[["doctor"]], decks=[["copper", "estate", "copper", "copper"]], answers=["copper"])
        t.play("doctor")
        assert (t.trash, t.deck(), t.hand()) == (["copper", "copper"], ["estate", "copper"], [])

    def test_the_rest_goes_back_in_any_order(self, guilds: Lay) -> None:
        t = guilds(hands=[["doctor"]], decks=[["gold", "silver", "duchy", "copper"]])
        t.answer("curse", "silver", "duchy")
        t.play("doctor")
        assert t.deck() == ["gold", "duchy", "silver", "copper"]

    def test_any_card_of_the_game_can_be_named_or_none_of_it(self, guilds: Lay) -> None:
        """`STOP` stands for all cards that aren't there: naming one of them trashes nothing."""
        t = guilds(hands=[["doctor"]], decks=[["smithy", "copper"]], answers=[STOP, "copper"]).play("doctor")
        _, kind, options = t.asked[0]
        assert kind == "name_card" and {"province", "herald", "smithy", STOP} <= options and "witch" not in options
        assert (t.trash, t.deck()) == ([], ["smithy", "copper"])

    def test_shuffles_if_three_need_it_with_the_old_cards_first(self, guilds: Lay) -> None:
        t = guilds(hands=[["doctor"]], decks=[["gold"]], discards=[["estate"] * 3], answers=["estate"]).play("doctor")
        assert (t.trash, t.deck()) == (["estate", "estate"], ["gold", "estate"])

    def test_with_no_cards_at_all(self, guilds: Lay) -> None:
        t = guilds(hands=[["doctor"]], answers=["copper"]).play("doctor")
        assert t.deck() == []

    def test_the_rulebooks_example_of_overpaying(self, guilds: Lay) -> None:
        """Bought for 7: four looks, each settled before the next; a Silver put back is seen again."""
        t = guilds(coins=7, decks=[["copper", "province", "silver", "gold"]])
        t.answer(4, "trash", "discard", "keep", "keep")
        t.buy("doctor")
        assert [q.shown for q in t.questions if q.kind == "fate"] == ["copper", "province", "silver", "silver"]
        assert (t.trash, t.discard(), t.deck()) == (["copper"], ["province", "doctor"], ["silver", "gold"])

    def test_looking_shuffles_but_the_bought_doctor_is_not_there_yet(self, guilds: Lay) -> None:
        t = guilds(coins=5, discards=[["estate"]], answers=[2, "trash"]).buy("doctor")
        assert (t.trash, t.discard(), t.deck()) == (["estate"], ["doctor"], [])

    def test_a_potion_overpaid_shows_nothing(self, guilds: Lay) -> None:
        t = guilds(coins=3, potions=1, decks=[["copper"]], answers=[100]).buy("doctor")
        assert (t.potions, t.deck()) == (0, ["copper"])


class TestMasterpiece:
    def test_is_worth_a_coin(self, guilds: Lay) -> None:
        assert guilds(hands=[["masterpiece"]]).play_treasures().coins == 1

    def test_bought_for_six_it_brings_three_silvers(self, guilds: Lay) -> None:
        t = guilds(coins=6, answers=[3]).buy("masterpiece")
        assert t.discard() == ["silver", "silver", "silver", "masterpiece"]

    def test_no_more_silvers_than_there_are(self, guilds: Lay) -> None:
        t = guilds(coins=6, answers=[3], supply={"silver": 2}).buy("masterpiece")
        assert t.discard() == ["silver", "silver", "masterpiece"]

    def test_for_a_possessed_player_the_possessor_gains_all(self, guilds: Lay) -> None:
        t = guilds(coins=5, possessor=1, answers=[2]).buy("masterpiece")
        assert (t.discard(0), t.discard(1)) == ([], ["silver", "silver", "masterpiece"])


class TestAdvisor:
    def test_the_left_neighbour_picks_what_is_discarded(self, guilds: Lay) -> None:
        t = guilds(players=3, hands=[["advisor"]], decks=[["gold", "estate", "silver", "copper"]], answers=["gold"])
        t.play("advisor")
        assert t.asked == [(1, "advise", {"gold", "estate", "silver"})]
        assert (t.hand(), t.discard(), t.deck(), t.actions) == (["estate", "silver"], ["gold"], ["copper"], 1)

    def test_the_last_players_left_neighbour_is_the_first(self, guilds: Lay) -> None:
        t = guilds(players=3, hands=[[], [], ["advisor"]], decks=[[], [], ["gold", "estate"]], answers=["gold"])
        t.play("advisor", seat=2)
        assert t.asked[0][0] == 0

    def test_fewer_than_three_still_lose_one(self, guilds: Lay) -> None:
        t = guilds(hands=[["advisor"]], decks=[["gold"]]).play("advisor")
        assert (t.hand(), t.discard()) == ([], ["gold"])

    def test_shuffles_under_what_is_left(self, guilds: Lay) -> None:
        t = guilds(hands=[["advisor"]], decks=[["gold"]], discards=[["copper"] * 4], answers=["gold"]).play("advisor")
        assert (t.hand(), t.discard(), t.deck()) == (["copper", "copper"], ["gold"], ["copper", "copper"])

    def test_with_no_cards_at_all(self, guilds: Lay) -> None:
        t = guilds(hands=[["advisor"]]).play("advisor")
        assert (t.hand(), t.discard(), t.asked) == ([], [], [])


class TestHerald:
    def test_an_action_on_top_is_played_without_using_one(self, guilds: Lay) -> None:
        t = guilds(hands=[["herald"]], decks=[["copper", "candlestick-maker", "gold"]]).play("herald")
        assert t.in_play() == ["herald", "candlestick-maker"]
        assert (t.hand(), t.actions, t.tokens(), t.asked) == (["copper"], 2, 1, [])

    @pytest.mark.parametrize("card", ["gold", "estate", "curse", "masterpiece"])
    def test_anything_else_goes_back(self, guilds: Lay, card: str) -> None:
        t = guilds(hands=[["herald"]], decks=[["copper", card, "silver"]]).play("herald")
        assert (t.in_play(), t.deck()) == (["herald"], [card, "silver"])

    def test_with_no_cards_at_all(self, guilds: Lay) -> None:
        t = guilds(hands=[["herald"]]).play("herald")
        assert (t.hand(), t.in_play(), t.actions) == ([], ["herald"], 1)

    def test_a_chain_of_heralds(self, guilds: Lay) -> None:
        t = guilds(hands=[["herald"]], decks=[["copper", "herald", "copper", "plaza", "copper"]], answers=[STOP])
        t.play("herald")
        assert (t.in_play(), t.hand(), t.actions) == (["herald", "herald", "plaza"], ["copper"] * 3, 4)

    def test_is_discarded_even_if_it_played_a_caravan(self, guilds: Lay) -> None:
        """It isn't needed to remember anything, so only the Caravan stays."""
        t = guilds(hands=[["herald"]], decks=[["copper", "caravan", *["estate"] * 6]]).play("herald").clean_up()
        assert t.in_play() == ["caravan"] and "herald" in t.discard()

    def test_overpaid_it_puts_cards_from_the_discard_pile_onto_the_deck(self, guilds: Lay) -> None:
        t = guilds(coins=6, decks=[["copper"]], discards=[["gold", "estate", "silver"]], answers=[2, "silver", "gold"])
        t.buy("herald")
        assert [options for _, kind, options in t.asked if kind == "topdeck"] == [
            {"gold", "estate", "silver"},
            {"gold", "estate"},
        ]
        assert (t.deck(), t.discard()) == (["gold", "silver", "copper"], ["estate", "herald"])

    def test_overpaid_by_more_than_the_discard_pile_has(self, guilds: Lay) -> None:
        t = guilds(coins=9, discards=[["gold", "estate"]], answers=[5, "estate"]).buy("herald")
        assert (t.deck(), t.discard(), t.coins) == (["gold", "estate"], ["herald"], 0)

    def test_without_overpayment_no_look(self, guilds: Lay) -> None:
        t = guilds(coins=6, discards=[["gold", "estate"]], answers=[0]).buy("herald")
        assert [kind for _, kind, _ in t.asked] == ["overpay"]
        assert t.deck() == []


class TestPlaza:
    def test_a_treasure_for_a_token(self, guilds: Lay) -> None:
        t = guilds(hands=[["plaza", "copper", "estate", "masterpiece"]], decks=[["baker"]], answers=["masterpiece"])
        t.play("plaza")
        assert t.asked == [(0, "discard", {"copper", "masterpiece", STOP})]
        assert (t.tokens(), t.discard(), t.actions) == (1, ["masterpiece"], 2)
        assert t.hand() == ["baker", "copper", "estate"]

    def test_the_treasure_just_drawn_can_be_it(self, guilds: Lay) -> None:
        t = guilds(hands=[["plaza"]], decks=[["copper"]], answers=["copper"]).play("plaza")
        assert (t.tokens(), t.discard()) == (1, ["copper"])

    def test_it_is_optional(self, guilds: Lay) -> None:
        t = guilds(hands=[["plaza", "copper"]], answers=[STOP]).play("plaza")
        assert (t.tokens(), t.hand()) == (0, ["copper"])

    def test_without_a_treasure_nothing_is_asked(self, guilds: Lay) -> None:
        t = guilds(hands=[["plaza", "estate"]]).play("plaza")
        assert (t.tokens(), t.asked) == (0, [])


class TestTaxman:
    def test_trash_tax_and_gain_onto_the_deck(self, guilds: Lay) -> None:
        """Who has five cards or more discards one copy; who has fewer, or none of it, loses nothing."""
        rich = ["silver", "silver", "copper", "copper", "copper"]
        hands = [["taxman", "silver", "estate"], rich, rich[:4], ["copper"] * 5]
        t = guilds(players=4, hands=hands, decks=[["copper"]], answers=["silver", "gold"]).play("taxman")
        assert (t.trash, t.deck(), t.discard()) == (["silver"], ["gold", "copper"], [])
        assert [t.discard(seat) for seat in (1, 2, 3)] == [["silver"], [], []]

    def test_the_attack_comes_before_the_gain(self, guilds: Lay) -> None:
        t = guilds(hands=[["taxman", "copper"], ["copper"] * 5], answers=["copper", "silver"]).play("taxman")
        assert t.told.index("B discards copper") < t.told.index("A gains silver onto the deck")

    def test_what_can_be_gained(self, guilds: Lay) -> None:
        """Treasures for up to 3 more; as much or less is allowed, gaining isn't optional."""
        t = guilds(hands=[["taxman", "copper"]], answers=["copper", "copper"]).play("taxman")
        assert t.asked[0] == (0, "trash", {"copper", STOP})
        assert t.asked[1] == (0, "gain", {"copper", "silver", "masterpiece"})
        assert t.deck() == ["copper"]

    def test_a_potion_in_the_cost_is_kept(self, guilds: Lay) -> None:
        t = guilds(hands=[["taxman", "philosophers-stone"]], answers=["philosophers-stone", "gold"]).play("taxman")
        assert t.asked[1][2] == {"copper", "silver", "gold", "potion", "masterpiece", "philosophers-stone"}

    def test_trashing_is_optional_and_without_it_nothing_happens(self, guilds: Lay) -> None:
        t = guilds(hands=[["taxman", "copper"], ["copper"] * 5], answers=[STOP]).play("taxman")
        assert (t.hand(), t.trash, t.deck(), t.discard(1)) == (["copper"], [], [], [])

    def test_a_moat_protects(self, guilds: Lay) -> None:
        hands = [["taxman", "copper"], ["copper", "copper", "copper", "copper", "moat"]]
        t = guilds(hands=hands, answers=["moat", "copper", "silver"]).play("taxman")
        assert (t.discard(1), t.deck()) == ([], ["silver"])

    def test_horse_traders_set_aside_leave_too_few_cards(self, guilds: Lay) -> None:
        hands = [["taxman", "copper"], ["copper", "copper", "copper", "copper", "horse-traders"]]
        t = guilds(hands=hands, answers=["horse-traders", "copper", "silver"]).play("taxman")
        assert (t.discard(1), t.horse(1)) == ([], ["horse-traders"])


class TestBaker:
    def test_a_card_an_action_and_a_token(self, guilds: Lay) -> None:
        t = guilds(hands=[["baker"]], decks=[["gold"]]).play("baker")
        assert (t.hand(), t.actions, t.tokens()) == (["gold"], 1, 1)

    @pytest.mark.parametrize(("kingdom", "tokens"), [(["baker"], 1), (["black-market", "plaza"], 1), (["plaza"], 0)])
    def test_everybody_starts_with_a_token(self, kingdom: list[str], tokens: int) -> None:
        """Also if she is only in the Black Market's deck."""
        t = LaidTable(3, kingdom, None, setup={"market": "sets"})
        assert [t.tokens(seat) for seat in range(3)] == [tokens] * 3


class TestButcher:
    def test_an_estate_and_six_tokens_make_a_province(self, guilds: Lay) -> None:
        t = guilds(hands=[["butcher", "estate"]], tokens=[4], answers=["estate", 6, "province"]).play("butcher")
        assert (t.discard(), t.trash, t.tokens()) == (["province"], ["estate"], 0)

    def test_another_butcher_and_no_token_make_a_duchy(self, guilds: Lay) -> None:
        t = guilds(hands=[["butcher", "butcher"]], answers=["butcher", 0, "duchy"]).play("butcher")
        assert (t.discard(), t.trash, t.tokens()) == (["duchy"], ["butcher"], 2)

    def test_it_cannot_trash_itself(self, guilds: Lay) -> None:
        t = guilds(hands=[["butcher"]]).play("butcher")
        assert (t.in_play(), t.asked, t.tokens()) == (["butcher"], [], 2)

    def test_trashing_is_optional(self, guilds: Lay) -> None:
        t = guilds(hands=[["butcher", "estate"]], answers=[STOP]).play("butcher")
        assert (t.hand(), t.tokens(), t.discard()) == (["estate"], 2, [])

    def test_the_limit_is_the_cost_and_the_tokens(self, guilds: Lay) -> None:
        """Not a coin more: the coins of the turn don't count. Gaining is mandatory."""
        t = guilds(hands=[["butcher", "copper"]], coins=5, answers=["copper", 2, "estate"]).play("butcher")
        assert t.questions[1].source == "butcher" and t.questions[1].shown == "copper"
        assert t.asked[1:] == [
            (0, "tokens", {0, 1, 2}),
            (0, "gain", {"copper", "curse", "estate", "candlestick-maker", "stonemason"}),
        ]
        assert t.coins == 5

    def test_a_potion_in_the_cost_is_kept(self, guilds: Lay) -> None:
        t = guilds(hands=[["butcher", "transmute"]], answers=["transmute", 2, "transmute"]).play("butcher")
        assert {"transmute", "estate"} <= t.asked[2][2] and "familiar" not in t.asked[2][2]


class TestJourneyman:
    def test_three_cards_of_other_names(self, guilds: Lay) -> None:
        t = guilds(hands=[["journeyman"]], decks=[["copper", "estate", "copper", "gold", "silver", "duchy"]])
        t.answer("copper")
        t.play("journeyman")
        assert t.hand() == ["estate", "gold", "silver"]
        assert (t.discard(), t.deck()) == (["copper", "copper"], ["duchy"])

    def test_a_name_that_is_not_in_the_game(self, guilds: Lay) -> None:
        t = guilds(hands=[["journeyman"]], decks=[["copper", "estate", "gold", "silver"]], answers=[STOP])
        t.play("journeyman")
        assert (t.hand(), t.deck()) == (["copper", "estate", "gold"], ["silver"])

    def test_revealed_cards_are_not_shuffled_in_and_the_search_ends(self, guilds: Lay) -> None:
        t = guilds(hands=[["journeyman"]], decks=[["copper", "estate"]], discards=[["gold", "copper"]])
        t.answer("copper")
        t.play("journeyman")
        assert (t.hand(), t.discard(), t.deck()) == (["estate", "gold"], ["copper", "copper"], [])


class TestMerchantGuild:
    def test_every_card_bought_brings_a_token(self, guilds: Lay) -> None:
        """It can't be spent at once: tokens are spent before buying."""
        t = guilds(hands=[["merchant-guild", "gold"]], answers=["estate", "estate"]).play("merchant-guild").buy_phase()
        assert (t.tokens(), t.discard(), t.coins) == (2, ["estate", "estate"], 0)
        assert [kind for _, kind, _ in t.asked] == ["buy", "buy"]

    def test_its_own_numbers(self, guilds: Lay) -> None:
        t = guilds(hands=[["merchant-guild"]]).play("merchant-guild")
        assert (t.buys, t.coins, t.tokens()) == (2, 1, 0)

    def test_two_copies_bring_two(self, guilds: Lay) -> None:
        t = guilds(hands=[["merchant-guild"] * 2], actions=2).play("merchant-guild").play("merchant-guild")
        assert t.buy("estate").tokens() == 2

    def test_one_copy_played_twice_brings_one(self, guilds: Lay) -> None:
        t = guilds(hands=[["throne-room", "merchant-guild"]], answers=["merchant-guild"]).play("throne-room")
        assert (t.buys, t.coins) == (3, 2)
        assert t.buy("estate").tokens() == 1

    def test_an_overpaid_card_is_one_card_bought(self, guilds: Lay) -> None:
        """What the overpayment brings is gained, not bought."""
        t = guilds(hands=[["merchant-guild"]], coins=4, answers=[2]).play("merchant-guild").buy("masterpiece")
        assert (t.tokens(), t.discard()) == (1, ["silver", "silver", "masterpiece"])

    def test_in_the_next_turn_it_is_not_in_play(self, guilds: Lay) -> None:
        t = guilds(hands=[["merchant-guild"]], answers=["merchant-guild", STOP, "copper"]).take_turn(0)
        t.take_turn(1)
        assert (t.tokens(0), t.tokens(1)) == (0, 0)


class TestSoothsayer:
    def test_gold_curses_and_a_card_for_the_cursed(self, guilds: Lay) -> None:
        t = guilds(players=3, hands=[["soothsayer"]], decks=[[], ["silver"], ["estate"]]).play("soothsayer")
        assert t.discard(0) == ["gold"]
        assert [(t.discard(s), t.hand(s)) for s in (1, 2)] == [(["curse"], ["silver"]), (["curse"], ["estate"])]

    def test_the_curse_is_there_before_the_card_is_drawn(self, guilds: Lay) -> None:
        t = guilds(hands=[["soothsayer"]]).play("soothsayer")
        assert (t.hand(1), t.discard(1)) == (["curse"], [])

    def test_too_few_curses_go_to_the_left_and_without_one_no_card(self, guilds: Lay) -> None:
        decks = [["gold"], ["silver"], ["estate"]]
        t = guilds(players=3, hands=[[], ["soothsayer"]], decks=decks, supply={"curse": 1}).play("soothsayer", seat=1)
        assert (t.discard(2), t.hand(2)) == (["curse"], ["estate"])
        assert (t.discard(0), t.hand(0)) == ([], [])

    def test_without_gold_left_the_rest_still_happens(self, guilds: Lay) -> None:
        t = guilds(hands=[["soothsayer"]], supply={"gold": 0}).play("soothsayer")
        assert (t.discard(0), t.owned(1)) == ([], {"curse": 1})

    def test_a_moat_protects_and_draws_nothing(self, guilds: Lay) -> None:
        t = guilds(hands=[["soothsayer"], ["moat"]], decks=[[], ["silver"]], answers=["moat"]).play("soothsayer")
        assert (t.hand(1), t.discard(1), t.discard(0)) == (["moat"], [], ["gold"])

    def test_a_possessor_gains_the_gold_and_a_curse(self, guilds: Lay) -> None:
        t = guilds(hands=[["soothsayer"]], decks=[[], ["silver"]], possessor=1).play("soothsayer")
        assert (t.discard(0), t.discard(1), t.hand(1)) == ([], ["gold", "curse"], ["silver"])
