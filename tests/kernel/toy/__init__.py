"""Three Tricks: the smallest game that uses everything of the toolkit, and a model for a new one.

The deck holds the numbers 1 to 12, once each. Everyone gets three cards and may swap one with the deck. Then three
tricks: all choose a card face down and turn it over; the highest takes as many points as the trick's number. Most
points win.
"""

import numpy as np

from sim.game import Card, Game, Option, Setting
from tests.kernel.toy import rules
from tests.kernel.toy.decisions import KINDS, Toy, conceal
from tests.kernel.toy.state import CARD_IDS, SEATS, STATE
from tests.kernel.toy.words import WORDS

OPTIONS = {"low_wins": Option("the lowest card takes the trick")}
CARDS = tuple(Card(id, f"Number {n}", f"Zahl {n}", "rulebook", {"value": n}, {}) for n, id in enumerate(CARD_IDS, 1))


def prepare(record: np.void, setting: Setting) -> None:
    """Write the cards and switches into a fresh table."""
    record["value"] = [setting.numbers[card]["value"] for card in CARD_IDS]
    record["low_wins"] = OPTIONS["low_wins"].choices.index(setting.options["low_wins"])


GAME = Game(
    id="toy",
    title="Three Tricks",
    version=1,
    players=(2, SEATS),
    default_players=2,
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
    defaults=Toy,
    words=WORDS,
    options=OPTIONS,
)
