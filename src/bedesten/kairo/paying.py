"""Paying for an expansion: coins of its colour, then what replaces the others. KAI-PAY, KAI-DEC-6."""

from bedesten.core.ids import Action
from bedesten.kairo.build import carry_out
from bedesten.kairo.draft import ASK_OTHER, Build, ask_next
from bedesten.kairo.ids import HUES, OTHER, OWN
from bedesten.kairo.kernel import Announcement, State
from bedesten.kairo.money import least_own


def cost_of(s: State, seat: int, build: Build) -> int:
    """KAI-PAY-1: the size of the stand after the expansion."""
    return s.size(seat * HUES + build.colour) + 1


class ChooseOwn(Announcement):
    """How many coins of the stand's colour are paid; the rest is replaced. KAI-PAY-5, KAI-PAY-8."""

    def options(self, s: State) -> list[Action]:
        build = Build(s.draft)
        cost = cost_of(s, self.seat, build)
        purse = build.purse_left(s, self.seat)
        least = least_own(purse, build.colour, cost, s.terms.mixed)
        return [OWN + k for k in range(least, min(cost, purse[build.colour]) + 1)]

    def proceed(self, s: State) -> None:
        ask_or_finish(s, self.seat)


class ChooseOther(Announcement):
    """How many replacement coins of the next other colour. KAI-PAY-3, KAI-PAY-4."""

    def options(self, s: State) -> list[Action]:
        build = Build(s.draft)
        missing = build.missing(cost_of(s, self.seat, build))
        purse = build.purse_left(s, self.seat)
        colours = build.other_colours()[len(build.others) :]
        owned = purse[colours[0]]
        later = [purse[colour] for colour in colours[1:]]
        if s.terms.mixed:
            return [OTHER + n for n in range(max(0, missing - sum(later)), min(missing, owned) + 1)]
        options = [OTHER] if any(n >= missing for n in later) else []
        return options + ([OTHER + missing] if owned >= missing else [])

    def proceed(self, s: State) -> None:
        ask_or_finish(s, self.seat)


def ask_or_finish(s: State, seat: int) -> None:
    """Replacement coins are asked for while some are missing. KAI-DEC-6."""
    build = Build(s.draft)
    if build.missing(cost_of(s, seat, build)) > 0:
        ask_next(s, seat, ASK_OTHER)
    else:
        carry_out(s, seat)
