"""Fit the weights of an evaluation to played games: `python -m scripts.tune --games 400 --seed 1`.

Bots play; of every turn's start the features of all seats are kept, and who won in the end. The weights
are those under which the winners were most likely to win (conditional logit), a little pulled towards
nothing. One game in five is held back, and its likelihood is reported beside that of equal chances. The
same arguments give the same file.
"""

import argparse
from collections.abc import Callable, Iterator
from math import exp, inf, log, sqrt
from pathlib import Path
from typing import Any

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.evaluate.istanbul import features as istanbul
from bedesten.bots.evaluate.istanbul import weights
from bedesten.bots.evaluate.kairo import features as kairo
from bedesten.bots.evaluate.kairo import weights as kairo_weights
from bedesten.bots.play import play
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE

Position = tuple[list[list[float]], list[float]]  # features by seat, and the share of the win

HELD_BACK = 5  # one game in so many
LAYOUTS = {
    "istanbul": ["short", "random", "long", "random"],
    "istanbul+mocha": ["first_play", "random"],
    "istanbul+letters": ["first_play", "random"],
    "istanbul+mocha+letters": ["random"],
}
OPTIONS: dict[str, list[dict[str, object]]] = {  # of the setup, in turns
    **{name: [{"layout": layout} for layout in layouts] for name, layouts in LAYOUTS.items()},
    "kairo": [{}, {"start_mode": "fixed"}, {"board": "courtyard-11x11"}, {}],
}
BATCH = 64
RATE = 0.03
PULL = 1e-4
RARE = 0.1  # what differs less than this between positions tells nothing, and is not weighed


def names(game: str) -> list[str]:
    return kairo.FEATURES if game == "kairo" else istanbul.names(game)


def file_of(game: str) -> Path:
    return kairo_weights.FILE if game == "kairo" else weights.file_of(game)


def features_of(game: str) -> Callable[[Any, int], list[float]]:
    return kairo.features if game == "kairo" else istanbul.features


def counts(game: str) -> int:
    """How many numbers of players there are."""
    return catalog.game(game).max_players - catalog.game(game).min_players + 1


def setup_of(name: str, number: int) -> Setup:
    """All numbers of players in turns, then other options."""
    options = OPTIONS[name]
    players = catalog.game(name).min_players + number % counts(name)
    return Setup(players, options[number // counts(name) % len(options)])


def positions(name: str, number: int, bot: str, seed: int) -> list[Position]:
    """A game of one kind of bot."""
    setup = setup_of(name, number)
    game, players = catalog.game(name).fitted(setup), setup.players
    bots = [catalog.bot(bot, number * players + seat, game) for seat in range(players)]
    played = play(game, setup, bots, f"tune {seed} {number}", Budget())
    ranks = game.ranking(played.state)
    won = [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    return [(found, won) for found in turn_starts(game, setup, played.actions)]


def turn_starts(game: Any, setup: Setup, actions: list[int]) -> Iterator[list[list[float]]]:
    """The features of all seats whenever a turn begins, until the end is near."""
    s, turn, features = game.new(setup), 0, features_of(game.name)
    for a in actions:
        if game.turn(s) != turn and game.to_move(s) != CHANCE and not s.ending:
            turn = game.turn(s)
            yield [features(s, seat) for seat in range(setup.players)]
        game.apply(s, a)


class Fit:
    """Weights on their way up the likelihood (Adam), over features brought to one scale."""

    def __init__(self, some: list[Position]) -> None:
        size = len(some[0][0][0])
        rows = [row for seats, _ in some for row in seats]
        means = [sum(row[i] for row in rows) / len(rows) for i in range(size)]
        spread = [sqrt(sum((row[i] - means[i]) ** 2 for row in rows) / len(rows)) for i in range(size)]
        self.scale = [each if each >= RARE else inf for each in spread]  # without end: the weight stays 0
        self.weights = [0.0] * size
        self.mean = [0.0] * size
        self.square = [0.0] * size
        self.steps = 0

    def step(self, batch: list[Position]) -> None:
        slope = [-PULL * w * len(batch) for w in self.weights]
        for seats, won in batch:
            chances = self.chances(seats)
            for row, chance, share in zip(seats, chances, won, strict=True):
                for i, x in enumerate(row):
                    slope[i] += (share - chance) * x / self.scale[i]
        self.climb([each / len(batch) for each in slope])

    def climb(self, slope: list[float]) -> None:
        self.steps += 1
        for i, g in enumerate(slope):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * g
            self.square[i] = 0.999 * self.square[i] + 0.001 * g * g
            mean = self.mean[i] / (1 - 0.9**self.steps)
            square = self.square[i] / (1 - 0.999**self.steps)
            self.weights[i] += RATE / sqrt(1 + self.steps / 200) * mean / (sqrt(square) + 1e-8)

    def chances(self, seats: list[list[float]]) -> list[float]:
        scaled = [w / scale for w, scale in zip(self.weights, self.scale, strict=True)]
        scores = [sum(w * x for w, x in zip(scaled, row, strict=True)) for row in seats]
        raised = [exp(score - max(scores)) for score in scores]
        return [each / sum(raised) for each in raised]

    def loss(self, some: list[Position]) -> float:
        """The mean surprise at who won, in nats."""
        total = 0.0
        for seats, won in some:
            chances = self.chances(seats)
            total -= sum(share * log(chance) for share, chance in zip(won, chances, strict=True) if share)
        return total / len(some)

    def found(self) -> list[float]:
        return [w / scale for w, scale in zip(self.weights, self.scale, strict=True)]


def fit(some: list[Position], seed: int, epochs: int = 60) -> Fit:
    """Batches of positions from anywhere, so that one game does not pull at once."""
    found, dice = Fit(some), Dice(seed)
    for _ in range(epochs * len(some) // BATCH):
        found.step([some[dice.below(len(some))] for _ in range(BATCH)])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="istanbul", choices=OPTIONS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=60, help="how often each position is looked at")
    args = parser.parse_args()
    learnt: list[Position] = []
    held: list[Position] = []
    for number in range(args.games):
        some = positions(args.game, number, args.bot, args.seed)
        (held if number // counts(args.game) % HELD_BACK == 0 else learnt).extend(some)
    found = fit(learnt, args.seed, args.epochs)
    equal = sum(log(len(seats)) for seats, _ in held) / len(held)
    line = f"surprise {found.loss(learnt):.4f}, held back {found.loss(held):.4f}, equal chances {equal:.4f}"
    print(f"{len(learnt)} + {len(held)} positions: {line}")
    asked = f"--game {args.game} --games {args.games} --bot {args.bot} --seed {args.seed}"
    asked += f" --epochs {args.epochs}" if args.epochs != parser.get_default("epochs") else ""
    head = f"# python -m scripts.tune {asked}\n# {line}\n"
    table = "".join(f"{n} = {w:.4f}\n" for n, w in zip(names(args.game), found.found(), strict=True))
    file_of(args.game).write_text(f"{head}\n[weights]\n{table}", "utf-8")


if __name__ == "__main__":
    main()
