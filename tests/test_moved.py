"""Old imports keep working, and say what the new ones are."""

from importlib import import_module
from importlib.util import find_spec

import pytest

from bedesten import moved


def test_a_module_that_moved_is_found_under_its_old_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moved.MOVED, "bedesten.old_ids", "bedesten.core.ids")
    with pytest.warns(DeprecationWarning, match=r"bedesten\.old_ids is now bedesten\.core\.ids"):
        old = import_module("bedesten.old_ids")
    assert old is import_module("bedesten.core.ids")
    assert old.__name__ == "bedesten.core.ids"


def test_a_package_that_moved_takes_its_modules_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moved.MOVED, "bedesten.old_core", "bedesten.core")
    with pytest.warns(DeprecationWarning, match=r"is now bedesten\.core"):
        assert import_module("bedesten.old_core.step") is import_module("bedesten.core.step")


def test_everything_that_moved_is_there() -> None:
    assert [new for new in moved.MOVED.values() if find_spec(new) is None] == []
    assert [old for old in moved.MOVED if moved.Finder.find_spec(old) is None] == []


def test_what_never_existed_is_not_found() -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("bedesten.core.nothing")
