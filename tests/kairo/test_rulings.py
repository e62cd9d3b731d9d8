"""The rulings of Kairo that are no concern of another file: three cards although one fits."""

import pytest

from tests.istanbul.test_rulings import why
from tests.kairo.lay import do, lay, offered


@pytest.mark.rule("KAI-CARD-3")
def test_three_cards_are_discarded_at_any_time_or_only_without_a_fitting_one() -> None:
    build = "main colour:red square:B2 side:s"
    match = lay("0 hand=S1,S2,JR3")
    do(match, build)
    assert offered(match) == ["card:S1", "card:three"]
    strict = lay("0 hand=S1,S2,JR3", strict_three_cards=True)
    do(strict, build)
    assert offered(strict) == ["card:S1"]
    assert why(strict, "card:three") == ("KAI-CARD-3", "agreed")
    lacking = lay("0 hand=S4,S2,S3", strict_three_cards=True)
    do(lacking, build)
    assert offered(lacking) == ["card:three"]


@pytest.mark.rule("KAI-CARD-3", "KAI-CARD-9")
def test_a_joker_that_cannot_be_paid_does_not_fit() -> None:
    scene = "0 hand=JR1,S4,S7"
    poor = lay(scene, strict_three_cards=True)
    do(poor, "main colour:red square:B2 side:s")
    assert offered(poor) == ["card:three"]
