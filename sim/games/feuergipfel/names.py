"""Das Ritual am Feuergipfel: the numbers of the cards, in the order of cards.toml.

Creatures are 0 to 23, a clan's number times four plus the strength less one; spells follow.
"""

CREATURES = 24
SPELLS = 36
CARDS = CREATURES + SPELLS

(
    AURA_OF_DEFENSE,
    AURA_OF_NEUTRALITY,
    AURA_OF_RESISTANCE,
    AURA_OF_STEALTH,
    AURA_OF_STRENGTH,
    CIRCLE_OF_FORTUNE,
    CIRCLE_OF_GUILE,
    CIRCLE_OF_MAGIC,
    CIRCLE_OF_MIGHT,
    CIRCLE_OF_SCRYING,
    AGGRESSION,
    ATROPHY,
    AVATAR,
    ETHEREALITY,
    MASK_OF_COMMAND,
    MYSTIC_ARMOR,
    SUMMON_FAMILIAR,
    SUMMON_GOLEM,
    SUMMON_SHADE,
    SUMMON_TITAN,
    BALANCE,
    DECOY,
    DOMINATION,
    DUPLICATE,
    LUCKY_CHARM,
    MAGIC_TEMPEST,
    MOBILITY,
    RAISE_DEAD,
    RESURRECTION,
    SCRY,
    SMITE,
    STONE_SPIRIT,
    TIDES_OF_CHAOS,
    TIME_WARP,
    TORNADO,
    TOUCH_OF_DEATH,
) = range(CREATURES, CARDS)
