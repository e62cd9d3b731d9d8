"""The options of a question: each with what it will cost and bring, and those that come to nothing."""

from itertools import groupby
from typing import Any, TypeAlias, cast

from bedesten.core.event import Event
from bedesten.core.guide.guard import shown
from bedesten.core.ids import SPAN, Action
from bedesten.core.play.preview import Preview, foreseen, preview
from bedesten.server.protocol.bounds import Role
from bedesten.server.protocol.questions import Deed, Odds, Option, PlanLine, Use
from bedesten.server.tables.asking import Asking
from bedesten.server.tables.sums import sum_of
from bedesten.text.previews import consequences, prospects

MAIN = ("act", "instead")  # answers that do something
FEW = 2  # deeds beside the way to them
PICKED = ("number", "place")  # shapes of one thing among many
GATHERED = ("bundle", "set")  # shapes of several things at once
NOTHING = -1  # no way out, or not the only one
Seen: TypeAlias = dict[Action, Preview]


def options(to: Asking) -> tuple[list[Option], str]:
    """All that are offered, and the token of the one that may be given unasked."""
    timeline, game, state = to.timeline, to.timeline.game, to.timeline.match.state
    before = assets(to)
    seen = {a: tried(to, a, before) for a in game.legal(state)}
    none: set[Action] = set()
    folded = shown(timeline, "option", none, folds, to, seen)
    passing = shown(timeline, "option", NOTHING, way_out, to, seen, folded)
    if passing == NOTHING and to.help == "full":
        passing = shown(timeline, "option", NOTHING, game.guide.foregone, state, to.viewer)
    if passing != NOTHING:
        seen[passing] = tried(to, passing, before, passing=True)
    offered = [worded(to, [a], one, before, a in folded) for a, one in seen.items()]
    return offered, game.lexicon.token(passing) if passing != NOTHING else ""


def assets(to: Asking) -> dict[str, int]:
    nothing: dict[str, int] = {}
    args = (to.timeline.match.state, to.viewer)
    return shown(to.timeline, "preview", nothing, to.timeline.game.guide.assets, *args)


def tried(to: Asking, a: Action, before: dict[str, int], passing: bool = False) -> Preview:
    game, state = to.timeline.game, to.timeline.match.state
    args = (game, state, to.viewer, a, before, passing)
    return shown(to.timeline, "preview", Preview([a]), preview, *args)


# --- what comes to nothing


def only_out(to: Asking, seen: Seen) -> Action:
    out = [a for a in seen if to.timeline.game.guide.role(a) == "out"]
    return out[0] if len(out) == 1 else NOTHING


def folds(to: Asking, seen: Seen) -> set[Action]:
    """Answers that lead where passing leads and bring nothing on the way."""
    out = only_out(to, seen)
    if out == NOTHING:
        return set()
    passed = seen[out]
    story, stands = told(passed.news)[1:], steps_of(passed.then)
    role = to.timeline.game.guide.role
    return {
        a
        for a, one in seen.items()
        if len(one.news) == len(story)
        and role(a) == "act"
        and told(one.news) == story
        and steps_of(one.then) == stands
    }


def told(news: list[Event]) -> list[tuple[int, int, list[int]]]:
    return [(e.kind, e.seat, e.args) for e in news]


def steps_of(state: Any) -> list[str]:
    return [type(step).__name__ for step in state.todo] if state else []


def way_out(to: Asking, seen: Seen, folded: set[Action]) -> Action:
    """The only thing to do, if no card or tile that can be played would open another. Outside turns
    somebody always chooses."""
    guide, state = to.timeline.game.guide, to.timeline.match.state
    answers = [a for a in seen if guide.role(a) in MAIN and a not in folded]
    if answers or not guide.phase(state) or any(opens(to, seen, a) for a in seen if guide.role(a) == "free"):
        return NOTHING
    return only_out(to, seen)


def opens(to: Asking, seen: Seen, a: Action) -> bool:
    """Whether the same question has another answer after it."""
    game, then = to.timeline.game, seen[a].then
    if game.to_move(then) != to.viewer or steps_of(then) != steps_of(to.timeline.match.state):
        return False
    return any(b not in seen and game.guide.role(b) in MAIN for b in game.legal(then))


