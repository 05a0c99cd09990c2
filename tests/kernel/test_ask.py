"""Asking: only legal answers come through, and whatever goes wrong ends as a fault with a name."""

import pytest

from sim.errors import GameFault
from sim.kernel.compile import effect
from sim.kernel.decisions import QUESTIONS_AT_MOST, STOP, ask, clear_options, last_option, next_option, offer
from sim.kernel.faults import MESSAGES, NONE
from sim.kernel.play import STEPS_AT_MOST
from sim.strategy import Parameter
from tests.kernel.helpers import play, seat, toy_with
from tests.kernel.toy.decisions import Toy
from tests.kernel.toy.strategies import Anything, HighestFirst, LowestFirst


class Says(Toy):
    """Answer with a number, legal or not."""

    word = Parameter(0, low=-(2**40), high=2**40, about="the answer")

    def swap(table, me, word):
        return word

    play = swap


class NeverStops(Toy):
    """Take the first option for ever."""

    def swap(table, me):
        return next_option(table, -1)


class PeeksAtDeck(Toy):
    """Swap if the deck's top card is high: nobody can know that."""

    def swap(table, me):
        top = table.deck[0, table.deck_size[0] - 1]
        return next_option(table, -1) if top > 5 else STOP


class PeeksAtFaceDown(Toy):
    """Seat 1 reacts to the card that seat 0 has chosen face down."""

    def play(table, me):
        return last_option(table) if me == 1 and table.chosen[0] > 5 else next_option(table, -1)


class Meddles(Toy):
    """Give yourself points instead of winning them."""

    def play(table, me):
        table.score[me] = 50
        return next_option(table, -1)


@effect
def ask_with_one_option(table, me):
    clear_options(table)
    offer(table, 7)
    table.score[0] = ask(table, 0, 0)
    table.over = 1


@effect
def ask_with_no_option(table, me):
    clear_options(table)
    table.score[0] = ask(table, 1, 1)


@effect
def ask_until_stop(table, me):
    answer = 0
    while answer != STOP:
        clear_options(table)
        offer(table, 3)
        offer(table, STOP)
        answer = ask(table, 0, 0)
    table.over = 1


@effect
def ask_without_a_choice(table, me):
    while table.fault == NONE:
        clear_options(table)
        offer(table, 3)
        ask(table, 0, 0)


@effect
def offer_too_much(table, me):
    clear_options(table)
    offer(table, 3)
    offer(table, table.trick)
    ask(table, 0, 0)
    table.over = 1


@effect
def count_below_zero(table, me):
    table.trick = -20


@effect
def stand_still(table, me):
    table.turns = 0


def fault(*strategies, **how) -> str:
    with pytest.raises(GameFault) as raised:
        play(*strategies, games=50, **how)
    return str(raised.value)


@pytest.mark.parametrize("word", [-1, -64, 12, 64, 254, 256, 2**32, -(2**40)])
def test_an_answer_that_was_not_offered_is_a_fault(word):
    message = fault(LowestFirst, Says(word=word))
    assert message == f"game 0, seat 1 (says(word={word})), decision swap: " + MESSAGES[1].format(value=word)


def test_a_card_of_somebody_else_is_a_fault_as_soon_as_it_is_named():
    """Number 1 is a legal answer now and then, and not in the first game in which the seat doesn't hold it."""
    message = fault(LowestFirst, Says(word=0))
    assert "decision swap: answered 0, which is not among the options" in message


def test_a_legal_answer_comes_through():
    results = play(HighestFirst, LowestFirst, games=200)
    assert (results["score"].sum(axis=1) == 6).all()
    assert results["took"][:, 0, 0].mean() > 0.9 and results["took"][:, 1, 2].mean() > 0.9


def test_a_single_option_answers_itself():
    """The strategy would answer with nonsense, but it isn't asked."""
    game = toy_with(step=ask_with_one_option)
    assert play(Says(word=-5), Says(word=-5), game=game)["score"][0, 0] == 7


def test_a_question_without_options_is_a_fault_of_the_rules():
    message = fault(LowestFirst, Anything, game=toy_with(step=ask_with_no_option))
    assert message.startswith("game 0, seat 1 (anything), decision play: was asked with nothing to choose from")


def test_a_strategy_that_never_stops_is_stopped():
    message = fault(NeverStops, LowestFirst, game=toy_with(step=ask_until_stop))
    assert message.startswith("game 0, seat 0 (never-stops), decision swap: the game did not come to an end")
    assert str(QUESTIONS_AT_MOST + 1) in message


def test_questions_that_are_none_are_counted_too():
    message = fault(LowestFirst, LowestFirst, game=toy_with(step=ask_without_a_choice))
    assert "the game did not come to an end" in message


def test_an_option_that_there_is_no_room_for_is_a_fault_of_the_rules():
    message = fault(LowestFirst, LowestFirst, game=toy_with(setup=count_below_zero, step=offer_too_much))
    assert "was offered the option -20, which there is no room for" in message


def test_a_watched_table_finds_out_who_meddles():
    assert "changed the table" in fault(LowestFirst, Meddles, watch=True)


def test_rules_that_never_end_are_stopped():
    table = seat(LowestFirst, LowestFirst, game=toy_with(step=stand_still))
    with pytest.raises(GameFault, match="did not come to an end"):
        table.play(1, 0, 1)
    assert table.record["steps"] == STEPS_AT_MOST + 1


@pytest.mark.parametrize("cheat", [PeeksAtDeck, PeeksAtFaceDown])
def test_a_watched_table_finds_out_who_peeks(cheat):
    assert "it looks at hidden cards" in fault(LowestFirst, cheat, watch=True)
    assert play(LowestFirst, cheat, games=50).size == 50, "unwatched, nobody notices"


@pytest.mark.parametrize("honest", [LowestFirst, Anything])
def test_a_watched_table_plays_the_same_games(honest):
    watched = seat(Anything, honest, watch=True)
    assert (watched.play(1, 0, 200) == play(Anything, honest, games=200)).all()
    assert watched.record["fault"] == NONE


def test_a_table_plays_on_after_a_fault():
    table = seat(LowestFirst, PeeksAtDeck, watch=True)
    with pytest.raises(GameFault) as raised:
        table.play(1, 0, 50)
    first = raised.value.game
    assert (table.play(1, 0, first) == play(LowestFirst, PeeksAtDeck, games=first)).all()
    with pytest.raises(GameFault, match=f"game {first},"):
        table.play(1, first, 1)
