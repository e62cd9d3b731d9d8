"""The master of before, by which newer ones are measured, still chooses as it did."""

import pytest

from bedesten.bots.base import Budget
from scripts.reference import Reference
from tests.istanbul.lay import ACT, lay


@pytest.mark.parametrize(
    ("scene", "token"), [("0 12L 4r @tea", "move:gemstone"), (f"{ACT} | 0 RGYB @palace", "deliver")]
)
def test_it_takes_the_ruby_that_is_there(scene: str, token: str) -> None:
    match = lay(scene)
    game, s = match.game, match.state
    chosen = Reference(game, 1).choose(game.view(s, 0), game.legal(s), Budget())
    assert game.lexicon.token(chosen) == token
