"""Looking at the board closely, and boards larger than four by four."""

import json
import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.playing import Keys, place, wait_for_question
from tests.browser.seating import Guest, House
from tests.browser.touching import spread
from tests.browser.waiting import expect_read

PORT = "() => { const it = document.querySelector('.port'); return [it.scrollLeft, it.scrollTop] }"
WHOLE = "Whole board"


def wide(page: Page, name: str) -> float:
    box = place(page, name).bounding_box()
    assert box is not None
    return box["width"]


def rows_of(board: Locator) -> int:
    boxes = [one.bounding_box() for one in board.get_by_role("button").all()]
    return len({round(box["y"]) for box in boxes if box})


GAMES = {20: "istanbul+mocha", 25: "istanbul+mocha+letters"}


def larger(guest: Guest, places: int) -> Page:
    """The tiles in the order of their numbers; the wire says where the Coffee Trader is."""

    def meet(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def lay(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("view"):
                told["view"]["tokens"]["coffee_trader"] = "guild_hall"
            route.send(json.dumps(told))

        server.on_message(lay)
        route.on_message(server.send)

    guest.page.route_web_socket(re.compile("/ws/"), meet)
    numbered = {"layout": " ".join(str(number) for number in range(1, places + 1)), "start": 0}
    return guest.table("me", "greedy", game=GAMES[places], options=numbered)


def test_keys_bring_the_board_nearer_and_back(house: House) -> None:
    page = house.guest().table("me", "greedy")
    wait_for_question(page)
    whole = wide(page, "Fountain")
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect_read(page, True, lambda: wide(page, "Fountain") > 1.8 * whole)
    expect(place(page, "Fountain")).to_be_in_viewport(ratio=1)  # the merchant stays in sight
    page.keyboard.press("-")
    expect_read(page, True, lambda: whole < wide(page, "Fountain") < 1.8 * whole)
    page.keyboard.press("0")
    expect_read(page, whole, lambda: wide(page, "Fountain"))
    expect(page.get_by_role("button", name=WHOLE)).to_have_count(0)


@pytest.mark.thorough
def test_a_near_board_is_pulled_by_the_mouse_and_walked_by_the_keys(house: House) -> None:
    page = house.guest().table("me", "greedy")
    wait_for_question(page)
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(place(page, "Fountain")).to_be_in_viewport(ratio=1)
    before = page.evaluate(PORT)
    place(page, "Fountain").hover()
    page.mouse.down()
    page.mouse.move(500, 300, steps=4)
    page.mouse.up()
    expect_read(page, True, lambda: page.evaluate(PORT) != before)
    expect(page.get_by_role("button", name=re.compile("^Other"))).to_have_count(0)  # a pull chooses nothing
    page.keyboard.type("16")
    expect(place(page, "Gemstone Dealer")).to_be_focused()
    expect(place(page, "Gemstone Dealer")).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name=WHOLE).click()
    expect(page.get_by_role("button", name=WHOLE)).to_have_count(0)


def test_two_fingers_bring_the_board_nearer(house: House) -> None:
    page = house.phone().table("me", "greedy")
    wait_for_question(page)
    whole = wide(page, "Fountain")
    spread(place(page, "Fountain"), 60)
    expect(page.get_by_role("button", name=WHOLE)).to_be_visible()
    expect_read(page, True, lambda: wide(page, "Fountain") > whole)
    page.get_by_role("button", name=WHOLE).tap()
    expect_read(page, whole, lambda: wide(page, "Fountain"))


def test_a_board_of_five_columns(house: House) -> None:
    """Twenty and twenty-five places: grid, arrows, numbers, list."""
    for places, rows in ((20, 4), (25, 5)):
        guest = house.guest()
        page = larger(guest, places)
        wait_for_question(page)
        board = page.get_by_role("group", name=f"Bazaar, {rows} by 5 places")
        expect(board.get_by_role("button")).to_have_count(places)
        expect_read(page, rows, partial(rows_of, board))
        expect(place(page, "Guild Hall")).to_have_accessible_name(re.compile("Coffee Trader"))
        page.keyboard.type("20")
        expect(place(page, "Coffee House")).to_be_focused()
        keys = Keys(page)
        keys.press("ArrowUp")
        expect(board.get_by_role("button").nth(14)).to_be_focused()
        page.keyboard.press("l")
        expect(page.get_by_role("list", name="Places as a list").get_by_role("listitem")).to_have_count(
            places
        )
        page.keyboard.press("l")


def test_a_large_board_on_a_phone_is_an_overview_first(house: House) -> None:
    guest = house.phone()
    page = larger(guest, 25)
    wait_for_question(page)
    expect(page.locator("[data-place=fabric] .nm")).not_to_be_visible()
    place(page, "Fabric Warehouse").tap()
    expect(page.get_by_role("button", name=WHOLE)).to_be_visible()
    expect(place(page, "Fabric Warehouse")).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_role("heading", name="Move to the Fabric Warehouse?")).to_be_visible()
