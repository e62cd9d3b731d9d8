"""Puzzles at real tables: laid over HTTP, played, judged, refuted and proved."""

from typing import Any

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
    said: Message = get(url, f"/api/tables/{code}/puzzle?lang={lang}")
    return said


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


def test_the_puzzle_of_the_day_can_be_asked_for_alone(url: str) -> None:
    whole, alone = (get(url, f"/api/puzzles?game=kairo{more}") for more in ("", "&today=true"))
    assert alone["puzzles"] == [each for each in whole["puzzles"] if each["id"] == alone["today"]]
    assert alone["today"] == whole["today"]


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
        while (said := verdict(url, code))["state"] == "open":
            kept = [a for a in game.legal(s) if gives_nothing(puzzle, [*done, game.lexicon.token(a)])]
            done.append(game.lexicon.token(kept[0]))
            if len(game.legal(s)) > 1:  # what is no choice the table answers by itself
                client.act(done[-1])
            game.apply(s, kept[0])
    assert said["state"] == "solved"
    assert said["line"][0]["value"] == "for certain"


def gives_nothing(puzzle: Puzzle, done: list[str]) -> bool:
    return judge.judged(puzzle, done).state != judge.WRONG


def test_whoever_rolls_where_it_was_not_certain_is_told_of_every_roll(url: str) -> None:
    """21 are enough, 11 with a die that is turned, and with 4 one has to roll again."""
    code, tokens = laid(url, by_id()["3b852e3c"])
    with Client(url, code, tokens) as client:
        client.act("move:black_market")
    cases = verdict(url, code)["line"]
    while not cases[0]["dice"]:
        assert [case["dice"] for case in cases] == [[]]
        cases = cases[0]["then"]
    assert [(case["odds"], case["share"]) for case in cases] == [("21/36", 1), ("11/36", 1), ("4/36", 7 / 12)]
    rolls = [pair for case in cases for pair in case["dice"]]
    assert sorted(rolls) == [[low, high] for low in range(1, 7) for high in range(low, 7)]


def test_whoever_gives_something_away_is_told_what_and_why(url: str) -> None:
    puzzle = small("istanbul", "odds")
    code, tokens = laid(url, puzzle)
    wrong = min(puzzle.values, key=lambda token: puzzle.values[token])
    with Client(url, code, tokens) as client:
        client.act(wrong)
    english, french = verdict(url, code), verdict(url, code, "fr")
    assert english["state"] == "wrong"
    assert english["best"] != english["had"]
    assert english["right"] != french["right"]
    assert english["line"]


def test_a_puzzle_or_a_table_without_one_is_refused(url: str) -> None:
    assert "no puzzle" in post(url, "/api/puzzles", {"id": "nothing"}, 404)["error"]
    code, _ = new_table(url, "me", "greedy")
    assert "no puzzle" in get(url, f"/api/tables/{code}/puzzle", 404)["error"]
    assert "unknown" in get(url, "/api/puzzles?game=chess", 400)["error"]


def test_a_hint_names_the_place_and_then_what_comes_next(url: str) -> None:
    puzzle = small("istanbul", "odds")
    code, tokens = laid(url, puzzle)
    place = next(theme for theme in puzzle.themes if theme.startswith("first:"))
    where = Words(Text("fr", catalog.game(puzzle.game))).theme(place)
    assert where in get(url, f"/api/tables/{code}/puzzle/hint?lang=fr")["text"]
    wrong = min(puzzle.values, key=lambda token: puzzle.values[token])
    with Client(url, code, tokens) as client:
        client.act(wrong)
    assert "decided" in get(url, f"/api/tables/{code}/puzzle/hint", 409)["error"]
    plain, _ = new_table(url, "me", "greedy")
    assert "no puzzle" in get(url, f"/api/tables/{plain}/puzzle/hint", 404)["error"]


@pytest.mark.parametrize("game", ["istanbul", "kairo"])
def test_hints_lead_to_the_solution(game: str) -> None:
    puzzle = small(game, "certain")
    rules, s = puzzle.position()
    done: list[str] = []
    while judge.judged(puzzle, done).state == judge.OPEN:
        seat = rules.to_move(s)
        token = judge.hinted(puzzle, done) if seat == puzzle.seat else rules.lexicon.token(rules.legal(s)[0])
        rules.apply(s, rules.lexicon.action(token))
        done.append(token)
    assert judge.judged(puzzle, done).state == judge.SOLVED
    assert judge.hinted(puzzle, done) == ""


KEY = "k" * 40


def attempted(url: str, puzzle: Puzzle, token: str, **how: bool) -> Any:
    """At a table of its own; what is kept of all attempts then."""
    code, tokens = laid(url, puzzle)
    with Client(url, code, tokens) as client:
        client.act(token)
    return post(url, "/api/me/puzzles", {"table": code, **how}, key=KEY)


def test_first_attempts_are_kept_with_the_key_and_later_ones_change_nothing(url: str) -> None:
    puzzle, other = small("istanbul", "odds"), small("istanbul", "most")
    wrong = [min(each.values, key=lambda token: each.values[token]) for each in (puzzle, other)]
    (first,) = attempted(url, puzzle, wrong[0], told=True)
    assert (first["id"], first["solved"], first["told"]) == (puzzle.id, False, True)
    assert attempted(url, puzzle, wrong[0]) == [first]
    both = attempted(url, other, wrong[1], hinted=True)
    assert [each["hinted"] for each in both] == [False, True]
    shelf = {each["id"]: each for each in get(url, "/api/puzzles?game=istanbul")["puzzles"]}
    missed = shelf[puzzle.id]
    assert (missed["tries"], missed["solved"]) == (1, 0)
    assert missed["rating"] > puzzle.rating, "nobody has solved it yet"
    assert [each["id"] for each in both] == [puzzle.id, other.id]
    assert get(url, "/api/me/puzzles", key=KEY) == both
    assert get(url, "/api/me/everything", key=KEY)["puzzles"] == both
    post(url, "/api/me/delete", {}, key=KEY)
    assert get(url, "/api/me/puzzles", key=KEY) == []


def test_what_is_not_decided_is_no_attempt(url: str) -> None:
    code, _ = laid(url, small("istanbul", "odds"))
    assert "not decided" in post(url, "/api/me/puzzles", {"table": code}, 409, key=KEY)["error"]
    assert "expected the key" in post(url, "/api/me/puzzles", {"table": code}, 403)["error"]
