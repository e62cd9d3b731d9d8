"""A game played by clicks, as greedily as a robot plays; what was pressed is kept for every own turn."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.core.game import Setup
from tests.browser.playing import Mouse, panel
from tests.browser.seating import Guest

GLANCE = 6000  # milliseconds after which a turn that ends by itself has ended
Option = dict[str, Any]


class Clicker(Mouse):
    """Presses what leads to an answer until it is given."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest.page)
        self.wire = guest.wire
        self.turns: dict[int, list[str]] = {}  # what was pressed in each own turn

    def play(self, most: int | None = None) -> None:
        """To the end of the game, or for some turns."""
        for _ in self.questions():
            view = self.wire.last["view"]
            if view["active"] == self.wire.last["as"]:
                self.turns.setdefault(view["turn"], [])
            if most is not None and len(self.turns) > most:
                return
            self.give(self.wished())

    def wished(self) -> Option:
        """What a greedy robot would answer."""
        ask, info = self.wire.ask, self.wire.info
        rules: Any = catalog.game(info["game"]).for_setup(Setup(info["players"], info["options"], ""))
        offered: dict[int, Option] = {
            rules.lexicon.action(one["token"]): one for one in ask["options"] if not one.get("folded")
        }
        view = rules.notation.load_view(self.wire.last["view"])
        return offered[catalog.bot("greedy", 7, rules).choose(view, list(offered), Budget(0.05))]

    def give(self, option: Option) -> None:
        if option["token"] == self.wire.ask.get("passing"):
            self.page.clock.run_for(GLANCE)  # it is given by itself
            return
        entered, answers = option["main"], self.wire.answers
        while self.wire.answers == answers:
            way = next(way.last for way in self.ways(option, entered) if way.count())
            entered = entered or way.get_attribute("data-token") is None
            self.push(way)
            self.page.evaluate("0")  # whatever was sent by then is heard of

    def push(self, button: Locator) -> None:
        pressed = self.turns.get(self.wire.last["view"]["turn"])
        if pressed is not None:
            pressed.append(re.sub(r"\s+", " ", button.inner_text())[:30])
        super().push(button)

    def ways(self, option: Option, entered: bool) -> Iterator[Locator]:
        """What leads to an answer, the nearest first."""
        asked, verb, argument = panel(self.page), option["verb"], option["argument"]
        yield from COUNTED.get(option["shape"], lambda *_: ())(asked, argument)
        yield asked.locator("[data-deed]:first-of-type button")  # the way and what one goes there for
        picked = asked.locator("[data-pick] button")  # or the way and one of many things to be done there
        yield picked.nth(picked.count() // 2)
        yield asked.locator(f"[data-token='{option['token']}']")
        yield self.page.locator(f"[data-answers='{option['token']}']")
        yield asked.locator(f"[data-verb='{verb}']")
        if entered:
            yield self.page.locator(f"[data-place='{argument}'], [data-edge='{argument}']")
        yield self.page.locator(f"[data-region=hand] [data-card='{option.get('card') or verb}']")


def in_bundle(asked: Locator, argument: str) -> Iterator[Locator]:
    """Each kind is counted down to its number in a bundle, then up."""
    wanted = Counter(argument)
    for step, sign in (("less", -1), ("more", 1)):
        for one in asked.locator(f"[data-{step}]:not([aria-disabled=true])").all():
            leads_to = one.get_attribute(f"data-{step}") or ""
            if (int(leads_to[1:]) - wanted[leads_to[0]]) * sign <= 0:
                yield one


def in_set(asked: Locator, argument: str) -> Iterator[Locator]:
    """Whatever is ticked and should not be, or the other way round."""
    wanted = argument.split(",")
    for one in asked.locator("[data-tick]").all():
        if (one.get_attribute("data-tick") in wanted) != (one.get_attribute("aria-checked") == "true"):
            yield one


COUNTED: dict[str, Any] = {"bundle": in_bundle, "set": in_set}
