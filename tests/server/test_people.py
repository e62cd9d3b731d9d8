"""A player is a key: what it opens, what keeps it, and what is left when somebody goes."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bedesten.server import stored
from bedesten.server.codes import token_hash
from bedesten.server.people import keeping
from bedesten.server.protocol.people import Everything, MySeat
from bedesten.server.run import serve_in_background
from bedesten.server.store import players, rows
from bedesten.server.store.sqlite import FILE, Store, session
from tests.server import database
from tests.server.client import Client, get, http, keyed, new_key, new_table, post
from tests.server.serving import settings
from tests.server.short import short_games

SOMEBODY = {"en": "Somebody", "fr": "Quelqu’un"}


@pytest.fixture(scope="module", params=database.STORES)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same on either store."""
    wanted = settings(tmp_path_factory.mktemp("people"))
    if request.param == "postgres":
        wanted = replace(wanted, store=request.getfixturevalue("postgres").fresh())
    with database.unhurried(), short_games():
        running = serve_in_background(wanted)
        yield running.url
        running.stop()


def invited(url: str, key: str) -> str:
    """The secret of a link by which another browser comes in."""
    secret = new_key()
    post(url, "/api/me/link", {"secret": token_hash(secret)}, key=key)
    return secret


def played(url: str, key: str, *others: str) -> str:
    """A game that is over, with this player on the first seat."""
    code, tokens = new_table(url, "me", *(others or ("greedy",)), key=key, options={"start": 0})
    with Client(url, code, tokens) as client:
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    return code


def seats(url: str, code: str, lang: str = "en") -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = get(url, f"/api/tables/{code}?lang={lang}")["seats"]
    return seats


# ------------------------------------------------------------------ a key


def test_nothing_is_asked_and_nothing_is_kept_of_who_only_looks(house: str) -> None:
    key = new_key()
    assert get(house, "/api/me", key=key)["known"] is False
    assert get(house, "/api/me/tables", key=key) == []
    assert get(house, "/api/me")["id"] == ""
    new_table(house, "me", "me", key=key)
    assert get(house, "/api/me", key=key)["known"] is True


def test_a_key_opens_the_seats_its_browser_took_and_no_others(house: str) -> None:
    mine, other = new_key(), new_key()
    code, _ = new_table(house, "me", "open", key=mine, options={"start": 0})
    post(house, f"/api/tables/{code}/join", {}, key=other)
    with Client(house, code, key=mine) as client:
        assert client.last["you"] == [0]
        assert client.mine()
    with Client(house, code, key=other) as client:
        assert client.last["you"] == [1]
    with Client(house, code, key=new_key()) as client:
        assert client.last["you"] == []


def test_tables_are_found_by_the_key_the_newest_first_and_without_lessons(house: str) -> None:
    key = new_key()
    first, _ = new_table(house, "me", "me", "greedy", key=key)
    second, _ = new_table(house, "open", "me", key=key)
    post(house, "/api/lessons", {"game": "istanbul", "chapter": "first_steps"}, key=key)
    tables = get(house, "/api/me/tables", key=key)
    assert [(table["table"], table["seats"]) for table in tables] == [(second, [1]), (first, [0, 1])]
    assert [(table["game"], table["status"]) for table in tables] == [
        ("istanbul", "open"),
        ("istanbul", "running"),
    ]


@pytest.mark.parametrize("key", ["short", "x" * 65, "a" * 31 + "é", "a b" * 12])
def test_what_is_no_key_is_refused(house: str, key: str) -> None:
    answer = http.get(f"{house}/api/me", headers={b"Bedesten-Key": key.encode()})
    assert answer.status_code == 400
    assert http.post(f"{house}/api/me", json={}).status_code == 403


def test_who_gives_a_name_is_called_so_at_new_tables(house: str) -> None:
    key = new_key()
    told = post(house, "/api/me", {"name": " Aylin ", "emblem": "red"}, key=key)
    assert (told["name"], told["emblem"], told["devices"]) == ("Aylin", "red", 1)
    code, _ = new_table(house, "me", "me", key=key)
    assert [seat["name"] for seat in seats(house, code)] == ["Aylin", "Yellow"]
    friends, _ = new_table(house, "open", "greedy")
    post(house, f"/api/tables/{friends}/join", {}, key=key)
    assert seats(house, friends)[0]["name"] == "Aylin"
    post(house, "/api/me", {"name": "you"}, 400, key=key)
    post(house, "/api/me", {"emblem": "purple"}, 400, key=key)


