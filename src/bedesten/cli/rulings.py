"""`bedesten rules rulings`: what can be decided otherwise before a game, and what is usual."""

import json
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from bedesten import catalog
from bedesten.core.rulings import Ruling, word
from bedesten.text import Text

Json = Annotated[bool, Parameter(name="--json", negative="")]


def rulings(*, game: str = catalog.FIRST, lang: str = "en", as_json: Json = False) -> None:
    """List what the rulebooks of a game leave open: options, readings (the usual one first) and rules.

    :param game: The game.
    :param lang: Language by its code, such as en.
    :param as_json: Print JSON instead of a table.
    """
    played = catalog.game(game)
    text, known = Text(lang, played), played.rulings
    if as_json:
        print(json.dumps([told(ruling, text) for ruling in known], ensure_ascii=False))
        return
    table = Table("--ruling", "", "rule", show_lines=True)
    for ruling in known:
        for value in ruling.values:
            first = value == ruling.values[0]
            table.add_row(
                f"{ruling.name}={word(value)}", said(ruling, value, text), ruling.rule if first else ""
            )
    Console().print(table)


def told(ruling: Ruling, text: Text) -> dict[str, object]:
    """One ruling for programs."""
    readings = [{"value": value, "text": said(ruling, value, text)} for value in ruling.values]
    return {"name": ruling.name, "rule": ruling.rule, "readings": readings}


def said(ruling: Ruling, value: object, text: Text) -> str:
    return text.name("reading", f"{ruling.name}.{word(value)}")
