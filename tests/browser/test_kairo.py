"""Kairo at the page: a whole game, a build step by step, customers that are lured, closed screens."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.finished import Finished, finish
from tests.browser.playing import Finger, Keys, panel, places, wait_for_question
from tests.browser.scanning import bring_axe, in_both_themes
from tests.browser.screens import Screen, over_screens
from tests.browser.seating import DESKTOP, PHONE, SMALL, Guest, House
from tests.browser.serving import Server
from tests.browser.test_french import english
from tests.browser.test_friends import settle, walk
from tests.browser.wire import Message
from tests.server.client import get, new_table, post
from tests.tiers import thorough

KAIRO = "kairo"
GIVEN = {"start_mode": "fixed", "start": 0}  # stands are laid out, the person at the page begins
HUES = ("white", "yellow", "red", "blue", "green", "purple")


class MapKeys(Keys):
    """Keys on the map, and now and then a choice of card and coins."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest.page)
        self.guest = guest

    def go(self, place: Locator) -> None:
        wire = self.guest.wire
        whole = wire.ask["decision"] == "ChooseSquare" and wire.last["view"]["draft"][0] == "expand"
        self.tab_to(self.page.locator("[data-board] [tabindex='0']"))
        for key in self.way(place):
            self.press(key)
        expect(place).to_be_focused()
        customer = "pick" in (place.get_attribute("class") or "")
        self.press("Enter")
        if customer:  # it is picked: on to one of its doors
            self.press("d")
            self.press("Enter")
        own = panel(self.page).get_by_role("button", name="Pay differently")
        if whole and self.dice.random() < 0.5 and own.count():
            self.push(own)
        else:
            self.press("Enter")

    def push_any(self, asked: Locator) -> None:
        """What is filled in already is confirmed; else any answer, some by their number."""
        confirm = asked.locator("[data-confirm]")
        cards = asked.locator("[data-card]").all()
        while self.guest.wire.ask["decision"] == "DiscardCard" and not confirm.count():
            self.push(cards.pop())
        if confirm.count():
            self.push(confirm)
        elif self.guest.wire.ask["decision"] == "ChooseAction" and self.dice.random() < 0.5:
            self.press("1")
        else:
            super().push_any(asked)


def sit_down(guest: Guest, *seats: str) -> Page:
    page = guest.table(*seats, game=KAIRO, options=GIVEN)
    wait_for_question(page)
    return page


def answer(guest: Guest, token: str) -> None:
    """By the button with its token, and wait for the next question."""
    asked = wait_for_question(guest.page)
    guest.page.locator(f"[data-region=ask] [data-token='{token}']").first.click()
    wait_for_question(guest.page, asked)


def square(page: Page, name: str) -> Locator:
    return page.locator(f"[data-place='{name}']")


def offered(guest: Guest, verb: str) -> list[str]:
    return [option["argument"] for option in guest.wire.ask["options"] if option["verb"] == verb]


def by_keyboard(guest: Guest, most: int | None) -> set[str]:
    """The decisions of some questions, or of a whole game."""
    guest.table("me", "greedy", "greedy", game=KAIRO, options={"start": 0})
    hands, decisions = MapKeys(guest), set()
    for _ in islice(hands.questions(), most):
        decisions.add(guest.wire.ask["decision"])
        hands.answer()
    return decisions


def test_a_stand_is_founded_and_turns_are_taken_by_keyboard_alone(house: House) -> None:
    assert {"StartColour", "StartSquare", "StartSide", "ChooseAction"} <= by_keyboard(house.guest(), 12)


