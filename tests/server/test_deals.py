"""What a table is dealt from: a secret of its own on a real server, always the same one in a test."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bedesten.core.dice import commitment
from bedesten.server.run import serve_in_background
from bedesten.server.settings import Settings
from tests.server.client import get, new_table, post
from tests.server.conftest import Finished
from tests.server.serving import seed_after


@pytest.fixture
def real(folder: Path) -> Iterator[str]:
    """A server that deals as one outside the tests does."""
    running = serve_in_background(Settings(data=folder, page=folder))
    yield running.url
    running.stop()


def commit_of(url: str, code: str) -> str:
    commits = re.search(r"^commit (\w+)", get(url, f"/api/tables/{code}/record"), re.MULTILINE)
    assert commits
    return commits[1]


def test_every_table_of_a_test_is_dealt_alike(url: str) -> None:
    records = {get(url, f"/api/tables/{new_table(url, 'me', 'me')[0]}/record") for _ in range(3)}
    assert len(records) == 1


def test_no_two_real_tables_are_dealt_alike(real: str) -> None:
    commits = {commit_of(real, new_table(real, "me", "me")[0]) for _ in range(3)}
    assert len(commits) == 3
    assert commitment(seed_after("")) not in commits


@pytest.mark.thorough
def test_a_rematch_and_a_branch_have_seeds_of_their_own(finished: Finished) -> None:
    path = f"/api/tables/{finished.code}"
    again = post(finished.url, f"{path}/rematch", {"token": finished.tokens[0]})["table"]
    branch = post(finished.url, f"{path}/branch", {"step": 20, "mine": [0, 1]})["table"]
    seed = seed_after("")
    assert commit_of(finished.url, finished.code) == commitment(seed)
    assert {commit_of(finished.url, code) for code in (again, branch)} == {commitment(seed_after(seed))}
