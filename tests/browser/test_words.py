"""Words at the table: each reads them in their own language, or not at all."""

from playwright.sync_api import expect

from tests.browser.seating import SMALL, House


def test_a_phrase_arrives_in_everybodys_own_language(house: House) -> None:
    host, friend, watcher = house.guest(), house.guest(SMALL, locale="fr-FR"), house.guest()
    page = host.open("/new?friends=1")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("1 of 3 chairs")).to_be_visible()
    code = page.url.partition("table=")[2]
    other = friend.open(f"/j/{code}")
    other.get_by_role("button", name="S’asseoir").click()
    expect(page.get_by_text("2 of 3 chairs")).to_be_visible()
    page.get_by_role("button", name="Robot sits in").click()
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name="Good luck!").click()
    expect(other.get_by_text("Bonne chance !")).to_be_visible()
    expect(page.get_by_text("Good luck!")).to_be_visible()
    assert other.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    watcher.open(f"/t/{code}")
    expect(page.get_by_title("1 person watches")).to_be_visible()
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("switch", name="Do not show").click()
    page.get_by_role("button", name="Close").click()
    other.get_by_role("button", name="Dire quelque chose").click()
    other.get_by_role("button", name="Merci !").click()
    expect(other.get_by_text("Merci !")).to_be_visible()
    expect(page.get_by_text("Thank you!")).to_have_count(0)
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name="Report").click()
    expect(page.get_by_text("Reported. Whoever keeps this site")).to_be_visible()


def test_there_is_nothing_to_say_to_robots(house: House) -> None:
    guest = house.guest()
    page = guest.open("/new")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)


def test_nobody_looks_on_where_the_host_does_not_like_it(house: House) -> None:
    host, other = house.guest(), house.guest(SMALL)
    page = host.open("/new")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("switch", name="Others may look on").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    code = page.url.partition("/t/")[2].partition("?")[0]
    seen = other.open(f"/j/{code}")
    expect(seen.get_by_text("nobody looks on")).to_be_visible()
    expect(seen.get_by_role("link", name="Watch")).to_have_count(0)
    seen = other.open(f"/t/{code}")
    expect(seen.get_by_text("nobody looks on")).to_be_visible()
