"""Scenarios: lay a position, apply tokens, read the result. The format is in docs/notation.md."""

import copy
from typing import Any, Final

from bedesten.core.errors import BadSave, IllegalAction
from bedesten.core.fields import is_whole
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.match import Match, listed

KEYS: Final = ["game", "players", "options", "rules", "scene", "set", "step", "title"]
STEP_KEYS: Final = ["seat", "do", "legal", "illegal", "expect"]


class Failure(ValueError):
    """A scenario that does not come out as written."""


def run(data: dict[str, Any], game: Game[Any, Any]) -> list[str]:
    """What was found otherwise than the scenario says, step by step; empty if all is as written.
    Another ValueError than Failure means that the scenario itself makes no sense."""
    check_keys(data, KEYS, "the scenario")
    match = lay(data, game)
    found: list[str] = []
    for number, step in enumerate(data.get("step", []), start=1):
        check_keys(step, STEP_KEYS, f"step {number}")
        try:
            found += [f"step {number}: {line}" for line in run_step(step, match)]
        except Failure as failure:
            return [*found, f"step {number}: {failure}"]
        except ValueError as error:
            raise type(error)(f"step {number}: {error}") from None
    return found


def check_keys(data: dict[str, Any], known: list[str], what: str) -> None:
    for key in data:
        if key not in known:
            raise BadSave(f"{what} has '{key}': expected {', '.join(known)}")


def lay(data: dict[str, Any], game: Game[Any, Any]) -> Match:
    """The first position. Steps that begin with a chance token play the real opening instead."""
    setup = Setup(data.get("players", game.min_players), data.get("options", {}))
    match = Match(game, setup)
    if opens_by_chance(data):
        return match
    position = match.game.scene(data.get("scene", ""), setup)
    for path, value in data.get("set", {}).items():
        put(position, path, value)
    match.state = match.game.load(position)
    return match


def opens_by_chance(data: dict[str, Any]) -> bool:
    steps = data.get("step", [])
    tokens = steps[0].get("do", []) if steps else []
    return bool(tokens) and tokens[0].startswith("*") and "scene" not in data and "set" not in data


def run_step(step: dict[str, Any], match: Match) -> list[str]:
    """The step's tokens are applied first, then its expectations are read."""
    game = match.game
    if "seat" in step and match.to_move() != step["seat"]:
        complain = (
            IllegalAction if "do" in step else Failure
        )  # tokens for the wrong seat, or a wrong expectation
        raise complain(f"expected seat {step['seat']} to move, found {mover(match)}")
    for token in step.get("do", []):
        apply_token(match, token)
    legal = game.lexicon.tokens(game.legal(match.state))
    found = [
        f"expected '{token}' to be offered, found {listed(legal)}"
        for token in step.get("legal", [])
        if game.lexicon.action(token) not in game.legal(match.state)
    ]
    for token, rule in step.get("illegal", {}).items():
        found += check_illegal(match, token, rule)
    facts = facts_of(match) if "expect" in step else {}
    for path, value in step.get("expect", {}).items():
        actual = look(facts, path)
        if actual != value:
            found.append(f"expected {path} = {value!r}, found {actual!r}")
    return found


def apply_token(match: Match, token: str) -> None:
    """An omitted chance outcome is an error that names what chance is asked."""
    if match.to_move() == CHANCE and not token.startswith("*"):
        asked = match.game.lexicon.tokens(match.game.legal(match.state))
        raise Failure(f"'{token}' comes too early: chance is asked for {listed(asked)}")
    try:
        match.enter(token)
    except IllegalAction as error:
        raise Failure(f"{error}{why(match, token)}") from None


def why(match: Match, token: str) -> str:
    seat = match.to_move()
    reason = match.game.why_not(match.state, seat, match.game.lexicon.action(token)) if seat >= 0 else None
    return f" ({reason.rule})" if reason else ""


def check_illegal(match: Match, token: str, rule: str) -> list[str]:
    """The token must not be offered, and the reason must name this rule; an empty one allows any."""
    seat = match.to_move()
    reason = match.game.why_not(match.state, seat, match.game.lexicon.action(token))
    if reason is None:
        return [f"expected '{token}' not to be offered, but it is"]
    if rule and reason.rule != rule:
        return [f"expected {rule} to forbid '{token}', found {reason.rule}"]
    return []


def mover(match: Match) -> object:
    seat = match.to_move()
    return "chance" if seat == CHANCE else "over" if seat == OVER else seat


def facts_of(match: Match) -> dict[str, Any]:
    """The full position, and beside it who is to move and, at the end, the ranking."""
    facts = match.game.dump(match.state)
    facts["to_move"] = mover(match)
    facts["ranking"] = match.game.ranking(match.state)
    facts["options"] = match.game.lexicon.tokens(match.game.legal(match.state))
    return facts


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
        raise BadSave(f"path '{path}' is nowhere to be set")
