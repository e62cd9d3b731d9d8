"""The chapters of the guided courses, one data file each: a prepared position and a path through it."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from bedesten import catalog
from bedesten.core.boxes import slices
from bedesten.core.dice import Dealer
from bedesten.core.game import Setup
from bedesten.core.play.scenario import check_keys
from bedesten.core.play.timeline import Entry, Timeline

PUPIL = 0
KEYS = ["game", "players", "seed", "scene", "step"]
STEP_KEYS = ["seat", "say", "do"]
VISITS = ("moved", "stayed", "family_sent")


@dataclass(frozen=True)
class Step:
    """One answer of the pupil, which the coach has something to say about, or a whole turn of a robot."""

    seat: int
    say: str
    do: list[str]


@dataclass(frozen=True)
class Chapter:
    """`path` is the whole log of a pupil who does as told; `step_of` says which step a word belongs to."""

    game: str
    name: str
    setup: Setup
    seed: str
    steps: list[Step]
    path: list[Entry]
    step_of: list[int]

    def key(self, word: str) -> str:
        """Of one of its texts."""
        return f"lesson.{self.game}.{self.name}.{word}"

    def own_steps(self) -> list[int]:
        return [number for number, step in enumerate(self.steps) if step.seat == PUPIL]


@cache
def courses() -> dict[str, dict[str, Chapter]]:
    """By game and name, in the order of the files."""
    by_game: dict[str, dict[str, Chapter]] = {}
    for file in files():
        name = file.name.removesuffix(".toml").partition("_")[2]
        chapter = read(name, tomllib.loads(file.read_text("utf-8")))
        by_game.setdefault(chapter.game, {})[name] = chapter
    return by_game


def files() -> Iterator[Traversable]:
    """Those of every box that brings a course; the number before a name gives the order."""
    for brought in slices(catalog.boxes(), __package__):
        chapters = [file for file in resources.files(brought).iterdir() if file.name.endswith(".toml")]
        yield from sorted(chapters, key=lambda file: file.name)


def find(lesson: str) -> Chapter | None:
    """By game/name; None if there is no such chapter (any more)."""
    game, _, name = lesson.partition("/")
    return courses().get(game, {}).get(name) if lesson else None


def read(name: str, data: dict[str, Any]) -> Chapter:
    """ValueError says what is wrong with a chapter."""
    check_keys(data, KEYS, name)
    setup = Setup(data["players"], scene=data["scene"])
    steps = [read_step(step, name) for step in data["step"]]
    path, step_of = walk(data["game"], setup, data["seed"], steps)
    return Chapter(data["game"], name, setup, data["seed"], steps, path, step_of)


def read_step(data: dict[str, Any], name: str) -> Step:
    check_keys(data, STEP_KEYS, f"a step of {name}")
    return Step(data.get("seat", PUPIL), data.get("say", ""), data["do"])


def walk(name: str, setup: Setup, seed: str, steps: list[Step]) -> tuple[list[Entry], list[int]]:
    """Play the script as a room would: chance and what has no choice go on by themselves."""
    timeline, dealer = Timeline(catalog.game(name), setup), Dealer(seed)
    step_of: list[int] = []
    for number, step in enumerate(steps):
        for token in step.do:
            if timeline.to_move() != step.seat:
                raise ValueError(f"step {number}, '{token}': expected seat {timeline.to_move()} to move")
            timeline.push(timeline.game.lexicon.action(token))
            timeline.settle(dealer)
            step_of += [number] * (len(timeline.actions) - len(step_of))
    return timeline.actions, step_of


# ------------------------------------------------------------------ what is met


def places(chapter: Chapter) -> list[str]:
    """Where the pupil's merchant or family member comes."""
    return met(chapter, VISITS, "place")


def cards(chapter: Chapter) -> list[str]:
    """Those the pupil plays."""
    return met(chapter, ("played",), "card")


def met(chapter: Chapter, kinds: tuple[str, ...], field: str) -> list[str]:
    """Nothing in a game that has no such thing."""
    game = catalog.game(chapter.game)
    words = [word for kind in game.lexicon.kinds.values() if kind.name == field for word in kind.words]
    things: list[str] = []
    for entry in chapter.path:
        for e in entry.events:
            key, fields = game.events[e.kind]
            if words and key in kinds and e.seat == PUPIL:
                things.append(words[e.args[fields.index(field)]])
    return list(dict.fromkeys(things))
