"""A release: its version, its changelog, and the list of all that is shipped."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import release, sbom
from scripts.pythons import interpreter

ROOT = Path(__file__).resolve().parent.parent


def test_a_version_comes_after_all_before_it() -> None:
    assert str(release.newer("0.10.0", ["v0.9.0", "v0.2.1"])) == "0.10.0"
    with pytest.raises(SystemExit, match=r"after 0\.9\.0"):
        release.newer("0.9.0", ["v0.9.0"])


@pytest.mark.parametrize("file", [release.PROJECT, release.PACKAGE])
def test_the_version_stands_where_it_is_looked_for(file: Path) -> None:
    text = file.read_text("utf-8")
    raised = release.versioned(text, "7.8.9")
    assert '"7.8.9"' in raised
    assert [a for a, b in zip(text.splitlines(), raised.splitlines(), strict=True) if a != b] != []
    assert release.versioned(raised, "7.8.9") == raised


def test_both_say_the_same_version() -> None:
    parts = {
        line.split('"')[1]
        for file in (release.PROJECT, release.PACKAGE)
        for line in file.read_text("utf-8").splitlines()
        if line.startswith(("version = ", "__version__ = "))
    }
    assert len(parts) == 1


def test_what_was_unreleased_gets_its_version_and_day() -> None:
    changes = "# Changelog\n\n## Unreleased\n\n### Added\n\n- a thing\n\n## 0.1.0 (2026-01-02)\n"
    told = release.dated(changes, "0.2.0", "2026-11-17")
    assert "## Unreleased\n\n## 0.2.0 (2026-11-17)\n\n### Added\n\n- a thing\n" in told
    with pytest.raises(SystemExit, match="something under Unreleased"):
        release.dated(told, "0.3.0", "2026-11-18")
    release.dated((ROOT / "CHANGELOG.md").read_text("utf-8"), "9.9.9", "2026-11-17")


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    done = subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One in which nothing takes long to build."""
    said = {
        "PROJECT": 'version = "0.1.0"\n',
        "PACKAGE": '__version__ = "0.1.0"\n',
        "CHANGES": "## Unreleased\n\n- a thing\n",
    }
    for name, text in said.items():
        (tmp_path / name).write_text(text)
        monkeypatch.setattr(release, name, tmp_path / name)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "build", lambda uv: None)
    monkeypatch.setattr(release, "check", lambda uv, version: None)
    for key, value in {"NAME": "Somebody", "EMAIL": "somebody@example.org"}.items():
        monkeypatch.setenv(f"GIT_COMMITTER_{key}", value)
        monkeypatch.setenv(f"GIT_AUTHOR_{key}", value)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "Begun")
    return tmp_path


def test_a_rehearsal_leaves_no_version_behind_and_a_release_its_tag(project: Path) -> None:
    release.made("uv", "0.2.0", rehearse=True)
    assert git(project, "status", "--porcelain") == git(project, "tag") == ""
    assert "0.1.0" in release.PACKAGE.read_text()
    release.made("uv", "0.2.0", rehearse=False)
    assert git(project, "tag") == "v0.2.0"
    assert "0.2.0" in git(project, "show", "v0.2.0:PACKAGE")


def test_a_release_that_fails_leaves_no_version_behind(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "run", refusing(release.run, "commit"))
    with pytest.raises(SystemExit):
        release.made("uv", "0.2.0", rehearse=False)
    assert git(project, "status", "--porcelain") == git(project, "tag") == ""


def program(folder: Path, name: str, says: str) -> Path:
    folder.mkdir(parents=True)
    (folder / name).write_text(f"#!/bin/sh\n{says}\n")
    (folder / name).chmod(0o755)
    return folder


@pytest.fixture
def pythons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One on the search path, which finds a shim for another first, and two of pyenv's."""
    shims = program(tmp_path / "shims", "python3.98", "exit 127")
    path = program(tmp_path / "bin", "python3.97", "echo 3.97")
    for number in ("3.98.2", "3.98.10"):
        program(tmp_path / "versions" / number / "bin", "python3.98", "echo 3.98")
    monkeypatch.setenv("PATH", f"{shims}:{path}")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    interpreter.cache_clear()
    return tmp_path


def test_a_python_is_found_where_its_shim_does_not_run(pythons: Path) -> None:
    assert interpreter("no-uv", "3.97") == str(pythons / "bin/python3.97")
    assert interpreter("no-uv", "3.98") == str(pythons / "versions/3.98.10/bin/python3.98")
    assert interpreter("no-uv", "3.99") == ""


def test_no_release_lacks_the_wheel_of_a_python_unless_it_is_said(
    project: Path, pythons: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = [f'"Programming Language :: Python :: 3.{minor}"\n' for minor in (98, 99)]
    (project / "PROJECT").write_text('version = "0.1.0"\n' + "".join(named))
    assert release.missing("no-uv") == ["3.99"]
    for words, said in {
        (): "Python 3.99 is not on this computer",
        ("--without", "3.99"): "not committed",
    }.items():
        monkeypatch.setattr("sys.argv", ["release", "--uv", "no-uv", *words, "0.2.0"])
        monkeypatch.setattr(release, "run", lambda *_: "changed")
        with pytest.raises(SystemExit, match=said):
            release.main()


def refusing(run: Callable[..., str], word: str) -> Callable[..., str]:
    def refused(*words: str) -> str:
        if word in words:
            raise SystemExit("no")
        return run(*words)

    return refused


def test_everything_that_is_shipped_is_listed_with_its_licence() -> None:
    told = sbom.sbom()
    names = [each["name"] for each in told["components"]]
    assert {"litestar", "msgspec", "svelte", "pyodide", "cpython", "sqlite", "mypyc runtime"} <= {*names}
    assert "pytest" not in names
    assert len({*names}) == len(names)
    bare = [each["name"] for each in told["components"] if not each["licenses"][0]["license"].get("text")]
    assert bare == [], "a licence wants its text to come along"
