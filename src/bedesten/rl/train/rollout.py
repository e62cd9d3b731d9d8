"""What was chosen in all games of a shift over some steps, on the GPU."""

import torch
from torch import Tensor

from bedesten.bots.learned.net import GRAIN
from bedesten.rl.train.fleet import Board
from bedesten.rl.train.judge import absolute, judge, relative


class Rollout:
    """By step and game. Where a game is over nobody chooses, and its result is known."""

    def __init__(self, board: Board, steps: int, device: str) -> None:
        rows, fields = board.seen.shape
        seats = board.won.shape[1]
        self.steps, self.device = steps, device

        def room(*size: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps + 1, rows, *size), dtype=kind, device=device)

        self.seen = room(fields, kind=torch.uint8)
        self.mask = room(board.mask.shape[1], kind=torch.uint8)
        self.seat = room(kind=torch.int64)
        self.won = room(seats)
        self.chosen = room(kind=torch.int64)
        self.likely = room()
        self.expected = room(seats)  # shares of the win by seat
        self.gain = torch.zeros((steps, rows), device=device)  # of whoever chose
        self.target = torch.zeros((steps, rows, seats), device=device)  # what would have been right for it
        self.players = torch.from_numpy(board.players.copy()).to(device)
        self.rows = torch.arange(rows, device=device)
        self.number = torch.arange(seats, device=device)

    def load(self, board: Board, step: int) -> None:
        """What the processes show."""
        shown = [board.seen, board.mask, board.seat, board.won]
        moved = [torch.from_numpy(each).to(self.device, non_blocking=True) for each in shown]
        for mine, theirs in zip((self.seen, self.mask, self.seat, self.won), moved, strict=True):
            mine[step].copy_(theirs)

    def expect(self, step: int, chances: Tensor) -> None:
        """Chances as the one who chooses sees them, their own first."""
        seat = self.seat[step]
        there = absolute(chances, seat.clamp(min=0), self.players, self.rows, self.number)
        self.expected[step] = torch.where((seat < 0)[:, None], self.won[step], there)

    def judge(self, trust: float) -> Tensor:
        """Of every choice; the places of all choices."""
        judge(self.expected, self.seat, trust, self.gain, self.target, self.rows)
        for step in range(self.steps):
            who = self.seat[step].clamp(min=0)
            self.target[step] = relative(self.target[step], who, self.players, self.rows, self.number)
        return torch.nonzero((self.seat[: self.steps] >= 0).flatten())[:, 0]


def fields(seen: Tensor) -> Tensor:
    """Observations of a byte a field, as the net reads them."""
    return seen.float() / GRAIN


def offered(mask: Tensor, choices: int) -> Tensor:
    """Bits one by one."""
    bits = torch.arange(8, device=mask.device, dtype=torch.uint8)
    return ((mask[:, :, None] >> bits) & 1).bool().flatten(1)[:, :choices]
