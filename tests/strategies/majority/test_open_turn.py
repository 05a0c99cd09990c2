"""The open turn as strategies foresee it, against the game's own rules."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sim.games.majority.state import CARD_IDS, REPRESENTATION
from strategies.majority.open_turn import arriving, is_bribed, is_struck, margin_after, threats_of
from tests.strategies.majority.situation import Situation, place, take_step

cards = st.sampled_from(CARD_IDS)
abilities = st.sampled_from([c for c in CARD_IDS if c.endswith(("-0", "-2", "-7", "-10"))])


@settings(max_examples=150)
@given(
    st.lists(cards | abilities, min_size=3, max_size=4),
    st.lists(st.integers(0, 9), min_size=12, max_size=12),
    st.integers(0, 2),
    st.sampled_from(["off", "on"]),
)
def test_the_last_seat_foresees_what_the_council_will_pay(played, sums, seat, hits_bribed):
    """Play the same cards by the rules (a hand of equal cards leaves no choice) and hold the council."""
    players = len(played)
    colours = {c: sums[4 * i : 4 * i + players] for i, c in enumerate(("red", "blue", "yellow"))}
    layout = {"players": players, "seat": seat, "options": {"assassination_hits_bribed": hits_bribed}, **colours}
    shown = " ".join("-" if other == seat else card for other, card in enumerate(played))
    foreseen = margin_after(Situation(shown=shown, **layout).record, seat, place(played[seat]))
    laid = Situation(phase=REPRESENTATION, **layout)
    for other, card in enumerate(played):
        laid.lay("hand", other, f"{card} {card}")
    take_step(laid.record)
    assert laid.margin(laid.hold_council()) == foreseen


def test_cards_that_are_not_there_yet_do_nothing():
    laid = Situation(shown="- red-10 - -", red=(0, 0, 0, 0))
    assert margin_after(laid.record, 0, place("red-0")) == 2
    assert margin_after(laid.record, 0, place("blue-2")) == 2
    assert margin_after(laid.record, 0, place("blue-10")) == 0


def test_threats():
    laid = Situation(shown="- red-0 blue-2 yellow-10")
    threats = threats_of(laid.record, 0, place("yellow-0"))
    assert [is_bribed(threats, colour) for colour in range(3)] == [True, False, True]
    assert [is_struck(threats, colour) for colour in range(3)] == [True, False, True]
    again = threats_of(laid.record, 0, place("red-0"))
    assert not is_bribed(again, 0)


def test_what_arrives():
    hidden = Situation().record
    assert [arriving(hidden, 0, place(c), 8) for c in ("red-0", "red-9", "red-7")] == [8, 9, 0]
    laid = Situation(shown="- red-9 blue-0 red-5").record
    assert [arriving(laid, 0, place(c), 8) for c in ("red-0", "red-6", "blue-10", "blue-0")] == [14, 6, 0, 0]
    struck = Situation(shown="- red-2 - -").record
    assert [arriving(struck, 0, place(c), 8) for c in ("red-6", "blue-10", "red-0", "blue-0")] == [6, 0, 2, 0]
