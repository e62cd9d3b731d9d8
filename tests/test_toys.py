"""A box and a game from elsewhere bring everything under their own names; no frame knows of them."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.cli.main import main
from bedesten.core.dice import Dice
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER, SPAN
from bedesten.core.play.conformance import Checker
from bedesten.core.play.match import Match
from bedesten.core.play.timeline import Timeline
from bedesten.server.courses import chapters
from bedesten.server.courses.chapters import PUPIL
from bedesten.server.courses.coach import coaching
from bedesten.server.tables import questions
from bedesten.server.tables.questions import Asking
from bedesten.text import LANGUAGES
from bedesten.text.catalogue import files, load_all
from tests.showing import at
from tests.text.test_catalogues import fields
from tests.toys import ROOT, TOYS, toys
from tests.voices import voice

each = pytest.mark.parametrize("name", TOYS)
languages = pytest.mark.parametrize("lang", LANGUAGES)
NAMES = ["Ann", "Bob", "Éric"]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with toys():
        yield


# --- nothing but a few lines


def test_registering_takes_two_lines_each() -> None:
    lines = (ROOT / "tests" / "toy" / "__init__.py").read_text("utf-8").splitlines()
    for toy in ("harbour", "wells"):
        assert len([line for line in lines if toy in line]) == 2


def test_nothing_else_names_the_toys() -> None:
    toy = re.compile(
        r"harbour|\bwells\b|\bwell\b.*(draw|water)|north_quay|ferry|\bHAR-|\bWEL-", re.IGNORECASE
    )
    rooms = [ROOT / "src", ROOT / "web" / "src", ROOT / "scripts"]
    sources = [path for room in rooms for path in room.rglob("*") if path.suffix in KINDS]
    assert len(sources) > 500
    naming = [str(path) for path in sources if toy.search(path.read_text("utf-8"))]
    assert naming == []


KINDS = {".py", ".ts", ".svelte", ".toml", ".css", ".svg", ".html"}


# --- played by the rules


@each
@pytest.mark.parametrize("players", [2, 3])
def test_a_toy_keeps_the_laws_of_games(name: str, players: int) -> None:
    Checker(catalog.game(name), Setup(players), players, sample=40).run()


@each
def test_greedy_plays_a_toy_to_the_end(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", name, "--players", "3", "--bots", "greedy", "--games", "2"]) == 0
    assert f"2 games of {name}" in capsys.readouterr().out


@each
def test_every_level_of_bots_plays_a_toy(name: str) -> None:
    assert catalog.bots(name) == catalog.bots("istanbul")


def test_greedy_knows_what_a_fish_is_worth() -> None:
    game = catalog.game("istanbul+harbour")
    match = Match(game, Setup(2, scene="todo=KeepFish.0,Encounters.0,EndTurn.0 | 0 5L @pier 1fish"))
    options = game.legal(match.state)
    assert game.lexicon.tokens(options) == ["keep_fish", "sell_fish"]
    chosen = catalog.bot("greedy", 1, game).choose(game.view(match.state, 0), options, Budget())
    assert game.lexicon.token(chosen) == "keep_fish"


# --- said in every language


def moments(game: Game[Any, Any], seed: int) -> Iterator[Any]:
    """The positions of a random game in which somebody chooses; what happened on the way is in their news."""
    s, dice = game.new(Setup(3)), Dice(seed)
    s.news = []
    while game.to_move(s) != OVER:
        if game.to_move(s) != CHANCE:
            yield s
            s.news = []
            game.apply(s, dice.pick(game.legal(s)))
        else:
            game.apply(s, game.chance_outcome(s, dice.below(game.chance_total(s))))


@each
@languages
def test_what_happens_is_asked_and_offered_is_said(name: str, lang: str) -> None:
    game, text = catalog.game(name), voice(lang, name)
    for s in moments(game, 7):
        assert text.ask(type(s.todo[-1]).__name__)
        assert all(text.option(game, a, NAMES) for a in game.legal(s))
        assert all(text.event(game, e, e.seat, NAMES) for e in s.news)
        assert all(text.plans(game, e, NAMES)[0] for e in s.news)


@each
@languages
def test_what_is_not_offered_has_a_reason(name: str, lang: str) -> None:
    game, text, dice = catalog.game(name), voice(lang, name), Dice(3)
    for s in moments(game, 8):
        if dice.below(20 if name == "istanbul+harbour" else 1):
            continue
        for number, kind in game.lexicon.kinds.items():
            a = number * SPAN + dice.pick(kind.numbers())
            reason = game.guide.why_not(s, game.to_move(s), a)
            assert (reason is None) == (a in game.legal(s))
            assert reason is None or text.reason(reason, NAMES)


@pytest.mark.parametrize(
    ("lang", "pier", "quay"),
    [
        ("en", ["a fish, or 3 Lira", "2 fish in all"], ["+2 Lira", "7 Lira in all"]),
        ("fr", ["un poisson, ou 3 lires", "2 poissons en tout"], ["+2 lires", "7 lires en tout"]),
    ],
)
def test_places_of_a_toy_say_what_they_would_bring(lang: str, pier: list[str], quay: list[str]) -> None:
    name = "istanbul+harbour"
    game = catalog.game(name)
    state = Match(game, Setup(2, {"layout": "coast"}, "0 5L @wainwright 1fish")).state
    asked = questions.ask(Asking(at(game, state), 0, voice(lang, name), NAMES, True, "full"))
    assert asked is not None
    uses = {option.token: option.use for option in asked.options}
    for place, wanted in {"pier": pier, "north_quay": quay}.items():
        use = uses[f"move:{place}"]
        assert use is not None
        assert [use.pill, use.lines[0].remains] == wanted


@pytest.mark.parametrize("box", ["harbour", "wells"])
def test_the_languages_of_a_toy_say_the_same_things(box: str) -> None:
    english, french = files("en", [box])[1], files("fr", [box])[1]
    assert list(english) == list(french)
    assert {key: fields(m) for key, m in english.items()} == {key: fields(m) for key, m in french.items()}


@languages
def test_where_no_game_is_played_toys_have_their_names_too(lang: str) -> None:
    messages = load_all(lang, catalog.boxes())
    assert {"name.place.pier", "name.card.ferry", "name.place.middle"} <= messages.keys()


# --- taught


@each
@languages
def test_the_chapter_of_a_toy_is_a_path_with_something_to_say(name: str, lang: str) -> None:
    ((_, chapter),) = chapters.courses()[name].items()
    timeline = Timeline(catalog.game(name), chapter.setup)
    for number, step in enumerate(chapter.steps):
        said = coaching(chapter, timeline, voice(lang, name))
        assert (said.stands, said.step, said.token) == ("go", number, step.do[0])
        asked = questions.ask(Asking(timeline, PUPIL, voice(lang, name), NAMES, True, "full"))
        assert asked is not None
        (option,) = [option for option in asked.options if option.token == step.do[0]]
        assert option.plan == step.do
        while len(timeline.actions) < len(chapter.path) and chapter.step_of[len(timeline.actions)] == number:
            timeline.push(chapter.path[len(timeline.actions)].action)
    assert coaching(chapter, timeline, voice(lang, name)).stands == "done"
