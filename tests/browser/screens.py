"""Every screen there is, and how to get there."""

import secrets
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from bedesten.server.codes import token_hash
from tests.browser.finished import Finished
from tests.browser.playing import Hands, panel, places, wait_for_question
from tests.browser.seating import Guest
from tests.server.client import Client, get, new_table, post, proposed

Screen = tuple[str, Page]


def heading(page: Page) -> None:
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    page.wait_for_load_state("networkidle")


def plain_screens(guest: Guest) -> Iterator[Screen]:
    yield "first visit", at_rest(guest, "/")
    for name in (
        "settings",
        "me",
        "p/nobody",
        "rules",
        "learn",
        "study",
        "puzzles",
        "people",
        "explore",
        "open",
        "site",
        "told",
        "new",
    ):
        page = guest.open(f"/{name}")
        heading(page)
        yield name, page
    guest.page.locator("summary").first.click()
    yield "new table with everything", guest.page
    guest.page.locator("form li button").nth(1).click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    yield "who sits on a chair", guest.page
    guest.page.keyboard.press("Escape")


def study_screens(guest: Guest) -> Iterator[Screen]:
    """The deal of the day, duplicate, a position of one's own, a layout that is rated."""
    for name in ("today", "duplicate", "editor"):
        page = guest.open(f"/{name}")
        expect(page.locator("main")).to_be_attached()
        page.wait_for_load_state("networkidle")
        yield name, page
    page = guest.open("/explore?game=istanbul&players=2&of=shipped&rate=short")
    expect(page.locator("section[aria-labelledby=laboratory] figure").first).to_be_visible()
    yield "a layout that is rated", page


def rules_screens(guest: Guest) -> Iterator[Screen]:
    """The specification: with an example opened, and narrowed down by a word."""
    page = at_rest(guest, "/rules#EX-16")
    expect(page.locator("#EX-16")).to_be_in_viewport()
    yield "every rule", page
    page.get_by_role("searchbox").fill("ruby")
    yield "every rule about rubies", page


def admin_screens(guest: Guest) -> Iterator[Screen]:
    """Of whoever runs the site."""
    new_table(guest.url, "me", "open")
    for name in ("", "/tables", "/players", "/reports", "/notice", "/backups"):
        page = at_rest(guest, f"/admin{name}")
        yield f"admin{name}", page
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_have_count(0)  # it is done
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
    key = secrets.token_urlsafe(24)
    guest.hold(finished.code, finished.tokens)
    guest.own(key)
    post(guest.url, f"/api/tables/{finished.code}/claim", {"tokens": finished.tokens}, key=key)
    page = at_rest(guest, f"/t/{finished.code}")
    yield "end", page
    page = at_rest(guest, f"/replay/{finished.code}#40")
    expect(page.locator(".fair:not(.bad) > [aria-expanded]")).to_be_visible()
    yield "replay", page
    page = at_rest(guest, f"/study/{finished.code}")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    yield "study", page
    page = at_rest(guest, "/me")
    expect(page.locator("#keepsakes")).to_be_visible()
    yield "my page", page
    yield "no such table", at_rest(guest, "/j/NOSUCH")


def play_out(url: str, code: str, tokens: list[str]) -> None:
    """To the end; whoever is told that it was too much at once comes back as somebody patient."""
    while get(url, f"/api/tables/{code}")["status"] != "over":
        with Client(url, code, tokens) as client:
            said = "step"
            while said == "step" and not client.over():
                client.wait_for_turn()
                if ask := client.ask:
                    said = client.act(*proposed(ask))["t"]


def people_screens(guest: Guest) -> Iterator[Screen]:
    """A player with a rated game, and somebody they played it with, who shows their page and is here. A robot
    that plans brings it to its end: two who take what is proposed need not come to one."""
    key, friend = (secrets.token_urlsafe(24) for _ in range(2))
    code, tokens = new_table(guest.url, "me", "open", "greedy", key=key, rated=True, options={"start": 0})
    tokens.append(post(guest.url, f"/api/tables/{code}/join", {}, key=friend)["seats"][0]["token"])
    play_out(guest.url, code, tokens)
    shown = post(guest.url, "/api/me", {"name": "Mert", "shown": "everybody"}, key=friend)
    get(guest.url, "/api/me", key=friend)
    post(guest.url, "/api/me/words", {"secret": token_hash(secrets.token_urlsafe(24))}, key=key)
    guest.own(key)
    page = at_rest(guest, "/")
    expect(page.locator("#people")).to_be_visible()
    yield "home with people", page
    new_table(guest.url, "me", "open", "greedy", key=friend, rated=True, listed=True)
    played, _ = new_table(guest.url, "me", "open", key=friend, listed=True, options={"start": 0})
    post(guest.url, f"/api/tables/{played}/join", {})
    page = at_rest(guest, "/people")
    expect(page.locator(f"a[href='/t/{played}']").first).to_be_visible()
    yield "people with tables", page
    page = at_rest(guest, "/me")
    expect(page.locator("#keepsakes")).to_be_visible()
    expect(page.locator(".sizes")).to_be_visible()
    expect(page.locator("#keys")).to_be_visible()
    yield "my page with ratings", page
    yield "a page that is shown", at_rest(guest, f"/p/{shown['id']}")


def table_screens(guest: Guest, hands: Callable[[Page], Hands], questions: int) -> Iterator[Screen]:
    """Some questions of a game, each before and after a place is chosen."""
    page = guest.table("me", "greedy", "greedy", "greedy")
    asked = wait_for_question(page)
    playing = hands(page)
    if not questions:
        yield guest.wire.ask["decision"], page
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
    expect(page.locator("[data-stage].rows").get_by_role("list").first).to_be_visible()
    yield "list", page
    page.keyboard.press("l")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "help", page
    page.keyboard.press("Escape")
    page.get_by_role("banner").get_by_role("button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "table settings", page
