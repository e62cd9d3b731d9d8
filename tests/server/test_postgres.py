"""PostgreSQL as the store: the same rows, the same promises, and several servers at once."""

import asyncio
import os
import random
import signal
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from operator import methodcaller
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from bedesten import catalog
from bedesten.core.dice import Dealer
from bedesten.core.play.timeline import Timeline
from bedesten.server.bots.pool import BotPool
from bedesten.server.cluster.relay import LOOK
from bedesten.server.codes import token_hash
from bedesten.server.errors import BadStore, Moved
from bedesten.server.run import serve_in_background
from bedesten.server.store import layouts, migrate, rows
from bedesten.server.store.postgres import BEAT, HELD_BY, SILENCE, TABLES, PostgresStore, lock_number
from bedesten.server.store.rows import LogRow, ReviewRow, SeatRow, Snapshot, Stored, ToldRow
from bedesten.server.store.session import Session
from bedesten.server.store.sqlite import Store
from bedesten.server.tables.lobby import LEFT_ALONE, Lobby
from bedesten.server.tables.room import Services
from tests.patience import WITHIN
from tests.server import database
from tests.server.client import Client, come_back, get, http, new_key, new_table, post
from tests.server.receiving import receiver
from tests.server.serving import ADMIN, Process, settings
from tests.server.test_notifications import House, take_turn, two
from tests.server.test_restart import play
from tests.server.test_store import TABLE

FIRST = {"start": 0}
INTEGRITY = (sqlite3.IntegrityError, psycopg.IntegrityError)


@pytest.fixture
def url(postgres: database.Database) -> str:
    return postgres.fresh()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, folder: Path) -> Iterator[Store]:
    """Whatever is promised of one is promised of the other."""
    if request.param == "sqlite":
        opened = Store(folder)
    else:
        opened = PostgresStore(request.getfixturevalue("url"))
    yield opened
    opened.close()


def test_the_newest_ratings_of_layouts_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layouts, "MOST", 2)
    monkeypatch.setattr(layouts, "now", iter(range(9)).__next__)

    def keep(db: Session) -> list[str | None]:
        for about, rating in (("a", "1"), ("b", "2"), ("a", "3"), ("c", "4")):
            layouts.put(db, about, rating)
        return [layouts.load(db, about) for about in "abc"]

    assert asyncio.run(store.run(keep)) == ["3", None, "4"]


def test_what_is_kept_is_found_again(store: Store) -> None:
    word, told = LogRow(0, 1, -1, "*demand:L1", 1.5), ToldRow(0, 1, "[]", b"\x00x")
    seats = [SeatRow(0, "human", host=True), SeatRow(1, "bot", "greedy")]
    at = Snapshot(1, 0, "{}", 2.5)

    def keep(db: Any) -> None:
        rows.insert(db, Stored(TABLE, seats, [word], None))
        rows.put_told(db, "ABCDEF", [told])
        rows.put_snapshot(db, "ABCDEF", Snapshot(0, 0, "", 0.0), "running")
        rows.put_snapshot(db, "ABCDEF", at, "over")
        rows.put_seat(db, "ABCDEF", replace(seats[1], name="Ayşe"))
        rows.set_rematch(db, "ABCDEF", "GHJKMN")

    async def work() -> None:
        await store.run(keep)
        stored = await store.run(lambda db: rows.load(db, "ABCDEF"))
        table = replace(TABLE, status="over", rematch="GHJKMN")
        assert stored == Stored(table, [seats[0], replace(seats[1], name="Ayşe")], [word], at, [told])
        assert await store.run(rows.count) == 1
        assert await store.run(rows.with_clock) == []
        assert await store.run(lambda db: rows.load(db, "NOSUCH")) is None
        assert await store.run(migrate.version) == migrate.scripts()[-1][0]

    asyncio.run(work())