@pytest.mark.thorough
def test_a_whole_game_of_three_by_keyboard_alone(house: House) -> None:
    guest = house.guest()
    assert {
        "StartColour",
        "StartSquare",
        "StartSide",
        "ChooseAction",
        "ChooseTarget",
        "TakeCard",
    } <= by_keyboard(guest, None)
    page = guest.page
    code = page.url.rsplit("/", 1)[1]
    table = page.get_by_role("table").first
    ranking = get(house.url, f"/api/tables/{code}/story")["ranking"]
    rows = table.locator("tr.sums").all()
    assert [row.locator(".total").inner_text() for row in rows] == [
        str(row["tally"]["vp"]) for row in ranking
    ]
    for chart in ("Points", "Coins", "The market at the end"):
        expect(page.get_by_role("figure", name=chart)).to_be_visible()


def test_an_expansion_is_read_before_it_is_built_and_paid_as_one_likes(house: House) -> None:
    guest = house.guest()
    page = sit_down(guest, "me", "greedy", "greedy")
    answer(guest, "expand")
    hue = offered(guest, "colour")[0]
    answer(guest, f"colour:{hue}")
    where = offered(guest, "square")[0]
    square(page, where).click()
    expect(square(page, where)).to_have_attribute("aria-pressed", "true")
    for line in ("2 points for size 2", "3 for the gold medal", "+7 points, 0 → 7", "3 coins stay"):
        expect(panel(page)).to_contain_text(line)
    expect(panel(page).get_by_role("button", name="Enlarge for +7 points")).to_be_visible()
    asked = wait_for_question(page)
    page.keyboard.press("p")
    wait_for_question(page, asked)
    other = [one for one in HUES if one != hue]
    expect(panel(page).locator("[data-confirm]")).to_contain_text("Pay 3 coins for +7")
    panel(page).get_by_role("button", name=f"1 {other[0]} coin less").click()
    expect(panel(page).get_by_role("button", name="Half a coin short")).to_be_visible()
    expect(panel(page).get_by_role("alert")).to_contain_text(f"take the {other[1]} one back")
    panel(page).get_by_role("button", name=f"1 more {other[-1]} coin").click()
    panel(page).locator("[data-confirm]").click()
    expect(page.locator('[data-seat="0"] .vp')).to_have_text("7")
    mine = guest.wire.last["view"]["seats"][0]
    assert mine["coins"][hue] == mine["coins"][other[1]] == mine["coins"][other[-1]] == 0
    assert mine["coins"][other[0]] == 1
    assert (mine["gold"], mine["silver"]) == ([hue], [hue])


def test_a_square_says_what_it_is_and_why_not(house: House) -> None:
    guest = house.guest()
    page = sit_down(guest, "me", "greedy", "greedy")
    expect(square(page, "D2")).to_have_accessible_name("D2, section 1, your red door, free.")
    answer(guest, "main")
    answer(guest, "colour:green")
    square(page, "A4").click(force=True)
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_contain_text("Green belongs on the market: A4 is outside.")
    expect(square(page, "A4")).to_have_accessible_name(
        re.compile("Not possible: Green belongs on the market")
    )
    square(page, "A1").click(force=True)
    expect(page.locator("rect.mark:not(.pale)")).to_have_count(1)
    square(page, "D1").focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(square(page, "E1")).to_be_focused()
    page.keyboard.press("c")
    expect(page.locator(":focus")).to_have_accessible_name(re.compile(" customer"))
    page.keyboard.press("d")
    expect(page.locator(":focus")).to_have_accessible_name(re.compile(" door"))


def test_a_customer_is_lured_to_a_door_that_shows_the_way(house: House) -> None:
    guest = house.guest()
    page = sit_down(guest, "me", "greedy", "greedy")
    answer(guest, "lure")
    option = guest.wire.ask["options"][0]
    seat, hue = option["argument"].split("-")
    square(page, guest.wire.last["view"]["customers"][hue]).click()
    of_hue = [name for name in offered(guest, "target") if name.endswith(hue)]
    expect(panel(page).locator("ul li button")).to_have_count(len(of_hue))
    expect(page.locator(".tag")).to_have_count(len(of_hue))
    door = guest.wire.last["view"]["seats"][int(seat)]["stands"][hue]["entrance"]
    square(page, door).click()
    expect(page.locator(".foot").first).to_be_visible()
    expect(panel(page)).to_contain_text(f"customer to {'your door' if seat == '0' else ''}")
    expect(panel(page)).to_contain_text(re.compile(r"\+\d coins?, 6 → \d"))
    asked = wait_for_question(page)
    panel(page).locator("[data-confirm]").click()
    wait_for_question(page, asked)
    assert guest.wire.last["view"]["seats"][0]["coins"][hue] == 2


