"""Dominion: base game (second edition), Guilds, Alchemy, Cornucopia and four promo cards. Ledger: README.md."""

from sim.game import Game, Option
from sim.games.dominion import buying, moves, playing, rules, tidying
from sim.games.dominion.decisions import Dominion, conceal, worth
from sim.games.dominion.kinds import KINDS
from sim.games.dominion.kingdoms import CARDS, SETUPS, complete_setup, expand
from sim.games.dominion.prepare import in_play, prepare
from sim.games.dominion.state import STATE
from sim.games.dominion.words import WORDS

GAME = Game(
    id="dominion",
    title="Dominion",
    version=1,
    players=(2, 6),
    default_players=2,
    state=STATE,
    kinds=KINDS,
    hooks={
        "setup": rules.setup,
        "step": rules.step,
        "finish": rules.finish,
        "conceal": conceal,
        "worth": worth,
    },
    parts=(
        moves.reshuffle_part,
        playing.carry_out_part,
        playing.react_part,
        buying.overpay_part,
        buying.special_treasures_part,
        tidying.acting_cards_part,
        rules.start_of_turn_part,
    ),
    cards=CARDS,
    prepare=prepare,
    defaults=Dominion,
    words=WORDS,
    options={
        "hamlet": Option("each of Hamlet's discards by itself, or the buy only after the action", ("card", "rulebook")),
    },
    setups=SETUPS,
    complete_setup=complete_setup,
    in_play=in_play,
    expand=expand,
    bench=("big-money", "big-money-smithy"),
)