def test_of_several_reviews_of_a_game_the_last_is_kept(store: Store) -> None:
    def keep(db: Any) -> None:
        rows.insert(db, Stored(TABLE, [], [], None))
        for about in ("old", "new"):
            rows.put_review(db, "ABCDEF", ReviewRow(about, '{"é": 1}'))

    async def work() -> None:
        assert await store.run(lambda db: rows.load_review(db, "ABCDEF")) is None
        await store.run(keep)
        assert await store.run(lambda db: rows.load_review(db, "ABCDEF")) == ReviewRow("new", '{"é": 1}')

    asyncio.run(work())


def test_the_log_is_append_only_and_a_change_is_whole_or_not_at_all(store: Store) -> None:
    word = LogRow(0, 1, 0, "leave", 1.0)

    def broken(db: Any) -> None:
        rows.put_snapshot(db, "ABCDEF", Snapshot(1, 0, "{}", 0.0), "over")
        rows.append(db, "ABCDEF", [word])

    async def work() -> None:
        await store.run(lambda db: rows.insert(db, Stored(TABLE, [], [word], None)))
        for statement in ("UPDATE log SET token = 'x'", "DELETE FROM log"):
            with pytest.raises(INTEGRITY, match="append-only"):
                await store.run(methodcaller("execute", statement))
        good = store.run(lambda db: rows.exists(db, "ABCDEF"))
        outcomes = await asyncio.gather(store.run(broken), good, return_exceptions=True)
        assert isinstance(outcomes[0], INTEGRITY)
        assert outcomes[1] is True
        assert await store.run(lambda db: rows.load(db, "ABCDEF")) == Stored(TABLE, [], [word], None)

    asyncio.run(work())


# ------------------------------------------------------------------ one writer


def test_one_writer_for_a_table_and_the_next_when_it_is_gone(url: str) -> None:
    one, two = PostgresStore(url), PostgresStore(url)

    async def work() -> None:
        await one.run(lambda db: rows.insert(db, Stored(TABLE, [], [], None)))
        assert await one.claim("NOSUCH") == ""
        assert await one.claim("ABCDEF") == ""
        assert await two.claim("ABCDEF") == one.name
        assert await two.unclaimed(["ABCDEF", "GHJKMN"]) == ["GHJKMN"]
        with pytest.raises(Moved):
            await two.change("ABCDEF", lambda db: rows.set_rematch(db, "ABCDEF", "WRONG"))
        await one.change("ABCDEF", lambda db: rows.set_rematch(db, "ABCDEF", "RIGHT"))
        await one.release("ABCDEF")
        assert await two.claim("ABCDEF") == ""
        assert await two.alive({one.name}) == set()  # a store alone hears nobody

    asyncio.run(work())
    one.close()
    two.close()


def test_who_has_lost_the_session_writes_nothing_more(url: str) -> None:
    one, two = PostgresStore(url), PostgresStore(url)
    kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE %s"

    async def work() -> None:
        await one.run(lambda db: rows.insert(db, Stored(TABLE, [], [], None)))
        await one.claim("ABCDEF")
        await two.run(lambda db: db.execute(kill, (f"%{one.name}",)))
        with pytest.raises(Moved):
            await one.change("ABCDEF", lambda db: rows.set_rematch(db, "ABCDEF", "WRONG"))
        assert await two.claim("ABCDEF") == ""
        assert await one.claim("ABCDEF") == two.name  # it has come back, and asks like anybody else

    asyncio.run(work())
    one.close()
    two.close()


def test_every_code_has_a_lock_of_its_own() -> None:
    assert lock_number("AAAAAB") == 1
    assert lock_number("999999") == 31**6 - 1 < 2**31


def test_a_database_that_cannot_be_reached_is_named() -> None:
    with pytest.raises(BadStore, match="cannot be reached"):
        PostgresStore("postgresql://127.0.0.1:1/nothing")


