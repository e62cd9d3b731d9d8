"""Whole games in a real browser, from the first question to the ranking."""

import re
from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from tests.browser.finished import Finished
from tests.browser.playing import Keys, Mouse, expect_heard, panel
from tests.browser.seating import Guest, House
from tests.browser.waiting import code_of, expect_read
from tests.server.client import get

ROBOTS = ("greedy", "greedy", "greedy")


def expect_ranking(page: Page, url: str) -> None:
    """As the server tells it: all four, with what breaks a tie, best first."""
    code = code_of(page)
    table = page.get_by_role("table").first
    for column in ("Rank", "Player", "Rubies", "Lira", "Goods", "Cards"):
        expect(table.get_by_role("columnheader", name=column)).to_be_visible()
    ranking = get(url, f"/api/tables/{code}/story")["ranking"]
    expect(table.get_by_role("row")).to_have_count(1 + len(ranking))
    for nth, row in enumerate(ranking, 1):
        wanted = [str(number) for number in (row["rank"], *row["tally"].values())]
        cells = table.get_by_role("row").nth(nth).get_by_role("cell")
        expect_read(page, wanted, cells.all_inner_texts)
    expect(page.get_by_text("Order of the tie-breaks")).to_be_visible()


def by_keyboard(guest: Guest, most: int | None) -> None:
    """That many questions, or a whole game."""
    hands = Keys(guest.table("me", *ROBOTS))
    for _ in islice(hands.questions(), most):
        hands.answer()


def expect_another_game(page: Page, url: str) -> None:
    """After the ranking, by keyboard alone."""
    expect_ranking(page, url)
    hands, before = Keys(page), re.compile(code_of(page))
    hands.push(page.get_by_role("button", name="Play again"))
    expect(page).not_to_have_url(before)
    assert next(hands.questions()) > 0


def test_turns_by_keyboard_alone(house: House) -> None:
    by_keyboard(house.guest(), 8)


def test_another_game_after_the_ranking_by_keyboard_alone(house: House, finished: Finished) -> None:
    guest = house.guest()
    guest.hold(finished.code, finished.tokens)
    expect_another_game(guest.open(f"/t/{finished.code}"), house.url)


@pytest.mark.thorough
def test_a_whole_game_by_keyboard_alone(house: House) -> None:
    guest = house.guest()
    by_keyboard(guest, None)
    expect_another_game(guest.page, house.url)


def by_roles_and_names(guest: Guest, most: int | None) -> None:
    """That many questions, or a whole game; each is said to whoever does not see it."""
    page = guest.table("me", *ROBOTS)
    hands = Mouse(page)
    for _ in islice(hands.questions(), most):
        heading = panel(page).get_by_role("heading").first
        expect(heading).to_be_visible()
        expect_heard(page, r"Your turn\.|You are asked", re.escape(heading.inner_text()))
        hands.answer()


@pytest.mark.thorough
def test_turns_by_roles_and_names_alone(house: House) -> None:
    by_roles_and_names(house.guest(), 10)


@pytest.mark.thorough
def test_a_whole_game_by_roles_and_names_alone(house: House) -> None:
    guest = house.guest()
    by_roles_and_names(guest, None)
    expect_ranking(guest.page, house.url)
