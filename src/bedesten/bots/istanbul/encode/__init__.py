"""Istanbul as a learner sees it: the table, then every seat, their own first, with the same fields for each.

A box that lies beside it adds to all of this with a `Part`, which its slice names `sight`.
"""

from typing import Any

from bedesten.bots.encode.base import Encoder, Memory
from bedesten.bots.encode.pieces import packed
from bedesten.bots.istanbul.encode.board import Plan, Ways
from bedesten.bots.istanbul.encode.option import OptionSight, arguments_of
from bedesten.bots.istanbul.encode.part import Part
from bedesten.bots.istanbul.encode.seat import Sat, SeatSight
from bedesten.bots.istanbul.encode.steps import STEPS, Asked, blocks_of
from bedesten.bots.istanbul.encode.table import Still, TableSight
from bedesten.core.boxes import slices
from bedesten.core.game import Game
from bedesten.core.ids import Action
from bedesten.istanbul.board import Board
from bedesten.istanbul.kernel import Rules, Table
from bedesten.istanbul.setup import MOST
from bedesten.istanbul.view import View


def parts_of(game: Game[Any, Any], rules: Rules, plan: Plan) -> list[Part]:
    return [box.sight(rules, plan) for box in slices(game.boxes, "bedesten.bots") if hasattr(box, "sight")]


class Looked(Memory):
    """A table, and its seats."""

    def __init__(self) -> None:
        self.ways: Ways | None = None  # of the open board
        self.still = Still()
        self.sat = [Sat() for _ in range(MOST)]
        self.rubies: list[int] = []
        self.boards: list[Board] = []

    def look(self, t: Table) -> None:
        """Whether what is nobody's, and has a part in the rows of all seats, is as it was."""
        if t.rubies is not self.rubies or t.boards is not self.boards:
            self.rubies, self.boards = t.rubies, t.boards
            for sat in self.sat:
                sat.forget()


class IstanbulEncoder(Encoder):
    """Of the base game with the boxes that lie beside it."""

    def __init__(self, game: Any) -> None:
        rules: Rules = game.rules
        plan = Plan(rules)
        parts = parts_of(game, rules, plan)
        known = arguments_of(rules)
        steps, blocks = dict(STEPS), blocks_of(rules)
        for part in parts:
            known.update(part.arguments)
            steps.update(part.steps)
            blocks.update(part.blocks)
        super().__init__(game, known)
        self.parts, self.plan = parts, plan
        self.asked = Asked(steps, blocks)
        self.table = TableSight(rules, plan, self.elements)
        self.seat = SeatSight(rules, plan)
        self.option = OptionSight(rules, parts)
        table = [name for part in parts for name in part.table_names]
        seat = [name for part in parts for name in part.seat_names]
        self.name_fields([*self.asked.names, *self.table.names, *table], [*self.seat.names, *seat])
        self.absent = packed([0.0] * len(self.seat_names))
        self.option_names = [*self.words.names, *self.option.names]

    def memory(self) -> Memory:
        return Looked()

    def see(self, v: Any, begun: int, memory: Memory, row: list[bytes]) -> None:
        view: View = v
        assert isinstance(memory, Looked)
        ways = memory.ways
        if ways is None or ways.board is not view.table.board:
            ways = memory.ways = self.plan.ways(view.table.board)
        self.asked.see(view, row)
        self.table.see(view, ways, begun, memory.still, row)
        for part in self.parts:
            part.table(view, row)
        memory.look(view.table)
        players, seat = view.table.players, view.seat
        for _ in range(players):
            self.seat.see(view, seat, ways, memory.sat[seat], row)
            for part in self.parts:
                part.seat(view, seat, row)
            seat = seat + 1 if seat + 1 < players else 0
        for _ in range(players, self.seats):
            row.append(self.absent)

    def weigh(self, v: Any, options: list[Action], row: list[bytes]) -> None:
        view: View = v
        tolls = self.option.tolls(view)
        for a in options:
            row.append(self.words.of(a))
            self.option.see(view, a, tolls, row)
