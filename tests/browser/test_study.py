"""The study of a finished game: reached from its end and its replay, read with the keyboard alone."""

import re

from playwright.sync_api import expect

from tests.browser.finished import Finished
from tests.browser.seating import House
from tests.browser.waiting import code_of
from tests.server.client import get


def test_a_game_is_studied_by_keyboard(house: House, finished: Finished) -> None:
    """The chart is a slider over the turns, its table says the same, and a moment leads to the replay."""
    page = house.guest().open(f"/replay/{finished.code}")
    page.get_by_role("link", name="Study the game").press("Enter")
    expect(page.get_by_role("heading", name="Study of the game")).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_text("so nobody is judged")).to_be_visible()
    study = get(house.url, f"/api/tables/{finished.code}/study")
    turns, moments = study["turns"], [moment for moment in study["moments"] if moment["top"]]
    chart = page.get_by_role("slider", name="Chances of winning")
    largest = max(moments, key=lambda moment: abs(moment["share"]))
    at = next(i for i, turn in enumerate(turns) if turn["turn"] == largest["turn"])
    expect(chart).to_have_attribute("aria-valuenow", str(at))
    then = page.get_by_role("region", name="The table then")
    expect(then.get_by_role("heading", name=largest["title"])).to_be_visible()
    chart.focus()
    all_seats = len(study["names"])
    for key, at in (
        ("Home", 0),
        ("ArrowRight", 1),
        ("ArrowUp", 1 + all_seats),
        ("ArrowLeft", all_seats),
        ("ArrowDown", 0),
    ):
        page.keyboard.press(key)
        expect(chart).to_have_attribute("aria-valuenow", str(at))
    share = round(100 * turns[0]["shares"][0])
    expect(chart).to_have_attribute("aria-valuetext", re.compile(f"^After turn 1,.*{share}%"))
    page.keyboard.press("End")
    page.keyboard.press("p")
    before = [moment for moment in moments if moment["turn"] < turns[-1]["turn"]]
    at = next(i for i, turn in enumerate(turns) if turn["turn"] == before[-1]["turn"])
    expect(chart).to_have_attribute("aria-valuenow", str(at))
    expect(then.get_by_role("heading", name=before[-1]["title"])).to_be_visible()
    expect(page).to_have_url(re.compile(f"#m{before[-1]['step']}$"))
    chosen = page.locator(f'li[data-step="{before[-1]["step"]}"]')
    expect(chosen.get_by_role("button")).to_have_attribute("aria-current", "true")
    expect(chosen.locator(".thumb svg")).to_be_visible()
    page.get_by_role("button", name=re.compile("As a table ?: Chances of winning")).press("Enter")
    table = page.get_by_role("table", name="Chances of winning")
    expect(table.get_by_role("row")).to_have_count(1 + len(turns))
    for seat, name in zip(study["seats"], study["names"], strict=True):
        told = page.get_by_role("table", name=f"Luck and play of {name}, in points")
        expect(told.get_by_role("row")).to_have_count(len(seat["ledger"]))
        expect(told.get_by_role("row", name="result")).to_contain_text(seat["ledger"][-1]["text"])
    step = before[-1]["step"] - 1
    then.get_by_role("link", name="In the replay").press("Enter")
    expect(page).to_have_url(re.compile(f"/replay/{finished.code}#{step}$"))
    page.goto(f"{house.url}/study/{finished.code}#m{before[-1]['step']}")
    expect(then.get_by_role("heading", name=before[-1]["title"])).to_be_visible()
    page.keyboard.press("t")
    expect(page).to_have_url(re.compile(rf"/sandbox\?table={finished.code}&step={step}"))


def test_the_chart_is_taken_away_as_a_picture_that_stands_by_itself(house: House, finished: Finished) -> None:
    page = house.guest().open(f"/study/{finished.code}")
    expect(page.get_by_text("so nobody is judged")).to_be_visible()
    page.get_by_text("Export", exact=True).press("Enter")
    with page.expect_download() as taken:
        page.get_by_role("button", name="The chart as a picture").press("Enter")
    drawing = taken.value.path().read_text("utf-8")
    assert drawing.startswith("<svg")
    assert "fill: rgb(" in drawing, "colours are written out"


def test_a_game_that_goes_on_is_not_studied(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy")
    code = code_of(page)
    guest.expected = "409"
    page.goto(f"{house.url}/study/{code}")
    expect(page.get_by_text("This game cannot be studied")).to_be_visible()
