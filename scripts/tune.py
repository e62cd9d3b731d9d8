"""Fit the net of an evaluation to played games: `python -m scripts.tune --games 400 --seed 1`.

Bots play, and stray now and then: left to themselves they would play much the same game again and again, and
the net would learn it by heart. Of every turn's start the features of all seats are kept, and who won in
the end. The weights are those under which the winners were most likely to win (a softmax over the seats), a
little pulled towards nothing. One game in five is held back, and its likelihood is reported beside that of
equal chances.
"""

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import cos, log, pi
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.evaluate.net import Net
from bedesten.bots.evaluate.weighed import Weighed
from bedesten.bots.play import play
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, Action
from bedesten.rl.train.setups import options_of

Position = tuple[list[list[float]], list[float]]  # features by seat, and the share of the win
Array = npt.NDArray[np.float32]

SOURCES = Path(__file__).resolve().parent.parent / "src" / "bedesten"
HELD_BACK = 5  # one game in n
STRAY = 10  # one choice in n
UNITS = 8  # twice as many tell hardly more
BATCH = 512
RATE = 0.004
PULL = 1e-3
RARE = 0.05  # what differs less than this between positions tells nothing: its scale has no end
NEVER = -1e4  # the score of a seat nobody has


def weighed(game: str) -> Weighed:
    """What the boxes of a game bring that has features."""
    evaluation = catalog.evaluation(catalog.game(game))
    assert isinstance(evaluation, Weighed)
    return evaluation


def file_of(game: str) -> Path:
    """Among the sources, wherever the engine that played comes from."""
    return SOURCES / weighed(game).weights.relative_to(Path(catalog.__file__).parent)


def counts(game: str) -> int:
    """How many numbers of players there are."""
    return catalog.game(game).max_players - catalog.game(game).min_players + 1


