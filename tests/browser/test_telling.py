"""Being told in a real browser: what it asks for, what its worker shows, and what the page lets be chosen."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from bedesten.server.run import serve_in_background
from tests.browser.scanning import bring_axe, in_both_themes
from tests.browser.seating import SMALL, Guest, House
from tests.browser.serving import PAGE
from tests.browser.waiting import expect_no_wider, expect_read
from tests.server.client import Client, new_key, new_table
from tests.server.receiving import Browser, Post, Receiver, mail_server, receiver
from tests.server.serving import free_port, settings
from tests.server.test_notifications import linked, take_turn, two

# a browser without a window shows no notices and knows no push service: the test is both, the rest is real
ALLOWED = """Notification.requestPermission = async () => 'granted'
PushManager.prototype.subscribe = async ({{ applicationServerKey: key }}) => {{
    if (key.length !== 65) throw new Error('not the key of a site')
    return {{ toJSON: () => ({}) }}
}}"""
RECORDED = """() => {
    self.shown = []
    self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })
    navigator.setAppBadge = async (count) => void self.shown.push({ count })
}"""
AWAITED = """() => new Promise((done) => {
    const look = () => (self.shown.length > 1 ? done(self.shown) : setTimeout(look, 10))
    look()
})"""


@dataclass(frozen=True)
class Told:
    house: House
    services: Receiver
    post: Post

    def guest(self, browser: Browser, **more: Any) -> Guest:
        guest = self.house.guest(**more)
        made = browser.subscription()
        keys = {"p256dh": made["p256dh"], "auth": made["auth"]}
        said = json.dumps({"endpoint": made["endpoint"], "keys": keys})
        guest.context.add_init_script(ALLOWED.format(said))
        return guest


@pytest.fixture
def site(browser: Chromium, tmp_path: Path) -> Iterator[Told]:
    port = free_port()
    with receiver() as services, mail_server() as office:
        running = serve_in_background(
            replace(
                settings(tmp_path, PAGE),
                address=f"http://127.0.0.1:{port}",
                inward=True,
                smtp=f"smtp://{office.host}:{office.port}",
                sender="keeper@play.example",
                tell_after=0.0,
                tell_gap=0.0,
                tell_every=0.02,
            ),
            port,
            home=True,
        )
        house = House(browser, running.url, drawn=False, told=True)
        yield Told(house, services, office)
        house.close()
        running.stop()


def switch(page: Page, name: str) -> None:
    """On or off, by the keyboard."""
    button = page.get_by_role("switch", name=name)
    before = button.get_attribute("aria-checked")
    button.focus()
    page.keyboard.press("Space")
    expect(button).to_have_attribute("aria-checked", "false" if before == "true" else "true")


def shown_by(guest: Guest, told: dict[str, Any]) -> list[dict[str, Any]]:
    """What the worker of the page makes of a push that comes."""
    cdp = guest.context.new_cdp_session(guest.page)
    known: list[Any] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    cdp.send("ServiceWorker.enable")
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    expect_read(guest.page, True, lambda: bool(known and guest.context.service_workers))
    worker = guest.context.service_workers[0]
    worker.evaluate(RECORDED)
    message = {"origin": guest.url, "registrationId": known[0]["registrationId"], "data": json.dumps(told)}
    cdp.send("ServiceWorker.deliverPushMessage", message)
    shown: list[dict[str, Any]] = worker.evaluate(AWAITED)
    return shown


def test_a_browser_is_told_that_it_is_its_players_turn(site: Told) -> None:
    browser = Browser(site.services, "/push/1")
    guest = site.guest(browser, timezone_id="Europe/Paris")
    page = guest.open("/me")
    switch(page, "In this browser")
    expect(page.get_by_text("This browser will notify you.")).to_be_visible()
    expect(page.get_by_text("Time zone: Europe/Paris.")).to_be_visible()
    switch(page, "Quiet hours")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    key = page.evaluate("localStorage.getItem('bedesten.key')")
    public = page.evaluate("k => fetch('/api/me/telling').then(a => a.json()).then(a => a.push)", key)
    code, tokens = two(guest.url, new_key(), key)
    with Client(guest.url, code, [tokens[0]]) as friend:
        take_turn(friend)
        told = browser.told(public)
    note, icon = shown_by(guest, told)
    assert (note["title"], note["body"]) == ("bedesten", f"It is your turn at table {code}.")
    assert (note["data"], note["tag"]) == ({"url": f"/t/{code}"}, code)
    assert icon == {"count": 1}
    page.goto(f"{guest.url}/")
    expect(page).to_have_title("(1) Home · bedesten")
    page.goto(f"{guest.url}/me")
    switch(page, "In this browser")
    expect(page.get_by_text("This browser will no longer notify you.")).to_be_visible()


def test_an_address_is_confirmed_and_stopped_by_who_says_so(site: Told) -> None:
    guest = site.guest(Browser(site.services, "/push/2"), size=SMALL)
    page = guest.open("/me")
    page.get_by_label("E-mail address").fill("zoe@example.org")
    page.get_by_role("button", name="Add").first.click()
    expect(page.get_by_text("not confirmed yet")).to_be_visible()
    _, _, letter = site.post.next()
    confirm = linked(letter.get_content(), "confirm", guest.url)
    page.goto(f"{guest.url}/told#confirm={confirm}")
    expect(page.get_by_text("May this site e-mail you")).to_be_visible()
    expect(page).to_have_url(re.compile("^[^#]*$"))  # the secret does not stay in the address
    page.get_by_role("button", name="Yes, e-mail me").click()
    expect(page.get_by_text("This address is confirmed.")).to_be_visible()
    page.get_by_role("link", name="To your page").click()
    page.get_by_role("button", name="Send a test").click()
    _, _, letter = site.post.next()
    page.goto(f"{guest.url}/told#stop={linked(letter.get_content(), 'stop', guest.url)}")
    page.get_by_role("button", name="No more e-mails").click()
    expect(page.get_by_text("No more e-mails will be sent to this address.")).to_be_visible()


def test_what_is_chosen_is_kept_and_nothing_of_it_is_in_anybodys_way(site: Told) -> None:
    guest = site.guest(Browser(site.services, "/push/3"), size=SMALL)
    bring_axe(guest.context)
    page = guest.open("/me")
    switch(page, "In this browser")
    page.get_by_text("For programs").click()
    page.get_by_label("Webhook").fill(f"{site.services.url}/hook")
    page.get_by_role("button", name="Add").last.click()
    expect(page.get_by_text("Signed with")).to_be_visible()
    switch(page, "a game is over")
    with page.expect_response("**/api/me/telling"):
        page.get_by_label("From").fill("21:30")
        page.get_by_label("From").press("Tab")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    switch(page, "Stop everything")
    page.reload()
    for name, on in {"it is my turn": "true", "a game is over": "false", "Stop everything": "true"}.items():
        expect(page.get_by_role("switch", name=name)).to_have_attribute("aria-checked", on)
    expect(page.get_by_label("From")).to_have_value("21:30")
    expect_no_wider(page, SMALL["width"])
    assert in_both_themes(page, "being told") == []


def test_the_page_can_be_installed(site: Told) -> None:
    guest = site.guest(Browser(site.services, "/push/4"))
    page = guest.open("/")
    cdp = guest.context.new_cdp_session(page)
    told = cdp.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("bedesten", "standalone", "/")
    for icon in manifest["icons"]:
        answer = page.request.get(guest.url + icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    assert page.evaluate("caches.keys()") == [], "nothing is kept that could be old"


@pytest.mark.thorough
def test_devices_around_are_let_in_by_a_switch(site: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    from bedesten.server.net import lan

    port = site.house.url.rpartition(":")[2]
    monkeypatch.setattr(lan, "address_at", lambda _: f"http://127.0.0.2:{port}")
    guest = site.guest(Browser(site.services, "/push/5"))
    page = guest.open("/settings")
    switch(page, "Let in devices on your network")
    expect(page.get_by_text(f"http://127.0.0.2:{port}")).to_be_visible()
    code, tokens = new_table(guest.url, "me", "open")
    guest.hold(code, tokens)
    page = guest.open(f"/new?table={code}")
    expect(page.locator("#link")).to_have_value(f"http://127.0.0.2:{port}/j/{code}")
    switch(page, "Let in devices on your network")
    expect(page.locator("#link")).to_have_value(f"{guest.url}/j/{code}")
