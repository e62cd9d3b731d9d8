"""Rivals one can follow: every turn of theirs is told in a sentence that stays until it is read."""

import json
import re
from functools import partial
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, WebSocketRoute, expect

from tests.browser.following import PLAYERS, questions
from tests.browser.measuring import out_of_place
from tests.browser.playing import STANDS, Mouse, panel, place, wait_for_question
from tests.browser.seating import PHONE, Guest, House
from tests.browser.waiting import expect_read
from tests.patience import WITHIN
from tests.tiers import thorough

# how long each sentence of a rival stood in the page, by the page's own clock
WATCH = """window.stood = []; let now = null
new MutationObserver(() => {
    const told = document.querySelector('[data-region="turns"] [data-told="true"]')
    const turn = told && !document.querySelector('[data-recap]') ? told.dataset.caption : null
    if (turn === (now && now.turn)) return
    if (now) stood.push([Number(now.turn), performance.now() - now.at])
    now = turn && { turn, at: performance.now() }
}).observe(document, { subtree: true, childList: true, attributes: true })"""
TOLD_OR_ASKED = """after => {
    if (document.querySelector('[data-region="turns"].lit [data-told="true"]')) return 'told'
    const ask = document.querySelector('[data-region="ask"].mine')
    return ask && Number(ask.dataset.seq) > after && Number(ask.dataset.seq)
}"""
HEAR = """() => {
    window.heard = []
    const live = document.querySelector('[data-live="polite"]')
    const hear = () => heard.push(live.textContent)
    new MutationObserver(hear).observe(live, { childList: true, characterData: true, subtree: true })
}"""
IN_WORDS = {
    "text": "schickt das Familienmitglied zum Kaffeehaus, verzichtet auf die Aktion",
    "cost": None,
    "gain": None,
}
LAST = 4  # of five players
READ = 1200  # milliseconds, at the usual pace
HASTE = 400  # milliseconds at once
LAPTOP = ViewportSize(width=1366, height=768)
# what of the log is in the window
IN_SIGHT = """log => { const { top, bottom } = log.getBoundingClientRect()
    return Math.min(bottom, innerHeight) - Math.max(top, 0) }"""


def turns(page: Page) -> Locator:
    return page.get_by_role("region", name="What the others do")


def stood(page: Page) -> dict[int, float]:
    return {int(turn): float(ms) for turn, ms in page.evaluate("stood")}


def a_turn(guest: Guest, asked: int) -> int:
    """To the Post Office and round to the next own turn."""
    page = guest.page
    Mouse(page).go(place(page, "Post Office"))
    asked = wait_for_question(page, asked)
    while guest.wire.ask["decision"] != "Move":
        Mouse(page).answer()
        asked = wait_for_question(page, asked)
    return asked


def test_what_rivals_do_stands_long_enough_to_be_read_and_is_gathered_when_my_turn_begins(
    house: House,
) -> None:
    guest = house.guest(pace="calm")
    guest.context.add_init_script(WATCH)
    page = guest.table("me", "greedy", "greedy")
    a_turn(guest, wait_for_question(page))
    cards = turns(page).get_by_role("button", name=re.compile("^Idris.* · "))
    expect(cards).to_have_count(2)
    expect_read(page, True, lambda: {2, 3} <= stood(page).keys())
    assert min(stood(page)[turn] for turn in (2, 3)) >= READ
    expect(page.locator("[data-seat='1'] [data-last='2']")).to_contain_text(re.compile(r"\w"))
    cards.first.click()
    expect(page.locator("[data-trail] .ring").first).to_be_visible()
    turns(page).get_by_role("button", name="Back to the table").click()
    expect(page.locator("[data-trail]")).to_have_count(0)


