"""Majority 2: the record of a table.

A card is a number: faction times five plus rank, then the promo cards and the ghost. Cards that lie face up lie in
rows: the two sides of the three columns (row = seat * 3 + column) and the two scoring areas (row = AREA + seat). A
row's end is its player's end. There is one hand: it belongs to whoever's turn it is and is passed on with the turn.

Cards in the hand, the reserves and the discard pile carry a bit for each seat that knows them (`KNOWN << seat`).
"""

import tomllib
from pathlib import Path

import numpy as np

from sim.kernel.state import PARTS, Column, State

SEATS = 2
COLUMNS = 3
FACTIONS = ("witches", "demons", "dragons", "angels", "reapers")
WITCHES, DEMONS, DRAGONS, ANGELS, REAPERS = range(5)
COLOURLESS = len(FACTIONS)  # a ghost without a disc
COLOURS = (*FACTIONS, "colourless")
RANKS = ("secretary", "junior", "senior", "veteran", "aristocrat", "ghost")
SECRETARY, JUNIOR, SENIOR, VETERAN, ARISTOCRAT, NO_RANK = range(6)
CARD_IDS = tuple(
    row["id"] for row in tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))["card"]
)
CARDS = len(CARD_IDS)
ANGEL_ARISTOCRAT = CARD_IDS.index("angel-aristocrat")
ANGEL_JUNIOR = CARD_IDS.index("angel-junior")
REAPER_SENIOR = CARD_IDS.index("reaper-senior")
PROMO_DEMON_VETERAN = CARD_IDS.index("promo-demon-veteran")
GHOST = CARD_IDS.index("ghost")

NO_CARD = -1
NOWHERE = -1
PASS = 31  # the answer "no card" beside the numbers of cards

# A card in the hand, a reserve or the discard pile: its number and who knows it.
CARD = 31
KNOWN = 32  # << seat
BOTH = KNOWN | KNOWN << 1
PUT_ASIDE = 128  # put from the hand into the reserve this turn: the other player can't tell which card it was

# Rows of cards that lie face up.
AREA = SEATS * COLUMNS  # + seat: the scoring areas
ROWS = AREA + SEATS
ROW_ROOM = 32
SIDE_ROOM = 8  # a side of a column: four cards, one played, up to three drawn
# How a card is named in a question: row * SIDE_ROOM + place in a column, seat * ROW_ROOM + place in a scoring area.
ANY_AREA = AREA * SIDE_ROOM  # + seat: "in that scoring area" beside the places in the columns

PILE_ROOM = 128
DECK_AT_MOST = 120
COINS = 40
START_COINS = 3
RESERVE, HAND = 4, 6
SIDE_FULL = 5  # so many cards on a side are settled
FACTION = 3  # so many of one colour are a faction
LARGE_FACTION = 5
MOST_REQUIRED = 5  # finished factions that a card may require
ENOUGH = 5  # finished factions that end the game
TURN_CAP = 200
PLAYS_AT_MOST = 64  # in one standard play: only cards that cost nothing could go beyond

# Phases of a turn.
INCOME, SWAP, DRAW, FREE_PLAY, STANDARD_PLAY, CLEAN_UP = range(6)
# How a game ends.
BY_FACTIONS, BY_CAP = 1, 2

# Parts of the rules that are compiled by themselves: their places in `table.hooks`.
RESHUFFLE, SETTLE, PUT_DISC, RECKON = (PARTS + i for i in range(4))

BYTE = np.uint8
SIZES = ("5", "6", "7_or_more")
STRENGTHS = ("3", "4", "5_or_more")
SETS = ("1", "2", "3", "4_or_more")
FIRST_FIVE = ("1", "2", "3", "4", "5")

