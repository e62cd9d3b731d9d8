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
        nn.init.normal_(self.promise_out, std=0.1)

    def forward(self, seen: Tensor, options: Tensor, owner: Tensor) -> tuple[Tensor, Tensor]:
        """Promises of all options, and logarithms of the chances of all seats; `owner` is the position of
        every option."""
        w: Any = self
        seats = seen[:, self.shape.table :].reshape(len(seen), self.shape.seats, self.shape.seat)
        each = torch.relu(seats @ w.seat + w.seat_bias)
        wide = torch.cat([seen[:, : self.shape.table], each.flatten(1)], 1)
        core = torch.relu(torch.relu(wide @ w.first + w.first_bias) @ w.second + w.second_bias)
        judged = torch.relu((core @ w.chance)[:, None] + each @ w.chance_seat + w.chance_bias)
        chances = (judged @ w.chance_out).float().masked_fill(seats[:, :, 0] == 0, NEVER)
        state = (core @ w.promise + w.promise_bias)[owner]
        promising = torch.relu(state + options @ w.promise_option)
        promising = torch.relu(promising @ w.promise_second + w.promise_second_bias)
        return (promising @ w.promise_out).float(), torch.log_softmax(chances, 1)

    def net(self, about: dict[str, Any] | None = None) -> Net:
        """As bots use it."""
        s = self.shape
        weights = {
            name: p.detach().float().cpu().numpy().astype(np.float32) for name, p in self.named_parameters()
        }
        return Net(Shape(s.table, s.seat, s.seats, s.option, about), weights)


def start(size: tuple[int, ...]) -> Tensor:
    return torch.randn(size) * (2.0 / size[0]) ** 0.5