# --- an option


def whole_answers(to: Asking) -> list[Option]:
    """What can be done through several decisions at once; one that cannot be foreseen is left out."""
    timeline, game, state = to.timeline, to.timeline.game, to.timeline.match.state
    nothing = Preview([])
    leads: list[list[Action]] = shown(timeline, "question", [], game.guide.ways, state, to.viewer)
    before = assets(to) if leads else {}
    seen = [
        (lead, shown(timeline, "preview", nothing, foreseen, game, state, to.viewer, lead, before))
        for lead in leads
    ]
    return [worded(to, lead, one, before) for lead, one in seen if one is not nothing]


def worded(
    to: Asking, lead: list[Action], seen: Preview, before: dict[str, int], folded: bool = False
) -> Option:
    """An answer, or several in a row, with what comes of it. Its token is enough to choose it by."""
    timeline, game = to.timeline, to.timeline.game
    a = lead[-1]
    number, argument = divmod(a, SPAN)
    verb, kind = game.lexicon.verbs[number], game.lexicon.kinds[number]
    token = game.lexicon.token(a)
    full = to.help == "full"
    nothing: tuple[list[str], list[PlanLine]] = ([], [])
    lines, short = shown(timeline, "preview", nothing, plan_lines, to, seen, before) if full else nothing
    role: str = shown(timeline, "option", "act", game.guide.role, a)
    return Option(
        token=token,
        verb=verb,
        text=shown(timeline, "option", token, in_words, to, a),
        shape=kind.shape,
        argument=kind.words[argument],
        main=role in MAIN,
        plan=game.lexicon.tokens(seen.plan),
        lines=lines,
        gain=seen.gain if full else {},
        bars=seen.bars,
        odds=shown(timeline, "odds", [], odds, to, a) if full else [],
        role=cast(Role, role),
        moves=shown(timeline, "option", False, game.guide.moves, a),
        card=shown(timeline, "option", "", card_of, to, seen.news),
        consequences=short,
        use=shown(timeline, "preview", None, use_of, to, seen) if full else None,
        steps=shown(timeline, "option", 0, game.guide.steps, timeline.match.state, to.viewer, a),
        settled=shown(timeline, "option", [], settled, to, a) if full and len(lead) == 1 else [],
        folded=folded,
        sum=shown(timeline, "preview", None, sum_of, to, lead, seen.news) if full else None,
    )


def settled(to: Asking, a: Action) -> list[Deed]:
    """The answer with each of those that may follow it; alone, where that is left to be chosen."""
    game, state = to.timeline.game, to.timeline.match.state
    token, rows = game.lexicon.token(a), game.guide.settled(state, to.viewer, a)
    return [Deed(token, in_row(to, row), game.lexicon.tokens([a, *row]), True) for row in rows]


def in_row(to: Asking, row: list[Action]) -> str:
    first, *others = [to.text.option(to.timeline.game, a, to.names, "") for a in row] or [""]
    return ", ".join([first, *map(continued, others)])


def continued(text: str) -> str:
    """Within a sentence."""
    return text[:1].lower() + text[1:]


def in_words(to: Asking, a: Action) -> str:
    game = to.timeline.game
    return to.text.option(game, a, to.names, game.guide.about(to.timeline.match.state))


def card_of(to: Asking, news: list[Event]) -> str:
    """The card the viewer plays with it."""
    played = (to.timeline.game.guide.card_played(e) for e in news if e.seat == to.viewer)
    return next((card for card in played if card), "")


def plan_lines(to: Asking, seen: Preview, before: dict[str, int]) -> tuple[list[str], list[PlanLine]]:
    game = to.timeline.game
    changes = game.guide.changes(to.timeline.match.state, to.viewer, before, seen.news)
    lines, short = consequences(to.text, game, changes, to.viewer, to.names)
    return lines, [PlanLine(*one) for one in short]


def use_of(to: Asking, seen: Preview) -> Use | None:
    """None if it leads nowhere."""
    state = to.timeline.match.state
    outlook = to.timeline.game.guide.outlook(state, seen.then, to.viewer, seen.news)
    use = prospects(to.text, outlook, to.names)
    if use is None:
        return None
    lines = [PlanLine(*one) for one in use.lines]
    deeds = deeds_of(to, seen) if use.useful else []
    return Use(use.useful, use.pill, use.mini, use.asset, lines, use.lacks, use.help, deeds)


