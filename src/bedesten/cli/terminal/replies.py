"""Answers to what cannot be: every no has a reason."""

from bedesten.cli.terminal.canvas import Canvas, asked, nothing
from bedesten.cli.terminal.choices import Choice, verb_of
from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.core.play.match import Match


def why(match: Match, c: Canvas, entry: str, choices: list[Choice]) -> str:
    """Why something is not possible; of what is, what comes of it."""
    if not entry:
        return c.text.say("ui.why_what", {"example": example(match, c)})
    a = understood(match, entry, choices)
    if a is None:
        return c.text.say("ui.not_token", {"entry": entry, "examples": example(match, c)})
    reason = reason_for(match, c, entry, choices)
    if reason is not None:
        return c.text.reason(reason, c.names)
    said = c.text.say("ui.possible", {"what": c.text.option(match.game, a, c.names, c.about)})
    comes = next((choice.outcome for choice in choices if choice.action == a), [])
    return " ".join([said, *comes])


def reason_for(match: Match, c: Canvas, entry: str, choices: list[Choice]) -> Reason | None:
    """The rule against what was typed; None also if it stands for nothing."""
    a = understood(match, entry, choices) if entry else None
    return None if a is None else match.game.guide.why_not(match.state, c.seat, a)


def example(match: Match, c: Canvas) -> str:
    """Something that a person may ask about."""
    wanted = match.game.guide.worth_explaining(match.state, c.seat) or match.game.legal(match.state)
    return match.game.lexicon.token(wanted[0])


def nothing_else(match: Match, c: Canvas) -> str:
    """Why the only answer left is to do without: the reason against what one came for."""
    only = match.game.legal(match.state)[0]
    missed = asked(c, "missed", nothing, only) or match.game.guide.worth_explaining(match.state, c.seat)
    reason = match.game.guide.why_not(match.state, c.seat, missed[0]) if missed else None
    return c.text.reason(reason, c.names) if reason else ""


def chosen(match: Match, entry: str, choices: list[Choice]) -> Choice | None:
    """The choice of this number, token or argument; nothing stands for the only one there is."""
    if not entry:
        return choices[0] if len(choices) == 1 else None
    for choice in choices:
        if entry == str(choice.number):
            return choice
    exactly = token_action(match, entry)
    a = understood(match, entry, choices) if exactly is None else exactly
    return next((choice for choice in choices if choice.action == a), None)


def refusal(match: Match, c: Canvas, entry: str, choices: list[Choice]) -> str:
    """What is said to an entry that is no choice."""
    if understood(match, entry, choices) is not None:
        return why(match, c, entry, choices)
    key = "ui.no_option" if entry.isdigit() else "ui.not_understood"
    return c.text.say(key, {"number": entry, "entry": entry})


def understood(match: Match, entry: str, choices: list[Choice]) -> Action | None:
    """A token, what one of the verbs on offer can be about, or the number of a choice."""
    verbs = dict.fromkeys(verb_of(match.game, choice.action) for choice in choices)
    for token in [entry, *[f"{verb}:{entry}" for verb in verbs]]:
        a = token_action(match, token)
        if a is not None:
            return a
    return next((choice.action for choice in choices if entry == str(choice.number)), None)


def token_action(match: Match, token: str) -> Action | None:
    """What a token stands for in any spelling, whether it is possible now or not."""
    try:
        return match.game.lexicon.action(token)
    except ValueError:
        return None
