"""What an answer costs and brings, added up: from what would happen, and from what its seat owns before."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bedesten.core.event import Event
from bedesten.core.guide.sums import Said, Share, Sum
from bedesten.core.ids import SPAN, Action
from bedesten.kairo import events as ev
from bedesten.kairo.guide.ahead import ahead, section_of, square_name
from bedesten.kairo.guide.doors import steps_to
from bedesten.kairo.ids import COLOURS, KEEP, MEDALS
from bedesten.kairo.kernel import State
from bedesten.kairo.numbers import COINS_PER_VP, DISCARD_FOR_ANY
from bedesten.kairo.scoring import medal_points

News: TypeAlias = list[Event]


def sum_of(s: State, seat: int, lead: list[Action], news: News) -> Sum | None:
    """Of what the answers bring about; where they only lead to the next question, of what it offers."""
    for e in news:
        told = HAPPENED.get(e.kind)
        if told is not None:
            return told(s, seat, e, news)
    return ahead(s, seat, lead)


# --- coins and cards


def coins(colour: int, count: int) -> Share:
    return Share(COLOURS[colour], count, Said(f"coins.{COLOURS[colour]}", {"count": count}))


def played(s: State, seat: int, news: News) -> list[Share]:
    """The cards that are given for a build."""
    cards = [e.args[0] for e in news if e.kind == ev.PLAYED and e.seat == seat]
    if len(cards) >= DISCARD_FOR_ANY:
        return [Share("cards", len(cards), Said("cards", {"count": len(cards)}))]
    opens = s.rules.lexicon.kinds[KEEP // SPAN]
    return [Share(f"card:{s.rules.card_names[card]}", 1, Said("card", opens.fields(card))) for card in cards]


def paid(news: News, seat: int) -> list[list[int]]:
    """Colour and count of every payment, in their order."""
    return [e.args for e in news if e.kind == ev.PAID and e.seat == seat]


def added(payments: list[list[int]]) -> list[Share]:
    """Equal coins together, those that were named first first."""
    counts: dict[int, int] = {}
    for colour, count in payments:
        counts[colour] = counts.get(colour, 0) + count
    return [coins(colour, count) for colour, count in counts.items()]


def coins_stay(s: State, seat: int, payments: list[list[int]]) -> list[Said]:
    left = sum(s.purses[seat]) - sum(count for _, count in payments)
    return [Said("coins_stay", {"count": left})] if payments else []


def joker_coin(payments: list[list[int]]) -> list[Said]:
    """KAI-CARD-9."""
    return [Said("joker", {"coins": [coins(colour, count).said]}) for colour, count in payments]


# --- an expansion


def expanded(s: State, seat: int, e: Event, news: News) -> Sum:
    colour, square, size = e.args
    at = news.index(e)
    fee, price = paid(news[:at], seat), paid(news[at:], seat)
    scored = [one for one in news if one.seat == seat and one.kind in POINTS]
    points = sum(POINTS[one.kind](one) for one in scored)
    facts: dict[str, object] = {"colour": COLOURS[colour], **square_name(s, square)}
    return Sum(
        Said("expand", facts),
        [Said("size", {"size": size, "section": section_of(s, square)}), *medals_move(s, seat, colour, news)],
        [*added([*price, *fee]), *played(s, seat, news)],
        [*price_of(colour, size, price), *joker_coin(fee)],
        [share for one in scored for share in BRINGS[one.kind](one, size)],
        [points_total(s, seat, points), *coins_stay(s, seat, [*fee, *price])],
        the_end(s, colour, news),
        points_short(points),
        Said("act_expand", {"vp": points}),
    )


def price_of(colour: int, size: int, price: list[list[int]]) -> list[Said]:
    """KAI-PAY-1, KAI-PAY-3: what is paid of the stand's own colour, and what stands in for the rest."""
    own = sum(count for hue, count in price if hue == colour)
    others = [coins(hue, count).said for hue, count in price if hue != colour]
    facts: dict[str, object] = {"size": size, "coins": [coins(colour, size).said], "own": own}
    if not others:
        return [Said("price", facts)]
    return [Said("price_mixed", {**facts, "others": others, "missing": size - own})]


