"""Kairo at every size: nothing is clipped or too small, in both languages and themes axe finds nothing."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import chain

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.finished import Finished, finish
from tests.browser.measuring import within_reach
from tests.browser.playing import panel, places, wait_for_question
from tests.browser.scanning import bring_axe, in_both_themes, in_turn
from tests.browser.screens import Screen, over_screens
from tests.browser.seating import DESKTOP, PHONE, SMALL, Guest, House
from tests.browser.serving import Server
from tests.browser.test_kairo import KAIRO, answer, begin, offered, place_first, sit_down, square, ways
from tests.browser.test_steps import LAPTOP, TABLET, named
from tests.browser.waiting import expect_read
from tests.server.client import get
from tests.tiers import thorough

SPACE = re.compile(r"\s+")
MANY = 40 + 2 * 6 + 6  # things, at least
# a text of the map as large as it is on the screen, in pixels
SMALLEST_LETTER = """() => Math.min(...[...document.querySelectorAll('[data-board] svg text')]
    .filter(text => getComputedStyle(text.parentElement).display !== 'none')
    .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
# cards that lie partly outside their panel or outside the window
CUT = """() => [...document.querySelectorAll('.tray .card')].filter(card => {
    const it = card.getBoundingClientRect(), panel = card.closest('.panel').getBoundingClientRect()
    return it.left < panel.left || it.right > panel.right || it.top < panel.top || it.bottom > panel.bottom
        || panel.bottom > innerHeight || panel.right > innerWidth || it.width < 40
}).length"""
# names of seats, and what stands beside them in short, that are not read whole
SHORT = """() => [...document.querySelectorAll('.seat .txt, .strip li')]
    .filter(it => it.scrollWidth > it.clientWidth + 1).length"""
# squares for a hand that is not sure of itself
LARGE = "() => document.querySelector('[data-place]').getBoundingClientRect().width >= 44"
# gates whose text is wider than they are
TIGHT = """() => [...document.querySelectorAll('[data-bank]')].filter(bank => {
    const gate = bank.closest('li').getBoundingClientRect(), text = bank.parentElement
    return [...text.querySelectorAll('*')].some(one => one.getBoundingClientRect().right > gate.right + 1)
}).length"""
# as wide as they become: every medal has the sign of its holder beside it
HELD = """() => document.querySelectorAll('.medal:not(:has(.sign))').forEach(medal =>
    medal.insertAdjacentHTML('beforeend', '<svg class="sign"></svg>'))"""


@pytest.mark.drawn
def test_cards_gates_and_letters_are_whole_and_readable_at_every_size(house: House) -> None:
    page = sit_down(house.guest(), "me", "greedy", "greedy", "greedy")
    page.evaluate(HELD)
    for width, height in ((1440, 900), (1366, 768), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".tray .card").first).to_be_visible()
        page.wait_for_function(f"() => ({SMALLEST_LETTER})() >= 10.5")
        page.wait_for_function(f"() => ({CUT})() === 0 && ({TIGHT})() === 0 && ({SHORT})() === 0")
        page.wait_for_function(LARGE)
    for width, height in ((390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".tray")).to_have_count(0)
        page.evaluate(HELD)
        page.wait_for_function(f"() => ({SMALLEST_LETTER})() >= 10.5")
        page.wait_for_function(f"() => ({TIGHT})() === 0 && ({SHORT})() === 0")


