"""Nothing is read of a page once and for all: it may still be on its way to what it is going to show."""

import re
from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Page, expect

from tests.patience import WITHIN

LOOK = 50  # milliseconds from one look to the next
HERE = "location.href"
TABLE = re.compile(r"/(?:t/|new\?table=)([A-Z0-9]+)")


def expect_read(page: Page, wanted: object, read: Callable[[], object]) -> None:
    """What is read becomes this."""
    late = monotonic() + WITHIN
    while (value := read()) != wanted and monotonic() < late:
        page.wait_for_timeout(LOOK)
    assert value == wanted, f"{value!r} is not {wanted!r}"


def expect_no_wider(page: Page, width: int) -> None:
    """Nothing has to be scrolled sideways."""
    page.wait_for_function("most => document.documentElement.scrollWidth <= most", arg=width)


def address(page: Page) -> str:
    """Where a page is by its own account; the browser tells of it a little later."""
    return str(page.evaluate(HERE))


def copied(page: Page) -> str:
    """What can be pasted now."""
    return str(page.evaluate("navigator.clipboard.readText()"))


def code_of(page: Page) -> str:
    """Of the table at which a page sits or waits."""
    expect(page).to_have_url(TABLE)
    match = TABLE.search(address(page))
    assert match is not None
    return match[1]
