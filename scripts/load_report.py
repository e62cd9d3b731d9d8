"""What `make load` found, as a page with plots."""

from collections.abc import Sequence
from itertools import pairwise

BAR, HIGH = 8, 120
STEP, LAST = 5, 250  # milliseconds


def plot(title: str, values: Sequence[float]) -> str:
    """Bars, one for each value."""
    most = max(values, default=1) or 1
    bars = "".join(
        f'<rect x="{n * BAR}" y="{HIGH - HIGH * value / most:.1f}" width="{BAR - 1}" '
        f'height="{HIGH * value / most:.1f}"/>'
        for n, value in enumerate(values)
    )
    return (
        f"<h2>{title}, at most {most:.0f}</h2>"
        f'<svg width="{len(values) * BAR}" height="{HIGH}" fill="#8a5a2b" role="img">{bars}</svg>'
    )


def report(
    answers: Sequence[float], memory: Sequence[float], busy: Sequence[tuple[float, float]], lines: list[str]
) -> str:
    milliseconds = [seconds * 1000 for seconds in answers]
    counts = [sum(low <= ms < low + STEP for ms in milliseconds) for low in range(0, LAST, STEP)]
    shares = [[100 * (after[n] - before[n]) for before, after in pairwise(busy)] for n in (0, 1)]
    plots = [
        plot(f"Answers by time to the broadcast: 0 to {LAST} ms in steps of {STEP}", counts),
        plot("Memory, second by second, in MB", memory),
        plot("The server, second by second, in percent of a core", shares[0]),
        plot("Its bots, second by second, in percent of a core", shares[1]),
    ]
    text = "".join(f"<p>{line}</p>" for line in lines)
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Load</title>'
    return f"{head}{text}{''.join(plots)}</html>"
