"""What is impossible about a position is said in the language of whoever lays it."""

import random
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.errors import BadSave
from bedesten.core.notation.editing import Field
from bedesten.core.play import laying
from bedesten.text import LANGUAGES, Text
from tests.core.test_laying import from_nothing

NAMES = ["Ayşe", "Bora", "Cem"]
TRIES = 60


def anything(field: Field, words: list[str], dice: random.Random) -> Any:
    """Within the bounds of the form, possible or not."""
    if field.kind == "number":
        return dice.randint(field.least, min(field.most, field.least + 12))
    if field.kind == "flag":
        return dice.random() < 0.5
    if field.kind == "word":
        return dice.choice(words)
    return [dice.choice(words) for _ in range(dice.randint(0, 6))]


def wrongs(name: str, players: int) -> set[str]:
    """What the engine says of positions laid at random."""
    game, s = from_nothing(name, players)
    words, dice = game.notation.vocabularies(s), random.Random(name)
    messages: set[str] = set()
    for _ in range(TRIES):
        some = dice.sample(game.notation.fields(s), 2)
        changes = {field.path: anything(field, words.get(field.words, []), dice) for field in some}
        try:
            messages |= {each.text for each in laying.faults(game, laying.lay(game, s, changes))}
        except BadSave as error:
            messages.add(str(error))
    return messages


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", catalog.GAMES)
def test_every_fault_has_words_in_every_language(name: str, players: int) -> None:
    messages = wrongs(name, players)
    assert len(messages) > 3
    for lang in LANGUAGES:
        text = Text(lang, catalog.game(name))
        plain = text.say("fault.other", {"text": ""})
        for fault in messages:
            said = text.fault(fault, NAMES)
            assert not said.startswith(plain), fault
            assert "{" not in said


def test_what_has_no_words_is_said_as_it_is() -> None:
    text = Text("de", catalog.game("istanbul"))
    assert text.fault("the moon is missing", NAMES) == "Diese Stellung ist unmöglich: the moon is missing"


def test_whose_fault_it_is_is_said_by_name() -> None:
    text = Text("fr", catalog.game("istanbul"))
    assert text.fault("seats.0 has a piece nowhere", NAMES) == "Une pièce d’Ayşe n’est nulle part."
    said = text.fault("seat 1 has 5 assistants, 4 expected (IST-STATE-1)", NAMES)
    assert said == "Bora a 5 assistants à sa couleur\u202f; il en faut 4."
