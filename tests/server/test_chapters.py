"""The chapters as data: their paths are legal, meet everything, and are told in every language."""

import re

import pytest

from bedesten import catalog
from bedesten.bazaar import ids as bazaar
from bedesten.core.play.match import opening
from bedesten.core.play.timeline import Timeline
from bedesten.istanbul import ids
from bedesten.letters import ids as letters
from bedesten.mocha import cards as mocha_cards
from bedesten.mocha import ids as mocha
from bedesten.server.courses import chapters
from bedesten.server.courses.chapters import PUPIL, Chapter
from bedesten.server.courses.coach import coaching
from bedesten.server.tables import questions
from bedesten.server.tables.questions import Asking
from bedesten.text import LANGUAGES
from bedesten.text.catalogue import load_all
from tests.voices import voice

COURSES = chapters.courses()
MOCHA = COURSES["istanbul+mocha"]
LETTERS = COURSES["istanbul+letters"]
BAZAAR = COURSES["istanbul+mocha+letters"]
CHAPTERS = [chapter for course in COURSES.values() for chapter in course.values()]
NAMES = ["White", "Yellow", "Red"]
each = pytest.mark.parametrize("chapter", CHAPTERS, ids=[f"{c.game}-{c.name}" for c in CHAPTERS])


def walked(chapter: Chapter, words: int) -> Timeline:
    """The game of a pupil who did as told for the first words of the log."""
    timeline = Timeline(catalog.game(chapter.game), chapter.setup)
    for entry in chapter.path[:words]:
        timeline.push(entry.action)
    return timeline


def first_words(chapter: Chapter) -> list[int]:
    """Where each step of the pupil begins."""
    return [chapter.step_of.index(number) for number in chapter.own_steps()]


@each
def test_a_chapter_begins_in_a_position_that_can_be(chapter: Chapter) -> None:
    game = catalog.game(chapter.game)
    state = opening(game, chapter.setup)
    game.audit(state)
    assert game.to_move(state) == PUPIL


@each
def test_a_step_is_one_answer_of_the_page(chapter: Chapter) -> None:
    """The plan that comes with the suggested option is the whole step: nothing is left to guess."""
    for number, at in zip(chapter.own_steps(), first_words(chapter), strict=True):
        timeline = walked(chapter, at)
        to = Asking(timeline, PUPIL, voice("en", chapter.game), NAMES, True, "full")
        asked = questions.ask(to)
        assert asked is not None
        assert len(asked.options) > 1
        (option,) = [one for one in asked.options if one.token == chapter.steps[number].do[0]]
        assert option.plan == chapter.steps[number].do


@each
def test_the_pupil_ends_the_chapter_with_a_step_of_their_own(chapter: Chapter) -> None:
    assert chapter.steps[-1].seat == PUPIL
    assert 2 <= len(chapter.own_steps()) <= 8
    assert all((step.seat == PUPIL) == bool(step.say) for step in chapter.steps)


# --- everything is met


def acted(chapter: Chapter) -> set[str]:
    """The places whose action the pupil carries out, standing there or through the family member."""
    timeline = walked(chapter, 0)
    places: set[str] = set()
    for entry in chapter.path:
        state = timeline.match.state
        where = {"ActHere": "merchant", "FamilyAct": "family"}.get(type(state.todo[-1]).__name__)
        if where and entry.seat == PUPIL and not timeline.game.guide.is_free_play(entry.action):
            places |= set() if timeline.game.guide.is_pass(entry.action) else {standing(timeline, where)}
        timeline.push(entry.action)
    return places


def standing(timeline: Timeline, piece: str) -> str:
    seats = timeline.game.notation.dump(timeline.match.state)["seats"]
    assert isinstance(seats, list)
    return str(seats[PUPIL][piece])


def test_the_courses_come_in_the_order_of_the_games() -> None:
    assert list(COURSES) == list(catalog.GAMES)


def test_the_istanbul_course_acts_at_every_place() -> None:
    places = {place for chapter in COURSES["istanbul"].values() for place in acted(chapter)}
    assert places == set(ids.PLACES[1:])


def test_the_istanbul_course_plays_every_card() -> None:
    cards = {card for chapter in COURSES["istanbul"].values() for card in chapters.cards(chapter)}
    assert cards == set(ids.CARDS)


def test_the_istanbul_course_meets_everybody_and_ends_a_game() -> None:
    words = {entry.token.partition(":")[0] for c in COURSES["istanbul"].values() for entry in c.path}
    assert {"governor", "smuggler", "catch", "send", "pay", "pick_own", "set4", "yellow", "buy"} <= words
    assert ends(COURSES["istanbul"])


def answered(course: dict[str, Chapter]) -> set[str]:
    """The verbs of all that the pupil answers."""
    words = [entry.token for chapter in course.values() for entry in chapter.path if entry.seat == PUPIL]
    return {word.partition(":")[0] for word in words}


def test_the_mocha_course_acts_at_every_new_place() -> None:
    places = {place for chapter in MOCHA.values() for place in acted(chapter)}
    assert places >= {*mocha.PLACES.values(), "wainwright", "caravansary"}


