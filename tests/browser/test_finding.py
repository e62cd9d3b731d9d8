"""Finding each other: a quick match of two strangers, and a table that is open to everybody."""

from playwright.sync_api import expect

from tests.browser.seating import SMALL, House


def test_two_who_look_for_a_quick_match_meet(house: House) -> None:
    first, second = house.guest(), house.guest(SMALL)
    page = first.open("/")
    here = page.get_by_role("region", name="With whoever is here")
    expect(here.get_by_text("Robots take the free chairs after 1 minute")).to_be_visible()
    here.get_by_role("button", name="Find players").click()
    expect(page.get_by_text("1 of 3 chairs")).to_be_visible()
    expect(page.get_by_text("Robots take the free chairs in 1 minute.")).to_be_visible()
    other = second.open("/")
    expect(other.get_by_role("list", name="Open tables").get_by_role("listitem")).to_have_count(1)
    assert other.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    other.get_by_role("button", name="Find players").click()
    expect(page.get_by_text("2 of 3 chairs")).to_be_visible()
    expect(other.get_by_text("2 of 3 chairs")).to_be_visible()


def test_a_table_that_is_open_to_everybody_is_found_on_the_home_page(house: House) -> None:
    host, guest = house.guest(), house.guest()
    page = host.open("/new?friends=1")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("switch", name="Open to everybody").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("1 of 3 chairs")).to_be_visible()
    code = page.url.partition("table=")[2]
    other = guest.open("/")
    row = other.get_by_role("list", name="Open tables").get_by_role("listitem").filter(has_text="No clock")
    expect(row).to_contain_text("English")
    expect(row).to_contain_text("2 chairs free")
    row.get_by_role("link", name="Join").click()
    assert other.url.endswith(f"/j/{code}")
    other.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("2 of 3 chairs")).to_be_visible()