# ------------------------------------------------------------------ another browser


def test_a_link_brings_another_browser_to_the_same_table(house: str) -> None:
    laptop, phone = new_key(), new_key()
    code, _ = new_table(house, "me", "greedy", key=laptop, options={"start": 0})
    told = post(house, "/api/me/join", {"secret": invited(house, laptop)}, key=phone)
    assert told["devices"] == 2
    assert get(house, "/api/me", key=laptop)["id"] == told["id"]
    assert [table["table"] for table in get(house, "/api/me/tables", key=phone)] == [code]
    with Client(house, code, key=phone) as client:
        assert client.mine()
        assert client.act(client.ask["options"][0]["token"])["t"] == "step"  # type: ignore[index]


def test_a_link_opens_once_and_the_newest_only(house: str) -> None:
    laptop = new_key()
    new_table(house, "me", "me", key=laptop)
    old, new = invited(house, laptop), invited(house, laptop)
    post(house, "/api/me/join", {"secret": old}, 404, key=new_key())
    post(house, "/api/me/join", {"secret": new}, key=new_key())
    post(house, "/api/me/join", {"secret": new}, 404, key=new_key())
    post(house, "/api/me/join", {"secret": "guessed"}, 404, key=new_key())
    post(house, "/api/me/join", {"secret": laptop}, 404, key=new_key())
    post(house, "/api/me/join", {"secret": new}, 403)


def test_a_link_is_for_minutes(folder: Path) -> None:
    store = Store(folder)

    def work(db: Any) -> None:
        players.put(db, players.PlayerRow("p", created=1.0))
        late = time.time() + keeping.LINK_LASTS
        players.put_key(db, players.KeyRow("fresh", "p", players.LINK, 1.0, late))
        players.put_key(db, players.KeyRow("stale", "p", players.LINK, 1.0, time.time() - 1))
        assert players.by_key(db, "fresh", (players.LINK,)) is not None
        assert players.by_key(db, "stale", (players.LINK,)) is None
        assert [key.hash for key in players.keys_of(db, "p")] == ["fresh"]

    asyncio.run(store.run(work))
    store.close()
    assert 60 <= keeping.LINK_LASTS <= 900


def test_six_words_bring_everything_back_and_new_ones_take_their_place(house: str) -> None:
    lost, found, words = new_key(), new_key(), new_key()
    code, _ = new_table(house, "me", "me", key=lost)
    assert post(house, "/api/me/words", {"secret": token_hash(words)}, key=lost)["words"] is True
    assert post(house, "/api/me/join", {"secret": words}, key=found)["words"] is True
    assert [table["table"] for table in get(house, "/api/me/tables", key=found)] == [code]
    post(house, "/api/me/words", {"secret": token_hash(new_key())}, key=found)
    post(house, "/api/me/join", {"secret": words}, 404, key=new_key())


def test_a_secret_that_is_somebodys_key_cannot_be_taken(house: str) -> None:
    """Else whoever has read a hash could point it at a player of their own."""
    victim, thief = new_key(), new_key()
    new_table(house, "me", "me", key=victim)
    for path in ("words", "link"):
        post(house, f"/api/me/{path}", {"secret": token_hash(victim)}, 409, key=thief)
    assert len(get(house, "/api/me/tables", key=victim)) == 1


def test_a_browser_whose_player_is_kept_elsewhere_is_not_lured_away(house: str) -> None:
    victim, thief = new_key(), new_key()
    new_table(house, "me", "me", key=victim)
    post(house, "/api/me/words", {"secret": token_hash(new_key())}, key=victim)
    new_table(house, "me", "me", key=thief)
    post(house, "/api/me/join", {"secret": invited(house, thief)}, 409, key=victim)
    assert post(house, "/api/me/leave", {}, key=victim) == {"ok": True}
    assert get(house, "/api/me", key=victim)["id"] == ""
    assert get(house, "/api/me/tables", key=victim) == []
    post(house, "/api/me/join", {"secret": invited(house, thief)}, key=victim)


def test_nobody_leaves_by_mistake_what_nothing_else_keeps(house: str) -> None:
    key = new_key()
    new_table(house, "me", "me", key=key)
    post(house, "/api/me/leave", {}, 409, key=key)
    invited(house, key)
    post(house, "/api/me/leave", {}, 409, key=key)
    post(house, "/api/me/leave", {}, 404, key=new_key())


