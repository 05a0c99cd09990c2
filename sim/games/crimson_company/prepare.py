"""Crimson Company: from a setting to a fresh table."""

from __future__ import annotations

import numpy as np

from sim.errors import SpielwerkError
from sim.game import Option, Setting
from sim.games.crimson_company.appraisal import appraise
from sim.games.crimson_company.cards import EFFECTS
from sim.games.crimson_company.decks import CARDS, CHARACTERS, against_robbers, is_free, lanes_of, smallest_deck
from sim.games.crimson_company.names import BARD as BARD_CARD
from sim.games.crimson_company.names import DEMON, FERRYMAN, FORTUNE_TELLER, SHAPESHIFTER
from sim.games.crimson_company.robbers import robbers_round
from sim.games.crimson_company.state import (
    CARD_IDS,
    CASTLES,
    DECK_ROOM,
    DESTROY,
    DUEL,
    FREE,
    INCOME,
    MARKET,
    NO_CARD,
    OUT,
    PASSIVE,
    PLAY,
    ROBBERS,
    STATE,
    TEAMS,
    TIMINGS,
)
from sim.games.crimson_company.turns import free_turn, turn

OPTIONS = {
    "difficulty": Option(
        "solo and coop: 0, 1, 3, 6 or 9 coins on every castle", ("easy", "medium", "hard", "very-hard", "crazy")
    ),
    "solo_texts": Option("characters whose text does not fit solo and coop", ("changed", "removed")),
    "alchemist": Option("whose cards an Alchemist may destroy", ("any", "own")),
    "berserker": Option("whose cards a Berserker weakens", ("all", "opposing")),
    "demon": Option("when a Demon flips a card", ("play", "income")),
    "fairy": Option("which card of a side a Fairy doubles", ("strongest", "weakest")),
    "ferryman": Option("when a Ferryman brings a card back", ("play", "destroy")),
    "freyja": Option("which cards a Freyja binds to her lane", ("played", "placed-too")),
    "hel": Option("where a Hel stops the effects of destroyed cards", ("everywhere", "lane")),
    "horror": Option("which side of the lane a Horror drives out", ("both", "opposing")),
    "loki": Option("what a card played into Loki's lane can be exchanged for", ("lane", "everywhere")),
    "ogre": Option("which side of the lane a Clumsy Ogre flips", ("both", "opposing", "own")),
    "placed": Option(
        "how cards of Summoner and Veteran lie: face up without effect, face down in solo and coop; or always so",
        ("variant", "up", "down"),
    ),
    "shapeshifter": Option(
        "when a Shapeshifter is exchanged: for a card bought out of your auction, for any card that an opponent "
        "recruits, or when it is played, for a card of the opponent's choice",
        ("pay-off", "any-recruitment", "play"),
    ),
    "slinger": Option("a Slinger against a side of face-down cards only", ("reveals", "spares")),
    "mass_flips": Option("several flips of one effect: together, or one after the other", ("together", "one-by-one")),
    "wiped_lane": Option("can cards go to a lane while its cards are destroyed after scoring", ("closed", "open")),
    "income_order": Option("what comes first in the income phase", ("effects", "coins")),
    "zero_bids": Option("free-for-all: may who has coins bid none", ("allowed", "forbidden")),
    "loop_cap": Option("how often a card's effect is set off by one play", ("3", "1", "2", "5", "10")),
    "broken_off": Option(
        "a game that reaches the turn cap: castles, then strength decide; or a draw", ("castles", "draw")
    ),
}
SWITCHES = {  # field of the record: option
    "alchemist_own": "alchemist",
    "berserker_opposing": "berserker",
    "fairy_weakest": "fairy",
    "freyja_placed": "freyja",
    "hel_lane": "hel",
    "horror_sides": "horror",
    "loki_everywhere": "loki",
    "ogre_sides": "ogre",
    "shapeshifter_trigger": "shapeshifter",
    "slinger_spares": "slinger",
    "flips_in_turn": "mass_flips",
    "wiped_open": "wiped_lane",
    "coins_first": "income_order",
    "bid_at_least_one": "zero_bids",
    "cap_draws": "broken_off",
}
TURNS = {DUEL: turn, TEAMS: turn, FREE: free_turn, ROBBERS: robbers_round}
CASTLE_COINS = (0, 1, 3, 6, 9)
SUPPLY = 40
BASE_INCOME = 3
TURNS_AT_MOST = 60  # a player, or rounds in solo and coop
LARGEST = 30  # of any number on a card
CHANGED = tuple(c.id for c in CHARACTERS if "solo_text" in c.facts)


def forms(variant: str) -> int:
    if is_free(variant):
        return FREE
    return ROBBERS if against_robbers(variant) else TEAMS if variant == "two-against-two" else DUEL


def deck_list(setting: Setting) -> list[int]:
    """The deck's characters by number, those included that were taken out with `copies=0`."""
    deck = []
    for card in setting.setup["deck"]:
        if against_robbers(setting.variant) and setting.options["solo_texts"] == "removed" and card in CHANGED:
            continue
        deck += [CARD_IDS.index(card)] * max(1, setting.numbers[card]["copies"])
    return deck


def in_play(setting: Setting) -> dict[int, str]:
    """The characters that can turn up, by their place."""
    return {card: CARD_IDS[card] for card in sorted(set(deck_list(setting)))}


