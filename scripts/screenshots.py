"""Take the pictures of docs/images anew: `make pictures`."""

import re
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bedesten.server.run import serve_in_background
from bedesten.server.settings import Settings
from scripts.chromium import find

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
FLAGS = ["--disable-dev-shm-usage", "--disable-gpu"]
PLAY = re.compile("Play now|Jouer")
SETTLING = 400  # until what was pressed is answered
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def opened(browser: Browser, size: str, scheme: str, lang: str) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        locale=lang,
        reduced_motion="reduce",
    )
    return context.new_page()


def shot(page: Page, name: str) -> None:
    page.screenshot(path=FOLDER / f"{name}.png")
    print(f"wrote docs/images/{name}.png")


def at_the_table(page: Page, url: str) -> None:
    """From the landing page to a chosen place, as anybody would go."""
    page.goto(url)
    page.locator("main a, main button").filter(has_text=PLAY).first.click()
    page.locator("[data-place]:not([aria-disabled=true])").first.wait_for()
    page.locator("[data-place=fabric]").click()


def with_the_expansion(page: Page, url: str) -> None:
    """From the settings of a new table to a chosen place."""
    page.goto(f"{url}/new")
    page.get_by_role("radio", name=re.compile("Mocha")).check(force=True)
    page.get_by_role("button", name="Start").click()
    page.locator("[data-place]:not([aria-disabled=true])").first.wait_for()
    page.locator("[data-place=guild_hall]").click()


def in_a_chapter(page: Page, url: str, title: str, until: str) -> None:
    """A chapter of a course, done as told until something is to be seen."""
    page.goto(f"{url}/learn")
    page.get_by_role("button", name=re.compile(title)).click()
    while not page.locator(until).count():
        page.locator("[data-lit]").click()
        page.wait_for_timeout(SETTLING)
    page.locator("[data-lit]").wait_for()


def at_the_barrier(page: Page, url: str) -> None:
    in_a_chapter(page, url, "Barrier and baksheesh", "[data-barrier]")


def in_the_great_bazaar(page: Page, url: str) -> None:
    """Both expansions together: a letter from the Courier, and the way to the Secret Society."""
    in_a_chapter(page, url, "Coffee and seals", "[data-place=secret_society][data-lit]")


def at_the_market(page: Page, url: str) -> None:
    """A table of Kairo with given stands, and a customer that is to be lured."""
    page.goto(f"{url}/new?game=kairo")
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    page.locator("summary").first.click()
    page.get_by_role("radio", name=re.compile("^Given")).check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-token=lure]").click()
    page.locator("[data-place]:not([aria-disabled=true])").last.click()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as engine:
        server = serve_in_background(Settings(data=Path(data)))
        browser = engine.chromium.launch(executable_path=find(), args=FLAGS)
        page = opened(browser, "desktop", "light", "en")
        page.goto(server.url)
        page.get_by_role("heading").first.wait_for()
        shot(page, "landing")
        for name, size, scheme, lang in [
            ("table", "desktop", "light", "en"),
            ("table-dark-french", "desktop", "dark", "fr"),
            ("table-phone", "phone", "light", "en"),
        ]:
            page = opened(browser, size, scheme, lang)
            at_the_table(page, server.url)
            shot(page, name)
        for name, size, way in [
            ("mocha", "desktop", with_the_expansion),
            ("great-bazaar", "desktop", in_the_great_bazaar),
            ("mocha-lesson", "phone", at_the_barrier),
        ]:
            page = opened(browser, size, "light", "en")
            way(page, server.url)
            shot(page, name)
        page = opened(browser, "desktop", "light", "en")
        at_the_market(page, server.url)
        shot(page, "kairo")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
