"""Lessons at real tables: opened over HTTP, played with the coach, left and come back to."""

import asyncio
from pathlib import Path

import pytest

from bedesten.core.ids import WATCHER
from bedesten.core.play import record
from bedesten.server.codes import new_code
from bedesten.server.courses import chapters
from bedesten.server.store import rows
from bedesten.server.store.rows import LogRow, Stored
from bedesten.server.store.session import Session
from bedesten.server.store.sqlite import Store
from bedesten.server.tables.table import Table
from tests.server.client import Client, Message, get, post
from tests.server.test_chapters import CHAPTERS, each

Chapter = chapters.Chapter


def lesson(url: str, name: str, game: str = "istanbul") -> tuple[str, list[str]]:
    taken = post(url, "/api/lessons", {"game": game, "chapter": name})
    return taken["table"], [seat["token"] for seat in taken["seats"]]


def coach(client: Client) -> Message:
    lesson: Message = client.last["lesson"]
    return lesson


def do_as_told(client: Client) -> Message:
    """Give the suggested answer with its whole plan, as the page does; wait until asked again."""
    client.act(*client.option(coach(client)["token"])["plan"])
    while coach(client)["stands"] == "wait":
        client.read()
    return coach(client)


def test_the_courses_are_listed_in_both_languages(url: str) -> None:
    english, french = get(url, "/api/lessons"), get(url, "/api/lessons?lang=fr")
    assert [course["game"] for course in english] == list(chapters.courses())
    assert [c["name"] for c in english[0]["chapters"]] == list(chapters.courses()["istanbul"])
    assert english[0]["chapters"][0]["title"] == "First steps"
    assert french[0]["chapters"][0]["title"] == "Premiers pas"
    assert english[0]["chapters"][0]["places"] == ["fabric", "spice"]
    assert "expected" in get(url, "/api/lessons?lang=xx", 400)["error"]


def test_a_lesson_that_is_not_there_is_refused(url: str) -> None:
    for game, name in (("istanbul", "nothing"), ("chess", "first_steps"), ("", "")):
        body = {"game": game, "chapter": name}
        assert "no lesson" in post(url, "/api/lessons", body, 404)["error"]


@each
def test_who_does_as_told_comes_to_the_end(url: str, chapter: Chapter) -> None:
    code, tokens = lesson(url, chapter.name, chapter.game)
    with Client(url, code, tokens) as client:
        assert client.info["lesson"] == f"{chapter.game}/{chapter.name}"
        for step in range(len(chapter.own_steps())):
            assert (coach(client)["stands"], coach(client)["step"]) == ("go", step)
            do_as_told(client)
        assert coach(client)["stands"] == "done"


def test_a_lesson_is_the_same_each_time(url: str) -> None:
    first, second = (lesson(url, "mail") for _ in range(2))
    with Client(url, *first) as one, Client(url, *second) as other:
        for _ in range(4):
            assert (one.last["view"], one.last["ask"]) == (other.last["view"], other.last["ask"])
            do_as_told(one)
            do_as_told(other)
    assert first[0] != second[0]


def test_any_other_answer_is_accepted_and_undo_leads_back(url: str) -> None:
    with Client(url, *lesson(url, "first_steps")) as client:
        suggested = coach(client)
        client.act("move:tea", "leave")
        assert (coach(client)["stands"], coach(client)["token"]) == ("off", "")
        assert "Undo" in coach(client)["why"]
        client.say(t="undo", seq=client.seq)
        client.until("step")
        assert coach(client) == suggested


def test_the_robots_play_on_for_who_leaves_the_path(url: str) -> None:
    with Client(url, *lesson(url, "first_steps")) as client:
        client.act("move:post", "leave")
        client.act("post")
        client.wait_for_turn()
        assert client.last["view"]["turn"] == 4
        assert coach(client)["stands"] == "off"