def prepare(record: np.void, setting: Setting) -> None:
    """Write cards, castles, switches and the empty board."""
    _write_cards(record, setting)
    _write_deck(record, setting)
    for name, option in SWITCHES.items():
        record[name] = OPTIONS[option].choices.index(setting.options[option])
    placed = setting.options["placed"]
    record["placed_down"] = against_robbers(setting.variant) if placed == "variant" else placed == "down"
    record["loop_cap"] = int(setting.options["loop_cap"])
    _write_board(record, setting)
    _write_coins(record, setting)
    record["turn"] = TURNS[int(record["form"])].address(STATE.dtype)
    record["where"] = OUT
    record["offer"] = record["top"] = record["given"] = NO_CARD
    record["bids"] = -1
    record["in_game"][: setting.players] = 1
    record["turn_cap"] = TURNS_AT_MOST * (1 if against_robbers(setting.variant) else setting.players)


def _write_cards(record: np.void, setting: Setting) -> None:
    for card in CARDS:
        for name, number in setting.numbers[card.id].items():
            low = 1 if name == "cost" else 0
            if not low <= number <= LARGEST:
                raise SpielwerkError(f"{card.id}: {name} goes from {low} to {LARGEST}, not {number}")
        if card.facts.get("castle"):
            record["castle_amount"][CASTLES.index(card.id)] = setting.numbers[card.id].get("amount", 0)
    for at, card in enumerate(CHARACTERS):
        numbers = setting.numbers[card.id]
        record["timing"][at] = TIMINGS.index(card.facts["timing"])
        record["appraisal"][at] = appraise(card.id, numbers["strength"])
        for field in ("strength", "amount", "cost"):
            record[field][at] = numbers.get(field, 0)
    for at, card_id in in_play(setting).items():
        record["effects"][at] = EFFECTS[card_id].address(STATE.dtype) if card_id in EFFECTS else 0
    _write_timings(record, setting)


def _write_timings(record: np.void, setting: Setting) -> None:
    """Effects that belong to another phase by a switch or in solo and coop."""
    if setting.options["demon"] == "income":
        record["timing"][DEMON] = INCOME
    if setting.options["ferryman"] == "destroy":
        record["timing"][FERRYMAN] = DESTROY
    if setting.options["shapeshifter"] == "play":
        record["timing"][SHAPESHIFTER] = PLAY
    if against_robbers(setting.variant):
        record["timing"][SHAPESHIFTER] = record["timing"][FORTUNE_TELLER] = PLAY
        record["timing"][BARD_CARD] = PASSIVE


def _write_deck(record: np.void, setting: Setting) -> None:
    deck = deck_list(setting)
    record["present"] = [setting.numbers[card]["copies"] > 0 for card in CARD_IDS]
    left = sum(int(record["present"][card]) for card in deck)
    least = smallest_deck(setting.players, setting.variant)
    if not least <= left or len(deck) > DECK_ROOM:
        removed = len(setting.setup["deck"]) - len(deck)
        why = f" (solo_texts=removed takes {removed} out: give a longer list)" if removed > 0 else ""
        raise SpielwerkError(f"a deck for {setting.variant} has {least} to {DECK_ROOM} characters, not {left}{why}")
    record["deck_list"][: len(deck)] = deck
    record["deck_list_size"] = len(deck)


def _write_board(record: np.void, setting: Setting) -> None:
    players, lanes = setting.players, lanes_of(setting.players, setting.variant)
    free = is_free(setting.variant)
    record["form"] = forms(setting.variant)
    record["places"] = setting.variant == "placements"
    record["parties"] = players if free else 2
    record["lanes"] = lanes
    record["lane_open"][:lanes] = 1
    record["castle"][:lanes] = [CASTLES.index(castle) for castle in setting.setup["castles"]]
    record["market_open"] = (record["castle"] == MARKET).any()
    record["sight"] = -1
    for lane in range(lanes):
        record["holder"][2 * lane] = lane // 2 if free else 0
        record["holder"][2 * lane + 1] = (lane // 2 + 1) % players if free else 1
    if free:
        for seat in range(players):
            before = (seat - 1) % players
            record["sight"][seat] = [2 * seat, 2 * seat + 1, 2 * before + 1, 2 * before]
    else:
        record["sight"][0, :3] = [0, 1, 2]
        record["sight"][1, :3] = [2, 1, 0]


def _write_coins(record: np.void, setting: Setting) -> None:
    players = setting.players
    supply = SUPPLY
    if against_robbers(setting.variant):
        coins = CASTLE_COINS[OPTIONS["difficulty"].choices.index(setting.options["difficulty"])]
        record["castle_coins"][:3] = coins
        record["supply"] = supply - 3 * coins
        return
    start = [3, 4]
    if is_free(setting.variant):
        supply, start = 20 * players, [players] * players
    elif players == 4:
        supply, start = 80, [1, 2, 3, 4]
    start = [a + b for a, b in zip(start, setting.setup["handicap"], strict=True)]
    if sum(start) > supply:
        raise SpielwerkError(f"the supply has {supply} coins, and {sum(start)} are handed out at the start")
    record["start_coins"][:players] = start
    record["supply"] = supply
    record["base_income"] = BASE_INCOME
