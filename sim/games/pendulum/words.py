"""Pendulum: what can happen, and the sentence for it in a transcript.

An event's second number is always the clock: milliseconds since the round began. Its first number packs what the
sentence names: a card or a box in the low byte, more above it (`pack`).
"""

from sim.games.pendulum.names import IDS
from sim.games.pendulum.state import (
    AREAS,
    BOXES,
    CLAIM,
    CONQUEST,
    LEGENDARY,
    PLACE,
    RESOURCES,
    SPACES,
    STRATAGEM,
    TRACKS,
    WON_BY_TRACKS,
)
from sim.kernel.compile import compiled
from sim.kernel.trace import tell
from sim.words import Words

(
    CHARACTER,
    RANKED,
    ROUND,
    ACHIEVEMENT_OPEN,
    PROVINCE_OPEN,
    REWARD_OPEN,
    SETS_UP,
    START_FLIP,
    SAND_OUT,
    FLIPS,
    FLIP_FORCED,
    FLIP_EAGER,
    MARKER,
    CALL,
    PUTS,
    LIFTS_OFF,
    WORKS_ON,
    PAYS,
    WAIVES,
    PLAYS_CARD,
    TAKES_ALL_BACK,
    CLAIMS_CARD,
    CLAIMS_LEGEND,
    REFILLING,
    FINISHES,
    UNDONE,
    GAINS,
    TOO_MANY,
    POINT,
    GLORY,
    NO_ROOM,
    PRODUCES,
    CONQUERS,
    COMES_BACK,
    HAND_BACK,
    REFILLED,
    HOLDS,
    VOTING_OPENS,
    COUNTS_VOTES,
    TAKES_REWARD,
    NO_EFFECT,
    JOINS_HAND,
    KEEPS_MORE,
    RECRUITS,
    EXCHANGES,
    GIVES_UP,
    RETUCKS,
    TRIMS,
    MUSTERS,
    INSTANT,
    END,
    ENDS,
    WINS,
    NO_WINNER,
    TAKES_HOME,
    GOES_BEFORE,
    FOR_RANK,
) = range(57)


@compiled
def say(table, event, seat, a):
    """Tell an event with the time on the clock."""
    tell(table, event, seat, a, table.clock)


@compiled
def pack(low, high):
    """Two small numbers in one; the lower one first."""
    return (low & 255) | (high << 8)


@compiled
def stands(table, seat, worker):
    """A worker in an event: its box, whether it is a Grande (bit 8), and which one of the seat's (above)."""
    return pack(table.worker_at[seat, worker], table.is_grande[seat, worker] + 2 * worker)


@compiled
def moves(table, seat, worker, start, box, squeezes):
    """A worker that is put down: as in `stands`, then where it was (from bit 16; 0: the mat), a squeeze (bit 24)."""
    return pack(box, table.is_grande[seat, worker] + 2 * worker) | (start + 1) << 16 | squeezes << 24


@compiled
def given_up(table, seat, act):
    """An act that is undone: its kind, and its card, or its worker as in `stands`."""
    if act == STRATAGEM:
        return pack(act, table.act_card[seat])
    worker = table.act_card[seat] if act == PLACE else table.act_worker[seat]
    return pack(act, table.is_grande[seat, worker] + 2 * worker if act != CLAIM else 0)


def clock(ms: int) -> str:
    """Minutes, seconds and tenths; the whole milliseconds are in the event."""
    return f"[{ms // 60000}:{ms // 1000 % 60:02d}.{ms // 100 % 10}]"


def goods(packed: int) -> str:
    """Four amounts, a byte or two each: `2 military, 1 vote`."""
    amounts = [(packed >> 16 * i) & 0xFFFF for i in range(4)]
    words = [f"{n} {name if n != 1 else name.removesuffix('s')}" for n, name in zip(amounts, RESOURCES, strict=True)]
    return ", ".join(word for word, n in zip(words, amounts, strict=True) if n) or "nothing"


def box(packed: int) -> str:
    """A box by its space and row."""
    at = (packed & 255) % BOXES
    return f"{IDS[at % SPACES]} in the {('upper', 'lower')[at // SPACES]} row"