def leaks(message: Message, seat: int) -> list[object]:
    """Coins, cards and plans that only another seat, or nobody, may know."""
    view = message.get("view") or {"seats": [], "draft": []}
    over = bool(view["seats"]) and message.get("ask") is None
    secret = ("hand", "coins")
    found: list[object] = [
        (i, key)
        for i, has in enumerate(view["seats"])
        for key in secret
        if key in has and i != seat and not over
    ]
    found += [key for key in ("deck", "seed") if key in view]
    if view["draft"] and not (message["ask"] and message["ask"]["seat"] == seat):
        found.append(view["draft"])
    for thing in walk(message):
        drew = thing.get("kind") == "drew" and thing["args"]
        said = re.search(r" draws the card ", str(thing.get("text", "")))
        if (drew or said) and thing.get("seat") != seat:
            found.append(thing)
    return found


LURE = {"ChooseAction": "[data-token='lure']", "ChooseTarget": "li button"}
DRAW = {
    "ChooseAction": "[data-token='draw']",
    "TakeCard": "[data-token='take:pile']",
    "DiscardCard": "[data-card]",
}


def too_many(guest: Guest) -> int:
    ask = guest.wire.ask
    return len(guest.wire.last["view"]["seats"][ask["seat"]]["hand"]) - int(ask["facts"]["limit"])


def take_turn(guest: Guest, how: dict[str, str], everybody: list[Guest]) -> None:
    """Answer each question by what the panel has for it, until another seat is asked."""
    wait_for_question(guest.page)
    while guest.wire.ask["mine"]:
        asked = wait_for_question(guest.page)
        decision = guest.wire.ask["decision"]
        choices = panel(guest.page).locator(how[decision])
        choices.first.click()
        if decision == "DiscardCard":  # all that are too many go at once
            for nth in range(1, too_many(guest)):
                choices.nth(nth).click()
        if decision in ("ChooseTarget", "DiscardCard"):
            panel(guest.page).locator("[data-confirm]").click()
        settle(everybody, asked)


def test_nobody_sees_coins_cards_or_plans_of_another(house: House) -> None:
    guests = [house.guest(), house.guest()]
    watcher = house.guest()
    code, tokens = new_table(house.url, "me", "open", "greedy", game=KAIRO, options=GIVEN)
    joined = post(house.url, f"/api/tables/{code}/join", {})["seats"][0]["token"]
    guests[0].sit(code, tokens)
    guests[1].sit(code, [joined], first=1)
    watcher.open(f"/t/{code}")
    everybody = [*guests, watcher]
    for one in everybody:
        expect(one.page.get_by_role("region", name="Log")).to_be_visible()
    settle(everybody, 0)
    for how in (LURE, DRAW, LURE, DRAW):
        for guest in guests:
            take_turn(guest, how, everybody)
    for guest, seat in zip(everybody, (0, 1, -3), strict=True):
        messages = guest.wire.messages
        assert guest.wire.last["as"] == seat
        assert [leak for message in messages for leak in leaks(message, seat)] == []
        assert any(thing.get("kind") == "drew" for message in messages for thing in walk(message))
        if seat >= 0:
            assert {"hand", "coins"} <= guest.wire.last["view"]["seats"][seat].keys()
    expect(watcher.page.get_by_text("You are watching: hands stay hidden.")).to_be_visible()


