"""Pendulum: a real-time game for 2 to 5 as a discrete-event simulation. Rules ledger: README.md in this folder."""

from sim.game import Game
from sim.games.pendulum import acts, cards, choosing, council, giving_way, menu, parts, points, provinces, rules, worth
from sim.games.pendulum.decisions import Pendulum
from sim.games.pendulum.hidden import conceal
from sim.games.pendulum.kinds import KINDS
from sim.games.pendulum.names import CARDS
from sim.games.pendulum.prepare import OPTIONS, SETUPS, VARIANTS, complete_setup, in_play, prepare
from sim.games.pendulum.state import STATE
from sim.games.pendulum.words import WORDS

GAME = Game(
    id="pendulum",
    title="Pendulum",
    version=2,
    players=(2, 5),
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
    parts=(  # in the order of parts.py
        parts.question_part,
        cards.resolve_part,
        points.point_part,
        menu.menu_part,
        acts.begin_part,
        acts.finish_part,
        giving_way.undo_part,
        provinces.conquer_part,
        council.reward_part,
        provinces.tidy_part,
        council.lay_out_part,
        rules.phase_part,
        provinces.choose_province_part,
        choosing.choose_part,
        worth.reckon_part,
    ),
    cards=CARDS,
    prepare=prepare,
    defaults=Pendulum,
    words=WORDS,
    variants=VARIANTS,
    options=OPTIONS,
    setups=SETUPS,
    complete_setup=complete_setup,
    in_play=in_play,
    nobody_may_win=True,
    bench=("production-builder", "conqueror", "voter", "stratagem-cycler"),
)
