"""The market of Kairo in a terminal: a map, beside it the seats and what lies open for all."""

from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas, signs
from bedesten.cli.terminal.choices import Choice
from bedesten.cli.terminal.kairo.market import GROUND, IN_THE_WAY, OWNER_SIGNS, WAY, Sketch, market, width
from bedesten.cli.terminal.kairo.seats import GOLD, SILVER, card_sign, panel
from bedesten.cli.terminal.look import beside, changes, fit
from bedesten.core.ids import SPAN, Action
from bedesten.core.play.preview import Preview
from bedesten.kairo.draft import Build
from bedesten.kairo.ids import COLOURS, HUES, LETTERS, SIDE, SQUARE, TARGET

EMBLEMS: Final = OWNER_SIGNS[:-1]
SEAT_STYLES: Final = ["reverse"] * len(EMBLEMS)
SIGNS: Final = {
    "vp": "v",
    "gold": "g",
    "silver": "s",
    "cards": "c",
    "barkers": "b",
    **dict(zip(COLOURS, LETTERS, strict=True)),
}
BESIDES: Final = [
    "paid",
    "played",
    "shown",
    "discarded",
    "barkers_played",
    "reshuffled",
    "customer_came",
]
WIDEST: Final = 44  # of what stands beside the map
NARROWEST: Final = 24  # beside a broader board there is no room: the seats stand below it
BELOW: Final = 9  # lines that a question needs below the map: a high board gives up its rules for them


def table(c: Canvas, choices: list[Choice]) -> list[Line]:
    """The map with the numbers of what is asked, and beside it who owns what."""
    t = c.view.table
    numbers = {at: choice.number for choice in choices for at in squares_of(c, choice.action)}
    sketch = Sketch(numbers, pointed(c), c.view.draft)
    ruled = market(t, sketch)
    drawn = ruled if len(ruled) <= c.room.height - BELOW else market(t, sketch, ruled=False)
    side = min(WIDEST, c.room.width - width(t) - 1)
    if side < NARROWEST:
        return [*drawn, *panel(c, c.room.width)]
    return beside(drawn, [fit(line, side) for line in panel(c, side)], Line(" "))


def pointed(c: Canvas) -> dict[int, str]:
    """What stands in the way of what was asked for, and the way that would be broken, by square."""
    if c.reason is None:
        return {}
    squares = c.game.lexicon.kinds[SQUARE // SPAN].words
    way = {squares.index(word): WAY for word in c.reason.way}
    return way | {squares.index(word): IN_THE_WAY for word in c.reason.marks}


def squares_of(c: Canvas, a: Action) -> list[int]:
    """The square an option is about: where a tile goes, where its entrance is, where a customer is lured."""
    t, verb, argument = c.view.table, a // SPAN * SPAN, a % SPAN
    if verb == SQUARE:
        return [argument]
    if verb == TARGET:
        return [t.door[argument]]
    if verb == SIDE:
        cols = t.rules.plan.cols
        return [Build(c.view.draft).square + [-cols, 1, cols, -1][argument]]
    return []


def label(c: Canvas, a: Action, seen: Preview) -> str | None:
    """A square or a stand in a few letters, with what it costs and brings."""
    verb, argument = a // SPAN * SPAN, a % SPAN
    words = c.game.lexicon.kinds[SQUARE // SPAN].words
    if verb == SQUARE:
        said = words[argument]
    elif verb == TARGET:
        owner, colour = divmod(argument, HUES)
        said = f"({LETTERS[colour]}) {words[c.view.table.door[argument]]}{OWNER_SIGNS[owner]}"
    else:
        return None
    return " ".join(filter(None, [said, changes(seen.gain, signs(c.game))]))


def ending(c: Canvas) -> str:
    return c.text.say("ui.market.ending") if c.view.table.ending else ""


def welcome(c: Canvas) -> str:
    return c.text.say("ui.market.welcome")


def help_lines(c: Canvas) -> list[str]:
    keys = ("aim", "stands", "ground", "seats", "marks", "signs", "cards")
    facts: dict[str, object] = {"restaurant": GROUND["R"], "gold": GOLD, "silver": SILVER}
    return [c.text.say(f"ui.market.help_{key}", facts) for key in keys]


def hand(c: Canvas) -> list[tuple[str, str]]:
    """The seat's building cards, with the sections they open."""
    t = c.view.table
    return [
        (
            card_sign(t, card) + f" x{count}" * (count > 1),
            c.text.say(
                "ui.market.joker" if t.rules.joker[card] else "ui.market.card",
                {"sections": ", ".join(map(str, t.rules.sections[card]))},
            ),
        )
        for card, count in enumerate(c.view.hands[c.seat])
        if count
    ]