def test_on_a_phone_the_map_comes_nearer_and_a_finger_plays(house: House) -> None:
    guest = house.phone()
    page = sit_down(guest, "me", "greedy")
    page.get_by_role("group", name="Bazaar of Kairo").tap()  # far away no square is aimed at
    expect(page.get_by_role("button", name="Whole board")).to_be_visible()
    near = square(page, "A1").bounding_box()
    assert near is not None
    assert near["width"] >= 44
    page.get_by_role("button", name="Whole board").tap()
    hands = Finger(page)
    hands.push(panel(page).locator("[data-token='lure']"))
    asked = wait_for_question(page, guest.wire.last["seq"] - 1)
    hands.push(panel(page).locator("li button").first)
    hands.push(panel(page).locator("[data-confirm]"))
    wait_for_question(page, asked)


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
# gates whose text is wider than they are
TIGHT = """() => [...document.querySelectorAll('[data-bank]')].filter(bank => {
    const gate = bank.closest('li').getBoundingClientRect(), text = bank.parentElement
    return [...text.children].some(one => one.getBoundingClientRect().right > gate.right + 1)
}).length"""


def test_cards_gates_and_letters_are_whole_and_readable_at_every_size(house: House) -> None:
    page = sit_down(house.guest(), "me", "greedy", "greedy", "greedy")
    for width, height in ((1440, 900), (1366, 768), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".tray .card").first).to_be_visible()
        page.wait_for_function(f"() => ({SMALLEST_LETTER})() >= 10.5")
        page.wait_for_function(f"() => ({CUT})() === 0 && ({TIGHT})() === 0")
    for width, height in ((390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".tray")).to_have_count(0)
        page.wait_for_function(f"() => ({SMALLEST_LETTER})() >= 10.5")
        page.wait_for_function(f"() => ({TIGHT})() === 0")


