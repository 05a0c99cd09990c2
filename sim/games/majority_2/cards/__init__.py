"""What the cards do when they are paid for: one function a card, named after it."""

from sim.games.majority_2.cards import angels, demons, dragons, reapers, witches
from sim.games.majority_2.state import CARD_IDS
from sim.kernel.compile import ByAddress

# A card without a function here has no ability of this kind: secretaries, demon veterans, angel juniors.
EFFECTS: dict[str, ByAddress] = {
    card: getattr(module, card.replace("-", "_"))
    for card in CARD_IDS
    for module in (witches, demons, dragons, angels, reapers)
    if isinstance(getattr(module, card.replace("-", "_"), None), ByAddress)
}
