"""Playing at a page without knowing a rule: what it offers is read from its roles and names."""

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from tests import patience
from tests.browser.touching import rest, tap

OVER = -1
WITHIN = 1000 * patience.WITHIN  # in milliseconds, as Playwright counts
STANDS = """after => {
    if (document.querySelector('#ranking')) return -1
    const ask = document.querySelector('[data-region="ask"].mine')
    return ask && Number(ask.dataset.seq) > after && Number(ask.dataset.seq)
}"""
# the question as it is heard: by the focus that comes to its heading, or aloud where that is elsewhere
HEARD = """wanted => {
    const held = document.activeElement, by = held.getAttribute('aria-describedby')
    const told = held.matches('[data-region=ask] h2')
        ? [held, by && document.getElementById(by)].map(it => it?.textContent ?? '').join(' ')
        : document.querySelector('[data-live=assertive]').textContent
    return wanted.every(one => new RegExp(one).test(told))
}"""
# how far the middle of a thing is below and right of what has the focus
AWAY = """it => {
    const [there, here] = [it, document.activeElement].map(one => one.getBoundingClientRect())
    const middle = box => [box.y + box.height / 2, box.x + box.width / 2]
    return middle(there).map((at, i) => at - middle(here)[i])
}"""
# in both languages, since the names are all that is known
NOT_AN_ANSWER = re.compile(
    r"^(Undo|one more|one less|All\b|Other|Back|Wait|Annuler|Tout\b|Autre|Retour|Attendre)"
    r"|^1 .* de (plus|moins)$"
    r"|^(1 more \w+ coin|1 \w+ coin less|Reset|Clear|Turn the door|Pay the card)"
)
BACK = re.compile("^(Back|Retour)")
# where an answer has led: to the next question, or to more of this one, from which there is a way back
LED = """([asked, back]) => {
    const ask = document.querySelector('[data-region="ask"].mine')
    if (ask?.dataset.seq !== asked) return 'on'
    const names = [...ask.querySelectorAll('button')].map(it => (it.ariaLabel || it.innerText).trim())
    return names.some(name => name.match(back)) && 'further'
}"""
ONE_OF = re.compile("^(Choose one|Choisissez)$")


def wait_for_question(page: Page, after: int = 0) -> int:
    """The number of the next question to this page, or OVER."""
    return int(page.wait_for_function(STANDS, arg=after, timeout=WITHIN).json_value())


def expect_heard(page: Page, *wanted: str) -> None:
    """Whoever does not see the page hears the question, once, and what led to it."""
    page.wait_for_function(HEARD, arg=list(wanted), timeout=WITHIN)
    at_question = page.evaluate("document.activeElement.matches('[data-region=ask] h2')")
    aloud = page.locator("[data-live=assertive]").inner_text()
    assert not (at_question and aloud), aloud


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Your decision|Votre décision)$"))


def called(page: Page) -> Locator:
    """What is only heard with a question: what led to it."""
    return panel(page).locator("#called")


def question(page: Page) -> list[str]:
    """The decision as it is read, from wherever one came to it."""
    return panel(page).locator("> :not(#called)").all_inner_texts()


def places(page: Page) -> Locator:
    """The places that can be chosen now."""
    board = page.get_by_role("group", name=re.compile("^Baza"))
    return board.get_by_role("button", disabled=False)


def place(page: Page, name: str) -> Locator:
    """A place by its name, possible or not."""
    board = page.get_by_role("group", name=re.compile("^Baza"))
    return board.get_by_role("button", name=re.compile(f"^{name}, \\d"))


def offered(scope: Locator) -> list[Locator]:
    """The buttons that answer something, of those in sight."""
    buttons = scope.get_by_role("button", disabled=False)
    names = buttons.evaluate_all("all => all.map(it => it.ariaLabel || it.innerText)")
    return [buttons.nth(i) for i, name in enumerate(names) if not NOT_AN_ANSWER.match(name)]


