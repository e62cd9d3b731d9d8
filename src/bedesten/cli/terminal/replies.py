"""Answers to what cannot be: every no has a reason."""

from bedesten.cli.terminal.choices import BY_PLACE, Choice, verb_of
from bedesten.cli.terminal.seats import names
from bedesten.core.ids import Action
from bedesten.core.play.match import Match
from bedesten.istanbul import ids
from bedesten.text import Text


def why(match: Match, seat: int, entry: str, found: list[Choice], text: Text) -> str:
    """Why something is not possible, or that it is."""
    if not entry:
        return text.say("ui.why_what", {"example": "buy_ruby"})
    a = understood(match, entry, found)
    if a is None:
        return text.say("ui.not_token", {"entry": entry, "examples": "move:palace, sell:RRG, buy_ruby"})
    reason = match.game.guide.why_not(match.state, seat, a)
    who = names(text, match.setup.players)
    if reason is None:
        return text.say("ui.possible", {"what": text.option(match.game, a, who)})
    return text.reason(reason, who)


def nothing_else(match: Match, seat: int, text: Text) -> str:
    """Why the only answer left is to do without: the reason against what one came for."""
    only = match.game.legal(match.state)[0]
    wished = {ids.DECLINE: [ids.LEAVE], ids.REFUSE: [ids.PAY]}
    missed = wished.get(only) or match.game.guide.worth_explaining(match.state, seat)
    reason = match.game.guide.why_not(match.state, seat, missed[0]) if missed else None
    return text.reason(reason, names(text, match.setup.players)) if reason else ""


def chosen(match: Match, entry: str, found: list[Choice]) -> Choice | None:
    """The choice of this number or token; nothing stands for the only one there is."""
    if not entry:
        return found[0] if len(found) == 1 else None
    for choice in found:
        if entry == str(choice.number):
            return choice
    a = token_action(match, entry)
    return next((choice for choice in found if choice.action == a), None)


def refusal(match: Match, seat: int, entry: str, found: list[Choice], text: Text) -> str:
    """What is said to an entry that is no choice."""
    if understood(match, entry, found) is not None:
        return why(match, seat, entry, found, text)
    if entry.isdigit():
        return text.say("ui.no_option", {"number": entry})
    return text.say("ui.not_understood", {"entry": entry})


def understood(match: Match, entry: str, found: list[Choice]) -> Action | None:
    """A token, or the name or number of a place while places are chosen."""
    verbs = [verb_of(match.game, choice.action) for choice in found]
    places = [verb for verb in BY_PLACE if verb in verbs]
    numbered = [choice.action for choice in found if entry == str(choice.number)]
    for token in [entry, *[f"{verb}:{entry}" for verb in places]]:
        a = token_action(match, token)
        if a is not None:
            return a
    return numbered[0] if numbered else None


def token_action(match: Match, token: str) -> Action | None:
    """What a token stands for in any spelling, whether it is possible now or not."""
    try:
        return match.game.lexicon.action(token)
    except ValueError:
        return None