def worker(packed: int) -> str:
    """A worker by its kind and number."""
    return f"{('common', 'Grande')[(packed >> 8) & 1]} worker {1 + (packed >> 9 & 3)}"


def origin(packed: int) -> str:
    """Where a worker was before it is put down; `again`: in the reward box of the same space."""
    start = (packed >> 16 & 255) - 1
    if start < 0:
        came = ", from the mat"
    elif start % SPACES == (packed & 255) % SPACES:
        came = " again"
    else:
        came = f", from {IDS[start % SPACES]}"
    return came + (", squeezing in among the others" if packed >> 24 & 1 else "")


def undone(packed: int) -> str:
    """What comes back when somebody gives way."""
    act = packed & 255
    if act == PLACE:
        return f"{worker(packed)} goes back to the mat"
    if act == CONQUEST:
        return f"{worker(packed)} goes back up into its box, and the cost comes back"
    return f"{IDS[packed >> 8]} comes back to the hand" if act == STRATAGEM else "the claim is undone"


def surplus(packed: int) -> str:
    """Of how many cubes how many are lost: `of 2 military 1 is lost`."""
    amount, lost = packed >> 8 & 0xFFFF, packed >> 24
    return f"of {amount} {RESOURCES[packed & 255]} {lost} {'is' if lost == 1 else 'are'} lost"


def stand(packed: int) -> str:
    """Steps on the four tracks, points on the parchment, steps that are missing to it, glory."""
    steps, (points, lacking, glory) = ([packed >> 8 * i & 255 for i in places] for places in (range(4), range(4, 7)))
    tracks = [f"{name} {n}" for name, n in zip(TRACKS[:LEGENDARY], steps, strict=False)]
    tracks.append(f"{TRACKS[LEGENDARY]} {'yes' if steps[LEGENDARY] else 'no'}")
    rest = [f"{points} on the parchment"]
    rest += [f"{lacking} {'step' if lacking == 1 else 'steps'} short of it"] * (lacking > 0)
    rest += [f"{glory} glory"] * (glory > 0)
    return f"{', '.join(tracks)} ({', '.join(rest)})"


def reason(packed: int) -> str:
    """Why somebody wins: low byte the way, then whether privilege decides, how many came so far, and the points."""
    only = "the only one with " if packed >> 16 & 255 == 1 else ""
    if packed & 255 == WON_BY_TRACKS:
        why = f"{only}all four on the parchment, {packed >> 24} points"
    else:
        why = f"{only}the legendary point" + ("" if only else ", nobody with it is nearer to the parchment")
    return why + (", of equal ones first in privilege" if packed >> 8 & 1 else "")


NAMES = {
    "clock": clock,
    "votes": lambda a: "1 vote" if a == 1 else f"{a} votes",
    "card": lambda a: IDS[a & 255],
    "area": lambda a: AREAS[(a & 255) % 3],
    "row": lambda a: ("upper", "lower")[(a >> 8) & 1],
    "worker": worker,
    "origin": origin,
    "undone": undone,
    "surplus": surplus,
    "reason": reason,
    "refusal": lambda a: "the cost isn't paid" if a else "the cost can't be paid",
    "rank": lambda a: str(a & 255),
    "points": lambda a: "1 point" if a >> 8 == 1 else f"{a >> 8} points",
    "box": box,
    "goods": goods,
    "track": lambda a: TRACKS[(a & 255) % 4],
    "slot": lambda a: RESOURCES[(a & 255) % 4],
    "recess": lambda a: RESOURCES[(a >> 8) % 4],
    "high": lambda a: str(a >> 8),
    "token": lambda a: ", the legendary token lies on it" if a >> 8 else "",
    "stand": stand,
    "act": lambda a: (
        "placing",
        "the action",
        "the production",
        "the conquest",
        "the stratagem",
        "taking back",
        "the claim",
        "the refill",
        "lifting",
    )[(a & 255) % 9],
}