@pytest.mark.parametrize("size", [thorough(PHONE), SMALL], ids=["phone", "small"])
def test_on_a_phone_the_squares_in_question_come_near_enough_for_a_finger(
    house: House, size: ViewportSize
) -> None:
    guest = house.guest(size)
    page = sit_down(guest, "me", "greedy", "greedy")
    expect(square(page, "A1")).to_have_css("pointer-events", "none")  # far away nothing is aimed at
    answer(guest, "expand")
    answer(guest, f"colour:{offered(guest, 'colour')[0]}")
    for name in offered(guest, "square"):
        box = square(page, name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    near = [name for name in offered(guest, "square") if name]
    expect(square(page, near[len(near) // 2])).to_be_in_viewport()
    square(page, near[0]).click()
    expect(square(page, near[0])).to_have_attribute("aria-pressed", "true")


def test_a_table_of_kairo_is_set_by_the_page(house: House) -> None:
    guest = house.guest()
    page = guest.open("/new")
    page.get_by_role("radio", name="Kairo").check(force=True)
    expect(page.get_by_role("radio", name="5", exact=True)).to_have_count(0)
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    page.locator("summary").first.click()
    page.get_by_role("radio", name=re.compile("^Given")).check(force=True)
    page.get_by_role("button", name="Start the game").click()
    wait_for_question(page)
    view = guest.wire.last["view"]
    assert (view["game"], view["players"], view["options"]["start_mode"]) == (KAIRO, 4, "fixed")
    expect(page.get_by_role("group", name="Bazaar of Kairo, 12 by 10 squares")).to_be_visible()


def test_a_turn_is_french_from_the_action_to_the_list(house: House) -> None:
    guest = house.guest(locale="fr-FR")
    page = sit_down(guest, "me", "greedy", "greedy", "greedy")
    left = english(page)
    answer(guest, "expand")
    left += english(page)
    answer(guest, "colour:purple")
    square(page, "A8").click()
    left += english(page)
    asked = wait_for_question(page)
    panel(page).get_by_role("button", name="Payer autrement").click()
    wait_for_question(page, asked)
    left += english(page)
    while guest.wire.ask["decision"] != "ChooseAction":
        asked = wait_for_question(page)
        page.keyboard.press("u")
        wait_for_question(page, asked)
    answer(guest, "lure")
    places(page).first.click()
    left += english(page)
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="Tous les choix")).to_be_visible()
    assert left + english(page) == []


def test_the_list_names_every_choice_with_its_sum_and_plays_it(house: House) -> None:
    guest = house.guest()
    page = sit_down(guest, "me", "greedy", "greedy")
    ways = guest.wire.ask["ways"]
    page.get_by_role("button", name="Show the board as a list").click()
    rows = page.locator(".scroll [data-token]")
    expect(rows).to_have_count(len(ways))
    grow = next(way for way in ways if way["plan"][0] == "expand")
    said = grow["sum"]
    row = page.get_by_role("button", name=re.compile(f"^{re.escape(said['title'])}")).first
    name = row.locator(".vh").inner_text()
    spoken = (said["line"].removesuffix("."), said["cost"][0]["text"], said["short"]["text"])
    assert [part for part in spoken if part not in name] == []
    page.get_by_role("button", name="Only green").click()
    expect(rows).to_have_count(sum("green" in " ".join(way["plan"]) for way in ways))
    page.get_by_role("button", name="Only green").click()
    row.click()
    expect(panel(page)).to_contain_text(said["total"].split("; ")[0])
    panel(page).get_by_role("button", name=said["act"]).click()
    expect(page.locator('[data-seat="0"] .vp')).to_contain_text("7")


def test_the_end_tells_where_the_points_came_from(house: House, ended: Finished) -> None:
    page = house.guest().open(f"/t/{ended.code}")
    table = page.get_by_role("table").first
    expect(table.get_by_role("columnheader", name="Medals held")).to_be_visible()
    story = get(house.url, f"/api/tables/{ended.code}/story")
    for row, ranked in zip(table.locator("tr.sums").all(), story["ranking"], strict=True):
        parts = [story["sources"][name][ranked["seat"]] for name in ("stands", "won", "held", "coins")]
        assert sum(parts) == ranked["tally"]["vp"]
        assert row.locator("td").first.inner_text() == str(parts[0])
        expect(row.locator(".total")).to_have_text(str(ranked["tally"]["vp"]))


# --- axe


@pytest.fixture(scope="module")
def ended(server: Server) -> Finished:
    return finish(server.url, "greedy", game=KAIRO)


def screens(guest: Guest) -> Iterator[Screen]:
    """The questions of a turn, each before and after something on the map is chosen."""
    page = sit_down(guest, "me", "greedy", "greedy", "greedy")
    yield "action", page
    answer(guest, "expand")
    answer(guest, "colour:purple")
    square(page, "A8").click()
    yield "expansion chosen", page
    asked = wait_for_question(page)
    panel(page).get_by_role("button", name="Pay differently").click()
    wait_for_question(page, asked)
    yield "payment", page
    while guest.wire.ask["decision"] != "ChooseAction":
        asked = wait_for_question(page)
        page.keyboard.press("u")
        wait_for_question(page, asked)
    answer(guest, "lure")
    if not page.locator(".far").count():  # on a phone the rows lie over the map
        places(page).first.click()
        yield "customer chosen", page
    panel(page).locator("li button").first.click()
    yield "target chosen", page
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="All choices")).to_be_visible()
    yield "list", page


@pytest.mark.parametrize("size", [thorough(DESKTOP), PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(house: House, ended: Finished, size: ViewportSize) -> None:
    guest = house.guest(size)
    guest.expected = "404"
    bring_axe(guest.context)
    found: list[str] = []
    for pages in (screens(guest), over_screens(guest, ended)):
        for name, page in pages:
            found += in_both_themes(page, name)
    assert found == []
