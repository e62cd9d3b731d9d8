"""What a player uses in their games, and how lucky they were: counted when a game ends."""

import asyncio
import json
from dataclasses import asdict
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bedesten import catalog
from bedesten.server.people import history, strong
from bedesten.server.people.visitor import Visitor
from bedesten.server.replay.reviews import DONE, STOPPED, Progress, Reviews
from bedesten.server.store import migrate, results, rows
from bedesten.server.store.players import PlayerRow
from bedesten.server.store.rows import FINISHED, HUMAN, LogRow, ResultRow, ReviewRow, SeatRow
from bedesten.study.ledger import Entry, Ledger
from bedesten.study.review import Accuracy, Review
from bedesten.text.catalogue import LANGUAGES, load
from scripts import gen_strong
from tests.server.client import Client, get, http, keyed, new_key, new_table, post
from tests.server.test_inviting import put
from tests.server.test_people import house
from tests.server.test_ratings import session

__all__ = ["house", "session"]


def played(url: str, key: str, game: str = "istanbul", **more: object) -> str:
    code, tokens = new_table(url, "me", "greedy", game=game, key=key, **more)
    with Client(url, code, tokens) as client:
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    return code


def test_what_was_used_is_counted_for_its_player(house: str) -> None:
    key = new_key()
    code = played(house, key, options={"start": 0})
    habits = get(house, "/api/players/me/habits?game=istanbul", key=key)
    assert (habits["games"], habits["luck"]) == (1, [])
    used = {one["name"]: one["times"] for one in habits["used"]}
    story = get(house, f"/api/tables/{code}/story")
    visits = {f"place.{place}": seats[0] for place, seats in story["visits"].items() if seats[0]}
    assert visits.keys() <= used.keys()
    assert sum(times for name, times in used.items() if name.startswith("place.")) >= sum(visits.values())
    assert get(house, "/api/players/me/habits?game=kairo", key=key)["games"] == 0
    (seat,) = get(house, "/api/me/everything", key=key)["seats"]
    assert (seat["used"], seat["luck"]) == (used, None), "it is among everything that is kept"
    (count,) = get(house, "/api/players/me", key=key)["counts"]
    assert count["seconds"] == seat["seconds"] > 0, "and so is how long they were at the table"
    ended = {one["rounds"]: one["games"] for one in habits["beside"]["ended"] if one["games"]}
    assert list(ended.values()) == [1]


def test_stands_of_the_other_game_are_counted(house: str) -> None:
    key = new_key()
    played(house, key, "kairo")
    used = get(house, "/api/players/me/habits?game=kairo", key=key)["used"]
    assert {one["name"].partition(".")[0] for one in used} == {"colour"}
    for lang in LANGUAGES:
        words = load(lang, catalog.game("kairo").boxes)
        assert all(words[f"name.{one['name']}"] for one in used)
        assert words["used.colour"]


def test_habits_are_told_like_the_rest_of_a_page(house: str) -> None:
    key, other = new_key(), new_key()
    post(house, "/api/me", {"name": "Aylin"}, key=key)
    me = get(house, "/api/me", key=key)["id"]
    where = f"{house}/api/players/{me}/habits?game=istanbul"
    assert http.get(where, headers=keyed(other)).status_code == 404
    post(house, "/api/me", {"name": "Aylin", "shown": "everybody"}, key=key)
    assert http.get(where, headers=keyed(other)).status_code == 200


def test_luck_is_kept_once_a_game_was_studied_to_the_end(session: Any) -> None:
    put(session, "TABLES", FINISHED, SeatRow(0, HUMAN, player="aylin"), SeatRow(1, HUMAN, player="mert"))
    mine = ResultRow(0, 1, 9, 5.0, uses='{"place.palace": 2}')
    results.put(session, "TABLES", [mine, ResultRow(1, 2, 9, 5.0)])

    def habits(player: str) -> Any:
        return history.habits(session, "me", Visitor("hash", PlayerRow(player), True), "istanbul")

    class Store:
        async def run(self, work: Any) -> Any:
            return work(session)

    class Services:
        store = Store()

    none = Entry()
    ledgers = [Ledger(0.5, none, none, Entry(luck, 0.1), none, 1.0, none) for luck in (0.125, -0.125)]
    judged = [{"": Accuracy(percent, 9)} for percent in (84.0, None)]
    part, review = (Review(done, 4, [], ledgers, judged, []) for done in (3, 4))
    keeping = Reviews(Services())  # type: ignore[arg-type]
    asyncio.run(keeping.keep("TABLES", Progress("about", STOPPED, part)))
    assert habits("aylin").luck == []
    old = ReviewRow("about", msgspec.json.encode(asdict(review)).decode())
    rows.put_review(session, "TABLES", old)
    game = SimpleNamespace(row=SimpleNamespace(code="TABLES"))
    kept = asyncio.run(keeping.remembered(game, "about"))  # type: ignore[arg-type]
    assert kept.state == DONE
    assert len(habits("aylin").luck) == 1, "of a study from before it was kept, when somebody asks for it"
    results.put_studied(session, "TABLES", [(0.0, 0.0, 0.0, 3)] * 2)
    asyncio.run(keeping.keep("TABLES", Progress("about", DONE, review)))
    assert [(one.ended, one.points, one.usual) for one in habits("aylin").luck] == [(5.0, 12.5, 10.0)]
    assert [one.points for one in habits("mert").luck] == [-12.5]
    assert [history.accuracy(session, "TABLES", seat) for seat in (0, 1, 2)] == [84.0, None, None]
    rows.put_review(session, "TABLES", ReviewRow("old", '{"done": "all"}'))
    assert history.accuracy(session, "TABLES", 0) is None, "an older engine wrote otherwise"
    assert [(one.name, one.times) for one in habits("aylin").used] == [("place.palace", 2)]
    assert (habits("mert").games, habits("mert").used) == (0, []), "a game from before it was kept"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(catalog.GAMES))
