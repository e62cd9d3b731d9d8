"""What a table is dealt from: the secret of the house, and what the browsers of its players add to it.

A browser promises its entropy (a hash of it) when it takes a seat, is told the commitment to the secret, and
reveals the entropy only when every seat has made its promise or none. So nobody can choose theirs by what
the others chose."""

from collections.abc import Sequence
from dataclasses import replace

from bedesten.core.dice import commitment
from bedesten.core.play import entropy
from bedesten.core.play.entropy import LEFT_OUT, Share
from bedesten.server.errors import Declined, Refused
from bedesten.server.protocol.seating import DiceInfo
from bedesten.server.store.rows import HUMAN, OPEN, SeatRow, TableRow


def checked_promise(given: str) -> str:
    """Empty for a client that adds nothing."""
    if given and not entropy.well_formed(given):
        raise Refused(400, "promise: expected a SHA-256 hash as 64 digits, 0-9 and a-f")
    return given


def awaited(seats: Sequence[SeatRow]) -> list[int]:
    """The seats whose entropy is due: everybody has come, they promised it, and no bot sits in for them."""
    if any(seat.kind == OPEN for seat in seats):
        return []
    return [
        seat.seat
        for seat in seats
        if seat.kind == HUMAN and seat.promise and not seat.entropy and not seat.standin
    ]


def shares(seats: Sequence[SeatRow]) -> list[Share]:
    return [Share(seat.seat, seat.promise, seat.entropy) for seat in seats if seat.promise]


def seed(row: TableRow, seats: Sequence[SeatRow]) -> str:
    """What the dealer deals from."""
    return entropy.mixed(row.seed, shares(seats))


def dice_info(row: TableRow, seats: Sequence[SeatRow]) -> DiceInfo:
    """All of it may be known before the game is over."""
    return DiceInfo(
        commitment=commitment(row.seed),
        promises=[seat.promise for seat in seats],
        awaited=awaited(seats),
        mixed=[share.seat for share in shares(seats) if share.revealed()],
    )


def opened(seats: Sequence[SeatRow], mine: Sequence[int], given: Sequence[str]) -> list[SeatRow]:
    """Their own seats with what they have revealed now; what came before, or too late, changes nothing."""
    changed: list[SeatRow] = []
    for word in given:
        told = entropy.promise(word) if entropy.well_formed(word) else ""
        seat = next((seats[one] for one in mine if told and seats[one].promise == told), None)
        if seat is None:
            raise Declined("bad_message", "entropy")
        if any(other.kind == OPEN for other in seats):
            raise Declined("bad_message", "entropy_early")
        if not seat.entropy:
            changed.append(replace(seat, entropy=word))
    return changed


def left_out(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Who promised and has not revealed when the game is dealt: for good."""
    return [replace(seat, entropy=LEFT_OUT) for seat in seats if seat.promise and not seat.entropy]
