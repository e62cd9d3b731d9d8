"""A player that learns, in one page of numpy: `python -m bedesten.rl.learn --minutes 30`.

It scores every option from what its seat sees and from the option's own features, and takes one with a
probability that grows with its score. First it watches `greedy` play and learns to choose alike; then it sits
down against others of that name and does more of whatever was followed by a win (REINFORCE with a learnt
baseline).
"""

import argparse
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.rl.vector import TableVectorEnv

HIDDEN, BATCH, RATE = 128, 4096, 1e-3


class Net:
    """What is seen and what is offered are weighed to a score; what is seen alone to the share of the win."""

    def __init__(self, fields: int, features: int, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        shapes = {"seen": (fields, HIDDEN), "offered": (features, HIDDEN), "score": (HIDDEN,)}
        shapes |= {"value_seen": (fields, HIDDEN), "value": (HIDDEN,), "bias": (HIDDEN,)}
        self.w = {k: (dice.normal(size=s) / np.sqrt(s[0])).astype(np.float32) for k, s in shapes.items()}
        self.mean = {k: np.zeros_like(v) for k, v in self.w.items()}
        self.square = {k: np.zeros_like(v) for k, v in self.w.items()}
        self.steps = 0

    def chances(self, seen: Any, options: Any, counts: Any) -> tuple[Any, Any]:
        """The probability of every option, and what excites the hidden units."""
        hidden = (
            np.repeat(seen @ self.w["seen"], counts, axis=0) + options @ self.w["offered"] + self.w["bias"]
        )
        hidden = np.maximum(hidden, 0)
        scores, first = hidden @ self.w["score"], np.cumsum(counts) - counts
        scores = np.exp(scores - np.repeat(np.maximum.reduceat(scores, first), counts))
        return scores / np.repeat(np.add.reduceat(scores, first), counts), hidden

    def values(self, seen: Any) -> tuple[Any, Any]:
        hidden = np.maximum(seen @ self.w["value_seen"], 0)
        return hidden @ self.w["value"], hidden

    def learn(self, seen: Any, options: Any, counts: Any, chosen: Any, weight: Any, result: Any) -> None:
        """Make what was chosen likelier by its weight, and the values more like the result."""
        chances, hidden = self.chances(seen, options, counts)
        first = np.cumsum(counts) - counts
        push = -chances * np.repeat(weight, counts)
        push[first + chosen] += weight
        back = np.outer(push, self.w["score"]) * (hidden > 0)
        per_decision = np.add.reduceat(back, first, axis=0)
        value, seen_hidden = self.values(seen)
        miss = np.outer(result - value, self.w["value"]) * (seen_hidden > 0)
        self.climb(
            {
                "seen": seen.T @ per_decision,
                "offered": options.T @ back,
                "bias": back.sum(axis=0),
                "score": hidden.T @ push,
                "value_seen": seen.T @ miss,
                "value": seen_hidden.T @ (result - value),
            },
            len(seen),
        )

    def climb(self, gradients: dict[str, Any], size: int) -> None:
        """Adam."""
        self.steps += 1
        for k, gradient in gradients.items():
            self.mean[k] = 0.9 * self.mean[k] + 0.1 * gradient / size
            self.square[k] = 0.999 * self.square[k] + 0.001 * (gradient / size) ** 2
            size_of = np.sqrt(self.square[k] / (1 - 0.999**self.steps)) + 1e-8
            self.w[k] += RATE * self.mean[k] / (1 - 0.9**self.steps) / size_of


def played(net: Net, tables: TableVectorEnv, dice: Any, watching: bool) -> Any:
    """Games without end: batches of decisions, with what came of them, and the shares of the win."""
    game, n = tables.room.game, tables.num_envs
    greedy, learner = catalog.bot("greedy", 1, game), np.arange(n) % tables.players
    kept: list[list[Any]] = [[] for _ in range(n)]
    batch: list[Any] = []
    won: list[float] = []
    seen, infos = tables.reset(seed=int(dice.integers(1 << 30)))
    while True:
        counts, seats = infos["counts"], infos["seat"]
        first, choice = infos["starts"], np.zeros(n, np.int64)
        mine = np.flatnonzero((seats >= 0) & ((seats == learner) | watching))
        if len(mine) and not watching:
            rows = np.concatenate([np.arange(first[i], first[i] + counts[i]) for i in mine])
            chances, _ = net.chances(seen[mine], infos["options"][rows], counts[mine])
            ends = np.cumsum(counts[mine])
            at = np.searchsorted(np.cumsum(chances), np.arange(len(mine)) + dice.random(len(mine)))
            choice[mine] = np.clip(at - (ends - counts[mine]), 0, counts[mine] - 1)
        for i in np.flatnonzero(seats >= 0):
            if watching or seats[i] != learner[i]:
                s = tables.many.slots[i].state
                options = game.legal(s)
                choice[i] = options.index(greedy.choose(game.view(s, int(seats[i])), options, Budget()))
            if i in mine:
                offered = infos["options"][first[i] : first[i] + counts[i]]
                kept[i].append((seats[i], seen[i], offered, choice[i]))
        seen, _, ended, _, infos = tables.step(choice)
        for i in np.flatnonzero(ended):
            batch += [(*one[1:], infos["rewards"][i, one[0]]) for one in kept[i]]
            won.append(float(infos["rewards"][i, learner[i]]) + 1 / tables.players)
            kept[i], learner[i] = [], (learner[i] + 1) % tables.players
        if len(batch) >= BATCH:
            yield batch, won
            batch, won = [], []


def train(game: str, players: int, minutes: float, file: Path, at_once: int = 32) -> list[float]:
    """A third of the time it watches; the share of wins of every batch after that."""
    layout: dict[str, Any] = {"layout": "random"} if "random" in catalog.game(game).layouts else {}
    tables = TableVectorEnv(at_once, game, players, actions="options", **layout)
    net, dice, began = (
        Net(tables.fields, len(tables.room.sight.option_names)),
        np.random.default_rng(0),
        monotonic(),
    )
    shares: list[float] = []
    for watching, until in ((True, minutes / 3), (False, minutes)):
        for batch, won in played(net, tables, dice, watching):
            seen, options, chosen, result = (list(column) for column in zip(*batch, strict=True))
            counts, rows = np.array([len(some) for some in options]), np.array(seen)
            results = np.array(result, np.float32)
            gain = results - net.values(rows)[0]
            weight = np.ones(len(rows), np.float32) if watching else gain / (gain.std() + 1e-6)
            net.learn(rows, np.concatenate(options), counts, np.array(chosen), weight, results)
            if not watching:
                shares.append(float(np.mean(won)))
                print(
                    f"{(monotonic() - began) / 60:5.1f} min: {np.mean(shares[-20:]):.3f} of the wins",
                    flush=True,
                )
            if monotonic() - began > 60 * until:
                break
    np.savez_compressed(file, **net.w)
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=catalog.FIRST)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--file", type=Path, default=Path("learnt.npz"))
    args = parser.parse_args()
    train(args.game, args.players, args.minutes, args.file)


if __name__ == "__main__":
    main()
