"""What is heard, what moves, and how a person is called."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Mouse, expect_heard, panel, place, wait_for_question
from tests.browser.seating import Guest, House
from tests.browser.waiting import expect_read

# counts what is struck, in place of the browser's own sounds
EAR = """window.struck = []; const param = { setValueAtTime(v) { struck.push(Math.round(v)) },
    exponentialRampToValueAtTime() {} }
const node = () => ({ connect: it => it, start() {}, stop() {}, gain: param, frequency: param })
window.AudioContext = class { state = 'running'; currentTime = 0; sampleRate = 8; destination = {}
    resume() {} createGain() { return node() } createOscillator() { return node() }
    createBufferSource() { return node() } createBiquadFilter() { return node() }
    createBuffer() { return { getChannelData: () => [] } } }"""
BELL = 880
FLOWN = """window.flown = []; new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(it =>
    it.classList?.contains('flying') && flown.push(it.firstChild.getAttribute('href')))))
    .observe(document, { childList: true, subtree: true })"""


def heard(page: Page) -> list[int]:
    sounds: list[int] = page.evaluate("struck")
    return sounds


def flown(page: Page) -> list[str]:
    flights: list[str] = page.evaluate("flown")
    return flights


def a_turn(guest: Guest, asked: int) -> None:
    """To the Fabric Warehouse and round to the next own turn, whatever is asked on the way."""
    page = guest.page
    Mouse(page).go(place(page, "Fabric Warehouse"))
    asked = wait_for_question(page, asked)
    panel(page).get_by_role("button", name=re.compile("^Fill the cart")).click()
    asked = wait_for_question(page, asked)
    while guest.wire.ask["decision"] != "Move":
        Mouse(page).answer()
        asked = wait_for_question(page, asked)


def listening(house: House) -> tuple[Guest, Page, int]:
    guest = house.guest()
    guest.context.add_init_script(EAR)
    page = guest.table("me", "greedy")
    return guest, page, wait_for_question(page)


@pytest.mark.thorough
def test_all_is_still_until_sound_is_chosen(house: House) -> None:
    guest, page, asked = listening(house)
    a_turn(guest, asked)
    assert heard(page) == []


def test_a_bell_calls_whose_turn_it_is(house: House) -> None:
    guest, page, asked = listening(house)
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Turn the sound off")).to_be_visible()
    a_turn(guest, asked)
    expect_read(page, 1, lambda: heard(page).count(BELL))
    page.keyboard.press("m")
    before = heard(page)
    Mouse(page).answer()
    expect(panel(page)).to_be_visible()
    assert heard(page) == before


@pytest.mark.thorough
def test_the_title_calls_too(house: House) -> None:
    _, page, _ = listening(house)
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("/favicon-asked.svg$"))
    expect_heard(page, "Your turn", "Where does your merchant go")
    page.goto(page.url.split("/t/")[0])
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("/favicon.svg$"))


@pytest.mark.thorough
def test_dice_and_coins_are_seen(house: House) -> None:
    guest = house.guest(reduced_motion="no-preference")
    guest.context.add_init_script(FLOWN)
    page = guest.table("me", "greedy")
    asked = wait_for_question(page)
    Mouse(page).go(place(page, "Tea House"))
    asked = wait_for_question(page, asked)
    panel(page).get_by_role("button", name=re.compile("^3")).click()
    wait_for_question(page, asked)
    rolled = next(
        e for m in guest.wire.messages if m["t"] == "step" for e in m["events"] if e["kind"] == "rolled"
    )
    dice = [f"#sym-die{rolled['args'][die]}" for die in ("die", "die2")]
    expect_read(page, dice, lambda: [one for one in flown(page) if "-die" in one][:2])
    expect_read(page, True, lambda: {"#sym-merchant-0", "#sym-lira"} <= set(flown(page)))
    expect(page.locator(".flying")).to_have_count(0)


def test_in_calm_nothing_travels(house: House) -> None:
    guest = house.guest(reduced_motion="no-preference")
    guest.context.add_init_script(FLOWN)
    page = guest.table("me", "greedy")
    asked = wait_for_question(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="No motion").check()
    page.keyboard.press("Escape")
    a_turn(guest, asked)
    assert flown(page) == []
    page.reload()
    wait_for_question(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="No motion")).to_be_checked()


@pytest.mark.thorough
def test_one_tap_moves_at_once(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy")
    asked = wait_for_question(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="One-tap moves").check()
    page.keyboard.press("Escape")
    place(page, "Post Office").click()
    wait_for_question(page, asked)
    assert guest.wire.last["view"]["seats"][0]["merchant"] == "post"
    expect(page.locator("[data-undo]")).to_have_accessible_name(re.compile("^Undo: Move to the Post Office"))


@pytest.mark.thorough
def test_phases_passed_over_are_struck_through(house: House) -> None:
    page = house.guest().table("me", "greedy", "greedy")  # nobody but them stands anywhere
    asked = wait_for_question(page)
    Mouse(page).go(place(page, "Fabric Warehouse"))
    wait_for_question(page, asked)
    phases = panel(page).get_by_role("listitem")
    expect(phases.filter(has_text="Toll")).to_have_text(re.compile("skipped"))
    expect(phases.filter(has_text="Toll")).to_have_css("text-decoration-line", "line-through")
    expect(phases.filter(has_text="Assistant")).to_have_text(re.compile("done"))


def test_the_focus_comes_to_the_question_and_tab_goes_on_from_there(house: House) -> None:
    """Decision, board, hand, players, log: each is one Tab from the one before, and one back."""
    page = house.guest().table("me", "greedy", "greedy")
    wait_for_question(page)
    expect(panel(page).get_by_role("heading", name="Where does your merchant go?")).to_be_focused()
    order = ["[data-board] button", "[data-region=hand]", "[data-region=seats]", "[data-region=log]"]
    seen: list[str] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        seen += page.evaluate("order => order.filter(one => document.activeElement.closest(one))", order)
    assert list(dict.fromkeys(seen)) == order
    panel(page).get_by_role("heading").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-board] :focus")).to_have_count(1)


def test_on_a_phone_tab_comes_to_everything_once_and_round_again(house: House) -> None:
    page = house.phone().table("me", "greedy")
    wait_for_question(page)
    place(page, "Fabric Warehouse").press("Enter")
    order = ["[data-board]", "[data-region=ask]", "[data-region=sheet]", "[data-region=tabs]", "header"]
    seen = ["[data-board]"]
    while len(seen) < 2 or seen[-1] != seen[0]:
        page.keyboard.press("Tab")
        here = page.evaluate("order => order.find(one => document.activeElement.closest(one)) ?? ''", order)
        seen += [here] if here != seen[-1] else []
    assert seen == [*order, order[0]]


def test_a_chosen_place_is_one_tab_from_what_is_decided_about_it(house: House) -> None:
    page = house.guest().table("me", "greedy")
    wait_for_question(page)
    place(page, "Fabric Warehouse").press("Enter")
    page.keyboard.press("Tab")
    expect(panel(page).locator(":focus")).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    expect(place(page, "Fabric Warehouse")).to_be_focused()


def test_what_is_in_use_keeps_the_focus_and_the_turn_is_called_aloud(house: House) -> None:
    page = house.guest().table("me", "greedy", "greedy")
    asked = wait_for_question(page)
    Mouse(page).go(place(page, "Fabric Warehouse"))
    asked = wait_for_question(page, asked)
    log = page.get_by_role("region", name="Log").locator("[tabindex='0']").first
    log.focus()
    page.keyboard.press("n")
    wait_for_question(page, asked)
    expect(log).to_be_focused()
    expect_heard(page, "^Your turn")


def test_one_is_spoken_to_as_you(house: House) -> None:
    page = house.guest().table("me", "greedy", "greedy")
    asked = wait_for_question(page)
    Mouse(page).go(place(page, "Fabric Warehouse"))
    wait_for_question(page, asked)
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("You move to the Fabric Warehouse.")
    expect(log).not_to_contain_text("White")
    expect(place(page, "Fabric Warehouse")).to_have_accessible_name(re.compile("your merchant with"))
    expect(page.get_by_role("group", name=re.compile("^You, white star"))).to_be_visible()


@pytest.mark.thorough
def test_keys_are_named_in_the_language(house: House) -> None:
    page = house.guest(locale="fr-FR").table("me", "greedy", "greedy")
    wait_for_question(page)
    place(page, "Entrepôt de tissus").click()
    for nth, key in enumerate(("Entrée", "Échap")):
        expect(panel(page).locator("kbd").nth(nth)).to_have_text(key)
    page.keyboard.press("Escape")
    panel(page).get_by_role("heading").first.focus()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog").locator("dt")
    wanted = {"Échap", "Espace", "Entrée", "flèches"}
    expect_read(page, True, lambda: wanted <= set(keys.all_inner_texts()))
