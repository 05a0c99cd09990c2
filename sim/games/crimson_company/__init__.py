"""Crimson Company: duel, tournament, two against two, free-for-all, solo and coop. Rules ledger: README.md."""

from sim.game import Game
from sim.games.crimson_company import acting, deck, gained, judgement, leads, money, rules, scoring, turns
from sim.games.crimson_company.decisions import CrimsonCompany, conceal
from sim.games.crimson_company.decks import CARDS, PLAYERS, SETUPS, VARIANTS, against_robbers, complete_setup, expand
from sim.games.crimson_company.kinds import KINDS
from sim.games.crimson_company.prepare import OPTIONS, in_play, prepare
from sim.games.crimson_company.state import STATE
from sim.games.crimson_company.words import WORDS


def teams(players: int, variant: str) -> list[int]:
    """Two against two: who sits opposite; solo and coop: all together."""
    if against_robbers(variant):
        return [0] * players
    return [seat % 2 for seat in range(players)] if variant == "two-against-two" else list(range(players))


GAME = Game(
    id="crimson-company",
    title="Crimson Company",
    version=2,
    players=(1, 6),
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
    parts=(
        acting.flip_part,
        acting.destroy_part,
        acting.play_part,
        acting.guard_part,
        scoring.score_phase_part,
        turns.income_part,
        money.castle_coins_part,
        deck.turn_up_part,
        deck.refill_part,
        scoring.conquer_part,
        leads.leads_part,
        gained.gained_part,
        judgement.lane_value_part,
    ),
    cards=CARDS,
    prepare=prepare,
    defaults=CrimsonCompany,
    words=WORDS,
    variants=VARIANTS,
    variant_players=PLAYERS,
    options=OPTIONS,
    setups=SETUPS,
    teams=teams,
    complete_setup=complete_setup,
    in_play=in_play,
    expand=expand,
    bench=("value-bidder", "tempo"),
)