def test_on_a_phone_what_the_others_did_stands_below_the_question_until_a_place_is_chosen(
    house: House,
) -> None:
    guest = house.guest(PHONE)
    page = guest.table("me", "greedy", "greedy")
    a_turn(guest, wait_for_question(page))
    rows = turns(page).locator("[data-recap]")
    expect(rows).to_have_count(2)
    expect(rows.last).to_be_in_viewport(ratio=1)
    expect(place(page, "Gemstone Dealer")).to_be_in_viewport(ratio=1)
    place(page, "Post Office").click(force=True)
    expect(page.locator(".pop.foot")).to_be_visible()  # one cannot stay: said at the foot, over no place
    rows.first.evaluate("it => it.click()")
    expect(page.locator("[data-trail] .ring").first).to_be_visible()


@pytest.mark.thorough
def test_on_a_phone_a_board_that_is_not_aimed_at_makes_room_for_what_the_others_did(house: House) -> None:
    guest = house.phone()
    told = turns(guest.page).locator("[data-recap], [data-more]")
    for _ in questions(guest, "kairo", 20):
        if guest.wire.last["view"]["turn"] > PLAYERS["kairo"]:
            expect(told).to_have_count(PLAYERS["kairo"] - 1)
            expect(told.last).to_be_in_viewport(ratio=1)
            return
    raise AssertionError("no second turn")


def retell(page: Page, again: int, **told: object) -> None:
    """Each turn of a rival is told like this, the last one in words; the first of them once or twice more."""

    def reworded(client: WebSocketRoute, frame: str | bytes) -> None:
        message = json.loads(frame)
        rivals = [turn for turn in message.get("turns", []) if turn["seat"]]
        turns = [{**turn, **(IN_WORDS if turn["seat"] == LAST else told)} for turn in rivals]
        once = [turn for turn in turns if turn["seat"] == 1]
        more = [{**turn, "turn": turn["turn"] + n / 4} for turn in once for n in range(1, again + 1)]
        client.send(json.dumps({**message, "turns": turns + more} if turns else message))

    def between(client: WebSocketRoute) -> None:
        client.connect_to_server().on_message(partial(reworded, client))

    page.route_web_socket(re.compile("/ws"), between)


def recap_of_five(guest: Guest, again: int, **told: object) -> Locator:
    retell(guest.page, again, **told)
    cards = guest.page.locator("[data-recap]")
    for _ in questions(guest, "istanbul+mocha+letters", 9):
        if cards.count():
            break
    expect(cards).to_have_count(4 + again)
    return cards


@pytest.mark.drawn
@pytest.mark.parametrize("again", [1, thorough(2)])
def test_what_many_rivals_did_in_words_is_read_whole(house: House, again: int) -> None:
    """Four of them in the language with the longest words, and the first of them once or twice more."""
    guest = house.guest(LAPTOP, locale="de-DE")
    recap_of_five(guest, again, **IN_WORDS)
    expect_read(guest.page, [], lambda: out_of_place(guest.page))


@pytest.mark.drawn
def test_each_of_many_cards_says_where_it_was(house: House) -> None:
    signs = {"cost": {"lira": 2, "yellow": 1}, "gain": {"assistants": 1, "tile_yellow": 1}}
    guest = house.guest(LAPTOP)
    for card in recap_of_five(guest, 1, where="Roasting Plant", **signs).all()[:-1]:
        expect(card.locator("small")).to_be_visible()


@pytest.mark.parametrize(("game", "most"), [("istanbul", 6), *[thorough(game, None) for game in PLAYERS]])
def test_in_a_whole_game_every_sentence_of_a_rival_can_be_read(
    house: House, game: str, most: int | None
) -> None:
    """By the page's own clock, which goes as fast as it can here."""
    guest = house.guest(pace="calm")
    guest.context.add_init_script(WATCH)
    guest.page.clock.install()
    for _ in questions(guest, game, most, wait=wait_in_haste):
        pass
    rivals = {turn["turn"] for step in guest.wire.messages for turn in step.get("turns", []) if turn["seat"]}
    longest: dict[int, float] = {}
    for turn, ms in guest.page.evaluate("stood"):
        longest[turn] = max(ms, longest.get(turn, 0))
    # before an additional turn of the viewer's own the one before it stands there too
    assert {turn for turn in rivals if turn <= max(longest)} == longest.keys() & rivals
    assert {turn: ms for turn, ms in longest.items() if ms < READ} == {}


