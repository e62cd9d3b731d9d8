"""A box and a game from elsewhere in a real browser: the page is built with their parts, and they are played
against greedy to the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import Mouse, place, places
from tests.browser.seating import PHONE, Guest, House
from tests.browser.serving import Server
from tests.tiers import thorough
from tests.toys import ENVIRONMENT


@pytest.fixture(scope="module")
def toys_served(elsewhere: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        for key, value in {**ENVIRONMENT, "BEDESTEN_PAGE": str(elsewhere / "web" / "dist")}.items():
            patch.setenv(key, value)
        server = Server(tmp_path_factory.mktemp("toys"))
    yield server
    server.interrupt()


@pytest.fixture
def toys(browser: Browser, toys_served: Server) -> Iterator[House]:
    house = House(browser, toys_served.url)
    yield house
    house.close()


@pytest.mark.parametrize(
    ("locale", "question", "well", "won"),
    [
        thorough("en-GB", "From which well do you draw?", "Northern Well", "Water"),
        ("fr-FR", "Dans quel puits puisez-vous", "Puits nord", "Eau"),
    ],
)
def test_a_game_from_elsewhere_is_played_to_the_end(
    toys: House, locale: str, question: str, well: str, won: str
) -> None:
    guest = toys.guest(PHONE if locale == "fr-FR" else {"width": 1360, "height": 850}, locale=locale)
    page = guest.table("me", "greedy", game="wells", options={})
    expect(page.get_by_text(question).first).to_be_visible()
    expect(page.locator("[data-well='north']")).to_contain_text(well)
    hands = Mouse(page)
    for _ in hands.questions():
        hands.answer()
    expect(page.locator("#ranking")).to_be_visible()
    expect(page.get_by_text(won).first).to_be_visible()


def told(guest: Guest) -> set[str]:
    """The kinds of everything that has happened."""
    return {event["kind"] for message in guest.wire.messages for event in message.get("events", [])}


def test_an_expansion_from_elsewhere_is_played_to_the_end(toys: House) -> None:
    guest = toys.guest()
    page = guest.table("me", "greedy", game="istanbul+harbour", options={"layout": "coast", "start": 0})
    expect(place(page, "Pier").locator("[data-pier]")).to_be_visible()
    expect(place(page, "Wainwright")).to_contain_text("7")  # what is printed there comes from the server
    expect(page.locator("[data-fish]").first).to_be_visible()
    hands = Mouse(page)
    pier = places(page).filter(has=page.locator("[data-pier]"))
    for _ in hands.questions():
        if "caught_fish" in told(guest):
            break
        if pier.count():
            hands.go(pier)
        else:
            hands.answer()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a robot sit in for me").click()
    expect(page.locator("#ranking")).to_be_visible()
    assert "caught_fish" in told(guest)


def test_the_new_table_offers_what_came_from_elsewhere(toys: House) -> None:
    page = toys.guest().open("/new")
    expect(page.get_by_text("Five Wells").first).to_be_visible()
    expect(page.get_by_text("The Harbour").first).to_be_visible()