def setup_of(name: str, number: int) -> Setup:
    """All numbers of players in turns, then other options."""
    options = options_of(name)
    players = catalog.game(name).min_players + number % counts(name)
    return Setup(players, options[number // counts(name) % len(options)])


class Strayer(Bot):
    """Takes any option now and then."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self.bot = bot
        self.dice = Dice(seed)

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if self.dice.below(STRAY) == 0:
            return self.dice.pick(options)
        return self.bot.choose(v, options, budget)


def positions(name: str, number: int, bot: str, seed: int) -> list[Position]:
    """A game of one kind of bot."""
    setup = setup_of(name, number)
    game, players = catalog.game(name).for_setup(setup), setup.players
    seeds = [number * players + seat for seat in range(players)]
    bots: list[Bot] = [Strayer(catalog.bot(bot, each, game), each) for each in seeds]
    played = play(game, setup, bots, f"tune {seed} {number}", Budget())
    won = Evaluation(game).values(played.state)
    return [(features, won) for features in turn_starts(game, setup, played.actions)]


def turn_starts(game: Any, setup: Setup, actions: list[int]) -> Iterator[list[list[float]]]:
    """The features of all seats whenever a turn begins, until the end is near."""
    s, turn, features = game.new(setup), 0, weighed(game.name).features
    for a in actions:
        if game.turn(s) != turn and game.to_move(s) != CHANCE and not s.ending:
            turn = game.turn(s)
            yield [features(s, seat) for seat in range(setup.players)]
        game.apply(s, a)


class Table:
    """Positions as arrays; a seat nobody has is marked."""

    def __init__(self, some: list[Position]) -> None:
        most, size = max(len(seats) for seats, _ in some), len(some[0][0][0])
        self.seats = np.zeros((len(some), most, size), np.float32)
        self.won = np.zeros((len(some), most), np.float32)
        self.empty = np.ones((len(some), most), bool)
        for number, (seats, won) in enumerate(some):
            self.seats[number, : len(seats)] = seats
            self.won[number, : len(won)] = won
            self.empty[number, : len(seats)] = False


class Fit:
    """Weights on their way up the likelihood (Adam), over features brought to one scale."""

    def __init__(self, some: Table, units: int, dice: np.random.Generator) -> None:
        rows = some.seats[~some.empty]
        spread = rows.std(axis=0)
        self.means = rows.mean(axis=0)
        self.scale = np.where(spread >= RARE, spread, np.inf).astype(np.float32)
        size = rows.shape[1]
        self.parts: list[Array] = [
            dice.normal(0, size**-0.5, (size, units)).astype(np.float32),
            np.zeros(units, np.float32),
            dice.normal(0, units**-0.5, units).astype(np.float32),
        ]
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def step(self, some: Table, chosen: npt.NDArray[np.int64], rate: float) -> None:
        out = self.parts[2]
        x = (some.seats[chosen] - self.means) / self.scale
        hidden = self.hidden(x)
        wrong = (softmax(hidden @ out, some.empty[chosen]) - some.won[chosen]) / len(chosen)
        back = wrong[..., None] * out * (hidden > 0)
        slopes = [
            np.einsum("nsi,nsu->iu", x, back),
            back.sum(axis=(0, 1)),
            np.einsum("ns,nsu->u", wrong, hidden),
        ]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope * slope
            mean = self.mean[i] / (1 - 0.9**self.steps)
            square = self.square[i] / (1 - 0.999**self.steps)
            self.parts[i] -= rate * (mean / (np.sqrt(square) + 1e-8) + PULL * self.parts[i])

    def hidden(self, x: Array) -> Array:
        units: Array = np.maximum(x @ self.parts[0] + self.parts[1], 0)
        return units

    def chances(self, some: Table) -> Array:
        return softmax(self.hidden((some.seats - self.means) / self.scale) @ self.parts[2], some.empty)

    def loss(self, some: Table) -> float:
        """The mean surprise at who won, in nats."""
        return float(-(some.won * np.log(self.chances(some) + 1e-12)).sum(axis=1).mean())

    def net(self) -> Net:
        """For features as they are."""
        first = self.parts[0] / self.scale[:, None]
        bias = self.parts[1] - self.means @ first
        return Net(first.T.tolist(), bias.tolist(), self.parts[2].tolist())


def softmax(scores: Array, empty: npt.NDArray[np.bool_]) -> Array:
    scores = np.where(empty, NEVER, scores)
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Array = raised / raised.sum(axis=1, keepdims=True)
    return chances


def fit(some: Table, seed: int, epochs: int = 12, units: int = UNITS) -> Fit:
    """Batches of positions from anywhere, so that one game does not pull at once; steps grow smaller."""
    dice = np.random.default_rng(seed)
    fitted = Fit(some, units, dice)
    for epoch in range(epochs):
        rate = RATE * (1 + cos(pi * epoch / epochs)) / 2
        order = dice.permutation(len(some.seats))
        for begin in range(0, len(order), BATCH):
            fitted.step(some, order[begin : begin + BATCH], rate)
    return fitted


def written(net: Net, names: list[str]) -> str:
    """As `evaluate.net.read` reads it."""
    lines = [f"{name} = {line(row)}" for name, row in zip(names, zip(*net.rows, strict=True), strict=True)]
    units = f"[units]\nbias = {line(net.bias)}\nout = {line(net.out)}\n"
    return f"{units}\n[weights]\n" + "\n".join(lines) + "\n"


def line(numbers: Iterable[float]) -> str:
    return "[" + ", ".join(f"{x:.5f}" for x in numbers) + "]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="istanbul", choices=catalog.GAMES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    learnt: list[Position] = []
    held: list[Position] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        play_one = partial(positions, args.game, bot=args.bot, seed=args.seed)
        for number, some in enumerate(pool.map(play_one, range(args.games), chunksize=8)):
            (held if number // counts(args.game) % HELD_BACK == 0 else learnt).extend(some)
    fitted, kept = fit(Table(learnt), args.seed), Table(held)
    equal = sum(log(len(seats)) for seats, _ in held) / len(held)
    surprise = f"surprise held back {fitted.loss(kept):.4f}, equal chances {equal:.4f}"
    print(f"{len(learnt)} + {len(held)} positions: {surprise}")
    asked = f"--game {args.game} --games {args.games} --bot {args.bot} --seed {args.seed}"
    head = f"# python -m scripts.tune {asked}\n# {surprise}\n\n"
    file_of(args.game).write_text(head + written(fitted.net(), weighed(args.game).names), "utf-8")


if __name__ == "__main__":
    main()
