"""Friends around one table, each with a browser of their own; nobody is told what is not theirs."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import Keys, Mouse, place, places, wait_for_question
from tests.browser.seating import FIRST, Guest, House
from tests.browser.wire import Message
from tests.server.client import new_table, post

WATCHER = -3


def open_table(guest: Guest) -> str:
    """Set a table with two open chairs by the page; the link for friends."""
    page = guest.open("/")
    page.get_by_role("link", name="Invite friends").click()
    page.get_by_label("Name for chair 1").fill("Ayşe")
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Link for friends").input_value()


def join_by_link(guest: Guest, link: str, name: str) -> Page:
    page = guest.page
    page.goto(link)
    page.get_by_label("Your name (optional)").fill(name)
    page.get_by_role("button", name="Sit down").click()
    return page


def join_by_code(guest: Guest, code: str) -> Page:
    page = guest.open("/")
    page.get_by_label("Have a code?").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    page.get_by_role("button", name="Sit down").click()
    return page


def walk(value: object) -> list[Message]:
    """Every object inside a message."""
    if isinstance(value, dict):
        return [value, *[inner for v in value.values() for inner in walk(v)]]
    return [inner for v in value for inner in walk(v)] if isinstance(value, list) else []


def leaks(message: Message, seat: int) -> list[object]:
    """What a message tells that only another seat, or nobody, may know."""
    view = message.get("view") or {"seats": []}
    others: list[object] = [i for i, has in enumerate(view["seats"]) if i != seat and "hand" in has]
    others += [key for key in ("deck", "seed") if key in view]
    for thing in walk(message):
        drew = thing.get("kind") == "drew" and thing["args"]
        said = " draws “" in str(thing.get("text", ""))
        if (drew or said) and thing.get("seat") != seat:
            others.append(thing)
    return others


def play_on(guests: Sequence[Guest], until: int) -> None:
    """Everybody answers when asked, and makes for cards, until this turn has come and cards were drawn."""
    hands = [Mouse(guest.page) for guest in guests]
    while guests[0].wire.last["view"]["turn"] < until or not drawn(guests[0].wire.messages):
        asked = guests[0].wire.last["ask"]["seat"]
        one = hands[asked]
        number = wait_for_question(one.page)
        if there := places(one.page).all():
            one.go(min(there, key=lambda where: steps_to(place(one.page, "Caravansary"), where)))
        else:
            one.answer()
        settle(guests, number)


def drawn(messages: list[Message]) -> bool:
    return any(thing.get("kind") == "drew" for message in messages for thing in walk(message))


def steps_to(there: Locator, here: Locator) -> int:
    """On a board of four by four."""
    a, b = Keys.position(there), Keys.position(here)
    return abs(a // 4 - b // 4) + abs(a % 4 - b % 4)


# the number of what a page shows, once it is a later one
SHOWN = """after => {
    const shown = Number(document.querySelector('[data-region=ask]')?.dataset.seq)
    return shown > after && shown
}"""


def settle(guests: Sequence[Guest], after: int) -> None:
    """Every page has heard of what came after this question, and shows it."""
    newest = max(guest.wire.last.get("seq", 0) for guest in guests)
    for guest in guests:
        shown = guest.page.wait_for_function(SHOWN, arg=max(after, newest - 1)).json_value()
        guest.wire.catch_up(int(shown))


def test_three_friends_and_a_watcher_see_only_what_is_theirs(house: House) -> None:
    guests = [house.guest() for _ in range(3)]
    link = open_table(guests[0])
    code = link.rsplit("/", 1)[1]
    join_by_link(guests[1], link, "Bora")
    expect(guests[0].page.get_by_text("Bora")).to_be_visible()
    join_by_code(guests[2], code)
    watcher = house.guest()
    for guest in (*guests[:1], watcher):
        expect(guest.open(f"/t/{code}").get_by_role("region", name="Log")).to_be_visible()
    settle([*guests, watcher], 0)
    play_on(guests, until=3)
    settle([*guests, watcher], guests[0].wire.last["seq"] - 1)
    for guest, seat in zip((*guests, watcher), (0, 1, 2, WATCHER), strict=True):
        expect_only_own(guest, seat)
    expect(watcher.page.get_by_text("You are watching: hands stay hidden.")).to_be_visible()


def expect_only_own(guest: Guest, seat: int) -> None:
    messages = guest.wire.messages
    assert guest.wire.last["as"] == seat
    assert [leak for message in messages for leak in leaks(message, seat)] == []
    assert drawn(messages)
    if seat != WATCHER:
        assert "hand" in guest.wire.last["view"]["seats"][seat]


def test_a_robot_plays_for_a_friend_who_is_away_until_the_friend_is_back(house: House) -> None:
    host, friend = house.guest(), house.guest()
    code, tokens = new_table(house.url, "me", "open", options=FIRST)
    joined = post(house.url, f"/api/tables/{code}/join", {"name": "Bora"})["seats"][0]["token"]
    page = host.sit(code, tokens)
    asked = wait_for_question(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a robot sit in for Bora, who is away").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-seat='1']")).to_contain_text("robot sits in")
    while host.wire.last["view"]["turn"] < 3:  # the robot has played a turn of its own
        Mouse(page).answer()
        asked = wait_for_question(page, asked)
    back = friend.sit(code, [joined], first=1)
    back.get_by_role("button", name="Take my seat back").click()
    expect(page.locator("[data-seat='1']")).not_to_contain_text("robot sits in")
    while not friend.wire.ask["mine"]:
        Mouse(page).answer()
        settle([host, friend], asked)
        asked = host.wire.last["seq"]
    assert wait_for_question(back) == asked
    Mouse(back).answer()
    wait_for_question(back, asked)
