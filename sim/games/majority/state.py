"""The Majority: the record of a table.

A card is a number from 0 to 23, its colour times eight plus its rank. Cards in a scoring area are counted in the
result column `owned`, coins in `score`: the result is the table.
"""

import numpy as np

from sim.kernel.state import Column, State

SEATS = 4
COLOURS = ("red", "blue", "yellow")
POWERS = (0, 2, 3, 5, 6, 7, 9, 10)
RANKS = len(POWERS)
CARDS = len(COLOURS) * RANKS
CARD_IDS = tuple(f"{colour}-{power}" for colour in COLOURS for power in POWERS)
ROUNDS = 4

# Abilities, in the order in which they are carried out.
NO_ABILITY, BRIBERY, ASSASSINATION, SPY, TREASON = range(5)
ABILITIES = ("none", "bribery", "assassination", "spy", "treason")

# Phases of a round. The first three ask questions.
DRAFT, SWAP, REPRESENTATION, COUNCIL = range(4)

# What happens to a card in the turn in which it is played.
STAYS, BRIBED, REMOVED = range(3)

NO_CARD = -1
HAND_ROOM = 8
DECK_ROOM = 240

BYTE = np.uint8
BY_ROUND = tuple(f"round_{number}" for number in range(1, ROUNDS + 1))

STATE = State(
    seats_at_most=SEATS,
    card_ids=CARD_IDS,
    option_words=1,
    table=[
        ("power", np.int16, (CARDS,)),
        ("ability", np.int8, (CARDS,)),
        ("copies", np.int16, (CARDS,)),
        ("assassination_hits_bribed", np.int8),
        ("spy_lasts", np.int8),
        ("teams", np.int8),
        ("round", np.int8),
        ("phase", np.int8),
        ("turn", np.int8),
        ("marker", np.int8),  # who holds the spy marker
        ("open", np.int8),  # this turn is played openly
        ("shown", np.int8, (SEATS,)),  # the card that a seat has played openly this turn
        ("chosen", np.int8, (SEATS,)),  # the card that a seat has chosen, face down or open
        ("fate", np.int8, (SEATS,)),
        ("taker", np.int8, (SEATS,)),  # whose scoring area the chosen card goes to
        ("sums", np.int16, (SEATS, 3)),  # power in the scoring areas
        ("removed", np.int16, (CARDS,)),  # public: cards out of the game
        ("deck_size", np.int16, (1,)),
        ("hand_size", np.int16, (SEATS,)),
        ("kept_size", np.int16, (SEATS,)),
    ],
    piles=[
        ("deck", np.int8, (1, DECK_ROOM)),
        ("hand", np.int8, (SEATS, HAND_ROOM)),  # while drafting: the cards to choose from
        ("kept", np.int8, (SEATS, HAND_ROOM)),  # while drafting: the cards put aside face down
    ],
    games=(
        Column("tied", np.bool_, "the richest had equal coins"),
        Column("spy_decides", np.bool_, "... and the spy marker decided, as it always does then"),
        Column("coins_paid", np.int16, "coins that all players received; the box has 60"),
        Column("councils", BYTE, "colours scored with a winner, of 12 (3 colours in 4 rounds)"),
        Column("seconds_placed", BYTE, "of those, the ones with a second place", shown_as="seconds"),
        Column("second_out_earns", BYTE, "of those, the ones where a second got more than the winner's 2 coins"),
        Column("open_turns", BYTE, "turns played openly because of a spy"),
    ),
    seats=(
        Column("coins_first", np.int16, "coins from first places"),
        Column("coins_second", np.int16, "coins from second places"),
        Column("coins_first_shared", np.int16, "coins from first places shared with others"),
        Column("coins_second_shared", np.int16, "coins from second places shared with others"),
        Column("firsts", BYTE, "first places, of 12"),
        Column("seconds", BYTE, "second places, of 12"),
        Column("first_shared", BYTE, "first places shared with others"),
        Column("second_shared", BYTE, "second places shared with others"),
        Column("first_by_colour", np.int16, "coins from first places of a colour", COLOURS, "coins_first"),
        Column("first_shared_by_colour", np.int16, "of those, shared ones", COLOURS, "coins_first_shared"),
        Column("second_by_colour", np.int16, "coins from second places of a colour", COLOURS, "coins_second"),
        Column("second_shared_by_colour", np.int16, "of those, shared ones", COLOURS, "coins_second_shared"),
        Column("first_by_round", np.int16, "coins from first places of a round", BY_ROUND, "coins_first"),
        Column("first_shared_by_round", np.int16, "of those, shared ones", BY_ROUND, "coins_first_shared"),
        Column("second_by_round", np.int16, "coins from second places of a round", BY_ROUND, "coins_second"),
        Column("second_shared_by_round", np.int16, "of those, shared ones", BY_ROUND, "coins_second_shared"),
        Column("points", np.int16, "power of a colour in the scoring area at the end", COLOURS),
        Column("bribes", BYTE, "0s played"),
        Column("bribes_cancelled", BYTE, "0s that met another 0 of their colour"),
        Column("bribes_took", BYTE, "0s that took so many cards of others", ("0", "1", "2", "3")),
        Column("bribed_away", BYTE, "own cards that others' 0s took"),
        Column("assassinations", BYTE, "2s that came to act"),
        Column("assassinated", BYTE, "cards of others that own 2s removed"),
        Column("murdered", BYTE, "own cards removed by others' 2s"),
        Column("spies", BYTE, "3s that brought the marker"),
        Column("spies_failed", BYTE, "3s bribed, removed, outranked or played in a last turn"),
        Column("treason_given", BYTE, "7s that went to the right neighbour"),
        Column("treason_received", BYTE, "7s that came from the left neighbour"),
        Column("has_marker", np.bool_, "holds the spy marker at the end"),
    ),
    cards=(
        Column("owned", BYTE, "copies in the scoring area at the end"),
        Column("played", BYTE, "copies played"),
        Column("drafted", BYTE, "copies kept in a draft; a leftover card is drafted again"),
    ),
)
