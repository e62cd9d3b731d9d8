"""Both languages say everything that can happen, be chosen, be asked or be forbidden."""

import ast
import importlib
import pkgutil
import re
from pathlib import Path
from typing import Any

import pytest

import bedesten.bazaar
import bedesten.istanbul
import bedesten.letters
import bedesten.mocha
from bedesten import catalog
from bedesten.bazaar.game import Bazaar
from bedesten.core.ids import SPAN
from bedesten.core.lexicon import UNUSED
from bedesten.core.step import Decision, Step
from bedesten.istanbul import ids
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.guide.reasons.decisions import PHASES
from bedesten.istanbul.places.markets import DEMANDED
from bedesten.letters.game import Letters
from bedesten.letters.ids import KIOSK_TILES
from bedesten.letters.kiosk_tiles import TILES
from bedesten.mocha.game import Mocha
from bedesten.mocha.ids import TAVERN_TILES
from bedesten.text import FIELD, FIRST, LANGUAGES, Text
from bedesten.text.catalogue import files
from tests.voices import BAZAAR, voice

GAMES = [Istanbul(), Mocha(), Letters(), Bazaar()]
ROOMS = (bedesten.istanbul, bedesten.mocha, bedesten.letters, bedesten.bazaar)
RULES = GAMES[-1].rules  # with every expansion
TOKENS = [meeting.name for meeting in RULES.meetings]
REASONS = [path for room in ROOMS for path in Path(room.__path__[0]).rglob("*.py") if "guide" in path.parts]
SECRET = ["drew", "drew_guild"]  # events whose arguments only one seat sees
# no plan tells these to the one who makes it
UNFORESEEN = {"turn_began", "started", "rolled", "rolled_die", *SECRET}

ENGLISH, FRENCH = (voice(lang, BAZAAR) for lang in ("en", "fr"))
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
languages = pytest.mark.parametrize("text", [voice(lang, BAZAAR) for lang in LANGUAGES], ids=LANGUAGES)


def decisions() -> list[str]:
    """The decision classes of the game: those that nothing is built upon."""
    for room in ROOMS:
        for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            importlib.import_module(module.name)
    inside = tuple(f"{room.__name__}." for room in ROOMS)
    return sorted(kind.__name__ for kind in leaves(Decision) if kind.__module__.startswith(inside))


def leaves(kind: type[Step[Any]]) -> list[type[Step[Any]]]:
    below = kind.__subclasses__()
    return [leaf for under in below for leaf in leaves(under)] if below else [kind]


def reason_keys() -> set[str]:
    """The second argument of every Reason(...) that a game gives."""
    keys: set[str] = set()
    for path in REASONS:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                key = node.args[1]
                assert isinstance(key, ast.Constant), f"{path.name}:{node.lineno} computes its key"
                keys.add(str(key.value))
    return keys


def fields(message: str) -> set[str]:
    return {field[1] for field in FIELD.finditer(message)}


# --- the catalogues beside each other


def shared(messages: dict[str, str]) -> dict[str, str]:
    """Without the forms that only this language has: tables that hold every word of a kind once more."""
    known = {key.partition(".")[0] for file in files(FIRST, catalog.boxes()) for key in file}
    return {key: m for key, m in messages.items() if key.partition(".")[0] in known}


@languages
def test_the_forms_of_a_language_have_all_words_of_their_kind(text: Text) -> None:
    forms = {tuple(key.split(".")[:2]) for key in set(text.messages) - set(shared(text.messages))}
    for form, kind in forms:
        words = [key.split(".")[2] for key in text.messages if key.startswith(f"name.{kind}.")]
        assert [word for word in words if f"{form}.{kind}.{word}" not in text.messages] == [], form


@languages
def test_all_languages_have_the_same_messages(text: Text) -> None:
    assert sorted(ENGLISH.messages) == sorted(shared(text.messages))


@languages
def test_all_languages_use_the_same_fields(text: Text) -> None:
    english = {key: fields(m) for key, m in ENGLISH.messages.items()}
    assert english == {key: fields(m) for key, m in shared(text.messages).items()}


@languages
def test_every_brace_belongs_to_a_field(text: Text) -> None:
    assert [key for key, message in text.messages.items() if re.search(r"[{}]", FIELD.sub("", message))] == []


@languages
def test_no_message_is_empty_or_has_loose_spaces(text: Text) -> None:
    assert [key for key, m in text.messages.items() if not m or m != m.strip() or "  " in m] == []


def test_french_is_set_with_its_own_spaces_quotes_and_apostrophes() -> None:
    wrong = re.compile(r"(?<!\u202f)[:;?!»]|«(?!\u202f)|['\"]")
    said = {key: FIELD.sub("x", m) for key, m in FRENCH.messages.items() if not key.startswith("ui.")}
    assert [key for key, message in said.items() if wrong.search(message)] == []


