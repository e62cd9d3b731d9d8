"""Text in buttons is read at day and at dusk, also where axe does not see what lies behind it."""

import pytest

from tests.browser.contrast import unreadable
from tests.browser.following import PLAYERS, new_questions
from tests.browser.seating import DESKTOP, PHONE, House

SOME = 40
SIZES = {"desktop": DESKTOP, "phone": PHONE}
DIM = "it => it.style.cssText = 'color: #777; background: #888'"


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "size"), [(game, size) for game in PLAYERS for size in SIZES])
def test_what_a_button_says_can_be_read_by_day_and_at_dusk(house: House, game: str, size: str) -> None:
    guest = house.guest(SIZES[size])
    wrong = []
    for _ in new_questions(guest, game, SOME):
        for theme in ("light", "dark"):
            guest.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            wrong += [f"{theme}: {one}" for one in unreadable(guest.page)]
    assert wrong == []


def test_grey_on_grey_is_noticed(house: House) -> None:
    page = house.guest().open("/")
    page.get_by_role("button", name="Play now").evaluate(DIM)
    assert any("119, 119, 119" in one for one in unreadable(page))
