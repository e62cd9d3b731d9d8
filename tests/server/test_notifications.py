"""Being told what waits: by a push service, a email server and a receiver that the test starts."""

import hmac
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

import pytest

from bedesten.server.notifications.notice import quiet_until, still
from bedesten.server.run import serve_in_background
from bedesten.server.site import Site
from bedesten.server.store import rows
from bedesten.server.store.channels import TellingRow
from bedesten.server.store.notices import TURN, NoticeRow
from bedesten.server.store.rows import SeatRow, Stored
from tests.patience import WITHIN
from tests.server import database
from tests.server.client import Client, get, http, keyed, new_key, new_table, post
from tests.server.receiving import Browser, Post, Receiver, mail_server, receiver
from tests.server.serving import settings
from tests.server.short import short_games
from tests.server.test_ratings import session
from tests.server.test_store import TABLE

__all__ = ["session"]

NO_QUIET = {"of": ["turn", "tables", "ended"], "quiet_from": 0, "quiet_to": 0}


@dataclass(frozen=True)
class House:
    url: str
    services: Receiver
    post: Post = field(default_factory=lambda: Post("", 0))

    def browser(self, key: str, lang: str = "en", **wishes: Any) -> Browser:
        """A browser of a player that is told, by a subscription of its own."""
        browser = Browser(self.services, f"/push/{key}")
        post(self.url, "/api/me/telling/push", {**browser.subscription(), "lang": lang}, key=key)
        post(self.url, "/api/me/telling", {**NO_QUIET, "lang": lang, **wishes}, key=key)
        return browser

    def look_again(self) -> None:
        """Whatever was due before has been told: something that is due later was."""
        friend = new_key()
        browser = self.browser(friend)
        code, tokens = two(self.url, new_key(), friend)
        with Client(self.url, code, [tokens[0]]) as client:
            take_turn(client)
        browser.told(self.known_by())

    def known_by(self) -> str:
        public: str = get(self.url, "/api/me/telling")["push"]
        return public


