"""The words of the base game's actions."""

import pytest

from bedesten.core.errors import BadToken
from bedesten.istanbul.bundles import BUNDLES, NUMBER, SINGLE, WORDS, all_sets, key_of, places_in
from bedesten.istanbul.ids import FOUNTAIN, RETURN
from tests.istanbul.lay import istanbul


@pytest.mark.parametrize("written", ["spice,tea", "tea,spice", "3,9", "{9,3}", "Spice_Warehouse,TEA_HOUSE"])
def test_a_set_of_places_is_understood_in_any_order_and_spelling(written: str) -> None:
    lexicon = istanbul().lexicon
    assert lexicon.token(lexicon.action(f"return:{written}")) == "return:spice,tea"


@pytest.mark.parametrize("written", ["moon", "spice,moon", "fountain", "spice,", "1,2,3,4,5,6"])
def test_a_set_that_can_never_return_is_not_understood(written: str) -> None:
    with pytest.raises(BadToken, match="expected 'return:' and a set of places: nothing, wainwright, fabric"):
        istanbul().lexicon.action(f"return:{written}")


def test_sets_hold_at_most_five_places_and_never_the_fountain() -> None:
    sets = istanbul().rules.sets
    assert len(sets) == 1 + 15 + 105 + 455 + 1365 + 3003
    assert sets == sorted(set(sets))
    assert max(len(places_in(some)) for some in sets) == 5
    assert not any(some >> FOUNTAIN & 1 for some in sets)
    assert istanbul().lexicon.action("return") == RETURN


def test_the_sets_of_a_small_board_keep_their_numbers_on_a_larger_one() -> None:
    small, large = all_sets(list(range(1, 17))), all_sets(list(range(1, 21)))
    assert large[: len(small)] == small


def test_bundles_are_all_multisets_of_up_to_five_goods_small_ones_first() -> None:
    assert len(BUNDLES) == 1 + 4 + 10 + 20 + 35 + 56
    assert len({tuple(bundle) for bundle in BUNDLES}) == len(BUNDLES)
    assert [sum(bundle) for bundle in BUNDLES] == sorted(sum(bundle) for bundle in BUNDLES)
    assert WORDS[:6] == ["", "R", "G", "Y", "B", "RR"]
    assert [WORDS[single] for single in SINGLE] == ["R", "G", "Y", "B"]
    assert [NUMBER[key_of(bundle)] for bundle in BUNDLES] == list(range(len(BUNDLES)))
