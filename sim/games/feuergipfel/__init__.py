"""Das Ritual am Feuergipfel: two to five wizards build structures of creatures. Rules ledger: README.md."""

from sim.game import Game
from sim.games.feuergipfel import (
    appraisal,
    captures,
    casting,
    correction,
    dealing,
    dungeons,
    ending,
    moves,
    placing,
    rules,
    spell_worth,
)
from sim.games.feuergipfel.decisions import Feuergipfel, conceal
from sim.games.feuergipfel.kinds import KINDS
from sim.games.feuergipfel.prepare import CARDS, OPTIONS, SETUPS, complete_setup, prepare
from sim.games.feuergipfel.state import STATE
from sim.games.feuergipfel.words import WORDS

GAME = Game(
    id="feuergipfel",
    title="Das Ritual am Feuergipfel",
    version=2,
    players=(2, 5),
    default_players=2,
    state=STATE,
    kinds=KINDS,
    hooks={
        "setup": dealing.setup,
        "step": rules.step,
        "finish": rules.finish,
        "conceal": conceal,
        "worth": ending.worth,
    },
    parts=(
        correction.correct_part,
        captures.capture_part,
        dungeons.rescue_part,
        dungeons.brainwash_part,
        placing.put_somewhere_part,
        moves.leave_part,
        moves.draw_spell_part,
        casting.cast_part,
        appraisal.appraise_part,
        spell_worth.appraise_spells_part,
    ),
    cards=CARDS,
    prepare=prepare,
    defaults=Feuergipfel,
    words=WORDS,
    options=OPTIONS,
    setups=SETUPS,
    complete_setup=complete_setup,
    bench=("builder", "opportunist"),
)
