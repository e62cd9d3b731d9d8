"""The bazaar in a terminal: the grid of places, beside it the seats.

A box that extends the bazaar may define, besides what the frames ask for:

    FACES: dict[int, Face]              by place: its live state in signs, `(table, text, width) -> Line`
    FRAMES: dict[int, str]              by place: the colour of its name
    WAYS: list[str]                     verbs by which the merchant goes to a place: open places are marked
    BY_PLACE: list[str]                 other verbs whose options have the number of their place
    LABELS: dict[str, Label]            by verb: an option in signs, `(canvas, argument, preview) -> str`
    ACTING: list[str]                   steps in which the action of a place is carried out
    walls(t) -> list[int]               edges of the grid that are barred
    pieces_on(t, place, text) -> list[Line]    its pieces on a place
    riches(t, seat) -> list[str]        what stands beside the name of a seat
    tiles(t, seat) -> str               tiles of a seat, as letters
    belongings(t, seat, text) -> Line   a third line of a seat, where there is room for it
    notes(c) -> list[Line]              lines below the seats
    cards(v, text, form) -> list[str]   cards of its own kind in the hand; `form` is name or ui
    changes(before, after, seat) -> list[tuple[int, str]]    what a turn brought: a number and its sign
    announced(events, text) -> list[str]    what stands before them
"""

from typing import Any, Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas
from bedesten.cli.terminal.choices import Choice, verb_of
from bedesten.cli.terminal.istanbul import labels
from bedesten.cli.terminal.istanbul.board import BAR, board, plot
from bedesten.cli.terminal.istanbul.labels import highest, label, number, size
from bedesten.cli.terminal.istanbul.places import FACES
from bedesten.cli.terminal.istanbul.seats import seats
from bedesten.cli.terminal.istanbul.style import FRAMES
from bedesten.cli.terminal.istanbul.turns import summary
from bedesten.cli.terminal.look import beside
from bedesten.core.ids import SPAN, Action
from bedesten.core.play.preview import Preview
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import places_in

__all__ = ["FACES", "FRAMES", "highest", "label", "number", "size", "summary"]

WAYS: Final = ["move", "move_long"]
BY_PLACE: Final = ["send", "at", "go"]
LABELS: Final = labels.LABELS
ACTING: Final = ["ActHere", "FamilyAct"]
SIGNS: Final = {
    "rubies": "r",
    "lira": "L",
    "cards": "c",
    "assistants": "a",
    **dict(zip(ids.COLOURS, ids.GOODS, strict=True)),
}
# Forced answers that end the turn with nothing done: asked all the same, so that they can be undone.
ASKED: Final = ["decline", "refuse", "skip"]
MISSED: Final = {ids.DECLINE: [ids.LEAVE], ids.REFUSE: [ids.PAY]}


def table(c: Canvas, choices: list[Choice]) -> list[Line]:
    """The board, and beside it the seats."""
    space = plot(c)
    return beside(board(c, space, reach(c, choices)), seats(c, space), BAR + Line(" "))


def reach(c: Canvas, choices: list[Choice]) -> set[int] | None:
    """Where the merchant can go, while that is asked."""
    if c.decision != "Move" or not choices:
        return None
    ways = labels.verbs(c.game, "WAYS")
    return {choice.action % SPAN for choice in choices if verb_of(c.game, choice.action) in ways}


def ending(c: Canvas) -> str:
    return c.text.say("ui.last_round") if c.view.table.ending else ""


def welcome(c: Canvas) -> str:
    return c.text.say("ui.welcome", {"rubies": c.game.guide.goal(len(c.names))})


def about(c: Canvas) -> str:
    """What the place does, while its action is asked."""
    if c.decision not in labels.verbs(c.game, "ACTING"):
        return ""
    place = c.view.table.rules.place_names[labels.acting_place(c)]
    name, does = c.text.name("place", place), c.text.say(f"place_text.{place}")
    return c.text.say("ui.place", {"name": name, "text": does})


def hint(c: Canvas, a: Action, seen: Preview) -> str:
    """A move after which there is nothing to do."""
    goes = verb_of(c.game, a) in labels.verbs(c.game, "WAYS")
    return c.text.say("ui.hint.ends") if goes and seen.ends else ""


def missed(c: Canvas, a: Action) -> list[Action]:
    return MISSED.get(a, [])


def help_lines(c: Canvas) -> list[str]:
    facts: dict[str, Any] = {
        **{piece: c.text.say(f"ui.piece.{piece}") for piece in ("merchant", "assistant", "family")},
        "rubies": c.game.guide.goal(len(c.names)),
        "lira": 14,
        "cards": 3,
    }
    keys = ("aim", "end", "pieces", "tokens", "open", "seat", "seat2", "goods")
    return [c.text.say(f"ui.help.{key}", facts) for key in keys]


def hand(c: Canvas) -> list[tuple[str, str]]:
    """The seat's cards and mosque tiles."""
    v, text = c.view, c.text
    held = [
        (text.name("card", word) + f" x{count}" * (count > 1), text.say(f"card_text.{word}"))
        for word, count in zip(v.table.rules.card_names, v.hand, strict=True)
        if count > 0
    ]
    colours = [ids.COLOURS[tile] for tile in places_in(v.table.seats[v.seat].tiles)]
    return held + [(text.name("tile", colour), text.say(f"tile_text.{colour}")) for colour in colours]
