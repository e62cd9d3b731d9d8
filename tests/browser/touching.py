"""Fingers that do more than tap."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Locator, Page, expect

Point = tuple[float, float]
LISTEN = """() => {
    window.tapped = false
    addEventListener('click', () => (window.tapped = true), { once: true, capture: true })
}"""


def tap(button: Locator) -> None:
    """Until the page has had the click that a browser makes of it, some time after the finger has gone."""
    button.page.evaluate(LISTEN)
    button.tap()
    button.page.wait_for_function("tapped")


def middle(of: Locator) -> Point:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def fingers(page: Page) -> Iterator[CDPSession]:
    session = page.context.new_cdp_session(page)
    yield session
    session.detach()


def touch(session: CDPSession, kind: str, *points: Point) -> None:
    session.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
    )


def rest(button: Locator) -> None:
    """A finger lies on it until it is told to go."""
    button.scroll_into_view_if_needed()
    with fingers(button.page) as session:
        touch(session, "touchStart", middle(button))
        expect(button).to_have_attribute("data-press", "rested")
        touch(session, "touchEnd")


def press_until(thing: Locator, shown: Locator) -> None:
    """A finger lies on it until something is shown."""
    with fingers(thing.page) as session:
        touch(session, "touchStart", middle(thing))
        expect(shown).to_be_visible()
        touch(session, "touchEnd")


def swipe(start: Locator, dy: float) -> None:
    x, y = middle(start)
    with fingers(start.page) as session:
        touch(session, "touchStart", (x, y))
        for part in range(1, 6):
            touch(session, "touchMove", (x, y + dy * part / 5))
        touch(session, "touchEnd")


def spread(over: Locator, by: float) -> None:
    """Two fingers move apart, each so far; together if negative."""
    x, y = middle(over)
    apart = 40.0 if by > 0 else 40 - by
    with fingers(over.page) as session:
        touch(session, "touchStart", (x - apart, y), (x + apart, y))
        for part in range(1, 6):
            off = apart + by * part / 5
            touch(session, "touchMove", (x - off, y), (x + off, y))
        touch(session, "touchEnd")
