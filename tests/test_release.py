"""A release: its version, its changelog, and the list of all that is shipped."""

from pathlib import Path

import pytest

from scripts import release, sbom

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
    found = {
        line.split('"')[1]
        for file in (release.PROJECT, release.PACKAGE)
        for line in file.read_text("utf-8").splitlines()
        if line.startswith(("version = ", "__version__ = "))
    }
    assert len(found) == 1


def test_what_was_unreleased_gets_its_version_and_day() -> None:
    changes = "# Changelog\n\n## Unreleased\n\n### Added\n\n- a thing\n\n## 0.1.0 (2026-01-02)\n"
    told = release.dated(changes, "0.2.0", "2026-11-17")
    assert "## Unreleased\n\n## 0.2.0 (2026-11-17)\n\n### Added\n\n- a thing\n" in told
    with pytest.raises(SystemExit, match="something under Unreleased"):
        release.dated(told, "0.3.0", "2026-11-18")
    release.dated((ROOT / "CHANGELOG.md").read_text("utf-8"), "9.9.9", "2026-11-17")


def test_everything_that_is_shipped_is_listed_with_its_licence() -> None:
    told = sbom.sbom()
    names = [each["name"] for each in told["components"]]
    assert {"litestar", "msgspec", "svelte"} <= {*names}
    assert "pytest" not in names
    assert len({*names}) == len(names)
    bare = [each["name"] for each in told["components"] if not each["licenses"][0]["license"].get("text")]
    assert bare == [], "a licence wants its text to come along"
