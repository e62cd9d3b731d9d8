"""A browser that becomes another player's brings all along; and then all of it can be deleted."""

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bedesten.server.codes import token_hash
from bedesten.server.people import keeping, rated
from bedesten.server.people.visitor import Visitor
from bedesten.server.run import serve_in_background
from bedesten.server.store import invitations, players, ratings, reports, results, rows
from bedesten.server.store.players import DEVICE, GONE, KeyRow, PlayerRow
from bedesten.server.store.reports import ReportRow
from bedesten.server.store.rows import FINISHED, HUMAN, ResultRow, SeatRow, Stored, TableRow
from bedesten.server.store.sqlite import FILE
from bedesten.server.store.sqlite import session as opened
from tests.server.client import Client, get, new_key, new_table, play_on, post
from tests.server.serving import settings
from tests.server.test_people import house, invited, played, seats
from tests.server.test_ratings import known, put_games, session

__all__ = ["house", "session"]
GAME = "istanbul"


def rated_game(url: str, key: str) -> str:
    code, tokens = new_table(url, "me", "greedy", key=key, rated=True, options={"start": 0})
    with Client(url, code, tokens) as client:
        play_on(client)
    return code


def by_link(url: str, old: str) -> str:
    return invited(url, old)


def by_words(url: str, old: str) -> str:
    words = new_key()
    post(url, "/api/me/words", {"secret": token_hash(words)}, key=old)
    return words


WAYS = {"link": by_link, "words": by_words}


# ------------------------------------------------------------------ over HTTP


@pytest.mark.parametrize("way", WAYS)
def test_who_joins_brings_rated_games_and_can_have_them_deleted(house: str, way: str) -> None:
    laptop, phone = new_key(), new_key()
    post(house, "/api/me", {"name": "Aylin"}, key=laptop)
    post(house, "/api/me", {"name": "Aylin"}, key=phone)
    first = rated_game(house, laptop)
    codes = [first, rated_game(house, phone), played(house, phone)]
    post(house, "/api/me/join", {"secret": WAYS[way](house, laptop)}, key=phone)
    for key in (laptop, phone):
        told = get(house, "/api/players/me", key=key)
        assert sum(one["games"] for one in told["counts"]) == 3
        assert [(one["game"], one["games"]) for one in told["ratings"]] == [(GAME, 2)]
    assert [seats(house, code)[0]["name"] for code in codes] == ["Aylin"] * 3
    assert post(house, "/api/me/delete", {}, key=phone) == {"left": []}
    assert [seats(house, code)[0]["name"] for code in codes] == ["Somebody"] * 3


def test_a_game_under_way_goes_on_as_the_new_players(house: str) -> None:
    """The table is open meanwhile, and counts in the end."""
    laptop, phone = new_key(), new_key()
    rated_game(house, laptop)
    code, tokens = new_table(house, "me", "greedy", key=phone, rated=True, options={"start": 0})
    with Client(house, code, tokens, key=phone) as client:
        post(house, "/api/me/join", {"secret": invited(house, laptop)}, key=phone)
        with Client(house, code, key=laptop) as other:
            assert other.last["you"] == [0]
        play_on(client)
    [rating] = get(house, "/api/players/me", key=laptop)["ratings"]
    assert rating["games"] == 2


def test_a_claim_answers_what_is_theirs_now(house: str) -> None:
    code, tokens = new_table(house, "me", "greedy", key=new_key(), rated=True)
    other = new_key()
    claimed = post(house, f"/api/tables/{code}/claim", {"tokens": tokens}, key=other)
    assert claimed["seats"] == []
    open_code, held = new_table(house, "me", "greedy", key=new_key())
    claimed = post(house, f"/api/tables/{open_code}/claim", {"tokens": held}, key=other)
    assert claimed["seats"] == [0]


def test_after_joining_and_deleting_no_name_is_left_in_the_store(folder: Path) -> None:
    running = serve_in_background(settings(folder))
    laptop, phone = new_key(), new_key()
    ids = [post(running.url, "/api/me", {"name": "Aylin"}, key=key)["id"] for key in (laptop, phone)]
    codes = [rated_game(running.url, key) for key in (laptop, phone)]
    post(running.url, "/api/me/join", {"secret": invited(running.url, laptop)}, key=phone)
    post(running.url, "/api/me/delete", {}, key=laptop)
    running.stop()
    with closing(opened(folder / FILE)) as db:
        sat = [rows.load_seats(db, code)[0] for code in codes]
        assert [(seat.player, seat.name) for seat in sat] == [(GONE, "")] * 2
        assert ratings.everybody(db) == []
        assert not {*ids} & {*players.ids(db)}


