"""Search: it comes back to the same question, tries every option in worlds that could be, and finds the best one."""

from itertools import combinations

import numpy as np
import pytest

from sim.errors import GameFault
from sim.kernel.address import peek, poke
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import LOG_ROOM, ask, clear_options, next_option, offer
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, shuffle
from sim.kernel.search import search
from sim.kernel.state import OPTION_WORDS
from tests.kernel.helpers import play, seat, toy_with
from tests.kernel.toy.decisions import Toy
from tests.kernel.toy.state import CARDS, HAND, TRICKS
from tests.kernel.toy.strategies import Anything, HighestFirst, LowestFirst, Searcher
from tests.kernel.toy.words import PLAYS

NOTES = 100  # the search's tally has room for every option; the toy's options leave these places free


class PlaySearcher(Searcher):
    """Search only for the card to play."""

    swap = Toy.swap


class SearchForNothing(Searcher):
    """Search, then do what the defaults do."""

    def play(table, me, rollouts):
        search(table, me, rollouts, 0)
        return next_option(table, -1)

    swap = Toy.swap


class NoticesTheQuestion(Searcher):
    """Search, then say nonsense if the trials came to another question than the one on the table."""

    def play(table, me, rollouts):
        chosen = search(table, me, rollouts, 0)
        same = peek(table.tally, NOTES) == me and peek(table.tally, NOTES + 1) == table.kind
        for word in range(OPTION_WORDS):
            same = same and peek(table.tally, NOTES + 2 + word) == np.int64(table.options[word])
        return chosen if same else -1

    swap = play


@compiled
def _deal_the_rest(table, me):
    """What the toy's own `conceal` does with two players before anybody has chosen."""
    other = 1 - me
    for i in range(table.hand_size[other]):
        push(table, table.deck, table.deck_size, 0, table.hand[other, i])
    shuffle(table, TABLE, table.deck[0], table.deck_size[0])
    for i in range(table.hand_size[other]):
        table.hand[other, i] = pop(table, table.deck, table.deck_size, 0)


@effect
def conceal_and_note(table, me):
    poke(table.tally, NOTES, table.asked)
    poke(table.tally, NOTES + 1, table.kind)
    for word in range(OPTION_WORDS):
        poke(table.tally, NOTES + 2 + word, np.int64(table.options[word]))
    _deal_the_rest(table, me)


@effect
def unsteady_step(table, me):
    """Ask another seat every time that the step is played: a step that a search can't repeat."""
    times = peek(table.tally, NOTES)
    poke(table.tally, NOTES, times + 1)
    clear_options(table)
    offer(table, 1)
    offer(table, 2)
    ask(table, times % 2, 1)
    table.over = 1


@effect
def talkative_step(table, me):
    for _ in range(LOG_ROOM + 1):
        clear_options(table)
        offer(table, 1)
        offer(table, 2)
        ask(table, 0, 1)
    table.over = 1


@answer
def win_only(table, me):
    """Worth that is known only once the game has been finished."""
    return int(100 * table.win[me])


def exact_worth(hand: tuple[int, ...], first: int, ahead: int = TRICKS) -> float:
    """Mean points of playing `first` and then the lowest first, over all hands that the other can have."""
    mine = [first, *sorted(set(hand) - {first})]
    worlds = list(combinations(sorted(set(range(CARDS)) - set(hand)), HAND))
    points = [sum(t + 1 for t in range(ahead) if mine[t] > world[t]) for world in worlds]
    return sum(points) / len(points)


def choices(strategy: Searcher, games: int) -> list[tuple[tuple[int, ...], int]]:
    """Seat 0's hand and first card in every game."""
    table = seat(strategy, LowestFirst, trace=True)
    found = []
    for game in range(games):
        table.play(1, game, 1)
        played = [int(a) for event, seat, a, _ in table.events if event == PLAYS and seat == 0]
        found.append((tuple(played), played[0]))
    return found