def test_settings_in_the_address_stand_beside_ours(url: str) -> None:
    store = PostgresStore(f"{url}?options=-c%20search_path%3Dpublic%20-c%20work_mem%3D8MB")

    async def setting(name: str) -> object:
        return await store.run(lambda db: db.execute(f"SHOW {name}").fetchone()[0])

    async def work() -> None:
        assert await setting("search_path") == "public"
        assert await setting("work_mem") == "8MB"
        assert await setting("idle_session_timeout") == f"{SILENCE // 1000}s"

    asyncio.run(work())
    store.close()


# ------------------------------------------------------------------ several servers


@pytest.fixture
def unhurried() -> Iterator[None]:
    """A machine that is busy otherwise ends no session."""
    with database.unhurried():
        yield


@pytest.mark.usefixtures("unhurried")
def test_who_is_deleted_leaves_tables_at_other_servers_too(url: str, folder: Path) -> None:
    """What is at another server is named, left there, and then everything goes."""
    key, wanted = "k" * 32, replace(settings(folder), store=url)
    one, two = serve_in_background(wanted), serve_in_background(wanted)
    try:
        post(one.url, "/api/me", {"name": "Aylin"}, key=key)
        code, tokens = new_table(one.url, "me", "me", key=key, options=FIRST)
        with Client(one.url, code, tokens):
            assert post(two.url, "/api/me/delete", {}, key=key) == {"left": [code]}
            assert get(two.url, "/api/me", key=key)["known"]
            assert post(two.url, f"/api/tables/{code}/leave", {}, key=key) == {"ok": True}
            assert post(two.url, "/api/me/delete", {}, key=key) == {"left": []}
        assert get(one.url, f"/api/tables/{code}")["seats"][0]["name"] == "Somebody"
        assert not get(one.url, "/api/me", key=key)["known"]
    finally:
        one.stop()
        two.stop()


@pytest.mark.usefixtures("unhurried")
def test_two_servers_play_one_table(url: str, folder: Path) -> None:
    dice = random.Random(4)
    wanted = replace(settings(folder), store=url)
    one, two = serve_in_background(wanted), serve_in_background(wanted)
    try:
        code, tokens = new_table(one.url, "me", "open", options=FIRST)
        tokens.append(post(two.url, f"/api/tables/{code}/join", {})["seats"][0]["token"])
        with Client(one.url, code, tokens[:1]) as mine, Client(two.url, code, tokens[1:]) as other:
            for _ in range(12):
                for player, rival in ((mine, other), (other, mine)):
                    if player.mine():
                        play(player, dice, 1, {})
                    while rival.seq < player.seq:
                        rival.read()
            assert mine.seq == other.seq >= 12
            assert mine.info["seats"][1]["online"]
            assert other.info["seats"][0]["online"]
        record = get(one.url, f"/api/tables/{code}/record")
        assert get(two.url, f"/api/tables/{code}/record") == record
        assert http.get(f"{two.url}/api/tables/NOSUCH").status_code == 404
    finally:
        one.stop()
        two.stop()


def passed_on(server: str) -> float:
    """Requests and sockets that this server has relayed to the other."""
    page = http.get(f"{server}/metrics", auth=("any", ADMIN)).text
    return sum(float(line.split()[-1]) for line in page.splitlines() if line.startswith("bedesten_relayed_"))


@pytest.mark.usefixtures("unhurried")
def test_a_table_goes_where_its_people_are(url: str, folder: Path) -> None:
    """Nobody is connected where it was made, so it is played where its player comes, with its bot and its
    clock; who comes to the other server then is passed on, for a table stays where somebody is."""
    wanted = replace(settings(folder), store=url, admin=ADMIN)
    one, two = serve_in_background(wanted), serve_in_background(wanted)
    clock = {"kind": "live", "seconds": 600}
    try:
        for seats in (["me", "me"], ["me", "greedy"]):
            code, tokens = new_table(one.url, *seats, options=FIRST, clock=clock)
            with Client(two.url, code, tokens) as client:
                play(client, random.Random(1), 5, {})
                assert passed_on(two.url) == 0
                before = passed_on(one.url)
                with Client(one.url, code) as other:
                    assert other.seq >= client.seq > 5
                    assert passed_on(one.url) == before + 1
    finally:
        one.stop()
        two.stop()


