"""Ratings out of rankings: the strengths under which the results were most likely (Plackett and Luce)."""

from dataclasses import dataclass
from math import exp, log, sqrt

from bedesten.explorer.shares import SURE

Ranking = list[tuple[str, int]]  # name and rank of everybody in one game; equals share a rank

ELO = 400 / log(10)  # points for every factor e
PRIOR = 1 / 3.0**2  # strengths beyond three factors e need games to be believed
STEPS = 50


@dataclass(frozen=True)
class Rating:
    """In Elo points, zero in the middle of the field; `half_width` on either side is the 95 % interval."""

    points: float
    half_width: float


def rate(games: list[Ranking]) -> dict[str, Rating]:
    """Everybody who played, the strongest first."""
    names = sorted({name for ranking in games for name, _ in ranking})
    stages = [stage for ranking in games for stage in stages_of(ranking, names)]
    strengths = [0.0] * len(names)
    for _ in range(STEPS):
        gradient, neg_hessian = derivatives(stages, strengths)
        step = times(inverse(neg_hessian), gradient)
        strengths = [s + max(-1.0, min(1.0, d)) for s, d in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    middle = sum(strengths) / len(strengths)
    widths = half_widths(inverse(derivatives(stages, strengths)[1]))
    ratings = {
        name: Rating(ELO * (s - middle), ELO * r) for name, s, r in zip(names, strengths, widths, strict=True)
    }
    return dict(sorted(ratings.items(), key=lambda item: -item[1].points))


@dataclass(frozen=True)
class Stage:
    """One of a ranking's places was won against all who came after or shared it."""

    winner: int
    field: list[int]  # how many of each were in it


def stages_of(ranking: Ranking, names: list[str]) -> list[Stage]:
    """A place that nobody else was left for tells nothing."""
    stages: list[Stage] = []
    for name, rank in ranking:
        field = [sum(1 for other, r in ranking if other == one and r >= rank) for one in names]
        if sum(field) > 1:
            stages.append(Stage(names.index(name), field))
    return stages


def derivatives(stages: list[Stage], strengths: list[float]) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood: its gradient, and minus its second derivatives."""
    every = range(len(strengths))
    gradient = [-PRIOR * s for s in strengths]
    neg_hessian = [[PRIOR if i == j else 0.0 for j in every] for i in every]
    raised = [exp(s) for s in strengths]
    for stage in stages:
        shares = [count * r for count, r in zip(stage.field, raised, strict=True)]
        total = sum(shares)
        shares = [share / total for share in shares]
        gradient[stage.winner] += 1.0
        for i in every:
            gradient[i] -= shares[i]
            neg_hessian[i][i] += shares[i]
            for j in every:
                neg_hessian[i][j] -= shares[i] * shares[j]
    return gradient, neg_hessian


def half_widths(covariance: list[list[float]]) -> list[float]:
    """Half the width of the interval of each strength over the mean of all."""
    size = len(covariance)
    rows = [sum(row) / size for row in covariance]
    whole = sum(rows) / size
    return [SURE * sqrt(max(0.0, covariance[i][i] - 2 * rows[i] + whole)) for i in range(size)]


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrices here are symmetric and positive."""
    size = len(matrix)
    rows = [list(row) + [1.0 if i == j else 0.0 for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(size):
            if k != i:
                rows[k] = [x - rows[k][i] * y for x, y in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]


def times(matrix: list[list[float]], vector: list[float]) -> list[float]:
    return [sum(x * y for x, y in zip(row, vector, strict=True)) for row in matrix]
