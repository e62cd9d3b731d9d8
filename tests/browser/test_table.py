"""What makes a table kind: plans, reasons, undo, and nothing that is lost."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import Keys, Mouse, called, panel, place, question, wait_for_question
from tests.browser.seating import Guest, House
from tests.browser.test_lessons import begin
from tests.browser.waiting import expect_read

UNDO = "[data-undo]"


def ready(house: House) -> tuple[Guest, Page, int]:
    """A new table at the first question."""
    guest = house.guest()
    page = guest.table("me", "greedy", "greedy")
    return guest, page, wait_for_question(page)


def shown(page: Page) -> list[str]:
    """The question, the log and the hand, as they are read."""
    regions = [page.get_by_role("region", name=name) for name in ("Log", "Your cards")]
    return [*question(page), *(region.inner_text() for region in regions)]


def merchant(guest: Guest) -> str:
    return str(guest.wire.last["view"]["seats"][0]["merchant"])


def impossible(guest: Guest) -> tuple[str, str]:
    """A place that cannot be reached, and why."""
    why = guest.wire.ask["why"]
    token = next(token for token in why if token.startswith("move:"))
    return token.removeprefix("move:"), str(why[token]["text"])


def test_a_misclick_is_undone(house: House) -> None:
    """One undo takes back the whole plan: the assistant and the move."""
    guest, page, asked = ready(house)
    before = question(page), merchant(guest)
    Mouse(page).go(place(page, "Post Office"))
    asked = wait_for_question(page, asked)
    assert merchant(guest) == "post"
    expect(page.locator(UNDO)).to_have_accessible_name(re.compile("^Undo: .+"))
    page.locator(UNDO).click()
    wait_for_question(page, asked)
    expect_read(page, before, lambda: (question(page), merchant(guest)))
    expect(called(page)).to_contain_text("You take back: Move to the Post Office.")


def test_undo_by_its_key(house: House) -> None:
    guest, page, asked = ready(house)
    start = merchant(guest)
    Mouse(page).go(place(page, "Post Office"))
    asked = wait_for_question(page, asked)
    page.keyboard.press("u")
    wait_for_question(page, asked)
    assert merchant(guest) == start


def test_barred_undo_says_why(house: House) -> None:
    guest, page, asked = ready(house)
    Mouse(page).go(place(page, "Caravansary"))
    asked = wait_for_question(page, asked)
    panel(page).get_by_role("button", name=re.compile("^Take two cards")).click()
    asked = wait_for_question(page, asked)
    reason = guest.wire.ask["undo"]["text"]
    expect(page.locator(UNDO)).to_have_attribute("aria-disabled", "true")
    expect(panel(page).get_by_text(reason)).to_be_visible()
    assert reason.startswith("Cannot undo")
    page.locator(UNDO).click(force=True)
    page.keyboard.press("u")
    page.reload()
    assert wait_for_question(page) == asked


def test_why_not_by_hover(house: House) -> None:
    guest, page, _ = ready(house)
    name, reason = impossible(guest)
    page.locator(f"[data-place={name}]").hover()
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_contain_text(reason)
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def rule_link(page: Page) -> Locator:
    """The rule by its name, in the bubble that says why not."""
    return page.get_by_role("link", name=re.compile("^Rule: [A-Z]"))


def expect_rule(page: Page, open_it: Callable[[], None]) -> None:
    """The link opens the rules in a tab of their own, at this rule."""
    rule = (rule_link(page).get_attribute("href") or "").partition("#")[2]
    with page.context.expect_page() as opened:
        open_it()
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()
    opened.value.close()


@pytest.mark.thorough
def test_the_rule_in_the_bubble_opens_by_mouse(house: House) -> None:
    """The bubble waits for the pointer on its way, and goes when the pointer has gone elsewhere."""
    guest, page, _ = ready(house)
    name, _ = impossible(guest)
    page.locator(f"[data-place={name}]").hover()
    rule_link(page).hover()
    expect_rule(page, rule_link(page).click)
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.thorough
def test_the_rule_in_the_bubble_opens_by_touch(house: House) -> None:
    guest = house.phone()
    page = guest.table("me", "greedy")
    wait_for_question(page)
    page.locator(f"[data-place={impossible(guest)[0]}]").tap(force=True)
    expect_rule(page, rule_link(page).tap)


def test_the_rule_in_the_bubble_opens_by_keyboard(house: House) -> None:
    """Tab leads to it, and on as if it had not been there; Escape leads back."""
    guest, page, _ = ready(house)
    tile = page.locator(f"[data-place={impossible(guest)[0]}]")
    keys = Keys(page)
    keys.tab_to(page.locator("[data-board] [tabindex='0']"))
    for key in keys.way(tile):
        keys.press(key)
    keys.press("Tab")
    expect(rule_link(page)).to_be_focused()
    expect_rule(page, lambda: page.keyboard.press("Enter"))
    keys.press("Escape")
    expect(tile).to_be_focused()
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.thorough
def test_why_not_by_focus(house: House) -> None:
    guest, page, _ = ready(house)
    name, reason = impossible(guest)
    keys = Keys(page)
    keys.tab_to(page.locator("[data-board] [tabindex='0']"))
    tile = page.locator(f"[data-place={name}]")
    for key in keys.way(tile):
        keys.press(key)
    expect(page.get_by_role("tooltip")).to_contain_text(reason)
    expect(tile).to_have_accessible_name(re.compile(re.escape(reason)))


@pytest.mark.thorough
def test_what_was_discarded_lies_open_to_all(house: House) -> None:
    """The last card first: that one can be taken."""
    page = begin(house.guest(), 4)
    page.get_by_role("button", name="Discard pile: 2").click()
    pile = page.get_by_role("dialog", name="6 Caravansary")
    expect(pile.get_by_role("term")).to_have_text(["5 Lira", "Post Office Again"])
    page.keyboard.press("Escape")
    expect(pile).to_have_count(0)


def test_numbers_jump_to_a_place(house: House) -> None:
    _, page, _ = ready(house)
    page.keyboard.type("16")
    expect(place(page, "Gemstone Dealer")).to_be_focused()


def test_the_plan_is_read_before_it_is_confirmed(house: House) -> None:
    guest, page, asked = ready(house)
    option = next(one for one in guest.wire.ask["options"] if one["token"] == "move:post")
    place(page, "Post Office").click()
    for line in [*option["consequences"], *option["use"]["lines"]]:
        expect(panel(page)).to_contain_text(line["text"])
        expect(panel(page)).to_contain_text(line["remains"])
    panel(page).get_by_role("button", name=re.compile("^Other")).click()
    expect(panel(page).get_by_role("button", name=re.compile("^Go there"))).to_have_count(0)
    assert guest.wire.last["seq"] == asked


def test_a_reload_brings_the_table_back(house: House) -> None:
    _, page, asked = ready(house)
    Mouse(page).go(place(page, "Post Office"))
    asked = wait_for_question(page, asked)
    page.wait_for_load_state("networkidle")
    before = shown(page)
    page.reload()
    assert wait_for_question(page) == asked
    expect_read(page, before, lambda: shown(page))
    expect(called(page)).to_have_text("Your turn.")  # nothing has happened since the page was opened


def alike(*parts: Locator) -> bool:
    one, other = (part.inner_text() for part in parts)
    return one == other


def test_two_tabs_of_one_seat_stay_in_step(house: House) -> None:
    guest, one, asked = ready(house)
    two = guest.context.new_page()
    two.goto(one.url)
    assert wait_for_question(two) == asked
    for here, there in ((one, two), (two, one), (one, two), (two, one)):
        Mouse(here).answer()
        after = wait_for_question(here, asked)
        assert wait_for_question(there, asked) == after
        expect_read(here, True, partial(alike, panel(there), panel(here)))
        asked = after
