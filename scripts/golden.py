"""Play the recorded games of tests/games again: `python -m scripts.golden` rewrites the files.

A change of the rules or of the greedy bot changes their digests; the diff is read in review.
"""

from pathlib import Path
from typing import NamedTuple

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.play import play
from bedesten.core.game import Setup
from bedesten.core.play import record
from bedesten.core.play.match import Match

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "games"
EACH = {
    "istanbul": 10,
    "istanbul+mocha": 4,
    "istanbul+letters": 3,
    "istanbul+mocha+letters": 3,
    "kairo": 4,
}  # games of random bots for each number of players
GREEDY = 3  # games of greedy bots for each game and number of players
KAIRO_OPTIONS: list[dict[str, object]] = [
    {},
    {"start_mode": "fixed"},
    {"board": "courtyard-11x11"},
    {"access_check_mains": False},
    {"bank_limited": False, "mixed_substitutes": False},
]


def players_of(name: str) -> list[int]:
    game = catalog.game(name)
    return list(range(game.min_players, game.max_players + 1))


class Golden(NamedTuple):
    """Which recorded game: several are told apart by their number."""

    name: str
    players: int
    number: int
    bot: str = "random"


GAMES = [
    Golden(name, players, number, bot)
    for name, each in EACH.items()
    for players in players_of(name)
    for bot, games in (("random", each), ("greedy", GREEDY))
    for number in range(games)
]


def setup_of(name: str, players: int, number: int) -> Setup:
    """Whatever can be agreed takes its turn: the options of Kairo; else all layouts, the variant where
    it is allowed, and both bonus decks."""
    if name == "kairo":
        return Setup(players, KAIRO_OPTIONS[number % len(KAIRO_OPTIONS)])
    layouts = catalog.game(name).layouts
    options: dict[str, object] = {"layout": layouts[number % len(layouts)]}
    if number % 3 == 2 and players < 5:
        options["neutral_assistants"] = True
    if "letters" in name and number % 2 == 1:
        options["bonus_deck"] = "new_only"
    return Setup(players, options)


def golden(name: str, players: int, number: int, bot: str = "random") -> record.Record:
    """This golden game, played again."""
    game = catalog.game(name)
    setup = setup_of(name, players, number)
    seed = f"golden {name} {players} {number}"
    bots: list[Bot] = [
        catalog.bot(bot, players * 1000 + number * 10 + seat, game.for_setup(setup))
        for seat in range(players)
    ]
    match = Match(game, setup)
    for a in play(game, setup, bots, seed, Budget()).actions:
        match.push(a)
    return record.of_match(match, seed)


def path_of(name: str, players: int, number: int, bot: str = "random") -> Path:
    kind = "" if bot == "random" else f"{bot}-"
    return FOLDER / f"{name}-{players}-{kind}{number}.bdn"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for which in GAMES:
        path = path_of(*which)
        path.write_text(record.write(golden(*which)))
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
