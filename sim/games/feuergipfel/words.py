"""Das Ritual am Feuergipfel: what can happen, and the sentence for it in a transcript."""

from sim.games.feuergipfel.state import CARD_IDS, CLANS, GUARD, PLACES
from sim.words import Words

SENTENCES = {
    "WIZARD_IS": "{seat} is the wizard of {a:clan}",
    "DEALT": "{seat} is dealt {a:card}",
    "GIVES_BACK": "{seat} gives {a:card} back",
    "TURN": "# Round {a}: {seat}",
    "RECRUITS": "{seat}: {a:creature} recruits {b:card}",
    "RECRUITS_AS_WIZARD": "{seat}: the wizard recruits {a:card}",
    "SCRIES": "- Circle of Scrying: {seat} gives {a:card} for a second card",
    "PICKS": "- Circle of Scrying: {seat} keeps {a:card}",
    "PLACES_IT": "- {a:card} takes {b:place}",
    "PLACES_GUARD": "- {a:card} becomes guard",
    "HIDES": "- {a:card} goes to the dungeon, unseen",
    "ATTACKS": "{seat}: {a:creature} tries to capture {b:creature}",
    "ROLLS": "- {seat} {a:roll} against {b:others_roll}",
    "REROLLS": "- Lucky Charm: {seat} rolls again",
    "BUYS_FORTUNE": "- Circle of Fortune: {seat} gives {a:card} for a better roll",
    "CAPTURE_SUCCEEDS": "- the capture succeeds",
    "CAPTURE_FAILS": "- the attacker loses",
    "CAPTURE_TIES": "- a tie: nothing happens",
    "DECOY_GOES": "- {seat} discards the Decoy, and the creature stays",
    "ARMOR_GOES": "- Mystic Armor: {a:card} of {seat} stays",
    "DEFENSE_STRIKES": "- Aura of Defense: {a:card} of {seat} has to go",
    "TWILIGHT_ROLLS": "- Twilight's power: {seat} rolls {a} for {b:card}",
    "TO_DUNGEON": "- {a:card} goes to the dungeon of {seat}",
    "CREATURE_DISCARDED": "- {a:card} is discarded",
    "SPELL_DISCARDED": "- {a:card} goes to the spells' discards",
    "RETURNS_TO_BOOK": "- {a:card} returns to the spellbook of {seat}",
    "RAIDS": "{seat}: {a:creature} raids the dungeon of seat {b}",
    "FREES": "- {seat} takes {a:card} out of the dungeon of seat {b}",
    "RESCUE_FAILS": "- the raider loses",
    "RESCUE_TIES": "- a tie: nothing happens",
    "BRAINWASHES": "{seat} brainwashes a prisoner of strength {a}",
    "BRAINWASHED": "- {a:card} gives in",
    "RESISTS": "- it resists",
    "DOOM_ACTS": "- Doom's power: {seat} has one action more",
    "MOVES": "{seat} moves {a:creature} to {b:place}",
    "SWAPS": "{seat} swaps {a:creature} and {b:creature}",
    "IMPRISONS": "{seat} imprisons {a:creature}",
    "CASTS": "{seat} casts {a:card}",
    "COPIES_SPELL": "- Duplicate becomes {a:card}",
    "LAYS_AURA": "- {a:card} lies on {b:place}",
    "LAYS_CIRCLE": "- {a:card} lies beside the structure of {seat}",
    "LAYS_ENCHANTMENT": "- it is laid on {a:card} at {b:place}",
    "COPIES_CREATURE": "- the Shade becomes {a:card} of {b:place}",
    "GIVES_UP": "- {seat} gives up {a:card}",
    "DECOY_LAID": "- the Decoy lies before {seat}",
    "TEMPEST": "- enchantments, circles and auras vanish",
    "RAISES": "- {seat} takes {a:card} from the discards",
    "TAKES_BACK": "- {seat} keeps {a:card} of the creatures washed away",
    "RESEARCHES": "{seat} researches with two of {a:clan}",
    "DRAWS_SPELL": "- {seat} draws {a:card}",
    "SPELLS_SHUFFLED": "- the spells' discards are shuffled: {a:spells} to research",
    "NO_SPELL_LEFT": "- there is no spell left to draw",
    "CORRECTS": "- the structure of {seat} must be put right",
    "RISES": "- {a:card} moves up to {b:place}",
    "REMOVES": "- {seat} removes {a:card} from {b:place}",
    "AGGRESSION_ENDS": "{a:card} of {seat} did not attack",
    "STACK_EMPTY": "- the last recruit is drawn: this is the last turn",
    "RESHUFFLED": "- the discards become a new recruit stack of {a}",
    "COMPLETE": "# {seat} completes the ritual with {a} creatures",
    "STACK_OUT": "# The recruit stack is empty",
    "CAPPED": "# Nobody comes to an end: called off after round {a}",
    "ENDS": "{seat} has strength {a} in {b:creatures}",
    "WINS": "{seat} wins",
    "DRAWN_GAME": "{seat} shares the win",
}
(
    WIZARD_IS, DEALT, GIVES_BACK, TURN, RECRUITS, RECRUITS_AS_WIZARD, SCRIES, PICKS, PLACES_IT, PLACES_GUARD,
    HIDES, ATTACKS, ROLLS, REROLLS, BUYS_FORTUNE, CAPTURE_SUCCEEDS, CAPTURE_FAILS, CAPTURE_TIES,
    DECOY_GOES, ARMOR_GOES, DEFENSE_STRIKES, TWILIGHT_ROLLS, TO_DUNGEON, CREATURE_DISCARDED, SPELL_DISCARDED,
    RETURNS_TO_BOOK, RAIDS, FREES, RESCUE_FAILS, RESCUE_TIES, BRAINWASHES, BRAINWASHED, RESISTS, DOOM_ACTS,
    MOVES, SWAPS, IMPRISONS, CASTS, COPIES_SPELL, LAYS_AURA, LAYS_CIRCLE, LAYS_ENCHANTMENT, COPIES_CREATURE,
    GIVES_UP, DECOY_LAID, TEMPEST, RAISES, TAKES_BACK, RESEARCHES, DRAWS_SPELL, SPELLS_SHUFFLED, NO_SPELL_LEFT,
    CORRECTS, RISES, REMOVES, AGGRESSION_ENDS, STACK_EMPTY, RESHUFFLED, COMPLETE, STACK_OUT, CAPPED, ENDS, WINS,
    DRAWN_GAME,
) = range(len(SENTENCES))  # fmt: skip