def test_half_a_step_is_still_on_the_path(url: str) -> None:
    with Client(url, *lesson(url, "first_steps")) as client:
        client.act("move:fabric")
        assert (coach(client)["stands"], coach(client)["step"], coach(client)["token"]) == ("go", 0, "leave")


def test_the_coach_speaks_the_language_of_the_connection(url: str) -> None:
    code, tokens = lesson(url, "first_steps")
    with Client(url, code, tokens, lang="fr") as client:
        assert coach(client)["title"] == "Premiers pas"
        client.say(t="lang", lang="en")
        client.until("sync")
        assert coach(client)["title"] == "First steps"


def test_nobody_but_the_pupil_is_coached_and_nothing_hidden_is_shown(url: str) -> None:
    code, tokens = lesson(url, "dice")
    with Client(url, code, tokens) as pupil, Client(url, code) as watcher:
        assert (watcher.last["lesson"], watcher.last["as"]) == (None, WATCHER)
        for client in (pupil, watcher):
            shown = ["hand" in seat for seat in client.last["view"]["seats"]]
            assert shown == [client is pupil, False, False]
            assert "deck" not in client.last["view"]


# --- what is left of it


def test_a_finished_lesson_can_be_proven_replayed_branched_and_followed_by_a_real_game(url: str) -> None:
    code, tokens = lesson(url, "last_round")
    with Client(url, code, tokens) as client:
        while coach(client)["stands"] == "go":
            do_as_told(client)
        assert client.over()
    assert get(url, f"/api/tables/{code}")["ranking"] == [1, 2, 3]
    assert get(url, f"/api/tables/{code}/verify")["fair"]
    written = get(url, f"/api/tables/{code}/record")
    assert record.read(written).setup.scene == chapters.courses()["istanbul"]["last_round"].setup.scene
    steps = get(url, f"/api/tables/{code}/replay")["steps"]
    assert steps[0]["token"] == "move:wainwright"
    branch = post(url, f"/api/tables/{code}/branch", {"step": 2, "mine": [0]})
    again = post(url, f"/api/tables/{code}/rematch", {"token": tokens[0]})
    for taken, rubies in ((branch, 4), (again, 0)):
        held = [seat["token"] for seat in taken["seats"]]
        with Client(url, taken["table"], held) as client:
            assert "lesson" not in client.info
            assert (client.last["lesson"], client.last["view"]["seats"][0]["rubies"]) == (None, rubies)


def stored(folder: Path, lesson: str, words: list[str]) -> Table:
    """A table of this lesson as it comes back from the store."""
    chapter = CHAPTERS[0]
    row = rows.TableRow(
        new_code(), "istanbul", 1, 3, {}, {"kind": "none"}, True, "full", 1.0, chapter.seed, "running",
        scene=chapter.setup.scene, lesson=lesson,
    )  # fmt: skip
    seats = [rows.SeatRow(seat, rows.HUMAN if seat == 0 else rows.BOT) for seat in range(3)]
    log = [LogRow(n, 1, 0, word, 1.0) for n, word in enumerate(words)]
    store = Store(folder)

    def keep_and_load(db: Session) -> Stored | None:
        rows.insert(db, Stored(row, seats, log, None))
        return rows.load(db, row.code)

    stored = asyncio.run(store.run(keep_and_load))
    store.close()
    assert stored is not None
    return Table(stored)


def test_a_lesson_goes_on_after_a_restart(folder: Path) -> None:
    table = stored(folder, "istanbul/first_steps", ["move:fabric", "leave"])
    said = table.coaching(0, "en")
    assert said is not None
    assert (table.begun(), said.step, said.token) == (True, 1, "fill")


@pytest.mark.parametrize("gone", ["istanbul/no_more", "chess/opening"])
def test_a_lesson_that_is_no_more_goes_on_without_a_coach(folder: Path, gone: str) -> None:
    table = stored(folder, gone, ["move:fabric", "leave"])
    assert (table.coaching(0, "en"), table.scripted()) == (None, None)
