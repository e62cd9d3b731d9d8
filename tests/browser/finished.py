"""A game that is over, for the end and the replay."""

from dataclasses import dataclass

from tests.server.client import Client, new_table


@dataclass(frozen=True)
class Finished:
    code: str
    tokens: list[str]


def finish(url: str, *robots: str, game: str = "istanbul") -> Finished:
    """A game of a person, who lets a robot sit in, against others."""
    code, tokens = new_table(url, "me", *robots, game=game, options={"start": 0})
    with Client(url, code, tokens) as client:
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    return Finished(code, tokens)
