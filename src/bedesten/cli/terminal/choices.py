"""The options of a decision as numbered choices: what they say, and in which order."""

from dataclasses import dataclass, field
from typing import Any, Final

from bedesten.cli.terminal.canvas import Canvas, asked, brought, canvas, nothing, signs
from bedesten.cli.terminal.look import SMALLEST, Room, changes
from bedesten.core.game import Game
from bedesten.core.guide.guard import shown
from bedesten.core.ids import SPAN, Action
from bedesten.core.play.match import Match
from bedesten.core.play.preview import Preview, preview
from bedesten.text import Text
from bedesten.text.previews import outcome

ODDS: Final = 2  # outcomes of dice that are named beside an option


@dataclass(frozen=True)
class Choice:
    """An option with its number, in words and in signs, and what comes of it in sentences."""

    number: int
    action: Action
    words: str
    signs: str
    outcome: list[str] = field(default_factory=list)


def choices(match: Match, seat: int, text: Text) -> list[Choice]:
    """Numbered from 1, or as the board numbers them; then the rest follow, as does another way to the same.
    What cannot be put into words is offered by its token."""
    c = canvas(match, seat, text, Room(*SMALLEST))
    options = sorted(match.game.legal(match.state), key=lambda a: order(c, a))
    before: dict[str, int] = shown(match, "preview", {}, match.game.guide.assets, match.state, seat)
    numbers = numbered(c, options)
    return [choice(match, c, a, number, before) for a, number in zip(options, numbers, strict=True)]


def numbered(c: Canvas, options: list[Action]) -> list[int]:
    """The numbers that are printed on the board; free ones follow them."""
    printed: list[int | None] = [asked(c, "number", nothing, a) for a in options]
    free = 1 + (asked(c, "highest", nothing) or 0 if any(printed) else 0)
    taken: list[int] = []
    for number in printed:
        if number is None or number in taken:
            number = free
            free += 1
        taken.append(number)
    return taken


def choice(match: Match, c: Canvas, a: Action, number: int, before: dict[str, int]) -> Choice:
    token = c.game.lexicon.token(a)
    seen = shown(match, "preview", Preview([a]), preview, c.game, match.state, c.seat, a, before)
    hint = shown(match, "preview", "", hinted, match, c, a, seen)
    said = shown(match, "option", token, c.text.option, c.game, a, c.names, c.about)
    label: str | None = shown(match, "option", None, asked, c, "label", nothing, a, seen)
    comes = shown(match, "preview", [], outcome, c.text, c.game, seen.news, c.seat, c.names)
    words = f"{said} ({hint})" if hint else said
    return Choice(number, a, words, words if label is None else label, comes)


def hinted(match: Match, c: Canvas, a: Action, seen: Preview) -> str:
    """What an option costs and brings, what dice may bring after it, and what the boxes add."""
    known = signs(c.game)
    odds = [
        f"{round(100 * one.ways / one.of)} % {changes(one.gain, known)}".strip()
        for one in c.game.guide.prospects(match.state, a)[:ODDS]
    ]
    more = [box(c, a, seen) for box in brought(c.game, "hint")]
    parts = [changes(seen.gain, known), *odds, *more]
    return ", ".join(filter(None, parts))


def order(c: Canvas, a: Action) -> tuple[int, int, int]:
    """What the decision is about, then cards and tiles, then doing nothing; large bundles and sets first."""
    group = 2 if c.game.guide.is_pass(a) else 1 if c.game.guide.is_free_play(a) else 0
    number = asked(c, "number", nothing, a)
    size = asked(c, "size", nothing, a) or 0
    return group, -size, a if number is None else number


def verb_of(game: Game[Any, Any], a: Action) -> str:
    return game.lexicon.verbs[a // SPAN]