def test_kinds_of_things_have_a_name(name: str, lang: str) -> None:
    words = load(lang, catalog.game(name).boxes)
    assert [key for key in words if key.startswith("used.")]


def test_what_is_kept_is_small(house: str) -> None:
    key = new_key()
    played(house, key, options={"start": 0})
    (seat,) = get(house, "/api/me/everything", key=key)["seats"]
    assert len(json.dumps(seat["used"])) < 1000


# ------------------------------------------------------------------ beside strong robots

COUNTED: dict[str, strong.Counted] = {
    "2": {"games": 4, "uses": {"place.tea": 16}, "rounds": {"9": 3, "11": 1}},
    "3": {"games": 2, "uses": {"place.tea": 6, "place.post": 12}, "rounds": {"12": 2}},
}


def test_strong_robots_are_counted_at_tables_of_the_same_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = strong.Measured(bot="hard", seed="", counted={"istanbul": COUNTED})
    monkeypatch.setattr(strong, "measured", lambda: measured)
    robots = strong.beside("istanbul", [(2, 9), (2, 10), (3, 12), (5, 40)])
    assert robots is not None
    assert (robots.bot, robots.games) == ("hard", 6)
    assert [(one.name, one.times) for one in robots.used] == [("place.post", 2.0), ("place.tea", 5.0)]
    ended = [(one.rounds, one.games, one.strong) for one in robots.ended]
    assert ended == [(9, 1, 1.5), (10, 1, 0), (11, 0, 0.5), (12, 1, 1)], "and five players are left out"
    assert strong.beside("istanbul", [(5, 40)]) is None
    assert strong.beside("kairo", [(2, 9)]) is None


def test_what_strong_robots_do_is_known_of_every_game_and_has_names() -> None:
    for name in catalog.GAMES:
        words, counted = load("en", catalog.game(name).boxes), strong.measured()["counted"][name]
        sizes = [size for size in gen_strong.SIZES if size <= catalog.game(name).max_players]
        assert [*counted] == list(map(str, sizes))
        for one in counted.values():
            assert sum(one["rounds"].values()) == one["games"]
            assert all(words[f"name.{used}"] for used in one["uses"])


def test_what_strong_robots_do_is_counted_over_their_games() -> None:
    lots = [lot for lot in gen_strong.lots("greedy", 2) if (lot.game, lot.players) == ("kairo", 2)]
    told = json.loads(gen_strong.generated("greedy", [gen_strong.played(lot) for lot in lots]))
    one = told["counted"]["kairo"]["2"]
    assert one["games"] == sum(one["rounds"].values()) == 2
    assert {name.partition(".")[0] for name in one["uses"]} == {"colour"}


# ------------------------------------------------------------------ hours at the table


def test_who_is_away_is_not_at_the_table() -> None:
    assert results.spent([]) == results.spent([7.0]) == 0
    assert results.spent([0.0, 10.0, 5000.0, 5020.0]) == 10 + results.LONGEST_PAUSE + 20
    assert results.spent([10.0, 4.0]) == 0, "a clock that was put back"


def test_how_long_games_of_old_took_is_read_from_their_log(session: Any) -> None:
    put(session, "TABLES", FINISHED, SeatRow(0, HUMAN, player="aylin"))
    times = [1.0, 11.0, 5000.0, 5020.0]
    rows.append(session, "TABLES", [LogRow(n, n, 0, "pass", at) for n, at in enumerate(times)])
    results.put(session, "TABLES", [ResultRow(0, 1, 9, 5020.0)])
    put(session, "NOLOGS", FINISHED, SeatRow(0, HUMAN, player="mert"))
    results.put(session, "NOLOGS", [ResultRow(0, 1, 9, 5020.0)])
    script = dict(migrate.scripts())[22].partition(";")[2]
    session.executescript(migrate.spelled(script, session))
    (aylin,), (mert,) = results.of(session, "TABLES"), results.of(session, "NOLOGS")
    assert (aylin.seconds, mert.seconds) == (results.spent(times), 0)
