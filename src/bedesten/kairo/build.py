"""Carrying out an announced build: tile, coins, points, medals, cards, end trigger. KAI-EXP-1."""

from bedesten.kairo import events as ev
from bedesten.kairo.draft import NONE, Build
from bedesten.kairo.ids import EXPAND, GOLD, HUES, MOVE, NEUTRAL, SILVER
from bedesten.kairo.kernel import NOBODY, State
from bedesten.kairo.numbers import LOW_COLOURS, LOW_LEVEL


def carry_out(s: State, seat: int) -> None:
    """The announcement is complete and checked: now it happens. KAI-TURN-7."""
    build = Build(s.draft)
    s.draft = ()
    cards = played_cards(s, seat, build)
    if build.coin != NONE:
        s.pay(seat, build.coin, 1)
    if build.verb == EXPAND:
        expand(s, seat, build)
    else:
        place(s, seat, build)
    for card in cards:
        s.discard(seat, card, ev.PLAYED)
    if build.verb == EXPAND and not s.ending and supply_is_low(s):
        begin_end_phase(s, seat)


def played_cards(s: State, seat: int, build: Build) -> list[int]:
    """One card, or all building cards in hand but the kept one. KAI-CARD-1, KAI-CARD-2."""
    if build.card < s.rules.cards:
        return [build.card]
    hand = s.hands[seat].copy()
    if build.kept != NONE:
        hand[build.kept] -= 1
    return [card for card, count in enumerate(hand) for _ in range(count)]


def place(s: State, seat: int, build: Build) -> None:
    """Actions a) and c): no cost, no points, no medals. KAI-MAIN-10, KAI-MOVE-9."""
    stand = seat * HUES + build.colour
    door = s.rules.board.beside[build.square][build.side]
    if build.verb == MOVE:
        s.take_up(stand)
        s.tell(ev.MOVED, seat, [build.colour, build.square, door])
    else:
        s.idle = -1  # the turn's end makes it 0. KAI-END-10
        s.tell(ev.PLACED, seat, [build.colour, build.square, door])
    s.lay_main(stand, build.square, door)


def place_first(s: State, owner: int, seat: int, colour: int, square: int, door: int) -> None:
    """A start placement: nothing is played or paid. KAI-START-5."""
    s.lay_main(owner * HUES + colour, square, door)
    kind = ev.PLACED_NEUTRAL if owner == NEUTRAL else ev.PLACED
    s.tell(kind, seat, [colour, square, door])


def expand(s: State, seat: int, build: Build) -> None:
    """Action b): take, place, pay, score, settle the medals. KAI-EXP-1, KAI-VP-1."""
    colour = build.colour
    stand = seat * HUES + colour
    s.idle = -1
    s.supply[colour] -= 1
    s.lay_tile(stand, build.square)
    size = s.size(stand)
    s.tell(ev.EXPANDED, seat, [colour, build.square, size])
    s.pay(seat, colour, build.own)
    for other, count in zip(build.other_colours(), build.others, strict=False):
        if count > 0:
            s.pay(seat, other, count)
    s.score(seat, size, ev.SCORED, [size])
    settle_medals(s, seat, stand)


def settle_medals(s: State, seat: int, stand: int) -> None:
    """The sole largest takes both, one that draws level silver, a smaller one nothing. KAI-MEDAL-2 to -6."""
    colour = stand % HUES
    rival = largest_rival(s, stand)
    size = s.size(stand)
    if size > rival and s.gold[colour] != seat:
        win(s, seat, s.gold, GOLD, colour)
    if size >= rival and s.silver[colour] != seat:
        win(s, seat, s.silver, SILVER, colour)


def largest_rival(s: State, stand: int) -> int:
    """The size of the largest other stand of the colour, neutral ones included."""
    largest = 0
    for other in range(stand % HUES, (NEUTRAL + 1) * HUES, HUES):
        if other != stand and s.size(other) > largest:
            largest = s.size(other)
    return largest


def win(s: State, seat: int, holders: list[int], medal: int, colour: int) -> None:
    """KAI-MEDAL-6; whoever loses a medal loses no points. KAI-MEDAL-7."""
    loser = holders[colour]
    holders[colour] = seat
    vp = s.rules.medal_vp[medal]
    if loser == NOBODY:
        s.score(seat, vp, ev.MEDAL, [medal, colour, vp])
    else:
        s.score(seat, vp, ev.MEDAL_FROM, [medal, colour, vp, loser])


def supply_is_low(s: State) -> bool:
    """One colour empty, or two with a single expansion left. KAI-END-1."""
    return 0 in s.supply or s.supply.count(LOW_LEVEL) >= LOW_COLOURS


def begin_end_phase(s: State, seat: int) -> None:
    """Every later turn is one of the end phase. KAI-END-2."""
    s.ending = True
    s.tell(ev.END_PHASE, seat, [])
