"""What axe-core finds wrong with a page as it stands."""

from collections.abc import Iterable
from itertools import cycle
from typing import Literal

from playwright.sync_api import BrowserContext, Page

from tests.browser.screens import Screen
from tests.server.serving import ROOT

# A theme changes colours and nothing else: what else axe looks at is looked at once.
THEMES: dict[Literal["light", "dark"], tuple[str, ...]] = {"light": (), "dark": ("color-contrast",)}
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SETTLED = """Promise.allSettled(document.getAnimations()
    .filter(one => one.effect.getComputedTiming().endTime < Infinity).map(one => one.finished))"""
RUN = """async rules => {
    const only = rules.length ? { runOnly: { type: 'rule', values: rules } } : {}
    const found = await axe.run(document, { resultTypes: ['violations'], ...only })
    return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
}"""


def bring_axe(context: BrowserContext) -> None:
    """Every page opened from now on can be scanned."""
    context.add_init_script(path=AXE)


def violations(page: Page, *rules: str) -> list[str]:
    """By all rules of axe, or by these alone."""
    page.evaluate(SETTLED)
    violations: list[str] = page.evaluate(RUN, rules)
    return violations


def in_turn(screens: Iterable[Screen]) -> list[str]:
    """Each by all rules in one theme: light and dark take turns."""
    wrong: list[str] = []
    for (name, page), theme in zip(screens, cycle(THEMES), strict=False):
        page.emulate_media(color_scheme=theme)
        wrong += [f"{name} {theme}: {one}" for one in violations(page)]
    return wrong


def in_both_themes(page: Page, name: str = "") -> list[str]:
    wrong: list[str] = []
    for theme, rules in THEMES.items():
        page.emulate_media(color_scheme=theme)
        wrong += [f"{name} {theme}: {one}" for one in violations(page, *rules)]
    return wrong
