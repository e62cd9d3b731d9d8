"""What is printed on the places and counted of the seats is what the rules use."""

import tomllib
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from bedesten.core.ids import Action
from bedesten.istanbul.chance import TwoDice
from bedesten.istanbul.ids import PLACES
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.dice_places import ChangeDice
from tests.istanbul.lay import ACT, chances, do, istanbul, lay

DATA: dict[str, Any] = tomllib.loads(
    Path(__file__).parents[2].joinpath("docs/rules/data/istanbul-base.toml").read_text("utf-8")
)
FACES: dict[str, Any] = istanbul().guide.faces()


def test_only_places_have_faces() -> None:
    assert set(FACES) <= set(PLACES[1:])


def test_the_markets_show_their_revenue_and_their_tiles() -> None:
    for name, place in (("large_market", 10), ("small_market", 11)):
        assert FACES[name]["revenue"] == DATA["market_revenue"][name.removesuffix("_market")]
        tiles = [tile for tile in DATA["demand_tile"] if tile["market"] == place]
        assert FACES[name]["demand"] == {
            tile["id"]: "".join(letter * count for letter, count in tile["goods"].items()) for tile in tiles
        }


def test_the_post_office_shows_its_two_rows() -> None:
    for row in ("top", "bottom"):
        spaces = [next(iter(space.items())) for space in DATA["post_office"][row]]
        assert FACES["post"][row] == [n if what == "lira" else what for what, n in spaces]


def test_the_dice_places_and_the_wainwright_show_their_numbers() -> None:
    by_total = DATA["black_market"]["jewelry_by_total"]
    steps = [[i + 2, n] for i, n in enumerate(by_total) if i and n > by_total[i - 1]]
    assert FACES["black_market"] == {"jewelry": steps}
    assert FACES["tea"] == {"otherwise": DATA["tea_house"]["consolation"]}
    assert FACES["wainwright"] == {"price": DATA["cart"]["extension_price"]}


def test_two_dice_show_each_total_in_its_ways() -> None:
    assert istanbul().guide.rolls() == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


@pytest.mark.rule("IST-TEA-1", "IST-BLACK-1", "IST-BLACK-2")
@pytest.mark.parametrize(
    ("scene", "token", "what"),
    [
        (f"{ACT} | 0 @tea", "tea:3", "lira"),
        (f"{ACT} | 0 @tea", "tea:8", "lira"),
        (f"{ACT} | 0 @tea", "tea:12", "lira"),
        (f"{ACT} | 0 @black_market cap5", "black_market:R", "blue"),
        (f"{ACT} | 0 BB @black_market cap3", "black_market_roll", "blue"),
        (f"{ACT} | 0 BB @black_market", "black_market:G", "blue"),
    ],
)
def test_what_the_dice_may_bring_is_what_they_bring(scene: str, token: str, what: str) -> None:
    """Every roll is tried, and weighed by its exact chance."""
    game, match = istanbul(), lay(scene)
    told = game.guide.prospects(match.state, game.lexicon.action(token))
    before = game.guide.assets(match.state, 0)[what]
    do(match, token)
    sums: Counter[int] = Counter()
    for outcome, chance in chances(match).items():
        after = game.clone(match.state)
        game.apply(after, game.lexicon.action(outcome))
        sums[game.guide.assets(after, 0)[what] - before] += chance  # type: ignore[assignment]
    assert {one.gain[what]: Fraction(one.ways, one.of) for one in told} == sums
    assert [one.gain[what] for one in told] == sorted(sums, reverse=True)


@pytest.mark.rule("IST-RED-1")
@pytest.mark.parametrize("used", ["", "used=red"])
@pytest.mark.parametrize(
    ("scene", "token", "what"),
    [
        ("0 @tea tiles=red", "tea:8", "lira"),
        ("0 @tea tiles=red", "tea:12", "lira"),
        ("0 @black_market tiles=red cap5", "black_market:R", "blue"),
        ("0 BB @black_market tiles=red cap3", "black_market:G", "blue"),
    ],
)
def test_the_red_tile_is_counted_if_it_can_be_used(scene: str, used: str, token: str, what: str) -> None:
    """Against the mean of somebody who, whatever they rolled, tries all the tile can do."""
    game, match = istanbul(), lay(f"{ACT} {used} | {scene}")
    told = game.guide.prospects(match.state, game.lexicon.action(token))
    before = game.guide.assets(match.state, 0)[what]
    do(match, token)
    best = before + sum(Fraction(one.ways, one.of) * one.gain[what] for one in told)
    assert best == best_mean(match.state, what)


def best_mean(s: State, what: str) -> Fraction:
    """What the first seat has on average when these dice are through."""
    game = istanbul()
    if isinstance(s.todo[-1], TwoDice):
        odds = zip(game.legal(s), game.odds(s), strict=True)
        return sum((weight * best_mean(then(s, a), what) for a, weight in odds), Fraction()) / 36
    if isinstance(s.todo[-1], ChangeDice):
        return max(best_mean(then(s, a), what) for a in game.legal(s))
    return Fraction(game.guide.assets(s, 0)[what])


def then(s: State, a: Action) -> State:
    after = istanbul().clone(s)
    istanbul().apply(after, a)
    return after


def test_no_other_answer_has_odds() -> None:
    game, match = istanbul(), lay("")
    assert [a for a in game.legal(match.state) if game.guide.prospects(match.state, a)] == []


def test_a_seat_has_what_the_position_says() -> None:
    game, match = istanbul(), lay("0 7L RRB 2r @palace hand=stay stack=3")
    assert game.guide.assets(match.state, 0) == {
        "lira": 7, "rubies": 2, "cards": 1, "red": 2, "green": 0, "yellow": 0, "blue": 1, "assistants": 3,
    }  # fmt: skip
    assert dict(zip(game.guide.tallies(), game.guide.tally(match.state, 0), strict=True)) == {
        "rubies": 2, "lira": 7, "goods": 3, "cards": 1,
    }  # fmt: skip
    assert game.guide.where(match.state, 0) == "palace"


@pytest.mark.parametrize(
    ("token", "why"), [("*draw:stay", "card"), ("*demand:L1", "demand"), ("*tea:3+6", "dice")]
)
def test_undo_is_barred_by_what_chance_showed(token: str, why: str) -> None:
    game = istanbul()
    assert game.guide.barrier(game.lexicon.action(token)) == f"ui.undo_{why}"
