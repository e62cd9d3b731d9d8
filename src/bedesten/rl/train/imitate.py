"""Learns greedy's games by heart, as far as a net can."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import torch
from torch import Tensor

from bedesten.rl.train.net import NEVER
from bedesten.rl.train.rollout import fields

if TYPE_CHECKING:
    from bedesten.rl.train.learn import Learner

EPOCHS: Final = 5
RATE: Final = 1e-3
PARTS: Final = 8  # a step of imitation is that much smaller than one of learning


class Lessons:
    """All of them on the GPU."""

    def __init__(self, files: list[Path], device: str, choices: int) -> None:
        played = [dict(np.load(file)) for file in files]

        def joined(name: str) -> Tensor:
            return torch.from_numpy(np.concatenate([each[name] for each in played])).to(device)

        self.seen, self.chosen, self.result = joined("seen"), joined("chosen").long(), joined("result")
        self.mask = torch.zeros((len(self.chosen), choices), dtype=torch.bool, device=device)
        numbers = torch.arange(len(self.chosen), device=device)
        self.mask[torch.repeat_interleave(numbers, joined("counts").long()), joined("offers").long()] = True


def imitate(learner: "Learner", files: list[Path]) -> None:
    """Who won is learned from once: the positions of a game would soon be recognised."""
    device, size = learner.course.device, learner.course.batch // PARTS
    lessons = Lessons(files, device, learner.model.shape.choices)
    n, step = len(lessons.chosen), 0
    for epoch in range(EPOCHS):
        same = torch.zeros((), device=device)
        for these in torch.randperm(n, device=device).split(size):
            learner.set_rate(RATE * max(0.02, 1 - step * size / (n * EPOCHS)))
            promises, chances = learner.model(fields(lessons.seen[these]))
            promises = promises.masked_fill(~lessons.mask[these], NEVER)
            chosen = lessons.chosen[these]
            loss = torch.nn.functional.cross_entropy(promises, chosen)
            if epoch == 0:
                loss = loss - 0.5 * (lessons.result[these] * chances.clamp(min=-20)).sum(1).mean()
            learner.improve(loss)
            same += (promises.argmax(1) == chosen).sum()
            step += 1
        print(f"imitating {n} choices, time {epoch + 1}: the same in {float(same) / n:.1%}", flush=True)
