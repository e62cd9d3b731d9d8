"""A terminal that cannot draw or explain something still asks, and the game goes on."""

import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bedesten.cli.main import main
from bedesten.cli.terminal import choices, replies, session
from bedesten.cli.terminal.istanbul import labels
from bedesten.core.guide import guard
from bedesten.istanbul.guide import IstanbulGuide
from bedesten.text import Text

BROKEN: dict[tuple[Any, str], str] = {
    (session, "screen"): "screen",
    (session, "hand_page"): "screen",
    (session, "log_page"): "screen",
    (choices, "preview"): "preview",
    (choices, "hinted"): "preview",
    (choices, "outcome"): "preview",
    (labels, "with_changes"): "option",
    (IstanbulGuide, "phase"): "phase",
    (IstanbulGuide, "about"): "phase",
    (IstanbulGuide, "tally"): "screen",
    (IstanbulGuide, "assets"): "preview",
    (IstanbulGuide, "prospects"): "preview",
    (IstanbulGuide, "why_not"): "reason",
    (replies, "understood"): "reason",
    (Text, "reason"): "reason",
    (Text, "option"): "option",
    (Text, "ask"): "screen",
    (Text, "event"): "screen",
}
SCRIPT = ["why move:palace", "nonsense", "hand", "", "log", "", "2", "u", "2", "leave", "fill", "quit"]


def breaks(*_: Any, **__: Any) -> Any:
    raise LookupError("hand=lira_5")


@pytest.mark.parametrize("broken", list(BROKEN), ids=lambda one: f"{one[0].__name__}.{one[1]}")
def test_a_terminal_goes_on_without_what_it_cannot_show(
    broken: tuple[Any, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    guard.failures.clear()
    guard.written.clear()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(*broken, breaks)
    monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in SCRIPT)))
    assert main(["play", "--terminal", "--seed", "demo"]) == 0
    (kept,) = (tmp_path / "bedesten" / "games").glob("*.json")
    assert "move:fabric undo move:fabric leave fill" in kept.read_text("utf-8")
    assert guard.failures[BROKEN[broken]] > 0  # type: ignore[index]
    assert "not shown: " in caplog.text
    assert "hand=lira_5" not in caplog.text
