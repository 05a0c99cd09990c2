"""Pendulum: what can be asked, and the numbers of the answers that are no plain places."""

KINDS = {
    "think": "how many seconds you think before every act (asked once, 0 to 60: an expert 2, average 5, slow 10)",
    "act": "what to do next; `source` tells the phase",
    "space": "where to put a worker (`source`: which of yours): a space of the row without timer",
    "payment": "how to pay the gold of a green or purple action: gold, a waiver stratagem, or votes",
    "pay": "which resource to pay for one of a cost of any resources",
    "resource": "which resource to take for one of any resources",
    "track": "which coloured track gets a point of choice",
    "slot": "which slot of the mat to produce",
    "province": "which open province to conquer, or the top one of the face-down pile",
    "recess": "which recess to tuck a province under (`source`: the card)",
    "legendary": "an achievement with the token: take the legendary point (1), or the reward below (0)",
    "recall": "which worker to take back from a row with a timer, or enough",
    "give_up": "which coloured track loses the point that is converted",
    "reward": "which council reward to take",
    "accept": "pay for the council reward (1), or take it without effect (0)",
    "exchange": "which common worker becomes the second Grande",
    "retuck": "which own province to tuck under another recess before they are trimmed, or enough",
    "discard": "which province to discard from a recess that holds too many (`source`: the recess)",
    "flip": "flip a timer whose sand has run out (`source`: its area)? 1: yes, 0: not now",
}
(
    ASK_THINK,
    ASK_ACT,
    ASK_SPACE,
    ASK_PAYMENT,
    ASK_PAY,
    ASK_RESOURCE,
    ASK_TRACK,
    ASK_SLOT,
    ASK_PROVINCE,
    ASK_RECESS,
    ASK_LEGENDARY,
    ASK_RECALL,
    ASK_GIVE_UP,
    ASK_REWARD,
    ASK_ACCEPT,
    ASK_EXCHANGE,
    ASK_RETUCK,
    ASK_DISCARD,
    ASK_FLIP,
) = range(len(KINDS))

THINK_AT_MOST = 60

# Answers to "act": a worker's number is added to the first three, a place in the hand to PLAYS.
WAIT = 0
WORKS = 1
MOVES = 5
LIFTS = 9
PLAYS = 13
TAKES_BACK = 21
REFILLS = 22
CLAIMS = 23

# Answers to "payment".
WITH_GOLD, WITH_WAIVER, WITH_VOTES = range(3)
# Answers to "province": 0 to 3 are open.
FACE_DOWN = 4
# Answers to "reward": 0 to 4 are the open cards.
TAKE_GRANDE, TAKE_CORNER = 5, 6
ENOUGH = 62  # "recall" and "retuck"
