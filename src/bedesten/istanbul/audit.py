"""What must hold after every step. IST-STATE-1."""

from collections.abc import Callable
from functools import partial
from operator import ge
from typing import Final

from bedesten.core.auditing import failing
from bedesten.istanbul.ids import BLUE, FOUNTAIN, GREAT_MOSQUE, NEUTRAL, OWN, SMALL_MOSQUE, TILE_PLACE
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.places.wainwright import FULL_CAPACITY

MOSQUES: Final = (SMALL_MOSQUE, GREAT_MOSQUE)
BOTH: Final = [sum(1 << tile for tile, at in enumerate(TILE_PLACE) if at == mosque) for mosque in MOSQUES]


def audit(s: State) -> None:
    """Raise AssertionError if anything went missing or appeared from nowhere."""
    for check in checks(s):
        check()


def faults(s: State) -> list[str]:
    """All that went missing, appeared from nowhere, or could not have come about by the rules."""
    due = [partial(audit_due, s, seat) for seat in range(s.players)]
    return failing([*checks(s), partial(audit_end, s), *due])


def checks(s: State) -> list[Callable[[], None]]:
    seats = [partial(audit_seat, s, seat) for seat in range(s.players)]
    boxes = [box.audit for box in s.rules.boxes]
    tables = [audit_cards, audit_rubies, audit_neutral, audit_tiles, audit_tokens, *boxes]
    return [*[partial(check, s) for check in tables], *seats]


def audit_rubies(s: State) -> None:
    rubies = sum(s.rubies) + sum(me.rubies for me in s.seats)
    in_play = s.rules.all_rubies[s.players] + sum(box.more_rubies(s) for box in s.rules.boxes)
    assert rubies == in_play, f"{rubies} rubies, {in_play} expected (IST-STATE-1)"
    assert min(s.rubies) >= 0, "a place owes rubies (IST-STATE-1)"


def audit_neutral(s: State) -> None:
    neutral = len(s.strays) + sum(me.stack.count(NEUTRAL) for me in s.seats)
    assert neutral == (s.players if s.variant else 0), f"{neutral} neutral assistants (IST-STATE-1)"


def audit_tiles(s: State) -> None:
    stack = len(REQUIRED[s.players])
    if s.players > stack:  # else there is a tile of each colour for everybody
        for tile in range(4):
            assert taken(s, tile) <= stack, f"too many tiles of colour {tile} (IST-SETUP-2)"


def audit_tokens(s: State) -> None:
    if s.turn > 0:
        assert 2 <= min(s.tokens) <= max(s.tokens) <= 12, f"tokens on {s.tokens} (IST-STATE-1)"


def audit_cards(s: State) -> None:
    """Draw pile, discard pile and hands are all the cards there are."""
    assert s.deck_size == sum(s.deck), f"{sum(s.deck)} cards in the draw pile, {s.deck_size} counted"
    assert min(s.deck) >= 0, "the draw pile owes a card (IST-STATE-1)"
    counted = list(map(sum, zip(s.deck, *s.hands, strict=True)))
    for card in s.discards:
        counted[card] += 1
    assert counted == s.copies, f"cards {counted}, {s.copies} expected (IST-STATE-1)"
    for seat, hand in enumerate(s.hands):
        shown = s.seats[seat].shown
        assert min(hand) >= 0, f"seat {seat} owes a card"
        if any(shown):
            assert min(shown) >= 0, f"seat {seat} owes a card"
            assert all(map(ge, hand, shown)), f"seat {seat} has shown a card it does not hold (IST-STATE-1)"


def audit_seat(s: State, seat: int) -> None:
    me = s.seats[seat]
    assert me.lira >= 0, f"seat {seat} has {me.lira} lira (IST-STATE-1)"
    assert 2 <= me.capacity <= 5, f"seat {seat} has capacity {me.capacity} (IST-STATE-1)"
    assert 0 <= min(me.goods) <= max(me.goods) <= me.capacity, (
        f"seat {seat} has goods {me.goods} (IST-STATE-1)"
    )
    own = me.stack.count(OWN) + me.out.bit_count()
    expected = own_assistants(s.variant, me.tiles)
    assert own == expected, f"seat {seat} has {own} assistants, {expected} expected (IST-STATE-1)"
    assert not me.out >> FOUNTAIN & 1, f"seat {seat} has an assistant on the fountain (IST-ASSIST-7)"


def own_assistants(variant: bool, tiles: int) -> int:
    """4, or 5 with the blue tile; one fewer in the variant."""
    return (3 if variant else 4) + (tiles >> BLUE & 1)


def audit_end(s: State) -> None:
    """The end has been brought on exactly if somebody has the rubies for it."""
    goal, most = s.rules.trigger[s.players], max(me.rubies for me in s.seats)
    assert not s.ending or most >= goal, f"ending, though nobody has {goal} rubies (IST-END-1)"
    assert s.ending or most < goal, f"not ending, though somebody has {goal} rubies (IST-END-1)"


def audit_due(s: State, seat: int) -> None:
    """A full cart has brought a ruby, and so has each mosque of which a seat has both tiles."""
    me = s.seats[seat]
    cart = int(me.capacity == FULL_CAPACITY)
    mosques = sum(me.tiles & both == both for both in BOTH)
    rule = "IST-MOSQ-2" if mosques else "IST-WAIN-2"
    assert me.rubies >= cart + mosques, (
        f"seat {seat} has {me.rubies} rubies, {cart + mosques} are due for cart and mosques ({rule})"
    )
