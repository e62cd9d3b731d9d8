"""Actions as words."""

import pytest

from bedesten import catalog
from bedesten.core.errors import BadToken
from bedesten.core.ids import SPAN
from bedesten.core.lexicon import NOTHING, UNUSED, Kind, Lexicon


def small() -> Lexicon:
    lexicon = Lexicon()
    lexicon.add(0, "go", Kind("place", [UNUSED, "palace", "tea"], {"13": 1}))
    lexicon.add(SPAN, "rest", NOTHING)
    lexicon.add(2 * SPAN, "*roll", Kind("die", ["1", "2"]))
    return lexicon


@pytest.mark.parametrize("name", catalog.GAMES)
def test_every_action_survives_its_token(name: str) -> None:
    game = catalog.game(name)
    actions = game.actions()
    assert [game.lexicon.action(token) for token in game.lexicon.tokens(actions)] == actions
    assert sorted(set(actions)) == actions


@pytest.mark.parametrize("name", catalog.GAMES)
def test_tokens_are_understood_in_capitals_and_with_spaces_around(name: str) -> None:
    game = catalog.game(name)
    for a in game.actions()[::97]:
        assert game.lexicon.action(f" {game.lexicon.token(a).upper()} ") == a


def test_a_verb_and_its_argument_make_an_action() -> None:
    lexicon = small()
    assert lexicon.actions() == [1, 2, SPAN, 2 * SPAN, 2 * SPAN + 1]
    assert lexicon.tokens(lexicon.actions()) == ["go:palace", "go:tea", "rest", "*roll:1", "*roll:2"]
    assert lexicon.action("go:13") == lexicon.action("go:palace") == 1


@pytest.mark.parametrize(
    ("token", "message"),
    [
        ("fly:palace", "'fly:palace' is not understood: expected one of go, rest"),
        ("*throw", "'*throw' is not understood: expected one of *roll"),
        ("go:moon", "'go:moon' is not understood: expected 'go:' and a place: palace, tea"),
        ("go", "'go' is not understood: expected 'go:' and a place: palace, tea"),
        (f"go:{UNUSED}", "expected 'go:' and a place: palace, tea"),
        ("rest:palace", "'rest:palace' is not understood: expected 'rest' alone"),
        ("", "'' is not understood: expected one of go, rest"),
    ],
)
def test_a_word_that_is_not_understood_is_answered_with_what_would_be(token: str, message: str) -> None:
    with pytest.raises(BadToken) as error:
        small().action(token)
    assert message in str(error.value)


def test_of_many_arguments_only_some_are_named() -> None:
    lexicon = Lexicon()
    lexicon.add(0, "count", Kind("number", ["", *[str(n) for n in range(1, 50)]]))
    with pytest.raises(BadToken) as error:
        lexicon.action("count:x")
    assert "a number: nothing, 1, 2, 3" in str(error.value)
    assert str(error.value).endswith("28, 29, …")
    assert lexicon.token(0) == "count"


@pytest.mark.parametrize(("verb", "name"), [(0, "walk"), (3 * SPAN, "go"), (SPAN, "rest")])
def test_no_two_verbs_overlap(verb: int, name: str) -> None:
    with pytest.raises(ValueError, match="is taken by"):
        small().add(verb, name, NOTHING)
