"""What is to be played, and who sits where in which game."""

import json
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup

NOT_SAID_OF_OLD: dict[str, object] = {"varied": [], "evenly": False, "weighed": False}


@dataclass(frozen=True)
class Plan:
    """A contest, but for its length; small, so that it can be sent to other processes."""

    game: str
    players: int
    bots: list[str]
    seed: str = "1"
    seconds: float = 1.0
    iterations: int = 0
    options: dict[str, object] = field(default_factory=dict)
    varied: list[dict[str, object]] = field(default_factory=list)  # options besides, which deals take in turn
    evenly: bool = False  # whether fewer bots than seats take them by turns
    weighed: bool = False  # whether the luck of every seat is written down

    def setup(self, number: int = 0) -> Setup:
        varied = self.varied or [{}]
        return Setup(self.players, {**self.options, **varied[number // self.players % len(varied)]})

    def deal(self, number: int) -> str:
        """The dealer's seed of a game: as many games as there are seats are dealt alike."""
        return f"{self.seed}:{number // self.players}"

    def seating(self, number: int) -> list[str]:
        """The bot of every seat. In the games of one deal everybody moves on by a seat; with more bots than
        seats all tables of them take turns, with fewer the last one named fills the table up."""
        deal, turned = divmod(number, self.players)
        turn = deal // (len(self.varied) or 1)  # every table has all that is varied before the next one
        if self.evenly:
            table = [self.bots[(turn + chair) % len(self.bots)] for chair in range(self.players)]
        elif len(self.bots) < self.players:
            table = self.bots + self.bots[-1:] * (self.players - len(self.bots))
        else:
            tables = list(combinations(self.bots, self.players))
            table = list(tables[turn % len(tables)])
        shuffle(table, Dice(deal))
        return table[turned:] + table[:turned]

    def check(self) -> None:
        """Complain before the first process is started."""
        for deal in range(len(self.varied) or 1):
            setup = self.setup(deal * self.players)
            game = catalog.game(self.game).for_setup(setup)
            game.new(setup)
        for name in self.bots:
            catalog.bot(name, 0, game)
        if len(set(self.bots)) != len(self.bots):
            raise BadSetup(f"bots {','.join(self.bots)}: expected every name once")

    def agree(self, folder: Path) -> None:
        """A folder holds one contest: the first run writes down which, the next ones must mean the same."""
        path, mine = folder / "plan.json", asdict(self)
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(mine, indent=1) + "\n", "utf-8")
            return
        theirs = {
            "varied": [],
            "evenly": False,
            "weighed": False,
            **json.loads(path.read_text("utf-8")),
        }  # not said of old
        for name, value in mine.items():
            if theirs.get(name) != value:
                there = json.dumps(theirs.get(name))
                raise BadSetup(f"{folder} holds a contest with {name} {there}: expected another --out")


def shuffle(names: list[str], dice: Dice) -> None:
    """In place, every order as likely."""
    for last in range(len(names) - 1, 0, -1):
        other = dice.below(last + 1)
        names[last], names[other] = names[other], names[last]