def points_total(s: State, seat: int, points: int) -> Said:
    return Said("points", {"vp": points, "before": s.vp[seat], "after": s.vp[seat] + points})


def points_short(points: int) -> Share:
    return Share("vp", points, Said("points_short", {"vp": points}))


def size_share(e: Event, size: int) -> list[Share]:
    return [Share("vp", e.args[0], Said("for_size", {"vp": e.args[0], "size": size}))]


def medal_share(e: Event, size: int) -> list[Share]:
    medal, _, vp, *loser = e.args
    facts: dict[str, object] = {"vp": vp, "medal": MEDALS[medal]}
    said = Said("for_medal_from", {**facts, "other": loser[0]}) if loser else Said("for_medal", facts)
    return [Share(MEDALS[medal], vp, said)]


def medals_move(s: State, seat: int, colour: int, news: News) -> list[Said]:
    """Whose the medals of the colour are then, for whoever compares expansions."""
    won = [e for e in news if e.kind in (ev.MEDAL, ev.MEDAL_FROM) and e.seat == seat]
    if not won:
        both = s.gold[colour] == seat and s.silver[colour] == seat
        return [Said("medals_stay")] if both else []
    if all(e.kind == ev.MEDAL for e in won) and len(won) == len(MEDALS):
        return [Said("medals_free")]
    return [
        Said("medal_comes", {"medal": MEDALS[e.args[0]], "other": e.args[3]})
        if e.kind == ev.MEDAL_FROM
        else Said("medal_won", {"medal": MEDALS[e.args[0]]})
        for e in won
    ]


def the_end(s: State, colour: int, news: News) -> list[Said]:
    """KAI-END-1."""
    if not any(e.kind == ev.END_PHASE for e in news):
        return []
    return [Said("end_last" if s.supply[colour] == 1 else "end_low", {"colour": COLOURS[colour]})]


# --- a stand that is placed or moved


def placed(s: State, seat: int, e: Event, news: News) -> Sum:
    colour, square, door = e.args
    fee = paid(news, seat)
    key = PLACES[e.kind]
    facts: dict[str, object] = {"colour": COLOURS[colour], **square_name(s, square)}
    door_name = s.rules.squares[door]
    return Sum(
        Said(key, {**facts, "entrance": door_name}),
        [Said("door_steps", {"colour": COLOURS[colour], "steps": steps}) for steps in walk(s, colour, door)],
        [*added(fee), *played(s, seat, news)],
        joker_coin(fee),
        [Share(COLOURS[colour], 1, Said("pays", {"coins": [coins(colour, 1).said]}))],
        coins_stay(s, seat, fee),
        short=Share("door", 1, Said("door", {"entrance": door_name})),
        act=Said("act_place", {"entrance": door_name}),
    )


def walk(s: State, colour: int, door: int) -> list[int]:
    """How far the customer of the colour stands from a door, if it is on the board and gets there."""
    steps = steps_to(s, colour, door)
    return [steps] if steps >= 0 else []


# --- a customer


def lured(s: State, seat: int, e: Event, news: News) -> Sum:
    colour, door, *owner = e.args
    barkers = sum(one.args[0] for one in news if one.kind == ev.BARKERS_PLAYED)
    got = [one for one in news if one.kind == ev.RECEIVED]
    mine = sum(one.args[1] for one in got if one.seat == seat)
    facts: dict[str, object] = {"colour": COLOURS[colour], "entrance": s.rules.squares[door]}
    key = LURES[e.kind]
    return Sum(
        Said(key, {**facts, "other": owner[0]} if owner else facts),
        [Said("past" if barkers else "nearest", {"steps": steps_to(s, colour, door), "count": barkers})]
        + [Said("gets", {"other": one.seat, "count": one.args[1]}) for one in got if one.seat != seat],
        barkers_given(s, seat, barkers),
        [Said("barkers_why", {"count": barkers})] if barkers else [],
        [*income(colour, mine, key), *others_get(got, seat), *newcomer(news)],
        [coins_total(s, seat, mine)],
        short=coins(colour, mine),
        act=Said("act_lure", {"coins": [coins(colour, mine).said]}),
    )


