"""Dominion: the kinds of decisions. `table.source` names the card that asks."""

KINDS = {
    "action": "which action card of the hand to play, or stop",
    "treasure": "which treasure of the hand to play next, or stop",
    "buy": "which card to buy, or stop",
    "discard": "which card of the hand to discard, or stop where that is allowed",
    "trash": "which card of the hand to trash, or stop where that is allowed",
    "gain": "which card to gain, or stop where that is allowed",
    "topdeck": "which card to put onto the deck, or stop where that is allowed",
    "reveal": "which card of the hand to show (reaction, bane, Province), or stop",
    "play": "which action card to play through another card, or stop where that is allowed",
    "put_back": "which of the cards looked at goes back onto the deck next; the last one ends on top",
    "fate": "what becomes of the card shown in `table.shown`: KEEP, DISCARD or TRASH",
    "name_card": "which card to name",
    "overpay": "how much to overpay; the option is the number (100 and above: with a potion)",
    "tokens": "how many coin tokens to spend; the option is the number",
    "choose": "what to do; the options depend on the card that asks",
    "market": "which card of the black market to buy, or stop",
    "keep": "which card in play to put onto the deck in the clean-up, or stop",
    "stash": "how many of the shuffled cards lie above a Stash; the option is the number",
    "advise": "which revealed card the left neighbour discards (Advisor)",
}

(
    ASK_ACTION,
    ASK_TREASURE,
    ASK_BUY,
    ASK_DISCARD,
    ASK_TRASH,
    ASK_GAIN,
    ASK_TOPDECK,
    ASK_REVEAL,
    ASK_PLAY,
    ASK_PUT_BACK,
    ASK_FATE,
    ASK_NAME,
    ASK_OVERPAY,
    ASK_TOKENS,
    ASK_CHOOSE,
    ASK_MARKET,
    ASK_KEEP,
    ASK_STASH,
    ASK_ADVISE,
) = range(19)

# Options of "fate".
KEEP, DISCARD, TRASH = range(3)
# Options of "choose".
NO, YES = range(2)
THEY_GAIN, I_GAIN = range(2)  # Jester
STEED_CARDS, STEED_ACTIONS, STEED_COINS, STEED_SILVERS = range(4)  # Trusty Steed
WITH_POTION = 100  # added to the option of "overpay" when a potion is part of it
