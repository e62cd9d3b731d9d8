"""How positions of Five Wells are written: `wells=6,6,6,0,1 turn=3 rolled=2 | 0 5w north bucket | 1 2w`."""

from typing import Any

from bedesten.core import rules as contract
from bedesten.core.errors import BadSave
from bedesten.core.ids import WATCHER
from bedesten.core.notation import Notation
from bedesten.core.notation.fields import Fields
from bedesten.core.notation.scenes import comma_list, known_seat, split, whole
from bedesten.core.rules import Setup
from tests.toy.wells.rules import DEPTH, ROUNDS, STEPS, WELLS, DrawWater, State, View

Data = dict[str, Any]


class WellsNotation(Notation[State, View]):
    place_fields = ["camel"]

    def __init__(self, game: contract.Rules[State, View]) -> None:
        self.game = game

    def dump(self, s: State) -> dict[str, object]:
        seats = [
            {"water": s.water[seat], "bucket": s.buckets[seat] > 0, "camel": WELLS[s.camels[seat]]}
            for seat in range(s.players)
        ]
        return {
            "game": self.game.name,
            "players": s.players,
            "turn": s.turn,
            "round": self.game.round(s),
            "active": self.game.active(s),
            "wells": dict(zip(WELLS, s.wells, strict=True)),
            "seats": seats,
            "todo": [[type(step).__name__, *step.args()] for step in s.todo],
        }

    def load(self, data: dict[str, object]) -> State:
        f = Fields(data)
        s = State(f.number("players", self.game.min_players, self.game.max_players))
        s.turn = f.number("turn", 0, ROUNDS * s.players + 1)
        wells = f.inner("wells")
        s.wells = [wells.number(name, 0, DEPTH) for name in WELLS]
        for seat, entry in enumerate(f.items("seats")):
            one = Fields(entry, f"seats.{seat}")
            s.water[seat] = one.number("water", 0, DEPTH * len(WELLS))
            s.buckets[seat] = int(one.flag("bucket"))
            s.camels[seat] = one.word("camel", WELLS)
        s.todo = [load_step(step) for step in f.items("todo")]
        self.game.settle(s)
        return s

    def dump_view(self, v: View) -> dict[str, object]:
        return {**self.dump(v.table), "viewer": v.seat}

    def load_view(self, data: dict[str, object]) -> View:
        viewer = Fields(data).number("viewer", WATCHER, self.game.max_players - 1)
        return View(viewer, self.load({key: value for key, value in data.items() if key != "viewer"}))

    def scene(self, text: str, setup: Setup) -> dict[str, object]:
        data: Data = {**self.dump(self.game.new(setup)), "turn": 1}
        table, *seats = text.split("|")
        said = dict(word.partition("=")[::2] for word in table.split())
        if said.keys() - {"wells", "turn", "rolled"}:
            raise BadSave(f"scene: '{table}' is not understood: expected wells=6,6,6,6,6, turn=3 or rolled=2")
        if "turn" in said:
            data["turn"] = whole(said["turn"], table)
        for words in seats:
            read_seat(words.split(), data)
        if "wells" in said:
            data["wells"] = {
                well: whole(n, table) for well, n in zip(WELLS, split(said["wells"]), strict=True)
            }
        data["todo"] = todo(data["turn"], setup.players, whole(said.get("rolled", "0"), table))
        return data

    def describe(self, s: State) -> str:
        step = s.todo[-1] if s.todo else None
        rolled = f" rolled={step.rolled}" if isinstance(step, DrawWater) else ""
        seats = [
            f"{seat} {s.water[seat]}w {WELLS[s.camels[seat]]}{' bucket' * s.buckets[seat]}"
            for seat in range(s.players)
        ]
        return " | ".join([f"wells={comma_list(s.wells)} turn={s.turn}{rolled}", *seats])


def todo(turn: int, players: int, rolled: int) -> list[list[object]]:
    """What waits in a turn before the roll (0) or after it; nothing when the game is over."""
    if turn > ROUNDS * players:
        return []
    seat = (turn - 1) % players
    return [["NextTurn", 0], ["DrawWater", seat, rolled] if rolled else ["Roll", seat]]


def read_seat(words: list[str], data: Data) -> None:
    seat = data["seats"][known_seat(whole(words[0], words[0]), data)]
    seat["bucket"] = "bucket" in words
    for word in words[1:]:
        if word in WELLS:
            seat["camel"] = word
        elif word.endswith("w"):
            seat["water"] = whole(word[:-1], word)
        elif word != "bucket":
            raise BadSave(
                f"scene: '{word}' is not understood: expected 5w, bucket or one of {', '.join(WELLS)}"
            )


def load_step(data: object) -> Any:
    if not isinstance(data, list) or not data or data[0] not in STEPS:
        raise BadSave(f"todo has {data}: expected one of {', '.join(STEPS)} with its numbers")
    return STEPS[data[0]](*data[1:])
