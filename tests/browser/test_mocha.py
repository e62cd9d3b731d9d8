"""Mocha & Baksheesh at the page: a whole game, the edges of the board, hands that stay hidden."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.playing import Keys, panel, place, places, wait_for_question
from tests.browser.scanning import bring_axe, in_both_themes, violations
from tests.browser.seating import DESKTOP, PHONE, Guest, House
from tests.browser.test_friends import settle, walk
from tests.browser.test_games import expect_ranking
from tests.browser.wire import Message
from tests.server.client import new_table, post
from tests.tiers import thorough

MOCHA = "istanbul+mocha"
FIRST = {"layout": "first_play", "start": 0}
WAYS_OUT = ", ".join(f"[data-region=ask] [data-token={out}]" for out in ("stop", "skip", "end_turn"))


def sit_down(guest: Guest, *seats: str) -> Page:
    page = guest.table(*seats, game=MOCHA, options=FIRST)
    wait_for_question(page)
    return page


def play(guest: Guest, *tokens: str) -> None:
    """Answer through the page: a place on the board, anything else by the button with its token."""
    for token in tokens:
        asked = wait_for_question(guest.page)
        verb, _, argument = token.partition(":")
        if verb in ("move", "at"):
            guest.page.locator(f"[data-place={argument}]").click()
        guest.page.locator(f"[data-region=ask] [data-token='{token}']").first.click()
        wait_for_question(guest.page, asked)


def to_the_tavern(guest: Guest) -> Page:
    """Two coffee from the roasting plant, then the tavern."""
    page = sit_down(guest, "me", "greedy")
    play(guest, "move:roasting_plant", "roast_lira")
    end_turn(guest)
    play(guest, "move:caravansary")
    end_turn(guest)
    play(guest, "move:tavern")
    return page


def end_turn(guest: Guest) -> None:
    """By all ways out, until the next turn of this guest."""
    while guest.wire.ask["decision"] != "Move":
        asked = wait_for_question(guest.page)
        guest.page.locator(WAYS_OUT).first.click()
        wait_for_question(guest.page, asked)


@pytest.mark.thorough
def test_a_whole_game_by_keyboard_alone(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy", game=MOCHA, options=FIRST)
    hands = Keys(page)
    for _ in hands.questions():
        hands.answer()
    expect_ranking(page, house.url)


def test_the_barrier_is_placed_by_mouse_by_keyboard_or_by_name(house: House) -> None:
    guest = house.guest()
    page = to_the_tavern(guest)
    asked = wait_for_question(page)
    panel(page).get_by_role("button", name=re.compile("Place the barrier")).click()
    between = page.get_by_role("button", name="Between 7 Fountain and 17 Roasting Plant.")
    between.click()
    expect(between).to_have_attribute("aria-pressed", "true")
    expect(panel(page).get_by_label(re.compile("^Choose an edge"))).to_have_value("barrier:7|17")
    between.press("ArrowRight")
    other = page.get_by_role("button", name="Between 4 Fruit Warehouse and 17 Roasting Plant.")
    expect(other).to_be_focused()
    panel(page).get_by_label(re.compile("^Choose an edge")).select_option(label="1 Wainwright | 7 Fountain")
    expect(panel(page).get_by_role("heading").first).to_contain_text(
        "between the Wainwright and the Fountain"
    )
    other.press("Enter")
    other.press("Enter")
    wait_for_question(page, asked)
    assert guest.wire.last["view"]["barrier"] == {"edge": "4|17", "holder": 0}
    expect(page.locator("[data-barrier='4|17']")).to_be_visible()
    expect(place(page, "Fruit Warehouse")).to_have_accessible_name(
        re.compile("barrier lies between here and 17 Roasting")
    )
    expect(page.locator("[data-seat='0'] [role=group]")).to_have_accessible_name(
        re.compile("may cross the barrier")
    )
    expect(places(page)).to_have_count(2)
    for nth, name in enumerate(("roasting_plant", "fruit")):
        expect(places(page).nth(nth)).to_have_attribute("data-place", name)
    page.keyboard.press("l")
    row = page.get_by_role("list", name="Places as a list").get_by_role(
        "button", name=re.compile("^Fruit Warehouse, 4\\.")
    )
    expect(row).to_contain_text("The barrier lies between here and 17 Roasting Plant.")


@pytest.mark.thorough
@pytest.mark.parametrize("size", [thorough(DESKTOP), PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(house: House, size: ViewportSize) -> None:
    guest = house.guest(size)
    bring_axe(guest.context)
    page = to_the_tavern(guest)
    wrong = violations(page)
    panel(page).get_by_role("button", name=re.compile("Place the barrier")).click()
    wrong += in_both_themes(page)
    assert wrong == []


def leaks(message: Message, seat: int) -> list[object]:
    """What a message tells of guild cards that only another seat, or nobody, may know."""
    view = message.get("view") or {"seats": []}
    others: list[object] = [i for i, has in enumerate(view["seats"]) if i != seat and "guild_hand" in has]
    others += [key for key in ("guild_pile",) if key in view]
    for thing in walk(message):
        drew = thing.get("kind") == "drew_guild" and thing["args"]
        said = " draws the guild card" in str(thing.get("text", ""))
        if (drew or said) and thing.get("seat") != seat:
            others.append(thing)
    return others


@pytest.mark.thorough
def test_nobody_is_told_of_the_guild_cards_of_another(house: House) -> None:
    code, tokens = new_table(house.url, "me", "open", game=MOCHA, options=FIRST)
    joined = post(house.url, f"/api/tables/{code}/join", {"name": "Bora"})["seats"][0]["token"]
    guests = [house.guest(), house.guest()]
    guests[0].sit(code, tokens)
    guests[1].sit(code, [joined], first=1)
    for guest in guests:
        asked = wait_for_question(guest.page)
        place(guest.page, "Guild Hall").click()
        panel(guest.page).get_by_role("button").first.click()  # the way and the deed
        asked = wait_for_question(guest.page, asked)
        panel(guest.page).locator("[data-card]").first.click()
        settle(guests, asked)
    for seat, guest in enumerate(guests):
        assert [leak for message in guest.wire.messages for leak in leaks(message, seat)] == []
        seats = guest.wire.last["view"]["seats"]
        assert len(seats[seat]["guild_hand"]) == 1 == seats[1 - seat]["guild_cards"]
        expect(guest.page.locator(f"[data-card='guild.{seats[seat]['guild_hand'][0]}']")).to_be_visible()


@pytest.mark.thorough
def test_the_expansion_is_a_box_at_a_new_table(house: House) -> None:
    guest = house.guest()
    page = guest.open("/new")
    page.get_by_role("radio", name=re.compile("Mocha & Baksheesh")).check(force=True)
    expect(page.get_by_role("radio", name=re.compile("First play"))).to_be_checked()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("group", name="Bazaar, 4 by 5 places")).to_be_visible()
    assert guest.wire.last["view"]["game"] == MOCHA
