"""Das Ritual am Feuergipfel: the record of a table.

A card is a number: creatures 0 to 23 (equal ones share a number), spells 24 to 59 (`names.py`). A place is a number
too: ten times the seat plus 0 and 1 for level 1, 2 to 4 for level 2, 5 to 8 for level 3, 9 for the guard. Dungeons and
discards are counts and a mask of the cards in them: their order means nothing.
"""

import tomllib
from pathlib import Path

import numpy as np

from sim.games.feuergipfel.names import CARDS
from sim.kernel.state import PARTS, Column, State

SEATS = 5
POSITIONS = 9
GUARD = 9
PLACES = 10  # of a seat: nine positions and the guard's
CLANS = ("doom", "clergy", "twilight", "dawn", "night", "gaia")  # each beside its enemy: clan ^ 1
DOOM, CLERGY, TWILIGHT, DAWN, NIGHT, GAIA = range(6)
CLANLESS = 6
TYPES = ("creature", "aura", "circle", "enchantment", "summon", "general")
CREATURE, AURA, CIRCLE, ENCHANTMENT, SUMMON, GENERAL = range(6)
CARD_IDS = tuple(
    row["id"] for row in tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))["card"]
)

# Answers that are neither a card nor a place.
WIZARD, DUNGEON, NOTHING = 60, 61, 62
NO_CARD = -1
NO_SEAT = -1
DISCARDS = -1  # where a creature goes instead of a seat's dungeon

STACK_ROOM = 128
DEALT, KEPT = 7, 5
ACTIONS = 2
ROUND_CAP = 200

# Bits of `charms`: the enchantments that lie on a creature, the last one for Duplicate.
CHARM_BITS = 7
DOUBLE_BIT = 6
# What a roll is for; `capture` counts also for Touch of Death.
ROLL_CAPTURE, ROLL_RESCUE, ROLL_BRAINWASH = range(3)
# How a capture, rescue or brainwashing is done.
PLAIN, CHARMED, DEADLY, SURE, WITH_STONE = range(5)
GIVING_BACK, TURNS = range(2)
BY_STRUCTURE, BY_STACK, BY_CAP = 1, 2, 3

# Parts of the rules that are compiled by themselves: their places in `table.hooks`.
CORRECT, CAPTURE, RESCUE, BRAINWASH, PUT_SOMEWHERE, LEAVE, DRAW_SPELL, CAST, APPRAISE, APPRAISE_SPELLS = (
    PARTS + i for i in range(10)
)

# Questions about structures that many functions ask: their places in `table.tools`, compiled by themselves too.
TOOLS = 15
RENEW, CHANGED, TRIED_OUT, ROOM, CASTABLE, BEST_PLACE, PROSPECTS, SHIFTS = range(8)
OFFER_ACTIONS, RECRUITING, MOVING, SWAPPING, CAPTURE_WORTH, AFTER, DISORDER = range(8, TOOLS)

ACTION_NAMES = ("recruit", "capture", "brainwash", "rescue", "move", "swap", "imprison", "cast", "research")
MOST_ODDS = 6  # a lead of six or more can't be lost, however the dice fall
ODDS = tuple(
    f"minus_{-lead}" if lead < 0 else f"plus_{lead}" if lead > 0 else "even"
    for lead in range(-MOST_ODDS, MOST_ODDS + 1)
)
ROLLS = ("capture", "rescue", "brainwash")
CAUSES = ("captured", "attacking", "rescuing", "correction", "spell", "imprisoned")
CAPTURED, ATTACKING, RESCUING, CORRECTION, BY_SPELL, IMPRISONED = range(len(CAUSES))
HURDLES = tuple(str(hurdle) for hurdle in range(7))
ROUNDS = tuple(str(number) for number in range(1, 31))
PACE = len(ROUNDS)
BYTE = np.uint8
COUNT = np.uint16

