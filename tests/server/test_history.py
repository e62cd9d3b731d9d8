"""What a player has played to the end: for themselves, and for others only if they show it."""

import asyncio
from pathlib import Path
from typing import Any

from bedesten.server.people import history
from bedesten.server.people.visitor import Visitor
from bedesten.server.run import serve_in_background
from bedesten.server.store import players, results, rows
from bedesten.server.store.players import PlayerRow
from bedesten.server.store.results import Wanted
from bedesten.server.store.rows import BOT, FINISHED, HUMAN, ResultRow, SeatRow, Stored, TableRow
from bedesten.server.store.sqlite import Store
from scripts import crowd
from tests.server.client import Client, get, new_key, new_table, post
from tests.server.serving import settings
from tests.server.test_people import house, played
from tests.server.test_ratings import session

__all__ = ["house", "session"]
Game = tuple[str, list[tuple[str, int]]]  # its name, and by seat who sat there and where they ended


def others(rivals: list[dict[str, Any]]) -> list[tuple[str, str, int, int]]:
    return [(rival["bot"], rival["name"], rival["games"], rival["ahead"]) for rival in rivals]


def test_a_game_that_is_over_is_in_the_history_of_who_played(house: str) -> None:
    key, friend = new_key(), new_key()
    assert get(house, "/api/players/me/games", key=key) == []
    code, mine = new_table(house, "me", "open", "greedy", key=key, options={"start": 0})
    theirs = post(house, f"/api/tables/{code}/join", {"name": "Mert"}, key=friend)["seats"]
    with Client(house, code, [*mine, theirs[0]["token"]]) as client:
        for seat in (0, 1):
            client.say(t="handover", seat=seat, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    [game] = get(house, "/api/players/me/games", key=key)
    story = get(house, f"/api/tables/{code}/story")
    ranks = {rank["seat"]: rank["rank"] for rank in story["ranking"]}
    assert (game["table"], game["game"], game["mine"]) == (code, "istanbul", 0)
    assert [seat["rank"] for seat in game["seats"]] == [ranks[seat] for seat in range(3)]
    assert [seat["name"] for seat in game["seats"]] == ["White", "Mert", "Idris"]
    assert game["rounds"] == story["rounds"][-1]
    profile = get(house, "/api/players/me", key=key)
    [kind] = profile["counts"]
    assert (kind["game"], kind["players"], kind["games"]) == ("istanbul", 3, 1)
    assert kind["won"] == int(ranks[0] == 1)
    assert others(profile["rivals"]) == [
        ("", "Mert", 1, int(ranks[0] < ranks[1])),
        ("greedy", "", 1, int(ranks[0] < ranks[2])),
    ]
    assert get(house, "/api/players/me/games", key=friend)[0]["mine"] == 1
    for part, games in (("mer", 1), ("IDRIS", 1), ("safiye", 0)):
        assert len(get(house, f"/api/players/me/games?against={part}", key=key)) == games
    assert (game["change"], game["accuracy"]) == (None, None)
    told = get(house, "/api/me/everything", key=key)["seats"]
    assert [seat["rank"] for seat in told] == [ranks[0]]


def test_nobody_reads_what_is_not_shown(house: str) -> None:
    key, stranger = new_key(), new_key()
    code = played(house, key)
    me = post(house, "/api/me", {"name": "Aylin", "emblem": "red"}, key=key)
    for path in (f"/api/players/{me['id']}", f"/api/players/{me['id']}/games"):
        for who in ("", stranger):
            get(house, path, 404, key=who)
        get(house, path, key=key)
    post(house, "/api/me", {"name": "Aylin", "emblem": "red", "shown": "everybody"}, key=key)
    profile = get(house, f"/api/players/{me['id']}")
    assert (profile["name"], profile["emblem"], profile["mine"]) == ("Aylin", "red", False)
    [game] = get(house, f"/api/players/{me['id']}/games", key=stranger)
    assert (game["table"], game["seats"][0]["rank"] > 0) == (code, True)
    post(house, "/api/me", {"name": "Aylin", "emblem": "red"}, key=key)
    get(house, f"/api/players/{me['id']}", 404)


def test_who_shows_their_page_does_not_show_others(house: str) -> None:
    key, friend = new_key(), new_key()
    code, mine = new_table(house, "me", "open", key=key, options={"start": 0})
    token = post(house, f"/api/tables/{code}/join", {"name": "Mert"}, key=friend)["seats"][0]["token"]
    with Client(house, code, [*mine, token]) as client:
        for seat in (0, 1):
            client.say(t="handover", seat=seat, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    me = post(house, "/api/me", {"name": "Aylin", "shown": "everybody"}, key=key)["id"]
    assert get(house, f"/api/players/{me}/games")[0]["table"] == ""
    told = str(get(house, f"/api/players/{me}")) + str(get(house, f"/api/players/{me}/games"))
    assert "Mert" not in told
    assert code not in told
    friends_id = post(house, "/api/me", {"name": "Mert", "shown": "everybody"}, key=friend)["id"]
    assert get(house, f"/api/players/{me}/games")[0]["table"] == code
    assert get(house, f"/api/players/{me}")["rivals"][0]["id"] == friends_id


def test_what_is_begun_in_the_middle_does_not_count(house: str) -> None:
    key = new_key()
    code = played(house, key)
    branch = post(house, f"/api/tables/{code}/branch", {"step": 40, "mine": [0]}, key=key)
    with Client(house, branch["table"], [branch["seats"][0]["token"]]) as client:
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    assert [game["table"] for game in get(house, "/api/players/me/games", key=key)] == [code]


def test_a_finished_game_that_is_claimed_counts(house: str) -> None:
    code, tokens = new_table(house, "me", "greedy", options={"start": 0})
    with Client(house, code, tokens) as client:
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    key = new_key()
    post(house, f"/api/tables/{code}/claim", {"tokens": tokens}, key=key)
    assert [game["table"] for game in get(house, "/api/players/me/games", key=key)] == [code]


# ------------------------------------------------------------------ in the store


def laid(db: Any, code: str, kind: str, seats: list[SeatRow], ranks: list[int], ended: float) -> None:
    table = TableRow(
        code, kind, 1, len(seats), {}, {"kind": "none"}, True, "full", ended - 1, "seed", FINISHED
    )
    rows.insert(db, Stored(table, seats, [], None))
    results.put(db, code, [ResultRow(seat, rank, 17, ended) for seat, rank in enumerate(ranks)])


def human(seat: int, player: str) -> SeatRow:
    return SeatRow(seat, HUMAN, name=player.title(), player=player)


def in_store(folder: Path, work: Any) -> None:
    store = Store(folder)
    asyncio.run(store.run(work))
    store.close()


def test_games_are_told_by_kind_and_twenty_at_a_time(folder: Path) -> None:
    def work(db: Any) -> None:
        players.put(db, PlayerRow("aylin"))
        who = Visitor("hash", PlayerRow("aylin"), True)
        for n in range(50):
            robots = [SeatRow(seat, BOT, "greedy") for seat in range(1, 2 + n % 3)]
            kind = "kairo" if n % 5 == 0 else "istanbul"
            ranks = [2, 1, *range(3, 2 + len(robots))] if n % 10 == 0 else [*range(1, 2 + len(robots))]
            laid(db, f"T{n:05}", kind, [human(0, "aylin"), *robots], ranks, 100.0 + n)
        first = history.games(db, "me", who, Wanted())
        assert [over.ended for over, _, _ in first] == [149.0 - n for n in range(20)]
        second = history.games(db, "me", who, Wanted(before=first[-1][0].ended))
        assert [over.ended for over, _, _ in second] == [129.0 - n for n in range(20)]
        assert {over.game for over, _, _ in history.games(db, "me", who, Wanted(game="kairo"))} == {"kairo"}
        three = history.games(db, "me", who, Wanted(players=3))
        lost = history.games(db, "me", who, Wanted(result="lost"))
        won = history.games(db, "me", who, Wanted(result="won"))
        assert {len(seats) for _, seats, _ in three} == {3}
        assert [over.ended for over, _, _ in lost] == [140.0 - 10 * n for n in range(5)]
        assert len(won) == 20
        assert not {over.ended for over, _, _ in won} & {140.0, 130.0}
        assert sum(count.games for count in results.counts(db, "aylin")) == 50

    in_store(folder, work)


def test_head_to_head_counts_who_ended_ahead_at_any_table(folder: Path) -> None:
    def work(db: Any) -> None:
        for player in ("aylin", "mert", "deniz"):
            players.put(db, PlayerRow(player))
        mert, deniz = human(1, "mert"), human(2, "deniz")
        laid(db, "AAAAAA", "istanbul", [human(0, "aylin"), mert, deniz], [1, 2, 3], 1.0)
        laid(db, "BBBBBB", "istanbul", [human(0, "aylin"), mert, deniz], [2, 1, 2], 2.0)
        laid(db, "CCCCCC", "kairo", [human(0, "aylin"), human(1, "aylin"), deniz], [3, 1, 2], 3.0)
        laid(db, "DDDDDD", "kairo", [human(0, "aylin"), SeatRow(1, HUMAN, name="Guest")], [1, 2], 4.0)
        met = {
            rival.player: (rival.games, rival.ahead, rival.level) for rival in results.rivals(db, "aylin", 9)
        }
        assert met == {"mert": (2, 1, 0), "deniz": (3, 1, 1)}
        assert sum(count.games for count in results.counts(db, "aylin")) == 4, "one for each table"

    in_store(folder, work)


def test_games_are_found_by_somebody_else_at_the_table(session: Any) -> None:
    """Whoever shows nothing is not found by their name on the page of another."""
    for player, shown in (("aylin", True), ("mert", True), ("deniz", False)):
        players.put(session, PlayerRow(player, shown=shown))
    idris = SeatRow(2, BOT, "greedy")
    laid(session, "AAAAAA", "istanbul", [human(0, "aylin"), human(1, "mert"), idris], [1, 2, 3], 1.0)
    laid(session, "BBBBBB", "istanbul", [human(0, "deniz"), human(1, "aylin")], [1, 2], 2.0)
    mine, other = (Visitor("hash", PlayerRow(who), True) for who in ("aylin", "mert"))

    def against(who: Visitor, part: str, *bots: str) -> list[str]:
        wanted = Wanted(against=part, bots=bots)
        return [over.code for over, _, _ in history.games(session, "aylin", who, wanted)]

    assert against(mine, "ER") == ["AAAAAA"]
    assert against(mine, "den") == ["BBBBBB"]
    assert against(mine, "aylin") == []
    assert against(mine, "%") == []
    assert against(mine, "idr", "idris", "greedy") == ["AAAAAA"]
    assert against(other, "den") == []
    assert against(other, "mert") == ["AAAAAA"]


def test_games_are_found_by_whose_they_are(folder: Path) -> None:
    """Not by looking through everybody's."""

    def work(db: Any) -> None:
        more = {results.RIVALS: (BOT, players.GONE, 9)}
        met = results.AGAINST.format(bots="'idris'").replace("%s", "'1'")
        for statement in (
            results.GAMES,
            results.GAMES + met,
            results.RIVALS,
            results.COUNTS,
            players.SAT + players.NEWEST,
        ):
            values = ("aylin", *more.get(statement, ()))
            plan = str(db.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall())
            assert "seats_by_player" in plan
            assert "SCAN" not in plan.replace("SCAN CONSTANT", "")

    in_store(folder, work)


def test_the_games_of_a_crowd_are_looked_up(folder: Path) -> None:
    """What `make load` measures, in small."""
    crowd.fill(folder, 5, 30)
    running = serve_in_background(settings(folder))
    took = crowd.asked(running.url, 5, 2)
    games = get(running.url, "/api/players/me/games", key=crowd.key_of(0))
    running.stop()
    assert {path: len(each) for path, each in took.items()} == dict.fromkeys(crowd.PATHS, 2)
    assert len(games) == history.AT_ONCE
