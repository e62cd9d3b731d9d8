"""Ratings: which games count, what comes of them, and that all of it can be worked out again."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.cli.main import main
from bedesten.server.errors import Refused
from bedesten.server.people import history, rated, rating, robots
from bedesten.server.people.rating import Skill
from bedesten.server.people.visitor import Visitor
from bedesten.server.run import open_for_import, serve_in_background
from bedesten.server.store import players, ratings, results, rows
from bedesten.server.store.players import GONE, PlayerRow
from bedesten.server.store.rows import BOT, FINISHED, HUMAN, ResultRow, SeatRow, Stored, TableRow
from bedesten.server.store.sqlite import Store
from scripts import gen_robots
from tests.server.client import Client, get, new_key, new_table, play_on, post
from tests.server.database import STORES
from tests.server.serving import settings
from tests.server.test_people import house

__all__ = ["house"]
GAME = "istanbul"


def sit(url: str, *seats: str, **more: Any) -> tuple[str, list[str], str]:
    """A rated table, and the key of whoever sits first."""
    key = new_key()
    return *new_table(url, *seats, key=key, rated=True, options={"start": 0}, **more), key


def row(code: str = "A", rated: bool = True) -> TableRow:
    return TableRow(code, GAME, 1, 2, {}, {"kind": "none"}, True, "full", 1.0, "seed", FINISHED, rated=rated)


# ------------------------------------------------------------------ a rating


def test_who_wins_rises_and_everybody_is_better_known() -> None:
    first, second, third = rating.after([Skill(), Skill(), Skill()], [1, 2, 3])
    assert first.points() > second.points() > third.points()
    assert max(first.band(), second.band(), third.band()) < Skill().band()
    even = rating.after([Skill(), Skill()], [1, 1])
    assert even[0] == even[1]


def test_robots_stand_where_the_ladder_has_them() -> None:
    assert gen_robots.TARGET.read_text("utf-8") == gen_robots.generated(gen_robots.SOURCE.read_text("utf-8"))
    skills = [robots.skill(GAME, bot) for bot in ("ozan", "nilufer", "idris", "ester", "hagop", "safiye")]
    points = [one.points() for one in skills if one]
    assert points == sorted(points)
    assert len(points) == 6
    middle = [robots.skill(game, "idris") for game in catalog.GAMES]
    assert {one and one.points() for one in middle} == {1500}
    assert robots.skill(GAME, "stranger") is None


def test_a_person_is_placed_by_a_few_games_against_robots() -> None:
    """Who wins as often as not against Safiye is soon somewhere near her."""
    safiye = robots.skill(GAME, "safiye")
    assert safiye
    me = Skill()
    for game in range(30):
        me = rating.after([me, safiye], [1, 2] if game % 2 else [2, 1])[0]
    assert abs(me.points() - safiye.points()) < me.band() < 250


# ------------------------------------------------------------------ which games count


ME, FRIEND, IDRIS = (
    SeatRow(0, HUMAN, player="me"),
    SeatRow(1, HUMAN, player="friend"),
    SeatRow(1, BOT, "idris"),
)
UNCOUNTED = {
    "a bot sits in at the end": [ME, SeatRow(1, HUMAN, player="friend", standin="greedy")],
    "somebody without a key": [ME, SeatRow(1, HUMAN)],
    "somebody who has gone": [ME, SeatRow(1, HUMAN, player=GONE)],
    "two hands of one": [ME, SeatRow(1, HUMAN, player="me")],
    "a robot nobody has measured": [ME, SeatRow(1, BOT, "stranger")],
    "robots alone": [SeatRow(0, BOT, "idris"), IDRIS],
}


def test_a_rated_game_of_people_and_known_robots_counts() -> None:
    assert rated.counts(row(), [ME, FRIEND])
    assert rated.counts(row(), [ME, IDRIS])
    assert not rated.counts(row(rated=False), [ME, FRIEND])


@pytest.mark.parametrize("why", UNCOUNTED)
def test_what_was_not_played_to_the_end_by_all_does_not_count(why: str) -> None:
    assert not rated.counts(row(), UNCOUNTED[why])


def test_a_rated_game_moves_who_played_it(house: str) -> None:
    code, tokens, key = sit(house, "me", "greedy")
    with Client(house, code, tokens) as client:
        before = client.info["seats"]
        assert (before[0]["rating"], client.info["rated"]) == ({"points": 1500, "band": 490}, True)
        greedy = robots.skill(GAME, "greedy")
        assert greedy
        assert before[1]["rating"]["points"] == greedy.points()
        after = play_on(client)
    [mine] = get(house, "/api/players/me", key=key)["ratings"]
    rank = after["ranking"][0]
    assert (mine["game"], mine["games"]) == (GAME, 1)
    assert (mine["points"] > 1500) == (rank == 1)
    assert after["seats"][0]["rating"] == {"points": mine["points"], "band": mine["band"]}
    assert after["seats"][1]["rating"] == before[1]["rating"]
    told = get(house, f"/api/players/me/ratings?game={GAME}", key=key)
    [then], [size] = told["way"], told["sizes"]
    robots_there = {one["bot"]: one["points"] for one in told["robots"]}
    assert [*robots_there.values()] == sorted(robots_there.values())
    assert (len(robots_there), robots_there["idris"]) == (6, 1500)
    assert (then["points"], then["band"]) == (mine["points"], mine["band"])
    assert size == {"players": 2, "points": mine["points"], "band": mine["band"], "games": 1}
    assert get(house, "/api/me/everything", key=key)["ratings"] == [mine]
    [game] = get(house, "/api/players/me/games", key=key)
    assert game["change"] == mine["points"] - 1500
    assert get(house, "/api/players/me/ratings?game=kairo", key=key) == {"way": [], "sizes": []}


def test_nobody_lets_a_robot_play_for_them_at_a_rated_table(house: str) -> None:
    code, tokens, _ = sit(house, "me", "open")
    friend = post(house, f"/api/tables/{code}/join", {}, key=new_key())["seats"][0]["token"]
    with Client(house, code, tokens) as client, Client(house, code, [friend]):
        client.say(t="handover", seat=0, bot="greedy")
        assert client.until("error")["code"] == "barred"
        assert client.info["seats"][0]["standin"] == ""
    assert "rating" in get(house, f"/api/tables/{code}")["seats"][1]


def test_everybody_sits_down_once_and_with_a_key(house: str) -> None:
    code, _, key = sit(house, "me", "open", "open")
    body = {"game": GAME, "players": 2, "seats": [{"kind": "me"}] * 2, "rated": True}
    post(house, "/api/tables", body, 409, key=new_key())
    post(house, "/api/tables", {**body, "seats": [{"kind": "me"}, {"kind": "open"}]}, 409)
    post(house, f"/api/tables/{code}/join", {}, 409)
    post(house, f"/api/tables/{code}/join", {}, 409, key=key)
    post(house, f"/api/tables/{code}/join", {}, key=new_key())


def test_a_seat_that_counts_is_nobody_elses(house: str) -> None:
    code, tokens, _ = sit(house, "me", "greedy")
    other = new_key()
    post(house, f"/api/tables/{code}/claim", {"tokens": tokens}, key=other)
    assert get(house, "/api/me/tables", key=other) == []


def test_what_is_agreed_holds_for_the_next_table_and_not_for_what_goes_on_from_the_middle(house: str) -> None:
    code, tokens, key = sit(house, "me", "greedy")
    with Client(house, code, tokens) as client:
        play_on(client)
    again = post(house, f"/api/tables/{code}/rematch", {"token": tokens[0]}, key=key)["table"]
    assert get(house, f"/api/tables/{again}")["rated"] is True
    branch = post(house, f"/api/tables/{code}/branch", {"step": 10, "mine": [0]}, key=key)["table"]
    assert "rated" not in get(house, f"/api/tables/{branch}")


def test_a_rating_is_read_by_nobody_it_is_not_shown_to(house: str) -> None:
    key = new_key()
    me = post(house, "/api/me", {"name": "Aylin"}, key=key)["id"]
    get(house, f"/api/players/{me}/ratings?game={GAME}", 404, key=new_key())
    post(house, "/api/me", {"name": "Aylin", "shown": "everybody"}, key=key)
    assert get(house, f"/api/players/{me}/ratings?game={GAME}", key=new_key())["way"] == []


def test_a_table_where_nobody_could_be_rated_is_refused() -> None:
    with pytest.raises(Refused, match="the strength of stranger in"):
        rated.agree(GAME, [ME, SeatRow(1, BOT, "stranger")])


# ------------------------------------------------------------------ all of it again


def put_games(db: Any, games: int, people: int = 12) -> None:
    """As they are kept when they end, one after the other."""
    dice = random.Random(7)
    for number in range(people):
        players.put(db, PlayerRow(f"p{number}", created=1.0))
    for number in range(games):
        kind = dice.choice(["istanbul", "kairo"])
        sat = dice.sample(range(people), dice.randrange(1, 4))
        seats = [SeatRow(seat, HUMAN, player=f"p{one}") for seat, one in enumerate(sat)]
        seats.append(SeatRow(len(seats), BOT, dice.choice(["idris", "safiye"])))
        table = TableRow(
            f"T{number:05}",
            kind,
            1,
            len(seats),
            {},
            {},
            True,
            "full",
            1.0,
            "s",
            FINISHED,
            rated=number % 9 > 0,
        )
        rows.insert(db, Stored(table, seats, [], None))
        order = dice.sample(range(1, len(seats) + 1), len(seats))
        over = [ResultRow(seat, rank, 17, float(number)) for seat, rank in enumerate(order)]
        results.put(db, table.code, rated.kept(db, table, seats, over))


def known(db: Any) -> tuple[Any, ...]:
    return ratings.everybody(db), [results.of(db, code) for code in rows.codes(db)]


@pytest.fixture(params=STORES)
def session(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    url = request.getfixturevalue("postgres").fresh() if request.param == "postgres" else ""
    db = open_for_import(tmp_path, url)
    yield db
    db.close()


def test_ratings_worked_out_again_are_the_same_numbers(session: Any) -> None:
    put_games(session, 200)
    before = known(session)
    assert len(before[0]) == 24
    assert rated.rebuild_whole(session) == (177, 0)
    assert known(session) == before


def test_who_is_deleted_changes_nobodys_rating(session: Any) -> None:
    put_games(session, 120)
    for code, _ in players.codes_of(session, "p3"):
        for seat in rows.load_seats(session, code):
            if seat.of("p3"):
                rows.put_seat(session, code, players.given_up(seat, FINISHED, ""))
    players.erase(session, "p3")
    before = known(session)
    assert all(one.player != "p3" for one in before[0])
    assert rated.rebuild_whole(session)[1] == 0
    assert known(session) == before


def test_what_was_spoilt_is_put_right(session: Any) -> None:
    put_games(session, 60)
    before = known(session)
    session.execute("UPDATE ratings SET mu = mu + 1 WHERE game = 'kairo'")
    session.execute("UPDATE results SET mu = 0, sigma = 1 WHERE seat = 0 AND rated > 0")
    rated.rebuild_whole(session)
    assert known(session) == before


def test_the_way_of_a_rating_ends_where_it_is_now(folder: Path) -> None:
    def work(db: Any) -> None:
        put_games(db, 100)
        who = Visitor("hash", PlayerRow("p1"), True)
        [now] = [one for one in rated.told(db, "p1") if one.game == GAME]
        way = history.way(db, "me", who, GAME).way
        assert (len(way), way[-1].points, way[-1].band) == (now.games, now.points, now.band)
        assert [one.ended for one in way] == sorted(one.ended for one in way)
        assert way[0].points != 1500
        moved = [
            rated.change(results.of(db, code), next(s.seat for s in rows.load_seats(db, code) if s.of("p1")))
            for code in (f"T{int(one.ended):05}" for one in way)
        ]
        points = [1500, *(one.points for one in way)]
        assert moved == [after - before for before, after in pairwise(points)]

    store = Store(folder)
    asyncio.run(store.run(work))
    store.close()


def test_each_size_of_table_says_something_by_itself(session: Any) -> None:
    """Whoever wins all games of two and loses all of three is strong at the one and weak at the other."""
    players.put(session, PlayerRow("me"))
    for number in range(12):
        size = 2 + number % 2
        seats = [ME, *(SeatRow(seat, BOT, "idris") for seat in range(1, size))]
        table = replace(row(f"T{number:05}"), players=size)
        rows.insert(session, Stored(table, seats, [], None))
        order = [1, 2] if size == 2 else [3, 1, 2]
        over = [ResultRow(seat, rank, 17, float(number)) for seat, rank in enumerate(order)]
        results.put(session, table.code, rated.kept(session, table, seats, over))
    two, three = rated.by_size(session, "me", GAME, 200)
    [whole] = rated.told(session, "me")
    assert (two.players, two.games, three.players, three.games) == (2, 6, 3, 6)
    assert two.points > whole.points > three.points
    assert min(two.band, three.band) > whole.band, "fewer games are less sure"
    assert [one.games for one in rated.by_size(session, "me", GAME, 3)] == [1, 2], "the newest only"


def test_the_command_works_them_out_and_says_so(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = open_for_import(folder, "")
    put_games(db, 30)
    db.close()
    assert main(["ratings", "rebuild", "--data", str(folder)]) == 0
    assert capsys.readouterr().out == "26 rated games, 0 ratings changed\n"


@pytest.mark.thorough
def test_a_site_that_moves_takes_its_ratings_along(tmp_path: Path) -> None:
    running = serve_in_background(settings(tmp_path / "old"))
    code, tokens, key = sit(running.url, "me", "greedy")
    with Client(running.url, code, tokens) as client:
        play_on(client)
    before = get(running.url, "/api/players/me", key=key)["ratings"]
    running.stop()
    file = tmp_path / "site.zip"
    assert main(["export", str(file), "--data", str(tmp_path / "old")]) == 0
    assert main(["import", str(file), "--data", str(tmp_path / "new")]) == 0
    running = serve_in_background(settings(tmp_path / "new"))
    assert get(running.url, "/api/players/me", key=key)["ratings"] == before
    assert len(before) == 1
    running.stop()
