"""Processes that play: many games each, in two shifts. While the GPU chooses in one, the other goes on."""

import gc
import multiprocessing as mp
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.encode.base import encoder
from bedesten.bots.encode.many import Many
from bedesten.bots.encode.slot import Room, Slot
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.rl.train.net import Shape, sixtieths
from bedesten.rl.train.setups import any_setup, options_of

SHIFTS: Final = 2
EXAMINERS: Final = SHIFTS  # the arrays of those who play against greedy stand behind those of the shifts
NOT_OVER: Final = -1.0
EXAM_PLAYERS: Final = 4
EXAMS: Final = 8  # games of an examiner
LOOKS: Final = 1 << 20  # before somebody is asked whether they are still there
LINE: Final = 8  # numbers that others do not write beside


class Board:
    """What processes tell each other about some games, in memory they share: a row for each game."""

    def __init__(self, folder: Path, number: int, shape: Shape, rows: int, mode: Any = "r+") -> None:
        def shared(name: str, kind: Any, *size: int) -> NDArray[Any]:
            return np.memmap(folder / f"{name}-{number}", kind, mode, shape=(rows, *size))

        self.seen = shared("seen", np.uint8, shape.fields)  # in sixtieths
        self.mask = shared("mask", np.uint8, shape.bytes)  # a bit for each choice
        self.seat = shared("seat", np.int8)  # who chooses; below 0 where it is over
        self.won = shared("won", np.float32, shape.seats)  # shares of the win where it is over
        self.players = shared("players", np.int64)
        self.chosen = shared("chosen", np.int32)
        self.asked = shared("asked", np.int64, LINE)  # how often whoever plays the game of a row is to go on
        self.done = shared("done", np.int64, LINE)  # how often it did


class Crew:
    """The games of one process in one shift."""

    def __init__(self, name: str, board: Board, rows: slice, seed: int) -> None:
        self.board, self.rows = board, rows
        dice = Dice(seed)
        self.setups = [any_setup(name, dice) for _ in range(rows.start, rows.stop)]
        game = catalog.game(name)
        self.many = Many(Room(game, encoder(game)), self.setups, listed=False, recorded=False)
        self.many.start(seed)
        board.players[rows] = [setup.players for setup in self.setups]
        self.show()

    def step(self) -> None:
        self.many.step(self.board.chosen[self.rows].tolist())
        self.show()

    def show(self) -> None:
        board, rows, many = self.board, self.rows, self.many
        seen = np.frombuffer(many.observations(), np.float32).reshape(len(self.setups), -1)
        board.seen[rows] = sixtieths(seen)
        masks = np.frombuffer(many.masks(), np.uint8).reshape(len(self.setups), -1)
        board.mask[rows] = np.packbits(masks, axis=1, bitorder="little")
        board.seat[rows] = np.frombuffer(many.seats(), np.int8)
        for i in many.ended():
            par = 1.0 / self.setups[i].players
            board.won[rows.start + i] = 0.0
            board.won[rows.start + i, : self.setups[i].players] = [s + par for s in many.slots[i].shares()]


class Exam:
    """Games of one learner against three greedy: the share of the first seat of a row is the learner's."""

    def __init__(self, name: str, board: Board, rows: slice, seed: int) -> None:
        game = catalog.game(name)
        self.board, self.rows, self.dice = board, rows, Dice(seed)
        self.room = Room(game, encoder(game))
        setup = Setup(EXAM_PLAYERS, options_of(name)[0])
        self.slots = [Slot(self.room, setup) for _ in range(rows.start, rows.stop)]
        self.seats = [0] * len(self.slots)
        self.greedy: Bot = catalog.bot("greedy", seed, game)
        board.players[rows] = EXAM_PLAYERS
        for i in range(len(self.slots)):
            self.begin(i)
        self.show()

    def begin(self, i: int) -> None:
        self.seats[i] = self.dice.below(EXAM_PLAYERS)
        self.slots[i].start(self.dice.below(1 << 31))
        self.answer(i)

    def answer(self, i: int) -> None:
        """For greedy, until the learner chooses."""
        slot = self.slots[i]
        while slot.seat >= 0 and slot.seat != self.seats[i]:
            v = slot.game.view(slot.state, slot.seat)
            slot.take(self.greedy.choose(v, slot.game.legal(slot.state), Budget()))

    def step(self) -> None:
        for i, choice in enumerate(self.board.chosen[self.rows].tolist()):
            if self.slots[i].seat < 0:
                self.begin(i)
            else:
                self.slots[i].act(choice)
                self.answer(i)
        self.show()

    def show(self) -> None:
        for i, slot in enumerate(self.slots):
            row = self.rows.start + i
            pieces: list[bytes] = []
            slot.see(self.seats[i], pieces)
            self.board.seen[row] = sixtieths(np.frombuffer(b"".join(pieces), np.float32))
            mask = np.frombuffer(self.room.mask(slot.offer), np.uint8)
            self.board.mask[row] = np.packbits(mask, bitorder="little")
            self.board.seat[row] = slot.seat
            if slot.seat < 0:
                self.board.won[row, 0] = slot.shares()[self.seats[i]] + 1 / EXAM_PLAYERS


