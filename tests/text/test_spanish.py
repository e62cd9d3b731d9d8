"""Spanish words melt into each other: del, al; e and u instead of y and o."""

import pytest

from tests.voices import voice

ES = voice("es", "istanbul")


@pytest.mark.parametrize(
    ("before", "value", "said"),
    [
        ("va a ", "el Carretero", "va al Carretero"),
        ("cerca de ", "el Carretero", "cerca del Carretero"),
        ("cerca de ", "la Fuente", "cerca de la Fuente"),
        ("para ", "el Carretero", "para el Carretero"),
        ("de ", "El Cid", "de El Cid"),
        ("Ana y ", "Inés", "Ana e Inés"),
        ("Ana y ", "Hilda", "Ana e Hilda"),
        ("agua y ", "hielo", "agua y hielo"),
        ("soy ", "Inés", "soy Inés"),
        ("uno o ", "otro", "uno u otro"),
        ("7 o ", "8", "7 u 8"),
        ("10 o ", "11", "10 u 11"),
        ("10 o ", "110", "10 o 110"),
    ],
)
def test_words_melt_into_what_follows(before: str, value: str, said: str) -> None:
    assert ES.grammar.join(before, value) == said


def test_possession_is_said_with_de() -> None:
    assert ES.grammar.whose("Ester") == "de Ester"
    assert ES.grammar.whose("el jugador 2") == "del jugador 2"


def test_one_alone_is_singular() -> None:
    said = [ES.say("count.asset.lira", {"count": count}) for count in (0, 1, 2)]
    assert said == ["0 liras", "1 lira", "2 liras"]
