"""Words at the table: a few phrases, from those who sit there, to everybody, and not too many."""

from itertools import count

import pytest

from tests.server.client import Client, get, new_key, new_table, post
from tests.server.test_people import house

__all__ = ["house"]


def test_a_phrase_is_heard_by_everybody_at_the_table(house: str) -> None:
    code, tokens = new_table(house, "me", "open", key=new_key())
    friend = post(house, f"/api/tables/{code}/join", {}, key=new_key())["seats"][0]["token"]
    with (
        Client(house, code, tokens) as client,
        Client(house, code, [friend], lang="fr") as other,
        Client(house, code) as watcher,
    ):
        before = client.seq
        client.say(t="say", seat=0, phrase="good_luck")
        for one in (client, other, watcher):
            assert one.until("said") == {"t": "said", "seat": 0, "phrase": "good_luck"}
        assert client.seq == before
    assert "good_luck" not in get(house, f"/api/tables/{code}/record")


def test_nobody_speaks_for_another_and_who_watches_listens(house: str) -> None:
    code, tokens = new_table(house, "me", "easy", key=new_key())
    with Client(house, code, tokens) as client, Client(house, code) as watcher:
        watcher.say(t="say", seat=0, phrase="hello")
        assert watcher.until("error")["code"] == "not_your_seat"
        client.say(t="say", seat=1, phrase="hello")
        assert client.until("error")["code"] == "not_your_seat"


@pytest.mark.parametrize("phrase", ["", "visit example.com", "x" * 2000])
def test_only_phrases_there_are_can_be_said(house: str, phrase: str) -> None:
    code, tokens = new_table(house, "me", "easy", key=new_key())
    with Client(house, code, tokens) as client:
        client.say(t="say", seat=0, phrase=phrase)
        assert client.until("error")["code"] == "bad_message"


def test_who_says_too_much_is_not_heard_and_plays_on(house: str) -> None:
    code, tokens = new_table(house, "me", "me", key=new_key())
    with Client(house, code, tokens) as client, Client(house, code, tokens) as again:
        heard = ""
        for n in count():  # from another window of theirs it is the same seat
            one = client if n % 2 else again
            one.say(t="say", seat=0, phrase="hello")
            while (heard := one.read()["t"]) not in ("said", "error"):
                pass
            if heard == "error":
                break
        client.say(t="say", seat=1, phrase="thanks")
        while client.until("said") != {"t": "said", "seat": 1, "phrase": "thanks"}:
            pass
        assert client.ask is not None
