"""The open decision as it is put to a seat: every option with what it will cost and bring."""

from dataclasses import dataclass
from typing import Any

from bedesten.core.event import Event
from bedesten.core.ids import CHANCE, SPAN, Action
from bedesten.server.protocol import Ask, Odds, Option, Reason, Shape, UndoInfo
from bedesten.server.tale import Tale
from bedesten.server.words import say
from bedesten.text import Text

SHAPES: dict[str, Shape] = {
    "place": "place",
    "good": "good",
    "card": "card",
    "bundle": "bundle",
    "number": "number",
    "set of places": "set",
    "die": "die",
    "seat": "seat",
    "border": "edge",
    "guild card": "card",
    "goods and coffee": "bundle",
    "six goods": "bundle",
    "set of goods": "bundle",
    "square": "square",
    "colour": "colour",
    "side": "side",
    "building card": "building",
    "authorisation": "building",
    "source": "building",
    "target": "stand",
    "number of coins": "number",
    "number of other coins": "number",
    "letter": "letter",
    "kiosk tile": "kiosk",
    "alternative": "way",
    "lira": "bid",
}


@dataclass(frozen=True)
class Asking:
    """To whom a decision is put, in which language, and how much help the table gives."""

    tale: Tale
    viewer: int
    text: Text
    names: list[str]
    undo: bool
    help: str
    away: bool = False  # a bot answers for the viewer


@dataclass
class Preview:
    """What comes of an option up to chance, another seat or the next real choice."""

    state: Any
    plan: list[Action]
    bars: bool = False


def ask(to: Asking) -> Ask | None:
    """None when nobody is asked any more."""
    tale, game = to.tale, to.tale.game
    if tale.over():
        return None
    state, seat = tale.match.state, tale.to_move()
    decision, phase = game.known(state)
    done = tale.phases_done() if phase == game.phase(state) else []
    if seat == to.viewer:
        decision, phase, done = type(state.todo[-1]).__name__, game.phase(state), tale.phases_done()
    mine = seat == to.viewer and not to.away
    before = game.assets(state, seat) if mine else {}
    options = [option(to, a, before) for a in game.legal(state)] if mine else []
    why = reasons(to) if mine and to.help != "bare" else {}
    title = to.text.ask(decision, idle=mine and not any(option.main for option in options))
    usual = (
        game.lexicon.token(game.usual(state)) if mine and to.help == "full" and game.usual(state) >= 0 else ""
    )
    return Ask(seat, mine, decision, title, phase, game.phases, done, options, usual, why, undo(to))


# --- options


def option(to: Asking, a: Action, before: dict[str, int]) -> Option:
    game = to.tale.game
    number, argument = divmod(a, SPAN)
    verb, kind = game.lexicon.verbs[number], game.lexicon.kinds[number]
    seen = preview(to, a)
    full = to.help == "full"
    return Option(
        token=game.lexicon.token(a),
        verb=verb,
        text=to.text.option(game, a, to.names, game.about(to.tale.match.state)),
        shape=SHAPES.get(kind.name, "plain"),
        argument=kind.words[argument],
        main=not game.is_way_out(a) and not game.is_free_play(a),
        plan=game.lexicon.tokens(seen.plan),
        lines=costs(to, seen.state.news) if full else [],
        gain=gain(before, game.assets(seen.state, to.viewer)) if full else {},
        bars=seen.bars,
        odds=odds(to, a) if full else [],
    )


def preview(to: Asking, a: Action) -> Preview:
    """Try it on a clone. Whether the usual answers follow, the game says; forced ones always do."""
    game, state = to.tale.game, to.tale.match.state
    s = game.trial(state)
    s.news = []
    goes_on = game.carries_on(state, a)
    seen = Preview(s, [a])
    game.apply(s, a)
    while game.to_move(s) == to.viewer:
        options = game.legal(s)
        usual = game.usual(s) if goes_on and len(options) > 1 else options[0]
        if len(options) > 1:
            if not goes_on or usual < 0:
                break
            seen.plan.append(usual)
        game.apply(s, usual)
    seen.bars = game.to_move(s) == CHANCE
    return seen


def costs(to: Asking, news: list[Event]) -> list[str]:
    """What happens to this seat, as far as it may know, and what the game tells besides."""
    told = [e for e in news if e.seen_by(to.viewer)]
    return [line(to, e) for e in told if e.seat == to.viewer or to.tale.game.told_besides(e)]


def line(to: Asking, e: Event) -> str:
    if e.seat == to.viewer:
        return to.text.plan(to.tale.game, e, to.names)
    return to.text.event(to.tale.game, e, to.viewer, to.names)


def gain(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """By how much the seat's assets change; what stays the same is left out."""
    return {name: after[name] - old for name, old in before.items() if after[name] != old}


def odds(to: Asking, a: Action) -> list[Odds]:
    """What the dice may bring, where they come next."""
    found = to.tale.game.prospects(to.tale.match.state, a)
    return [Odds(one.ways, one.of, one.gain) for one in found]


# --- reasons


def reasons(to: Asking) -> dict[str, Reason]:
    game, state = to.tale.game, to.tale.match.state
    found: dict[str, Reason] = {}
    for a in game.worth_explaining(state, to.viewer):
        reason = why_not(to, a)
        if reason is not None:
            found[game.lexicon.token(a)] = reason
    return found


def why_not(to: Asking, a: Action) -> Reason | None:
    """The rule beside the sentence, not inside it."""
    reason = to.tale.game.why_not(to.tale.match.state, to.viewer, a)
    if reason is None:
        return None
    said = to.text.reason(reason, to.names).removesuffix(f" ({reason.rule})")
    return Reason(reason.rule, said, reason.marks, reason.way)


# --- undo


def undo(to: Asking) -> UndoInfo:
    """Names what would be taken back, or says why nothing can."""
    if not to.undo:
        return UndoInfo(False, say(to.text.lang, "undo_off"))
    if to.away:
        return UndoInfo(False, say(to.text.lang, "sits_in"))
    entry = to.tale.undoable(to.viewer)
    if entry is None:
        return UndoInfo(False, to.text.say(to.tale.barrier(to.viewer)))
    return UndoInfo(True, to.text.undo(to.tale.game, entry.action, to.names))
