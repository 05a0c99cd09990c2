"""Pendulum: the record of a table.

Time is a whole number of milliseconds since the start of the round, so that ties are ties on every machine. A box is
`row * 12 + space`; a worker stands in a box (0 to 23), lies in the reward box below it (24 to 47), on the mat, or is
not in use.
"""

import numpy as np

from sim.games.pendulum.names import GROUPS, PLAIN, PLAYED, SPACES
from sim.kernel.state import Column, State

SEATS = 5
ROUNDS = 4
AREAS = ("purple", "green", "black")
PURPLE, GREEN, BLACK = range(3)
IN_AREA = 4  # spaces of an area; two of them only on the side for four and five
UPPER, LOWER = range(2)
BOXES = 2 * SPACES
REWARD = BOXES  # added to a box: the reward box below it
ON_MAT, NOT_IN_USE = -1, -2
WORKERS = 4

MILITARY, CULTURE, GOLD, VOTES = range(4)
RESOURCES = ("military", "culture", "gold", "votes")
POWER, PRESTIGE, POPULARITY, LEGENDARY = range(4)
TRACKS = ("power", "prestige", "popularity", "legendary")
YIELDS = 7  # what a slot can produce: four resources, then points on the coloured tracks
CUBES = 10
PARCHMENT = 5  # spaces of a coloured track that lie on the parchment

# Phases. A step is one event of the running round, or one seat's turn in the others.
GRANDES, COMMONS, START, RUNNING, CALLED, VOTING, COUNCIL, TIDYING, MUSTER = range(9)

# What a pair of hands does.
IDLE, BUSY, THINKING, WAKING = range(4)
# Acts: also the places of their times in `act_ms`.
PLACE, ACTION, PRODUCTION, CONQUEST, STRATAGEM, TAKING_BACK, CLAIM, REFILL, LIFT = range(9)
ACT_TIMES = ("place", "action", "production", "conquest", "stratagem", "take_back", "achievement", "refill")

QUEUE = SEATS + len(AREAS)  # one event a seat, one a timer
NEVER = np.iinfo(np.int64).max
QUANTILES = 256

NOBODY = -1
NO_CARD = -1
OPEN = 4  # provinces and council rewards that lie open
REWARDS = 5
HAND_ROOM = 8
PROVINCE_ROOM = 40
DECK_ROOM = 120
COUNCIL_ROOM = 40
ACHIEVEMENT_ROOM = 10

# Where points come from.
SOURCES = ("purple", "green", "black", "production", "stratagem", "achievement", "council", "privilege", "conversion")
FROM_PRODUCTION, FROM_STRATAGEM, FROM_ACHIEVEMENT, FROM_COUNCIL, FROM_PRIVILEGE, FROM_CONVERSION = range(3, 9)
NOBODY_WINS, WON_BY_TRACKS, WON_BY_LEGEND = range(3)
BY_NOTHING, BY_ACHIEVEMENT, BY_FINAL_CARD = range(3)

WEIGHTS = 12  # by which the default answers reckon

BYTE = np.uint8
BY_ROUND = tuple(f"round_{number}" for number in range(1, ROUNDS + 1))
CARDS = len(PLAYED)

