"""Theories for solo and coop, where one plays the robber knights' cards too; elsewhere they bid like everybody."""

from sim.games.crimson_company.board import party_of
from sim.games.crimson_company.kinds import NO, YES
from sim.games.crimson_company.state import NOTHING, PLAYERS_SIDE, ROBBERS, ROBBERS_SIDE, VIEW
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option, next_option
from sim.strategy import Parameter
from strategies.crimson_company.auctions import kept_worth, usual_worth
from strategies.crimson_company.effects import played
from strategies.crimson_company.planner import here
from strategies.crimson_company.reckoning import GAME, after, best_with, chance_in, survey
from strategies.crimson_company.values import ValueBidder


@compiled
def in_best_lane(table, plan, card, party):
    """The best that a card can do for the players, played on their side or, where the fewest lie, on the robbers'."""
    fewest = 99
    for lane in range(table.lanes):
        if table.lane_open[lane]:
            fewest = min(fewest, int(table.row_size[2 * lane + 1]))
    best = -GAME
    for lane in range(table.lanes):
        open_to = party == PLAYERS_SIDE or table.row_size[2 * lane + 1] == fewest
        if table.lane_open[lane] and open_to:
            best = max(best, played(table, plan, card, party, lane))
    return best


@compiled
def own_worth(table, me, card):
    """Which card to play: against the robber knights the one that they must not have."""
    return kept_worth(table, me, card) if table.form == ROBBERS else usual_worth(table, me, card)


@compiled
def ours_not_theirs(table, me, card, plans):
    """What a card is worth to us on average, and what it does in the lanes on our side instead of theirs."""
    plan, habit = plans
    value = habit * own_worth(table, me, card)
    for party in range(2 if table.form == ROBBERS else 0):  # in one place: it is long, and inlined
        worth = in_best_lane(table, plan, card, party)
        value += worth if party == PLAYERS_SIDE else -worth
    return value


@compiled
def does_harm(table, me, card, plan):
    """What a card does to the robber knights on their own side."""
    return in_best_lane(table, plan, card, ROBBERS_SIDE)


@compiled
def coin_off(table, me, lane, plan):
    """A coin less on a castle."""
    return 0.0 if lane == NOTHING else after(table, plan, 2 * lane + 1, -1, 0, 0)


@compiled
def second_best(table, me):
    """The hand's second-best card: the best one is for me, and who gets this one has it as the best."""
    best = best_option(table, me, own_worth)
    second, option = -1, next_option(table, -1)
    while option >= 0:
        if option != best and (second < 0 or own_worth(table, me, option) > own_worth(table, me, second)):
            second = option
        option = next_option(table, option)
    return second if second >= 0 else best


class Raider(ValueBidder, template=True):
    """Against the robber knights: keep what they must not have, use coins and the discard where they decide most.

    In coop the second-best card is handed over: the best is for the own lane, and the partner needs one as well.
    """

    patience = Parameter(80.0, low=0.0, high=1000.0, about="damage, per mille of the game, that is worth the discard")

    def deploy(table, me):
        return best_option(table, me, own_worth)

    def hand_over(table, me):
        return second_best(table, me)

    def castle_coin(table, me, lead, cards, near):
        return best_with(table, me, coin_off, survey(table, party_of(table, me), lead, cards, near))

    def spare(table, me, lead, cards, near, patience):
        plan = survey(table, party_of(table, me), lead, cards, near)
        lane, card = int(table.lane), int(table.card)
        saved = after(table, plan, 2 * lane + 1, int(table.strength[card]), 0, 0)
        return YES if saved - played(table, plan, card, ROBBERS_SIDE, lane) > patience else NO


class Saboteur(Raider):
    """Against the robber knights: play what gains most against leaving it to them, and give them what hurts them.

    A card is compared on both sides of the table: an Ogre that flips their lane is theirs to play, and comes first.
    The one discard is for a card that would do much damage.

    Source: rulebook, solo: the player decides all effects of the robber knights' cards.
    """

    habit = Parameter(150.0, low=0.0, high=1000.0, about="how much a coin of a card's usual worth counts in the lanes")

    def deploy(table, me, lead, cards, near, habit):
        plan = survey(table, party_of(table, me), lead, cards, near)
        return best_with(table, me, ours_not_theirs, (plan, habit))

    def for_robbers(table, me, lead, cards, near):
        return best_with(table, me, does_harm, survey(table, party_of(table, me), lead, cards, near))


@compiled
def weakest_lane(table, plan):
    """The lane that the party will least likely win, while there are more than two."""
    worst, least, lanes = -1, 2.0, 0
    for i in range(VIEW):
        lane = int(table.sight[plan[0], i])
        if lane >= 0 and table.lane_open[lane]:
            lanes += 1
            chance = chance_in(table, plan, i, 0, 0, 0)
            if chance < least:
                worst, least = lane, chance
    return worst if lanes > 2 else -1


@compiled
def on_two_fronts(table, me, lane, plans):
    """As the lanes say, but the third lane is for the cards of the robber knights and not for mine."""
    plan, given_up, focus = plans
    own = table.turn_party == plan[0]
    return here(table, me, lane, plan) + (0.0 if lane != given_up else -focus if own else focus)


class TwoFronts(Raider):
    """Two castles win: hold the two best lanes and give the third one up.

    Own cards go to two lanes, and what must be played for the robber knights goes to the third where it may.

    Source: rulebook, end of the game; concentration of force (Lanchester 1916).
    """

    focus = Parameter(15.0, low=0.0, high=1000.0, about="how strictly the third lane is left, per mille of the game")

    def lane(table, me, lead, cards, near, focus):
        plan = survey(table, party_of(table, me), lead, cards, near)
        return best_with(table, me, on_two_fronts, (plan, weakest_lane(table, plan), focus))