@pytest.fixture(scope="module", params=database.STORES)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The same on either store."""
    with receiver() as services, mail_server() as post_office, database.unhurried(), short_games():
        wanted = replace(
            settings(tmp_path_factory.mktemp("telling")),
            address="https://play.example",
            inward=True,
            site=Site(name="La biblioteca"),
            smtp=f"smtp://{post_office.host}:{post_office.port}",
            sender="keeper@play.example",
            tell_after=0.0,
            tell_gap=0.0,
            tell_every=0.02,
        )
        if request.param == "postgres":
            wanted = replace(wanted, store=request.getfixturevalue("postgres").fresh())
        running = serve_in_background(wanted)
        yield House(running.url, services, post_office)
        running.stop()


def two(url: str, key: str, friend: str) -> tuple[str, list[str]]:
    """A table of two people, at which the first begins."""
    code, tokens = new_table(url, "me", "open", key=key, options={"start": 0})
    joined = post(url, f"/api/tables/{code}/join", {"name": "Zoë"}, key=friend)
    return code, [*tokens, joined["seats"][0]["token"]]


def take_turn(client: Client) -> None:
    """Whatever is proposed, until somebody else is asked."""
    client.wait_for_turn()
    turn = client.last["view"]["turn"]
    while client.mine() and client.last["view"]["turn"] == turn:
        assert client.ask is not None
        usual = [option for option in client.ask["options"] if option["token"] == client.ask["usual"]]
        client.act(*[*usual, *client.ask["options"]][0]["plan"])


# ------------------------------------------------------------------ browsers


def test_who_is_away_is_told_once_that_it_is_their_turn(house: House) -> None:
    key, friend = new_key(), new_key()
    browser = house.browser(friend, "fr")
    code, tokens = two(house.url, key, friend)
    with Client(house.url, code, [tokens[0]]) as client:
        take_turn(client)
        told = browser.told(house.known_by())
        assert told == {
            "title": "La biblioteca",
            "body": f"C’est à vous à la table {code}.",
            "url": f"/t/{code}",
            "tag": code,
            "waiting": 1,
            "lang": "fr",
        }
        with Client(house.url, code, [tokens[1]]) as other:
            take_turn(other)
            take_turn(client)
            take_turn(other)  # and here they are, and see it
        while client.info["seats"][1]["online"]:
            client.read()
        take_turn(client)
    assert browser.told(house.known_by())["body"] == f"C’est à vous à la table {code}."
    house.look_again()
    assert browser.none(), "one for each turn they were away"


def test_who_is_at_the_table_or_alone_with_robots_is_told_nothing(house: House) -> None:
    key, friend = new_key(), new_key()
    mine, theirs = house.browser(key), house.browser(friend)
    alone, tokens = new_table(house.url, "me", "greedy", key=key, options={"start": 0})
    with Client(house.url, alone, tokens) as client:
        take_turn(client)
        client.wait_for_turn()
    code, tokens = new_table(house.url, "me", "open", key=key, options={"start": 0})
    with Client(house.url, code, tokens) as client:
        joined = post(house.url, f"/api/tables/{code}/join", {}, key=friend)
        with Client(house.url, code, [joined["seats"][0]["token"]]) as other:
            house.look_again()
            take_turn(client)
            other.wait_for_turn()
            house.look_again()
    assert mine.none()
    assert theirs.none()


def test_an_invitation_is_told_in_the_language_of_who_is_asked(house: House) -> None:
    from tests.server.test_inviting import shared

    key, friend, third = new_key(), new_key(), new_key()
    code, _ = shared(house.url, key, friend, third)
    browser = house.browser(friend, "de")
    silent = house.browser(third, "es", of=["turn", "ended"])
    table = post(house.url, f"/api/tables/{code}/invite", {}, key=key)["table"]
    told = browser.told(house.known_by())
    assert (told["body"], told["url"]) == (f"Weiß lädt dich an Tisch {table} ein.", f"/j/{table}")
    house.look_again()
    assert silent.none(), "who does not like to hear of tables does not"


def test_who_shows_their_page_is_heard_of_when_they_open_a_table_for_everybody(house: House) -> None:
    from tests.server.test_inviting import shared

    key, friend, stranger = new_key(), new_key(), new_key()
    shared(house.url, key, friend)
    browser = house.browser(friend)
    unknown = house.browser(stranger)
    seats: list[str] = ["me", "open"]
    new_table(house.url, *seats, key=key, listed=True)
    post(house.url, "/api/me", {"name": "Ada", "shown": "everybody"}, key=key)
    new_table(house.url, *seats, key=key)
    code, _ = new_table(house.url, *seats, key=key, listed=True)
    new_table(house.url, *seats, key=key, listed=True)
    told = browser.told(house.known_by())
    assert told["body"] == f"Ada, with whom you have played, has opened table {code}."
    house.look_again()
    assert browser.none(), "nobody of two tables, nobody of what is not listed"
    assert unknown.none(), "no stranger"


def test_the_end_of_a_game_is_told_to_who_has_left(house: House) -> None:
    key, friend = new_key(), new_key()
    browser = house.browser(friend, of=["ended"])
    code, tokens = two(house.url, key, friend)
    with Client(house.url, code, [tokens[1]]) as other:
        other.say(t="handover", seat=1, bot="greedy")
        other.until("table")
    with Client(house.url, code, [tokens[0]]) as client:
        while client.info["seats"][1]["online"]:
            client.read()
        client.say(t="handover", seat=0, bot="greedy")
        while client.info["status"] != "over":
            client.read()
    told = browser.told(house.known_by())
    assert (told["body"], told["waiting"]) == (f"The game at table {code} is over.", 0)


def test_everything_is_stopped_by_one_switch(house: House) -> None:
    key, friend = new_key(), new_key()
    browser = house.browser(friend, tell="nothing")
    code, tokens = two(house.url, key, friend)
    with Client(house.url, code, [tokens[0]]) as client:
        take_turn(client)
    house.look_again()
    assert browser.none()


def test_a_subscription_that_is_gone_is_forgotten_and_one_that_fails_is_not(house: House) -> None:
    key = new_key()
    house.browser(key)
    house.services.answers[f"/push/{key}"] = 500
    post(house.url, "/api/me/telling/try", {}, key=key)
    house.services.next(f"/push/{key}")
    assert len(get(house.url, "/api/me/telling", key=key)["ways"]) == 1
    house.services.answers[f"/push/{key}"] = 410
    post(house.url, "/api/me/telling/try", {}, key=key)
    house.services.next(f"/push/{key}")
    while get(house.url, "/api/me/telling", key=key)["ways"]:
        pass
    post(house.url, "/api/me/telling/try", {}, 429, key=key)


def test_quiet_hours_are_those_of_the_player() -> None:
    night = TellingRow("p", quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Istanbul")

    def at(hour: int, minute: int = 0, day: int = 17) -> float:
        return datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp()

    assert quiet_until(night, at(18, 59)) == at(18, 59)
    assert quiet_until(night, at(19)) == at(5, day=18), "ten in the evening there is seven here"
    assert quiet_until(night, at(4, 59)) == at(5)
    assert quiet_until(night, at(5)) == at(5)
    noon = replace(night, quiet_from=12 * 60, quiet_to=13 * 60, zone="UTC")
    assert [quiet_until(noon, at(11)), quiet_until(noon, at(12, 30))] == [at(11), at(13)]
    assert quiet_until(replace(noon, quiet_to=12 * 60), at(12)) == at(12), "the same twice: never"
    spring = replace(night, quiet_from=60, quiet_to=150, zone="Europe/Berlin")
    jump = datetime(2026, 3, 29, 0, 30, tzinfo=UTC).timestamp()  # half past one; half past two is left out
    assert jump < quiet_until(spring, jump) <= jump + 2 * 3600


def test_several_things_are_told_as_one(house: House) -> None:
    """What gathers while nothing is told, in quiet hours or just after something was."""
    key, friend = new_key(), new_key()
    hour = datetime.now(UTC).hour
    browser = house.browser(friend, quiet_from=(hour - 1) % 24 * 60, quiet_to=(hour + 12) % 24 * 60)
    codes = []
    for _ in range(5):
        code, tokens = two(house.url, key, friend)
        codes.append(code)
        with Client(house.url, code, [tokens[0]]) as client:
            take_turn(client)
    house.look_again()
    assert len(get(house.url, "/api/me/everything", key=friend)["notices"]) == 5
    assert browser.none()
    post(house.url, "/api/me/telling", NO_QUIET, key=friend)
    told = browser.told(house.known_by())
    assert (told["url"], told["tag"], told["waiting"]) == ("/", "bedesten", 5)
    lines = told["body"].splitlines()
    assert lines[3:] == ["And 2 more."]
    assert all(any(code in line for code in codes) for line in lines[:3])
    house.look_again()
    assert browser.none()


# ------------------------------------------------------------------ emails


def test_an_email_comes_only_to_an_address_that_was_confirmed(house: House) -> None:
    key, friend = new_key(), new_key()
    post(house.url, "/api/me/telling", NO_QUIET, key=friend)
    post(house.url, "/api/me/telling/email", {"address": "zoe@example.org", "lang": "es"}, key=friend)
    sender, to, letter = house.post.next()
    assert (sender, to) == ("keeper@play.example", ["zoe@example.org"])
    assert letter["Subject"] == "¿Puede La biblioteca escribirte?"
    way = get(house.url, "/api/me/telling", key=friend)["ways"][0]
    assert (way["kind"], way["address"], way["confirmed"]) == ("email", "zoe@example.org", False)
    post(house.url, "/api/me/telling/try", {}, 429, key=friend)
    token = linked(letter.get_content(), "confirm")
    post(house.url, "/api/telling/confirm", {"token": f"{token[:-1]}x"}, 404)
    post(house.url, "/api/telling/stop?token=" + token, {}, 404)
    post(house.url, "/api/telling/confirm", {"token": token})
    assert get(house.url, "/api/me/telling", key=friend)["ways"][0]["confirmed"]
    code, tokens = two(house.url, key, friend)
    with Client(house.url, code, [tokens[0]]) as client:
        take_turn(client)
        _, to, letter = house.post.next()
    text = letter.get_content()
    assert (to, letter["Subject"]) == (
        ["zoe@example.org"],
        f"La biblioteca: Es tu turno en la mesa {code}.",
    )
    assert f"https://play.example/t/{code}" in text
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = letter["List-Unsubscribe"].strip("<>").removeprefix("https://play.example")
    assert one_click.endswith(linked(text, "stop"))
    answer = http.post(house.url + one_click, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 201
    assert get(house.url, "/api/me/telling", key=friend)["ways"] == []
    post(house.url, one_click, {}, 404)


def linked(text: str, purpose: str, site: str = "https://play.example") -> str:
    token = re.search(rf"{re.escape(site)}/told#{purpose}=(\S+)", text)
    assert token
    return token[1]


def test_nobody_is_written_to_again_and_again_and_no_address_is_a_header(house: House) -> None:
    for _ in range(3):
        post(house.url, "/api/me/telling/email", {"address": "Eve@example.org"}, key=new_key())
        house.post.next()
    post(house.url, "/api/me/telling/email", {"address": "eve@example.org"}, 429, key=new_key())
    for wrong in ("", "x", "a@b", "a@b.c\r\nBcc: d@e.fr", "a b@c.de", "ä@example.org", "x" * 65 + "@a.de"):
        post(house.url, "/api/me/telling/email", {"address": wrong}, 400, key=new_key())


def test_a_mail_server_that_refuses_disturbs_no_table(house: House) -> None:
    key, friend = new_key(), new_key()
    house.post.refuse = True
    post(house.url, "/api/me/telling/email", {"address": "no@example.org"}, key=friend)
    code, tokens = two(house.url, key, friend)
    with Client(house.url, code, [tokens[0]]) as client:
        take_turn(client)
    assert house.post.refused.get(timeout=WITHIN) == "no@example.org"
    house.post.refuse = False
    assert get(house.url, "/health")["ok"]


# ------------------------------------------------------------------ an address of one's own


def test_an_address_of_ones_own_is_called_with_a_signature(house: House) -> None:
    key, friend = new_key(), new_key()
    post(house.url, "/api/me/telling", NO_QUIET, key=friend)
    made = post(house.url, "/api/me/telling/hook", {"address": f"{house.services.url}/hook"}, key=friend)
    code, tokens = two(house.url, key, friend)
    with Client(house.url, code, [tokens[0]]) as client:
        take_turn(client)
        got = house.services.next("/hook")
    told = json.loads(got.body)
    assert (
        told["text"] == told["content"] == f"It is your turn at table {code}. https://play.example/t/{code}"
    )
    assert (told["kinds"], told["waiting"], told["title"]) == (["turn"], 1, "La biblioteca")
    signed = hmac.new(made["ways"][0]["secret"].encode(), got.body, sha256).hexdigest()
    assert got.headers["bedesten-signature"] == f"sha256={signed}"


def test_nothing_that_is_answered_is_followed(house: House) -> None:
    key = new_key()
    post(house.url, "/api/me/telling/hook", {"address": f"{house.services.url}/moved"}, key=key)
    house.services.answers["/moved"] = 302
    post(house.url, "/api/me/telling/try", {}, key=key)
    house.services.next("/moved")
    house.look_again()
    assert house.services.none("/elsewhere")


# ------------------------------------------------------------------ what is kept


def test_what_is_kept_is_exported_and_goes_with_the_player(house: House) -> None:
    key, other = new_key(), new_key()
    browser = house.browser(key, "de", of=["turn"])
    kept = get(house.url, "/api/me/everything", key=key)
    assert kept["channels"][0]["address"] == browser.subscription()["endpoint"]
    assert (kept["telling"]["lang"], kept["telling"]["ended"], kept["notices"]) == ("de", 0, [])
    ways = get(house.url, "/api/me/telling", key=key)["ways"]
    assert [(way["kind"], way["address"], way["here"]) for way in ways] == [("push", "127.0.0.1", True)]
    post(house.url, "/api/me", {"name": "Eve"}, key=other)
    post(house.url, "/api/me/telling/forget", {"id": ways[0]["id"]}, 404, key=other)
    post(house.url, "/api/me/delete", {}, key=key)
    assert get(house.url, "/api/me/telling", key=key)["ways"] == []
    assert http.get(f"{house.url}/api/me/everything", headers=keyed(key)).status_code == 404


def test_a_player_has_only_so_many_ways_and_a_browser_one_player(house: House) -> None:
    key, other = new_key(), new_key()
    for n in range(12):
        subscription = Browser(house.services, f"/many/{n}").subscription()
        told = post(house.url, "/api/me/telling/push", subscription, key=key)
    assert len(told["ways"]) == 10
    told = post(house.url, "/api/me/telling/push", subscription, key=other)
    assert len(told["ways"]) == 1
    assert len(get(house.url, "/api/me/telling", key=key)["ways"]) == 9


@pytest.mark.parametrize(
    "spoilt",
    [
        {"endpoint": "ftp://example.org/"},
        {"endpoint": "https://user:word@example.org/"},
        {"endpoint": "https://exämple.org/"},
        {"endpoint": "https://example.org:0/"},
        {"endpoint": "https://example.org:99999999/"},
        {"endpoint": "x" * 1001},
        {"p256dh": "x"},
        {"auth": ""},
        {"zone": "../../etc/passwd"},
        {"zone": "Atlantis/Center"},
        {"lang": "tlh"},
    ],
)
def test_what_is_no_subscription_is_refused(house: House, spoilt: dict[str, str]) -> None:
    right = Browser(house.services, "/x").subscription()
    post(house.url, "/api/me/telling/push", {**right, **spoilt}, 400, key=new_key())


def test_nobody_is_called_to_a_table_that_was_stopped(session: Any) -> None:
    seats = [SeatRow(n, "human", player=player) for n, player in enumerate(["ada", "zoe"])]
    rows.insert(session, Stored(TABLE, seats, [], None))
    row = NoticeRow("zoe", TABLE.code, TURN, 1, 1.0, 0)
    assert still(session, row)
    rows.set_stopped(session, TABLE.code, 1.0)
    assert not still(session, row)
