"""The rules page: short for newcomers, and every rule where a link can find it, in both languages."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bedesten.cli.rules import RULE
from scripts.gen_rules import DOCS, TARGET, Key, sources
from tests.browser.seating import PHONE, SMALL, Guest, House
from tests.browser.test_french import ENGLISH, READ
from tests.browser.waiting import expect_read
from tests.tiers import thorough

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
TEXTS = sources()
IDS = "() => [...document.querySelectorAll('[id]')].map(it => it.id)"
CODE = re.compile(r"\b[A-Z][A-Z0-9_]+\b")


def reader(house: House, lang: str) -> Guest:
    return house.guest(locale=LOCALES[lang])


def expect_shown(page: Page, rule: str) -> None:
    """The rule is where the reader looks, and marked."""
    expect(page.locator(f"#{rule}:target")).to_be_in_viewport()


@pytest.mark.parametrize("lang", ["en", thorough("fr")])
def test_every_rule_is_an_anchor(house: House, lang: str) -> None:
    guest = reader(house, lang)
    for game in sorted(path.stem for path in DOCS.glob("*.md")):
        check_anchors(guest.open(f"/rules/{game}#all"), game, lang)


def check_anchors(page: Page, game: str, lang: str) -> None:
    rules = [rule for rule, _ in RULE.findall(TEXTS[Key(game, "en")])]
    page.locator(f"#{rules[-1]}").wait_for(state="attached")
    there = page.evaluate(IDS)
    assert [rule for rule in rules if there.count(rule) != 1] == []
    translated = Key(game, lang) in TEXTS
    expect(page.locator("article")).to_have_attribute("lang", lang if translated else "en")


@pytest.mark.parametrize("lang", [thorough("en"), "fr"])
def test_a_link_from_elsewhere_shows_its_rule(house: House, lang: str) -> None:
    page = reader(house, lang).open("/rules#IST-GEM-1")
    expect_shown(page, "IST-GEM-1")
    expect(page.locator("#IST-GEM-1")).to_contain_text({"en": "current price", "fr": "prix en cours"}[lang])


def test_the_newcomer_starts_with_the_short_text_and_goes_on_to_the_rule(house: House) -> None:
    page = reader(house, "en").open("/rules")
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()
    page.get_by_role("link", name="IST-ASSIST-5").click()
    expect_shown(page, "IST-ASSIST-5")
    expect(page.get_by_role("link", name="Every rule")).to_have_attribute("aria-current", "true")
    page.go_back()
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()


@pytest.mark.thorough
def test_what_is_said_about_a_place_links_to_its_rules(house: House) -> None:
    page = reader(house, "fr").open("/rules")
    page.locator("#place-palace").get_by_role("link", name="IST-SULT-1").click()
    expect_shown(page, "IST-SULT-1")


def test_a_word_narrows_the_rules_down_and_a_link_opens_them_again(house: House) -> None:
    page = reader(house, "fr").open("/rules#all")
    page.get_by_role("searchbox").fill("péage")
    expect(page.get_by_role("status")).to_contain_text("trouvé")
    sections = page.locator("article section")
    expect_read(page, True, lambda: 0 < sections.count() < 10)
    expect(page.locator("mark").first).to_have_text("péage", ignore_case=True)
    page.get_by_role("searchbox").fill("CARAVANSERAIL")
    page.locator("#IST-CARA-1").get_by_role("link", name="EX-20").click()
    expect_shown(page, "EX-20")
    expect(page.get_by_role("searchbox")).to_have_value("")


@pytest.mark.thorough
def test_an_example_keeps_its_outcome_until_it_is_asked(house: House) -> None:
    page = reader(house, "en").open("/rules#all")
    example = page.locator("#EX-16")
    expect(example).to_contain_text("7 Lira")
    outcome = example.get_by_text("capacity 5, +1 ruby")
    expect(outcome).not_to_be_visible()
    example.locator("summary").click()
    expect(outcome).to_be_visible()


@pytest.mark.thorough
def test_a_ruling_is_told_and_a_source_is_not(house: House) -> None:
    page = reader(house, "en").open("/rules#IST-MOVE-3")
    expect(page.locator("#IST-MOVE-3 .note")).to_have_text(re.compile("^Ruling: the shortest distance"))
    expect(page.locator("article")).not_to_contain_text(re.compile(r"\[00\d|impl-|scan-"))


def english_rules(page: Page) -> list[str]:
    lines: list[str] = page.evaluate(READ).splitlines()
    return [line for line in lines if ENGLISH.search(CODE.sub("", line))]


@pytest.mark.thorough
def test_the_french_rules_have_no_english_left(house: House) -> None:
    page = reader(house, "fr").open("/rules#all")
    page.locator("#EX-54").wait_for()
    page.evaluate("document.querySelectorAll('details').forEach(it => it.open = true)")
    expect_read(page, [], lambda: english_rules(page))


@pytest.mark.thorough
def test_rules_in_another_language_say_so(house: House) -> None:
    guest = reader(house, "fr")
    english = (TARGET / "istanbul-base.en.json").read_bytes()
    guest.context.route("**/istanbul-base.fr-*.json", lambda route: route.fulfill(body=english))
    page = guest.open("/rules#IST-GEM-1")
    expect(page.get_by_text("Ces règles ne sont pas encore traduites")).to_be_visible()
    expect(page.locator("article")).to_have_attribute("lang", "en")
    expect_shown(page, "IST-GEM-1")


@pytest.mark.thorough
def test_rules_that_do_not_come_can_be_asked_for_again(house: House) -> None:
    guest = reader(house, "en")
    guest.expected = "ERR_FAILED"
    guest.context.route("**/istanbul-base.en-*.json", lambda route: route.abort(), times=1)
    page = guest.open("/rules#IST-GEM-1")
    page.get_by_role("alert").get_by_role("button").click()
    expect_shown(page, "IST-GEM-1")


@pytest.mark.thorough
def test_the_rules_are_fetched_only_where_they_are_read(house: House) -> None:
    guest = house.guest()
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    page = guest.open("/")
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if url.endswith(".json")] == []
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()
    assert len([url for url in asked if "istanbul-base.short.en" in url]) == 1
    assert [url for url in asked if url.endswith(".json") and ".short." not in url] == []


@pytest.mark.parametrize("size", [thorough(PHONE), SMALL], ids=["390x844", "320x640"])
def test_a_wide_table_scrolls_in_its_box(house: House, size: ViewportSize) -> None:
    page = house.phone(size).open("/rules#T-WINDOW")
    expect_shown(page, "T-WINDOW")
    box = page.locator("#T-WINDOW .box")
    expect_read(page, True, lambda: box.evaluate("it => it.scrollWidth > it.clientWidth"))
    expect(box).to_have_attribute("tabindex", "0")