# Two numbers in one, where an event would else have too many.
CARD_BITS, CARD_MASK = 6, 63
DIE_BITS, DIE_MASK = 3, 7


def creature_name(both: int) -> str:
    """A creature and where it stands."""
    return f"{CARD_IDS[both & CARD_MASK]} at {place_name(both >> CARD_BITS)}"


def roll_name(both: int) -> str:
    """The own die and what it comes to with strength and bonuses."""
    return f"rolls {both & DIE_MASK}: {both >> DIE_BITS}"


def others_roll_name(both: int) -> str:
    """What it is held against: another's roll, or a prisoner's strength."""
    die = both & DIE_MASK
    return f"{both >> DIE_BITS}" + (f" (rolled {die})" if die else "")


def place_name(place: int) -> str:
    """A place as people count: level and number from the left, and whose structure it is."""
    seat, position = divmod(place, PLACES)
    if position == GUARD:
        return f"the guard's place of seat {seat}"
    level = 1 if position < 2 else 2 if position < 5 else 3
    first = {1: 0, 2: 2, 3: 5}[level]
    return f"place {level}.{position - first + 1} of seat {seat}"


WORDS = Words(
    sentences=dict(enumerate(SENTENCES.values())),
    names={
        "card": lambda card: CARD_IDS[card],
        "clan": lambda clan: CLANS[clan],
        "place": place_name,
        "creature": creature_name,
        "roll": roll_name,
        "others_roll": others_roll_name,
        "spells": lambda spells: "1 spell" if spells == 1 else f"{spells} spells",
        "creatures": lambda creatures: "1 creature" if creatures == 1 else f"{creatures} creatures",
    },
)
