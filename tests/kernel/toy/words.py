"""Three Tricks: what can happen, and the sentence for it in a transcript."""

from sim.words import Words
from tests.kernel.toy.state import CARD_IDS

DEALT, SWAPS, TRICK, PLAYS, TAKES, WINS = range(6)

WORDS = Words(
    sentences={
        DEALT: "# Three cards each, the deck has {a} left",
        SWAPS: "{seat} puts {a:card} back and draws {b:card}",
        TRICK: "# Trick {a}",
        PLAYS: "{seat} plays {a:card}",
        TAKES: "- {seat} takes {a} points",
        WINS: "{seat} wins with {a} points",
    },
    names={"card": lambda card: CARD_IDS[card]},
)