def test_a_browser_brings_along_the_seats_whose_secrets_it_holds(house: str) -> None:
    laptop, phone = new_key(), new_key()
    new_table(house, "me", "me", key=laptop)
    before, tokens = new_table(house, "me", "me", key=phone)
    old, from_before = new_table(house, "me", "open")
    post(house, "/api/me/join", {"secret": invited(house, laptop)}, key=phone)
    for code, held in ((before, tokens), (old, from_before)):
        mine = post(house, f"/api/tables/{code}/claim", {"tokens": held}, key=phone)
        assert mine["seats"] == [*range(len(held))]
    assert post(house, f"/api/tables/{old}/claim", {"tokens": ["guess"]}, key=new_key())["seats"] == []
    assert {table["table"] for table in get(house, "/api/me/tables", key=laptop)} >= {before, old}
    with Client(house, old, from_before) as client:
        assert client.last["you"] == [0], "the secret still opens it"


def test_the_next_table_is_entered_by_the_key_alone(house: str) -> None:
    laptop, phone = new_key(), new_key()
    code = played(house, laptop)
    post(house, "/api/me/join", {"secret": invited(house, laptop)}, key=phone)
    again = post(house, f"/api/tables/{code}/rematch", {"token": ""}, key=phone)
    assert again["seats"][0]["seat"] == 0
    assert again["seats"][0]["token"]
    assert post(house, f"/api/tables/{code}/rematch", {"token": ""}, key=laptop) == {
        **again,
        "seats": [{"seat": 0, "token": ""}],
    }
    post(house, f"/api/tables/{code}/rematch", {"token": ""}, 403, key=new_key())
    post(house, f"/api/tables/{code}/rematch", {"token": ""}, 403)
    with Client(house, again["table"], key=laptop) as client:
        assert client.last["you"] == [0]


def test_everything_that_is_kept_is_told_to_whose_it_is(house: str) -> None:
    key = new_key()
    post(house, "/api/me", {"name": "Aylin"}, key=key)
    post(house, "/api/me/words", {"secret": token_hash(new_key())}, key=key)
    code, _ = new_table(house, "me", "open", key=key)
    told = get(house, "/api/me/everything", key=key)
    assert told["me"] == get(house, "/api/me", key=key)
    assert [key["kind"] for key in told["keys"]] == ["device", "words"]
    assert [(seat["table"], seat["seat"], seat["name"]) for seat in told["seats"]] == [(code, 0, "Aylin")]
    get(house, "/api/me/everything", 404, key=new_key())
    get(house, "/api/me/everything", 404)


def test_the_file_of_everything_names_all_that_is_stored() -> None:
    """What the page lists as stored is in the file, or nobody's own."""
    assert {*stored.EXPORTED} | stored.NOBODYS == {*stored.THINGS}
    assert not {*stored.EXPORTED} & stored.NOBODYS
    parts = {part for parts in stored.EXPORTED.values() for part in parts.split()} - {stored.RECORDS}
    assert {*Everything.__struct_fields__} == parts | {"seen"}
    of_seats = {*stored.THINGS["results"]["results"].split(), *stored.THINGS["uses"]["results"].split()}
    told = {"table" if field == "code" else "used" if field == "uses" else field for field in of_seats}
    # which number a rated game had, what rivals met, and how much luck usually is, is about the table
    assert told - {*MySeat.__struct_fields__} == {"rated", "met_mu", "met_sigma", "usual"}


# ------------------------------------------------------------------ going


def test_who_goes_is_somebody_in_the_games_of_others(house: str) -> None:
    key, friend = new_key(), new_key()
    post(house, "/api/me", {"name": "Aylin"}, key=key)
    code = played(house, key, "greedy")
    running, _ = new_table(house, "me", "open", key=key, options={"start": 0})
    post(house, f"/api/tables/{running}/join", {"name": "Mert"}, key=friend)
    waiting, _ = new_table(house, "me", "open", key=key)
    assert get(house, f"/api/tables/{code}/replay")["names"][0] == "Aylin"
    assert post(house, "/api/me/delete", {}, key=key) == {"left": []}
    for lang, somebody in SOMEBODY.items():
        for table in (code, running):
            assert seats(house, table, lang)[0]["name"] == somebody
        assert get(house, f"/api/tables/{code}/replay?lang={lang}")["names"][0] == somebody
    assert seats(house, running)[0]["standin"], "a robot plays on"
    assert seats(house, running)[1]["name"] == "Mert"
    assert seats(house, waiting)[0]["kind"] == "open"
    assert get(house, f"/api/tables/{code}/verify")["fair"], "the game itself stands"
    assert get(house, "/api/me", key=key)["known"] is False
    with Client(house, running, key=key) as client:
        assert client.last["you"] == []
    post(house, "/api/me/delete", {}, 404, key=key)


