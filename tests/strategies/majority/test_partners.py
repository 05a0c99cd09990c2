"""One partner first, the other second."""

from tests.strategies.majority.contract import Contract
from tests.strategies.majority.situation import asked


class TestBalancer(Contract):
    strategy = "balancer"

    def test_the_partner_who_is_behind_gets_the_card(self):
        layout = {"hand": "red-6 blue-6 yellow-6", "red": (20, 15, 12, 0)}
        assert asked("swap", "balancer", **layout) == "red-6"
        layout = {"hand": "red-6 blue-6 yellow-6", "red": (12, 15, 20, 0)}
        assert asked("swap", "balancer", **layout) != "red-6"

    def test_partners_don_t_share_a_place(self):
        assert asked("play", "balancer", hand="red-6 blue-3", red=(14, 5, 20, 0)) == "blue-3"
        assert asked("play", "balancer", hand="red-5 red-6", red=(14, 5, 20, 0)) == "red-5"

    def test_it_lifts_the_lower_partner_above_the_rivals_first(self):
        layout = {"hand": "red-6 blue-6", "red": (4, 8, 20, 0), "blue": (20, 8, 12, 0)}
        assert asked("play", "balancer", **layout) == "red-6"
        assert asked("draft", "balancer", **layout) == "red-6"

    def test_enough_is_enough(self):
        layout = {"hand": "red-10 blue-6", "red": (30, 5, 40, 0), "blue": (9, 10, 30, 0)}
        assert asked("play", "balancer", **layout) == "blue-6"

    def test_with_three_players_it_keeps_off_the_last_place(self):
        layout = {"players": 3, "hand": "red-5 blue-6", "red": (4, 8, 20), "blue": (40, 8, 12)}
        assert asked("play", "balancer", **layout) == "red-5"
