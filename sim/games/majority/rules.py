"""The Majority: set-up, the phases of a round, the end."""

from sim.games.majority.cards import abilities_played, assassination, bribery, partner_of, settle, spy, treason
from sim.games.majority.council import council, finish_game, team_coins
from sim.games.majority.state import (
    ASSASSINATION,
    BRIBERY,
    CARDS,
    COUNCIL,
    DRAFT,
    NO_CARD,
    REPRESENTATION,
    ROUNDS,
    SPY,
    STAYS,
    SWAP,
    TREASON,
)
from sim.games.majority.words import (
    FIRST_MARKER,
    KEEPS,
    LEFTOVER,
    OPEN_TURN,
    PLAYS,
    PLAYS_OPENLY,
    ROUND,
    SWAPS,
    TURN,
)
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, below, shuffle
from sim.kernel.trace import NOBODY, tell

FIRST_DEAL, LATER_DEAL = 6, 4
ASK_DRAFT, ASK_SWAP, ASK_PLAY = range(3)


@effect
def setup(table, me):
    """Shuffle, give the spy marker to a random seat, deal six cards each (1-4)."""
    for card in range(CARDS):
        for _ in range(table.copies[card]):
            push(table, table.deck, table.deck_size, 0, card)
    shuffle(table, TABLE, table.deck[0], table.deck_size[0])
    table.marker = below(table, TABLE, table.players)
    tell(table, FIRST_MARKER, table.marker, 0, 0)
    deal(table)


@effect
def step(table, me):
    """The next draft pick, partner swap, turn or council."""
    if table.phase == DRAFT:
        draft(table)
    elif table.phase == SWAP:
        swap(table)
    elif table.phase == REPRESENTATION:
        play_turn(table)
    else:
        council(table)
        end_round(table)


@effect
def finish(table, me):
    finish_game(table)


@answer
def worth(table, me):
    """For a search: a win is worth 1000, and a coin more than the others 5."""
    margin = 32767
    for seat in range(table.players):
        rival = not table.teams or (seat - me) % 2 != 0
        if seat != me and rival:
            margin = min(margin, team_coins(table, me) - team_coins(table, seat))
    return int(1000 * table.win[me]) + 5 * margin


@compiled
def deal(table):
    """Fill the hands: six cards in round 1, four beside the leftover in later rounds (2-2)."""
    tell(table, ROUND, NOBODY, table.round + 1, 0)
    for seat in range(table.players):
        if table.hand_size[seat]:
            tell(table, LEFTOVER, seat, table.hand[seat, 0], 0)
        for _ in range(FIRST_DEAL if table.round == 0 else LATER_DEAL):
            push(table, table.hand, table.hand_size, seat, pop(table, table.deck, table.deck_size, 0))
    table.phase = DRAFT


@compiled
def choose(table, seat, kind):
    """Ask for a card of the hand and take it out."""
    clear_options(table)
    for i in range(table.hand_size[seat]):
        offer(table, table.hand[seat, i])
    card = ask(table, seat, kind)
    put_down(table, seat, card)
    table.chosen[seat] = card
    return card


@compiled
def put_down(table, seat, card):
    """Take a card out of the hand; the last one fills the gap.

    The whole hand is looked at, for a search that ends where the card is found is a guess that the processor gets
    wrong: a twentieth of a game's time.
    """
    last = table.hand_size[seat] - 1
    place = last
    for i in range(last - 1, -1, -1):
        place = i if table.hand[seat, i] == card else place
    table.hand[seat, place] = table.hand[seat, last]
    table.hand_size[seat] = last


@compiled
def draft(table):
    """Everyone keeps one card and passes the rest to the left (2-2)."""
    for seat in range(table.players):
        packet = table.hand_size[seat]
        card = choose(table, seat, ASK_DRAFT)
        table.drafted[seat, card] += 1
        tell(table, KEEPS, seat, card, packet)
    # All choose at the same time: the kept cards are put down together.
    for seat in range(table.players):
        push(table, table.kept, table.kept_size, seat, table.chosen[seat])
        table.chosen[seat] = NO_CARD
    pass_left(table)
    if table.hand_size[0] == 0:
        end_draft(table)


@compiled
def pass_left(table):
    """Every packet moves on to the next seat; all packets are of one size."""
    last = table.players - 1
    for i in range(table.hand_size[0]):
        card = table.hand[last, i]
        for seat in range(last, 0, -1):
            table.hand[seat, i] = table.hand[seat - 1, i]
        table.hand[0, i] = card


@compiled
def end_draft(table):
    """The kept cards become the hand."""
    for seat in range(table.players):
        while table.kept_size[seat] > 0:
            card = pop(table, table.kept, table.kept_size, seat)
            push(table, table.hand, table.hand_size, seat, card)
    table.phase = SWAP if table.teams else REPRESENTATION
    table.turn = 0
    table.open = 0


@compiled
def swap(table):
    """Each hands a card to the partner; both choose before they look (2-3)."""
    for seat in range(table.players):
        tell(table, SWAPS, seat, choose(table, seat, ASK_SWAP), 0)
    for seat in range(table.players):
        push(table, table.hand, table.hand_size, partner_of(seat), table.chosen[seat])
        table.chosen[seat] = NO_CARD
    table.phase = REPRESENTATION


@compiled
def play_turn(table):
    """One card each, abilities by value, the rest to the scoring areas (2-3)."""
    tell(table, OPEN_TURN if table.open else TURN, NOBODY, table.turn + 1, table.round + 1)
    choose_cards(table)
    last_turn = table.hand_size[0] == 1
    opens = carry_out(table, last_turn)
    settle(table)
    for seat in range(table.players):
        table.chosen[seat] = NO_CARD
        table.shown[seat] = NO_CARD
    table.turns += 1
    table.turn += 1
    table.open = opens or (table.open and table.spy_lasts)
    if last_turn:
        table.phase = COUNCIL


@compiled
def carry_out(table, last_turn):
    """The abilities of the turn's cards in the order 0, 2, 3, 7; does a spy open the next turn?"""
    played = abilities_played(table)  # most turns lack most abilities: a tenth of a game's time went into looking
    if played >> BRIBERY & 1:
        bribery(table)
    if played >> ASSASSINATION & 1:
        assassination(table)
    opens = spy(table, last_turn) if played >> SPY & 1 else False
    if played >> TREASON & 1:
        treason(table)
    return opens


@compiled
def choose_cards(table):
    """All choose face down and reveal together; in an open turn one after the other, for all to see."""
    table.open_turns += table.open
    for i in range(table.players):
        seat = open_turn_seat(table, i) if table.open else i
        card = choose(table, seat, ASK_PLAY)
        table.fate[seat] = STAYS
        table.taker[seat] = seat
        if table.open:
            table.shown[seat] = card
            tell(table, PLAYS_OPENLY, seat, card, 0)
    # Counted only now: `played` is there for all to see, a face-down card isn't.
    for seat in range(table.players):
        table.played[seat, table.chosen[seat]] += 1
        if not table.open:
            tell(table, PLAYS, seat, table.chosen[seat], 0)


@compiled
def open_turn_seat(table, i):
    """Who plays i-th in an open turn: clockwise from the holder's right, with three from the left (3-1, 3-3)."""
    seat = table.marker + i + (-1 if table.teams else 1)
    if seat < 0:
        return seat + table.players
    return seat - table.players if seat >= table.players else seat


@compiled
def end_round(table):
    table.round += 1
    if table.round == ROUNDS:
        table.over = 1
    else:
        deal(table)
