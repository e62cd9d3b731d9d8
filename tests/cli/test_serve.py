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


def test_a_book_lies_wherever_it_is_said_and_must_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[Path] = []
    monkeypatch.setattr(serve, "run", lambda settings, host, port: served.append(settings.book))
    command = ["serve", "--data", str(tmp_path), "--book", str(tmp_path)]
    assert main(command) == 2
    assert f"--book {tmp_path}: expected the folder" in capsys.readouterr().err
    (tmp_path / "index.html").write_text("<h1>The book</h1>")
    assert main(command) == 0
    assert served == [tmp_path]
