"""Writes docs/learning-fields.md, what stands where in the numbers that learners see, from the encoders.

python -m scripts.gen_fields [--check]
"""

import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from bedesten import catalog
from bedesten.bots.encode.base import encoder
from bedesten.bots.encode.compact import Compact

TARGET = Path(__file__).resolve().parents[1] / "docs" / "learning-fields.md"
HEAD = """# Fields

<!-- Written by scripts/gen_fields.py from the encoders: change those and run it again. -->

What stands where in an observation, in the features of an option, and in the short index of choices, for
every game on its usual board. [learning.md](learning.md) says how to use it. A name with a colon or an `@`
has a field for each of the words behind it, in their order; `encoder.names` and `encoder.option_names` spell
all of them out.
"""
SHOWN = 12  # words of a group that are listed; of more, the first and the last


def generated() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[section(name) for name in catalog.GAMES]])


def section(name: str) -> str:
    game = catalog.game(name)
    sight, compact = encoder(game), Compact(game.lexicon)
    size = len(sight.seat_names)
    seats = f"{sight.seats} seats of {size} fields each, their own first, then in the order of turns"
    return "\n".join(
        [
            f"## {name}\n",
            f"An observation has {len(sight.names)} fields: {sight.first_seat} of the table, then {seats}.",
            f"An option has {len(sight.option_names)}; there are {compact.size} choices in the index.\n",
            table("field of the table", sight.names[: sight.first_seat]),
            table("field of a seat", sight.seat_names),
            table("field of an option", sight.option_names),
            table("choice of the index", compact.tokens),
        ]
    )


def table(title: str, names: list[str]) -> str:
    """Neighbours with the same beginning in one row."""
    rows = [f"| from | {title} | words |", "|---|---|---|"]
    for stem, some in groupby(enumerate(names), lambda one: stem_of(one[1])):
        numbered = list(some)
        words = [name[len(stem) :] for _, name in numbered]
        rows.append(f"| {numbered[0][0]} | `{stem}` | {listed(words)} |")
    return "\n".join(rows) + "\n"


def stem_of(name: str) -> str:
    for mark in "@:":
        if mark in name:
            return name[: name.rindex(mark) + 1]
    return name


def listed(words: Iterable[str]) -> str:
    shown = [word or "(none)" for word in words]
    if shown == ["(none)"]:
        return ""
    if len(shown) > SHOWN:
        return f"{len(shown)}: {shown[0]} … {shown[-1]}"
    return ", ".join(shown)


def main() -> None:
    page = generated()
    if "--check" in sys.argv:
        raise SystemExit(page != TARGET.read_text("utf-8"))
    TARGET.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