def play_for_ever(name: str, folder: Path, shape: Shape, rows: int, mine: slice, seed: int) -> None:
    """Both shifts of one process, until it is ended."""
    boards = [Board(folder, shift, shape, rows) for shift in range(SHIFTS)]
    crews = [Crew(name, board, mine, SHIFTS * seed + shift) for shift, board in enumerate(boards)]
    serve(boards, [crew.step for crew in crews], mine.start)


def examine_for_ever(name: str, folder: Path, shape: Shape, rows: int, mine: slice, seed: int) -> None:
    board = Board(folder, EXAMINERS, shape, rows)
    serve([board], [Exam(name, board, mine, seed).step], mine.start)


def serve(boards: list[Board], steps: list[Callable[[], None]], row: int) -> None:
    """By looking again and again: every core has one process, and asking the system takes longer."""
    gc.disable()  # nothing goes in circles here, and looking for it takes half the time
    for board in boards:
        board.done[row, 0] = 1
    while True:
        for board, step in zip(boards, steps, strict=True):
            if board.asked[row, 0] == board.done[row, 0]:
                step()
                board.done[row, 0] += 1


class Fleet:
    """All processes, and what they show."""

    def __init__(
        self, name: str, folder: Path, shape: Shape, jobs: int, games: int, exams: int, seed: int
    ) -> None:
        rows, tested = jobs * games, max(1, exams * EXAMS)
        self.boards = [Board(folder, shift, shape, rows, "w+") for shift in range(SHIFTS)]
        self.boards.append(Board(folder, EXAMINERS, shape, tested, "w+"))
        self.firsts = [n * games for n in range(jobs)]  # rows where the games of a process begin
        self.examiners = [n * EXAMS for n in range(exams)]
        self.answered = [0] * exams
        context = mp.get_context("spawn")
        self.workers = [
            context.Process(
                target=play_for_ever,
                args=(name, folder, shape, rows, slice(first, first + games), 1000 * seed + n),
                daemon=True,
            )
            for n, first in enumerate(self.firsts)
        ] + [
            context.Process(
                target=examine_for_ever,
                args=(name, folder, shape, tested, slice(first, first + EXAMS), 1000 * seed + jobs + n),
                daemon=True,
            )
            for n, first in enumerate(self.examiners)
        ]
        for worker in self.workers:
            worker.start()
        self.steps = [0] * SHIFTS

    def wait(self, shift: int) -> Board:
        """Until everybody has played on."""
        board, looks = self.boards[shift], 0
        for row in self.firsts:
            while board.done[row, 0] <= self.steps[shift]:
                looks += 1
                if looks % LOOKS == 0:
                    self.check()
        return board

    def check(self) -> None:
        """Without players there is nothing to wait for."""
        for worker in self.workers:
            if worker.exitcode is not None:
                raise SystemExit(f"a process that plays ended with {worker.exitcode}")

    def go(self, shift: int) -> None:
        self.steps[shift] += 1
        self.boards[shift].asked[self.firsts, 0] = self.steps[shift]

    def waiting(self) -> list[slice]:
        """Games of examiners who wait for choices."""
        board = self.boards[EXAMINERS]
        return [
            slice(row, row + EXAMS)
            for n, row in enumerate(self.examiners)
            if board.done[row, 0] > self.answered[n]
        ]

    def answer(self, rows: slice) -> None:
        n = rows.start // EXAMS
        self.answered[n] += 1
        self.boards[EXAMINERS].asked[rows.start, 0] = self.answered[n]

    def end(self) -> None:
        for worker in self.workers:
            worker.terminate()
