"""Thousands of messages that must not change anything; FUZZ_MESSAGES says how many, thoroughly."""

import json
import os
import random
from typing import Any

import pytest

from tests.server.client import Client, get, new_table, post
from tests.tiers import thorough

FEW_MESSAGES = 5000
MESSAGES = int(os.environ.get("FUZZ_MESSAGES", "20000"))
TYPES = ["hello", "act", "undo", "why", "handover", "name", "lang", "sync", "step", "", "ACT", None, 7]
FIELDS = ["seq", "tokens", "token", "seat", "bot", "name", "lang", "view", "t2", "__class__"]
ILLEGAL = [
    "move:fountain",
    "buy_ruby",
    "*draw:lira_5",
    "undo",
    "end_turn",
    "fill",
    "move:moon",
    "",
    ":",
    "move:",
]
TOGETHER = 100  # sent before anybody reads the answers


def value(dice: random.Random, depth: int = 0) -> Any:
    """Anything JSON can say."""
    kind = dice.randrange(9 if depth < 4 else 6)
    if kind == 6:
        return [value(dice, depth + 1) for _ in range(dice.randrange(4))]
    if kind == 7:
        return {dice.choice(FIELDS): value(dice, depth + 1) for _ in range(dice.randrange(4))}
    if kind == 8:
        return [dice.choice(ILLEGAL)] * dice.randrange(60)
    plain = [None, True, dice.randrange(-(2**70), 2**70), 0.5, dice.choice(ILLEGAL), "\u0000\ud83d\ude00" * 9]
    return plain[kind]


def structured(dice: random.Random, seq: int) -> str:
    """The right type, with fields that are right, wrong, missing or too many."""
    message: dict[str, Any] = {"t": dice.choice(TYPES)}
    for field in dice.sample(FIELDS, dice.randrange(5)):
        message[field] = value(dice)
    if message["t"] in ("hello", "name", "lang", "handover", "sync"):
        message["extra"] = 1  # these would be obeyed if they came out right
    if message["t"] == "act":
        message |= {"seq": dice.choice([seq, seq - 1, seq + 1, 0, -1]), "tokens": [dice.choice(ILLEGAL)]}
    if message["t"] == "undo":
        message["seq"] = dice.choice([seq, seq - 1, seq + 1])
    return json.dumps(message)


def garbage(dice: random.Random, seq: int) -> str | bytes:
    """No message at all."""
    whole = json.dumps({"t": "act", "seq": seq, "tokens": ["move:fabric"]})
    inputs: list[str | bytes] = [
        whole[: dice.randrange(len(whole))],
        whole + "}",
        "[" * dice.randrange(2000),
        "x" * 5000,
        bytes(dice.randrange(256) for _ in range(dice.randrange(40))),
        "".join(chr(dice.randrange(32, 0x800)) for _ in range(dice.randrange(60))),
        '{"t":"act","seq":1e999,"tokens":[]}',
        '{"t":"act","t":"undo","seq":NaN}',
        "",
    ]
    return dice.choice(inputs)


def foreign(dice: random.Random, seq: int) -> str:
    """Well-formed, and about somebody else's seat or another moment."""
    return json.dumps(
        dice.choice(
            [
                {"t": "handover", "seat": dice.choice([0, 2, 5, -1, -3]), "bot": "random"},
                {"t": "name", "seat": dice.choice([0, 2, 5, -1, -3]), "name": "Thief"},
                {"t": "act", "seq": seq, "tokens": ["move:fabric", "leave"]},
                {"t": "act", "seq": seq - dice.randrange(1, 5), "tokens": ["move:tea"]},
                {"t": "undo", "seq": seq},
                {"t": "why", "token": dice.choice(ILLEGAL)},
            ]
        )
    )


def position(url: str, code: str, client: Client) -> tuple[Any, Any]:
    client.say(t="sync")
    sync = client.until("sync")
    info = get(url, f"/api/tables/{code}")
    return sync, {key: info[key] for key in ("status", "turn", "active", "seats")}


@pytest.mark.parametrize("messages", [FEW_MESSAGES, thorough(MESSAGES)])
def test_no_bad_message_changes_the_table_or_ends_the_server(url: str, messages: int) -> None:
    dice = random.Random(3)
    code, tokens = new_table(url, "open", "open", "open", options={"start": 0}, undo=False)
    tokens += [post(url, f"/api/tables/{code}/join", {})["seats"][0]["token"] for _ in range(3)]
    with (
        Client(url, code, tokens[:1]) as mover,
        Client(url, code, tokens[1:2]) as other,
        Client(url, code) as watcher,
    ):
        mover.act("move:fabric", "leave")
        before = position(url, code, mover)
        record = get(url, f"/api/tables/{code}/record")
        for sent in range(messages):
            sender = dice.choice([mover, other, watcher])
            makers = [structured, garbage] if sender is mover else [structured, garbage, foreign]
            sender.raw(dice.choice(makers)(dice, mover.seq))
            if sent % TOGETHER == 0:
                for client in (mover, other, watcher):
                    client.say(t="sync")
                    client.until("sync")
        answered = [json.loads(frame)["t"] for c in (mover, other, watcher) for frame in c.frames]
        assert answered.count("error") > messages * 0.7
        assert position(url, code, mover) == before
        assert get(url, f"/api/tables/{code}/record") == record
        assert mover.act("skip")["t"] == "step"
