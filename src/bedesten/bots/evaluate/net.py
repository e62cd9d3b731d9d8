"""A small net: what the features of a position are worth together. See scripts/tune.py."""

import tomllib
from functools import cache
from pathlib import Path


class Net:
    """Some hidden units weigh all features, each in its own way; one that comes out negative says nothing."""

    def __init__(self, rows: list[list[float]], bias: list[float], out: list[float]) -> None:
        self.rows = rows  # by unit, beside the features
        self.bias = bias
        self.out = out

    def worth(self, features: list[float]) -> float:
        """Of a position with these features."""
        total = 0.0
        for unit in range(len(self.out)):
            row = self.rows[unit]
            excited = self.bias[unit]
            for i in range(len(row)):
                excited += row[i] * features[i]
            if excited > 0.0:
                total += self.out[unit] * excited
        return total


@cache
def read(file: Path, names: tuple[str, ...]) -> Net:
    """Weights stand in the file by feature, for all units in a line."""
    table = tomllib.loads(file.read_text("utf-8"))
    columns = [table["weights"][name] for name in names]
    rows = [[float(x) for x in row] for row in zip(*columns, strict=True)]
    return Net(rows, [float(x) for x in table["units"]["bias"]], [float(x) for x in table["units"]["out"]])
