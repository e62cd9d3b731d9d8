"""What Letters & Seals and the Great Bazaar add to the table in the terminal; others get nothing here."""

from collections.abc import Callable
from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.look import EMBLEMS, colour
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.view import View
from bedesten.letters.auction import LOTS, FinalBid, OtherBid
from bedesten.letters.double import SEALS as TURN_PRICE
from bedesten.letters.ids import BACK, GENERAL_SUPPLY
from bedesten.letters.places import LETTERS
from bedesten.letters.side import LettersSide
from bedesten.letters.society import PILES
from bedesten.letters.society import SEALS as RUBY_PRICE
from bedesten.letters.ways import JUMP_PRICE
from bedesten.text import Text

DELIVERED: Final = "+"  # behind the number of a letter


def side(t: Table) -> LettersSide | None:
    return next((one for one in t.sides if isinstance(one, LettersSide)), None)


# --- the places


def embassy(t: Table, text: Text, width: int) -> Line:
    """What a visit brings, and of how many letters."""
    mine = side(t)
    assert mine is not None
    return Line(f"+{LETTERS}e/{mine.pile_size}")


def kiosk(t: Table, text: Text, width: int) -> Line:
    """The numbers of the tiles that lie there, while everybody picks."""
    mine = side(t)
    assert mine is not None
    shown = " ".join(str(tile + 1) for tile in places_in(mine.shown))
    return Line(f"K{shown}" if shown else "+1e +2K")


def auction_house(t: Table, text: Text, width: int) -> Line:
    """Who bids most, while an auction goes on."""
    step = t.todo[-1] if t.todo else None
    if isinstance(step, OtherBid | FinalBid):
        return Line(f"{EMBLEMS[step.leader]}: {step.high}L")
    return Line(f"+? {LOTS}c")


def secret_society(t: Table, text: Text, width: int) -> Line:
    mine = side(t)
    assert mine is not None
    lira = f"+{PILES[mine.served]}L" if mine.served < len(PILES) else ""
    return Line(f"{RUBY_PRICE}s:r{lira}")


def catacombs(t: Table, text: Text, width: int) -> Line:
    return Line("+?/C >>")


# --- the seats


def riches(t: Table, seat: int) -> list[str]:
    """The seals of a player."""
    mine = side(t)
    return [f"{mine.seals(seat)}s"] if mine else []


def post(t: Table, seat: int, text: Text) -> Line:
    """Where the companion is and which letters lie before a player; delivered ones are marked."""
    mine = side(t)
    if mine is None:
        return Line()
    return Line(" ".join(["", *companion(mine, seat, text), *map(letter, mine.letters[seat])]))


def letter(number: int) -> str:
    return f"{number - BACK}{DELIVERED}" if number >= BACK else str(number)


def companion(mine: LettersSide, seat: int, text: Text) -> list[str]:
    """Nothing until he is fetched; then his place, or that he is at home."""
    where = mine.companions[seat]
    if where == GENERAL_SUPPLY:
        return []
    return [text.say("ui.piece.companion") + (str(where) if where > 0 else "=")]


def companions(t: Table, place: int) -> list[bool]:
    """By seat: whether the companion stands on a place."""
    mine = side(t)
    return [where == place for where in mine.companions] if mine else []


def texts(v: View, text: Text) -> list[tuple[str, str]]:
    """What lies before everybody, in signs."""
    if side(v.table) is None:
        return []
    found: list[tuple[str, str]] = []
    for seat in range(v.table.players):
        who = f"{EMBLEMS[seat]} {text.say(f'ui.colour.{colour(seat)}')}"
        found.append((text.say("ui.letters", {"who": who}), post(v.table, seat, text).plain.strip() or "-"))
    return found


def help_lines(t: Table) -> list[str]:
    """The lines of the help that tell of these signs."""
    return ["letters", "letters2"] if side(t) else []


# --- what happened, and what it costs


def changes(before: Table, after: Table, seat: int) -> list[tuple[int, str]]:
    """Letters and seals won or spent."""
    old, new = side(before), side(after)
    if old is None or new is None:
        return []
    return [
        (len(new.letters[seat]) - len(old.letters[seat]), "e"),
        (new.seals(seat) - old.seals(seat), "s"),
    ]


def give_letter(v: View, number: int, text: Text) -> str:
    return "2s" if number >= BACK else "1s"


def secret(v: View, _: int, text: Text) -> str:
    return f"-{RUBY_PRICE}s"


def double(v: View, _: int, text: Text) -> str:
    return f"-{TURN_PRICE}s"


def jump(v: View, _: int, text: Text) -> str:
    return f"-{JUMP_PRICE}L"


HINTS: Final[dict[str, Callable[[View, int, Text], str]]] = {
    "give_letter": give_letter,
    "secret": secret,
    "double": double,
    "jump": jump,
}
