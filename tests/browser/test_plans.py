"""Plans with numbers, places without use, one sentence for each thing, and no needless questions."""

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.playing import panel, place, places, wait_for_question
from tests.browser.seating import Guest, House
from tests.browser.test_steps import LAPTOP, TABLET, named
from tests.browser.waiting import expect_read
from tests.tiers import thorough

GAMES = ["istanbul", "istanbul+mocha", "istanbul+letters", "istanbul+mocha+letters"]
SPACE = re.compile(r"\s+")


def words(it: Locator) -> str:
    return SPACE.sub(" ", it.text_content() or "").strip()


# --- places with and without use


def test_a_place_without_use_looks_and_is_asked_otherwise(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy", "greedy")
    asked = wait_for_question(page)
    uses = {one["argument"]: one["use"] for one in guest.wire.ask["options"] if one.get("moves")}
    for name, use in uses.items():
        tile = page.locator(f"[data-place={name}]")
        expect(page.locator(f"[data-place={name}].idle")).to_have_count(0 if use["useful"] else 1)
        expect(tile).to_contain_text(use["pill"])
    idle = next(name for name, use in uses.items() if not use["useful"])
    page.locator(f"[data-place={idle}]").click()
    expect(panel(page)).to_contain_text(f"Nothing to do there now. {uses[idle]['lacks']}")
    page.keyboard.press("Enter")  # the main button chooses another place
    expect(panel(page).locator("[data-confirm]")).to_have_count(0)
    page.locator(f"[data-place={idle}]").click()
    panel(page).get_by_role("button", name="Go anyway").click()
    wait_for_question(page, asked)
    assert guest.wire.last["view"]["seats"][0]["merchant"] == idle


# the buttons that answer, of which something else is seen in the middle
COVERED = """() => [...document.querySelectorAll('[data-region=ask] .row-b .btn')].flatMap(it => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [it.innerText]
})"""


@pytest.mark.parametrize("size", [TABLET, thorough(LAPTOP)], ids=named)
def test_however_much_can_be_done_at_a_place_what_answers_is_in_sight(
    house: House, size: ViewportSize
) -> None:
    page = house.guest(size).table("me", "greedy", "greedy")
    wait_for_question(page)
    for open_place in places(page).all():
        open_place.click()
        expect(panel(page).locator("[data-confirm]")).to_be_visible()
        expect_read(page, [], partial(page.evaluate, COVERED))
        page.keyboard.press("Escape")


# --- one sentence for each thing


@pytest.mark.parametrize("game", [GAMES[0], *map(thorough, GAMES[1:])])
def test_a_bubble_says_what_a_thing_is_called_and_what_its_row_says(house: House, game: str) -> None:
    page = house.guest().table("me", "greedy", "greedy", game=game, options={"start": 0})
    wait_for_question(page)
    # what is printed on the places has come by then
    expect(page.locator("[data-place=post]")).to_have_accessible_name(re.compile(r"In the mail: \d"))
    page.keyboard.press("Tab")  # from now on the keyboard leads
    said = bubbles(page)
    assert len(said) >= 16 + 1 + 3
    page.keyboard.press("l")
    expect(page.locator("[data-board] li > .row .words").first).to_be_visible()
    rows = {row.get_attribute("data-place"): words(row.locator(".words")) for row in listed(page)}
    page.get_by_role("button", name="Cards and players").click()
    expect(page.locator("[data-board] [data-thing^='tile.']")).to_have_count(4)
    rows |= {row.get_attribute("data-thing"): words(row) for row in listed(page)}
    assert {key: rows[key] for key in said} == said


def listed(page: Page) -> list[Locator]:
    return page.locator("[data-board] li > .row").all()


def bubbles(page: Page) -> dict[str, str]:
    """What is said beside every place, card and seat; it is their spoken name as well."""
    plans: dict[str, str] = {}
    for key, thing in things(page):
        thing.evaluate("it => it.focus()")
        bubble = page.get_by_role("tooltip")
        name = thing.get_attribute("aria-label") or words(thing.locator(".vh").first)
        expect(bubble).to_have_text(SPACE.sub(" ", name))
        expect_read(page, True, partial(apart, page.locator(".pop"), thing))
        plans[key] = name
        page.keyboard.press("Escape")
    return plans


def things(page: Page) -> list[tuple[str, Locator]]:
    places = [(str(one.get_attribute("data-place")), one) for one in page.locator("[data-place]").all()]
    cards = [(f"card.{one.get_attribute('data-card')}", one) for one in page.locator("[data-card]").all()]
    seats = [
        (f"seat.{number}", one) for number, one in enumerate(page.locator("li[data-seat] [role=group]").all())
    ]
    return [*places, *((key.replace("card.guild.", "guild."), one) for key, one in cards), *seats]


def apart(*things: Locator) -> bool:
    """Whether two things do not cover each other."""
    one, other = (thing.bounding_box() for thing in things)
    return (
        one is not None
        and other is not None
        and (
            one["x"] + one["width"] <= other["x"]
            or other["x"] + other["width"] <= one["x"]
            or one["y"] + one["height"] <= other["y"]
            or other["y"] + other["height"] <= one["y"]
        )
    )


# below everything else that the bubble says
LAST = """it => it.getBoundingClientRect().bottom > document.querySelector('[role=tooltip]')
    .getBoundingClientRect().bottom"""


def test_a_refusal_says_the_reason_what_would_help_and_the_rule_by_its_name(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy")
    wait_for_question(page)
    token, why = next((token, why) for token, why in guest.wire.ask["why"].items() if why.get("help"))
    page.locator(f"[data-place={token.partition(':')[2]}]").hover()
    said = page.get_by_role("tooltip").locator("p")
    expect(said.nth(1)).to_have_text(why["text"])
    expect(said.nth(2)).to_have_text(f"What would help: {why['help']}")
    rule = page.get_by_role("link", name=re.compile("^Rule: How far"))
    expect(rule).to_be_visible()
    assert rule.evaluate(LAST)
    expect(page.locator(".pop")).not_to_contain_text("IST-")


# --- no needless questions


def test_the_fountain_offers_no_second_way_to_do_nothing(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy")
    asked = wait_for_question(page)
    place(page, "Fabric Warehouse").click()
    panel(page).locator("[data-confirm]").click()
    asked = wait_for_question(page, asked)
    panel(page).get_by_role("button", name="Fill the cart").click()
    asked = wait_for_question(page, asked)
    if guest.wire.ask["passing"]:
        panel(page).locator(".btn.go").click()
        asked = wait_for_question(page, asked)
    place(page, "Fountain").click()
    panel(page).locator("[data-confirm]").click()
    wait_for_question(page, asked)
    expect(panel(page).get_by_role("button", name=re.compile("^Call back assistants"))).to_be_visible()
    expect(panel(page).get_by_role("button", name=re.compile("no assistant"))).to_have_count(0)


LONG = 60_000  # milliseconds on the page's own clock, much more than a glance


def nothing_but_a_card(guest: Guest) -> int:
    """A card that can be played any time is kept; in the next turn the mouse goes where nothing can be
    done. Time stands still on the page from then on."""
    guest.page.clock.install()
    page = guest.table("me", "greedy", "greedy", "greedy")
    asked = wait_for_question(page)
    place(page, "Caravansary").click()
    panel(page).locator("[data-confirm]").click()
    for token in ("caravansary", "discard:small_market_any", "end_turn"):
        asked = wait_for_question(page, asked)
        panel(page).locator(f"[data-token='{token}']").click()
    asked = wait_for_question(page, asked)
    place(page, "Wainwright").click()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 600)
    panel(page).get_by_role("button", name="Go anyway").click()
    asked = wait_for_question(page, asked)
    assert guest.wire.ask["passing"]
    expect(panel(page).get_by_role("button", name="1 Good")).to_be_visible()
    expect(panel(page)).to_contain_text("It goes on by itself in 5 s.")
    return asked


def test_a_turn_with_nothing_left_but_a_card_ends_by_itself_after_a_glance(house: House) -> None:
    """Though the mouse still lies where it was pressed; and there is no second question."""
    guest = house.guest(glance=True)
    asked = nothing_but_a_card(guest)
    turn = guest.wire.last["view"]["turn"]
    guest.page.clock.run_for(LONG)
    guest.page.clock.resume()
    wait_for_question(guest.page, asked)
    assert guest.wire.last["view"]["turn"] > turn
    assert any(one.get("moves") for one in guest.wire.ask["options"])
    assert "good_1" in guest.wire.hand


@pytest.mark.thorough
def test_a_turn_that_would_end_by_itself_waits_for_a_mouse_that_looks_and_after_any_key(house: House) -> None:
    guest = house.guest(glance=True)
    page = guest.page
    asked = nothing_but_a_card(guest)
    panel(page).get_by_role("button", name="1 Good").hover()
    page.clock.run_for(LONG)
    expect(panel(page)).to_contain_text("It goes on by itself in 5 s.")
    page.keyboard.press("ArrowDown")
    expect(panel(page)).to_contain_text("It waits for you.")
    page.mouse.move(2, 2)
    page.clock.run_for(LONG)
    expect(panel(page)).to_contain_text("It waits for you.")
    panel(page).get_by_role("button", name="Go on").click()
    page.clock.resume()
    wait_for_question(page, asked)
    assert any(one.get("moves") for one in guest.wire.ask["options"])
