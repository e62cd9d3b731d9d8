"""Signs on turns, and people's own words where the site and the table allow them."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bedesten.server.errors import Declined
from bedesten.server.run import serve_in_background
from bedesten.server.site import Site
from bedesten.server.tables import talking
from bedesten.server.tables.talking import Talk, checked_text
from tests.server.client import Client, get, http, new_key, new_table, post
from tests.server.serving import settings
from tests.server.test_seeing import PASSWORD


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    about = replace(settings(tmp_path_factory.mktemp("house")), admin=PASSWORD, site=Site(free_text=True))
    running = serve_in_background(about)
    yield running.url
    running.stop()


# ------------------------------------------------------------------ own words


def test_what_is_written_is_read_by_everybody_and_reported_with_its_words(house: str) -> None:
    key, friend = new_key(), new_key()
    code, tokens = new_table(house, "me", "open", key=key, free_text=True)
    post(house, f"/api/tables/{code}/join", {}, key=friend)
    with Client(house, code, key=friend) as client, Client(house, code, tokens) as other:
        assert client.info["free_text"]
        client.say(t="write", seat=1, text="  Mind your\u00a0 <b>step</b>! ")
        told = {"t": "wrote", "seat": 1, "text": "Mind your <b>step</b>!"}
        assert (client.until("wrote"), other.until("wrote")) == (told, told)
        client.say(t="write", seat=0, text="not mine")
        assert client.until("error")["code"] == "not_your_seat"
        post(house, f"/api/tables/{code}/report", {"seat": 1}, key=key)
    page = http.get(f"{house}/admin/reports", auth=("any", PASSWORD)).text
    assert "Mind your &lt;b&gt;step&lt;/b&gt;!" in page
    assert "Mind your" not in get(house, f"/api/tables/{code}/record")


def test_nobody_writes_where_the_table_or_the_site_does_not_allow_it(house: str, url: str) -> None:
    code, tokens = new_table(house, "me", "me")
    with Client(house, code, tokens) as client:
        assert "free_text" not in client.info
        client.say(t="write", seat=0, text="hello")
        no = client.until("error")
        assert (no["code"], no["text"]) == ("barred", "At this table you can only use the phrases.")
    body = {"game": "istanbul", "players": 2, "seats": [{"kind": "me"}] * 2, "free_text": True}
    assert post(url, "/api/tables", body, 403)["error"] == "free_text: this site does not allow free text"


def test_a_table_loses_its_words_with_its_site(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A site that is for children from today on has tables of yesterday."""
    folder = tmp_path_factory.mktemp("data")
    running = serve_in_background(replace(settings(folder), site=Site(free_text=True)))
    code, tokens = new_table(running.url, "me", "me", free_text=True)
    running.stop()
    running = serve_in_background(replace(settings(folder), site=Site(children=True)))
    with Client(running.url, code, tokens) as client:
        assert "free_text" not in client.info
        client.say(t="write", seat=0, text="hello")
        assert client.until("error")["code"] == "barred"
    running.stop()


def test_words_have_the_limits_of_phrases(house: str) -> None:
    code, tokens = new_table(house, "me", "me", free_text=True)
    with Client(house, code, tokens) as client:
        for said in ({"t": "write", "text": "hm"}, {"t": "say", "phrase": "oops"}) * 5:
            client.say(seat=0, **said)
        assert client.until("error")["code"] == "rate"


@pytest.mark.parametrize(
    "text",
    [
        "see http://example.com",
        "example.com",
        "EXAMPLE.ORG is fine",
        "example\uff0ecom",
        "example\u3002com",
        "www example",
        "me@example",
        "ftp://x",
        "münchen.de",
        "пример.рф",
    ],
)
def test_no_links_can_be_written(text: str) -> None:
    with pytest.raises(Declined, match="no_links"):
        checked_text(text)


@pytest.mark.parametrize("text", ["", " ", "x" * 141, "a\u202eb", "a\u200bb", "\u3164", "a" + "\u0301" * 9])
def test_what_hides_or_is_too_long_cannot_be_written(text: str) -> None:
    with pytest.raises(Declined, match="text"):
        checked_text(text)


@pytest.mark.parametrize(
    "text", ["3.50 for a carpet?", "Well… e.g. this. And that!", "x" * 140, "Ça va, José"]
)
def test_what_people_say_can_be_written(text: str) -> None:
    assert checked_text(text) == text


# ------------------------------------------------------------------ signs


def test_a_sign_on_a_turn_is_seen_by_all_and_by_who_comes_later(house: str) -> None:
    code, tokens = new_table(house, "me", "me", options={"start": 0})
    with Client(house, code, tokens[:1]) as client, Client(house, code, tokens[1:]) as other:
        turn = client.info["turn"]
        other.say(t="react", seat=1, turn=turn, sign="bravo")
        told = {"t": "reacted", "turn": turn, "seat": 1, "sign": "bravo"}
        assert (client.until("reacted"), other.until("reacted")) == (told, told)
        with Client(house, code) as watcher:
            assert watcher.sync["reactions"] == [{"turn": turn, "seat": 1, "sign": "bravo"}]
        other.say(t="react", seat=1, turn=turn, sign=None)
        assert client.until("reacted")["sign"] is None
        for wrong in ({"turn": turn + 99}, {"turn": -1}, {"turn": turn, "sign": "rude"}):
            other.say(**{"t": "react", "seat": 1, "sign": "ouch", **wrong})
            assert other.until("error")["code"] == "bad_message"
        other.say(t="react", seat=0, turn=turn, sign="ouch")
        assert other.until("error")["code"] == "not_your_seat"


def test_signs_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "KEPT", 2)
    talk = Talk()
    for turn in (1, 2, 3):
        talk.react(turn, 0, "laugh")
        talk.react(turn, 0, "ouch")
    assert [(one.turn, one.sign) for one in talk.reactions()] == [(2, "ouch"), (3, "ouch")]
