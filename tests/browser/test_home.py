"""The home page, setting a table and waiting for friends: on a first visit, and for whoever comes back."""

import json
import re
import secrets

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.browser.finished import finish
from tests.browser.playing import wait_for_question
from tests.browser.seating import DESKTOP, PHONE, SMALL, House
from tests.browser.waiting import expect_read
from tests.server.client import get, new_table, post

JUMP = 2  # pixels that nobody sees


def faces(page: Page, within: str) -> list[str]:
    """The portraits that are shown there, in their order."""
    icons: list[str] = page.locator(f"{within} use").evaluate_all("all => all.map(it => it.href.baseVal)")
    return [name.removeprefix("#sym-rival-") for name in icons if "rival" in name]


def test_a_first_visit_tells_the_goal_and_offers_to_teach(house: House) -> None:
    guest = house.guest()
    page = guest.open("/new")
    expect(page.get_by_text("Everything is set for a good first game.")).to_be_visible()
    page = guest.open("/")
    expect(page.get_by_text("be the first with five rubies")).to_be_visible()
    expect(page.get_by_text("Istanbul against Nilüfer and Idris")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Five games on the shelf").get_by_role("radio")).to_have_count(
        5
    )
    [puzzle] = get(guest.url, "/api/puzzles?today=true")["puzzles"]
    expect(page.get_by_text(puzzle["asked"])).to_be_visible()
    for way, path in (("Solve it", "/puzzles"), ("Play the deal", "/today"), ("To the lessons", "/learn")):
        expect(page.get_by_role("link", name=way)).to_have_attribute("href", path)
    page.get_by_role("button", name="Teach me in 3 minutes").click()
    expect(page.get_by_role("region", name="Coach")).to_be_visible()
    assert guest.wire.info["lesson"].startswith("istanbul/")


HEIGHT = "it => Math.round(it.getBoundingClientRect().top + scrollY)"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_shelf_keeps_its_room_until_the_games_come(house: House, size: ViewportSize) -> None:
    guest = house.guest(size)
    held: list[Route] = []
    guest.page.route("**/api/games", lambda route: held.append(route))
    page = guest.open("/")
    expect(page.locator(".coming")).to_have_count(5)
    below = page.locator("section:has(> .shelf) + *")
    before = below.evaluate(HEIGHT)
    for one in held:
        one.continue_()
    expect(page.locator("section:has(> .shelf) input")).to_have_count(5)
    expect(page.locator(".coming")).to_have_count(0)
    expect_read(page, True, lambda: abs(below.evaluate(HEIGHT) - before) <= JUMP)


@pytest.mark.thorough
def test_a_first_game_has_a_quiet_word_a_turn_that_goes_when_it_is_not_wanted(house: House) -> None:
    page = house.guest().open("/")
    page.get_by_role("button", name="Play now").click()
    word = page.get_by_role("complementary", name="A hint for your first game")
    expect(word).to_contain_text("Places that glow")
    word.get_by_role("button").click()
    expect(word).to_have_count(0)
    page.reload()
    wait_for_question(page)
    expect(word).to_have_count(0)


def test_every_page_can_be_reached_on_the_smallest_screen(house: House) -> None:
    guest = house.guest(SMALL)
    page = guest.open("/")
    ways = page.get_by_role("navigation", name="Pages")
    for way in ("Learn", "Study", "Puzzles", "Today", "People"):
        if way in ("Today", "People"):
            ways.get_by_role("button", name="More").click()
        ways.get_by_role("link", name=way).click()
        expect(page).to_have_url(re.compile(f"/{way.lower()}"))
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page).to_have_url(re.compile("/rules"))
    page = guest.open("/settings")
    page.get_by_role("radio", name="Dusk").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_box_is_chosen_from_the_shelf_and_says_what_is_inside(house: House) -> None:
    page = house.guest().open("/")
    page.get_by_role("radio", name="Kairo").check(force=True)
    facts = page.get_by_role("article").filter(has_text="Weight")
    expect(facts).to_contain_text("lure the customers")
    expect(facts).to_contain_text("2–4")
    facts.get_by_role("link", name="Set this table").click()
    expect(page.get_by_role("radio", name="Kairo")).to_be_checked()


@pytest.mark.thorough
def test_a_rival_is_one_press_away(house: House) -> None:
    guest = house.guest()
    page = guest.open("/")
    page.get_by_role("button", name="Play Ozan").click()
    wait_for_question(page)
    assert [seat.get("bot") for seat in guest.wire.info["seats"]] == [None, "ozan"]
    expect(page.locator("[data-seat='1']").first).to_contain_text("Ozan")


def test_who_comes_back_sees_whose_turn_it_is_and_the_table_of_last_time(house: House) -> None:
    guest = house.guest()
    mine, tokens = new_table(house.url, "me", "easy", "easy", options={"start": 0})
    guest.hold(mine, tokens)
    code, token = new_table(house.url, "me", "open")
    guest.hold(code, token)
    plan = {"game": "kairo", "players": 2, "chairs": [{"kind": "me", "bot": "easy", "name": "Aylin"}]}
    item = json.dumps(["bedesten.table", json.dumps(plan)])
    guest.context.add_init_script(f"if (location.host) localStorage.setItem(...{item})")
    page = guest.open(f"/t/{mine}")
    asked = wait_for_question(page)
    page = guest.open("/")
    expect(page.get_by_role("heading", name="Welcome back, Aylin")).to_be_visible()
    expect(page.get_by_text("1 table is waiting for you.")).to_be_visible()
    first = page.locator("section", has=page.get_by_role("heading", name="Continue")).get_by_role("listitem")
    expect(first).to_have_count(2)
    expect(first.first).to_contain_text("Your turn")
    signs = first.first.locator(".picture use:not([href^='#sym-place-'])")
    expect(signs).to_have_count(3)  # of the merchants on the real board
    expect(first.last).to_contain_text("Waiting for 1 friend")
    page.get_by_role("link", name=f"Go on: Istanbul, table {mine}").click()
    assert wait_for_question(page) == asked


