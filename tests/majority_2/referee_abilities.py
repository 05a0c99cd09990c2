"""What each card may do when it is paid for (6-2 to 6-4), as the referee knows it: one function a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sim.games.majority_2.state import COLOURS
from tests.majority_2.referee import Ambiguous, Lying

OWN, OPPOSING, AREAS = "own", "opposing", "areas"


def witch_junior(game: Any, me: int, column: int) -> None:
    for _ in range(2):
        game.draw("DRAWS_TO_RESERVE", me, game.reserve[me])


def witch_senior(game: Any, me: int, column: int, number: int = 2) -> None:
    number = min(number, len(game.reserve[1 - me]))
    if number == 0:
        game.expect("NO_EFFECT")
    for _ in range(number):
        game.move(game.expect("DISCARDS_RESERVE", 1 - me).card, game.reserve[1 - me], game.discard)


def promo_witch_senior(game: Any, me: int, column: int) -> None:
    witch_senior(game, me, column, len(game.area[me]))


def witch_veteran(game: Any, me: int, column: int) -> None:
    event = game.expect("TAKES", me)
    assert event.a // 64 // 32 < 6, "in play are the columns"
    cards, card = game.at(event.a)
    cards.remove(card)
    game.free_disc(card)
    game.reserve[me].append(card.kind)


def witch_aristocrat(game: Any, me: int, column: int) -> None:
    assert game.expect("COINS_UP", me).a == game.coins[me] - game.up
    game.up = game.coins[me]


def demon_junior(game: Any, me: int, column: int) -> None:
    for _ in range(3):
        game.draw("DRAWS", me, game.hand)
    if game.hand:
        game.move(game.expect("PUTS_ASIDE", me).card, game.hand, game.reserve[me])


def demon_senior(game: Any, me: int, column: int) -> None:
    game.expect("WILL_SWAP", 1 - me)
    game.must_swap[1 - me] = True


def demon_aristocrat(game: Any, me: int, column: int) -> None:
    game.gain(me, 2)


def dragon_junior(game: Any, me: int, column: int) -> None:
    theirs, mine = game.sides[1 - me, column], game.sides[me, column]
    counted = [*((1 - me, card) for card in reversed(theirs)), *((me, card) for card in mine)]
    if len(counted) < 4:
        game.expect("NO_EFFECT")
    else:
        game.destroy(counted[3][0], column, counted[3][1])


def promo_dragon_junior(game: Any, me: int, column: int) -> None:
    event = game.expect("AIMS", me)
    row = event.a // 64 // 32
    assert row < 6 and row % 3 == column
    _, card = game.at(event.a)
    if card.colour in COLOURS[:5] and game.of_colour(game.area[1 - me], card.colour):
        game.destroy(row // 3, column, card)
    else:
        game.expect("NO_EFFECT")


def dragon_senior(game: Any, me: int, column: int) -> None:
    for _ in range(len(game.hand)):
        game.move(game.expect("DISCARDS_HAND", me).card, game.hand, game.discard)


def dragon_veteran(game: Any, me: int, column: int) -> None:
    named = {COLOURS[game.expect("NAMES", seat).a] for seat in (me, 1 - me)}
    for (seat, place), cards in game.sides.items():
        for card in [card for card in reversed(cards) if card.colour in named]:
            game.destroy(seat, place, card)


def dragon_aristocrat(game: Any, me: int, column: int) -> None:
    theirs = game.area[1 - me]
    if not theirs:
        game.expect("NO_EFFECT")
        return
    kind = game.expect("GIVES_UP", 1 - me).card
    assert kind.endswith("secretary") or not any(card.kind.endswith("secretary") for card in theirs)
    if sum(card.kind == kind for card in theirs) > 1:
        raise Ambiguous
    game.drop(theirs, game.find(theirs, kind))


def angel_senior(game: Any, me: int, column: int) -> None:
    used: set[str] = set()
    while len(used) < 2 and put_disc(game, me, {OWN}, used):
        pass


def angel_veteran(game: Any, me: int, column: int) -> None:
    for _ in range(2):
        drawn: list[str] = []
        game.draw("DRAWN_TO_COLUMN", me, drawn)
        game.sides[me, column] += [Lying(kind) for kind in drawn]


def promo_angel_veteran(game: Any, me: int, column: int) -> None:
    taken = 5 - len(game.supply)
    for _ in range(taken):
        take_off(game)
    if taken >= 4:
        game.gain(me, 1)


def angel_aristocrat(game: Any, me: int, column: int) -> None:
    game.expect("TO_AREA", me)
    game.area[me].append(game.sides[me, column].pop())
    game.gain(me, 1)
    for seat in [me] if game.options["angel_aristocrat_clears"] == "own" else [me, 1 - me]:
        for card in reversed(game.sides[seat, column].copy()):
            game.destroy(seat, column, card)


def reaper_junior(game: Any, me: int, column: int) -> None:
    put_disc(game, me, {OPPOSING}, set())


def reaper_senior(game: Any, me: int, column: int) -> None:
    drawn: list[str] = []
    game.shuffle_if_empty()
    if not game.deck.total():
        game.expect("NO_EFFECT")
        return
    game.draw("EXCHANGES", me, drawn)
    game.sides[me, column].pop()
    game.sides[me, column].append(Lying(drawn[0]))
    (game.discard if game.options["reaper_senior_goes"] == "discard" else game.hand).append("reaper-senior")
    ability(game, me, column, drawn[0])


def reaper_veteran(game: Any, me: int, column: int) -> None:
    put_disc(game, me, {AREAS}, set())


def reaper_aristocrat(game: Any, me: int, column: int) -> None:
    loss = 1 if game.coins[1 - me] > 3 else 0
    game.coins[1 - me] -= loss
    event = game.expect("LOSES_COINS", 1 - me)
    assert (event.a, event.b) == (loss, game.coins[1 - me])


def promo_reaper_aristocrat(game: Any, me: int, column: int) -> None:
    used = set(COLOURS[:5]) - game.supply
    while game.supply and put_disc(game, me, {OWN, OPPOSING, AREAS}, used):
        pass


def ghost(game: Any, me: int, column: int) -> None:
    event = game.expect("HAUNTS", 1 - me)
    game.sides[1 - me, event.b].append(game.sides[me, column].pop())
    game.haunted = (1 - me, event.b)


# --- Discs ----------------------------------------------------------------------------------------------------


def candidates(game: Any, me: int, where: set[str]) -> list[Lying]:
    """Cards without a disc; in a column with a ghost without one only the ghost, the active player's first (6-4)."""
    found: list[Lying] = []
    for (seat, column), cards in game.sides.items():
        bare = [card for card in cards if not card.disc]
        if bare and (OWN if seat == me else OPPOSING) in where:
            both = game.sides[me, column] + game.sides[1 - me, column]
            ghosts = [card for card in both if card.kind == "ghost" and not card.disc]
            found += ghosts[:1] or bare
    if AREAS in where:
        found += [card for area in game.area for card in area if not card.disc]
    return found


