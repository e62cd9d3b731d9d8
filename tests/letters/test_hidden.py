"""Hidden information of Letters & Seals (table LET-INFO): only hands and the order of piles."""

from typing import Any

import pytest

from bedesten.core.dice import Dice
from bedesten.core.ids import WATCHER
from bedesten.core.play.match import Match
from tests.istanbul.lay import do
from tests.letters.lay import ACT, lay

SCENE = (
    f"{ACT} letters_discard=5,6 kiosk_discard=K20,K21 society=1 discard=stay courier@tea"
    " | 0 2L @kiosk letters=9,16-back hand=letter_1 | 1 hand=use_npc,stay companion@tea | 2 hand=lira_5"
)
VIEWERS = [WATCHER, 0, 1, 2]
REVEALED = "kiosk *letter:3 *kiosk:K24 *kiosk:K01 *kiosk:K02 *kiosk:K03"


def seen(match: Match, viewer: int) -> dict[str, Any]:
    return match.game.notation.dump_view(match.game.view(match.state, viewer))


@pytest.mark.rule("LET-LETTER-2", "LET-KIOSK-6")
@pytest.mark.parametrize("tokens", ["", REVEALED, f"{REVEALED} pick:K24"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_letters_tiles_companions_and_piles_of_lira_are_public(viewer: int, tokens: str) -> None:
    match = lay(SCENE)
    do(match, tokens)
    view, full = seen(match, viewer), match.game.notation.dump(match.state)
    for key in ("letters", "places", "tokens", "discard", "todo", "acting", "joined", "doubled"):
        assert view[key] == full[key]
    seats: Any = full["seats"]
    for mine, all_of_it in zip(view["seats"], seats, strict=True):
        assert (mine["letters"], mine["companion"]) == (all_of_it["letters"], all_of_it["companion"])


@pytest.mark.rule("LET-AUCT-9")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_seen_by_its_owner_only(viewer: int) -> None:
    seats = seen(lay(SCENE), viewer)["seats"]
    assert [seat["cards"] for seat in seats] == [1, 2, 1]
    assert [number for number, seat in enumerate(seats) if "hand" in seat] == (
        [viewer] if viewer >= 0 else []
    )


@pytest.mark.rule("LET-KIOSK-4", "LET-KIOSK-7")
def test_a_tile_that_asks_for_a_card_tells_nothing_about_a_hand_until_it_is_used() -> None:
    """Whoever has no card for the tile may take it and is asked all the same."""
    matches = [lay(f"{ACT} | 0 0L @kiosk | 1 0L hand={card}") for card in ("stay", "lira_5")]
    for match in matches:
        do(match, f"{REVEALED} pick:K01 decline_tile pick:K24")
    for viewer in (WATCHER, 0, 2):
        assert seen(matches[0], viewer) == seen(matches[1], viewer)


@pytest.mark.rule("LET-AUCT-9", "LET-BONUS-8")
@pytest.mark.parametrize("tokens", [REVEALED, f"{REVEALED} pick:K24", f"{REVEALED} pick:K24 use:2"])
def test_an_imagined_game_looks_the_same_in_the_middle_of_an_action(tokens: str) -> None:
    match = lay(SCENE)
    do(match, tokens)
    for viewer in VIEWERS:
        view = match.game.view(match.state, viewer)
        imagined = match.game.imagine(view, Dice(viewer + 7))
        match.game.audit(imagined)
        assert match.game.notation.dump_view(
            match.game.view(imagined, viewer)
        ) == match.game.notation.dump_view(view)
