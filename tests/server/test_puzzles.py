"""Puzzles at real tables: laid over HTTP, played, judged, refuted and proved."""

import pytest

from bedesten import catalog
from bedesten.puzzles import Puzzle, by_id, judge, shipped
from bedesten.puzzles.words import Words
from bedesten.text import LANGUAGES, Text
from tests.server.client import Client, Message, get, new_table, post


def laid(url: str, puzzle: Puzzle) -> tuple[str, list[str]]:
    taken = post(url, "/api/puzzles", {"id": puzzle.id})
    return taken["table"], [seat["token"] for seat in taken["seats"]]


def verdict(url: str, code: str, lang: str = "en") -> Message:
    found: Message = get(url, f"/api/tables/{code}/puzzle?lang={lang}")
    return found


def small(game: str, kind: str) -> Puzzle:
    return min((each for each in shipped(game) if each.kind == kind), key=lambda each: each.nodes)


@pytest.mark.parametrize("game", [*catalog.GAMES])
def test_the_puzzles_of_a_game_are_listed_with_their_themes(url: str, game: str) -> None:
    english = get(url, f"/api/puzzles?game={game.replace('+', '%2B')}")
    french = get(url, f"/api/puzzles?game={game.replace('+', '%2B')}&lang=fr")
    assert [each["id"] for each in english["puzzles"]] == [each.id for each in shipped(game)]
    assert english["today"] in by_id()
    assert english["puzzles"][0]["asked"] != french["puzzles"][0]["asked"]
    counts = {each["theme"]: each["count"] for each in english["themes"]}
    assert sum(count for theme, count in counts.items() if theme.startswith("kind:")) == len(shipped(game))
    assert all(each["tells"] == each["theme"].startswith("first:") for each in english["themes"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [*catalog.GAMES])
def test_every_goal_and_theme_has_words(game: str, lang: str) -> None:
    words = Words(Text(lang, catalog.game(game)))
    for puzzle in shipped(game):
        assert "{" not in words.asked(puzzle)
        assert all(words.theme(theme) for theme in puzzle.themes)


def test_whoever_plays_it_right_is_shown_the_proof(url: str) -> None:
    puzzle = small("kairo", "certain")
    code, tokens = laid(url, puzzle)
    before = verdict(url, code)
    assert (before["state"], before["line"], before["best"]) == ("open", [], "")
    game, s = puzzle.position()
    done: list[str] = []
    with Client(url, code, tokens) as client:
        while (found := verdict(url, code))["state"] == "open":
            kept = [a for a in game.legal(s) if gives_nothing(puzzle, [*done, game.lexicon.token(a)])]
            done.append(game.lexicon.token(kept[0]))
            if len(game.legal(s)) > 1:  # what is no choice the table answers by itself
                client.act(done[-1])
            game.apply(s, kept[0])
    assert found["state"] == "solved"
    assert found["line"][0]["value"] == "for certain"


def gives_nothing(puzzle: Puzzle, done: list[str]) -> bool:
    return judge.judged(puzzle, done).state != judge.WRONG


def test_whoever_gives_something_away_is_told_what_and_why(url: str) -> None:
    puzzle = small("istanbul", "odds")
    code, tokens = laid(url, puzzle)
    wrong = min(puzzle.values, key=lambda token: puzzle.values[token])
    with Client(url, code, tokens) as client:
        client.act(wrong)
    found, french = verdict(url, code), verdict(url, code, "fr")
    assert found["state"] == "wrong"
    assert found["best"] != found["had"]
    assert found["right"] != french["right"]
    assert found["line"]


def test_a_puzzle_or_a_table_without_one_is_refused(url: str) -> None:
    assert "no puzzle" in post(url, "/api/puzzles", {"id": "nothing"}, 404)["error"]
    code, _ = new_table(url, "me", "greedy")
    assert "no puzzle" in get(url, f"/api/tables/{code}/puzzle", 404)["error"]
    assert "unknown" in get(url, "/api/puzzles?game=chess", 400)["error"]
