"""Kiosk: a letter, then a tile for everybody, one after the other. LET-KIOSK."""

from typing import Any, Final

from bedesten.core.ids import WATCHER, Action
from bedesten.core.step import Step
from bedesten.istanbul.kernel import Ask, Do, Place, Roll, State
from bedesten.istanbul.rulings import RESHUFFLE
from bedesten.letters import events as ev
from bedesten.letters.ids import DECLINE_TILE, KIOSK, KIOSK_TILES, PICK, REVEALED, USE
from bedesten.letters.kiosk_tiles import TILES
from bedesten.letters.post import TakeLetter
from bedesten.letters.side import side_of

ONLY_KIOSK: Final = [KIOSK]


class Kiosk(Place):
    """Always executable. BAZ-T1."""

    def options(self, s: State, seat: int) -> list[Action]:
        return ONLY_KIOSK

    def act(self, s: State, seat: int, a: Action) -> None:
        """A tile for everybody and one more; neutral merchants take no part. LET-KIOSK-1, LET-KIOSK-8."""
        if side_of(s).tiles == 0:
            reshuffle(s)
        order = [(seat + i) % s.players for i in range(s.players)]
        reveals: list[Step[Any]] = [RevealTile(seat) for _ in range(s.players + 1)]
        picks: list[Step[Any]] = [PickTile(chooser) for chooser in order]
        s.plan([TakeLetter(seat), *reveals, *picks, LastTile(seat), ClearTiles(seat)])


class RevealTile(Roll):
    """C-KIOSK-REVEAL: any tile of the pile, each as likely."""

    def pile(self) -> str:
        return "kiosk"

    def options(self, s: State) -> list[Action]:
        return [REVEALED + tile for tile in tiles_in(side_of(s).tiles)]

    def odds(self, s: State) -> list[int]:
        return [1] * side_of(s).tiles.bit_count()

    def total(self, s: State) -> int:
        return side_of(s).tiles.bit_count()

    def outcome(self, s: State, nth: int) -> Action:
        return REVEALED + tiles_in(side_of(s).tiles)[nth]

    def answer(self, s: State, a: Action) -> None:
        """As soon as the pile runs out the discards are the pile, unless that is put off. LET-KIOSK-6."""
        side = side_of(s)
        tile = a - REVEALED
        side.tiles ^= 1 << tile
        side.shown |= 1 << tile
        s.tell(ev.KIOSK_REVEALED, WATCHER, [tile])
        put_off = s.rulings[RESHUFFLE] and not isinstance(s.todo[-1], RevealTile)
        if side.tiles == 0 and not put_off:
            reshuffle(s)


def reshuffle(s: State) -> None:
    """C-KIOSK-RESHUFFLE: the discarded tiles become the pile. LET-KIOSK-6."""
    side = side_of(s)
    side.tiles = side.tile_discards
    side.tile_discards = 0
    s.tell(ev.KIOSK_RESHUFFLED, WATCHER, [side.tiles.bit_count()])


class PickTile(Ask):
    """D-KIOSK-PICK: any face-up tile, also one that cannot be carried out. LET-KIOSK-2, LET-KIOSK-4."""

    def options(self, s: State) -> list[Action]:
        return [PICK + tile for tile in tiles_in(side_of(s).shown)]

    def answer(self, s: State, a: Action) -> None:
        take_tile(s, self.seat, a - PICK)


def take_tile(s: State, seat: int, tile: int) -> None:
    """It is turned face down, out of reach for the others. LET-KIOSK-2."""
    side = side_of(s)
    side.shown ^= 1 << tile
    side.spent |= 1 << tile
    s.tell(ev.KIOSK_PICKED, seat, [tile])
    s.todo.append(UseTile(seat, tile))


class UseTile(Ask):
    """D-KIOSK-USE: one alternative that can be paid and carried out, or none. LET-KIOSK-5."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def args(self) -> list[int]:
        return [self.seat, self.tile]

    def options(self, s: State) -> list[Action]:
        deals = TILES[self.tile]
        return [USE + i for i, deal in enumerate(deals, 1) if deal.possible(s, self.seat)] + [DECLINE_TILE]

    def answer(self, s: State, a: Action) -> None:
        if a == DECLINE_TILE:
            s.tell(ev.KIOSK_DECLINED, self.seat, [self.tile])
            return
        s.todo.append(Receive(self.seat, self.tile, a - USE))
        s.plan(TILES[self.tile][a - USE - 1].price.pay(s, self.seat))


class Receive(Do):
    """What was paid for is received. LET-GEN-4."""

    def __init__(self, seat: int, tile: int, alternative: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.alternative = alternative

    def args(self) -> list[int]:
        return [self.seat, self.tile, self.alternative]

    def run(self, s: State) -> None:
        TILES[self.tile][self.alternative - 1].gift.give(s, self.seat)


class LastTile(Do):
    """The one that is left is the active player's too. LET-KIOSK-1, LET-KIOSK-3."""

    def run(self, s: State) -> None:
        take_tile(s, self.seat, tiles_in(side_of(s).shown)[0])


class ClearTiles(Do):
    """All revealed tiles go to the discard pile; none is kept. LET-KIOSK-1, LET-KIOSK-4."""

    def run(self, s: State) -> None:
        side = side_of(s)
        side.tile_discards |= side.spent
        side.spent = 0


def tiles_in(bits: int) -> list[int]:
    """The tiles of a pile, ascending."""
    return [tile for tile in range(len(KIOSK_TILES)) if bits >> tile & 1]