WORDS = Words(
    sentences={
        CHARACTER: "{seat} plays {a:card}",
        RANKED: "{seat} is number {a} on the privilege track",
        ROUND: "# Round {a}",
        ACHIEVEMENT_OPEN: "The achievement: {a:card}{a:token}",
        PROVINCE_OPEN: "An open province: {a:card}",
        REWARD_OPEN: "The council will offer {a:card}",
        SETS_UP: "{seat} puts {a:worker} on {a:box}{a:origin}",
        START_FLIP: "{b:clock} The round starts: the {a:area} timer is flipped to the {a:row} row",
        SAND_OUT: "{b:clock} The {a:area} sand has run out",
        FLIPS: "{b:clock} {seat} flips the {a:area} timer to the {a:row} row",
        FLIP_FORCED: "{b:clock} Nobody wants to flip the {a:area} timer: it goes to the {a:row} row all the same",
        FLIP_EAGER: "{b:clock} The {a:area} timer goes to the {a:row} row",
        MARKER: "- a time marker goes, {a} left",
        CALL: "# {b:clock} The council is called: no more flips",
        PUTS: "{b:clock} {seat} puts {a:worker} on {a:box}{a:origin}",
        LIFTS_OFF: "{b:clock} {seat} takes {a:worker} off {a:box}",
        TAKES_HOME: "{seat} takes {a:worker} off {a:box}",
        WORKS_ON: "{b:clock} {seat} acts with {a:worker} on {a:box}",
        PAYS: "- pays {a:goods}",
        WAIVES: "- plays {a:card} and pays no gold",
        PLAYS_CARD: "{b:clock} {seat} plays {a:card}",
        TAKES_ALL_BACK: "{b:clock} {seat} begins to take all stratagems back",
        CLAIMS_CARD: "{b:clock} {seat} claims {a:card}",
        CLAIMS_LEGEND: "{b:clock} {seat} claims {a:card} and reaches for the legendary token",
        REFILLING: "{b:clock} {seat} turns up a new province",
        FINISHES: "{b:clock} {seat} finishes {a:act}",
        GOES_BEFORE: "- goes in before {seat}'s {a:worker}: more privilege, within the grace second",
        UNDONE: "- {seat} gives way to more privilege: {a:undone}",
        GAINS: "- {seat} gains {a:goods}",
        TOO_MANY: "- {seat} has all ten cubes in use: {a:surplus}",
        POINT: "- {seat} goes to {a:high} in {a:track}",
        GLORY: "- {seat} adds glory in {a:track}, now {a:high}",
        NO_ROOM: "- {seat} is at the end of {a:track}: the point is lost",
        PRODUCES: "- {seat} produces {a:slot}",
        CONQUERS: "- {seat} conquers {a:card} and tucks it under {a:recess}",
        COMES_BACK: "- {seat} gets {a:worker} back from {a:box}",
        HAND_BACK: "- {seat} takes {a} stratagems back",
        REFILLED: "- {a:card} lies open",
        HOLDS: "- {seat} holds {a:goods}",
        VOTING_OPENS: "# Council of round {a}",
        COUNTS_VOTES: "{seat} has {a:votes}",
        TAKES_REWARD: "{seat} takes {a:card}",
        NO_EFFECT: "- without effect: {a:refusal}",
        FOR_RANK: "- for number {a:rank} on the privilege track: {a:points} of choice",
        JOINS_HAND: "- {a:card} joins the hand",
        KEEPS_MORE: "- {seat} keeps {a} provinces a recess from now on",
        RECRUITS: "- {seat} has {a} workers now",
        EXCHANGES: "- {seat} exchanges a common worker for the second Grande",
        GIVES_UP: "- {seat} goes back to {a:high} in {a:track}",
        RETUCKS: "{seat} moves {a:card} under {a:recess}",
        TRIMS: "{seat} discards {a:card} from under {a:recess}",
        MUSTERS: "# The workers are placed for round {a}",
        INSTANT: "# {b:clock}",
        END: "# The end",
        ENDS: "{seat} stands at {a:stand}",
        WINS: "{seat} wins: {a:reason}",
        NO_WINNER: "nobody wins: nobody has the legendary point",
    },
    names=NAMES,
)