def put_disc(game: Any, me: int, where: set[str], used: set[str]) -> bool:
    """A disc goes on a card without one; one that lies elsewhere moves (6-1, 6-2)."""
    allowed = candidates(game, me, where)
    if not allowed:
        game.expect("NO_EFFECT")
        return False
    if game.peek() == "DISC_OFF":
        take_off(game)
    event = game.expect("DISC", me)
    _, card = game.at(event.a)
    colour = COLOURS[event.b]
    assert any(card is one for one in allowed) and colour not in used and colour in game.supply
    card.disc = colour
    game.supply.remove(colour)
    used.add(colour)
    return True


def take_off(game: Any) -> None:
    event = game.expect("DISC_OFF")
    (card,) = (c for row in (*game.sides.values(), *game.area) for c in row if c.disc == COLOURS[event.b])
    assert card.kind == event.card
    game.free_disc(card)
    card.disc = ""


ABILITIES: dict[str, Callable[[Any, int, int], None]] = {
    name.replace("_", "-"): function for name, function in list(globals().items()) if callable(function)
}


def ability(game: Any, me: int, column: int, kind: str) -> None:
    """Secretaries, demon veterans and angel juniors do nothing when they come."""
    if kind in ABILITIES:
        ABILITIES[kind](game, me, column)
