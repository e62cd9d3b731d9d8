"""What a step of a scenario may claim, and how it is compared: positions, views, options, odds."""

import copy
from collections import Counter
from typing import Any, Final

from bedesten.core.errors import BadSave
from bedesten.core.game import Game
from bedesten.core.ids import CHANCE, OVER, WATCHER
from bedesten.core.notation.scenes import in_names, key_of, path_in_names
from bedesten.core.numbers import is_whole
from bedesten.core.play.match import Match

OPTIONS: Final = "options"
TOTAL: Final = "total"  # beside the outcomes of chance: the sum of all odds
WATCHING: Final = "watcher"

Facts = dict[str, Any]


def mover(match: Match) -> object:
    seat = match.to_move()
    return "chance" if seat == CHANCE else "over" if seat == OVER else seat


def facts_of(match: Match) -> Facts:
    """The full position, and beside it who is to move and, at the end, the ranking."""
    facts = match.game.notation.dump(match.state)
    facts["to_move"] = mover(match)
    facts["ranking"] = match.game.ranking(match.state)
    facts[OPTIONS] = match.game.lexicon.tokens(match.game.legal(match.state))
    return facts


def compared(game: Game[Any, Any], facts: Facts, expected: Facts, ordered: bool) -> list[str]:
    """A line for every path that leads to another value than was expected."""
    lines = []
    for path, value in expected.items():
        actual = look(facts, path_in_names(path, game.notation.place_numbers))
        if not same(game, key_of(path), canonical(game, path, value), actual, ordered):
            lines.append(f"expected {path} = {value!r}, found {actual!r}")
    return lines


def canonical(game: Game[Any, Any], path: str, value: Any) -> Any:
    """The same value in the words of a position: places by their names, options by their tokens."""
    if path == OPTIONS and isinstance(value, list):
        return [game.lexicon.token(game.lexicon.action(str(word))) for word in value]
    return in_names(value, key_of(path), game.notation.place_numbers, game.notation.place_fields)


def same(game: Game[Any, Any], key: str, expected: object, actual: object, ordered: bool) -> bool:
    """Hands, options and other lists without an order are compared as what they hold, however often."""
    if isinstance(expected, list) and isinstance(actual, list) and not ordered:
        if key in (OPTIONS, *game.notation.unordered):
            return Counter(map(repr, expected)) == Counter(map(repr, actual))
        pairs = zip(expected, actual, strict=False)
        return len(expected) == len(actual) and all(same(game, key, a, b, ordered) for a, b in pairs)
    if isinstance(expected, dict) and isinstance(actual, dict):
        keys = expected.keys()
        return keys == actual.keys() and all(same(game, k, expected[k], actual[k], ordered) for k in keys)
    return expected == actual


# ------------------------------------------------------------------ what others see


def seen(match: Match, viewer: str) -> Facts:
    """The view of a seat, or of a watcher."""
    seats = [WATCHING, *map(str, range(match.setup.players))]
    if viewer not in seats:
        raise BadSave(f"'{viewer}' sees nothing: expected {', '.join(seats)}")
    seat = WATCHER if viewer == WATCHING else int(viewer)
    return match.game.notation.dump_view(match.game.view(match.state, seat))


def check_views(match: Match, views: dict[str, Facts], ordered: bool) -> list[str]:
    lines = []
    for viewer, expected in views.items():
        for line in compared(match.game, seen(match, viewer), expected, ordered):
            lines.append(f"view {viewer}: {line}")
    return lines


def check_hidden(match: Match, hidden: dict[str, list[str]]) -> list[str]:
    """Each path leads somewhere in the position, and nowhere in the view."""
    lines = []
    for viewer, paths in hidden.items():
        facts, view = facts_of(match), seen(match, viewer)
        for path in paths:
            named = path_in_names(path, match.game.notation.place_numbers)
            look(facts, named)
            if leads(view, named):
                lines.append(f"view {viewer}: expected {path} to be hidden, found {look(view, named)!r}")
    return lines


# ------------------------------------------------------------------ chance


def check_odds(match: Match, odds: dict[str, int]) -> list[str]:
    """Weights of outcomes by their tokens, 0 for what cannot happen, and `total` for their sum."""
    if match.to_move() != CHANCE:
        return [f"expected chance to be asked, found {mover(match)}"]
    game, lines = match.game, []
    weights = dict(zip(game.legal(match.state), game.odds(match.state), strict=True))
    for token, expected in odds.items():
        actual = sum(weights.values()) if token == TOTAL else weights.get(game.lexicon.action(token), 0)
        if actual != expected:
            lines.append(f"expected odds of {expected} for {token}, found {actual}")
    return lines


# ------------------------------------------------------------------ paths


def look(data: object, path: str) -> object:
    """The value at a dotted path; BadSave names what is there instead."""
    here = data
    for name in path.split("."):
        if isinstance(here, dict) and name in here:
            here = here[name]
        elif isinstance(here, list) and is_whole(name) and -len(here) <= int(name) < len(here):
            here = here[int(name)]
        else:
            there = ", ".join(map(str, here)) if isinstance(here, dict) else "no such entry"
            raise BadSave(f"path '{path}' ends at '{name}': expected one of {there}")
    return here


def leads(data: object, path: str) -> bool:
    """Whether there is something at a dotted path."""
    try:
        look(data, path)
    except BadSave:
        return False
    return True


def put(data: dict[str, Any], path: str, value: object) -> None:
    """Set the value at a dotted path; all but its last part must exist."""
    parent, _, name = path.rpartition(".")
    here = look(data, parent) if parent else data
    value = copy.deepcopy(value)
    if isinstance(here, list) and is_whole(name) and -len(here) <= int(name) < len(here):
        here[int(name)] = value
    elif isinstance(here, dict):
        here[name] = value
    else:
        raise BadSave(f"path '{path}' cannot be set")
