"""The house in a tab (`make bench`): a first visit, one without a network, robots in every game, and whether
the page freezes. It fails where a goal is missed, which says something on a quiet machine only."""

from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bedesten import catalog
from scripts.chromium import find
from scripts.web_space import Space, serving
from tests.browser.playing import OVER, Mouse, wait_for_question
from tests.browser.seating import ALWAYS_THE_SAME, chosen

SITE = Path(__file__).resolve().parents[1] / "build" / "site"
MOST = 12.0  # MB of a first visit, as they go over the wire
FIRST, LATER, ANSWER = 8.0, 2.5, 1.0  # seconds
FROZEN = 0.5  # seconds in which the page does not answer
RIVALS = {"easy": "Nilüfer", "medium": "Ester"}
ANSWERS = 24
KEPT = """async () => {
    const name = (await caches.keys()).find((name) => name.startsWith('bedesten image '))
    return name && (await (await caches.open(name)).keys()).length > 0
}"""
TASKS = """window.tasks = [0]
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask', buffered: true })"""
FLAGS = ["--disable-dev-shm-usage", "--disable-gpu"]


@dataclass(frozen=True)
class Measure:
    name: str
    value: float
    unit: str
    goal: float = 0.0  # none
    middle: float = 0.0  # the median, where what was found is the worst

    def missed(self) -> bool:
        return 0 < self.goal < self.value

    def row(self) -> tuple[str, str, str]:
        value = f"{self.value:.2f} {self.unit}"
        told = f"{self.middle:.2f} {self.unit}; {value}" if self.middle else value
        return self.name, told, f"{self.goal:g} {self.unit}" if self.goal else ""


def ready(page: Page, space: Space, game: str = "") -> None:
    page.goto(f"{space.url}/new")
    page.locator("html[data-house=ready]").wait_for()
    if game:
        page.locator(f"input[type=radio][value='{game}']").check(force=True)


def playable(page: Page, space: Space) -> tuple[float, int]:
    """Seconds until a table has been set and its first place can be chosen, and bytes until it can be set:
    what comes afterwards is for later visits."""
    began = perf_counter()
    ready(page, space)
    sent = space.sent
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-place]").first.wait_for()
    return perf_counter() - began, sent


def again(context: BrowserContext, page: Page) -> float:
    """The same table, without a network, when all that a visit leaves behind is there."""
    page.wait_for_function("navigator.serviceWorker.controller")
    page.wait_for_function(KEPT)
    context.set_offline(True)
    began = perf_counter()
    page.reload()
    page.locator("[data-place]").first.wait_for()
    return perf_counter() - began


def turns(page: Page, space: Space, game: str, rival: str) -> list[tuple[float, int]]:
    """Seconds from an answer to one's next question, one robot at the table, and how often it answered."""
    ready(page, space, game)
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Change").nth(1).click()
    page.get_by_role("radio", name=rival).check(force=True)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Start the game").click()
    hands, took, asked = Mouse(page), list[tuple[float, int]](), wait_for_question(page)
    for _ in range(ANSWERS):
        hands.answer()
        began, before = perf_counter(), asked
        asked = wait_for_question(page, before)
        if asked == OVER:
            break
        took.append((perf_counter() - began, asked - before - 1))
    return took


def robots(page: Page, space: Space, game: str) -> list[Measure]:
    """How long each of them takes, and for how long the page did not answer meanwhile."""
    told = []
    for level, rival in RIVALS.items():
        took = [(seconds, answers) for seconds, answers in turns(page, space, game, rival) if answers]
        each = [seconds / answers for seconds, answers in took]
        whole = [seconds for seconds, _ in took]
        told.append(
            Measure(f"{game}: an answer of {level}: median; slowest", max(each), "s", ANSWER, median(each))
        )
        told.append(Measure("its turns, each some answers", max(whole), "s", middle=median(whole)))
    longest = float(page.evaluate("Math.max(...tasks)")) / 1000
    return [*told, Measure(f"{game}: the longest task of the page", longest, "s", FROZEN)]


def visits(context: BrowserContext, page: Page, space: Space) -> list[Measure]:
    first, sent = playable(page, space)
    later = again(context, page)
    return [
        Measure("first visit, until a place can be chosen", first, "s", FIRST),
        Measure("first visit, sent uncompressed until then", sent / 1e6, "MB"),
        Measure("all that was sent, for later visits too", space.sent / 1e6, "MB", MOST),
        Measure("later, without a network", later, "s", LATER),
    ]


def measured() -> list[Measure]:
    with serving(SITE) as space, sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=find(), args=FLAGS)
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        context.set_default_timeout(300_000)
        for script in (ALWAYS_THE_SAME, chosen(pace="once", glance=False), TASKS):
            context.add_init_script(script)
        page = context.new_page()
        figures = visits(context, page, space)
        figures += [each for game in catalog.GAMES for each in robots(page, space, game)]
        browser.close()
    return figures


def main() -> None:
    table = Table(title="The house in a tab, everything on this machine")
    for column in ("measure", "found", "goal"):
        table.add_column(column, justify="left" if column == "measure" else "right")
    figures = measured()
    for each in figures:
        table.add_row(*each.row(), style="bold" if each.missed() else "")
    Console(width=100).print(table)
    if missed := [each.name for each in figures if each.missed()]:
        raise SystemExit(f"{len(missed)} goals were missed: {'; '.join(missed)}")


if __name__ == "__main__":
    main()
