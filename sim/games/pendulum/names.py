"""Pendulum: the components by number. A card's number is its place in `cards.toml`; kinds of cards lie together."""

from pathlib import Path

from sim.game import read_cards

CARDS = read_cards(Path(__file__).with_name("cards.toml"))
IDS = tuple(card.id for card in CARDS)


def _of(kind: str) -> tuple[int, int]:
    """The first card of a kind, and the one after its last."""
    places = [place for place, card in enumerate(CARDS) if card.facts["kind"] == kind]
    return places[0], places[-1] + 1


FIRST_SPACE, SPACES = _of("space")
FIRST_STRATAGEM, END_STRATAGEM = _of("stratagem")
FIRST_PROVINCE, END_PROVINCE = _of("province")
FIRST_ACHIEVEMENT, END_ACHIEVEMENT = _of("achievement")
FIRST_COUNCIL, END_COUNCIL = _of("council")
FIRST_FINAL, END_FINAL = _of("final")
FIRST_MAT, END_MAT = _of("mat")
GRANDE_CARD, CORNER, TAKE_BACK = (IDS.index(name) for name in ("grande-worker", "corner", "take-back"))
PLAYED = IDS[:END_MAT]  # all that people meet in a game; the rows after it are numbers of the rules

CHARACTERS = ("briber", "champion", "implacable", "insidious", "justicar")
SIDES = ("basic", "advanced")
BASIC_STRATAGEMS = FIRST_STRATAGEM  # four for every basic mat; then four for each advanced one
ADVANCED_STRATAGEMS = FIRST_STRATAGEM + 4
STRATAGEMS_EACH = 4

# What a reward can consist of. Costs first; all of them are numbers of the cards.
FIELDS = (
    "cost_military",
    "cost_culture",
    "cost_gold",
    "cost_any",
    "military",
    "culture",
    "gold",
    "votes",
    "any_resource",
    "power",
    "prestige",
    "popularity",
    "any_point",
    "prestige_or_popularity",
    "legendary",
    "produce_military",
    "produce_culture",
    "produce_gold",
    "produce_votes",
    "produce_any",
    "conquer",
    "recall",
    "take_back",
    "waive",
    "recruit",
    "convert",
    "province_limit",
    "exchange",
    "needs_military",
    "needs_culture",
    "needs_gold",
    "needs_votes",
    "amount",
    "copies",
)

# Numbers that lie side by side in the record, by resource or track: `cost[card, GOLD]`. The rest have their own names.
GROUPS = {
    "cost": ("cost_military", "cost_culture", "cost_gold"),
    "brings": ("military", "culture", "gold", "votes"),
    "climbs": ("power", "prestige", "popularity"),
    "produces": ("produce_military", "produce_culture", "produce_gold", "produce_votes"),
    "needs": ("needs_military", "needs_culture", "needs_gold", "needs_votes"),
}
PLAIN = tuple(name for name in FIELDS if not any(name in group for group in GROUPS.values()))
BITS = {field: 1 << place for place, field in enumerate(FIELDS)}  # of `does`: what a card has at all
