"""Theories for solo and coop, where one plays the robber knights' cards too; elsewhere they bid like everybody."""

from sim.games.crimson_company.board import party_of
from sim.games.crimson_company.judgement import card_worth
from sim.games.crimson_company.kinds import NO, YES
from sim.games.crimson_company.state import NOTHING, PLAYERS_SIDE, ROBBERS, ROBBERS_SIDE, VIEW
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option, next_option
from sim.strategy import Parameter
from strategies.crimson_company.auctions import usual_worth
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
def ours_not_theirs(table, me, card, plan):
    """What a card does on our side, minus what it would do on theirs."""
    if table.form != ROBBERS:
        return GAME * usual_worth(table, me, card)
    value = 0.0
    for party in range(2):  # in one place: it is long, and inlined
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
    best = best_option(table, me, card_worth)
    second, option = -1, next_option(table, -1)
    while option >= 0:
        if option != best and (second < 0 or table.appraisal[option] > table.appraisal[second]):
            second = option
        option = next_option(table, option)
    return second if second >= 0 else best


class Saboteur(ValueBidder):
    """Against the robber knights: play what gains most against leaving it to them, and give them what hurts them.

    A card is compared on both sides of the table: an Ogre that flips their lane is theirs to play. The one discard is
    for the card that would do the most damage.

    Source: rulebook, solo: the player decides all effects of the robber knights' cards.
    """

    patience = Parameter(60.0, low=0.0, high=1000.0, about="damage, per mille of the game, that is worth the discard")

    def deploy(table, me, lead, cards, near):
        return best_with(table, me, ours_not_theirs, survey(table, party_of(table, me), lead, cards, near))

    def for_robbers(table, me, lead, cards, near):
        return best_with(table, me, does_harm, survey(table, party_of(table, me), lead, cards, near))

    def castle_coin(table, me, lead, cards, near):
        return best_with(table, me, coin_off, survey(table, party_of(table, me), lead, cards, near))

    def spare(table, me, lead, cards, near, patience):
        plan = survey(table, party_of(table, me), lead, cards, near)
        lane, card = int(table.lane), int(table.card)
        saved = after(table, plan, 2 * lane + 1, int(table.strength[card]), 0, 0)
        return YES if saved - played(table, plan, card, ROBBERS_SIDE, lane) > patience else NO


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


class TwoFronts(ValueBidder):
    """Two castles win: hold the two best lanes and give the third one up.

    Own cards go to two lanes, and what must be played for the robber knights goes to the third where it may. In coop
    the second-best card is handed over: the best is for the own lane, and the partner needs one as well.

    Source: rulebook, end of the game; concentration of force (Lanchester 1916).
    """

    focus = Parameter(40.0, low=0.0, high=1000.0, about="how strictly the third lane is left, per mille of the game")

    def lane(table, me, lead, cards, near, focus):
        plan = survey(table, party_of(table, me), lead, cards, near)
        return best_with(table, me, on_two_fronts, (plan, weakest_lane(table, plan), focus))

    def castle_coin(table, me, lead, cards, near):
        return best_with(table, me, coin_off, survey(table, party_of(table, me), lead, cards, near))

    def hand_over(table, me):
        return second_best(table, me)
