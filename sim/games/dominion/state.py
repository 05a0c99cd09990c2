"""Dominion: the record of a table.

A card is a number (`names.py`); numbers from `BOX_CARDS` on are free for cards that users write. A pile's top is the
end of its row. What a player owns is counted in the result column `owned`, wherever it lies.
"""

import tomllib
from pathlib import Path

import numpy as np

from sim.kernel.state import PARTS, Column, State

SEATS = 6
BOX_CARDS = 81
OWN_CARDS = 8  # room for cards that users write
CARDS = BOX_CARDS + OWN_CARDS
WORDS = 2  # 64-bit words that hold a bit for every card
CARD_IDS = tuple(
    row["id"] for row in tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))["card"]
) + tuple(f"own-{number}" for number in range(1, OWN_CARDS + 1))

# Types are bits: a card can have several.
TREASURE, VICTORY, CURSE_TYPE, ACTION, ATTACK, REACTION, DURATION, PRIZE = (1 << bit for bit in range(8))
TYPES = {
    "treasure": TREASURE,
    "victory": VICTORY,
    "curse": CURSE_TYPE,
    "action": ACTION,
    "attack": ATTACK,
    "reaction": REACTION,
    "duration": DURATION,
    "prize": PRIZE,
}
ANY_TYPE = 0

NO_CARD = -1
NO_SEAT = -1
ROOM = 512  # cards in a pile: more than one player can ever own
MARKET_ROOM = 96
PENDING_ROOM = 32
HIGHEST_COST = 32  # `affordable` has a row for every sum of coins up to here
HAND = 5
TURN_CAP = 200  # turns per player, then the game is called truncated

# Where a gained card goes.
TO_DISCARD, TO_DECK, TO_HAND = range(3)
# How a game ends.
BY_PROVINCES, BY_PILES, BY_CAP = 1, 2, 3

# Parts of the rules that are compiled by themselves: their places in `table.hooks`.
RESHUFFLE, CARRY_OUT, REACT, OVERPAY, SPECIAL_TREASURES, ACTING_CARDS, START_OF_TURN = (PARTS + i for i in range(7))

TURNS = tuple(f"turn_{number}" for number in range(1, 26))
PACE = len(TURNS)
BYTE = np.uint8