def wait_in_haste(page: Page, after: int) -> int:
    """The next question, while time runs as fast as the page can follow."""
    late = monotonic() + WITHIN
    while monotonic() < late:
        page.clock.run_for(HASTE)
        if (asked := page.evaluate(STANDS, after)) not in (None, False):
            return int(asked)
    raise AssertionError("nobody was asked")


@pytest.mark.thorough
def test_a_rival_waits_for_whoever_wants_to_be_waited_for_and_a_key_goes_on(house: House) -> None:
    guest = house.guest(pace="wait")
    page = guest.table("me", "greedy")
    asked = wait_for_question(page)
    Mouse(page).go(place(page, "Post Office"))
    while (asked := page.wait_for_function(TOLD_OR_ASKED, arg=asked).json_value()) != "told":
        Mouse(page).answer()
    expect(turns(page)).to_contain_text("Idris")
    expect(panel(page)).not_to_have_class(re.compile("mine"))
    page.keyboard.press("Space")
    wait_for_question(page)


def test_the_pace_is_chosen_in_the_strip_and_kept(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy")
    wait_for_question(page)
    pace = turns(page).get_by_role("group", name="Pace")
    expect(pace.get_by_role("radio", name="At once")).to_be_checked()
    pace.get_by_role("radio", name="Brisk").check()
    page.reload()
    wait_for_question(page)
    expect(pace.get_by_role("radio", name="Brisk")).to_be_checked()
    page.goto(f"{guest.url}/settings")
    expect(page.get_by_role("radio", name=re.compile("^Brisk"))).to_be_checked()


@pytest.mark.parametrize("game", [thorough("istanbul"), "istanbul+mocha+letters"])
def test_the_log_is_always_in_sight_on_a_laptop_with_five_players(house: House, game: str) -> None:
    guest = house.guest(LAPTOP)
    page = guest.table("me", "greedy", "greedy", "greedy", "greedy", game=game, options={"start": 0})
    asked = wait_for_question(page)
    log = page.get_by_role("region", name="Log")
    page.set_viewport_size({"width": 1440, "height": 900})  # where an empty hand says so
    hand = page.locator("[data-region=hand]")
    expect_read(page, True, lambda: hand.evaluate("it => it.scrollHeight < innerHeight / 2"))
    page.set_viewport_size(LAPTOP)
    for _ in range(8):
        expect_read(page, True, lambda: log.evaluate(IN_SIGHT) >= 190)
        Mouse(page).answer()
        asked = wait_for_question(page, asked)


def test_a_turn_of_the_log_opens_and_is_shown_on_the_board(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy", "greedy")
    a_turn(guest, wait_for_question(page))
    log = page.get_by_role("region", name="Log")
    card = log.locator('[data-turn="2"]')
    card.locator("summary").click()
    expect(page.locator('[data-trail="2"]')).to_be_visible()
    expect(card.get_by_role("listitem").first).to_contain_text("Idris")
    expect(card).not_to_contain_text("Turn 2")
    page.keyboard.press("Escape")
    expect(page.locator("[data-trail]")).to_have_count(0)
    card.get_by_role("button", name="Show on the board").click()
    expect(page.locator('[data-trail="2"]')).to_be_visible()
    card.locator("summary").click()
    expect(page.locator("[data-trail]")).to_have_count(0)
    log.get_by_role("button", name="Mine").click()
    expect(log.locator("[data-turn]")).to_have_count(1)  # the one that has only begun has nothing to tell


def test_whoever_listens_hears_each_sentence_and_no_steps(house: House) -> None:
    guest = house.guest(pace="brisk")
    page = guest.table("me", "greedy")
    asked = wait_for_question(page)
    page.evaluate(HEAR)
    a_turn(guest, asked)
    expect_read(page, 1, lambda: sum(" · " in said for said in page.evaluate("heard")))
