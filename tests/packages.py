"""Packages of other people, as if they were installed."""

from pathlib import Path

import pytest


def install_bot(folder: Path, module: str, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module with a bot named Last, which the package registers as `last`."""
    (folder / f"{module}.py").write_text(source)
    info = folder / f"{module}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[bedesten.bots]\nlast = {module}:Last\n")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.chdir(folder)
