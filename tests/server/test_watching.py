"""A table at which nobody looks on: only those who sit there see the board, until the game is over."""

import gc

from bedesten.server.net.websocket import WebSocketProtocol
from tests.server.client import Client, get, new_key, new_table, play_on
from tests.server.test_people import house

__all__ = ["house"]


def test_who_has_no_seat_sees_nothing_until_it_is_over(house: str) -> None:
    code, tokens = new_table(house, "me", "greedy", key=new_key(), watched=False, options={"start": 0})
    with Client(house, code, tokens) as client, Client(house, code) as watcher:
        assert (watcher.sync["view"], watcher.sync["ask"], watcher.sync["log"]) == (None, None, [])
        assert client.last["view"] is not None
        assert watcher.info["watched"] is False
        assert get(house, f"/api/tables/{code}/view") == {"view": None}
        get(house, f"/api/tables/{code}/record", 403)
        watcher.apart = True
        play_on(client)
        while watcher.info["status"] != "over":
            watcher.read()
        watcher.say(t="sync")
        assert watcher.until("sync")["view"] is not None
        shown = [frame for frame in watcher.frames if '"t":"step"' in frame]
        assert len(shown) == 1  # the last one
    assert "digest" in get(house, f"/api/tables/{code}/record")


def test_everybody_may_look_on_unless_somebody_says_otherwise(house: str) -> None:
    code, _ = new_table(house, "me", "greedy", key=new_key())
    with Client(house, code) as watcher:
        assert watcher.sync["view"] is not None
        assert "watched" not in watcher.info


def test_a_shared_screen_that_covers_its_cards_still_shows_the_board(house: str) -> None:
    code, tokens = new_table(house, "me", "me", key=new_key(), watched=False)
    with Client(house, code, tokens, look=-3) as screen:
        assert screen.sync["view"] is not None


def test_what_was_said_at_the_door_takes_no_room_while_somebody_looks_on(url: str) -> None:
    code, tokens = new_table(url, "me", "greedy")
    with Client(url, code, tokens):
        sockets = [one for one in gc.get_objects() if issubclass(type(one), WebSocketProtocol)]
        (here,) = (one for one in sockets if one.scope["path"] == f"/ws/{code}")
        assert [*here.request.headers, *here.response.headers, *here.scope["headers"]] == []
