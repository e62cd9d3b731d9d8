"""What `bedesten serve` is told by its environment."""

from pathlib import Path
from typing import Any

import pytest

from bedesten.cli import serve
from bedesten.cli.main import main


def test_the_names_of_a_site_come_from_the_command_line_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Any] = []
    monkeypatch.setattr(serve, "run", lambda settings, host, port: served.append(settings.hosts))
    command = ["serve", "--data", str(tmp_path)]
    monkeypatch.setenv("BEDESTEN_SITE_HOST", "play.example, www.play.example")
    assert main(command) == 0
    assert main([*command, "--site-host", "other.example"]) == 0
    assert served == [("play.example", "www.play.example"), ("other.example",)]
