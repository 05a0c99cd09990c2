import subprocess
import sys

from analyses.dominion.box import BASIC, box, card_name, kind, kingdom_cards, recommended


def test_every_card_of_the_box_has_a_kind():
    assert {kind(card) for card in box()} == {"action", "treasure", "victory", "curse"}
    assert [kind(card) for card in ("witch", "gold", "gardens", "curse")] == ["action", "treasure", "victory", "curse"]
    assert kind("a-card-of-my-own") is None
    assert set(BASIC) <= set(box())


def test_recommended_sets_hold_ten_cards_of_the_box():
    assert "first-game" in recommended()
    assert all(len(cards) == 10 and cards <= set(box()) for cards in recommended().values())


def test_the_bane_comes_last():
    assert kingdom_cards({"setup": {"kingdom": ["moat", "young-witch"], "bane": "cellar"}})[-1] == "cellar"
    assert kingdom_cards({"setup": None}) == []


def test_names_in_sentences():
    assert card_name("throne-room") == "Throne Room"
    assert card_name("a-card-of-my-own") == "a-card-of-my-own"


def test_card_data_is_read_without_compiling_the_rules():
    code = "import sys; from analyses.dominion.box import box; box(); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
