"""What strategies reckon with: cards, places and coins, on this table and after one more card.

Everything here reads only what lies open, and the asking seat's own cards.
"""

from sim.games.majority.cards import colour_of, partner_of, right_of
from sim.games.majority.council import SECONDS_SHARE, WINNERS_COINS
from sim.games.majority.state import ASSASSINATION, BRIBERY, COLOURS, NO_ABILITY, SPY, TREASON
from sim.kernel.address import lowest_bit
from sim.kernel.compile import compiled, inlined
from sim.kernel.decisions import ONE, ZERO

COLOUR_BITS = 16
COLOUR_MASK = (1 << COLOUR_BITS) - 1


@inlined
def best_with(table, me, value, plan):
    """The option with the highest `value(table, me, option, plan)`; the plan is a number or a tuple of numbers."""
    bits = table.options[0]  # 24 cards fit into the first word
    best = lowest_bit(bits)
    best_value = value(table, me, best, plan)
    bits &= bits - ONE
    while bits != ZERO:
        option = lowest_bit(bits)
        bits &= bits - ONE
        option_value = value(table, me, option, plan)
        if option_value > best_value:
            best = option
            best_value = option_value
    return best


@compiled
def valued(table, card, bribery, assassination, spy, treason):
    """A card's power, or for the abilities what a strategy says.

    Reckoned without a branch: which cards come next nobody can guess, and the processor's wrong guesses took a tenth
    of a game's time.
    """
    ability = table.ability[card]
    worth = table.power[card] * (ability == NO_ABILITY) + treason * (ability == TREASON)
    return worth + bribery * (ability == BRIBERY) + assassination * (ability == ASSASSINATION) + spy * (ability == SPY)


@compiled
def power_in(table, me, cards, sizes):
    """The power in a pile of mine, all three colours packed into one number; 7s will not stay with me.

    One pass without a branch: in a loop over the options this is the difference between fast and slow.
    """
    packed = 0
    for i in range(sizes[me]):
        card = cards[me, i]
        packed += (int(table.power[card]) * (table.ability[card] != TREASON)) << (COLOUR_BITS * colour_of(card))
    return packed


@compiled
def of_colour(packed, colour):
    """One colour out of packed power."""
    return packed >> (COLOUR_BITS * colour) & COLOUR_MASK


@compiled
def kept_power(table, me):
    """What I have put aside in this draft, packed."""
    return power_in(table, me, table.kept, table.kept_size)


@compiled
def all_power(table, me):
    """All that is mine or can be, packed: scoring area, kept cards, hand (in a draft: the packet)."""
    packed = kept_power(table, me) + power_in(table, me, table.hand, table.hand_size)
    for colour in range(len(COLOURS)):
        packed += int(table.sums[me, colour]) << (COLOUR_BITS * colour)
    return packed


@compiled
def goes_to(table, me, card):
    """Where my card goes if nobody meddles: 7s to the right."""
    return right_of(table, me) if table.ability[card] == TREASON else me


@compiled
def rival(table, me, seat):
    """Does the seat play against me?"""
    return seat != me and (not table.teams or (seat - me) & 1 == 1)


@compiled
def lower(power, limit):
    return power if power < limit else 0


@compiled
def highest(a, b, c, d):
    return max(max(a, b), max(c, d))


@compiled
def pay(power, first, second, share):
    """The coins for a sum once the places are known."""
    return WINNERS_COINS if power == first else share if power == second else 0


@compiled
def balance(table, me, a, b, c, d):
    """Coins of my side minus coins of the others for one colour, from the four seats' sums.

    Three players: seat 3 has nothing, and as I have two rivals my coins count double.
    """
    first = highest(a, b, c, d)
    if first == 0:
        return 0
    second = highest(lower(a, first), lower(b, first), lower(c, first), lower(d, first))
    share = first // SECONDS_SHARE * ((a == first) + (b == first) + (c == first) + (d == first)) * (second > 0)
    at_0, at_1 = pay(a, first, second, share), pay(b, first, second, share)
    at_2, at_3 = pay(c, first, second, share), pay(d, first, second, share)
    if table.teams:
        even = at_0 + at_2 - at_1 - at_3
        return -even if me & 1 else even
    mine = at_0 if me == 0 else at_1 if me == 1 else at_2
    return 3 * mine - at_0 - at_1 - at_2


@compiled
def sum_of(table, seat, colour, lucky, extra):
    """A seat's sum of a colour, with something extra for one lucky seat."""
    return int(table.sums[seat, colour]) + (extra if seat == lucky else 0)


@compiled
def margin(table, me, colour, lucky, extra):
    """My side's coins minus the others' for a colour if the council were held now and a seat had a little more."""
    a, b = sum_of(table, 0, colour, lucky, extra), sum_of(table, 1, colour, lucky, extra)
    c, d = sum_of(table, 2, colour, lucky, extra), sum_of(table, 3, colour, lucky, extra)
    return balance(table, me, a, b, c, d)


@compiled
def gain(table, me, seat, card):
    """What it means for the margin if the card goes to a seat's scoring area."""
    colour = colour_of(card)
    return margin(table, me, colour, seat, int(table.power[card])) - margin(table, me, colour, seat, 0)


@compiled
def better_there(table, me, card):
    """By how much the card does more in the partner's hand than in mine."""
    colour, power = colour_of(card), int(table.power[card])
    there, here = goes_to(table, partner_of(me), card), goes_to(table, me, card)
    return margin(table, me, colour, there, power) - margin(table, me, colour, here, power)