# --- everything has its words


@games
@languages
def test_every_event_is_told(text: Text, game: Istanbul) -> None:
    for key, names in game.events:
        if key == UNUSED:
            continue
        shown = fields(text.messages[f"event.{key}"])
        counts = {"red", "green", "yellow", "blue"} & set(names)
        assert shown <= {"who", *names, *(["goods"] if counts else [])}, key
    for key in SECRET:
        assert fields(text.messages[f"event.{key}_hidden"]) == {"who"}


@games
@languages
def test_whatever_a_player_does_is_told_to_them_as_you(text: Text, game: Istanbul) -> None:
    done = {key for key, _ in game.events if key != UNUSED and "{who" in text.messages[f"event.{key}"]}
    assert {key for key in done if not {f"told.{key}", f"you.{key}"} & set(text.messages)} == set()


@games
@languages
def test_whatever_is_done_to_a_player_is_told_to_them_as_you(text: Text, game: Istanbul) -> None:
    done = {key for key, names in game.events if "other" in names}
    assert {key for key in done if f"to_you.{key}" not in text.messages} == set()


@games
@languages
def test_every_verb_is_told(text: Text, game: Istanbul) -> None:
    for verb in game.lexicon.numbers:
        key = f"chance.{verb[1:]}" if verb.startswith("*") else f"option.{verb}"
        assert key in text.messages


@languages
def test_every_reason_is_told_and_none_that_is_never_given(text: Text) -> None:
    told = {key.removeprefix("reason.") for key in text.messages if key.startswith("reason.")}
    assert told == reason_keys()


@languages
def test_every_decision_has_its_question(text: Text) -> None:
    asked = sorted(key.removeprefix("ask.") for key in text.messages if key.startswith("ask."))
    assert asked == decisions()


@games
@languages
def test_every_option_can_be_said(text: Text, game: Istanbul) -> None:
    for number, kind in game.lexicon.kinds.items():
        for argument in kind.numbers()[:40]:
            assert text.option(game, number * SPAN + argument)


@games
@languages
def test_every_word_of_the_notation_has_its_name(text: Text, game: Istanbul) -> None:
    for kind in [*game.lexicon.kinds.values(), *game.lexicon.others]:
        if kind.name in (
            "place",
            "card",
            "tile",
            "good",
            "demand tile",
            "die",
            "seat",
            "pair of dice",
            "bundle",
            "token",
            "guild card",
            "tavern tile",
            "kiosk tile",
        ):
            for number in kind.numbers():
                assert text.name(kind.name, kind.words[number])


@languages
def test_words_outside_the_lexicon_are_numbered_as_in_the_game(text: Text) -> None:
    assert text.words("assistant").index("own") == ids.OWN
    assert text.words("assistant").index("neutral") == ids.NEUTRAL


@languages
def test_every_word_that_a_sentence_needs_has_its_forms(text: Text) -> None:
    for place in RULES.place_names[1:]:
        assert f"the.place.{place}" in text.messages
        assert f"at.place.{place}" in text.messages
    assert all(f"the.tile.{tile}" in text.messages for tile in ids.COLOURS)
    assert all(
        f"the.token.{token}" in text.messages for token in [meeting.name for meeting in RULES.meetings]
    )
    assert all(f"the.tavern_tile.{tile}" in text.messages for tile in TAVERN_TILES)
    assert all(f"count.good.{good}" in text.messages for good in ids.GOODS)


@languages
def test_every_card_place_and_tile_is_explained(text: Text) -> None:
    assert all(text.say(f"card_text.{card}") for card in RULES.card_names if card != UNUSED)
    for tile, deals in zip(KIOSK_TILES, TILES, strict=True):
        assert text.say(f"kiosk_text.{tile}")
        assert all(text.say(f"option.use_{tile}_{way}") for way in range(1, len(deals) + 1))
    assert all(text.say(f"place_text.{place}") for place in RULES.place_names[1:])
    assert all(text.say(f"tile_text.{tile}") for tile in ids.COLOURS)
    assert all(text.name("phase", phase) for phase in PHASES.values())


@languages
def test_a_demand_tile_is_called_by_what_it_shows(text: Text) -> None:
    for tile, counts in zip(ids.DEMAND_TILES, DEMANDED, strict=True):
        shown = "".join(letter * count for letter, count in zip(ids.GOODS, counts, strict=True))
        assert text.name("demand tile", tile) == text.goods(shown)


@languages
def test_what_a_choice_would_bring_is_said_to_the_one_who_chooses(text: Text) -> None:
    personal = {key for key, _ in GAMES[-1].events if "{who" in text.messages.get(f"event.{key}", "")}
    assert [key for key in sorted(personal - UNFORESEEN) if f"you.{key}" not in text.messages] == []
