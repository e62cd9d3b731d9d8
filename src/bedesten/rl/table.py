"""What the environments have in common: the rooms of games, spaces, arrays, records."""

from functools import lru_cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bedesten import catalog
from bedesten.bots.encode.base import encoder
from bedesten.bots.encode.slot import NOT_RECORDED, Room, Slot, seed_of
from bedesten.core.errors import BadSetup
from bedesten.core.game import Game, Setup
from bedesten.core.ids import OVER
from bedesten.core.play import record
from bedesten.core.play.match import Match

Floats = NDArray[np.float32]
Observation = dict[str, NDArray[Any]]

INDEX: Final = "index"  # an action is a number of the short index
OPTIONS: Final = "options"  # an action is the place of an option in the list of options
ACTIONS: Final = [INDEX, OPTIONS]
MOST_OPTIONS: Final = 256  # more than any decision offers
HIGHEST: Final = 4.0  # no field is larger, and none below 0
SEEDS: Final = 1 << 62
HUMAN: Final = "human"
MODES: Final = ["ansi", HUMAN]


@lru_cache(maxsize=32)
def room_of(game: Game[Any, Any]) -> Room:
    """Games are immutable, so one room serves all tables of a kind."""
    return Room(game, encoder(game))


def setup_of(game: str, players: int, options: dict[str, object]) -> tuple[Room, Setup]:
    """BadSetup says what was expected."""
    rules, setup = catalog.game(game), Setup(players, options)
    if not rules.min_players <= players <= rules.max_players:
        most = rules.max_players
        raise BadSetup(f"{players} players: expected {rules.min_players} to {most} for {game}")
    return room_of(rules.for_setup(setup)), setup


def is_listed(actions: str) -> bool:
    if actions not in ACTIONS:
        raise BadSetup(f"actions {actions!r}: expected one of {', '.join(ACTIONS)}")
    return actions == OPTIONS


def floats(row: bytes | bytearray) -> Floats:
    return np.frombuffer(row, dtype=np.float32)


def observation_space(room: Room, listed: bool) -> Any:
    """Of one seat."""
    shape: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0.0, HIGHEST, (len(room.sight.names),), np.float32)
    }
    actions = MOST_OPTIONS if listed else room.compact.size
    shape["action_mask"] = spaces.Box(0, 1, (actions,), np.int8)
    if listed:
        fields = len(room.sight.option_names)
        shape["options"] = spaces.Box(0.0, HIGHEST, (MOST_OPTIONS, fields), np.float32)
    return spaces.Dict(shape)


def action_space(room: Room, listed: bool) -> spaces.Discrete:
    return spaces.Discrete(MOST_OPTIONS if listed else room.compact.size)


class Table:
    """A game with the spaces of a seat at it; with `record` it is dealt and kept as at a real table."""

    def __init__(
        self, game: str, players: int, actions: str, record: bool, options: dict[str, object]
    ) -> None:
        self.room, self.setup = setup_of(game, players, options)
        self.listed, self.record = is_listed(actions), record
        self.slot = Slot(self.room, self.setup, self.listed)
        self.seed = NOT_RECORDED

    def start(self, chance: np.random.Generator) -> int:
        """A new game; the number that fixes its chance."""
        number = int(chance.integers(SEEDS))
        self.seed = seed_of(number) if self.record else NOT_RECORDED
        self.slot.start(number, self.seed)
        return number

    @property
    def over(self) -> bool:
        return self.slot.seat == OVER

    def observed(self, seat: int) -> Observation:
        """What a seat sees; the mask is empty unless it is to choose."""
        row: list[bytes] = []
        self.slot.see(seat, row)
        seen: Observation = {"observation": floats(bytearray().join(row)), "action_mask": self.mask(seat)}
        if self.listed:
            seen["options"] = self.padded(seat)
        return seen

    def mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(MOST_OPTIONS if self.listed else self.room.compact.size, np.int8)
        mask[self.slot.choices if seat == self.slot.seat else []] = 1
        return mask

    def padded(self, seat: int) -> Floats:
        """The options of whoever chooses, and zeros below them."""
        fields = len(self.room.sight.option_names)
        rows = np.zeros((MOST_OPTIONS, fields), np.float32)
        if seat == self.slot.seat:
            row: list[bytes] = []
            self.slot.weigh(row)
            seen = floats(bytearray().join(row)).reshape(-1, fields)
            rows[: len(seen)] = seen
        return rows

    def info(self, seat: int) -> dict[str, Any]:
        """What is told beside it: the mask again, and the record of a game that is over."""
        told: dict[str, Any] = {"action_mask": self.mask(seat)}
        if self.over and self.record:
            told["record"] = record_of(self.slot, self.seed)
        return told

    def rewards(self) -> list[float]:
        """By seat: its share of the win less an even one (1 / players), when the game is over; 0 before."""
        return self.slot.shares() if self.over else [0.0] * self.setup.players

    def drawn(self) -> str:
        """Who chooses, and the whole position as one line: for those who watch, hidden things included."""
        game, s = self.room.game, self.slot.state
        asked = "over" if self.over else f"player_{self.slot.seat} to choose"
        return f"round {game.round(s)}, turn {game.turn(s)}: {asked}\n{game.notation.describe(s)}"

    def shown(self, mode: str | None) -> str | None:
        """Printed for people, or the text itself."""
        if mode != HUMAN:
            return self.drawn()
        print(self.drawn())
        return None


def record_of(slot: Slot, seed: str) -> str:
    """A recorded game as text, which `bedesten.load` reads."""
    match = Match(slot.game, slot.setup)
    for a in slot.log:
        match.push(a)
    return record.write(record.of_match(match, seed))
