"""Crimson Company: the record of a table.

A lane has two sides, numbered `2 * lane` and `2 * lane + 1`; `holder[side]` is the party that it belongs to. A party
is a player (duel, free-for-all), a team (two against two) or, in solo and coop, 0 = the players and 1 = the robber
knights. A card in play has a number of its own, its slot, wherever it moves: `who[slot]` is the character,
`where[slot]` the side, `up[slot]` whether it lies face up. `row[side]` lists the slots of a side from the castle
outwards. Castles won are `castles[party]`.
"""

import numpy as np

from sim.games.crimson_company.names import CARDS
from sim.kernel.state import PARTS, Column, State

SEATS = 6
LANES = 2 * SEATS
SIDES = 2 * LANES
VIEW = 4  # lanes that a party can have
SLOTS = 126
SIDE_ROOM = 20
HAND_ROOM = 12
DECK_ROOM = 255
QUEUE_ROOM = 1024
OFFER = 4
DECK_PLACE = OFFER  # the number of the deck's top card beside the places of the offer
CASTLES_TO_WIN = 2
NO_CARD = -1
NO_SLOT = -1
NO_LANE = -1
OUT, LIMBO = -1, -2  # where a card is that lies on no side: gone, or just being destroyed
NOTHING = 127  # the option not to
MOST_COINS = 120  # that a bid can be; no supply is larger

# How the game is played.
DUEL, TEAMS, FREE, ROBBERS = range(4)
PLAYERS_SIDE, ROBBERS_SIDE = range(2)

# Kinds of effects.
PLAY, INCOME, RECRUIT, DESTROY, PASSIVE, SCORE, UNUSED = range(7)
TIMINGS = ("play", "income", "recruit", "destroy", "passive", "score", "unused")

# Castles with effects; 0 is a regular one.
PLAIN, MARKET, HARBOUR, CRYPT, FORTRESS, MIRROR_HALL, ARENA = range(7)
CASTLES = ("plain", "market", "harbour", "crypt", "fortress", "mirror-hall", "arena")

# How a lane is won.
BY_STRENGTH, BY_FACE_DOWN, BY_WEAKNESS = range(3)

# Parts of the rules that are compiled by themselves: their places among the hooks.
(
    FLIP,
    DESTROY_CARD,
    PLAY_CARD,
    GUARD,
    SCORE_PHASE,
    INCOME_PHASE,
    CASTLE_COINS,
    DEAL,
    REFILL,
    CONQUER,
    LEADS,
    GAINED,
    LANE_VALUE,
) = range(PARTS, PARTS + 13)

BYTE = np.uint8

CARD_IDS: tuple[str, ...] = (
    "alchemist", "apocalyptic-horseman", "bard", "berserker", "summoner", "beggar", "bishop", "blood-priest",
    "chaos-mage", "demon", "thief", "fanatic", "ferryman", "fairy", "fenrir", "shapeshifter", "freyja", "cutthroat",
    "heimdall", "hel", "horror", "illusionist", "war-bear", "loki", "monk", "musketeer", "njord", "plague-doctor",
    "ruffian", "shadow", "slinger", "siren", "mercenary", "clumsy-ogre", "troll-mother", "underdog", "undead",
    "seductress", "traitor", "veteran", "fortune-teller", "wizard", "voodoo-doll", "assassin",
)  # fmt: skip

