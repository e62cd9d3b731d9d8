"""What is written by a script is as the script would write it now."""

import pytest

from scripts import gen_reference


def test_the_reference_is_fresh_and_names_what_learners_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["gen_reference", "--check"])
    gen_reference.main()
    page = gen_reference.TARGET.read_text("utf-8")
    for name in ("bedesten.rl.env", "bedesten.rl.gym", "bedesten.rl.vector"):
        assert f"## {name}\n" in page