def test_on_a_phone_a_chair_is_left_from_wherever_one_looked(house: House) -> None:
    page = house.phone(SMALL).open("/new")
    page.get_by_role("button", name=re.compile("^Change Idris")).click()
    done = page.get_by_role("dialog").get_by_role("button", name="Done")
    expect(done).to_be_in_viewport(ratio=1)
    done.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.thorough
def test_all_robots_are_changed_at_once_and_any_colour_can_be_chosen(house: House) -> None:
    guest = house.guest(SMALL)
    page = guest.open("/new")
    page.get_by_label("Name for chair 1").fill("Aylin")
    page.get_by_role("button", name="All robots: Safiye").click()
    expect_read(page, ["safiye", "safiye"], lambda: faces(page, "form li"))
    page.get_by_role("button", name="All robots: mixed").click()
    expect_read(page, ["nilufer", "idris"], lambda: faces(page, "form li"))
    page.get_by_role("button", name="Change Aylin, white star chair").click()
    page.get_by_role("button", name="red tulip, taken by Idris").click()
    expect(page.get_by_role("dialog", name="Who sits here? (red tulip)")).to_be_visible()
    page.get_by_role("button", name="blue wave").click()
    expect(page.get_by_role("dialog", name="Who sits here? (blue wave)")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    page.get_by_label("Colour or sign: Nilüfer").select_option(label="green crescent")
    page.get_by_role("radio", name="In order").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-region=ask]")).to_be_visible()
    seats = [(seat["name"], seat["colour"]) for seat in guest.wire.info["seats"]]
    assert seats == [("Aylin", "blue"), ("Nilüfer", "green"), ("Idris", "white")]
    expect(page.locator("[data-piece=m0] use").last).to_have_attribute("href", re.compile("merchant-4$"))
    expect(page.locator("[data-piece=m2] use").last).to_have_attribute("href", re.compile("merchant-0$"))
    assert guest.wire.info["options"]["layout"] == "order"


def test_the_last_game_is_told_in_a_line_and_there_is_a_way_back_to_it(house: House) -> None:
    key = secrets.token_urlsafe(24)
    guest = house.guest(SMALL)
    guest.own(key)
    over = finish(house.url, "greedy", "easy", key=key)
    code = over.code
    guest.hold(code, over.tokens)
    result = get(house.url, f"/api/tables/{code}")
    page = guest.open("/new")
    page.get_by_role("link", name="Back to the home page").click()
    mine, winner = result["ranking"][0], result["seats"][result["ranking"].index(1)]["name"]
    ending = "you won." if mine == 1 else f"you came {['2nd', '3rd'][mine - 2]} of 3, {winner} won."
    expect(page.get_by_text(f"Last game, Istanbul: {ending}")).to_be_visible()
    expect(page.get_by_role("link", name="Study of Istanbul")).to_have_attribute("href", f"/study/{code}")
    expect(page.get_by_text(re.compile("You finished ahead in [01] of 1 game"))).to_have_count(2)
    page.get_by_role("link", name="Replay of Istanbul").click()
    expect(page).to_have_url(re.compile(f"/replay/{code}(#|$)"))
    page = guest.open(f"/t/{code}")
    expect(page.get_by_role("row", name=re.compile(f"^{mine} You "))).to_be_visible()


def test_the_lobby_says_who_is_missing_and_warns_of_a_link_that_leads_nowhere(house: House) -> None:
    host = house.guest()
    page = host.open("/new?friends=1")
    page.get_by_role("button", name="Open the table").click()
    come = page.get_by_role("region", name=re.compile("^Who is here"))
    expect(come).to_contain_text("1 of 3 chairs")
    expect(come.get_by_role("listitem").first).to_contain_text("You")
    expect(page.get_by_text("Your table")).to_be_visible()
    expect(page.get_by_text("works nowhere else")).to_be_visible()
    link = page.get_by_label("Link for friends")
    assert link.evaluate("it => it.scrollWidth <= it.clientWidth")
    code = link.input_value().rsplit("/", 1)[1]
    expect(page.get_by_text(f"{code[:3]}\u00a0{code[3:]}")).to_be_visible()
    post(house.url, f"/api/tables/{code}/join", {"name": "Bora"})
    expect(come).to_contain_text("Bora")
    expect(come).to_contain_text("2 of 3 chairs")
    page.get_by_role("button", name="Begin now with Nilüfer").click()
    expect(page).to_have_url(re.compile("/t/"))
    assert get(house.url, f"/api/tables/{code}")["seats"][2]["bot"] == "nilufer"


def test_who_is_invited_sees_which_game_and_who_is_there(house: House) -> None:
    code, _ = new_table(house.url, "me", "open", "hard", game="istanbul+mocha")
    page = house.guest(locale="fr-FR").open(f"/j/{code}")
    expect(page.get_by_role("heading", level=1, name="Moka & Bakchich")).to_be_visible()
    expect(page.get_by_text("réunir six rubis")).to_be_visible()
    expect(page.get_by_text("Hagop")).to_be_visible()
    expect(page.get_by_text("2 sur 3 chaises")).to_be_visible()
