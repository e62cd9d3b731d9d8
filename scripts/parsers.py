"""The doors through which text comes in from outside, for fuzzing: a parser may refuse, never break.

The tests mutate what is right; scripts/guided.py looks for trouble guided by coverage.
"""

import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bedesten import catalog
from bedesten.cli.records import check_lines
from bedesten.cli.scenario import parsed
from bedesten.core.notation import toml
from bedesten.core.play import record, scenario
from bedesten.kairo.notation.reading import boards_in, report
from bedesten.server import site
from bedesten.server.errors import Declined
from bedesten.server.protocol.bounds import TEXT_LENGTH
from bedesten.server.routes.socket import parse
from bedesten.server.tables.connection import Connection
from bedesten.server.tables.talking import checked_text

ROOT = Path(__file__).resolve().parent.parent
MOST_SEEDS = 40


def read_record(text: str) -> None:
    written = record.read(text)
    check_lines(written, record.final(written, catalog.game(written.game)))


def run_scenario(text: str) -> None:
    data = parsed(text)
    scenario.run(data, catalog.game(data.get("game", "istanbul")))


def check_board(text: str) -> None:
    for entry in boards_in(toml.loads(text)):
        report(entry)


def hear(text: str) -> None:
    """A message over a socket, after the hello."""
    member = Connection()
    member.greeted = True
    parse(text, member)


def write(text: str) -> None:
    """One's own words at a table: what comes through is short and visible."""
    said = checked_text(text)
    assert 0 < len(said) <= TEXT_LENGTH
    assert said.isprintable()


def read_site(text: str) -> None:
    """The settings of a site."""
    site.checked(toml.loads(text))


TARGETS: dict[str, Callable[[str], None]] = {
    "record": read_record,
    "scenario": run_scenario,
    "board": check_board,
    "socket": hear,
    "site": read_site,
    "text": write,
}
MESSAGES = [
    '{"t":"hello","tokens":["a"],"lang":"en","seq":0}',
    '{"t":"act","seq":4,"tokens":["move:palace","leave"]}',
    '{"t":"handover","seat":0,"bot":null}',
    '{"t":"name","seat":1,"name":"Ayşe"}',
    '{"t":"write","seat":1,"text":"Mind the step!"}',
    '{"t":"react","seat":1,"turn":4,"sign":"bravo"}',
]
SITES = ['name = "Library"\nlanguages = ["en", "fr"]\ngames = ["kairo"]\n[conduct]\nen = "Be kind."']
TEXTS = ["Mind the step! 3.50 for it?", "Ça va… see example.com, it is there", "ask me@example or www"]
WRITTEN = {"socket": MESSAGES, "site": SITES, "text": TEXTS}


def seeds(target: str) -> list[str]:
    """Texts that are right, to begin with."""
    if target in WRITTEN:
        return WRITTEN[target]
    where = {"record": "tests/games/*.bdn", "scenario": "tests/*/scenarios/*.toml"}
    paths = sorted(ROOT.glob(where.get(target, "docs/rules/data/kairo.toml")))
    return [path.read_text("utf-8") for path in paths[:: -(-len(paths) // MOST_SEEDS)]]


def survives(target: str, text: str) -> None:
    """Anything else than a refusal is a fault."""
    with suppress(ValueError, Declined):
        TARGETS[target](text)


def mutated(text: str, dice: random.Random, others: list[str]) -> str:
    """A few cuts, copies, swaps and wrong characters; now and then a piece of another text."""
    for _ in range(dice.randrange(1, 5)):
        at, size = dice.randrange(len(text) + 1), dice.choice([1, 1, 2, 8, 40])
        other = dice.choice(others)
        there = dice.randrange(len(other) + 1)
        new = dice.choice(
            [
                "",
                chr(dice.randrange(0x250)),
                "-1",
                "9" * 30,
                "[]",
                "{}",
                "nan",
                "\n",
                other[there : there + size],
            ]
        )
        text = text[:at] + new + text[at + dice.choice([0, size]) :]
    return text
