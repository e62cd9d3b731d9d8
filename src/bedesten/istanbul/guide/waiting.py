"""What waits for a seat at the place it comes to: the action, whoever is there, or why nothing."""

from bedesten.core.event import Event
from bedesten.core.guide import Outlook, Reason
from bedesten.istanbul import events as ev
from bedesten.istanbul.encounters import catches, is_used
from bedesten.istanbul.guide.outlook import Look, idle
from bedesten.istanbul.guide.reasons import moves
from bedesten.istanbul.ids import CATCH, NO_VISIT, NOBODY_MET
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import TOLL

NOWHERE = 0


def arrived(news: list[Event], seat: int, arrivals: list[int]) -> int:
    """The place a seat comes to, to act there; NOWHERE if it does not."""
    came = [e.args[0] for e in news if e.kind in arrivals and e.seat == seat]
    return came[-1] if came else NOWHERE


def waiting(s: State, seat: int, place: int, news: list[Event], looks: dict[int, Look]) -> list[Outlook]:
    """First the action, then those who are met, if anything comes of one of them."""
    ended = {e.kind for e in news if e.seat == seat}
    if ev.DECLINED in ended:
        return [idle(Reason("IST-ASSIST-2", "stack_empty"), "assistants", 1)]
    if ev.REFUSED in ended:
        owed = TOLL * len(s.creditors(seat, place))
        return [idle(moves.toll(s, seat, place), "lira", owed - s.seats[seat].lira)]
    look = looks.get(place)
    action = look(s, seat) if look else unknown(s, seat, place)
    visits = not s.used & (NO_VISIT | NOBODY_MET) and ev.FAMILY_SENT not in ended
    met = [Outlook("catch", {"other": e.args[0]}) for e in news if e.kind == ev.CAUGHT and e.seat == seat]
    met += meetings(s, seat, place) if visits else []
    return [one for one in [action, *met] if not (met and one.why)]


def unknown(s: State, seat: int, place: int) -> Outlook:
    """Of a place that nobody has looked at: whether its action can be carried out."""
    if s.rules.places[place].options(s, seat):
        return Outlook("action")
    return idle(Reason("IST-ACT-2", "nothing_there", {"place": s.rules.place_names[place]}))


def meetings(s: State, seat: int, place: int) -> list[Outlook]:
    """Family members are caught, those who belong to nobody can be met."""
    caught = [Outlook("catch", {"other": a - CATCH}) for a in catches(s, seat, place)]
    tokens = [token for token, at in enumerate(s.tokens) if at == place and not is_used(s, token)]
    met = [s.rules.meetings[token] for token in tokens]
    return caught + [Outlook(f"meet_{one.name}") for one in met if one.options(s, seat)]
