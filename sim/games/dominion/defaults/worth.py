"""What cards are worth as a rule, in tenths of a coin: to a deck, and when they are played."""

import numpy as np

from sim.games.dominion import names
from sim.games.dominion.moves import cost_of
from sim.games.dominion.state import ACTION, BOX_CARDS, CARDS, TREASURE
from sim.kernel.compile import compiled


def by_card(**worths: int) -> np.ndarray:
    """A table with a number for every card; cards that aren't named have 0."""
    table = np.zeros(CARDS, np.int64)
    for name, worth in worths.items():
        table[getattr(names, name.upper())] = worth
    return table


# What a copy adds to a deck that has room for it. Close to the price; victory cards are judged by their points.
OWNED = by_card(
    copper=2, silver=30, gold=60, potion=12, curse=-30,
    cellar=22, chapel=24, moat=20, harbinger=24, merchant=28, vassal=26, village=27, workshop=20, bureaucrat=28,
    militia=42, moneylender=38, poacher=42, remodel=34, smithy=44, throne_room=38, bandit=52, council_room=52,
    festival=46, laboratory=53, library=52, market=52, mine=42, sentry=54, witch=72, artisan=62,
    candlestick_maker=25, stonemason=18, doctor=22, masterpiece=22, advisor=40, herald=40, plaza=36, taxman=32,
    baker=58, butcher=46, journeyman=58, merchant_guild=50, soothsayer=60,
    transmute=12, herbalist=18, apothecary=38, scrying_pool=46, university=40, alchemist=58, familiar=68,
    philosophers_stone=46, golem=62, apprentice=46, possession=85,
    hamlet=27, fortune_teller=32, menagerie=36, farming_village=36, horse_traders=38, remake=38, tournament=45,
    young_witch=48, harvest=42, horn_of_plenty=40, hunting_party=58, jester=56,
    bag_of_gold=75, diadem=50, followers=95, princess=80, trusty_steed=90,
    black_market=30, stash=46, walled_village=34, caravan=46,
)  # fmt: skip

# How much less each further copy of an action adds.
CROWDED = by_card(
    cellar=6, moat=4, harbinger=5, merchant=2, vassal=4, workshop=4, sentry=14, library=6, artisan=8, bandit=6,
    candlestick_maker=4, journeyman=10, council_room=8, advisor=3, herald=3, plaza=3, butcher=10, merchant_guild=6,
    soothsayer=6, menagerie=5, hamlet=5, tournament=1, farming_village=5, remake=9, harvest=5, horse_traders=5,
    young_witch=5, jester=5, scrying_pool=3, apothecary=4, university=8, golem=8, fortune_teller=6, black_market=5,
    walled_village=5,
)  # fmt: skip

# What playing an action brings beyond its plain bonuses. Cards that depend on the hand are in `playing.py`.
PLAYED = by_card(
    cellar=5, harbinger=4, merchant=5, vassal=4, workshop=16, bureaucrat=16, militia=13, bandit=32, council_room=-6,
    sentry=14, artisan=34, doctor=10, advisor=18, herald=10, plaza=3, butcher=6, journeyman=34, merchant_guild=9,
    soothsayer=30, herbalist=5, apothecary=14, scrying_pool=16, university=24, alchemist=5, golem=45, possession=60,
    hamlet=2, fortune_teller=7, menagerie=16, farming_village=11, tournament=14, young_witch=-8, harvest=30,
    hunting_party=13, jester=20, bag_of_gold=34, followers=14, princess=32, trusty_steed=42, black_market=8, caravan=9,
)  # fmt: skip

# ... and while there are Curses to hand out.
CURSES = by_card(witch=32, young_witch=30, soothsayer=24, familiar=32, followers=30)

# In which order actions are played that bring actions themselves; the highest first.
ORDER = by_card(
    bag_of_gold=90, scrying_pool=88, apothecary=87, university=86, festival=85, farming_village=84, walled_village=83,
    plaza=82, village=81, hunting_party=77, alchemist=76, laboratory=75, caravan=74, familiar=73, sentry=72, herald=71,
    market=70, baker=69, advisor=68, merchant=67, poacher=66, harbinger=65, candlestick_maker=64, tournament=60,
    hamlet=55, menagerie=50, apprentice=45, cellar=40,
)  # fmt: skip
ORDER_OF_OTHERS = 62


@compiled
def is_action(table, card):
    return table.types[card] & ACTION != 0


@compiled
def is_treasure(table, card):
    return table.types[card] & TREASURE != 0


@compiled
def is_dead(table, card):
    """A card that does nothing in a hand: victory cards and Curses that are nothing else."""
    return table.types[card] & (ACTION | TREASURE) == 0


@compiled
def owned_worth(table, card):
    """What a copy adds to a deck; a user's own card is believed to be worth its price."""
    if card < BOX_CARDS:
        return OWNED[card]
    return 10 * int(cost_of(table, card)) + 15 * int(table.potion_cost[card])


@compiled
def opens_actions(table, card):
    """Does the card let another action follow it?"""
    return table.plus_actions[card] > 0 or card == names.THRONE_ROOM or card == names.GOLEM


@compiled
def is_terminal(table, card):
    """An action card that uses up an action for good."""
    return is_action(table, card) and not opens_actions(table, card)
