"""A puzzle as data: where it begins, what is asked, which first choice is best and by how much."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import log2
from typing import Any

from bedesten import catalog
from bedesten.core.game import Game, Setup
from bedesten.core.play.match import opening
from bedesten.puzzles.aims import Goal


@dataclass(frozen=True)
class Puzzle:
    game: str
    players: int
    options: dict[str, Any]
    scene: str  # the position, as one line
    seat: int  # whose turn it is
    kind: str
    goal: Goal
    values: dict[str, Fraction]  # by first choice, if what follows is chosen best: odds, or a mean
    nodes: int  # of the tree that proves it
    themes: list[str] = field(default_factory=list)
    turns: int = 1  # of the seat, from this one on, at the end of which it is counted

    @property
    def id(self) -> str:
        """Of what is asked, so that the same puzzle is never there twice."""
        asked: list[Any] = [self.game, self.scene, self.kind, sorted(self.goal.least.items()), self.goal.most]
        asked += [self.turns] if self.turns > 1 else []
        return sha256(json.dumps(asked).encode()).hexdigest()[:8]

    @property
    def best(self) -> str:
        return max(self.values, key=lambda token: self.values[token])

    @property
    def value(self) -> Fraction:
        return max(self.values.values())

    @property
    def rating(self) -> int:
        """How hard it is likely to be: by what there is to choose from, and how much can happen."""
        return round(1000 + 90 * log2(len(self.values)) + 60 * log2(self.nodes / 20))

    def position(self) -> tuple[Game[Any, Any], Any]:
        """The game, and the state it begins in."""
        setup = self.setup()
        game = catalog.game(self.game).for_setup(setup)
        return game, opening(game, setup)

    def setup(self) -> Setup:
        return Setup(self.players, self.options, self.scene)

    def line(self) -> str:
        """As one line of JSON."""
        goal = {"most": self.goal.most} if self.goal.most else {"least": self.goal.least}
        values = {token: str(value) for token, value in self.values.items()}
        plain = {**vars(self), "goal": goal, "values": values}
        if self.turns == 1:
            del plain["turns"]
        return json.dumps({"id": self.id, **plain}, separators=(",", ":"))


def read(line: str) -> Puzzle:
    said = json.loads(line)
    del said["id"]
    values = {token: Fraction(value) for token, value in said["values"].items()}
    return Puzzle(**{**said, "goal": Goal(**said["goal"]), "values": values})


def load(lines: Iterable[str]) -> Iterator[Puzzle]:
    return (read(line) for line in lines if line.strip())


@cache
def by_id() -> dict[str, Puzzle]:
    """All that come with the house."""
    return {puzzle.id: puzzle for game in catalog.GAMES for puzzle in shipped(game)}


@cache
def shipped(game: str) -> list[Puzzle]:
    """The puzzles of a game that come with the house; none for a game of others."""
    file = files("bedesten.puzzles") / "data" / f"{game}.jsonl"
    return list(load(file.read_text("utf-8").splitlines())) if file.is_file() else []
