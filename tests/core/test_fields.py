"""Reading JSON with care."""

from collections.abc import Callable

import pytest

from bedesten.core.errors import BadSave
from bedesten.core.notation.fields import Fields, brief

WORDS = ["red", "green", "blue"]


def test_everything_asked_for_is_read() -> None:
    data = {
        "n": 3,
        "yes": True,
        "name": "x",
        "list": [1],
        "word": "green",
        "some": ["blue", "red"],
        "in": {"n": -1},
    }
    f = Fields(data)
    assert (f.number("n", 0, 5), f.flag("yes"), f.text("name"), f.items("list")) == (3, True, "x", [1])
    assert (f.word("word", WORDS), f.words("some", WORDS), f.word_set("some", WORDS)) == (1, [2, 0], 5)
    assert f.inner("in").number("n", -1, 0) == -1
    assert f.has("n")
    assert not f.has("m")
    f.done()


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda f: f.get("gone"), "a.gone is missing"),
        (lambda f: f.number("text", 0, 5), "a.text is 'x': expected a whole number from 0 to 5"),
        (lambda f: f.number("nine", 0, 5), "a.nine is 9: expected a whole number from 0 to 5"),
        (lambda f: f.number("nine", 10, 50), "a.nine is 9: expected a whole number from 10 to 50"),
        (lambda f: f.number("yes", 0, 5), "a.yes is True: expected a whole number from 0 to 5"),
        (lambda f: f.number("half", 0, 5), "a.half is 0.5: expected a whole number from 0 to 5"),
        (lambda f: f.flag("nine"), "a.nine is 9: expected true or false"),
        (lambda f: f.text("nine"), "a.nine is 9: expected a text"),
        (lambda f: f.items("text"), "a.text is 'x': expected a list"),
        (lambda f: f.inner("text"), "a.text is 'x': expected an object"),
        (lambda f: f.word("text", WORDS), "a.text has 'x': expected one of red, green, blue"),
        (lambda f: f.word("nine", WORDS), "a.nine has 9: expected one of red, green, blue"),
        (lambda f: f.words("mixed", WORDS), "a.mixed has 1: expected one of red, green, blue"),
        (lambda f: f.word_set("twice", WORDS), "a.twice has red more than once"),
        (lambda f: f.done(), "a.text is unknown: expected "),
    ],
)
def test_every_mistake_is_named_by_its_path(ask: Callable[[Fields], object], message: str) -> None:
    data = {"text": "x", "nine": 9, "yes": True, "half": 0.5, "mixed": ["red", 1], "twice": ["red", "red"]}
    with pytest.raises(BadSave) as error:
        ask(Fields(data, "a"))
    assert message in str(error.value)


def test_what_was_not_asked_for_is_unknown_beside_what_was() -> None:
    f = Fields({"b": 1, "a": 2, "lyra": 3})
    f.number("a", 0, 9)
    f.number("b", 0, 9)
    with pytest.raises(BadSave, match="lyra is unknown: expected a, b"):
        f.done()


def test_a_position_is_an_object() -> None:
    with pytest.raises(BadSave, match="the position is 7: expected an object"):
        Fields(7)


def test_a_long_value_is_shown_in_brief() -> None:
    assert brief("x" * 36) == repr("x" * 36)
    assert brief("x" * 99) == "'" + "x" * 36 + "…"