def test_the_mocha_course_plays_every_new_card() -> None:
    cards = {card for chapter in MOCHA.values() for card in chapters.cards(chapter)}
    assert cards >= {*mocha_cards.CARDS.values()}


def test_the_mocha_course_meets_all_that_is_new_and_ends_a_game() -> None:
    words = answered(MOCHA)
    assert {"guild", "coffee_trader", "pay2", "tile", "line", "barrier", "at", "ruby", "set6"} <= words
    assert {"roast_lira", "roast_good", "roast_bonus", "guild_hall", "deliver_coffee"} <= words
    assert ends(MOCHA)


def test_the_letters_course_acts_at_every_new_place() -> None:
    places = {place for chapter in LETTERS.values() for place in acted(chapter)}
    assert places >= {*letters.PLACES.values(), "fountain"}


def test_the_courses_with_letters_play_every_new_card() -> None:
    cards = {card for chapter in [*LETTERS.values(), *BAZAAR.values()] for card in chapters.cards(chapter)}
    assert cards >= {*letters.CARDS.values()} - {letters.CARDS[letters.BLUE_LIRA_3]}  # it has no copy


def test_the_letters_course_meets_all_that_is_new_and_ends_a_game() -> None:
    words = answered(LETTERS)
    assert {"courier", "pay2", "double", "give_letter", "home", "place", "comp", "comp2"} <= words
    assert {"pick", "use", "bid", "no_bid", "secret", "track", "family", "join"} <= words
    assert ends(LETTERS)


@pytest.mark.parametrize(("name", "word"), [("kiosk", "pick"), ("auction", "bid")])
def test_the_others_answer_in_the_turn_of_the_pupil(name: str, word: str) -> None:
    answers = [entry for entry in LETTERS[name].path if entry.token.startswith(word)]
    assert {entry.active for entry in answers} == {PUPIL}
    assert {entry.seat for entry in answers} > {PUPIL}


def test_the_great_bazaar_course_shows_what_joins_the_expansions() -> None:
    assert {place for chapter in BAZAAR.values() for place in acted(chapter)} >= {*bazaar.PLACES.values()}
    words = {entry.token for chapter in BAZAAR.values() for entry in chapter.path if entry.seat == PUPIL}
    assert {"gain:C", "go:embassy", "courier", "track:coffee_house"} <= words


def ends(course: dict[str, Chapter]) -> bool:
    """Whether the last chapter is played to the end of the game."""
    *_, last = course.values()
    return walked(last, len(last.path)).over()


def test_the_kairo_course_takes_every_action_and_ends_a_game() -> None:
    course = COURSES["kairo"]
    words = answered(course)
    assert {"main", "expand", "lure", "draw", "drop", "coin", "own", "other", "take", "discard"} <= words
    assert ends(course)
    assert chapters.places(course["growth"]) == chapters.cards(course["growth"]) == []


# --- everything is told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_told_and_nothing_else(lang: str) -> None:
    told = {key for key in load_all(lang, catalog.boxes()) if key.startswith("lesson.")}
    expected = {f"lesson.{word}{why}" for word in ("wait", "off") for why in ("", "_why")}
    expected |= {f"lesson.{game}.{word}" for game in COURSES for word in ("title", "lead")}
    for c in CHAPTERS:
        expected |= {c.key("title"), c.key("lead")}
        said = [*(step.say for step in c.steps if step.say), "done"]
        expected |= {c.key(word) + why for word in said for why in ("", "_why")}
    assert told == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_coach_says_is_short(lang: str) -> None:
    """On a phone there is room for three lines."""
    told = {key: m for key, m in load_all(lang, catalog.boxes()).items() if key.startswith("lesson.")}
    assert [key for key, m in told.items() if len(m) > (160 if key.endswith("_why") else 100)] == []
    assert [key for key, m in told.items() if not re.search("[.?]$", m) and not key.endswith("title")] == []


@each
def test_the_coach_counts_the_steps(chapter: Chapter) -> None:
    text = voice("en", chapter.game)
    said = [coaching(chapter, walked(chapter, at), text) for at in first_words(chapter)]
    assert [one.step for one in said] == list(range(len(said)))
    assert {(one.stands, one.steps) for one in said} == {("go", len(said))}
    assert [one.token for one in said] == [chapter.steps[number].do[0] for number in chapter.own_steps()]
    end = coaching(chapter, walked(chapter, len(chapter.path)), text)
    assert (end.stands, end.step, end.token) == ("done", len(said), "")


# --- what makes no sense is refused

DATA = {"game": "istanbul", "players": 3, "seed": "x", "scene": "0 @tea", "step": []}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"wish": 1}, "expected game"),
        ({"step": [{"says": "x", "do": []}]}, "expected seat"),
        ({"step": [{"seat": 1, "do": ["move:tea"]}]}, "expected seat 0 to move"),
        ({"step": [{"say": "x", "do": ["move:palace"]}]}, "is not possible now"),
        ({"scene": "0 @nowhere_else"}, "merchant"),
    ],
)
def test_a_chapter_that_makes_no_sense_is_refused(change: dict[str, object], expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        chapters.read("x", DATA | change)
