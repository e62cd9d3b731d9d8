"""Choices in columns, on as few lines as they need, on pages if they need more."""

from rich.text import Text as Line

from bedesten.cli.terminal.choices import Choice
from bedesten.cli.terminal.look import fit

Column = list[Line]
GAP = "  "
EASY = 8  # lines of choices that are still read at a glance


def listing(choices: list[Choice], width: int, rows: int, page: int) -> tuple[list[Line], int]:
    """The lines of one page, and how many pages there are."""
    for labels in (in_words(choices), in_signs(choices)):
        if broad(labels) > width:
            continue
        for height in range(min(3, rows), min(rows, EASY) + 1):
            pages = paged(columns(labels, height), width)
            if len(pages) == 1:
                return laid(pages[0], width), 1
    pages = paged(columns(in_signs(choices), min(rows, EASY)), width)
    return laid(pages[page % len(pages)], width), len(pages)


def in_words(choices: list[Choice]) -> list[Line]:
    return [label(choice.number, choice.words) for choice in choices]


def in_signs(choices: list[Choice]) -> list[Line]:
    return [label(choice.number, choice.signs) for choice in choices]


def label(number: int, words: str) -> Line:
    return Line.assemble((f"{number:>2}", "bold"), f" {words}")


def columns(labels: list[Line], height: int) -> list[Column]:
    return [labels[first : first + height] for first in range(0, len(labels), height)]


def broad(column: Column) -> int:
    return max(line.cell_len for line in column)


def paged(all_columns: list[Column], width: int) -> list[list[Column]]:
    """As many columns on a page as fit beside each other."""
    pages: list[list[Column]] = []
    used = width
    for column in all_columns:
        used += len(GAP) + broad(column)
        if used > width:
            pages.append([])
            used = min(broad(column), width)
        pages[-1].append(column)
    return pages


def laid(page: list[Column], width: int) -> list[Line]:
    """The columns of a page side by side."""
    lines: list[Line] = []
    for row in range(max(len(column) for column in page)):
        parts = [fit(column[row], broad(column)) for column in page if row < len(column)]
        line = Line(GAP).join(parts)
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines
