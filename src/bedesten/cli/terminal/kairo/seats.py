"""Beside the market: every player, the hand and the coins of whoever looks, and what lies open for all."""

from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas
from bedesten.cli.terminal.look import ink, spread, wrapped
from bedesten.kairo.ids import HUES, LETTERS
from bedesten.kairo.kernel import NOBODY, NOWHERE, Table

GOLD: Final = "*"  # behind the size of a stand: the medals of its colour
SILVER: Final = "'"


def panel(c: Canvas, width: int) -> list[Line]:
    t = c.view.table
    lines = [line for seat in range(len(c.names)) for line in seat_lines(c, seat, width)]
    display = " ".join(card_sign(t, card) for card in t.display)
    waiting = LETTERS[t.waiting] if t.waiting != NOBODY else "-"
    return [
        *lines,
        *said(c, "display", display, width),
        *said(c, "bank", counted(t.bank), width),
        *said(c, "waiting", waiting, width),
    ]


def seat_lines(c: Canvas, seat: int, width: int) -> list[Line]:
    """Who, and how rich; what they own; the hand and the coins where they may be seen."""
    t = c.view.table
    mark = ">" if t.active == seat else "-" if t.out >> seat & 1 else " "
    has = f"{t.vp[seat]}v {c.view.cards[seat]}c {t.barkers[seat]}b"
    lines = [
        ink(spread(Line(f"{mark}{c.who(seat)}"), Line(has), width).plain, "bold reverse"),
        Line(f"  {' '.join(stands(t, seat))}"),
    ]
    if c.view.purses[seat]:
        held = enumerate(c.view.hands[seat])
        hand = [card_sign(t, card) for card, count in held for _ in range(count)]
        lines += said(c, "hand", f"{' '.join(hand) or '-'}  {counted(c.view.purses[seat])}", width)
    return lines


def card_sign(t: Table, card: int) -> str:
    """A card by the sections it opens."""
    return f"[{'·'.join(map(str, t.rules.sections[card]))}]"


def stands(t: Table, seat: int) -> list[str]:
    """Every stand on the board by its colour, with its size and its medals."""
    return [
        f"{LETTERS[colour]}{t.size(seat * HUES + colour)}{medals(t, seat, colour)}"
        for colour in range(HUES)
        if t.main[seat * HUES + colour] != NOWHERE
    ]


def medals(t: Table, seat: int, colour: int) -> str:
    return GOLD * (t.gold[colour] == seat) + SILVER * (t.silver[colour] == seat)


def counted(coins: list[int]) -> str:
    """Coins as numbers before the letters of their colours."""
    return "".join(f"{count}{LETTERS[colour]}" for colour, count in enumerate(coins) if count) or "-"


def said(c: Canvas, key: str, what: str, width: int) -> list[Line]:
    first, *more = wrapped(f"{c.text.say(f'ui.market.{key}')} {what}", width)
    return [first, *[Line("  ") + line for line in more]]
