"""Letters are called by the place they name."""

import pytest

from bedesten import catalog
from tests.voices import voice


@pytest.mark.parametrize(
    ("lang", "front", "back"),
    [
        ("en", "Give the letter 9 (Tea House)", "Give the delivered letter 24 (Secret Society)"),
        ("fr", "Donner la lettre 9 (Salon de thé)", "Donner la lettre remise 24 (Société secrète)"),
    ],
)
def test_a_letter_has_the_name_of_its_place(lang: str, front: str, back: str) -> None:
    game = catalog.game("istanbul+letters")
    text = voice(lang, game.name)
    said = [
        text.option(game, game.lexicon.action(token), [])
        for token in ("give_letter:9", "give_letter:24-back")
    ]
    assert said == [front, back]
