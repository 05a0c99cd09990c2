"""Three Tricks: the record of a table."""

import numpy as np

from sim.kernel.state import Column, State

SEATS, CARDS, HAND, TRICKS = 4, 12, 3, 3
NO_CARD = -1
CARD_IDS = tuple(f"number-{number}" for number in range(1, CARDS + 1))

STATE = State(
    seats_at_most=SEATS,
    card_ids=CARD_IDS,
    table=[
        ("value", np.int16, (CARDS,)),
        ("low_wins", np.int8),
        ("trick", np.int8),  # 0: the swap; then the number of the trick
        ("chosen", np.int8, (SEATS,)),  # face down until all have chosen
        ("deck_size", np.int16, (1,)),
        ("hand_size", np.int16, (SEATS,)),
    ],
    piles=[("deck", np.int8, (1, CARDS)), ("hand", np.int8, (SEATS, HAND))],
    games=(Column("tied", np.bool_, "several seats had most points"),),
    seats=(
        Column("swapped", np.bool_, "swapped a card with the deck"),
        Column("took", np.uint8, "took this trick", ("first", "second", "third")),
    ),
    cards=(Column("played", np.uint8, "copies played"),),
)