STATE = State(
    seats_at_most=SEATS,
    card_ids=CARD_IDS,
    table=[
        ("seat", np.int16),  # whose turn it is
        ("actions", np.int16),
        ("buys", np.int16),
        ("coins", np.int16),
        ("potions", np.int16),
        ("overpaid", np.int16),
        ("overpaid_potions", np.int16),
        ("reduction", np.int16),  # coins that every card costs less
        ("merchants", np.int16),  # coins that the first Silver of this turn brings
        ("silvers", np.int16),  # Silvers played this turn
        ("guilds", np.int16),  # Merchant Guilds in play
        ("clean_up_cards", np.int16),  # cards in play that act in the clean-up
        ("immune", np.int64),  # a bit for every seat that the attack being played doesn't touch
        ("victims", np.int8, (SEATS,)),  # whom it touches, in turn order
        ("victim_count", np.int16),
        ("possessor", np.int16),  # who decides in this turn instead of its player
        ("pending", np.int8, (PENDING_ROOM,)),  # extra turns to come: who possesses
        ("pending_size", np.int16),
        ("next_seat", np.int16),  # whose regular turn comes next
        ("bane", np.int16),
        ("card", np.int16),  # the card that is being carried out
        ("shown", np.int16),  # the card that a question is about
        ("shown_seat", np.int16),  # ... and whose it is
        ("empty", np.int16),  # empty piles of the supply
        ("ending_piles", np.int16),  # so many end the game
        ("supply", np.int16, (CARDS,)),
        ("available", np.uint64, (WORDS,)),  # bits: cards whose pile is not empty
        ("prizes", np.uint64, (WORDS,)),  # bits: prizes not won yet
        ("trashed", np.int16, (CARDS,)),
        ("tokens", np.int16, (SEATS,)),
        ("money", np.int16, (SEATS,)),  # coins on the treasures that a seat owns
        ("deck_count", np.int16, (SEATS,)),  # all cards that it owns
        ("basic_points", np.int16, (SEATS,)),  # points of the cards that have a fixed worth
        ("turns_taken", np.int16, (SEATS,)),
        ("known", np.int16, (SEATS,)),  # cards on top of the deck that its owner knows
        ("caravans", np.int16, (SEATS,)),  # cards to draw at the start of the next turn
        ("deck_size", np.int16, (SEATS,)),
        ("hand_size", np.int16, (SEATS,)),
        ("discard_size", np.int16, (SEATS,)),
        ("play_size", np.int16, (SEATS,)),
        ("aside_size", np.int16, (SEATS,)),
        ("horse_size", np.int16, (SEATS,)),
        ("limbo_size", np.int16, (SEATS,)),
        ("market_size", np.int16, (1,)),
    ],
    piles=[
        ("deck", np.int8, (SEATS, ROOM)),
        ("hand", np.int8, (SEATS, ROOM)),
        ("discard", np.int8, (SEATS, ROOM)),
        ("play", np.int8, (SEATS, ROOM)),
        ("stays", np.int8, (SEATS, ROOM)),  # beside `play`: this card stays in play at the coming clean-up
        ("aside", np.int8, (SEATS, ROOM)),  # revealed or set aside by the effect that runs
        ("horse", np.int8, (SEATS, ROOM)),  # Horse Traders set aside as a reaction
        ("limbo", np.int8, (SEATS, ROOM)),  # cards of a possessed player that were trashed
        ("market", np.int8, (1, MARKET_ROOM)),  # the black market's deck
        # Numbers that no game changes.
        ("cost", np.int16, (CARDS,)),
        ("potion_cost", np.int16, (CARDS,)),
        ("types", np.int16, (CARDS,)),
        ("plus_cards", np.int16, (CARDS,)),
        ("plus_actions", np.int16, (CARDS,)),
        ("plus_buys", np.int16, (CARDS,)),
        ("plus_coins", np.int16, (CARDS,)),
        ("plus_tokens", np.int16, (CARDS,)),
        ("points", np.int16, (CARDS,)),
        ("amount", np.int16, (CARDS,)),
        ("overpay", np.int16, (CARDS,)),
        ("plain", np.int8, (CARDS,)),  # a treasure that brings coins and nothing else
        ("effects", np.int64, (CARDS,)),  # addresses; 0: the numbers say it all
        ("on_buy", np.int64, (CARDS,)),  # addresses: what happens when it is bought with an overpayment
        ("affordable", np.uint64, (HIGHEST_COST + 1, WORDS)),  # bits: cards without potion that cost so much or less
        ("brewable", np.uint64, (HIGHEST_COST + 1, WORDS)),  # bits: cards with a potion in their cost
        ("in_supply", np.int8, (CARDS,)),
        ("market_cards", np.int8, (MARKET_ROOM,)),
        ("market_count", np.int16),
        ("hamlet", np.int8),
    ],
    games=(
        Column("ended", BYTE, "how: 1 = last Province, 2 = empty piles, 3 = turn cap"),
        Column("empty_piles", BYTE, "empty piles of the supply at the end"),
        Column("provinces_left", BYTE, "Provinces left at the end"),
        Column("tied", np.bool_, "the best score was shared; fewer turns decide, or nothing does"),
    ),
    seats=(
        Column("own_turns", np.int16, "turns taken, extra turns by possession not counted"),
        Column("cards_owned", np.int16, "cards at the end"),
        Column("treasure", np.int16, "coins on the treasures owned at the end"),
        Column("actions_played", np.int16, "action cards played"),
        Column("bought", np.int16, "cards bought"),
        Column("coins_unspent", np.int16, "coins left over after buying"),
    ),
    cards=(
        Column("owned", BYTE, "copies owned at the end"),
        Column("gained", BYTE, "copies gained, bought ones included"),
        Column("played", np.uint16, "times played"),
        Column("coins_in", np.int16, "coins to spend in the seat's turn with this number", TURNS, "coins"),
        Column("points_after", np.int16, "points after the seat's turn with this number", TURNS, "points"),
    ),
)