def test_a_table_that_was_asked_for_and_not_opened_is_ceded_too(url: str) -> None:
    one, two = PostgresStore(url), PostgresStore(url)

    async def work() -> None:
        await one.run(lambda db: rows.insert(db, Stored(TABLE, [], [], None)))
        lobby = Lobby(Services(settings(Path()), one, BotPool(1, 0.1, 30)))
        assert await one.claim("ABCDEF") == ""
        await lobby.cede("ABCDEF")
        assert await two.claim("ABCDEF") == ""

    asyncio.run(work())
    one.close()
    two.close()


def test_a_ceded_table_with_a_clock_is_left_to_whoever_asked_for_it(url: str) -> None:
    """However long they take to claim it; if they never do, its clock goes on here."""
    one, two = PostgresStore(url), PostgresStore(url)
    row = replace(TABLE, clock={"kind": "live", "seconds": 600})

    async def work() -> None:
        await one.run(lambda db: rows.insert(db, Stored(row, seats_of("first", "second"), [], None)))
        lobby = Lobby(Services(settings(Path()), one, BotPool(1, 0.1, 30)))
        await lobby.open_clocked()
        assert [*lobby.rooms] == ["ABCDEF"]
        await lobby.cede("ABCDEF")
        await lobby.open_clocked()
        assert await two.claim("ABCDEF") == ""
        await two.release("ABCDEF")
        lobby.ceded["ABCDEF"] -= LEFT_ALONE
        await lobby.open_clocked()
        assert await two.claim("ABCDEF") != ""
        await lobby.stop()

    asyncio.run(work())
    two.close()


def seats_of(*tokens: str) -> list[SeatRow]:
    return [SeatRow(n, rows.HUMAN, token_hash=token_hash(token)) for n, token in enumerate(tokens)]


def keep_finished(url: str, tokens: list[str]) -> None:
    """A game of two people, played to its end by chance."""
    timeline, dice = Timeline(catalog.game("istanbul"), TABLE.setup()), random.Random(7)
    dealer = Dealer(TABLE.seed)
    timeline.settle(dealer)
    while not timeline.over():
        timeline.push(dice.choice(timeline.game.legal(timeline.match.state)))
        timeline.settle(dealer)
    words = [LogRow(entry.n, 1, entry.seat, entry.token, 1.0) for entry in timeline.entries]
    store = PostgresStore(url)
    finished = Stored(replace(TABLE, status=rows.FINISHED), seats_of(*tokens), words, None)
    asyncio.run(store.run(lambda db: rows.insert(db, finished)))
    store.close()


@pytest.mark.usefixtures("unhurried")
def test_a_rematch_is_found_where_its_table_is(url: str, folder: Path) -> None:
    tokens = ["first", "second"]
    keep_finished(url, tokens)
    wanted = replace(settings(folder), store=url)
    one, two = serve_in_background(wanted), serve_in_background(wanted)
    try:
        first = post(one.url, "/api/tables/ABCDEF/rematch", {"token": tokens[0]})
        one.stop()  # both tables are free again, and are taken up by two processes
        new = f"{two.url}/api/tables/{first['table']}"
        while (answer := http.get(new)).status_code == 503:  # ask again, until its session has ended
            assert "ask again" in answer.json()["error"]
        assert answer.json()["status"] == "open"
        one = serve_in_background(wanted)
        assert get(one.url, "/api/tables/ABCDEF")["rematch"] == first["table"]
        path = "/api/tables/ABCDEF/rematch"
        moved = http.post(one.url + path, json={"token": tokens[1]})
        assert (moved.status_code, moved.headers["location"]) == (
            307,
            f"/api/tables/{first['table']}/after/ABCDEF",
        )
        for server in (one, two):
            asked = http.post(server.url + path, json={"token": tokens[1]}, follow_redirects=True)
            assert asked.status_code == 201, asked.text
            assert (asked.json()["table"], asked.json()["seats"][0]["seat"]) == (first["table"], 1)
        assert get(one.url, f"/api/tables/{first['table']}")["status"] == "running"
        stranger = f"/api/tables/ABCDEF/after/{first['table']}"
        assert http.post(one.url + stranger, json={"token": tokens[0]}).status_code == 404
    finally:
        one.stop()
        two.stop()