STATE = State(
    seats_at_most=SEATS,
    card_ids=PLAYED,
    option_words=1,
    notes=[("weights", np.float64, (WEIGHTS,)), ("price", np.float64), ("reckoned", np.float64)],  # see worth.py
    table=[
        # Switches.
        ("untimed", np.int8),
        ("eager", np.int8),
        ("start_flip_counts", np.int8),
        ("vp_production", np.int8),
        ("last_word", np.int8),
        ("thinks_first", np.int8),
        # The round.
        ("round", np.int8),
        ("phase", np.int8),
        ("turn", np.int8),  # whose turn it is in the phases without a clock: a place in the order
        ("passes", np.int8),
        ("called", np.int8),
        ("markers", np.int8),
        ("clock", np.int32),
        ("order", np.int8, (SEATS,)),  # the privilege track: who is first, second ...
        ("rank", np.int8, (SEATS,)),  # ... and a seat's place on it
        # Timers.
        ("timer_row", np.int8, (3,)),
        ("sand_out", np.int8, (3,)),
        ("sand_end", np.int32, (3,)),  # when it runs out, or ran out
        ("flipper", np.int8, (3,)),
        ("wants", np.int32, (3,)),  # bits of the seats that reach for a timer
        # The event queue: a key is time, privilege rank, serial number; NEVER: no event.
        ("queue", np.int64, (QUEUE,)),
        ("serial", np.int64),
        ("current", np.int8),  # the place in the queue whose event happens now
        # Hands.
        ("status", np.int8, (SEATS,)),
        ("act", np.int8, (SEATS,)),
        ("act_card", np.int16, (SEATS,)),
        ("act_detail", np.int16, (SEATS,)),
        ("act_worker", np.int8, (SEATS,)),
        ("paid", np.int8, (SEATS, 4)),  # what comes back if somebody with privilege was faster
        ("started", np.int32, (SEATS,)),
        ("idle_since", np.int32, (SEATS,)),
        ("think_ms", np.int32, (SEATS,)),
        # Workers.
        ("worker_at", np.int8, (SEATS, WORKERS)),
        ("is_grande", np.int8, (SEATS, WORKERS)),
        ("moved", np.int8, (SEATS, WORKERS)),  # already moved at this instant
        ("took_back", np.int8, (SEATS,)),  # already took stratagems back at this instant
        ("placed_at", np.int32, (SEATS, WORKERS)),
        ("tops", np.int32, (SEATS,)),  # the boxes that own workers stand in, as bits
        ("reserve", np.int8, (SEATS,)),  # common workers that can still be recruited
        ("second_grande", np.int8, (SEATS,)),  # still waits at the council board
        ("squeezes", np.int8, (SEATS,)),
        # Players.
        ("mat", np.int16, (SEATS,)),
        ("held", np.int16, (SEATS, 4)),
        ("track", np.int8, (SEATS, 4)),
        ("threshold", np.int8, (SEATS, 3)),
        ("glory", np.int8, (SEATS, 3)),
        ("production", np.int8, (SEATS, 4, YIELDS)),  # slot by slot: the mat's icon and all provinces below it
        ("hand_size", np.int16, (SEATS,)),
        ("discard_size", np.int16, (SEATS,)),
        ("province_size", np.int16, (SEATS,)),
        ("keeps", np.int8, (SEATS,)),  # provinces a recess that stay at a council
        ("claimed", np.int8, (SEATS,)),
        # The board.
        ("token", np.int8),  # the legendary token lies on the open achievement
        ("token_seat", np.int8),
        ("token_time", np.int32),
        ("display", np.int16, (OPEN,)),
        ("display_seat", np.int8, (OPEN,)),  # who reaches for an open province
        ("display_time", np.int32, (OPEN,)),
        ("deck_size", np.int16, (1,)),
        ("removed_size", np.int16, (1,)),
        ("offered", np.int16, (REWARDS,)),
        ("grande_open", np.int8),
        ("achievement", np.int16),
        # Milliseconds, summed up; the columns tell them in seconds.
        ("idle_ms", np.int32, (SEATS,)),
        ("busy_ms", np.int32, (SEATS,)),
        ("waiting_ms", np.int32, (SEATS,)),
        ("delay_ms", np.int32, (3,)),
        ("total_ms", np.int32),
        ("standing", np.int64, (SEATS,)),  # at the end: all that decides but privilege
    ],
    piles=[
        ("hand", np.int8, (SEATS, HAND_ROOM)),
        ("discard", np.int8, (SEATS, HAND_ROOM)),
        ("province_card", np.int8, (SEATS, PROVINCE_ROOM)),
        ("province_recess", np.int8, (SEATS, PROVINCE_ROOM)),
        ("deck", np.int8, (1, DECK_ROOM)),
        ("removed", np.int8, (1, DECK_ROOM)),
        ("achievements", np.int8, (ACHIEVEMENT_ROOM,)),
        ("rewards", np.int8, (COUNCIL_ROOM,)),  # five a council, then those out of the game
        # Numbers that no game changes.
        *((field, np.int8, (CARDS,)) for field in PLAIN),
        *((group, np.int8, (CARDS, len(fields))) for group, fields in GROUPS.items()),
        ("does", np.int64, (CARDS,)),  # bits of the fields that a card has
        ("recesses", np.int8, (CARDS,)),  # bits of the recesses that a province fits
        ("yields", np.int8, (CARDS,)),  # what a province produces; RECESS: what it lies under
        ("is_stratagem", np.int8, (CARDS,)),  # a council reward that joins the hand
        ("start", np.int8, (CARDS, 4)),
        ("mat_production", np.int8, (CARDS, 4)),
        ("mat_threshold", np.int8, (CARDS, 3)),
        ("gold_in_votes", np.int8, (CARDS,)),
        ("conquest_discount", np.int8, (CARDS,)),
        ("take_back_discount", np.int8, (CARDS,)),
        ("squeezes_each", np.int8, (CARDS,)),
        ("extra_votes", np.int8, (CARDS,)),
        ("finals", np.int8, (REWARDS,)),
        ("reward_count", np.int16),
        ("privilege_points", np.int8, (SEATS,)),
        ("spaces", np.int32),  # bits of the spaces on this side of the board
        ("neutral_boxes", np.int32),
        ("timer_ms", np.int32, (3,)),
        ("markers_each", np.int8),
        ("act_ms", np.int32, (len(ACT_TIMES) + 1,)),
        ("spread", np.int32, (QUANTILES,)),  # thousandths: how long an act takes, as quantiles around 1000
        ("reaction_from", np.int32),
        ("reaction_to", np.int32),
        ("forced_after", np.int32),
        ("grace", np.int32),
        ("given_mats", np.int16, (SEATS,)),
        ("given_side", np.int8, (SEATS,)),
    ],
    games=(
        Column("won_by", BYTE, "0: nobody wins, 1: all four markers on the parchment, 2: the legendary point"),
        Column("complete_seats", BYTE, "seats with all four markers on the parchment"),
        Column("legends", BYTE, "seats with the legendary point"),
        Column("seconds", np.uint16, "seconds on the clock, all rounds together, until the councils are called"),
        Column("flips", BYTE, "flips of a timer, those at the start of a round included", AREAS),
        Column("flips_early", BYTE, "flips by somebody's wish within the reaction time after the sand ran out"),
        Column("flips_late", BYTE, "flips by somebody's wish after that"),
        Column("flips_forced", BYTE, "flips that nobody wanted"),
        Column("flip_delay", np.uint16, "seconds that a timer stood still before it was flipped", AREAS),
        Column("clashes", BYTE, "acts undone because a seat with more privilege started within the grace second"),
        Column("privilege_decides", np.bool_, "the winner and another were equal up to the privilege track"),
    ),
    seats=(
        Column("character", BYTE, "0 briber, 1 champion, 2 implacable, 3 insidious, 4 justicar"),
        Column("advanced", np.bool_, "plays the advanced side of the mat"),
        Column("think", BYTE, "seconds of thought before an act"),
        Column("complete", np.bool_, "all four markers on the parchment"),
        Column("distance", BYTE, "steps that the markers lack to the parchment, the legendary one included"),
        Column("reached", BYTE, "steps on a track", TRACKS),
        Column("parchment", BYTE, "points on the parchment, all tracks together"),
        Column("glory_points", BYTE, "glory cubes (advanced)"),
        Column("legendary_by", BYTE, "the legendary point: 0 none, 1 an achievement, 2 a final council card"),
        Column("legendary_round", BYTE, "... and its round; 0: none"),
        Column("points_from", BYTE, "points gained, by where they come from", SOURCES),
        Column("points_in", BYTE, "points gained, by round", BY_ROUND),
        Column("actions", BYTE, "actions of workers, by round", BY_ROUND),
        Column("actions_in", BYTE, "actions of workers, by area", AREAS),
        Column("workers_in", BYTE, "workers in use, by round", BY_ROUND),
        Column("acts", np.uint16, "acts of all kinds, those after the call included"),
        Column("after_call", BYTE, "... those after the call"),
        Column("idle", np.uint16, "seconds in which the hands had nothing to do"),
        Column("busy", np.uint16, "seconds of thinking and acting"),
        Column("waiting", np.uint16, "seconds that workers stood in a box before they acted, all workers together"),
        Column("flipped", BYTE, "flips by this seat, by timer", AREAS),
        Column("undone", BYTE, "own acts undone by somebody with more privilege"),
        Column("gained", np.uint16, "resources and votes gained", RESOURCES),
        Column("spent", np.uint16, "resources and votes paid", RESOURCES),
        Column("lost", np.uint16, "resources lost because all ten cubes were in use", RESOURCES[:3]),
        Column("wasted_points", BYTE, "points beyond the end of a track"),
        Column("conquests", BYTE, "provinces conquered"),
        Column("face_down", BYTE, "... drawn face down"),
        Column("provinces_kept", BYTE, "provinces at the end"),
        Column("trimmed", BYTE, "provinces discarded at councils"),
        Column("stratagems", BYTE, "stratagems played"),
        Column("taken_back", BYTE, "times that stratagems were taken back for culture"),
        Column("achievements_claimed", BYTE, "achievements claimed"),
        Column("votes_at", BYTE, "votes at the council", BY_ROUND),
        Column("rank_at", BYTE, "place on the privilege track after the council, 1 = first", BY_ROUND),
        Column("first_rank", BYTE, "place on the privilege track at the start"),
        Column("exchanged", np.bool_, "has exchanged a common worker for the second Grande"),
    ),
    cards=(
        Column("used", BYTE, "times used: acted on, played, conquered, claimed, taken; 1 for the own mat"),
        Column("points", BYTE, "points that it brought"),
    ),
)
