"""Scenarios: lay a position, apply tokens, read the result. The format is in docs/notation.md."""

from typing import Any, Final

from bedesten.core.errors import BadSave, BadSetup, IllegalAction
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE
from bedesten.core.notation.scenes import path_in_names
from bedesten.core.play.expecting import (
    canonical,
    check_hidden,
    check_odds,
    check_views,
    compared,
    facts_of,
    look,
    mover,
    put,
)
from bedesten.core.play.match import Match, first_few

__all__ = ["KEYS", "STEP_KEYS", "Failure", "check_keys", "look", "put", "refusal", "run", "why"]

KEYS: Final = ["game", "players", "options", "rules", "scene", "set", "step", "title", "refused"]
CLAIMS: Final = ["legal", "illegal", "expect", "view", "hidden", "odds"]  # what proves something
STEP_KEYS: Final = ["seat", "do", *CLAIMS, "ordered"]


class Failure(ValueError):
    """A scenario that does not come out as written."""


def run(data: dict[str, Any], game: Game[Any, Any]) -> list[str]:
    """What was found otherwise than the scenario says, step by step; empty if all is as written.
    Another ValueError than Failure means that the scenario itself makes no sense."""
    check_keys(data, KEYS, "the scenario")
    if "refused" in data:
        return must_be_refused(data, game)
    match = lay(data, game)
    lines: list[str] = []
    for number, step in enumerate(data.get("step", []), start=1):
        check_keys(step, STEP_KEYS, f"step {number}")
        try:
            lines += [f"step {number}: {line}" for line in run_step(step, match)]
        except Failure as failure:
            return [*lines, f"step {number}: {failure}"]
        except ValueError as error:
            raise type(error)(f"step {number}: {error}") from None
    return lines


def check_keys(data: dict[str, Any], known: list[str], what: str) -> None:
    for key in data:
        if key not in known:
            raise BadSave(f"{what} has '{key}': expected {', '.join(known)}")


# ------------------------------------------------------------------ the first position


def must_be_refused(data: dict[str, Any], game: Game[Any, Any]) -> list[str]:
    """The setup, or the position laid on it, is refused with a message that says this."""
    if data.get("step"):
        raise BadSave("a scenario that is refused has no steps")
    try:
        lay(data, game)
    except (BadSetup, BadSave) as error:
        return refusal(data, error)
    return [f"expected to be refused with '{data['refused']}', but it can be laid"]


def refusal(data: dict[str, Any], error: ValueError) -> list[str]:
    """Whether an error says what the scenario expects of it: a rule, or some words."""
    if data["refused"] in str(error):
        return []
    return [f"expected to be refused with '{data['refused']}', found: {error}"]


def lay(data: dict[str, Any], game: Game[Any, Any]) -> Match:
    """The first position. Steps that begin with chance play the real opening instead."""
    setup = Setup(data.get("players", game.min_players), data.get("options", {}))
    match = Match(game, setup)
    if opens_by_chance(data):
        return match
    position = match.game.notation.scene(data.get("scene", ""), setup)
    for path, value in data.get("set", {}).items():
        named = path_in_names(path, match.game.notation.place_numbers)
        put(position, named, canonical(match.game, named, value))
    match.state = match.game.notation.load(position)
    return match


def opens_by_chance(data: dict[str, Any]) -> bool:
    """Whether the first thing that is told is what chance does, or how likely that is."""
    first: dict[str, Any] = next(iter(data.get("step", [])), {})
    tokens = first.get("do", [])
    by_chance = tokens[0].startswith("*") if tokens else "odds" in first
    return by_chance and "scene" not in data and "set" not in data


# ------------------------------------------------------------------ steps


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
    ordered = step.get("ordered", False)
    legal = game.lexicon.tokens(game.legal(match.state))
    lines = [
        f"expected '{token}' to be offered, found {first_few(legal)}"
        for token in step.get("legal", [])
        if game.lexicon.action(token) not in game.legal(match.state)
    ]
    for token, rule in step.get("illegal", {}).items():
        lines += check_illegal(match, token, rule)
    if "expect" in step:
        lines += compared(game, facts_of(match), step["expect"], ordered)
    lines += check_views(match, step.get("view", {}), ordered)
    lines += check_hidden(match, step.get("hidden", {}))
    return lines + (check_odds(match, step["odds"]) if "odds" in step else [])


def apply_token(match: Match, token: str) -> None:
    """An omitted chance outcome is an error that names what chance is asked."""
    if match.to_move() == CHANCE and not token.startswith("*"):
        asked = match.game.lexicon.tokens(match.game.legal(match.state))
        raise Failure(f"'{token}' comes too early: chance is asked for {first_few(asked)}")
    try:
        match.push_token(token)
    except IllegalAction as error:
        raise Failure(f"{error}{why(match, token)}") from None


def why(match: Match, token: str) -> str:
    seat = match.to_move()
    reason = (
        match.game.guide.why_not(match.state, seat, match.game.lexicon.action(token)) if seat >= 0 else None
    )
    return f" ({reason.rule})" if reason else ""


def check_illegal(match: Match, token: str, rule: str) -> list[str]:
    """The token must not be offered, and the reason must name this rule; an empty one allows any."""
    seat = match.to_move()
    reason = match.game.guide.why_not(match.state, seat, match.game.lexicon.action(token))
    if reason is None:
        return [f"expected '{token}' not to be offered, but it is"]
    if rule and reason.rule != rule:
        return [f"expected {rule} to forbid '{token}', found {reason.rule}"]
    return []
