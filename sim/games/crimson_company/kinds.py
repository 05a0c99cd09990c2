"""Crimson Company: the questions, in the order of their numbers, and what their options mean.

Besides the options a question comes with `table.source`, the character that asks (`NO_CARD`: the rules themselves),
and where it matters with `table.card` (a character that is not in play), `table.subject` (a slot) or `table.lane`.
"""

KINDS = {
    "recruit": "which card of the offer to bid on: its place 0 to 3, or 4 for the deck's top card (Fortune Teller)",
    "bid": "how many coins to put on it (table.card)",
    "match": "pay the bidder off (1) or pass (0); table.card is up, table.bid the price for you",
    "call_up": "free-for-all: which card of the offer to put up for auction, 0 to 3, or 4 for the deck's top card",
    "secret_bid": "free-for-all: how many coins to hold in the closed hand for table.card",
    "buy": "free-for-all: pay the highest bid table.bid and take table.card (1) or leave it to the bidder (0)",
    "deploy": "which card before you to play next: the character's number",
    "lane": "the lane into which table.card is played",
    "destroy": "the slot of a card to destroy, or NOTHING where enough is destroyed",
    "flip": "the slot of a card to flip",
    "move": "the slot of a card to move, into table.lane (Siren) or to a lane that is asked for then (NO_LANE)",
    "destination": "the lane to which a card goes: the one in slot table.subject, or (NO_SLOT) a new table.card",
    "exchange": "the slot of the card that the one in slot table.subject is exchanged for",
    "place": "which character to put into play: out of the offer, the discard pile or three drawn cards",
    "discard": "which character to discard: out of the offer or the hand",
    "victim": "two against two: which opponent pays, a seat",
    "payer": "two against two: which member of the team may pay for a card's strength, a seat",
    "pay": "how many coins to pay for the strength of the card in slot table.subject",
    "castle_coin": "solo and coop: the lane whose castle loses a coin, or NOTHING",
    "spare": "solo and coop: discard table.card (1) instead of playing it for the robber knights into table.lane (0)",
    "look": "solo and coop, Fortune Teller: discard the deck's top card (1) or leave it (0)",
    "hand_over": "coop: which card of the hand to give to the partner",
    "for_robbers": "solo and coop: which card of the hand to play next for the robber knights",
}

(
    ASK_RECRUIT,
    ASK_BID,
    ASK_MATCH,
    ASK_CALL_UP,
    ASK_SECRET_BID,
    ASK_BUY,
    ASK_DEPLOY,
    ASK_LANE,
    ASK_DESTROY,
    ASK_FLIP,
    ASK_MOVE,
    ASK_DESTINATION,
    ASK_EXCHANGE,
    ASK_PLACE,
    ASK_DISCARD,
    ASK_VICTIM,
    ASK_PAYER,
    ASK_PAY,
    ASK_CASTLE_COIN,
    ASK_SPARE,
    ASK_LOOK,
    ASK_HAND_OVER,
    ASK_FOR_ROBBERS,
) = range(len(KINDS))

NO, YES = range(2)
