"""What the page proves a game by: the order of outcomes, and laws of odds that hold in every game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.core.ids import CHANCE
from bedesten.core.play import record
from scripts import gen_fair

GOLDEN = sorted((Path(__file__).parents[1] / "games").glob("*-0.bdn"))
Odds = dict[str, int]


def test_what_is_generated_for_the_page_is_fresh() -> None:
    for path, text in gen_fair.orders().items():
        assert path.read_text("utf-8") == text, "run python -m scripts.gen_fair"
    assert gen_fair.VECTORS.read_text("utf-8") == gen_fair.vectors(), "run python -m scripts.gen_fair"


def draws(path: Path) -> Iterator[tuple[str, str, Odds]]:
    """What chance was asked for, what it brought, and what it could have brought."""
    written = record.read(path.read_text())
    for _, token, match in record.replay(written, catalog.game(written.game)):
        if token and match.to_move() == CHANCE:
            tokens = match.game.lexicon.tokens(match.game.legal(match.state))
            verb, _, drawn = token.partition(":")
            words = [each.partition(":")[2] for each in tokens]
            yield verb, drawn, dict(zip(words, match.game.odds(match.state), strict=True))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_what_the_page_believes_of_odds_holds(path: Path) -> None:
    """Two dice are two dice; a pile gives nothing twice, and holds nothing more often than at first."""
    left: dict[str, Odds] = {}
    most: dict[tuple[str, str], int] = {}
    for verb, drawn, odds in draws(path):
        if "+" in drawn:
            assert odds == {f"{a}+{b}": 1 if a == b else 2 for a in range(1, 7) for b in range(a, 7)}
        elif verb == "*die":
            assert odds == {str(n): 1 for n in range(1, 7)}
        elif verb != "*lay":
            assert verb != "*start" or set(odds.values()) == {1}
            pile = "*draw" if verb == "*display" else f"{verb}{drawn[0] if verb == '*demand' else ''}"
            before = left.get(pile, {})
            assert not any(before.values()) or all(n <= before.get(word, 0) for word, n in odds.items())
            assert all(n <= most.setdefault((pile, word), n) for word, n in odds.items())
            left[pile] = odds | {drawn: odds[drawn] - 1}
