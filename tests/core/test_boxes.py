"""Boxes bring something to every layer, under their own name."""

import sys
from types import ModuleType

import pytest

from bedesten import catalog
from bedesten.core import boxes


def test_every_game_says_which_boxes_lie_on_the_table() -> None:
    assert {name: catalog.game(name).boxes for name in catalog.GAMES} == {
        "istanbul": ["istanbul"],
        "istanbul+mocha": ["istanbul", "mocha"],
        "istanbul+letters": ["istanbul", "letters"],
        "istanbul+mocha+letters": ["istanbul", "mocha", "letters", "bazaar"],
        "kairo": ["kairo"],
    }


def test_a_slice_is_the_module_of_the_box_in_a_layer() -> None:
    assert [one.__name__ for one in boxes.slices(["istanbul", "nowhere", "kairo"], "bedesten")] == [
        "bedesten.istanbul",
        "bedesten.kairo",
    ]


def test_a_box_from_elsewhere_has_its_layers_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "HOMES", {})
    boxes.register("gift", "tests.gift")
    monkeypatch.setitem(sys.modules, "tests.gift", ModuleType("tests.gift"))
    bots = ModuleType("tests.gift.bots")
    bots.__spec__ = sys.__spec__
    monkeypatch.setitem(sys.modules, "tests.gift.bots", bots)
    assert boxes.slices(["gift"], "bedesten.bots") == [bots]
    boxes.module.cache_clear()
