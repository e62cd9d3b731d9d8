"""A game that is over, for the end and the replay."""

from dataclasses import dataclass
from typing import Any

from tests.server.client import Client, new_table


@dataclass(frozen=True)
class Finished:
    code: str
    tokens: list[str]


def finish(url: str, *robots: str, **more: Any) -> Finished:
    """A game of a person, who lets a robot sit in, against others."""
    code, tokens = new_table(url, "me", *robots, options={"start": 0}, **more)
    with Client(url, code, tokens) as client:
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    return Finished(code, tokens)
