"""Every game: the same anatomy, data with provenance, documented columns, and results that fit together."""

import numpy as np
import pytest

from sim.errors import SpielwerkError
from sim.game import PROVENANCES, game
from sim.kernel.table import HOOKS
from tests.conformance.cases import NAMES, ROOT, STRATEGIES, folder, null_model, played, seatings, sit_down

KINDS_OF_COLUMNS = (np.bool_, np.uint8, np.int8, np.uint16, np.int16, np.float32, np.uint32, np.int32)

every_game = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in NAMES]
)


@every_game
def test_it_has_the_rooms_of_a_game(name):
    chosen = game(name)
    home = ROOT / "sim/games" / folder(name)
    assert chosen.id == name and chosen.title and isinstance(chosen.version, int) and chosen.version >= 1
    for room in ("__init__.py", "cards.toml", "state.py", "rules.py", "decisions.py", "words.py", "README.md"):
        assert (home / room).exists(), room
    assert (home / "cards.py").exists() or (home / "cards").is_dir()
    assert set(chosen.hooks) == set(HOOKS)
    low, high = chosen.players
    assert low <= chosen.default_players <= high <= chosen.state.seats_at_most


@every_game
def test_the_ledger_covers_what_can_be_set(name):
    """README.md leads from the rulebook to the code and the tests, and names every switch and variant."""
    chosen = game(name)
    ledger = (ROOT / "sim/games" / folder(name) / "README.md").read_text(encoding="utf-8")
    assert chosen.title in ledger.splitlines()[0]
    for word in [*chosen.options, *(v for v in chosen.variants if v != "standard"), *chosen.setups]:
        assert word in ledger, f"{word} is not in the ledger"
    tests = [p.name for p in (ROOT / "tests" / folder(name)).rglob("test_*.py")]
    assert tests and any(test in ledger or test.removesuffix(".py") in ledger for test in tests)


@every_game
def test_it_has_a_golden_transcript(name):
    files = list((ROOT / "tests" / folder(name) / "golden").glob("*.txt"))
    assert files and all(game(name).title in file.read_text(encoding="utf-8").splitlines()[0] for file in files)


@every_game
def test_cards_have_provenance(name):
    cards = game(name).cards
    assert cards and len({card.id for card in cards}) == len(cards)
    for card in cards:
        assert card.provenance in PROVENANCES
        assert card.name and card.german, card.id
        assert card.id == card.id.lower() and " " not in card.id and "." not in card.id
        assert all(isinstance(number, int) for number in card.numbers.values())
    assert any(card.numbers for card in cards), "no number can be changed"


@every_game
def test_columns_are_explained_and_small(name):
    for table, columns in game(name).state.columns().items():
        names = [n for column in columns for n in column.names()]
        assert len(set(names)) == len(names), table
        for column in columns:
            assert column.about and column.about.strip() == column.about, column.name
            assert column.dtype in KINDS_OF_COLUMNS, column.name
    assert game(name).state.columns()["cards"], "nothing is known about the cards"


@every_game
def test_every_decision_has_a_default_and_an_explanation(name):
    chosen = game(name)
    assert chosen.kinds and all(chosen.kinds.values())
    for kind in chosen.kinds:
        assert callable(chosen.defaults().answer(kind))
    assert chosen.defaults.template and chosen.defaults.game == name


@every_game
def test_every_variant_and_number_of_players_can_be_played(name):
    chosen = game(name)
    found = seatings(name)
    assert {s.variant for s in found} == set(chosen.variants)
    assert {s.players for s in found} == set(range(chosen.players[0], chosen.players[1] + 1))


@every_game
def test_winners_places_and_scores_fit(name):
    for seating in seatings(name):
        results = played(sit_down(seating, [], 40))
        wins, places = results["win"], results["place"]
        teams = game(name).team_of(seating.players, seating.variant)
        sides = {team: [seat for seat, own in enumerate(teams) if own == team] for team in teams}
        for seats in sides.values():
            assert (wins[:, seats] == wins[:, seats[:1]]).all(), "partners win together"
        total = sum(wins[:, seats[0]] for seats in sides.values())
        # With nobody to play against, everybody can lose.
        certain = len(sides) > 1 and not game(name).nobody_may_win
        assert (np.isclose(total, 1) | (np.isclose(total, 0) & (not certain))).all(), seating
        assert ((wins > 0) <= (places == 1)).all(), seating
        assert (places >= 1).all() and (places <= seating.players).all()
        assert (results["turns"] > 0).all()
        assert len(np.unique(results["score"])) > 1, "every score is the same"


@every_game
def test_every_choice_of_every_option_can_be_played(name):
    chosen = game(name)
    for option, given in chosen.options.items():
        assert given.about and len(given.choices) > 1
        for choice in given.choices:
            for seating in seatings(name):
                assert played(sit_down(seating, [], 4, options={option: choice})).size == 4, (option, choice)


@every_game
def test_every_number_of_a_card_can_be_changed(name):
    """One more or one less of anything is played, or refused with a line: never a fault, never a crash."""
    chosen = game(name)
    seating = seatings(name)[0]
    setting = sit_down(seating, [], 1).setting
    in_play = set(chosen.cards_in_play(setting).values())
    played_changes = 0
    for card in chosen.cards:
        for field, value in card.numbers.items():
            for other in (value - 1, value + 1):
                try:
                    changed = sit_down(seating, [], 2, change={f"{card.id}.{field}": other})
                    played(changed, count=2 if card.id in in_play else 0)
                except SpielwerkError as error:
                    assert type(error) is SpielwerkError, f"{card.id}.{field}={other}: {error}"
                else:
                    played_changes += 1
    assert played_changes > len(chosen.cards)


@every_game
def test_the_bench_plays_scripted_strategies(name):
    chosen = game(name)
    known = chosen.strategies()
    assert chosen.bench and all(known[strategy].rollout is None for strategy in chosen.bench)
    assert chosen.players[0] <= len(chosen.bench) <= chosen.players[1]


@every_game
def test_cards_in_play_are_cards(name):
    chosen = game(name)
    ids = {card.id for card in chosen.cards}
    for seating in seatings(name):
        there = chosen.cards_in_play(sit_down(seating, [], 1).setting)
        assert there and set(there.values()) <= ids
        assert all(0 <= place < len(chosen.state.card_ids) for place in there)


def test_every_game_has_strategies():
    assert {name for name, _ in STRATEGIES} == set(NAMES)
    assert all(null_model(game(name)) for name in NAMES)