STATE = State(
    seats_at_most=SEATS,
    card_ids=CARD_IDS,
    option_words=2,
    table=[
        ("form", np.int8),  # DUEL, TEAMS, FREE or ROBBERS
        ("places", np.int8),  # free-for-all is played on for all places
        ("parties", np.int8),
        ("lanes", np.int8),
        ("seat", np.int8),  # whose turn it is
        ("turn_party", np.int8),  # the party whose turn it is
        ("in_game", np.int8, (SEATS,)),  # per seat; winners leave where places are played out
        ("left", np.int8),  # how many have left
        ("gone", np.int16),  # cards that left with them
        ("supply", np.int16),
        ("coins", np.int16, (SEATS,)),
        ("castle_coins", np.int16, (LANES,)),  # solo and coop: strength of the robber knights
        ("castle", np.int8, (LANES,)),  # PLAIN or a castle with an effect
        ("market_open", np.int8),  # some castle is a market
        ("lane_open", np.int8, (LANES,)),
        ("holder", np.int8, (SIDES,)),
        ("sight", np.int8, (SEATS, VIEW)),  # a party's lanes from left to right; -1: none
        ("castles", np.int8, (SEATS,)),  # won, by party
        ("offer", np.int8, (OFFER,)),
        ("top", np.int8),  # the deck's visible top card
        ("deck_size", np.int16, (1,)),  # cards below the top one
        ("discard_size", np.int16, (1,)),
        ("hand_size", np.int16, (SEATS,)),
        ("row_size", np.int16, (SIDES,)),
        ("where", np.int8, (SLOTS,)),
        ("faces", np.int8, (CARDS,)),  # per character: copies that lie face up in play
        ("next_slot", np.int16),
        ("event", np.int16),  # counts cards played: what a play sets off is capped
        ("queue_size", np.int16),
        ("slot", np.int64),  # the card whose effect is being carried out
        ("side", np.int64),  # ... and the side on which it lies or lay
        ("survives", np.int8),  # a destroyed card comes back into play
        ("blocked", np.int8),  # effects of destroyed cards are off while a lane is wiped that Hel lay in
        ("lane_rule", np.int8),  # how the lane that is being scored is won
        ("sums", np.int16, (2,)),  # its strengths, side by side
        ("card", np.int8),  # the character that a question is about, not in play
        ("gift", np.int64, (3,)),  # solo and coop: coins, for which party, in which lane
        ("subject", np.int64),  # the slot that a question is about
        ("lane", np.int8),  # the lane that a question is about
        ("chosen", np.int8),  # the place of the offer that is bid on
        ("bidder", np.int8),
        ("bid", np.int16),  # the open bid, or the price in a free-for-all
        ("bids", np.int16, (SEATS,)),  # free-for-all: in the closed hands, then open
        ("bidding", np.int8),  # the hands are still closed
        ("given", np.int8, (SEATS,)),  # coop: the card that a seat got from its partner this round
        ("spent", np.int8, (SEATS,)),  # solo and coop: the one discard is used up
    ],
    piles=[
        # Changed during the game; their sizes are reset.
        ("row", np.int8, (SIDES, SIDE_ROOM)),
        ("who", np.int8, (SLOTS,)),
        ("up", np.int8, (SLOTS,)),
        ("points", np.int16, (SLOTS,)),  # strength in the lane that is being scored
        ("fired", np.int8, (SLOTS,)),  # how often its effect was set off ...
        ("fired_at", np.int16, (SLOTS,)),  # ... since this card was played
        ("turned", np.int16, (SLOTS,)),  # how often it was turned over: what was due before that has lapsed
        ("deck", np.int8, (1, DECK_ROOM)),  # in no order: a card is drawn by lot
        ("discard", np.int8, (1, DECK_ROOM)),
        ("hand", np.int8, (SEATS, HAND_ROOM)),  # recruited cards; in solo and coop the hand
        ("queue", np.int8, (QUEUE_ROOM,)),
        ("queue_turned", np.int16, (QUEUE_ROOM,)),  # flips: `turned` of a noted card
        # Never changed during the game: cards, castles, switches.
        ("turn", np.int64),  # address: a turn or round of this form of the game
        ("effects", np.int64, (CARDS,)),
        ("strength", np.int16, (CARDS,)),
        ("amount", np.int16, (CARDS,)),
        ("cost", np.int16, (CARDS,)),
        ("timing", np.int8, (CARDS,)),
        ("appraisal", np.int16, (CARDS,)),  # what a card is thought to be worth, in tenths of a coin
        ("castle_amount", np.int16, (len(CASTLES),)),
        ("deck_list", np.int8, (DECK_ROOM,)),
        ("deck_list_size", np.int16),
        ("present", np.int8, (CARDS,)),  # 0: the card is on the list but taken out
        ("start_coins", np.int16, (SEATS,)),
        ("base_income", np.int16),
        ("turn_cap", np.int16),
        ("loop_cap", np.int16),
        ("alchemist_own", np.int8),
        ("berserker_opposing", np.int8),
        ("horror_sides", np.int8),
        ("ogre_sides", np.int8),
        ("placed_down", np.int8),
        ("shapeshifter_trigger", np.int8),
        ("hel_lane", np.int8),
        ("loki_everywhere", np.int8),
        ("fairy_weakest", np.int8),
        ("wiped_open", np.int8),
        ("flips_in_turn", np.int8),
        ("freyja_placed", np.int8),
        ("coins_first", np.int8),
        ("slinger_spares", np.int8),
        ("bid_at_least_one", np.int8),
        ("cap_draws", np.int8),
    ],
    games=(
        Column("lanes_won", BYTE, "castles that were conquered"),
        Column("ties", np.int16, "scorings that ended level"),
        Column("more_scorings", BYTE, "further passes of a scoring phase that conquered a castle"),
        Column("first_castle", np.int16, "turn of the first conquest, counted from 1; 0: none"),
        Column("bids_skipped", np.int16, "recruitment phases without a bid: no coins or no offer"),
        Column("reshuffles", BYTE, "times that the discard pile became the deck"),
        Column("loops_capped", np.int16, "effects that were not set off again because of the cap"),
        Column("no_room", np.int16, "cards that found no room on any side (a side holds 20)"),
        Column("supply_left", np.int16, "coins in the supply at the end"),
        Column("on_castles", np.int16, "coins on castles at the end (solo and coop)"),
    ),
    seats=(
        Column("castles_own_turn", BYTE, "castles won in the own turn"),
        Column("castles_other_turn", BYTE, "castles won in a turn of somebody else"),
        Column("castles_by_face_down", BYTE, "castles won by face-down cards (Bishop)"),
        Column("castles_by_weakness", BYTE, "castles won by the lower strength (Underdog)"),
        Column("castles_outnumbered", BYTE, "castles won with fewer cards than the other side"),
        Column("margin", np.int16, "strength that the castles were won by, added up"),
        Column("lane_strength", np.int16, "own strength in the lanes won, added up"),
        Column("lane_cards", BYTE, "own cards in the lanes won, added up"),
        Column("lanes_lost", BYTE, "lanes lost"),
        Column("coins_start", BYTE, "coins at the start"),
        Column("coins_income", np.int16, "coins from the supply: income and effects"),
        Column("coins_bank", np.int16, "coins paid to the supply"),
        Column("coins_received", np.int16, "coins received from others"),
        Column("coins_given", np.int16, "coins given to others"),
        Column("coins_left", np.int16, "coins at the end"),
        Column("auctions", BYTE, "cards bid on or called up in the own turn"),
        Column("bid_total", np.int16, "coins bid on them, added up (free-for-all: highest bids of others)"),
        Column("paid_off", BYTE, "own auctions whose card went to somebody else"),
        Column("cards_played", np.int16, "cards played"),
        Column("cards_destroyed", BYTE, "cards lost from the own side to effects, not to scoring"),
        Column("cards_flipped_down", np.int16, "cards on the own side that were turned face down"),
        Column("discard_used", np.bool_, "used the one discard (solo and coop)"),
    ),
    cards=(
        Column("recruited", BYTE, "copies recruited (solo and coop: none)"),
        Column("matched", BYTE, "of those, the ones taken out of somebody else's auction"),
        Column("price_paid", np.int16, "coins paid for them, added up"),
        Column("deployed", BYTE, "copies played on the own side of a lane (a Traitor: on the other)"),
        Column("triggered", BYTE, "effects carried out for this seat, every kind but recruit and passive"),
        Column("for_robbers", BYTE, "copies played on the robber knights' side (solo and coop)"),
    ),
)