@pytest.mark.parametrize("ahead", [1, TRICKS])
def test_the_best_answer_is_found(ahead):
    """Worlds are even over what the seat can't see, so the exact mean over all of them must be (nearly) the best."""
    clear = 0
    for hand, first in choices(PlaySearcher(rollouts=500, horizon=ahead % TRICKS), games=60):
        means = {card: exact_worth(hand, card, ahead) for card in hand}
        assert means[first] > max(means.values()) - 0.2, (hand, means)
        clear += max(means.values()) - min(means.values()) > 0.5
    assert clear > 20, "in most games there is a wrong answer"


def test_trials_come_to_the_question_that_is_asked():
    """In seat 1 the trials have to repeat seat 0's answer first."""
    game = toy_with(conceal=conceal_and_note)
    assert play(Anything, NoticesTheQuestion(rollouts=2), game=game, games=50).size == 50
    assert play(NoticesTheQuestion(rollouts=2), Anything, game=game, games=50).size == 50


def test_trials_leave_the_table_alone():
    searched = play(SearchForNothing(rollouts=2), HighestFirst, games=100)
    assert (searched == play(LowestFirst, HighestFirst, games=100)).all()


def test_a_search_does_not_see_hidden_cards():
    assert play(Searcher(rollouts=3), Searcher(rollouts=2), Anything, games=60, watch=True).size == 60


def test_a_search_plays_better_than_its_rollouts():
    wins = play(Searcher(rollouts=20), LowestFirst, games=400)["win"].mean(axis=0)
    assert wins[0] > wins[1] + 0.1


def test_a_horizon_at_the_end_of_the_game_sees_who_won():
    game = toy_with(worth=win_only)
    far = play(Searcher(rollouts=5, horizon=TRICKS + 1), Anything, game=game, games=50)
    assert (far == play(Searcher(rollouts=5), Anything, game=game, games=50)).all()


def test_a_step_that_is_not_repeatable_is_a_fault():
    with pytest.raises(GameFault, match="impossible place"):
        play(Searcher(rollouts=1), LowestFirst, game=toy_with(step=unsteady_step))


def test_too_many_answers_in_a_step_are_a_fault_where_somebody_searches():
    game = toy_with(step=talkative_step)
    with pytest.raises(GameFault, match=f"more than {LOG_ROOM} answers in one step"):
        play(LowestFirst, Searcher(rollouts=1), game=game)
    assert play(LowestFirst, LowestFirst, game=game).size == 1


def test_a_question_with_one_option_is_repeated_too():
    """The last trick's cards are forced; a search in a step with forced answers before it must not lose count."""

    class SearchesLate(Searcher):
        """Keep one card only, so that the own answers are forced, and search in seat 1."""

    @effect
    def forced_then_asked(table, me):
        for who in range(2):
            clear_options(table)
            offer(table, 5)
            if who == 1:
                offer(table, 6)
            table.score[who] = ask(table, who, 1)
        table.over = 1

    game = toy_with(step=forced_then_asked)
    scores = play(LowestFirst, SearchesLate(rollouts=2), game=game, games=3)["score"]
    assert (scores[:, 0] == 5).all() and (scores[:, 1] == 6).all(), "the higher score is the better answer"


@effect
def setup_that_asks(table, me):
    """A question before the first step."""
    for card in range(CARDS):
        push(table, table.deck, table.deck_size, 0, card)
    shuffle(table, TABLE, table.deck[0], table.deck_size[0])
    for player in range(table.players):
        for _ in range(HAND):
            push(table, table.hand, table.hand_size, player, pop(table, table.deck, table.deck_size, 0))
    clear_options(table)
    offer(table, 1)
    offer(table, 4)
    table.low_wins = ask(table, 0, 1) == 4


def test_a_question_of_the_set_up_can_be_searched():
    """The set-up is repeated like a step; every game begins with a new one."""
    game = toy_with(setup=setup_that_asks)
    together = play(Searcher(rollouts=3), Anything, game=game, games=5)
    assert (play(Searcher(rollouts=3), Anything, game=game, games=5) == together).all()
    assert (seat(Searcher(rollouts=3), Anything, game=game).play(1, 4, 1) == together[4:]).all()
