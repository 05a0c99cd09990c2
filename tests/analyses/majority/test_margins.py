import numpy as np
import polars as pl
import pytest

from analyses.majority.margins import margins

COLUMNS = [f"coins_{place}_round_{number}" for number in (1, 2, 3, 4) for place in ("first", "second")]


def _game(seats: list[list[int]], wins: list[int], game: int = 0) -> pl.DataFrame:
    """One game from the coins per seat and round."""
    rows = [{"game": game, "deal": game, "seat": seat, "win": float(win),
             **dict.fromkeys(COLUMNS, 0), **{f"coins_first_round_{r + 1}": coin for r, coin in enumerate(coins)}}
            for seat, (coins, win) in enumerate(zip(seats, wins, strict=True))]  # fmt: skip
    return pl.DataFrame(rows)


def test_teams_lead_together():
    # Team 0+2: 3, 3, 3, 3; team 1+3: 2, 2, 2, 9: leads by 1, 2, 3, then loses by 3.
    coins = [[1, 1, 1, 0], [2, 0, 0, 5], [2, 2, 2, 3], [0, 2, 2, 4]]
    table = margins(pl.concat([_game(coins, [0, 1, 0, 1], game) for game in (0, 1)]).lazy(), 4)
    assert table["round"].to_list() == [1, 2, 3, 4]
    assert table["margin"].to_list() == [1, 2, 3, 3]
    assert table["comeback_share"].to_list() == [1, 1, 1, 0]
    assert table["level_share"].to_list() == [0, 0, 0, 0]


def test_three_players_lead_over_the_second():
    coins = [[5, 0, 0, 0], [3, 2, 0, 0], [1, 1, 1, 9]]
    table = margins(pl.concat([_game(coins, [0, 0, 1], game) for game in (0, 1)]).lazy(), 3)
    assert table["margin"].to_list() == [2, 0, 0, 7]
    assert table["level_share"].to_list() == [0, 1, 1, 0]


def test_games_without_a_leader_are_no_comebacks():
    led = _game([[4, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [1, 0, 1, 0])
    level = _game([[1, 3, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [1, 0, 1, 0], game=1)
    table = margins(pl.concat([led, level]).lazy(), 4)
    assert table["level_share"][0] == 0.5
    assert table["comeback_share"][0] == 0


def test_against_plain_numpy(teams):
    seats = teams.seats.sort("game", "seat").collect()
    coins = seats.select(COLUMNS).to_numpy().reshape(-1, 4, 4, 2).sum(-1).cumsum(-1)  # game, seat, round
    lead = coins[:, 0] + coins[:, 2] - coins[:, 1] - coins[:, 3]
    won = seats["win"].to_numpy().reshape(-1, 4)[:, 0] > 0
    table = margins(teams.seats, 4)
    assert table["margin"].to_list() == pytest.approx(np.abs(lead).mean(axis=0).tolist())
    lost = [((lead[:, r] > 0) != won)[lead[:, r] != 0].mean() for r in range(4)]
    assert table["comeback_share"].to_list() == pytest.approx(lost)
    assert (table["margin_low"] < table["margin"]).all()
