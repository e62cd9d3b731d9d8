"""Plans with numbers, places without use, one sentence for each thing, and no needless questions."""

import re
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import OVER, panel, place, wait_for_question
from tests.browser.seating import FIRST, Guest, House
from tests.tiers import thorough

GAMES = ["istanbul", "istanbul+mocha", "istanbul+letters", "istanbul+mocha+letters"]
SPACE = re.compile(r"\s+")
COUNT = """addEventListener('click', event => {
    if (event.isTrusted) window.clicks = (window.clicks ?? 0) + 1
}, true)"""


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
        assert tile.evaluate("it => it.classList.contains('idle')") == (not use["useful"])
        expect(tile).to_contain_text(use["pill"])
    idle = next(name for name, use in uses.items() if not use["useful"])
    page.locator(f"[data-place={idle}]").click()
    expect(panel(page)).to_contain_text(f"Nothing to do there now. {uses[idle]['lacks']}")
    page.keyboard.press("Enter")  # the main button chooses another place
    expect(panel(page).locator("[data-confirm]")).to_have_count(0)
    page.locator(f"[data-place={idle}]").click()
    panel(page).get_by_role("button", name="Go all the same").click()
    wait_for_question(page, asked)
    assert guest.wire.last["view"]["seats"][0]["merchant"] == idle


# --- one sentence for each thing


@pytest.mark.parametrize("game", [GAMES[0], *map(thorough, GAMES[1:])])
def test_a_bubble_says_what_a_thing_is_called_and_what_its_row_says(house: House, game: str) -> None:
    page = house.guest().table("me", "greedy", "greedy", game=game, options={"start": 0})
    wait_for_question(page)
    page.keyboard.press("Tab")  # from now on the keyboard leads
    said = bubbles(page)
    assert len(said) >= 16 + 1 + 3
    page.keyboard.press("l")
    rows = {
        row.get_attribute("data-place"): words(row.locator(".words")) for row in page.locator(".row").all()
    }
    page.get_by_role("button", name="Cards and players").click()
    rows |= {row.get_attribute("data-thing"): words(row) for row in page.locator(".row").all()}
    assert {key: rows[key] for key in said} == said
    tiles = [key for key in rows if str(key).startswith("tile.")]
    assert len(tiles) == 4


def listed(page: Page) -> list[Locator]:
    return page.locator("[data-board] .row").all()


def bubbles(page: Page) -> dict[str, str]:
    """What is said beside every place, card and seat; it is their spoken name as well."""
    found: dict[str, str] = {}
    for key, thing in things(page):
        thing.evaluate("it => it.focus()")
        bubble = page.get_by_role("tooltip")
        name = thing.get_attribute("aria-label") or words(thing.locator(".vh").first)
        expect(bubble).to_have_text(SPACE.sub(" ", name))
        assert apart(page.locator(".pop").bounding_box(), thing.bounding_box()), key
        found[key] = name
        page.keyboard.press("Escape")
    return found


def things(page: Page) -> list[tuple[str, Locator]]:
    places = [(str(one.get_attribute("data-place")), one) for one in page.locator("[data-place]").all()]
    cards = [(f"card.{one.get_attribute('data-card')}", one) for one in page.locator("[data-card]").all()]
    seats = [
        (f"seat.{number}", one) for number, one in enumerate(page.locator("li[data-seat] [role=group]").all())
    ]
    return [*places, *((key.replace("card.guild.", "guild."), one) for key, one in cards), *seats]


def apart(one: Any, other: Any) -> bool:
    """Whether two boxes do not cover each other."""
    return bool(
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_a_refusal_says_the_reason_what_would_help_and_the_rule_by_its_name(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy")
    wait_for_question(page)
    token, why = next((token, why) for token, why in guest.wire.ask["why"].items() if why.get("help"))
    page.locator(f"[data-place={token.partition(':')[2]}]").hover()
    parts = page.get_by_role("tooltip").locator("p").all_inner_texts()
    assert [why["text"], f"What would help: {why['help']}"] == parts[1:3]
    expect(page.get_by_role("link", name=re.compile("^Rule: How far"))).to_be_visible()
    assert "IST-" not in page.locator(".pop").inner_text()


# --- no needless questions


def at_the_end(house: House, **how: Any) -> tuple[Guest, Page, int]:
    """A turn in which only a card could still be played."""
    guest = house.guest(**how)
    page = guest.table("me", "greedy", options=FIRST)
    asked = wait_for_question(page)
    while not guest.wire.ask["passing"]:
        step(page)
        asked = wait_for_question(page, asked)
    return guest, page, asked


def step(page: Page) -> None:
    """What most would press: a place that does something, else the main answer, else any."""
    asked = panel(page)
    useful = page.locator("[data-board] .place.legal:not(.idle)")
    open_places = page.locator("[data-board] .place:not([aria-disabled])")
    tickable = asked.get_by_role("checkbox").count()
    if not tickable and (useful.count() or open_places.count()):
        (useful if useful.count() else open_places).last.click()
        asked.locator("[data-confirm]").click()
    elif asked.locator(".btn.go").count():
        asked.locator(".btn.go").first.click()
    else:
        asked.locator("button[data-token], .row-b button:not([aria-disabled])").first.click()


def test_a_turn_with_nothing_left_to_do_ends_by_itself_after_a_glance(house: House) -> None:
    guest, page, asked = at_the_end(house, glance=True)
    free = [one for one in guest.wire.ask["options"] if one["role"] == "free"]
    if free:
        expect(panel(page)).to_contain_text("You could still play:")
    wait_for_question(page, asked)
    assert guest.wire.last["seq"] > asked


def test_any_key_holds_the_turn_and_the_button_ends_it(house: House) -> None:
    _, page, asked = at_the_end(house)
    page.evaluate("localStorage['bedesten.settings'] = '{}'")
    page.reload()
    wait_for_question(page)
    page.keyboard.press("w")
    expect(page.locator("[data-glance]")).to_have_attribute("data-glance", "held")
    panel(page).locator(".btn.go").click()
    wait_for_question(page, asked)


def clicks_by_turn(guest: Guest, page: Page, turns: int) -> list[int]:
    """How often a person clicks in each of its turns, until the game is over or so many are played."""
    counts: dict[int, int] = {}
    asked = wait_for_question(page)
    while asked != OVER and len(counts) <= turns:
        before = int(page.evaluate("window.clicks ?? 0"))
        turn = guest.wire.last["view"]["turn"]
        if guest.wire.ask["passing"]:
            asked = wait_for_question(page, asked)  # by itself
        else:
            step(page)
            asked = wait_for_question(page, asked)
        if asked != OVER:
            counts[turn] = counts.get(turn, 0) + int(page.evaluate("window.clicks ?? 0")) - before
    return list(counts.values())


@pytest.mark.parametrize("turns", [4, thorough(200)])
def test_an_ordinary_turn_takes_three_clicks_at_most(house: House, turns: int) -> None:
    guest = house.guest(glance=True)
    guest.context.add_init_script(COUNT)
    page = guest.table("me", "greedy", "greedy")
    clicks = clicks_by_turn(guest, page, turns)
    assert median(clicks) <= 3, clicks


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