# --- what is done where an option leads


def deeds_of(to: Asking, seen: Preview) -> list[Deed]:
    """If there are one or two; whatever has to be chosen among many is asked there."""
    game = to.timeline.game
    if game.to_move(seen.then) != to.viewer:
        return []
    acts = acts_in(to, seen.then)
    if len({a // SPAN for a in acts}) == 1 and game.lexicon.kinds[acts[0] // SPAN].shape in PICKED:
        return [one_of(to, seen, a) for a in acts if game.guide.worthwhile(seen.then, to.viewer, a)]
    rows = rows_in(to, seen.then)
    return [deed(to, seen, row) for row in rows] if len(rows) <= FEW else []


def acts_in(to: Asking, then: Any) -> list[Action]:
    return [a for a in to.timeline.game.legal(then) if to.timeline.game.guide.role(a) == "act"]


def rows_in(to: Asking, then: Any) -> list[list[Action]]:
    """What can be done in a position without a choice, with all that settles it unless that is much."""
    verbs = groupby(acts_in(to, then), lambda a: a // SPAN)
    few = [a for verb, same in verbs for a in outright(to, verb, list(same))]
    rows = [[a, *row] for a in few for row in whole_rows(to, then, a) or [[]]]
    return rows if len(rows) <= FEW else [[a] for a in few]


def whole_rows(to: Asking, then: Any, a: Action) -> list[list[Action]]:
    return [row for row in to.timeline.game.guide.settled(then, to.viewer, a) if row]


def one_of(to: Asking, seen: Preview, a: Action) -> Deed:
    """Of many of a kind, to be picked by what it names."""
    game = to.timeline.game
    kind, token = game.lexicon.kinds[a // SPAN], game.lexicon.token(a)
    chances = [Odds(one.ways, one.of, one.gain) for one in game.guide.prospects(seen.then, a)]
    text = to.text.option(game, a, to.names, "")
    led = preview(game, seen.then, to.viewer, a, {})
    rows = rows_in(to, led.then) if game.to_move(led.then) == to.viewer else []
    row = rows[0] if len(rows) == 1 else []
    bars = bool(chances) or any(preview(game, led.then, to.viewer, a, {}).bars for a in row[:1])
    plan = game.lexicon.tokens([*seen.plan, a, *row])
    then = spoken(to, led.then, row) if row else ""
    return Deed(token, text, plan, bars, kind.shape, kind.words[a % SPAN], chances, then)


def outright(to: Asking, verb: int, same: list[Action]) -> list[Action]:
    """What can be done without a choice: of bundles and sets the largest, if there is only one."""
    kind = to.timeline.game.lexicon.kinds[verb]
    if kind.shape not in GATHERED:
        return same if kind.shape == "plain" else []
    sizes = [len(kind.words[a % SPAN]) for a in same]
    largest = max(sizes)
    return [same[sizes.index(largest)]] if sizes.count(largest) == 1 else []


def deed(to: Asking, seen: Preview, row: list[Action]) -> Deed:
    game, a = to.timeline.game, row[0]
    bars = preview(game, seen.then, to.viewer, a, {}).bars
    plan = game.lexicon.tokens([*seen.plan, *row])
    return Deed(game.lexicon.token(a), spoken(to, seen.then, row), plan, bars)


def spoken(to: Asking, then: Any, row: list[Action]) -> str:
    """In a sentence of its own where there is one."""
    game = to.timeline.game
    if said := to.text.filled_if("deed." + "+".join(game.lexicon.tokens(row)), {}, to.names):
        return said
    text = to.text.option(game, row[0], to.names, game.guide.about(then))
    return f"{text}; {continued(in_row(to, row[1:]))}" if row[1:] else text


def odds(to: Asking, a: Action) -> list[Odds]:
    """What the dice may bring, where they come next."""
    chances = to.timeline.game.guide.prospects(to.timeline.match.state, a)
    return [Odds(one.ways, one.of, one.gain) for one in chances]
