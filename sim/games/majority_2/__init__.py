"""Majority 2: two players form factions in three columns and pass their hands on. Rules ledger: README.md."""

from sim.game import Game
from sim.games.majority_2 import discs, moves, reckoning, rules, scoring, settling
from sim.games.majority_2.decisions import Majority2, conceal
from sim.games.majority_2.kinds import KINDS
from sim.games.majority_2.prepare import CARDS, OPTIONS, SETUPS, complete_setup, expand, in_play, prepare
from sim.games.majority_2.state import STATE
from sim.games.majority_2.words import WORDS

GAME = Game(
    id="majority-2",
    title="Majority 2",
    version=2,
    players=(2, 2),
    default_players=2,
    state=STATE,
    kinds=KINDS,
    hooks={
        "setup": rules.setup,
        "step": rules.step,
        "finish": rules.finish,
        "conceal": conceal,
        "worth": scoring.worth,
    },
    parts=(moves.reshuffle_part, settling.settle_part, discs.put_disc_part, reckoning.reckon_part),
    cards=CARDS,
    prepare=prepare,
    defaults=Majority2,
    words=WORDS,
    options=OPTIONS,
    setups=SETUPS,
    complete_setup=complete_setup,
    in_play=in_play,
    expand=expand,
    bench=("greedy", "rank-climber"),
)
