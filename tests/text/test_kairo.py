"""Kairo in both languages: everything that can happen, be chosen, be asked or be forbidden."""

import ast
import re
from pathlib import Path

import pytest

import bedesten.kairo
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER, SPAN, WATCHER
from bedesten.core.play.match import Match
from bedesten.kairo import ids
from bedesten.kairo.guide import asking
from bedesten.text import FIELD, LANGUAGES
from bedesten.text.catalogue import read
from tests.kairo.lay import do, kairo, lay
from tests.text.test_catalogues import shared
from tests.voices import voice

OWN = {lang: read("bedesten.text.kairo", lang) for lang in LANGUAGES}
NAMES = ["Anne", "Ömer", "Zoe", "Eve"]
FOLDER = Path(bedesten.kairo.__path__[0])
EN, FR = voice("en", "kairo"), voice("fr", "kairo")

languages = pytest.mark.parametrize("lang", LANGUAGES)


def fields(message: str) -> set[str]:
    """The fields of a message; a form that counts is a field too."""
    return {field[1] for field in FIELD.finditer(message)}


def reason_keys() -> set[str]:
    """The second argument of every Reason(...) that the game gives."""
    said: set[str] = set()
    for path in (FOLDER / "guide" / "reasons").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                key = node.args[1]
                assert isinstance(key, ast.Constant), f"{path.name}:{node.lineno} computes its key"
                said.add(str(key.value))
    return said


def told(lang: str, group: str) -> set[str]:
    return {key.removeprefix(f"{group}.") for key in OWN[lang] if key.startswith(f"{group}.")}


@languages
def test_all_languages_have_the_same_messages_with_the_same_fields(lang: str) -> None:
    assert sorted(OWN["en"]) == sorted(shared(OWN[lang]))
    assert {k: fields(m) for k, m in OWN["en"].items()} == {
        k: fields(m) for k, m in shared(OWN[lang]).items()
    }


@languages
def test_no_message_is_empty_or_has_loose_spaces_or_braces(lang: str) -> None:
    said = OWN[lang].items()
    assert [key for key, m in said if not m or m != m.strip() or "  " in m] == []
    assert [key for key, m in said if re.search(r"[{}]", FIELD.sub("", m))] == []


def test_french_is_set_with_its_own_spaces_quotes_and_apostrophes() -> None:
    wrong = re.compile(r"(?<!\u202f)[:;?!»]|«(?!\u202f)|['\"]")
    signs = ("ui.market.help_ground", "ui.market.help_seats")  # which the terminal draws, :: and '
    said = {key: FIELD.sub("x", message) for key, message in OWN["fr"].items() if key not in signs}
    assert [key for key, message in said.items() if wrong.search(message)] == []


@languages
def test_every_event_verb_reason_and_question_is_told(lang: str) -> None:
    assert told(lang, "event") == {key for key, _ in kairo().events} | {"drew_hidden"}
    for key, names in kairo().events:
        assert fields(OWN[lang][f"event.{key}"]) <= {"who", *names}
    verbs = kairo().lexicon.numbers
    assert told(lang, "chance") == {verb[1:] for verb in verbs if verb.startswith("*")}
    special = {"card_three", "take_pile", "take_barker", *[f"other_{colour}" for colour in ids.COLOURS]}
    assert told(lang, "undo") < set(verbs)
    assert told(lang, "option") == {verb for verb in verbs if not verb.startswith("*")} | special
    assert told(lang, "reason") == reason_keys() - {"agreed"}  # which the house says for every game
    assert told(lang, "ask") == set(asking.STEP_PHASES)


@languages
def test_what_a_choice_would_bring_is_said_to_the_one_who_chooses(lang: str) -> None:
    """Whatever is told of somebody; what chance brings is not known before."""
    personal = {key for key, _ in kairo().events if "who" in fields(OWN[lang][f"event.{key}"])}
    assert told(lang, "you") == personal - {"turn_began", "started", "drew"}
    for key, names in kairo().events:
        assert fields(OWN[lang].get(f"you.{key}", "")) <= set(names)


@languages
def test_every_word_that_a_sentence_needs_has_its_forms(lang: str) -> None:
    text = voice(lang, "kairo")
    for form in ("name", "f", "one", "count"):
        assert [key for key in ids.COLOURS if f"{form}.colour.{key}" not in text.messages] == []
    assert text.words("medal") == ids.MEDALS
    assert all(f"the.side.{side}" in text.messages for side in ids.SIDES)
    assert all(text.name("phase", phase) for phase in asking.PHASES)


@languages
def test_whole_games_can_be_told(lang: str) -> None:
    """Every option, event and reason of random games becomes a sentence."""
    text, dice = voice(lang, "kairo"), Dice(7)
    match = Match(kairo(), Setup(2))
    said = set()
    while match.to_move() != OVER:
        legal = match.game.legal(match.state)
        said |= {text.option(match.game, a, NAMES) for a in legal}
        if match.to_move() != CHANCE:
            assert text.ask(type(match.state.todo[-1]).__name__)
            seat = match.to_move()
            reasons = [match.game.guide.why_not(match.state, seat, a) for a in match.game.actions()]
            said |= {text.reason(reason, NAMES) for reason in reasons if reason}
        for event in match.push(dice.pick(legal)):
            said |= {text.event(match.game, event, viewer, NAMES) for viewer in (event.secret, WATCHER)}
    assert len(said) > 300
    assert not [sentence for sentence in said if not sentence[0].isupper() and not sentence[0].isdigit()]


def test_sentences_read_well() -> None:
    match = lay("customers=red:J2 waiting=blue | 0 R4W hand=S1,JR1 red=B2>B3 | 1 red=F2>F3")
    news = do(match, "expand colour:red square:C2 card:S1 own:1 other:2 lure target:1-red")
    assert [EN.event(match.game, event, 0, NAMES) for event in news][:3] == [
        "Anne enlarges the red stand on C2 to size 2.",
        "Anne pays 1 red coin.",
        "Anne pays 2 white coins.",
    ]
    assert [FR.event(match.game, event, 0, NAMES) for event in news][4:6] == [
        "Anne prend la médaille d’or de l’étal rouge et marque 3 points.",
        "Anne prend la médaille d’argent de l’étal rouge et marque 2 points.",
    ]
    tokens = [
        "card:three",
        "take:pile",
        "take:S5",
        "target:1-red",
        "target:neutral-blue",
        "side:n",
        "coin:red",
    ]
    assert [EN.option(match.game, match.game.lexicon.action(token), NAMES) for token in tokens] == [
        "Play any three cards",
        "Draw from the pile",
        "Take the card “section 5” from the display",
        "Lure the red customer to Ömer",
        "Lure the blue customer to the neutral stand",
        "Door to the north",
        "Pay a red coin",
    ]


@languages
def test_what_ranks_seats_and_what_bars_undo_is_told(lang: str) -> None:
    game, text = kairo(), voice(lang, "kairo")
    assert all(text.say(f"ui.{name}") for name in game.guide.tallies())
    assert all(
        text.say(game.guide.barrier(number * SPAN))
        for number, verb in game.lexicon.verbs.items()
        if verb[0] == "*"
    )
