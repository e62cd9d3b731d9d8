"""Tables, and browsers that sit down at them."""

import json
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    HttpCredentials,
    Page,
    ViewportSize,
)

from tests.browser.wire import Wire
from tests.patience import WITHIN
from tests.server.client import new_table
from tests.server.serving import ADMIN

DESKTOP = ViewportSize(width=1360, height=850)
PHONE = ViewportSize(width=390, height=844)
SMALL = ViewportSize(width=320, height=640)
# what a browser adds to the seed: no table of a test depends on luck
ALWAYS_THE_SAME = """const random = crypto.getRandomValues.bind(crypto)
crypto.getRandomValues = numbers => numbers.length === 32 ? numbers.fill(7) : random(numbers)"""
# a third of the work of a page, and two thirds of what a test has to look through, are its drawings
UNDRAWN = """const really = fetch
window.fetch = (from, ...how) => String(from).includes('/sprite')
    ? Promise.resolve(new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')) : really(from, ...how)"""
# nor does a page need the worker that tells what happens while it is closed
UNTOLD = "if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.reject()"
KEPT = "bedesten.settings"


def chosen(**settings: object) -> str:
    """A browser that has chosen these settings, and nothing else yet."""
    item = json.dumps([KEPT, json.dumps(settings)])
    return f"if (location.host && !localStorage.getItem({json.dumps(KEPT)})) localStorage.setItem(...{item})"


KEEPER = HttpCredentials(username="keeper", password=ADMIN, send="always")
FIRST = {"layout": "short", "start": 0}  # the person at the page moves first


class Guest:
    """A browser of its own: nothing is shared with another guest but the server."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.expected = "ERR_CONNECTION_REFUSED"  # what the browser may complain about
        context.set_default_timeout(1000 * WITHIN)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("console", self.listen)
        self.page = context.new_page()
        self.wire = Wire(self.page)

    def listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and self.expected not in message.text:
            self.complaints.append(message.text)

    def open(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def hold(self, code: str, tokens: list[str], first: int = 0) -> None:
        """The browser keeps the secrets of these seats from now on, as if it had taken them itself."""
        held = [{"seat": first + i, "token": token} for i, token in enumerate(tokens)]
        item = json.dumps([f"bedesten.seats.{code}", json.dumps(held)])
        self.context.add_init_script(f"if (location.host) localStorage.setItem(...{item})")

    def own(self, key: str) -> None:
        """The browser is that player's from now on."""
        item = json.dumps(["bedesten.key", key])
        self.context.add_init_script(f"if (location.host) localStorage.setItem(...{item})")

    def sit(self, code: str, tokens: list[str], first: int = 0) -> Page:
        self.hold(code, tokens, first)
        return self.open(f"/t/{code}")

    def table(self, *seats: str, **more: Any) -> Page:
        """A new table; the first seat is this guest's."""
        more.setdefault("options", FIRST)
        return self.sit(*new_table(self.url, *seats, **more))


class House:
    """Lets guests in and, when all is over, asks whether any page complained."""

    def __init__(self, browser: Browser, url: str, drawn: bool = True, told: bool = False) -> None:
        self.browser = browser
        self.url = url
        self.left_out = [*([] if drawn else [UNDRAWN]), *([] if told else [UNTOLD])]
        self.guests: list[Guest] = []
        self.held = ExitStack()

    def guest(
        self, size: ViewportSize = DESKTOP, pace: str = "once", glance: bool = False, **more: Any
    ) -> Guest:
        """`more` as Playwright's new_context; pieces do not travel unless it says so, nobody waits until
        what robots do has been read, and no turn ends by itself."""
        wanted: dict[str, Any] = {"viewport": size, "locale": "en-GB", "reduced_motion": "reduce", **more}
        context = self.held.enter_context(self.browser.new_context(**wanted))
        context.add_init_script(ALWAYS_THE_SAME)
        for script in self.left_out:
            context.add_init_script(script)
        context.add_init_script(chosen(pace=pace, glance=glance))
        self.guests.append(Guest(context, self.url))
        return self.guests[-1]

    def phone(self, size: ViewportSize = PHONE, **more: Any) -> Guest:
        return self.guest(size, has_touch=True, is_mobile=True, **more)

    def close(self) -> None:
        self.held.close()
        complaints = [complaint for guest in self.guests for complaint in guest.complaints]
        assert not complaints, complaints
