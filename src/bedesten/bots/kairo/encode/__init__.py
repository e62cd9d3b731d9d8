"""Kairo as a learner sees it: the question, the market, then every seat, their own first."""

from typing import Any

from bedesten.bots.encode.base import Encoder, Memory
from bedesten.bots.encode.pieces import packed
from bedesten.bots.kairo.encode.market import MarketSight, SeatSight, entrances_of, tiles_of
from bedesten.bots.kairo.encode.option import OptionSight, arguments_of
from bedesten.bots.kairo.encode.question import Question
from bedesten.core.ids import Action
from bedesten.kairo.kernel import Rules
from bedesten.kairo.view import View


class KairoEncoder(Encoder):
    """Of one board."""

    def __init__(self, game: Any) -> None:
        rules: Rules = game.rules
        super().__init__(game, arguments_of(rules))
        self.question, self.market, self.option = Question(rules), MarketSight(rules), OptionSight()
        self.seat = SeatSight(rules, self.market.squares)
        self.name_fields([*self.question.names, *self.market.names], self.seat.names)
        self.absent = packed([0.0] * len(self.seat_names))
        self.option_names = [*self.words.names, *self.option.names]

    def see(self, v: Any, begun: int, memory: Memory, row: list[bytes]) -> None:
        view: View = v
        self.market.see(view, self.question.see(view, row), row)
        players = view.table.players
        for late in range(players):
            self.seat.see(view, (view.seat + late) % players, row)
        for _ in range(players, self.seats):
            row.append(self.absent)

    def weigh(self, v: Any, options: list[Action], row: list[bytes]) -> None:
        view: View = v
        own, doors = tiles_of(view.table, view.seat), entrances_of(view.table, view.seat)
        for a in options:
            row.append(self.words.of(a))
            self.option.see(view, a, own, doors, row)