@pytest.mark.drawn
def test_gates_of_a_narrow_market_are_whole_too(house: House) -> None:
    options = {"board": "courtyard-11x11", "start": 0}
    page = house.guest().table("me", "greedy", game=KAIRO, options=options)
    wait_for_question(page)
    page.evaluate(HELD)
    for width, height in ((1440, 900), (1366, 768), (1024, 768), (390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-bank]")).to_have_count(6)
        page.evaluate(HELD)
        expect_read(page, 0, partial(page.evaluate, TIGHT))


@pytest.mark.drawn
@pytest.mark.parametrize("size", [TABLET, thorough(LAPTOP), thorough(PHONE), thorough(SMALL)], ids=named)
def test_what_a_choice_is_answered_with_is_in_sight_however_long_its_sums(
    house: House, size: ViewportSize
) -> None:
    guest = house.guest(size, locale="fr-FR")
    page = sit_down(guest, "me", "greedy", "greedy", "greedy")
    for verb, first in (("expand", "[data-token='square:A8']"), ("lure", "li button")):
        begin(page, verb)
        panel(page).locator(first).first.click()
        for button in panel(page).locator(".row-b .btn").all():
            expect(button).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")


@pytest.mark.drawn
def test_what_is_paid_is_marked_where_it_lies_in_the_hand(house: House) -> None:
    guest = house.guest()
    page = sit_down(guest, "me", "greedy", "greedy", "greedy")
    hand = guest.wire.last["view"]["seats"][0]["hand"]
    place_first(guest)
    way = next(one for one in guest.wire.ask["options"] if len(one["plan"]) > 1)
    panel(page).locator(f"[data-token='{way['token']}']").click()
    paid = [token.removeprefix("card:") for token in way["plan"] if token.startswith("card:")]
    assert set(paid) <= {*hand}
    for card in hand:
        lies = page.locator(f"[data-region=hand] [data-card='{card}']")
        expect(lies).to_have_class(re.compile("spent") if card in paid else re.compile("^((?!spent).)*$"))


@pytest.mark.parametrize("size", [thorough(PHONE), SMALL], ids=["phone", "small"])
def test_on_a_phone_the_squares_in_question_come_near_enough_for_a_finger(
    house: House, size: ViewportSize
) -> None:
    guest = house.guest(size)
    page = sit_down(guest, "me", "greedy", "greedy")
    expect(square(page, "A1")).to_have_css("pointer-events", "none")  # far away nothing is aimed at
    place_first(guest)
    for name in offered(guest, "square"):
        expect_read(page, True, partial(within_reach, square(page, name)))
    first = offered(guest, "square")[0]
    panel(page).locator(f"[data-token='square:{first}']").click()  # in a row of the sheet
    expect(square(page, first)).to_have_attribute("aria-pressed", "true")
    expect(square(page, first)).to_be_in_viewport()
    page.set_viewport_size(DESKTOP)
    expect(page.locator(".port.near")).to_have_count(0)  # no longer a phone: the whole comes back


@pytest.mark.thorough
def test_what_a_finger_brought_near_is_whole_again_in_a_wider_window(house: House) -> None:
    page = sit_down(house.phone(), "me", "greedy", "greedy")
    page.get_by_role("group", name="Bazaar of Kairo").tap()
    expect(page.locator(".port.near")).to_have_count(1)
    page.set_viewport_size(DESKTOP)
    expect(page.locator(".tray")).to_be_visible()
    expect(page.locator(".port.near")).to_have_count(0)


# --- one sentence for each thing


@pytest.mark.thorough
def test_a_bubble_says_what_a_thing_is_called_and_what_its_row_says(house: House) -> None:
    page = sit_down(house.guest(), "me", "greedy", "greedy")
    show_everything(page)
    expect(page.locator("[data-board] .thing").nth(MANY)).to_be_attached()
    rows = {
        str(row.get_attribute("data-thing")): SPACE.sub(" ", row.inner_text()).strip()
        for row in page.locator("[data-board] .thing").all()
    }
    page.get_by_role("button", name="Market").click()
    expect(square(page, "A1")).to_be_visible()
    page.mouse.move(2, 2)  # it rests on nothing
    page.keyboard.press("Tab")  # from now on the keyboard leads
    kinds = {key.split(".")[0] for key in rows if "." in key}
    assert kinds == {"hand", "display", "gate", "medal", "seat"}
    assert len(rows) > MANY
    for key, said in rows.items():
        thing = page.locator(f"[data-place='{key}'], [data-thing='{key}']")
        thing.evaluate("it => it.focus()")
        expect(page.get_by_role("tooltip")).to_have_text(said)
        expect(thing).to_have_accessible_name(said)
        page.keyboard.press("Escape")


@pytest.mark.thorough
def test_a_stand_says_its_points_its_customers_and_its_next_size_as_they_are_now(house: House) -> None:
    guest = house.guest()
    page = sit_down(guest, "me", "greedy", "greedy")
    grow = ways(guest, "expand")[0]
    hue = grow["plan"][1].removeprefix("colour:")
    main = guest.wire.last["view"]["seats"][0]["stands"][hue]["main"]
    square(page, main).hover()
    for line in ("0 points so far", f"Size 2 costs 2 {hue} and brings 2 points."):
        expect(page.get_by_role("tooltip")).to_contain_text(line)
    square(page, grow["argument"]).click()
    asked = wait_for_question(page)
    panel(page).locator("[data-confirm]").click()
    wait_for_question(page, asked)
    square(page, main).hover()
    for line in (
        "2 points so far",
        "It holds both medals.",
        f"A customer you lure here pays you 2 {hue}.",
        f"Size 3 costs 3 {hue} and brings 3 points.",
    ):
        expect(page.get_by_role("tooltip")).to_contain_text(line)


def show_everything(page: Page) -> None:
    page.get_by_role("button", name="Show the board as a list").click()
    page.get_by_role("button", name="Everything").click()


# --- the end


@pytest.mark.thorough
def test_the_end_tells_where_the_points_came_from(house: House, ended: Finished) -> None:
    page = house.guest().open(f"/t/{ended.code}")
    table = page.get_by_role("table").first
    expect(table.get_by_role("columnheader", name="Medals held")).to_be_visible()
    story = get(house.url, f"/api/tables/{ended.code}/story")
    expect(table.locator("tr.sums")).to_have_count(len(story["ranking"]))
    for row, ranked in zip(table.locator("tr.sums").all(), story["ranking"], strict=True):
        parts = [story["sources"][name][ranked["seat"]] for name in ("stands", "won", "held", "coins")]
        assert sum(parts) == ranked["tally"]["vp"]
        expect(row.locator("td").first).to_have_text(str(parts[0]))
        expect(row.locator(".total")).to_have_text(str(ranked["tally"]["vp"]))


# --- axe


@pytest.fixture(scope="module")
def ended(server: Server) -> Finished:
    return finish(server.url, "greedy", game=KAIRO)


def screens(guest: Guest) -> Iterator[Screen]:
    """The questions of a turn, each before and after something on the map is chosen."""
    page = sit_down(guest, "me", "greedy", "greedy", "greedy")
    yield "action", page
    begin(page, "expand")
    yield "enlarge", page
    panel(page).locator("[data-token='square:A8']").click()
    yield "expansion chosen", page
    asked = wait_for_question(page)
    page.keyboard.press("p")
    wait_for_question(page, asked)
    yield "payment", page
    take_back(guest)
    place_first(guest)
    yield "new stand", page
    some = next(one for one in guest.wire.ask["options"] if len(one["plan"]) > 1)
    panel(page).locator(f"[data-token='{some['token']}']").click()
    yield "new stand chosen", page
    asked = wait_for_question(page)
    page.keyboard.press("p")
    wait_for_question(page, asked)
    yield "door or card", page
    take_back(guest)
    begin(page, "lure")
    yield "lure", page
    if not page.locator(".far").count():  # on a phone the rows lie over the map
        places(page).first.click()
        yield "customer chosen", page
    panel(page).locator("li button").first.click()
    yield "target chosen", page
    page.keyboard.press("l")
    expect(page.locator(".list")).to_be_visible()
    yield "list", page
    page.locator(".list .segs button").last.click()
    yield "everything", page


def draws(guest: Guest) -> Iterator[Screen]:
    """Drawing, once the list has made room for the market again."""
    page = guest.page
    page.locator(".list header .btn").click()
    expect(page.locator(".list")).to_be_hidden()
    while not panel(page).locator("[data-token='draw']").is_visible():
        page.keyboard.press("Escape")  # a bubble if one has opened, what was chosen, what was named
    answer(guest, "draw")
    yield "first card", page
    answer(guest, "take:pile")
    yield "second card", page
    answer(guest, "take:pile")
    if guest.wire.ask["decision"] == "DiscardCard":
        yield "too many cards", page


def take_back(guest: Guest) -> None:
    while guest.wire.ask["decision"] != "ChooseAction":
        asked = wait_for_question(guest.page)
        guest.page.keyboard.press("u")
        wait_for_question(guest.page, asked)


OFTEN = (PHONE, "en-GB")
SCANNED = [(DESKTOP, "en-GB"), (DESKTOP, "fr-FR"), (PHONE, "en-GB"), (PHONE, "fr-FR")]


@pytest.mark.parametrize(
    ("size", "locale"),
    [case if case == OFTEN else thorough(*case) for case in SCANNED],
    ids=lambda value: value if isinstance(value, str) else f"{value['width']}",
)
def test_axe_finds_nothing(house: House, ended: Finished, size: ViewportSize, locale: str) -> None:
    guest = house.guest(size, locale=locale)
    guest.expected = "404"
    bring_axe(guest.context)
    pages = chain(screens(guest), draws(guest), over_screens(guest, ended))
    if (size, locale) == OFTEN:
        assert in_turn(pages) == []
    else:
        assert [one for name, page in pages for one in in_both_themes(page, name)] == []


def test_what_lies_open_and_every_hand_is_seen_where_nothing_is_played(house: House) -> None:
    page = house.guest().open("/sandbox?game=kairo&players=2")
    for n in range(1, 1 + 4 + 3):
        outcome = page.get_by_role("region", name="Sandbox").get_by_role("listitem").first
        outcome.get_by_role("button").press("Enter")
        expect(page.get_by_role("button", name=re.compile("^Back to here"))).to_have_count(n)
    expect(page.get_by_role("list", name="Display").get_by_role("listitem")).to_have_count(4)
    hand = page.get_by_role("list", name="building cards")
    expect(hand.first.get_by_role("listitem")).to_have_count(3)
    expect(hand.first).to_contain_text("Section 2")
