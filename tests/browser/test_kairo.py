"""Kairo at the page: a whole game, a build step by step, customers that are lured, closed screens."""

import re
from itertools import islice

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.measuring import within_reach
from tests.browser.playing import Finger, Keys, panel, places, wait_for_question
from tests.browser.seating import Guest, House
from tests.browser.test_french import expect_no_english
from tests.browser.test_friends import settle, walk
from tests.browser.waiting import code_of, expect_read
from tests.browser.wire import Message
from tests.server.client import get, new_table, post

KAIRO = "kairo"
GIVEN = {"start_mode": "fixed", "start": 0}  # stands are laid out, the person at the page begins
HUES = ("white", "yellow", "red", "blue", "green", "purple")
# what a square that was chosen has led to: its plan, or the next question where it was an answer by itself
CHOSEN = """asked => {
    const ask = document.querySelector('[data-region="ask"].mine')
    if (ask?.dataset.seq !== asked) return 'on'
    return document.querySelector('[data-board] [data-place][aria-pressed=true]') && 'chosen'
}"""


class MapKeys(Keys):
    """Keys on the map and in the panel, and now and then a choice of card and coins."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest.page)
        self.guest = guest

    def answer(self) -> None:
        """Where a turn begins, on the market or by the panel."""
        laid = panel(self.page).locator("[data-of] button, [data-token=draw], [data-token=drop]").all()
        if self.guest.wire.ask["decision"] == "ChooseAction" and laid and self.dice.random() < 0.5:
            self.push(self.dice.choice(laid))
        else:
            super().answer()

    def go(self, place: Locator) -> None:
        self.tab_to(self.page.locator("[data-board] [tabindex='0'][data-place]"))
        for key in self.way(place):
            self.press(key)
        expect(place).to_be_focused()
        customer = "pick" in (place.get_attribute("class") or "")
        asked = panel(self.page).get_attribute("data-seq")
        self.press("Enter")
        if customer:  # it is picked: on to one of its doors
            self.press("d")
            self.press("Enter")
        elif self.page.wait_for_function(CHOSEN, arg=asked).json_value() == "on":
            return
        own = panel(self.page).get_by_role("button", name="Pay differently")
        if self.dice.random() < 0.5 and own.count():
            self.push(own)
        else:
            self.press("Enter")

    def push_any(self, asked: Locator) -> None:
        """What is filled in already is confirmed; else any answer."""
        confirm = asked.locator("[data-confirm]")
        cards = asked.locator("[data-card]").all()
        while self.guest.wire.ask["decision"] == "DiscardCard" and not confirm.count():
            self.push(cards.pop())
        if confirm.count():
            self.push(confirm)
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


def ways(guest: Guest, verb: str) -> list[Message]:
    """The whole answers that begin so."""
    return [way for way in guest.wire.ask["ways"] if way["plan"][0] == verb]


def begin(page: Page, verb: str) -> None:
    """Name an action; its whole answers are shown then."""
    panel(page).locator(f"[data-token='{verb}']").click()


def place_first(guest: Guest, hue: str = "") -> None:
    """Begin a new stand by its colour, and wait for the question where it goes."""
    asked = wait_for_question(guest.page)
    of = f"[data-token='colour:{hue}']" if hue else ""
    panel(guest.page).locator(f"[data-of=main] button{of}").first.click()
    wait_for_question(guest.page, asked)


def by_keyboard(guest: Guest, most: int | None) -> set[str]:
    """The decisions of some questions, or of a whole game."""
    guest.table("me", "greedy", "greedy", game=KAIRO, options={"start": 0})
    hands, decisions = MapKeys(guest), set()
    for _ in islice(hands.questions(), most):
        decisions.add(guest.wire.ask["decision"])
        hands.answer()
    return decisions


def test_a_stand_is_founded_and_turns_are_taken_by_keyboard_alone(house: House) -> None:
    assert {"StartColour", "StartSquare", "ChooseAction"} <= by_keyboard(house.guest(), 12)


@pytest.mark.thorough
def test_a_whole_game_of_three_by_keyboard_alone(house: House) -> None:
    guest = house.guest()
    assert {
        "StartColour",
        "StartSquare",
        "ChooseAction",
        "ChooseSquare",
        "TakeCard",
    } <= by_keyboard(guest, None)
    page = guest.page
    table = page.get_by_role("table").first
    ranking = get(house.url, f"/api/tables/{code_of(page)}/story")["ranking"]
    expect(table.locator("tr.sums .total")).to_have_text([str(row["tally"]["vp"]) for row in ranking])
    for chart in ("Points", "Coins", "The market at the end"):
        expect(page.get_by_role("figure", name=chart)).to_be_visible()


@pytest.mark.thorough
def test_an_expansion_is_read_before_it_is_built_and_paid_as_one_likes(house: House) -> None:
    guest = house.guest()
    page = sit_down(guest, "me", "greedy", "greedy")
    grow = ways(guest, "expand")[0]
    hue, where = grow["plan"][1].removeprefix("colour:"), grow["argument"]
    square(page, where).click()
    expect(square(page, where)).to_have_attribute("aria-pressed", "true")
    for line in ("2 points for size 2", "3 for the gold medal", "+7 points", "0 → 7 · 3 coins stay"):
        expect(panel(page)).to_contain_text(line)
    expect(panel(page).get_by_role("button", name="Enlarge for +7 points")).to_be_visible()
    asked = wait_for_question(page)
    page.keyboard.press("p")
    asked = wait_for_question(page, asked)
    other = [one for one in HUES if one != hue]
    expect(panel(page).locator("[data-confirm]")).to_contain_text("Pay 3 coins for +7")
    panel(page).get_by_role("button", name=f"1 {other[0]} coin less").click()
    expect(panel(page).get_by_role("button", name="Half a coin short")).to_be_visible()
    expect(panel(page).get_by_role("alert")).to_contain_text(f"take the {other[1]} one back")
    panel(page).get_by_role("button", name=f"1 more {other[-1]} coin").click()
    panel(page).locator("[data-confirm]").click()
    expect(page.locator('[data-seat="0"] .vp')).to_have_text("7")
    mine = guest.wire.told(asked + 1)["view"]["seats"][0]
    assert mine["coins"][hue] == mine["coins"][other[1]] == mine["coins"][other[-1]] == 0
    assert mine["coins"][other[0]] == 1
    assert (mine["gold"], mine["silver"]) == ([hue], [hue])


def test_a_square_says_what_it_is_and_why_not(house: House) -> None:
    guest = house.guest()
    page = sit_down(guest, "me", "greedy", "greedy")
    expect(square(page, "D2")).to_have_accessible_name(
        re.compile("^D2, section 1, your red door, free. A customer you lure here pays you 1 red. ")
    )
    place_first(guest, "green")
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


@pytest.mark.thorough
@pytest.mark.drawn
def test_a_customer_is_lured_to_a_door_that_shows_the_way(house: House) -> None:
    guest = house.guest()
    page = sit_down(guest, "me", "greedy", "greedy")
    lures = ways(guest, "lure")
    seat, hue = lures[0]["argument"].split("-")
    square(page, guest.wire.last["view"]["customers"][hue]).click()
    of_hue = [way for way in lures if way["argument"].endswith(hue)]
    expect(panel(page).locator("ul li button")).to_have_count(len(of_hue))
    expect(page.locator(".tag")).to_have_count(len(of_hue))
    door = guest.wire.last["view"]["seats"][int(seat)]["stands"][hue]["entrance"]
    square(page, door).click()
    expect(page.locator(".foot").first).to_be_visible()
    expect(panel(page)).to_contain_text(f"customer to {'your door' if seat == '0' else ''}")
    expect(panel(page)).to_contain_text(re.compile(r"\+\d coins?\s*6 → \d"))
    asked = wait_for_question(page)
    panel(page).locator("[data-confirm]").click()
    wait_for_question(page, asked)
    assert guest.wire.last["view"]["seats"][0]["coins"][hue] == 2


def leaks(message: Message, seat: int) -> list[object]:
    """Coins, cards and plans that only another seat, or nobody, may know."""
    view = message.get("view") or {"seats": [], "draft": []}
    over = bool(view["seats"]) and message.get("ask") is None
    secret = ("hand", "coins")
    leaks: list[object] = [
        (i, key)
        for i, has in enumerate(view["seats"])
        for key in secret
        if key in has and i != seat and not over
    ]
    leaks += [key for key in ("deck", "seed") if key in view]
    if view["draft"] and not (message["ask"] and message["ask"]["seat"] == seat):
        leaks.append(view["draft"])
    for thing in walk(message):
        drew = thing.get("kind") == "drew" and thing["args"]
        said = re.search(r" draws the card ", str(thing.get("text", "")))
        if (drew or said) and thing.get("seat") != seat:
            leaks.append(thing)
    return leaks


LURE = {"ChooseAction": ["[data-token='lure']", "li button", "[data-confirm]"]}
DRAW = {
    "ChooseAction": ["[data-token='draw']"],
    "TakeCard": ["[data-token='take:pile']"],
    "DiscardCard": [],
}


def too_many(guest: Guest) -> int:
    ask = guest.wire.ask
    return len(guest.wire.last["view"]["seats"][ask["seat"]]["hand"]) - int(ask["facts"]["limit"])


def take_turn(guest: Guest, how: dict[str, list[str]], everybody: list[Guest]) -> None:
    """Answer each question by what the panel has for it, until another seat is asked."""
    wait_for_question(guest.page)
    while guest.wire.ask["mine"]:
        asked = wait_for_question(guest.page)
        for press in how[guest.wire.ask["decision"]]:
            panel(guest.page).locator(press).first.click()
        if guest.wire.ask["decision"] == "DiscardCard":  # all that are too many go at once
            for nth in range(too_many(guest)):
                panel(guest.page).locator("[data-card]").nth(nth).click()
            panel(guest.page).locator("[data-confirm]").click()
        settle(everybody, asked)


@pytest.mark.thorough
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
    for how in (LURE, DRAW):
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
    expect_read(page, True, lambda: within_reach(square(page, "A1")))
    hands = Finger(page)
    hands.push(page.get_by_role("button", name="Whole board"))
    hands.push(panel(page).locator("[data-token='lure']"))
    asked = wait_for_question(page)
    hands.push(panel(page).locator("li button").first)
    hands.push(panel(page).locator("[data-confirm]"))
    wait_for_question(page, asked)


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


@pytest.mark.thorough
def test_a_turn_is_french_from_the_action_to_the_list(house: House) -> None:
    guest = house.guest(locale="fr-FR")
    page = sit_down(guest, "me", "greedy", "greedy", "greedy")
    expect_no_english(page)
    begin(page, "expand")
    expect_no_english(page)
    square(page, "A8").click()
    expect_no_english(page)
    asked = wait_for_question(page)
    panel(page).get_by_role("button", name="Payer autrement").click()
    wait_for_question(page, asked)
    expect_no_english(page)
    while guest.wire.ask["decision"] != "ChooseAction":
        asked = wait_for_question(page)
        page.keyboard.press("u")
        wait_for_question(page, asked)
    begin(page, "lure")
    places(page).first.click()
    expect_no_english(page)
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="Tous les choix")).to_be_visible()
    expect_no_english(page)


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
    expect(panel(page)).to_contain_text(said["total"].split(", ")[0])
    panel(page).get_by_role("button", name=said["act"]).click()
    expect(page.locator('[data-seat="0"] .vp')).to_contain_text("7")
    expect(page.locator('[data-seat="1"] [data-last]')).to_be_visible()
