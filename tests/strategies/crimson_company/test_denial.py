"""What the others need."""

from tests.strategies.crimson_company.contract import Contract
from tests.strategies.crimson_company.situation import bids, matches, recruited

# They need one more card in lane 1, and 5 points more; we have no use for strength there.
NEED = {"near": ["hel", "monk", "freyja"], "far": ["loki", "njord", "demon"], "far_2": ["thief", "hel"]}


class TestDenier(Contract):
    strategy = "denier"

    def test_what_wins_a_lane_for_them_is_bid_on(self):
        offer = ["alchemist", "clumsy-ogre", "fenrir"]
        assert recruited("value-bidder", offer, **NEED) == "alchemist"
        assert recruited("denier(fear=2)", offer, **NEED) != "alchemist"

    def test_the_more_dangerous_the_dearer(self):
        calm, afraid = (bids(f"denier(fear={f})", "fenrir", coins=[9, 9], **NEED) for f in (0, 2))
        assert calm < afraid

    def test_a_dangerous_card_is_matched(self):
        theirs = {"far": NEED["near"], "near": NEED["far"], "near_2": NEED["far_2"], "coins": [9, 9]}
        assert matches("denier(fear=2)", "fenrir", 4, **theirs)
        assert not matches("denier(fear=0)", "fenrir", 4, **theirs)
