"""Majority 2: what can happen, and the sentence for it in a transcript."""

from sim.games.majority_2.state import AREA, CARD_IDS, COLOURS, COLUMNS, ROW_ROOM
from sim.words import Words

(
    DEALT,
    TURN,
    SWAPS,
    MUST_SWAP,
    DRAWS,
    DRAWS_TO_RESERVE,
    SHUFFLES,
    FREE_PLAY,
    PAYS,
    LAYS_IN,
    PUTS_ASIDE,
    TAKES,
    AIMS,
    DISCARDS,
    SAVED,
    DISCARDS_HAND,
    DISCARDS_RESERVE,
    GIVES_UP,
    NAMES,
    GETS_COINS,
    LOSES_COINS,
    COINS_UP,
    WILL_SWAP,
    DISC,
    DISC_OFF,
    EXCHANGES,
    TO_AREA,
    HAUNTS,
    DRAWN_TO_COLUMN,
    FORMS,
    NO_FACTION,
    SETTLED_AWAY,
    PASSES,
    PASSES_NOTHING,
    NO_EFFECT,
    END,
    ENDS,
    ENDS_WITH,
    TIED,
    WINS,
) = range(40)

WORDS = Words(
    sentences={
        DEALT: "{seat} has the start marker; after the deal the deck has {a} left",
        TURN: "# {seat}: turn {a}, {b:coins} up",
        SWAPS: "{seat} swaps the hand for the reserve: {a:cards} against {b:cards}",
        MUST_SWAP: "{seat} has to swap the hand for the reserve: {a:cards} against {b:cards}",
        DRAWS: "{seat} draws {a:card}",
        DRAWS_TO_RESERVE: "- {seat} draws {a:card} into the reserve",
        SHUFFLES: "- the discard pile is shuffled: {a:cards}",
        FREE_PLAY: "{seat} plays {a:card} free",
        PAYS: "{seat} pays {b:coins} for {a:card}",
        LAYS_IN: "- it goes to column {a}, now {b:cards} on this side",
        PUTS_ASIDE: "- {seat} puts {a:card} from the hand into the reserve",
        TAKES: "- {seat} takes {a:place}, into the reserve",
        AIMS: "- {seat} aims at {a:place}",
        DISCARDS: "- {seat} loses {a:card} in column {b}",
        SAVED: "- an angel junior saves {a:card} of {seat} in column {b}",
        DISCARDS_HAND: "- {seat} discards {a:card} from the hand",
        DISCARDS_RESERVE: "- {seat} loses {a:card} from the reserve",
        GIVES_UP: "- {seat} discards {a:card} from the scoring area",
        NAMES: "- {seat} names the {a:colour}",
        GETS_COINS: "- {seat} takes {a:coins} and has {b}",
        LOSES_COINS: "- {seat} loses {a:coins} and has {b}",
        COINS_UP: "- {seat} turns {a:coins} up again",
        WILL_SWAP: "- {seat} will have to swap",
        DISC: "- {a:place}, gets the disc of the {b:colour}",
        DISC_OFF: "- the disc of the {b:colour} leaves {a:card}",
        EXCHANGES: "- {a:card} takes its place",
        TO_AREA: "- {a:card} goes to the scoring area of {seat}",
        HAUNTS: "- {a:card} moves to column {b} of {seat}",
        DRAWN_TO_COLUMN: "- {a:card} is drawn into column {b}",
        FORMS: "- {seat} forms a faction of {b} {a:colour}",
        NO_FACTION: "- {seat} has {b:cards} in column {a} and no faction: all are discarded",
        SETTLED_AWAY: "- discarded with the column: {a:card}",
        PASSES: "{seat} passes {a:card}",
        PASSES_NOTHING: "{seat} has no card left to pass",
        NO_EFFECT: "- nothing to do for {a:card}",
        END: "# The end",
        ENDS: "{seat} has {a} points in {b:cards}",
        ENDS_WITH: "{seat} has {a:coins}: {b} points",
        TIED: "equal points: {seat}, without the start marker, wins",
        WINS: "{seat} wins",
    },
    names={
        "card": lambda card: CARD_IDS[card],
        "colour": lambda colour: COLOURS[colour],
        "coins": lambda coins: "1 coin" if coins == 1 else f"{coins} coins",
        "cards": lambda cards: "1 card" if cards == 1 else f"{cards} cards",
        # A card by its row, its place there and its kind, packed by `rows.pack`.
        "place": lambda packed: f"{CARD_IDS[packed % 64]}, {where(packed // 64)}",
    },
)


def where(code: int) -> str:
    """In words: a place in a row of cards, `row * ROW_ROOM + place`."""
    row, place = divmod(code, ROW_ROOM)
    if row >= AREA:
        return f"card {place + 1} in the scoring area of seat {row - AREA}"
    return f"card {place + 1} on the side of seat {row // COLUMNS} in column {row % COLUMNS}"
