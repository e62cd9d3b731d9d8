"""Every address of the site, asked by everybody else: nobody is told a key, a token, who somebody is, or what
a game that is not over hides."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bedesten.server.codes import token_hash
from bedesten.server.run import serve_in_background
from tests.server.client import Client, get, http, keyed, new_key, new_table, post
from tests.server.serving import settings
from tests.server.test_blocking import GETS
from tests.server.test_keeper import KEEPER, press
from tests.server.test_people import invited, played
from tests.server.test_seeing import PASSWORD

NAME = "Aylin Unshown"
# what tells of a game, as it is answered while the game runs; where nobody may look on it is always refused
RUNNING = {
    "record": 200,
    "verify": 409,
    "proof": 409,
    "replay": 409,
    "replay/1": 409,
    "replay/1/why": 409,
    "story": 409,
    "study": 404,
    "puzzle": 404,
}
REFUSED = 403


@dataclass
class House:
    """Of a player who shows nothing."""

    url: str
    folder: Path
    key: str
    secrets: list[str]  # told to nobody, not even to whose they are
    player: str
    going: str
    hidden: str
    over: str

    def paths(self) -> Iterator[str]:
        """Every address, with each of the tables and the player in it."""
        for path in GETS:
            for code in (self.going, self.hidden, self.over):
                filled = path.replace("{code:str}", code).replace("{id:str}", self.player)
                filled = filled.replace("{day:str}", "today").replace("{lang:str}", "en")
                yield re.sub(r"{\w+:\w+}", "1", filled)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    running = serve_in_background(replace(settings(folder), admin=PASSWORD))
    url, key, words = running.url, new_key(), new_key()
    post(url, "/api/me", {"name": NAME}, key=key)
    link = invited(url, key)
    post(url, "/api/me/words", {"secret": token_hash(words)}, key=key)
    over = played(url, key)
    going, tokens = new_table(url, "me", "greedy", key=key, options={"start": 0})
    hidden, more = new_table(url, "me", "greedy", key=key, watched=False, options={"start": 0})
    clear = [key, words, link, *tokens, *more]
    player = get(url, "/api/me", key=key)["id"]
    told = [*clear, *map(token_hash, clear)]
    yield House(url, folder, key, told, player, going, hidden, over)
    running.stop()


def leaks(secrets: list[str], said: str) -> list[str]:
    return [secret for secret in secrets if secret in said]


def test_no_address_tells_others_who_somebody_is_or_anything_of_a_key(house: House) -> None:
    other = new_key()
    post(house.url, "/api/me", {"name": "Mert"}, key=other)
    new_table(house.url, "me", "greedy", key=other)
    for headers in ({}, keyed(other)):
        for path in dict.fromkeys(house.paths()):
            answer = http.get(house.url + path, headers=headers)
            assert answer.status_code < 500, path
            private = house.secrets if house.player in path else [*house.secrets, house.player]
            assert not leaks(private, answer.text), path
            if path.startswith(("/api/players", "/api/me")):
                assert not leaks([NAME, house.going, house.hidden, house.over], answer.text), path


def test_not_even_whose_it_is_is_told_a_key_again(house: House) -> None:
    for path in dict.fromkeys(house.paths()):
        answer = http.get(house.url + path, headers=keyed(house.key))
        assert not leaks(house.secrets, answer.text), path


def test_nothing_over_http_depends_on_who_asks_about_a_running_game(house: House) -> None:
    """So that no hand is told there: a stranger's answer is everybody's."""
    assert {f"/api/tables/{{code:str}}/{path}" for path in RUNNING} <= {
        re.sub(r"{step:int}", "1", path) for path in GETS
    }
    for path, status in RUNNING.items():
        for code, expected in ((house.going, status), (house.hidden, REFUSED)):
            where = f"{house.url}/api/tables/{code}/{path}"
            mine, others = (http.get(where, headers=headers) for headers in (keyed(house.key), {}))
            assert (mine.status_code, others.status_code) == (expected, expected), where
            assert mine.text == others.text, where
    with Client(house.url, house.going) as watcher:
        assert get(house.url, f"/api/tables/{house.going}/view")["view"] == watcher.sync["view"]
        assert not leaks([*house.secrets, house.player], "".join(watcher.frames))


def test_no_key_is_in_a_log_a_number_a_page_of_the_keeper_or_a_backup(
    house: House, capfd: pytest.CaptureFixture[str]
) -> None:
    with Client(house.url, house.going, key=house.key):
        pass
    http.get(f"{house.url}/api/tables/nothing", headers=keyed(house.key))
    http.post(f"{house.url}/api/me", content=b"{", headers=keyed(house.key))
    pages = ["/metrics", *(path for path in GETS if path.startswith("/admin") and "{" not in path)]
    said = "".join(http.get(house.url + page, auth=KEEPER).text for page in pages)
    press(house.url, "/admin/backups")
    said += "".join(capfd.readouterr())
    assert not leaks(house.secrets, said)
    clear = [secret.encode() for secret in house.secrets if len(secret) != 64]
    kept = [path.read_bytes() for path in house.folder.rglob("*") if path.is_file()]
    assert len(kept) > 1
    assert not [secret for secret in clear if any(secret in one for one in kept)]