def barkers_given(s: State, seat: int, barkers: int) -> list[Share]:
    """KAI-LURE-9."""
    facts: dict[str, object] = {"count": barkers, "left": s.barkers[seat] - barkers}
    return [Share("barkers", barkers, Said("barkers", facts))] if barkers else []


def income(colour: int, mine: int, key: str) -> list[Share]:
    """KAI-INC: the size of one's own stand, one elsewhere."""
    facts: dict[str, object] = {"coins": [coins(colour, mine).said]}
    return [Share(COLOURS[colour], mine, Said("income_own" if key == "lure_own" else "income", facts))]


def others_get(got: News, seat: int) -> list[Share]:
    return [
        Share(
            f"seat:{e.seat}",
            e.args[1],
            Said("other_gets", {"other": e.seat, "coins": [coins(e.args[0], e.args[1]).said]}),
        )
        for e in got
        if e.seat != seat
    ]


def newcomer(news: News) -> list[Share]:
    """KAI-SWAP-2: the one that waited."""
    return [
        Share(f"customer:{COLOURS[e.args[0]]}", 1, Said("comes", {"colour": COLOURS[e.args[0]]}))
        for e in news
        if e.kind == ev.CUSTOMER_CAME
    ]


def coins_total(s: State, seat: int, more: int) -> Said:
    held = sum(s.purses[seat])
    return Said("coins_total", {"count": more, "before": held, "after": held + more})


# --- dropping out


def dropped(s: State, seat: int, e: Event, news: News) -> Sum:
    """KAI-SCORE-1, KAI-SCORE-2: what still counts for this seat, its coins being its own to know."""
    held = sum(s.purses[seat])
    medals, bought = medal_points(s, seat), held // COINS_PER_VP
    return Sum(
        Said("drop"),
        [Said("drop_line")],
        brings=[
            Share("gold", medals, Said("for_medals", {"vp": medals})),
            Share("coins", bought, Said("for_coins", {"vp": bought, "count": held})),
        ],
        total=[points_total(s, seat, medals + bought)],
        short=points_short(medals + bought),
        act=Said("drop"),
    )


Told: TypeAlias = Callable[[State, int, Event, News], Sum]
HAPPENED: Final[dict[int, Told]] = {
    ev.EXPANDED: expanded,
    ev.PLACED: placed,
    ev.PLACED_NEUTRAL: placed,
    ev.MOVED: placed,
    ev.LURED: lured,
    ev.LURED_OWN: lured,
    ev.LURED_NEUTRAL: lured,
    ev.DROPPED_OUT: dropped,
}
PLACES: Final = {ev.PLACED: "main", ev.PLACED_NEUTRAL: "main_neutral", ev.MOVED: "move"}
LURES: Final = {ev.LURED: "lure", ev.LURED_OWN: "lure_own", ev.LURED_NEUTRAL: "lure_neutral"}
BRINGS: Final[dict[int, Callable[[Event, int], list[Share]]]] = {
    ev.SCORED: size_share,
    ev.MEDAL: medal_share,
    ev.MEDAL_FROM: medal_share,
}
POINTS: Final[dict[int, Callable[[Event], int]]] = {
    ev.SCORED: lambda e: e.args[0],
    ev.MEDAL: lambda e: e.args[2],
    ev.MEDAL_FROM: lambda e: e.args[2],
}
# where the points of a game came from, by event and the number of its argument
SOURCES: Final = {
    ev.SCORED: ("stands", 0),
    ev.MEDAL: ("won", 2),
    ev.MEDAL_FROM: ("won", 2),
    ev.SCORED_MEDALS: ("held", 0),
    ev.SCORED_COINS: ("coins", 0),
}
