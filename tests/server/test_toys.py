"""A box and a game from elsewhere at a table, with bots in their own processes, in replays and as lessons."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bedesten.server.run import Background, serve_in_background
from bedesten.text import LANGUAGES
from tests.server.client import Client, get, new_table, post
from tests.server.serving import settings
from tests.toys import ENVIRONMENT, TOYS, toys

each = pytest.mark.parametrize("name", TOYS)


@pytest.fixture
def url(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    for key, value in ENVIRONMENT.items():
        monkeypatch.setenv(key, value)
    with toys():
        server: Background = serve_in_background(settings(folder))
        yield server.url
        server.stop()


@each
def test_a_toy_is_played_against_greedy_replayed_and_told(url: str, name: str) -> None:
    assert name in [game["name"] for game in get(url, "/api/games")]
    code, tokens = new_table(url, "me", "greedy", game=name)
    with Client(url, code, tokens) as client:
        while not client.over():
            client.wait_for_turn()
            if client.ask:
                client.act(client.ask["options"][0]["token"])
    path = f"/api/tables/{code}"
    assert sorted(get(url, path)["ranking"])[0] == 1
    assert get(url, f"{path}/verify")["fair"]
    for lang in LANGUAGES:
        assert any(step["text"] for step in get(url, f"{path}/replay?lang={lang}")["steps"])
        assert get(url, f"{path}/story?lang={lang}")["ranking"]


@each
def test_the_texts_and_lessons_of_a_toy_are_served(url: str, name: str) -> None:
    for lang in LANGUAGES:
        check_words(url, name, lang)


def check_words(url: str, name: str, lang: str) -> None:
    own = get(url, f"/api/text/{lang}?game={name.replace('+', '%2B')}")
    everywhere = get(url, f"/api/text/{lang}")
    place = {"istanbul+harbour": "name.place.pier", "wells": "name.place.middle"}[name]
    assert own[place] == everywhere[place]
    (course,) = [course for course in get(url, f"/api/lessons?lang={lang}") if course["game"] == name]
    assert (course["title"], len(course["chapters"])) == (own[f"lesson.{name}.title"], 1)
    chapter = course["chapters"][0]["name"]
    taken = post(url, "/api/lessons", {"game": name, "chapter": chapter})
    with Client(url, taken["table"], [taken["seats"][0]["token"]], lang=lang) as client:
        assert client.last["lesson"]["say"] == own[f"lesson.{name}.{chapter}.{FIRST[name]}"]


FIRST = {"istanbul+harbour": "ferry", "wells": "double"}