def test_a_deleted_player_is_nowhere_in_the_store(folder: Path) -> None:
    running = serve_in_background(settings(folder))
    key, words = new_key(), new_key()
    player = post(running.url, "/api/me", {"name": "Aylin"}, key=key)["id"]
    post(running.url, "/api/me/words", {"secret": token_hash(words)}, key=key)
    code, tokens = new_table(running.url, "me", "me", key=key)
    played(running.url, key)
    running.stop()
    running = serve_in_background(settings(folder))  # the game that is over is opened by nobody now
    secrets_of_old = [token_hash(one) for one in (key, words, *tokens)]

    def left() -> list[str]:
        """In the file or in what lies beside it."""
        kept = b"".join(path.read_bytes() for path in folder.glob(f"{FILE}*"))
        return [one for one in ("Aylin", player, *secrets_of_old) if one.encode() in kept]

    assert left()
    post(running.url, "/api/me/delete", {}, key=key)
    assert left() == []
    running.stop()
    assert left() == []
    with closing(session(folder / FILE)) as db:
        assert {seat.player for seat in rows.load_seats(db, code)} == {players.GONE}


def test_a_seat_is_given_up_at_one_table(house: str) -> None:
    key = new_key()
    code, tokens = new_table(house, "me", "me", key=key)
    with Client(house, code, tokens) as client:
        assert post(house, f"/api/tables/{code}/leave", {}, key=key) == {"ok": True}
        with pytest.raises(Exception, match="1013"):
            client.until("the end")
    assert [seat["name"] for seat in seats(house, code)] == ["Somebody", "Somebody, yellow"]
    with Client(house, code, tokens) as client:
        assert client.last["you"] == []
    assert get(house, "/api/me/tables", key=key) == []


# ------------------------------------------------------------------ secrets


@pytest.mark.parametrize("way", ["leave", "delete"])
def test_a_table_whose_host_goes_is_the_next_ones(house: str, way: str) -> None:
    key, friend = new_key(), new_key()
    code, _ = new_table(house, "me", "open", "open", key=key)
    token = post(house, f"/api/tables/{code}/join", {}, key=friend)["seats"][0]["token"]
    path = f"/api/tables/{code}/leave" if way == "leave" else "/api/me/delete"
    post(house, path, {}, key=key)
    assert [seat.get("host", False) for seat in seats(house, code)] == [False, True, False]
    with Client(house, code, [token]) as client:
        for seat in (0, 2):
            client.say(t="handover", seat=seat, bot="greedy")
        while client.info["status"] == "open":
            client.read()


def test_keys_are_kept_as_hashes_and_told_to_nobody(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    running = serve_in_background(settings(folder))
    key, words = new_key(), new_key()
    link = invited(running.url, key)
    post(running.url, "/api/me/words", {"secret": token_hash(words)}, key=key)
    code, _ = new_table(running.url, "me", "open", key=key)
    asked = ("/api/me", "/api/me/tables", f"/api/tables/{code}")
    told = [http.get(running.url + path, headers=keyed(key)).text for path in asked]
    with Client(running.url, code, key=key) as client:
        told += client.frames
    player = get(running.url, "/api/me", key=key)["id"]
    running.stop()
    kept = b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    said = "".join(told) + "".join(capfd.readouterr())
    for secret in (key, words, link):
        assert secret.encode() not in kept
        assert secret not in said
        assert token_hash(secret).encode() in kept
        assert token_hash(secret) not in said
    assert player not in "".join(told[2:]), "who plays is nobody's business at the table"


def test_new_keys_are_let_in_like_new_tables(folder: Path) -> None:
    running = serve_in_background(replace(settings(folder), tables_per_minute=2))
    statuses = [
        http.post(f"{running.url}/api/me", json={"name": "Ben"}, headers=keyed(new_key())).status_code
        for _ in range(3)
    ]
    running.stop()
    assert statuses == [201, 201, 429]
