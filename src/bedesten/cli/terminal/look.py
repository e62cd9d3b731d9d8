"""How lines look: never by colour alone, and never wider than the room."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text as Line

# By seat: star, sail, tulip, crescent, wave.
EMBLEMS: Final = ["*", "^", "@", "(", "~", "&"]
SEAT_STYLES: Final = [
    "#000000 on #f7f1e4",
    "#000000 on #f0b429",
    "#ffffff on #b3243f",
    "#000000 on #2f9e7f",
    "#ffffff on #1e3a78",
    "#ffffff on #6b3fa0",
]
SMALLEST: Final = (80, 24)
LARGEST: Final = (140, 50)  # what is still easy to read


@dataclass(frozen=True)
class Room:
    """The space a screen has, and whether it may use colours."""

    width: int
    height: int
    plain: bool = False


def room(width: int, height: int, plain: bool) -> Room:
    """The size of the terminal, at least 80x24; at most what is still easy to read."""
    return Room(max(SMALLEST[0], min(width, LARGEST[0])), max(SMALLEST[1], min(height, LARGEST[1])), plain)


def fit(line: Line, width: int) -> Line:
    """Exactly this wide: cut with an ellipsis, or filled up with spaces."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def ink(words: str, style: str) -> Line:
    """Words in a style that ends with them, whatever is written after them on the line."""
    return Line.assemble((words, style))


def styled(line: Line, style: str) -> Line:
    line.style = style
    return line


def spread(left: Line, right: Line, width: int) -> Line:
    """One thing at each end of a line."""
    gap = width - left.cell_len - right.cell_len
    return fit(left + Line(" " * max(gap, 1)) + right, width)


def beside(left: list[Line], right: list[Line], gap: Line) -> list[Line]:
    """Two blocks of lines next to each other; the left one has its own width."""
    width = max(line.cell_len for line in left)
    height = max(len(left), len(right))
    left = [*left, *[Line(" " * width)] * (height - len(left))]
    right = [*right, *[Line()] * (height - len(right))]
    return [line + gap + side for line, side in zip(left, right, strict=True)]


def wrapped(words: str, width: int) -> list[Line]:
    """A sentence on as many lines as it needs, at least one; a word that is too long is broken."""
    lines: list[str] = []
    parts = [word[i : i + width] for word in words.split(" ") for i in range(0, max(len(word), 1), width)]
    for word in parts:
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [Line(line) for line in lines]


def changes(gain: dict[str, int], signs: dict[str, str]) -> str:
    """What is won and spent, in signs: `+5L -2R`."""
    return " ".join(f"{count:+}{signs.get(name, f' {name}')}" for name, count in gain.items() if count)
