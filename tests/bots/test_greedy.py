"""Greedy plays every table by the rules, the same way again, and sees only its view."""

from itertools import islice
from statistics import median

import pytest

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.play import play
from bedesten.core.dice import Dice
from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from tests.bots.judge import choice, decisions
from tests.istanbul.lay import istanbul
from tests.kairo.lay import COURTYARD
from tests.tiers import thorough

TABLES = [
    ("istanbul", Setup(2, {"layout": "short", "neutral_assistants": True})),
    ("istanbul", Setup(2, {"layout": "random"})),
    ("istanbul", Setup(3, {"layout": "order"})),
    ("istanbul", Setup(4, {"layout": "long", "neutral_assistants": True})),
    ("istanbul", Setup(5, {"layout": "random"})),
    ("istanbul+mocha", Setup(2, {"layout": "random"})),
    ("istanbul+mocha", Setup(3, {"layout": "first_play", "neutral_assistants": True})),
    ("istanbul+mocha", Setup(5, {"layout": "random"})),
    ("kairo", Setup(2)),
    ("kairo", Setup(2, {"start_mode": "fixed", "mixed_substitutes": False, "access_check_mains": False})),
    ("kairo", Setup(3, {"board": COURTYARD, "bank_limited": False})),
    ("kairo", Setup(4)),
    ("istanbul+letters", Setup(2, {"layout": "first_play", "bonus_deck": "new_only"})),
    ("istanbul+letters", Setup(4, {"layout": "random", "neutral_assistants": True})),
    ("istanbul+mocha+letters", Setup(3, {"bonus_deck": "new_only"})),
    ("istanbul+mocha+letters", Setup(5, {"layout": "random"})),
]
NAMES = [f"{name} {table.players} {' '.join(map(str, table.options.values()))}" for name, table in TABLES]
FEW = {0, 1, 2, 6, 8, 9, 10, 12, 14}  # of these: every game, layout, variant and option, at small tables
tables = pytest.mark.parametrize(
    ("name", "table"),
    [case if number in FEW else thorough(*case) for number, case in enumerate(TABLES)],
    ids=NAMES,
)
MOST_ROUNDS = 40


@tables
def test_it_finds_a_legal_answer_wherever_random_play_leads(name: str, table: Setup) -> None:
    game, bot = catalog.game(name).for_setup(table), catalog.bot("greedy", 1)
    for s in islice(decisions(game, table, ["random"] * table.players, 1), 0, None, 7):
        view = game.view(s, game.to_move(s))
        before = game.notation.dump_view(view)
        assert bot.choose(view, game.legal(s), Budget()) in game.legal(s)
        assert game.notation.dump_view(view) == before


@tables
def test_it_plays_with_its_like_by_the_rules_and_does_not_dawdle(name: str, table: Setup) -> None:
    game = catalog.game(name).for_setup(table)
    for s in decisions(game, table, ["greedy"] * table.players, 2):
        assert choice(catalog.bot("greedy", 2), s, game) in game.legal(s)
        game.audit(s)
    assert (game.turn(s) - 1) // table.players <= MOST_ROUNDS


@tables
def test_it_chooses_the_same_whatever_it_cannot_see(name: str, table: Setup) -> None:
    game, dice = catalog.game(name).for_setup(table), Dice(3)
    names = ["greedy", *["random"] * (table.players - 1)]
    for s in islice(decisions(game, table, names, 3), 0, 480, 6):
        other = game.imagine(game.view(s, game.to_move(s)), dice)
        assert choice(catalog.bot("greedy", 5), s, game) == choice(catalog.bot("greedy", 5), other, game)


def test_it_plays_the_same_game_again() -> None:
    one, two = (
        play(istanbul(), Setup(3), [catalog.bot("greedy", seat) for seat in range(3)], "again", Budget())
        for _ in range(2)
    )
    assert one.actions == two.actions


@pytest.mark.parametrize("games", [8, thorough(40)])
@pytest.mark.parametrize(
    ("name", "options", "usual"),
    [
        ("istanbul", {"layout": "short"}, 25),
        ("istanbul+mocha", {"layout": "first_play"}, 25),
        ("istanbul+letters", {"layout": "first_play"}, 25),
        ("istanbul+mocha+letters", {"layout": "random"}, 25),
        ("kairo", {}, 35),
    ],
)
def test_it_wins_against_random_in_every_seat(
    name: str, options: dict[str, object], usual: int, games: int
) -> None:
    game, wins, rounds = catalog.game(name), 0, []
    for number in range(games):
        bots = [catalog.bot("random", 4 * number + seat) for seat in range(4)]
        bots[number % 4] = catalog.bot("greedy", number)
        s = play(game, Setup(4, options), bots, f"strength {number}", Budget()).state
        wins += game.ranking(s)[number % 4] == 1
        rounds.append(game.round(s))
    assert wins >= games - 2
    assert median(rounds) <= usual


def test_another_game_is_refused_with_a_reason() -> None:
    with pytest.raises(BadSetup, match="bot 'greedy' got a NoneType: expected a view of a game it knows"):
        catalog.bot("greedy", 1).choose(None, [1, 2], Budget())