class Hands(ABC):
    """How a person reaches what is on the page."""

    def __init__(self, page: Page, dice: random.Random | None = None) -> None:
        self.page = page
        self.dice = dice or random.Random(7)

    @abstractmethod
    def push(self, button: Locator) -> None: ...

    def go(self, place: Locator) -> None:
        """Choose a place, then what it takes to confirm it."""
        self.push(place)
        self.push(panel(self.page).locator("[data-confirm]"))

    def answer(self) -> None:
        """Answer the question that stands with anything that is possible."""
        asked = panel(self.page)
        one_of = asked.get_by_role("group", name=ONE_OF).get_by_role("button").all()
        if asked.get_by_role("checkbox").count():
            self.push(offered(asked)[0])  # with all of them ticked
        elif there := places(self.page).all():
            self.go(self.dice.choice(there))
        elif one_of:
            self.choose(self.dice.choice(one_of))
        else:
            self.push_any(asked)

    def choose(self, one: Locator) -> None:
        """What can be pressed in is confirmed afterwards."""
        confirmed = one.get_attribute("aria-pressed") is not None
        self.push(one)
        if confirmed:
            self.push(panel(self.page).locator(".row-b").get_by_role("button", disabled=False).first)

    def push_any(self, asked: Locator) -> None:
        number = asked.get_attribute("data-seq")
        answers = asked.get_by_role("button", name=BACK).count() > 0  # and does not ask where, or which
        self.push(self.dice.choice(offered(asked)))
        if not answers and self.led(number) == "further":
            self.answer()

    def led(self, number: str | None) -> str:
        return str(self.page.wait_for_function(LED, arg=[number, BACK.pattern]).json_value())

    def questions(self, after: int = 0) -> Iterator[int]:
        """Every question until the game is over; who does not answer one is asked no more."""
        while (asked := wait_for_question(self.page, after)) != OVER:
            yield asked
            after = asked


class Mouse(Hands):
    def push(self, button: Locator) -> None:
        button.click()


class Finger(Hands):
    def push(self, button: Locator) -> None:
        """What leaves something behind asks the finger to stay."""
        if button.get_attribute("data-slow"):
            rest(button)
        else:
            tap(button)


class Keys(Hands):
    """Nothing but keys: Tab from region to region, arrows over the board, Enter."""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def push(self, button: Locator) -> None:
        self.tab_to(button)
        self.press(self.dice.choice(["Enter", "Space"]))

    def go(self, place: Locator) -> None:
        self.tab_to(self.page.locator("[data-board] [tabindex='0']"))
        if place.get_attribute("data-edge") is not None:
            self.walk_edges(place)
        else:
            for key in self.way(place):
                self.press(key)
        expect(place).to_be_focused()
        self.press("Enter")
        deeds = panel(self.page).locator("[data-deed]").count()
        if deeds or place.evaluate("it => it.classList.contains('idle')"):
            # where Enter would do more than go there, or choose another place
            self.push(panel(self.page).locator("[data-confirm]"))
        else:
            self.press("Enter")

    def walk_edges(self, edge: Locator) -> None:
        """Arrows over the bars between the places: up or down to its row, then along it."""
        while not edge.evaluate("it => it === document.activeElement"):
            down, right = edge.evaluate(AWAY)
            key = ("ArrowDown" if down > 0 else "ArrowUp") if abs(down) > 1 else ""
            self.press(key or ("ArrowRight" if right > 0 else "ArrowLeft"))

    def way(self, place: Locator) -> list[str]:
        """Arrows from the place that has the focus to this one, over as many columns as the board has."""
        columns = int(self.page.locator("[data-board]").evaluate("it => it.style.getPropertyValue('--cols')"))
        here, there = self.position(self.page.locator(":focus")), self.position(place)
        down, right = there // columns - here // columns, there % columns - here % columns
        vertical = ["ArrowDown"] * down + ["ArrowUp"] * -down
        return vertical + ["ArrowRight"] * right + ["ArrowLeft"] * -right

    @staticmethod
    def position(place: Locator) -> int:
        return int(place.evaluate("it => [...it.parentElement.children].indexOf(it)"))

    def tab_to(self, wanted: Locator) -> None:
        for _ in range(60):
            if wanted.evaluate("it => it === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"60 times Tab does not reach {wanted}")
