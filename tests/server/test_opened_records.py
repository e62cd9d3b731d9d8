"""A record of a game that was played elsewhere is opened as a finished table."""

from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.core.play import record
from tests.server.client import get, http, post

GAMES = Path(__file__).parents[1] / "games"
FIRST = [min(GAMES.glob(f"{name}-2-greedy-*.bdn")) for name in catalog.GAMES]


def opened(url: str, text: str) -> str:
    code: str = post(url, "/api/records", {"record": text})["table"]
    return code


@pytest.mark.parametrize("path", FIRST, ids=lambda path: path.stem)
def test_it_is_looked_at_and_told_as_it_was(url: str, path: Path) -> None:
    text = path.read_text("utf-8")
    code = opened(url, text)
    assert get(url, f"/api/tables/{code}")["status"] == "over"
    assert http.get(f"{url}/api/tables/{code}/record").text == text
    replay = get(url, f"/api/tables/{code}/replay")
    assert get(url, f"/api/tables/{code}/replay/{len(replay['steps'])}")["view"]["seats"]
    assert get(url, f"/api/tables/{code}/verify")["fair"]
    assert get(url, f"/api/tables/{code}/story")["ranking"]


def test_somebody_goes_on_from_it(url: str) -> None:
    code = opened(url, FIRST[0].read_text("utf-8"))
    taken = post(url, f"/api/tables/{code}/branch", {"step": 40, "mine": [0]})
    assert get(url, f"/api/tables/{taken['table']}")["status"] == "running"


def test_a_game_whose_dice_were_given_by_hand_is_looked_at_and_claims_no_proof(url: str) -> None:
    dealt = record.read(FIRST[0].read_text("utf-8"))
    text = record.write(record.of_match(record.final(dealt, catalog.game(dealt.game)), "", dealt.seats))
    code = opened(url, text)
    assert http.get(f"{url}/api/tables/{code}/record").text == text
    assert get(url, f"/api/tables/{code}/replay")["steps"]
    verdict = get(url, f"/api/tables/{code}/verify")
    assert not verdict["fair"]
    assert "by hand" in verdict["message"]
    assert get(url, f"/api/tables/{code}/proof")["seed"] == ""


def test_a_long_game_of_random_bots_is_opened_too(url: str) -> None:
    longest = max(GAMES.glob("*.bdn"), key=lambda path: path.stat().st_size)
    opened(url, longest.read_text("utf-8"))


def altered(text: str) -> str:
    return text.replace("move:", "move:x", 1)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: "", "record"),
        (altered, "x"),
        (lambda text: text.replace("digest ", "digest 0", 1), "digest"),
        (lambda text: text.replace("game istanbul", "game chess", 1), "chess"),
        (lambda text: "x" * 300_000, "250000"),
    ],
)
def test_what_is_no_record_of_a_finished_game_is_refused_in_a_sentence(url: str, spoil, said: str) -> None:  # type: ignore[no-untyped-def]
    text = FIRST[0].read_text("utf-8")
    answer = http.post(f"{url}/api/records", json={"record": spoil(text)})
    assert answer.status_code == 400, answer.text
    assert said in answer.text
