"""What the rules themselves tell people of plain cards and places, so that no table has to."""

from typing import Final

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.guide.reasons.common import with_card
from bedesten.istanbul.guide.reasons.decisions import WINDOWS, Kind
from bedesten.istanbul.guide.reasons.moment import INSIDE
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.ids import EXTEND, IN_FINAL
from bedesten.istanbul.kernel import FreePlay, PlainPlace, Rules
from bedesten.istanbul.scoring import FinalCards

OPEN: Final[list[Kind]] = [*WINDOWS, FinalCards]  # by window
assert len(OPEN) == IN_FINAL + 1


def plain_cards(rules: Rules) -> list[FreePlay]:
    return [play for play in rules.plays if play is not None and play.rule]


def card_actions(rules: Rules) -> dict[int, Action]:
    """An action that stands for each of these cards."""
    return {play.card: play.verb for play in plain_cards(rules)}


def reason_tables(rules: Rules, others: ReasonTables) -> ReasonTables:
    """Cards are for windows, and for whoever holds them; the action of a place is for wherever others are."""
    cards = plain_cards(rules)
    places = {
        place.verb: (number, place)
        for number, place in enumerate(rules.places)
        if isinstance(place, PlainPlace)
    }
    return ReasonTables(
        decisions={play.verb: windows_of(rules, play) for play in cards}
        | dict.fromkeys(places, others.decisions[EXTEND]),
        places={verb: (number,) for verb, (number, _) in places.items()},
        reasons={play.verb: with_card(play.rule, play.card, idle(rules, play)) for play in cards}
        | {verb: Reason(place.rule, "not_offered") for verb, (_, place) in places.items()},
        elsewhere={play.verb: INSIDE for play in cards},
    )


def windows_of(rules: Rules, play: FreePlay) -> tuple[Kind, ...]:
    return tuple(kind for window, kind in enumerate(OPEN) if play in rules.card_plays[window])


def idle(rules: Rules, play: FreePlay) -> Reason:
    return Reason(play.rule, "card_idle", {"card": rules.card_names[play.card]})
