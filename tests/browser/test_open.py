"""A record is opened in a real browser: as a file, by dropping it, and by a link that carries it."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.seating import House
from tests.browser.waiting import address, copied, expect_read

RECORD = Path(__file__).parents[1] / "games" / "istanbul-2-greedy-0.bdn"
DROP = """(zone, text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'game.bdn'))
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}"""


def test_a_record_is_opened_dropped_and_passed_on_as_a_link(house: House) -> None:
    guest = house.guest()
    guest.expected = "400"  # what is no record
    page = guest.open("/")
    page.get_by_role("link", name="Open a record").click()
    page.locator("input[type=file]").set_input_files(
        {"name": "no.txt", "mimeType": "text/plain", "buffer": b"hello"}
    )
    expect(page.get_by_role("alert")).to_contain_text("record")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_role("slider", name="Step of the game")).to_be_visible()
    first = address(page).split("/")[-1].split("#")[0]
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('')")
    page.get_by_role("button", name="Copy the whole game as a link").click()
    expect_read(page, True, lambda: copied(page) != "")
    link = copied(page)
    other = house.guest()
    carried = other.open("/" + link.split("/", 3)[3])
    expect(carried).to_have_url(re.compile("/replay/"))
    assert first not in address(carried)
    expect(carried.get_by_role("slider", name="Step of the game")).to_be_visible()
    dropping = guest.open("/open")
    dropping.locator(".drop").evaluate(DROP, RECORD.read_text("utf-8"))
    expect(dropping).to_have_url(re.compile("/replay/"))
