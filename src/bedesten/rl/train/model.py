"""The net as it is trained: the same layers as `net`, in PyTorch."""

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from bedesten.rl.train.net import NEVER, Net, Shape


class Model(nn.Module):
    """Weights by the names of `Shape.sizes`."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        for name, size in shape.sizes().items():
            self.register_parameter(name, nn.Parameter(torch.zeros(size) if len(size) == 1 else start(size)))
        nn.init.normal_(self.chance_out, std=0.1)
        with torch.no_grad():
            self.promise *= 0.1

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Promises of all choices, and logarithms of the chances of all seats."""
        shape = self.shape
        seats = seen[:, shape.table :].reshape(len(seen), shape.seats, shape.seat)
        each = torch.relu(seats @ self.seat + self.seat_bias)
        core = torch.cat([seen[:, : shape.table], each.flatten(1)], dim=1)
        core = torch.relu(torch.addmm(self.first_bias, core, self.first))
        core = torch.relu(torch.addmm(self.second_bias, core, self.second))
        core = torch.relu(torch.addmm(self.third_bias, core, self.third))
        judged = torch.relu((core @ self.chance)[:, None, :] + each @ self.chance_seat + self.chance_bias)
        chances = (judged @ self.chance_out).float().masked_fill(seats[:, :, 0] == 0.0, NEVER)
        return torch.addmm(self.promise_bias, core, self.promise).float(), torch.log_softmax(chances, 1)

    def net(self, about: dict[str, Any] | None = None) -> Net:
        """As bots read it."""
        shape = Shape(self.shape.table, self.shape.seat, self.shape.seats, self.shape.choices, about)
        weights = {name: weight.detach().float().cpu().numpy() for name, weight in self.named_parameters()}
        return Net(shape, {name: np.ascontiguousarray(each) for name, each in weights.items()})


def start(size: tuple[int, ...]) -> Tensor:
    """Weights of a layer as it begins."""
    return torch.randn(size) * (2.0 / size[0]) ** 0.5
