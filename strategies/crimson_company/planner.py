"""The base of the thinking strategies: every card goes, and is sent, where that helps most to win the game."""

from sim.games.crimson_company.board import party_of, strength_of
from sim.games.crimson_company.judgement import arrives_down, for_me
from sim.games.crimson_company.names import ALCHEMIST
from sim.games.crimson_company.state import NO_SLOT, NOTHING, PLAY
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option
from sim.strategy import Parameter
from strategies.crimson_company.auctions import Priced, beyond, usual_worth
from strategies.crimson_company.effects import arrived, destroyed, flipped, moved, played
from strategies.crimson_company.reckoning import best_with, survey

COIN = 15.0  # what a coin is worth, per mille of the game


@compiled
def here(table, me, lane, plan):
    """Play the card in question into a lane."""
    return played(table, plan, int(table.card), int(table.turn_party), lane)


@compiled
def turn(table, me, slot, plan):
    """Flip a card; one that comes up again does what it does for whoever has it."""
    card = table.who[slot]
    again = 0.0
    if not table.up[slot] and table.timing[card] == PLAY:
        again = COIN / 2.0 * beyond(table, me, card)
    return flipped(table, plan, slot) + (again if table.holder[table.where[slot]] == plan[0] else -again)


@compiled
def kill(table, me, slot, plan):
    """Destroy a card; an Alchemist is paid for it."""
    if slot == NOTHING:
        return 0.0
    coins = for_me(table, me) * strength_of(table, slot) if table.source == ALCHEMIST else 0
    return destroyed(table, plan, slot) + COIN * coins


@compiled
def shove(table, me, slot, plan):
    """Move a card."""
    return moved(table, plan, slot, int(table.lane))


@compiled
def there(table, me, lane, plan):
    """Let the card in question go to a lane."""
    slot = int(table.subject)
    if slot != NO_SLOT and table.where[slot] >= 0:
        party, strength, down = int(table.holder[table.where[slot]]), strength_of(table, slot), 1 - int(table.up[slot])
    else:
        down = 1 if arrives_down(table) else 0
        party, strength = int(table.holder[table.side]), 0 if down else int(table.strength[table.card])
    return arrived(table, plan, party, lane, strength, down)


@compiled
def beside_worth(table, me, card):
    """What a card is worth that is placed beside the one that asks: for the robber knights the worst is the best."""
    return for_me(table, me) * usual_worth(table, me, card)


class Planner(Priced, template=True):
    """Cards are played, flipped, moved and destroyed where the chance to win two castles grows most."""

    lead = Parameter(0.05, low=0.0, high=2.0, about="how much a point of strength moves the chance to win a lane")
    cards = Parameter(0.05, low=-2.0, high=2.0, about="how much a card more than the other side does")
    near = Parameter(0.08, low=0.0, high=2.0, about="how much more both count the nearer a lane is to being scored")

    def deploy(table, me):
        return best_option(table, me, usual_worth)

    discard = deploy

    def place(table, me):
        return best_option(table, me, beside_worth)

    def lane(table, me, lead, cards, near):
        return best_with(table, me, here, survey(table, party_of(table, me), lead, cards, near))

    def flip(table, me, lead, cards, near):
        return best_with(table, me, turn, survey(table, party_of(table, me), lead, cards, near))

    def destroy(table, me, lead, cards, near):
        return best_with(table, me, kill, survey(table, party_of(table, me), lead, cards, near))

    def move(table, me, lead, cards, near):
        return best_with(table, me, shove, survey(table, party_of(table, me), lead, cards, near))

    def destination(table, me, lead, cards, near):
        return best_with(table, me, there, survey(table, party_of(table, me), lead, cards, near))