# ------------------------------------------------------------------ in the store, either one


def become(db: Any, player: str, to: str) -> None:
    for one in (player, to):
        players.put_key(db, KeyRow(f"key of {one}", one, DEVICE, 1.0))
    keeping.become(db, Visitor(f"key of {player}", players.load(db, player), True), players.load(db, to))


def test_two_who_are_one_have_the_numbers_a_rebuild_would_give(session: Any) -> None:
    put_games(session, 200)
    others = [one for one in ratings.everybody(session) if one.player not in ("p1", "p2")]
    met = {(seat.code, seat.seat): (seat.mu, seat.sigma) for _, s in ratings.counted(session) for seat in s}
    become(session, "p1", "p2")
    after = known(session)
    assert [one for one in after[0] if one.player != "p2"] == others, "nobody else is another for it"
    assert rated.rebuild_whole(session)[1] == 0
    assert known(session) == after
    for _, table in ratings.counted(session):
        twice = [seat.player for seat in table].count("p2") > 1
        assert all(seat.met_mu is None or seat.player == "p2" for seat in table)
        for seat in table:
            assert met[seat.code, seat.seat] == (
                (seat.mu, seat.sigma) if seat.met_mu is None else (seat.met_mu, seat.met_sigma)
            )
        assert len(table) > 2 or not twice
    for game in ("istanbul", "kairo"):
        way = ratings.way(session, "p2", game, 500)
        row = ratings.get(session, "p2", game)
        assert row is not None
        assert row.games == len(way) == len(ratings.tables(session, "p2", game, 500))
        assert all(len(one.ranks) <= 4 for one in ratings.tables(session, "p2", game, 500))


def test_a_game_with_oneself_counts_for_neither(session: Any) -> None:
    for one in ("a", "b"):
        players.put(session, PlayerRow(one, created=1.0))
    table = TableRow("T1", GAME, 1, 2, {}, {}, True, "full", 1.0, "s", FINISHED, rated=True)
    sat = [SeatRow(0, HUMAN, player="a"), SeatRow(1, HUMAN, player="b")]
    rows.insert(session, Stored(table, sat, [], None))
    over = [ResultRow(0, 1, 17, 1.0), ResultRow(1, 2, 17, 1.0)]
    results.put(session, "T1", rated.kept(session, table, sat, over))
    assert len(ratings.everybody(session)) == 2
    become(session, "a", "b")
    assert ratings.everybody(session) == []
    assert rated.rebuild_whole(session) == (1, 0)
    assert ratings.everybody(session) == []


def test_who_was_another_player_and_goes_changes_nobodys_rating(session: Any) -> None:
    put_games(session, 120)
    become(session, "p1", "p2")
    for code, _ in players.codes_of(session, "p2"):
        for seat in rows.load_seats(session, code):
            if seat.of("p2"):
                rows.put_seat(session, code, players.given_up(seat, FINISHED, ""))
    players.erase(session, "p2")
    before = known(session)
    assert rated.rebuild_whole(session)[1] == 0
    assert known(session) == before


def test_reports_and_invitations_follow(session: Any) -> None:
    put_games(session, 3)
    reports.put(session, ReportRow("T00000", 0, "p9", "p1", "Rude", "[]", 1.0))
    invitations.put(session, "T00000", "p9", ["p1"])
    invitations.put(session, "T00001", "p2", ["p1"])
    become(session, "p1", "p2")
    assert [row.player for row in reports.newest(session)] == ["p2"], "nobody leaves them behind"
    assert [row.code for row in invitations.of(session, "p2")] == ["T00000"], "nobody invites themselves"


def test_a_room_that_has_not_heard_of_it_yet_writes_nothing_back(session: Any) -> None:
    put_games(session, 3)
    [seat] = [one for one in rows.load_seats(session, "T00000") if one.seat == 0]
    become(session, seat.player, "p11" if seat.player != "p11" else "p10")
    moved = rows.load_seats(session, "T00000")[0].player
    players.put_seat(session, "T00000", seat)
    assert rows.load_seats(session, "T00000")[0].player == moved
