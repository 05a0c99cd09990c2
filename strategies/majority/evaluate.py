"""One step ahead: what would the council pay if it were held after this card?"""

from sim.games.majority.cards import colour_of
from sim.games.majority.decisions import Majority
from sim.games.majority.state import ASSASSINATION, BRIBERY, NO_ABILITY, TREASON
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option
from sim.strategy import Parameter
from strategies.majority.open_turn import margin_after
from strategies.majority.reckoning import (
    best_with,
    better_there,
    gain,
    goes_to,
    kept_power,
    margin,
    of_colour,
    valued,
)

PACE = 2  # power of a colour that everybody else lays out while I draft a card
# What an ability should bring face down, in coins; found by trying values against the other strategies.
ASSASSINATIONS_COINS, SPYS_COINS, TREASONS_COINS = 4.0, 3.0, -5.0


@compiled
def prospect(table, me, card, plan):
    """Power, plus what the card would change at a council that counts the cards put aside."""
    kept, coins = plan
    ability = table.ability[card]
    if ability == BRIBERY:
        return 7.0
    if ability == TREASON:
        return coins * gain(table, me, goes_to(table, me, card), card) + TREASONS_COINS
    colour, power = colour_of(card), int(table.power[card])
    before = of_colour(kept, colour) - PACE * table.kept_size[me]
    change = margin(table, me, colour, me, before + power) - margin(table, me, colour, me, before)
    return coins * change + power + ASSASSINATIONS_COINS * (ability == ASSASSINATION)


@compiled
def outlook(table, me, card, bribe):
    """The change of the margin if only this card were played, and what its ability should bring beside that."""
    change = gain(table, me, goes_to(table, me, card), card) + 0.05 * table.power[card]
    if table.ability[card] == NO_ABILITY:
        return change
    return change + valued(table, card, bribe, ASSASSINATIONS_COINS, SPYS_COINS, TREASONS_COINS)


class Evaluator(Majority):
    """Hold the council in mind after every card: my team's coins minus the others', and take the card with the most.

    In an open turn the cards that lie there are carried out in full: bribes, assassinations, treason. Face down only
    the own card is known, and what a 0 takes is guessed.

    Source: rulebook 2-4; one-ply evaluation as in the first chess programs (Shannon 1950).
    """

    coins = Parameter(0.4, low=0.0, high=5.0, about="power that one coin is worth in the draft")
    bribe = Parameter(4.0, low=-10.0, high=20.0, about="coins that a face-down 0 is expected to bring")

    def draft(table, me, coins):
        return best_with(table, me, prospect, (kept_power(table, me), coins))

    def swap(table, me):
        return best_option(table, me, better_there)

    def play(table, me, bribe):
        if table.open:
            return best_option(table, me, margin_after)
        return best_with(table, me, outlook, bribe)


@compiled
def withhold(table, me, card, plan):
    """What the card is worth to me, and what the left neighbour would get out of it."""
    left = me + 1 if me + 1 < table.players else 0
    return prospect(table, me, card, plan) - plan[1] * gain(table, me, goes_to(table, left, card), card)


class Denier(Evaluator):
    """Don't pass on what the left neighbour needs: in the draft a card also counts by what it would do over there.

    Source: rulebook 2-2, passing to the left; "hate drafting" of the players of draft games.
    """

    def draft(table, me, coins):
        return best_with(table, me, withhold, (kept_power(table, me), coins))
