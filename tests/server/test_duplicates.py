"""A duplicate: the same deal at several tables, every chair beside the same chair elsewhere."""

from collections.abc import Iterator

import pytest

from bedesten.core.play import record
from bedesten.server.run import serve_in_background
from bedesten.server.tables.duplicates import by_place
from tests.server.client import Client, Message, get, http, new_key, play_on, post
from tests.server.serving import settings

NEW: Message = {"game": "istanbul", "players": 2, "tables": 2, "robots": ["", "idris"]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = serve_in_background(settings(tmp_path_factory.mktemp("duplicates")))
    yield running.url
    running.stop()


def opened(url: str, **more: object) -> str:
    return str(post(url, "/api/duplicates", NEW | more)["id"])


def look(url: str, id: str, key: str = "") -> Message:
    duplicate: Message = get(url, f"/api/duplicates/{id}", key=key)
    return duplicate


def join(url: str, code: str, key: str, status: int = 201) -> Message:
    return post(url, f"/api/tables/{code}/join", {"promise": "a" * 64}, status, key)


def test_the_same_deal_is_scored_against_the_mean_of_the_chair(house: str) -> None:
    id = opened(house)
    before = look(house, id)
    assert [table["status"] for table in before["tables"]] == ["open", "open"]
    codes = [table["table"] for table in before["tables"]]
    keys = [new_key(), new_key()]
    for code, key in zip(codes, keys, strict=True):
        join(house, code, key)
        with Client(house, code, key=key) as client:
            assert client.info["dice"]["promises"] == ["", ""]  # nobody adds to what others play
            play_on(client)
        if code == codes[0]:
            assert "\nseed" not in get(house, f"/api/tables/{code}/record")
            half = look(house, id)
            assert (half["over"], half["seed"]) == (False, "")
            assert half["tables"][0]["table"] == ""  # nobody looks there before they have played
            assert look(house, id, key)["tables"][0]["table"] == code
    done = look(house, id)
    assert done["over"]
    assert [table["table"] for table in done["tables"]] == codes
    logs = [record.read(get(house, f"/api/tables/{code}/record")).tokens() for code in codes]
    assert logs[0] == logs[1]  # whoever chooses the same has the same game
    for chair in range(2):
        assert sum(table["seats"][chair]["against"] for table in done["tables"]) == 0
        assert done["means"][chair] == done["tables"][0]["seats"][chair]["points"]
    assert get(house, f"/api/tables/{codes[1]}/verify")["fair"]


def test_nobody_sits_down_at_two_tables_of_a_deal(house: str) -> None:
    codes, key = [table["table"] for table in look(house, opened(house))["tables"]], new_key()
    assert http.post(f"{house}/api/tables/{codes[0]}/join", json={}).status_code == 403
    join(house, codes[0], key)
    join(house, codes[1], key, 409)


@pytest.mark.parametrize(
    "wrong",
    [
        {"tables": 1},
        {"tables": 13},
        {"robots": ["idris", "idris"]},
        {"robots": [""]},
        {"robots": ["", "mcts"]},
    ],
)
def test_what_is_no_duplicate_is_refused(house: str, wrong: Message) -> None:
    assert http.post(f"{house}/api/duplicates", json=NEW | wrong).status_code == 400
    get(house, "/api/duplicates/NOSUCH", status=404)
    get(house, "/api/duplicates/%00", status=404)


def test_a_win_is_100_points_and_equals_share() -> None:
    assert by_place([1, 2, 3]) == [100, 50, 0]
    assert by_place([2, 1]) == [0, 100]
    assert by_place([1, 1, 3, 3]) == pytest.approx([250 / 3, 250 / 3, 50 / 3, 50 / 3])
