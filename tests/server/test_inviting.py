"""Playing again with people one has played with: who is asked, who is told, and who is left in peace."""

from typing import Any

import pytest

from bedesten.server.people import keeping
from bedesten.server.store import invitations, mutes, players, rows
from bedesten.server.store.players import PlayerRow
from bedesten.server.store.rows import FINISHED, HUMAN, OPEN, STATUS_OPEN, SeatRow, Stored, TableRow
from bedesten.server.tables import inviting
from bedesten.server.tables.table import Table
from tests.server.client import Client, get, new_key, new_table, post
from tests.server.test_people import house
from tests.server.test_ratings import session

__all__ = ["house", "session"]


def shared(url: str, *keys: str) -> tuple[str, list[str]]:
    """A game that these players have played to the end, with a robot; and the secrets of their seats."""
    code, tokens = new_table(
        url, "me", *["open"] * (len(keys) - 1), "greedy", key=keys[0], options={"start": 0}
    )
    for n, key in enumerate(keys[1:], 1):
        joined = post(url, f"/api/tables/{code}/join", {"name": f"Friend {n}"}, key=key)
        tokens.append(joined["seats"][0]["token"])
    with Client(url, code, tokens) as client:
        for seat in range(len(keys)):
            client.say(t="handover", seat=seat, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    return code, tokens


def told(url: str, key: str) -> list[tuple[str, str]]:
    invitations = get(url, "/api/me/invitations", key=key)
    return [(one["name"], one["table"]["table"]) for one in invitations]


def test_who_has_played_with_somebody_may_ask_them_again(house: str) -> None:
    key, friend, third, stranger = (new_key() for _ in range(4))
    code, _ = shared(house, key, friend, third)
    rivals = get(house, "/api/players/me", key=key)["rivals"]
    met = next(rival for rival in rivals if rival["name"] == "Friend 1")
    assert (met["table"], met["seat"], met["id"]) == (code, 1, "")
    assert all(rival["table"] == "" for rival in rivals if rival["bot"])
    answer = post(house, f"/api/tables/{code}/invite", {"seats": [met["seat"]]}, key=key)
    assert [seat["seat"] for seat in answer["seats"]] == [0]
    assert told(house, friend) == [("White", answer["table"])]
    assert told(house, third) == told(house, stranger) == told(house, key) == told(house, "") == []
    info = get(house, f"/api/tables/{answer['table']}")
    assert [seat["kind"] for seat in info["seats"]] == ["human", "open", "open", "bot"]
    assert (info["game"], info["players"], info["options"]["start"]) == ("istanbul", 4, 0)
    assert answer["table"] not in [table["table"] for table in get(house, "/api/me/tables", key=friend)]
    kept = get(house, "/api/me/everything", key=friend)["invitations"]
    assert [(one["table"], one["declined"]) for one in kept] == [(answer["table"], False)]
    post(house, f"/api/tables/{answer['table']}/join", {}, key=friend)
    assert told(house, friend) == []


def test_everybody_is_asked_if_nobody_is_named_and_who_declines_only_once(house: str) -> None:
    key, friend, third = (new_key() for _ in range(3))
    code, _ = shared(house, key, friend, third)
    table = post(house, f"/api/tables/{code}/invite", {}, key=key)["table"]
    assert told(house, friend) == told(house, third) == [("White", table)]
    post(house, f"/api/tables/{table}/decline", {}, key=friend)
    assert told(house, friend) == []
    assert told(house, third) == [("White", table)]
    again = post(house, f"/api/tables/{code}/invite", {}, key=key)["table"]
    assert told(house, friend) == told(house, third) == [("White", again)], "the newest of each host"


def test_a_rematch_is_told_to_those_who_have_gone_home(house: str) -> None:
    key, friend = new_key(), new_key()
    code, tokens = shared(house, key, friend)
    with Client(house, code, [tokens[1]]):
        table = post(house, f"/api/tables/{code}/rematch", {"token": tokens[0]}, key=key)["table"]
    assert told(house, friend) == [("White", table)]
    assert table not in [one["table"] for one in get(house, "/api/me/tables", key=friend)]
    taken = post(house, f"/api/tables/{table}/join", {}, key=friend)["seats"]
    assert [seat["seat"] for seat in taken] == [1], "the chair that was kept"
    assert told(house, friend) == []


def test_nobody_is_asked_by_whom_they_do_not_like_to_hear(house: str) -> None:
    key, friend, third = (new_key() for _ in range(3))
    code, tokens = shared(house, key, friend, third)
    post(house, f"/api/tables/{code}/decline", {"seat": 0}, key=friend)
    post(house, f"/api/tables/{code}/invite", {}, key=key)
    post(house, f"/api/tables/{code}/rematch", {"token": tokens[0]}, key=key)
    assert told(house, friend) == []
    assert len(told(house, third)) == 1
    post(house, f"/api/tables/{code}/invite", {}, key=third)
    assert [name for name, _ in told(house, friend)] == ["Friend 2"]


def test_only_those_who_shared_a_finished_game_ask(house: str) -> None:
    key, friend, stranger = (new_key() for _ in range(3))
    code, _ = shared(house, key, friend)
    post(house, "/api/me", {"name": "Eve"}, key=stranger)
    post(house, f"/api/tables/{code}/invite", {}, 403, key=stranger)
    post(house, f"/api/tables/{code}/invite", {}, 404, key=new_key())
    post(house, f"/api/tables/{code}/invite", {}, 404)
    for nobody in ([], [0], [2], [77]):
        post(house, f"/api/tables/{code}/invite", {"seats": nobody}, 409, key=key)
    running, _ = new_table(house, "me", "open", key=key)
    post(house, f"/api/tables/{running}/join", {}, key=friend)
    post(house, f"/api/tables/{running}/invite", {}, 409, key=key)
    for table, seat in ((code, 1), (code, 2), (code, 9), ("AAAAAA", 0), ("%00", 0)):
        post(house, f"/api/tables/{table}/decline", {"seat": seat}, 404, key=stranger)
    post(house, "/api/tables/%00/decline", {}, 404, key=key)
    assert told(house, friend) == []


def test_an_invitation_lapses_with_its_table_and_its_host(house: str) -> None:
    key, friend = new_key(), new_key()
    code, _ = shared(house, key, friend)
    table = post(house, f"/api/tables/{code}/invite", {}, key=key)["table"]
    post(house, f"/api/tables/{table}/leave", {}, key=key)
    assert told(house, friend) == []
    table = post(house, f"/api/tables/{code}/invite", {}, key=key)["table"]
    post(house, f"/api/tables/{table}/join", {}, key=new_key())
    assert told(house, friend) == [], "somebody else has come"
    post(house, f"/api/tables/{code}/invite", {}, key=key)
    assert len(told(house, friend)) == 1
    post(house, "/api/me/delete", {}, key=key)
    assert told(house, friend) == []


def test_a_host_waits_only_for_so_many(house: str) -> None:
    key, friend = new_key(), new_key()
    code, tokens = shared(house, key, friend)
    for _ in range(inviting.MOST_ASKED):
        post(house, f"/api/tables/{code}/invite", {}, key=key)
    refused = post(house, f"/api/tables/{code}/invite", {}, 409, key=key)
    assert "wait for them" in refused["error"]
    post(house, f"/api/tables/{code}/rematch", {"token": tokens[0]}, key=key)
    assert len(told(house, friend)) == 1


# ------------------------------------------------------------------ in the store


def put(db: Any, code: str, status: str, *seats: SeatRow) -> Stored:
    clock = {"kind": "none", "seconds": 90}
    table = TableRow(code, "istanbul", 1, len(seats), {}, clock, True, "full", rows.now(), "s", status)
    stored = Stored(table, list(seats), [], None)
    rows.insert(db, stored)
    return stored


def test_what_is_told_has_an_end_and_lapses(session: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(9):
        host = f"host{number}"
        put(session, f"T{number:05}", STATUS_OPEN, SeatRow(0, HUMAN, player=host), SeatRow(1, OPEN))
        invitations.put(session, f"T{number:05}", host, ["friend"])
    assert len(inviting.waiting(session, "friend", "en")) == inviting.MOST_TOLD
    later = rows.now() + invitations.LASTS + 1
    monkeypatch.setattr(invitations, "now", lambda: later)
    assert inviting.waiting(session, "friend", "en") == []
    invitations.put(session, "T00000", "host0", [])
    assert invitations.of(session, "friend") == [], "and is forgotten"


def test_of_who_is_deleted_no_invitation_is_left(session: Any) -> None:
    for player in ("host", "friend"):
        players.put(session, PlayerRow(player))
    old = put(
        session, "OLDOLD", FINISHED, SeatRow(0, HUMAN, player="host"), SeatRow(1, HUMAN, player="friend")
    )
    put(session, "NEWNEW", STATUS_OPEN, SeatRow(0, HUMAN, player="host"), SeatRow(1, OPEN))
    for gone in ("host", "friend"):
        assert inviting.invite(session, "NEWNEW", Table(old), "host") == 1
        assert [one.table for one in keeping.asked(session, "friend")] == ["NEWNEW"]
        players.erase(session, gone)
        assert keeping.asked(session, "friend") == []


# ------------------------------------------------------------------ not heard


def muted(url: str, code: str, key: str) -> list[int]:
    muted: list[int] = get(url, f"/api/tables/{code}/muted", key=key)["seats"]
    return muted


def test_who_is_muted_stays_so_at_every_table_and_asks_for_none(house: str) -> None:
    key, rude, third = new_key(), new_key(), new_key()
    code, _ = shared(house, key, rude, third)
    post(house, f"/api/tables/{code}/mute", {"seat": 1}, key=key)
    assert muted(house, code, key) == [1]
    later, _ = new_table(house, "me", "open", "open", key=rude)
    assert muted(house, later, key) == [], "who does not sit there is told nothing"
    post(house, f"/api/tables/{later}/join", {}, key=key)
    post(house, f"/api/tables/{later}/join", {}, key=third)
    assert muted(house, later, key) == [0]
    assert muted(house, later, rude) == muted(house, later, third) == muted(house, later, "") == []
    post(house, f"/api/tables/{code}/invite", {}, key=rude)
    assert told(house, key) == []
    assert len(told(house, third)) == 1
    assert len(get(house, "/api/me/everything", key=key)["muted"]) == 1


def test_who_is_heard_again_may_ask_again(house: str) -> None:
    key, friend = new_key(), new_key()
    code, _ = shared(house, key, friend)
    post(house, f"/api/tables/{code}/decline", {"seat": 1}, key=key)  # as pages of old did besides
    post(house, f"/api/tables/{code}/mute", {"seat": 1}, key=key)
    post(house, f"/api/tables/{code}/mute", {"seat": 1, "muted": False}, key=key)
    assert muted(house, code, key) == []
    post(house, f"/api/tables/{code}/invite", {}, key=friend)
    assert len(told(house, key)) == 1
    for seat in (0, 2, 7):
        post(house, f"/api/tables/{code}/mute", {"seat": seat}, 404, key=key)
    post(house, f"/api/tables/{code}/mute", {"seat": 1}, 404, key=new_key())


def test_the_newest_that_are_not_heard_stay_and_nothing_of_who_has_gone(session: Any) -> None:
    for number in range(mutes.MOST + 3):
        mutes.put(session, mutes.MuteRow("me", f"p{number}", float(number)))
    assert len(mutes.of(session, "me")) == mutes.MOST
    assert mutes.by(session, "p0") == set()
    players.erase(session, f"p{mutes.MOST}")
    assert len(mutes.of(session, "me")) == mutes.MOST - 1
    players.erase(session, "me")
    assert mutes.of(session, "me") == []
