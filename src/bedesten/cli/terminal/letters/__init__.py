"""What Letters & Seals adds to the bazaar in the terminal."""

from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas
from bedesten.cli.terminal.istanbul.pieces import of_seats
from bedesten.cli.terminal.istanbul.places import Face
from bedesten.cli.terminal.istanbul.style import MARKETS, RUBIES, SERVICE
from bedesten.cli.terminal.look import EMBLEMS
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.kernel import Table
from bedesten.letters.auction import LOTS, FinalBid, OtherBid
from bedesten.letters.ids import (
    AUCTION_HOUSE,
    BACK,
    EMBASSY_PLACE,
    GENERAL_SUPPLY,
    KIOSK_PLACE,
    SECRET_SOCIETY,
)
from bedesten.letters.places import LETTERS
from bedesten.letters.side import LettersSide, side_of
from bedesten.letters.society import PILES
from bedesten.letters.society import SEALS as RUBY_PRICE
from bedesten.text import Text

DELIVERED: Final = "+"  # behind the number of a letter


# --- the places


def embassy(t: Table, text: Text, width: int) -> Line:
    """What a visit brings, and of how many letters."""
    mine = side_of(t)
    return Line(f"+{LETTERS}e/{mine.pile_size}")


def kiosk(t: Table, text: Text, width: int) -> Line:
    """The numbers of the tiles that lie there, while everybody picks."""
    mine = side_of(t)
    shown = " ".join(str(tile + 1) for tile in places_in(mine.shown))
    return Line(f"K{shown}" if shown else "+1e +2K")


def auction_house(t: Table, text: Text, width: int) -> Line:
    """Who bids most, while an auction goes on."""
    step = t.todo[-1] if t.todo else None
    if isinstance(step, OtherBid | FinalBid):
        return Line(f"{EMBLEMS[step.leader]}: {step.high}L")
    return Line(f"+? {LOTS}c")


def secret_society(t: Table, text: Text, width: int) -> Line:
    mine = side_of(t)
    lira = f"+{PILES[mine.served]}L" if mine.served < len(PILES) else ""
    return Line(f"{RUBY_PRICE}s:r{lira}")


FACES: Final[dict[int, Face]] = {
    EMBASSY_PLACE: embassy,
    KIOSK_PLACE: kiosk,
    AUCTION_HOUSE: auction_house,
    SECRET_SOCIETY: secret_society,
}
FRAMES: Final = {EMBASSY_PLACE: SERVICE, KIOSK_PLACE: MARKETS, AUCTION_HOUSE: MARKETS, SECRET_SOCIETY: RUBIES}
SIGNS: Final = {"letters": "e", "seals": "s"}


# --- the seats


def riches(t: Table, seat: int) -> list[str]:
    """The seals of a player."""
    return [f"{side_of(t).seals(seat)}s"]


def belongings(t: Table, seat: int, text: Text) -> Line:
    """Where the companion is and which letters lie before a player; delivered ones are marked."""
    mine = side_of(t)
    return Line(" ".join(["", *companion(mine, seat, text), *map(letter, mine.letters[seat])]))


def letter(number: int) -> str:
    return f"{number - BACK}{DELIVERED}" if number >= BACK else str(number)


def companion(mine: LettersSide, seat: int, text: Text) -> list[str]:
    """Nothing until it is fetched; then its place, or that it is at home."""
    where = mine.companions[seat]
    if where == GENERAL_SUPPLY:
        return []
    return [text.say("ui.piece.companion") + (str(where) if where > 0 else "=")]


def pieces_on(t: Table, place: int, text: Text) -> list[Line]:
    """The companions that stand on a place."""
    present = [where == place for where in side_of(t).companions]
    return of_seats(present, text.say("ui.piece.companion"), "bold")


def hand(c: Canvas) -> list[tuple[str, str]]:
    """What lies before everybody, in signs."""
    return [
        (
            c.text.say("ui.letters", {"who": c.who(seat)}),
            belongings(c.view.table, seat, c.text).plain.strip() or "-",
        )
        for seat in range(len(c.names))
    ]


def help_lines(c: Canvas) -> list[str]:
    return [c.text.say(f"ui.help.{key}") for key in ("letters", "letters2")]


def changes(before: Table, after: Table, seat: int) -> list[tuple[int, str]]:
    """Letters and seals won or spent."""
    old, new = side_of(before), side_of(after)
    return [
        (len(new.letters[seat]) - len(old.letters[seat]), "e"),
        (new.seals(seat) - old.seals(seat), "s"),
    ]
