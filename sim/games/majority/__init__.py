"""The Majority: four players in two teams, or three each for himself. Rules ledger: README.md in this folder."""

from pathlib import Path

import numpy as np

from sim.errors import SpielwerkError
from sim.game import Game, Option, Setting, read_cards
from sim.games.majority import rules
from sim.games.majority.decisions import KINDS, Majority, conceal
from sim.games.majority.state import ABILITIES, NO_CARD, ROUNDS, STATE
from sim.games.majority.words import WORDS

OPTIONS = {
    "assassination_hits_bribed": Option("a 2 also removes cards of other colours that a 0 took this turn"),
    "spy_lasts": Option("how long a spy keeps the cards open", ("turn", "phase")),
}
CARDS = read_cards(Path(__file__).with_name("cards.toml"))


def prepare(record: np.void, setting: Setting) -> None:
    """Write the deck and the switches into a fresh table."""
    copies = "copies" if setting.players == 4 else "copies_three"
    for place, card in enumerate(CARDS):
        numbers = setting.numbers[card.id]
        record["power"][place] = numbers["power"]
        record["ability"][place] = ABILITIES.index(card.facts["ability"])
        record["copies"][place] = numbers[copies]
    _check_deck(record, setting.players)
    for name, option in OPTIONS.items():
        record[name] = option.choices.index(setting.options[name])
    record["teams"] = setting.players == 4
    record["chosen"] = record["shown"] = NO_CARD


def _check_deck(record: np.void, players: int) -> None:
    dealt = players * (rules.FIRST_DEAL + (ROUNDS - 1) * rules.LATER_DEAL)
    deck = int(record["copies"].sum())
    if (record["copies"] < 0).any() or not dealt <= deck <= record["deck"].shape[1]:
        room = record["deck"].shape[1]
        raise SpielwerkError(f"a deck of {deck} cards can't be played: {players} players need {dealt} to {room} cards")
    if (record["power"] < 0).any() or (record["power"] > 99).any():
        raise SpielwerkError("a card's power goes from 0 to 99")


def teams(players: int, variant: str) -> list[int]:
    """Partners sit opposite each other; with three players there are no teams."""
    return [seat % 2 for seat in range(4)] if players == 4 else [0, 1, 2]


GAME = Game(
    id="majority",
    title="The Majority",
    version=1,
    players=(3, 4),
    default_players=4,
    state=STATE,
    kinds=KINDS,
    hooks={
        "setup": rules.setup,
        "step": rules.step,
        "finish": rules.finish,
        "conceal": conceal,
        "worth": rules.worth,
    },
    cards=CARDS,
    prepare=prepare,
    defaults=Majority,
    words=WORDS,
    options=OPTIONS,
    teams=teams,
    bench=("second-place-hunter", "briber", "hoarder", "random"),
)
