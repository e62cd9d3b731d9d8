"""A rule is changed on purpose: what was played is shown as it was, what is being played goes on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bedesten import catalog
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places import warehouses
from tests.patience import WITHIN
from tests.server.client import Client, Message, get, new_table, post
from tests.server.serving import served
from tests.server.short import short_games

FIRST = {"start": 0}


def one_only(s: State, seat: int, good: int) -> None:
    """The changed rule: a warehouse gives one good instead of filling the cart."""
    s.gain_good(seat, good, 1)


@contextmanager
def changed_rule() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(warehouses, "fill", one_only)
        patch.setattr(catalog.game("istanbul"), "rules_version", 2)
        yield


def play_out(url: str, code: str, tokens: list[str]) -> None:
    with Client(url, code, tokens) as client:
        for seat in client.sync["you"]:
            client.say(t="handover", seat=seat, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()


def shown(url: str, code: str) -> dict[str, Any]:
    path = f"/api/tables/{code}"
    replay = get(url, f"{path}/replay?lang=fr")
    last = replay["steps"][-1]
    return {
        "told": [{k: step[k] for k in ("step", "turn", "seat", "token", "text")} for step in replay["steps"]],
        "result": last["score"],
        "end": get(url, f"{path}/replay/{last['step']}"),
        "ranking": get(url, f"{path}/story")["ranking"],
        "dice": get(url, f"{path}/story")["dice"],
    }


def frames(url: str, code: str, steps: range) -> list[Message]:
    with httpx.Client(base_url=url, timeout=WITHIN) as http:
        return [http.get(f"/api/tables/{code}/replay/{n}").json()["view"] for n in steps]


def still_known(sync: dict[str, Any]) -> dict[str, Any]:
    """Under other rules it is not known any more who saw which outcome of chance, nor the round of a turn,
    nor what remained after a step of it."""
    turns = [{k: v for k, v in turn.items() if k != "round"} for turn in sync["turns"]]
    log = [{k: v for k, v in line.items() if k != "remains"} for line in sync["log"]]
    return {k: v for k, v in sync.items() if k not in ("ask", "chance")} | {"turns": turns, "log": log}


@short_games()
def test_a_changed_rule_breaks_no_game(folder: Path) -> None:
    with served(folder) as url:
        over, tokens = new_table(url, "me", "greedy", options=FIRST)
        play_out(url, over, tokens)
        before, record = shown(url, over), get(url, f"/api/tables/{over}/record")
        steps = len(before["told"])
        pictures = frames(url, over, range(steps + 1))
        running, mine = new_table(url, "me", "me", options=FIRST)
        with Client(url, running, mine) as client:
            step = client.act("move:fabric", "leave", "fill")
            assert step["view"]["seats"][0]["goods"]["red"] == 2
            client.say(t="sync")
            left = client.until("sync")
    with changed_rule():
        with served(folder) as url:
            assert shown(url, over) == before
            assert get(url, f"/api/tables/{over}/record") == record
            assert "\nrules 1\n" in record
            assert [view for view in frames(url, over, range(0, steps, 40)) if view not in pictures] == []
            assert "older rules" in get(url, f"/api/tables/{over}/verify", 409)["error"]
            refused = post(url, f"/api/tables/{over}/branch", {"step": 9, "mine": [0]}, 409)
            assert "older rules" in refused["error"]
            with Client(url, running, mine) as client:
                assert still_known(client.sync) == still_known(left)
                assert client.ask is not None
                assert client.ask["options"] == left["ask"]["options"]
                step = client.act("move:fabric", "leave", "pay", "fill")
                assert step["view"]["seats"][1]["goods"]["red"] == 1  # the new rule
            play_out(url, running, mine)
            after = shown(url, running)
        with served(folder) as url:
            assert shown(url, running) == after
            refused = get(url, f"/api/tables/{running}/record", 409)
            assert "rules 1 and 2" in refused["error"]
    with served(folder) as url:  # and the rule is changed back
        assert shown(url, running) == after
        assert get(url, f"/api/tables/{over}/verify")["fair"]


@short_games()
def test_a_table_that_has_not_begun_plays_by_the_rules_of_its_beginning(folder: Path) -> None:
    with served(folder) as url:
        code, tokens = new_table(url, "me", "open", options=FIRST)
    with changed_rule():
        with served(folder) as url:
            tokens.append(post(url, f"/api/tables/{code}/join", {})["seats"][0]["token"])
            play_out(url, code, tokens)
        with served(folder) as url:
            assert "\nrules 2\n" in get(url, f"/api/tables/{code}/record")
            assert get(url, f"/api/tables/{code}/verify")["fair"]
