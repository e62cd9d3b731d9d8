"""What must hold after every step. MOC-INV."""

from bedesten.istanbul.board import NO_EDGE
from bedesten.istanbul.kernel import State
from bedesten.mocha.ids import NO_GUILD_CARD, NOBODY, TAVERN_TILES
from bedesten.mocha.pile import guild_cards
from bedesten.mocha.side import ALL_CARDS, secret_of, side_of
from bedesten.mocha.tavern import TILE_PRICES, tiles_taken


def audit(s: State) -> None:
    """Raise AssertionError if anything of the expansion went missing."""
    side = side_of(s)
    audit_guild(s)
    if s.players > len(TILE_PRICES):  # else there is a tile of each kind for everybody
        for tile, name in enumerate(TAVERN_TILES):
            assert tiles_taken(s, tile) <= len(TILE_PRICES), f"too many {name} tiles (MOC-INV-2)"
    on_board = side.edge != NO_EDGE
    assert on_board == (side.holder != NOBODY), f"barrier on {side.edge}, held by {side.holder} (MOC-INV-3)"
    assert not on_board or side.edge in s.board.edges, f"barrier on {side.edge}"
    for seat, board in enumerate(s.boards):
        blocked = side.edge if on_board and seat != side.holder else NO_EDGE
        assert board.shut == blocked, f"seat {seat} is stopped at {board.shut}"
    assert min(side.coffee) >= 0, f"coffee {side.coffee} (MOC-INV-6)"


def audit_guild(s: State) -> None:
    """Every guild card is in exactly one place. MOC-INV-1."""
    side, secret = side_of(s), secret_of(s)
    cards, count = secret.pile, secret.pile.bit_count()
    for seat, hand in enumerate(secret.hands):
        assert hand.bit_count() == side.held[seat], f"seat {seat} holds {hand.bit_count()} guild cards"
        cards, count = cards | hand, count + hand.bit_count()
    for card in side.discards:
        cards, count = cards | 1 << card, count + 1
    if side.in_play != NO_GUILD_CARD:
        cards, count = cards | 1 << side.in_play, count + 1
    assert cards == ALL_CARDS, f"only guild cards {guild_cards(cards)} (MOC-INV-1)"
    assert count == ALL_CARDS.bit_count(), f"{count} guild cards (MOC-INV-1)"
    assert secret.pile.bit_count() == side.pile_size, f"{side.pile_size} guild cards counted in the pile"