STATE = State(
    seats_at_most=SEATS,
    card_ids=CARD_IDS,
    option_words=1,
    notes=[
        ("wanted", np.int16),  # a bit for every action to appraise
        ("appraisal", np.int32, (10,)),
        ("candidates", np.uint64),  # spells to appraise
        ("spell_worth", np.int32, (CARDS,)),
        ("openings", np.int16, (POSITIONS,)),  # hundredths of all creatures that could come there
    ],
    table=[
        ("clan_powers", np.int8),  # a bit for every clan whose power counts
        ("reshuffle", np.int8),
        ("guard_counts", np.int8),
        ("phase", np.int8),
        ("seat", np.int16),  # whose turn it is
        ("actions", np.int16),  # left in this turn
        ("free_moves", np.int16),  # moves and swaps that Mobility still gives in this turn
        ("night_used", np.int8),  # clan powers and circles that work once a turn
        ("doom_used", np.int8),
        ("fortune_used", np.int8),
        ("scrying_used", np.int8),
        ("reshuffled", np.int8),
        ("last_turn", np.int8),  # the last recruit has been drawn
        ("winner", np.int8),  # who has completed a structure
        # The open action: what questions are about.
        ("card", np.int8),  # the creature in question; only its owner sees it
        ("other_card", np.int8),  # Circle of Scrying: the first card drawn
        ("attacker", np.int8),  # places
        ("target", np.int8),
        ("style", np.int8),
        ("roll", np.int8),
        ("own_die", np.int16),
        ("other_die", np.int16),
        ("own_total", np.int16),
        ("other_total", np.int16),
        ("spell", np.int8),  # the card that is being cast
        ("works_as", np.int8),  # ... and whose text it follows: Duplicate has another's
        ("dungeon_allowed", np.int8),  # PUT_SOMEWHERE: what is allowed
        ("minions_of", np.int8),
        ("came", np.int8),  # where a creature went: place, DUNGEON or NOTHING
        ("to", np.int8),  # LEAVE: the seat whose dungeon it goes to, or DISCARDS
        ("left", np.int8),  # LEAVE: the creature went (no armor)
        ("seen", np.uint8),  # a bit for every dungeon that the seat whose turn it is may look into now
        ("wizard", np.int8, (SEATS,)),  # the clan of everybody's wizard
        ("wizards", np.int8, (SEATS,)),  # given by the set-up; CLANLESS: dealt
        # What lies in front of everybody.
        ("creature", np.int8, (SEATS, PLACES)),
        ("charms", np.uint8, (SEATS, PLACES)),
        ("aura", np.int8, (SEATS, POSITIONS)),
        ("circle", np.int8, (SEATS,)),
        ("decoy", np.int8, (SEATS, 2)),  # the cards that serve as Decoy
        ("double", np.int8),  # the spell whose text Duplicate has while it lies somewhere
        ("bound", np.int8, (2,)),  # Aggression, and Duplicate as such: its creature must attack in this turn
        ("tried", np.int8, (2,)),  # ... and has
        # Worked out from that, renewed with every change.
        ("power", np.int16, (SEATS, PLACES)),  # effective strength
        ("clan_now", np.int8, (SEATS, PLACES)),
        ("banners", np.int64, (SEATS,)),  # nine bits a clan: the positions of its creatures
        ("masks", np.uint16, (SEATS,)),  # a bit for every position under Mask of Command
        ("auras", np.int8, (SEATS,)),  # how many lie on the structure
        ("filled", np.uint16, (SEATS,)),  # a bit for every position that is taken
        ("count", np.int16, (SEATS,)),
        ("neutral", np.int8, (SEATS,)),  # Auras of Neutrality on the structure
        # Cards out of sight and discards.
        ("dungeon", np.uint8, (SEATS, CARDS)),
        ("prisoners", np.uint64, (SEATS,)),  # a bit for every card in the dungeon
        ("dungeon_size", np.int16, (SEATS,)),
        ("book", np.uint64, (SEATS,)),  # a bit for every spell
        ("returned", np.uint64, (SEATS,)),  # given back, not mixed in yet
        ("discards", np.uint8, (CARDS,)),
        ("discarded", np.uint64),  # a bit for every card among them
        ("discard_size", np.int16),
        ("spell_discards", np.uint64),
        ("stack_size", np.int16, (1,)),
        ("research_size", np.int16, (1,)),
        # Numbers of the cards. Shade and Duplicate get theirs when they are cast.
        ("clan", np.int8, (CARDS,)),
        ("strength", np.int16, (CARDS,)),
    ],
    piles=[
        ("stack", np.int8, (1, STACK_ROOM)),
        ("research", np.int8, (1, STACK_ROOM)),
        # Numbers that no game changes.
        ("copies", np.int16, (CARDS,)),
        ("type", np.int8, (CARDS,)),
        ("component_clan", np.int8, (2, CARDS)),
        ("component_minimum", np.int16, (2, CARDS)),
        ("payers", np.uint64, (2, 2, CARDS)),  # a bit for every creature that can pay; [1]: with Circle of Magic
        ("amount", np.int16, (CARDS,)),
        ("effects", np.int64, (CARDS,)),  # addresses
        ("tools", np.int64, (TOOLS,)),
        ("free_spells", np.int8),  # some spell costs nothing
    ],
    games=(
        Column("ending", BYTE, "1: a complete structure, 2: the recruit stack was empty, 3: the cap of 200 rounds"),
        Column("tied", np.bool_, "several seats share the win"),
        Column("rounds", COUNT, "rounds begun"),
        Column("recruits_left", BYTE, "creatures left in the recruit stack"),
        Column("was_reshuffled", np.bool_, "the discards became a new recruit stack"),
    ),
    seats=(
        Column("wizard_clan", BYTE, "clan of the wizard: 0 doom, 1 clergy, 2 twilight, 3 dawn, 4 night, 5 gaia"),
        Column("completed", np.bool_, "completed the structure"),
        Column("by_might", np.bool_, "... with fewer than nine creatures, by Circle of Might"),
        Column("creatures", BYTE, "creatures in the structure at the end"),
        Column("has_guard", np.bool_, "has a guard at the end"),
        Column("prisoners_left", BYTE, "creatures in the dungeon at the end"),
        Column("spells_left", BYTE, "spells in the spellbook at the end"),
        Column("peak", BYTE, "most creatures that the structure ever had after an action"),
        Column("done", COUNT, "actions of each kind, those that spells give included", ACTION_NAMES, "actions"),
        Column("recruited", COUNT, "recruits that went there", ("structure", "guard", "dungeon")),
        Column("extra_actions", COUNT, "actions more than two a turn, by spells and clan powers"),
        Column("idle_actions", COUNT, "actions that were not used"),
        Column("capture_tries", COUNT, "plain captures by the attacker's lead before the dice (6: 6 or more)", ODDS),
        Column("capture_wins", COUNT, "... won", ODDS),
        Column("capture_losses", COUNT, "... lost", ODDS),
        Column("rescue_tries", COUNT, "plain rescues by the raider's lead before the dice", ODDS),
        Column("rescue_wins", COUNT, "... won", ODDS),
        Column("rescue_losses", COUNT, "... lost", ODDS),
        Column("brainwash_tries", COUNT, "plain brainwashings by what the die must exceed, bonuses taken off", HURDLES),
        Column("brainwash_wins", COUNT, "... that succeeded", HURDLES),
        Column("special_tries", COUNT, "by Lucky Charm, Touch of Death, Tornado, Domination", ROLLS),
        Column("special_wins", COUNT, "... that succeeded", ROLLS),
        Column("captives", COUNT, "creatures of others taken by captures, summoned ones too"),
        Column("powers", COUNT, "uses of each clan's power (in fights: rolls with its bonus)", CLANS, "power"),
        Column("lost", COUNT, "controlled creatures lost, by cause", CAUSES),
        Column("collapses", COUNT, "corrections that cost at least one creature"),
        Column("worst_collapse", BYTE, "most creatures lost in one correction"),
        Column("risen", COUNT, "creatures that moved up in corrections"),
        Column("saved", COUNT, "creatures kept by Mystic Armor or Decoy"),
        Column("grown", BYTE, "creatures in the structure after the own turn (0 after the end)", ROUNDS, "size"),
    ),
    cards=(
        Column("dealt", BYTE, "spell was among the seven dealt at the start"),
        Column("kept", BYTE, "... and was kept"),
        Column("drawn", BYTE, "spell: drawn later, by research or a spell; creature: drawn as a recruit"),
        Column("cast", BYTE, "spell was cast"),
        Column("doubled", BYTE, "spell whose text Duplicate took"),
        Column("placed", BYTE, "creature or summoned card came into the structure or became guard"),
        Column("seized", BYTE, "creature was captured from another wizard"),
    ),
)  # fmt: skip
