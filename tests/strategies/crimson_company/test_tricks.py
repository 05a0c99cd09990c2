"""Collections."""

from tests.strategies.crimson_company.contract import AUCTION, Contract
from tests.strategies.crimson_company.situation import asked, bids, matches, recruited


class TestFlipper(Contract):
    strategy = "flipper"
    decides = (*AUCTION, "flip")

    def test_cards_that_flip_are_dearer(self):
        assert recruited("flipper(taste=5)", ["alchemist", "illusionist", "ruffian"]) == "illusionist"
        plain, keen = (bids(f"flipper(taste={t})", "wizard", coins=[9, 9]) for t in (0, 5))
        assert plain < keen
        assert matches("flipper(taste=5)", "wizard", plain, coins=[8, 8])

    def test_who_profits_from_face_down_cards_belongs_to_it(self):
        assert recruited("flipper(taste=5)", ["alchemist", "bishop", "ruffian"]) == "bishop"

    def test_an_own_effect_comes_up_again(self):
        layout = {"near": ["-alchemist", "hel"], "far": ["thief"], "source": "wizard"}
        cards = ["alchemist", "hel", "thief"]
        assert asked("flipper(relish=5)", "flip", cards, **layout) == "alchemist"
        assert asked("flipper(relish=0)", "flip", cards, **layout) == "thief"


class TestDestroyer(Contract):
    strategy = "destroyer"
    decides = (*AUCTION, "destroy")

    def test_cards_that_destroy_are_dearer(self):
        assert recruited("destroyer(taste=5)", ["wizard", "blood-priest", "illusionist"]) == "blood-priest"
        plain, keen = (bids(f"destroyer(taste={t})", "ruffian", coins=[9, 9]) for t in (0, 5))
        assert plain < keen
        assert matches("destroyer(taste=5)", "ruffian", plain, coins=[8, 8])

    def test_one_that_comes_back_is_a_good_victim(self):
        layout = {"near": ["undead", "thief"], "far": ["-hel"], "source": "ruffian"}
        cards = ["undead", "hel"]
        assert asked("destroyer(pact=10)", "destroy", cards, **layout) == "undead"
        assert asked("destroyer(pact=0)", "destroy", cards, **layout) == "hel"

    def test_a_face_down_card_does_not_come_back(self):
        layout = {"near": ["-undead", "thief"], "far": ["alchemist"], "source": "ruffian"}
        assert asked("destroyer(pact=10)", "destroy", ["undead", "alchemist"], **layout) == "alchemist"