@pytest.fixture
def pair(url: str, folder: Path) -> Iterator[tuple[Process, Process]]:
    servers = Process(folder, url), Process(folder, url)
    yield servers
    for server in servers:
        server.kill()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "frozen"])
def test_a_table_moves_when_its_server_dies(pair: tuple[Process, Process], how: signal.Signals) -> None:
    """A frozen one is worse than a dead one: it may come back and believe that nothing has happened."""
    first, second = pair
    code, tokens = new_table(first.url, "me", "me", options=FIRST)
    with Client(first.url, code), Client(second.url, code, tokens) as client:
        client.act("move:fabric", "leave")
        before = client.last["view"]
        os.kill(first.child.pid, how)
        with pytest.raises(ConnectionClosed):
            client.until("step")
    with come_back(second.url, code, tokens) as client:
        assert client.last["view"] == before
        assert client.act("fill")["t"] == "step"
        after = client.last["view"]
    if how == signal.SIGSTOP:
        os.kill(first.child.pid, signal.SIGCONT)
        with come_back(first.url, code, tokens) as client:
            assert client.last["view"] == after
            assert client.mine()


def test_the_silence_that_is_borne_leaves_room_within_three_seconds() -> None:
    """What `python -m scripts.moving` measures is decided by these: when a silent session ends, how often the
    others look; and nobody who is well is silent for so long."""
    assert SILENCE / 1000 + LOOK <= 2.5
    assert BEAT * 3 < SILENCE / 1000


def test_a_table_whose_clock_runs_moves_though_nobody_looks(pair: tuple[Process, Process], url: str) -> None:
    first, _ = pair
    code, _ = new_table(first.url, "me", "me", clock={"kind": "live", "seconds": 600})
    watching = PostgresStore(url)

    async def holder() -> Any:
        return await watching.run(lambda db: db.execute(HELD_BY, (TABLES, lock_number(code))).fetchone())

    async def work() -> None:
        before = await holder()
        assert before is not None
        first.kill()
        async with asyncio.timeout(WITHIN):
            while (after := await holder()) in (before, None):
                pass
        assert after != before

    asyncio.run(work())
    watching.close()
    first.start()


def test_of_several_servers_one_tells_and_none_who_is_at_the_table_of_another(url: str, folder: Path) -> None:
    key, friend = new_key(), new_key()
    soon: dict[str, Any] = {"inward": True, "tell_after": 0.0, "tell_gap": 0.0, "tell_every": 0.01}
    wanted = replace(settings(folder), store=url, **soon)
    with receiver() as services, database.unhurried():
        here, there = serve_in_background(wanted), serve_in_background(wanted)
        houses = [House(here.url, services), House(there.url, services)]
        assert houses[0].known_by() == houses[1].known_by(), "one site, one key"
        away = houses[1].browser(friend)
        code, tokens = two(here.url, key, friend)
        with Client(here.url, code, [tokens[0]]) as client:
            take_turn(client)
            assert away.told(houses[0].known_by())["tag"] == code
            with Client(here.url, code, [tokens[1]]) as back:
                take_turn(back)
                take_turn(client)
                back.wait_for_turn()  # it is their turn, they see it here, and there nobody knows of it
                for house in houses:
                    house.look_again()
        here.stop()
        there.stop()
        assert away.none()
