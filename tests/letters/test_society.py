"""Secret Society (24): seals for a ruby and the highest pile of lira. LET-SECR."""

import pytest

from tests.istanbul.lay import at, do, offered
from tests.letters.lay import ACT, lay
from tests.letters.test_kiosk import why

SIX = "letters=1-back,2-back,3-back"
PAID = "secret give_letter:1-back give_letter:2-back give_letter:3-back"


@pytest.mark.rule("LET-SECR-6")
def test_fewer_than_six_seals_do_not_suffice() -> None:
    match = lay(f"{ACT} | 0 @secret_society letters=1-back,2-back,3")
    assert offered(match) == ["skip"]
    assert why(match, "secret") == "LET-SECR-6"


@pytest.mark.rule("LET-SECR-1", "LET-SECR-6", "LET-SEAL-3")
def test_seven_seals_contain_a_set_of_exactly_six() -> None:
    match = lay(f"{ACT} | 0 @secret_society letters=1-back,2-back,3-back,4")
    do(match, "secret")
    assert offered(match) == ["give_letter:1-back", "give_letter:2-back", "give_letter:3-back"]


@pytest.mark.rule("LET-SECR-4", "LET-SECR-2", "LET-DEC-3")
def test_once_begun_letters_and_ruby_are_a_must() -> None:
    match = lay(f"{ACT} | 0 0L @secret_society hand=lira_5 {SIX}")
    do(match, "secret")
    assert all(token.startswith("give_letter") for token in offered(match))
    do(match, PAID.removeprefix("secret "))
    assert offered(match) == ["track:palace", "track:gemstone"]
    assert at(match, "seats.0.lira") == 0
    assert why(match, "lira_5") == "IST-TURN-4"


@pytest.mark.rule("LET-SECR-2")
@pytest.mark.parametrize(("track", "price"), [("palace", "price"), ("gemstone", "price")])
def test_the_track_shows_its_next_price(track: str, price: str) -> None:
    match = lay(f"{ACT} | 0 0L @secret_society {SIX}")
    before, rubies = at(match, f"places.{track}.{price}"), at(match, f"places.{track}.rubies")
    do(match, f"{PAID} track:{track}")
    assert at(match, f"places.{track}.rubies") == rubies - 1
    assert at(match, f"places.{track}.{price}") != before
    assert (at(match, "seats.0.rubies"), at(match, "seats.0.goods.red")) == (1, 0)


@pytest.mark.rule("LET-SECR-3", "LET-SETUP-8")
@pytest.mark.parametrize(("served", "lira", "left"), [(0, 3, [2, 1]), (1, 2, [1]), (2, 1, []), (3, 0, [])])
def test_the_highest_pile_left_is_taken(served: int, lira: int, left: list[int]) -> None:
    match = lay(f"{ACT} society={served} | 0 0L @secret_society {SIX}")
    do(match, f"{PAID} track:palace")
    assert at(match, "seats.0.lira") == lira
    assert at(match, "places.secret_society.lira") == left


@pytest.mark.rule("LET-SECR-5", "LET-END-1")
def test_the_ruby_counts_at_once() -> None:
    match = lay(f"{ACT} | 0 5r @secret_society {SIX}")
    do(match, f"{PAID} track:palace")
    assert at(match, "ending") is True


@pytest.mark.rule("LET-BONUS-13")
def test_without_the_card_or_the_seals_nothing_is_repeated() -> None:
    match = lay(f"{ACT} | 0 @secret_society {SIX},4-back,5-back,6-back hand=repeat_mosque")
    do(match, f"{PAID} track:palace")
    assert offered(match) == ["proceed"]
    assert why(match, "repeat") == "LET-BONUS-13"
    match = lay(f"{ACT} | 0 @secret_society {SIX},4-back hand=repeat_secret")
    do(match, f"{PAID} track:palace")
    assert offered(match) == ["proceed"]
    assert why(match, "repeat") == "LET-BONUS-13"
