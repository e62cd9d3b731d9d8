"""What must hold after every step. IST-STATE-1."""

from operator import ge

from bedesten.istanbul.ids import BLUE, FOUNTAIN, NEUTRAL, OWN
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.mosques import REQUIRED, taken


def audit(s: State) -> None:
    """Raise AssertionError if anything went missing or appeared from nowhere."""
    audit_cards(s)
    rubies, neutral = sum(s.rubies), len(s.strays)
    for seat, me in enumerate(s.seats):
        audit_seat(s, seat)
        rubies += me.rubies
        neutral += me.stack.count(NEUTRAL)
    in_play = s.rules.all_rubies[s.players]
    for box in s.rules.boxes:
        in_play += box.more_rubies(s)
        box.audit(s)
    assert rubies == in_play, f"{rubies} rubies, {in_play} expected"
    assert min(s.rubies) >= 0, "a place owes rubies"
    assert neutral == (s.players if s.variant else 0), f"{neutral} neutral assistants"
    stack = len(REQUIRED[s.players])
    if s.players > stack:  # else there is a tile of each colour for everybody
        for tile in range(4):
            assert taken(s, tile) <= stack, f"too many tiles of colour {tile}"
    if s.turn > 0:
        assert 2 <= min(s.tokens) <= max(s.tokens) <= 12, f"tokens on {s.tokens}"


def audit_cards(s: State) -> None:
    """Draw pile, discard pile and hands are all the cards there are."""
    assert s.deck_size == sum(s.deck), f"{sum(s.deck)} cards in the draw pile, {s.deck_size} counted"
    assert min(s.deck) >= 0, "the draw pile owes a card"
    counted = list(map(sum, zip(s.deck, *s.hands, strict=True)))
    for card in s.discards:
        counted[card] += 1
    assert counted == s.copies, f"cards {counted}, {s.copies} expected"
    for seat, hand in enumerate(s.hands):
        shown = s.seats[seat].shown
        assert min(hand) >= 0, f"seat {seat} owes a card"
        if any(shown):
            assert min(shown) >= 0, f"seat {seat} owes a card"
            assert all(map(ge, hand, shown)), f"seat {seat} has shown a card it does not hold"


def audit_seat(s: State, seat: int) -> None:
    me = s.seats[seat]
    assert me.lira >= 0, f"seat {seat} has {me.lira} lira"
    assert 2 <= me.capacity <= 5, f"seat {seat} has capacity {me.capacity}"
    assert 0 <= min(me.goods) <= max(me.goods) <= me.capacity, f"seat {seat} has goods {me.goods}"
    own = me.stack.count(OWN) + me.out.bit_count()
    expected = own_assistants(s.variant, me.tiles)
    assert own == expected, f"seat {seat} has {own} assistants, {expected} expected"
    assert not me.out >> FOUNTAIN & 1, f"seat {seat} has an assistant on the fountain"


def own_assistants(variant: bool, tiles: int) -> int:
    """4, or 5 with the blue tile; one fewer in the variant."""
    return (3 if variant else 4) + (tiles >> BLUE & 1)
