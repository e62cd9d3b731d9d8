"""TOML from outside is bounded before it is used."""

import pytest

from bedesten.core.notation.toml import MOST_DEPTH, MOST_TEXT, loads


def test_what_is_said_is_read() -> None:
    assert loads("a = [1, { b = 2 }]") == {"a": [1, {"b": 2}]}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#" * (MOST_TEXT + 1), f"expected at most {MOST_TEXT}"),
        ("a = " + "[" * 30_000, "within each other"),
        ("a = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH, "within each other"),
        ("a." * MOST_DEPTH + "a = 1", "within each other"),
        ("a = = 1", "Invalid value"),
    ],
)
def test_a_text_that_is_too_long_too_deep_or_wrong_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        loads(text)


def test_the_deepest_text_is_read() -> None:
    assert loads("a = " + "[" * (MOST_DEPTH - 1) + "]" * (MOST_DEPTH - 1))