STATE = State(
    seats_at_most=SEATS,
    card_ids=CARD_IDS,
    option_words=1,
    notes=[
        ("stale", np.int8, (AREA,)),  # sides that `reckon` has to look at again; the rules say which
        ("side_gain", np.int32, (AREA, len(COLOURS))),
        ("reckoned", np.int32),  # what `gain` and `best_column` belong to: 2 * changes + seat
        ("gain", np.int32, (len(COLOURS),)),
        ("best_column", np.int32, (len(COLOURS),)),
    ],
    table=[
        ("seat", np.int16),  # whose turn it is; the hand is theirs
        ("phase", np.int16),
        ("card", np.int16),  # the card that is played or whose ability runs
        ("column", np.int16),  # ... and its column
        ("row", np.int16),  # the side that a question about settling is about
        ("colour", np.int16),  # ... and the chosen faction; for the second colour of a dragon veteran: the first
        ("target", np.int16),  # the card that a disc is chosen for: row * ROW_ROOM + place
        ("marks", np.int16),  # where the disc may go: bits
        ("used_discs", np.int16),  # bits: discs that this ability has placed already or may not use
        ("haunted", np.int16),  # the opposing row that a ghost has just moved to
        ("exchanges", np.int16),  # reaper seniors that acted in this play, one after the other
        ("swapped", np.int16),  # hand and reserve were swapped this turn
        ("put_aside", np.int16),  # a hand card went face down into the reserve this turn
        ("discs", np.int16),  # bits: discs in the supply
        ("changes", np.int32),  # of the rows so far
        ("up", np.int16, (SEATS,)),  # coins that are face up
        ("must_swap", np.int16, (SEATS,)),
        ("count", np.uint8, (ROWS, len(COLOURS))),  # cards of each colour in a row
        ("row_size", np.int16, (ROWS,)),
        ("deck_size", np.int16, (1,)),
        ("discard_size", np.int16, (1,)),
        ("hand_size", np.int16, (1,)),
        ("reserve_size", np.int16, (SEATS,)),
    ],
    piles=[
        ("deck", np.uint8, (1, PILE_ROOM)),
        ("discard", np.uint8, (1, PILE_ROOM)),
        ("hand", np.uint8, (1, PILE_ROOM)),
        ("reserve", np.uint8, (SEATS, PILE_ROOM)),
        ("lies", np.uint8, (ROWS, ROW_ROOM)),  # the cards of a row, oldest first
        ("shade", np.uint8, (ROWS, ROW_ROOM)),  # their colour now: the disc's, or their faction's
        ("disc", np.uint8, (ROWS, ROW_ROOM)),  # 1: a disc lies on it
        # Numbers that no game changes.
        ("faction", np.int16, (CARDS + 1,)),
        ("rank", np.int16, (CARDS + 1,)),
        ("cost", np.int16, (CARDS + 1,)),
        ("requirement", np.int16, (CARDS + 1,)),
        ("points", np.int16, (CARDS + 1,)),
        ("bonus", np.int16, (CARDS + 1,)),
        ("amount", np.int16, (CARDS + 1,)),
        ("ability_coins", np.int16, (CARDS + 1,)),
        ("free", np.int16, (CARDS + 1,)),
        ("works", np.int16, (CARDS + 1,)),  # 0: its ability is switched off
        ("effects", np.int64, (CARDS + 1,)),  # addresses; 0: no ability when played
        ("cheapest", np.int16),  # the lowest cost in the deck
        # Kinds of cards as bits: may be played free; cost at most so much; so many finished factions are enough.
        ("free_kinds", np.int64),
        ("affordable", np.int64, (COINS + 1,)),
        ("unlocked", np.int64, (len(COLOURS), MOST_REQUIRED + 1)),
        ("all_cards", np.uint8, (PILE_ROOM,)),
        ("all_count", np.int16),
        ("free_play_requirements", np.int16),
        ("angel_aristocrat_clears", np.int16),
        ("reaper_senior_goes", np.int16),
        ("passed_hand", np.int16),
    ],
    games=(
        Column("ended", BYTE, "how: 1 = five finished factions, 2 = turn cap"),
        Column("tied", np.bool_, "equal points: the player without the start marker (seat 1) wins"),
        Column("reshuffles", BYTE, "times the discard pile became the deck"),
    ),
    seats=(
        Column("own_turns", np.int16, "turns taken"),
        Column("factions", BYTE, "finished factions (cards in the scoring area) at the end"),
        Column("coins", np.int16, "coins at the end, a point each"),
        Column("points_cards", np.int16, "points printed on the cards of the scoring area"),
        Column("bonus_secretaries", np.int16, "points for secretaries of one colour"),
        Column("bonus_colours", np.int16, "points of promo demon veterans for different colours"),
        Column("by_rank", np.int16, "printed points of a rank in the scoring area", RANKS, "points"),
        Column("by_colour", np.int16, "printed points of a colour, discs counted", COLOURS, "points"),
        Column("secretary_sets", BYTE, "colours of which so many secretaries lie in the scoring area", SETS),
        Column("coins_factions", np.int16, "coins for finished factions"),
        Column("coins_abilities", np.int16, "coins from abilities"),
        Column("coins_lost", np.int16, "coins lost to reaper aristocrats"),
        Column("finished", BYTE, "factions formed in a column"),
        Column("finished_in", BYTE, "factions formed in a colour", FACTIONS, "finished"),
        Column("finished_with", BYTE, "factions formed with so many cards of the colour", STRENGTHS),
        Column("columns_discarded", BYTE, "sides settled without a faction"),
        Column("settled_with", BYTE, "sides settled with so many cards", SIZES),
        Column("two_factions", BYTE, "sides settled with a choice of two factions"),
        Column("settled_away", np.int16, "cards discarded by settling"),
        Column("reached", np.int16, "own turn of the first to the fifth finished faction; 0: never", FIRST_FIVE),
        Column("swaps", np.int16, "hand and reserve swapped"),
        Column("swaps_forced", np.int16, "... because a demon senior demanded it"),
        Column("draws", np.int16, "draw phases in which cards were drawn"),
        Column("draws_forced", np.int16, "... because the hand was empty"),
        Column("cards_drawn", np.int16, "cards drawn in the draw phase"),
        Column("reserve_gifts", np.int16, "cards drawn into the reserve because the other player drew"),
        Column("free_plays", np.int16, "cards played in the free play"),
        Column("paid_plays", np.int16, "cards played in the standard play"),
        Column("coins_spent", np.int16, "coins turned down to play cards"),
        Column("coins_unspent", np.int16, "coins still up at the ends of the turns, added up"),
        Column("cards_passed", np.int16, "hand cards left at the ends of the turns: they go to the other player"),
        Column("empty_passes", np.int16, "turns after which no hand card was left to pass"),
        Column("cards_received", np.int16, "hand cards at the beginnings of the turns: what the other player passed"),
        Column("received_played", np.int16, "cards played out of the hand that the other player had passed"),
        Column("destroyed", np.int16, "opposing cards that own abilities discarded from the columns"),
        Column("self_destroyed", np.int16, "own cards that own abilities discarded from the columns"),
        Column("protected", np.int16, "own cards that an angel junior saved from an ability"),
        Column("reserve_hits", np.int16, "cards that own abilities discarded from the other player's reserve"),
        Column("hand_discarded", np.int16, "hand cards that own dragon seniors discarded"),
        Column("representatives_hit", BYTE, "cards that own dragon aristocrats took from the other scoring area"),
        Column("coins_hit", BYTE, "coins that own reaper aristocrats took from the other player"),
        Column("swaps_imposed", BYTE, "demon seniors whose swap the other player owed"),
        Column("cards_taken", np.int16, "cards taken out of the columns by witch veterans"),
        Column("discs_own", np.int16, "discs put on own cards"),
        Column("discs_opposing", np.int16, "discs put on opposing cards"),
        Column("ghosts_sent", BYTE, "ghosts moved to the other player's columns"),
    ),
    cards=(
        Column("dealt", BYTE, "copies dealt at the start: the reserve and, for the starter, the hand"),
        Column("owned", BYTE, "copies in the scoring area at the end"),
        Column("represented", BYTE, "times it came into the scoring area"),
        Column("free_played", BYTE, "times played in the free play"),
        Column("paid_played", np.uint16, "times played in the standard play"),
        Column("brought", np.uint16, "times it took a reaper senior's place"),
        Column("passed", np.uint16, "copies passed to the other player in the hand"),
    ),
)
