"""Every screen there is, and how to get there."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from tests.browser.finished import Finished
from tests.browser.playing import Hands, panel, places, wait_for_question
from tests.browser.seating import Guest
from tests.server.client import new_table

Screen = tuple[str, Page]
FAIR = re.compile("(Dice|Shuffle) proven fair|(Dés|Mélange) prouvés? honnêtes?")


def heading(page: Page) -> None:
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    page.wait_for_load_state("networkidle")


def plain_screens(guest: Guest) -> Iterator[Screen]:
    yield "first visit", at_rest(guest, "/")
    for name in ("settings", "me", "p/nobody", "rules", "learn", "puzzles", "open", "new"):
        page = guest.open(f"/{name}")
        heading(page)
        yield name, page
    guest.page.locator("summary").first.click()
    yield "new table with everything", guest.page
    guest.page.locator("form li button").nth(1).click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    yield "who sits on a chair", guest.page
    guest.page.keyboard.press("Escape")


def rules_screens(guest: Guest) -> Iterator[Screen]:
    """The specification: with an example opened, and narrowed down by a word."""
    page = at_rest(guest, "/rules#EX-16")
    expect(page.locator("#EX-16")).to_be_in_viewport()
    yield "every rule", page
    page.get_by_role("searchbox").fill("ruby")
    yield "every rule about rubies", page


def admin_screens(guest: Guest) -> Iterator[Screen]:
    """Of whoever keeps the site."""
    page = at_rest(guest, "/admin")
    yield "admin", page
    page.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Backed up")
    yield "backed up", page


def lobby_screens(guest: Guest) -> Iterator[Screen]:
    """A table with an open seat: from inside, from the table itself, and at a closed door."""
    code, tokens = new_table(guest.url, "me", "open", "greedy")
    yield "join", at_rest(guest, f"/j/{code}")
    yield "waiting without a seat", at_rest(guest, f"/t/{code}")
    guest.hold(code, tokens)
    yield "lobby", at_rest(guest, f"/new?table={code}")
    yield "waiting", at_rest(guest, f"/t/{code}")
    yield "landing", at_rest(guest, "/")


def at_rest(guest: Guest, path: str) -> Page:
    page = guest.open(path)
    heading(page)
    return page


def over_screens(guest: Guest, finished: Finished) -> Iterator[Screen]:
    guest.hold(finished.code, finished.tokens)
    page = at_rest(guest, f"/t/{finished.code}")
    yield "end", page
    page = at_rest(guest, f"/replay/{finished.code}#40")
    expect(page.get_by_role("button", name=FAIR)).to_be_visible()
    yield "replay", page
    page = at_rest(guest, f"/study/{finished.code}")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    yield "study", page
    yield "no such table", at_rest(guest, "/j/NOSUCH")


def table_screens(guest: Guest, hands: Callable[[Page], Hands], questions: int) -> Iterator[Screen]:
    """Some questions of a game, each before and after a place is chosen."""
    page = guest.table("me", "greedy", "greedy", "greedy")
    asked = wait_for_question(page)
    playing = hands(page)
    for _ in range(questions):
        yield guest.wire.ask["decision"], page
        if places(page).count() and not panel(page).get_by_role("checkbox").count():
            playing.push(places(page).first)
            yield "plan", page
            page.keyboard.press("Escape")
        playing.answer()
        asked = wait_for_question(page, asked)
    yield from table_extras(page)


def table_extras(page: Page) -> Iterator[Screen]:
    """What opens over the table: list, help and settings."""
    page.keyboard.press("l")
    expect(
        page.get_by_role("list", name=re.compile("^(Places as a list|Les lieux en liste)$"))
    ).to_be_visible()
    yield "list", page
    page.keyboard.press("l")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "help", page
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^(Settings|Réglages)$")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "table settings", page
