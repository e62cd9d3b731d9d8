"""A finished game as the explorer sees it: where seats went, what they used, who won. Nobody's name."""

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, NamedTuple

from bedesten import catalog
from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.ids import OVER, WATCHER, Action

LONGEST: Final = 100  # characters of a layout; a longer one goes by its digest
KEY: Final = 16


class Use(NamedTuple):
    """What a seat used, in which of its own turns: 0 before the first."""

    seat: int
    turn: int
    what: str  # as its game counts it: place.palace


class Gain(NamedTuple):
    """How much of what ranks the seats first a seat had, and from what."""

    seat: int
    what: str  # place.palace
    much: int


@dataclass(frozen=True)
class Seen:
    key: str  # the same for the same game, wherever it comes from
    game: str
    players: int
    layout: str
    dealt: bool  # the layout, by chance: hardly any other game has it
    rounds: int
    ranks: list[int]
    uses: list[Use]
    starter: int = 0  # the seat that had the first turn
    gains: list[Gain] = field(default_factory=list)

    @property
    def laid(self) -> str:
        """The layout that was chosen; empty for one that was dealt."""
        return "" if self.dealt else self.layout

    def won(self, seat: int) -> float:
        """Whoever shares the first place shares the win."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def chair(self, seat: int) -> int:
        """How manieth it is in the order of turns, from 0."""
        return (seat - self.starter) % self.players


def seen(name: str, setup: Setup, actions: list[Action]) -> Seen:
    """A game that is over, from its set-up on; ValueError if it is not."""
    if setup.scene:
        raise ValueError("the game begins in the middle")
    game = catalog.game(name).for_setup(setup)
    s = game.new(setup)
    turns, turn, starter = [0] * setup.players, 0, 0
    uses: list[Use] = []
    gains: list[Gain] = []
    for a in actions:
        if game.active(s) >= 0 and game.turn(s) > turn:
            starter = starter if turn else game.active(s)
            turn = game.turn(s)
            turns[game.active(s)] += 1
        s.news = []
        game.apply(s, a)
        told = [e for e in s.news if e.secret == WATCHER]
        uses += [Use(e.seat, turns[e.seat], what) for e in told if (what := game.guide.used(e))]
        gains += [gain for e in told for gain in gained(game, e)]
    if game.to_move(s) != OVER:
        raise ValueError("the game is not over")
    words = " ".join(game.lexicon.token(a) for a in actions)
    key = digest(f"{name} {setup.players} {sorted(setup.options.items())} {words}")
    layout = game.guide.layout(s)
    dealt = game.layouts != [] and layout not in game.guide.plans() and said(setup) in ["", *game.layouts]
    layout = layout if len(layout) <= LONGEST else digest(layout)
    rounds, ranks = game.round(s), game.ranking(s)
    return Seen(key, name, setup.players, layout, dealt, rounds, ranks, uses, starter, gains)


def gained(game: Game[Any, Any], e: Event) -> list[Gain]:
    name, much = game.guide.source(e)
    return [Gain(e.seat, f"{game.guide.origins}.{name}", much)] if name else []


def said(setup: Setup) -> str:
    """What the set-up says of the layout."""
    return str(setup.options.get("layout", ""))


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:KEY]
