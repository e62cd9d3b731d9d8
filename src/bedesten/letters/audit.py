"""What must hold after every step. LET-STATE-1."""

from operator import add

from bedesten.istanbul.kernel import State
from bedesten.letters.ids import BACK, KIOSK_TILES, PERSONAL_SUPPLY
from bedesten.letters.post import has_piece_at
from bedesten.letters.side import ALL_TILES, side_of
from bedesten.letters.society import PILES


def audit(s: State, tracks: list[int]) -> None:
    """Raise AssertionError if anything of the expansion went missing."""
    side = side_of(s)
    audit_letters(s)
    tiles = [side.tiles, side.shown, side.spent, side.tile_discards]
    count = side.tiles.bit_count() + side.shown.bit_count()
    count += side.spent.bit_count() + side.tile_discards.bit_count()
    assert count == len(KIOSK_TILES), f"kiosk tiles {tiles}"
    assert sum(tiles) == ALL_TILES, f"kiosk tiles {tiles}"
    for companion in side.companions:
        known = companion in (PERSONAL_SUPPLY, 0) or companion in s.rules.numbers
        assert known, f"companions {side.companions}"
    for track in tracks:
        assert s.rubies[track] > 0, f"an empty track: {s.rubies} (LET-STATE-1)"
    assert side.added >= 0, f"{side.added} rubies added (LET-STATE-1)"
    assert 0 <= side.served <= len(PILES), f"{side.served} lira piles taken (LET-SETUP-8)"


def audit_letters(s: State) -> None:
    """Every letter is in the pile, discarded or held, and none waits where it should be delivered."""
    side = side_of(s)
    assert side.pile_size == sum(side.pile), f"{sum(side.pile)} letters in the pile, {side.pile_size} counted"
    counted = list(map(add, side.pile, side.discarded))
    for seat, held in enumerate(side.letters):
        assert held == sorted(held), f"seat {seat} holds {held}"
        for letter in held:
            counted[letter % BACK] += 1
            late = letter < BACK and has_piece_at(s, seat, letter)
            assert not late, f"seat {seat} has not delivered {letter} (LET-DELIV-1)"
    assert counted == side.tables.letters, f"letters {counted}, {side.tables.letters} expected (LET-STATE-1)"
