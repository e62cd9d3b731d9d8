"""The whole site leaves as one file and comes back the same, on either store."""

import zipfile
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.cli.main import main
from bedesten.core.play import record
from bedesten.server.run import serve_in_background
from tests.server import database
from tests.server.client import Client, get, new_table, post
from tests.server.serving import settings

KEY = "k" * 32  # of a browser


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, str, str, str]:
    """A data folder with a finished and a running game, its archive, and what was to see."""
    folder = tmp_path_factory.mktemp("site")
    running = serve_in_background(settings(folder / "data"))
    over, tokens = new_table(running.url, "me", "random", options={"start": 0})
    with Client(running.url, over, tokens) as client:
        client.say(t="name", seat=0, name="<b>Ayşe</b>")
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    going, mine = new_table(running.url, "me", "me", options={"start": 0}, key=KEY)
    post(running.url, "/api/me", {"name": "Zoë", "emblem": "blue"}, key=KEY)
    post(running.url, "/api/me/words", {"secret": "0" * 64}, key=KEY)
    post(running.url, "/api/me/telling/hook", {"address": "https://hook.example/", "lang": "fr"}, key=KEY)
    with Client(running.url, going, mine) as client:
        client.act("move:fabric", "leave")
    played = get(running.url, f"/api/tables/{over}/record")
    running.stop()
    archive = folder / "site.zip"
    assert main(["export", str(archive), "--data", str(folder / "data")]) == 0
    return folder / "data", archive, over, going, played


def exported(tmp_path: Path, capsys: pytest.CaptureFixture[str], *where: str) -> str:
    """The digest of what a store holds."""
    capsys.readouterr()
    assert main(["export", str(tmp_path / "again.zip"), *where]) == 0
    return capsys.readouterr().out.split()[-1]


Site = tuple[Path, Path, str, str, str]


def test_a_site_comes_back_the_same(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, archive, over, going, played = site
    before = exported(tmp_path, capsys, "--data", str(data))
    other = str(tmp_path / "other")
    assert main(["import", str(archive), "--data", other]) == 0
    assert exported(tmp_path, capsys, "--data", other) == before
    assert main(["import", str(archive), "--data", other]) == 2
    assert "not empty" in capsys.readouterr().err
    running = serve_in_background(settings(Path(other)))
    assert get(running.url, f"/api/tables/{over}/record") == played
    assert get(running.url, f"/api/tables/{going}")["status"] == "running"
    me = get(running.url, "/api/me", key=KEY)
    assert (me["name"], me["emblem"], me["words"], me["devices"]) == ("Zoë", "blue", True, 1)
    assert [table["table"] for table in get(running.url, "/api/me/tables", key=KEY)] == [going]
    told = get(running.url, "/api/me/telling", key=KEY)
    running.stop()
    assert (told["ways"][0]["address"], told["wishes"]["lang"]) == ("https://hook.example/", "fr")
    first = serve_in_background(settings(data))
    assert get(first.url, "/api/me/telling", key=KEY) == told, "the same site to those who tell its players"
    first.stop()


def test_an_archive_that_was_altered_is_refused(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forged = tmp_path / "forged.zip"
    with zipfile.ZipFile(site[1]) as old, zipfile.ZipFile(forged, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b"fabric", b"spice1"))
    (tmp_path / "no.zip").write_text("no archive")
    for path, said in ((forged, "altered"), (tmp_path / "no.zip", "expected an archive")):
        assert main(["import", str(path), "--data", str(tmp_path / "empty")]) == 2
        assert said in capsys.readouterr().err


def test_finished_games_can_be_read_without_a_server(site: Site) -> None:
    _, archive, over, going, played = site
    with zipfile.ZipFile(archive) as packed:
        names = packed.namelist()
        page = packed.read(f"games/{over}.html").decode()
        text = packed.read(f"games/{over}.bdn").decode()
        front = packed.read("index.html").decode()
    assert text == played
    assert record.verify(record.read(text), catalog.game("istanbul")) == ""
    assert f'href="games/{over}.html"' in front
    assert not any(going in name for name in names)
    assert "&lt;b&gt;Ayşe&lt;/b&gt; moves to" in page
    assert "<script" not in page


if database.binaries():

    def test_a_site_moves_from_a_file_to_postgresql_and_back(
        site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: database.Database
    ) -> None:
        before = exported(tmp_path, capsys, "--data", str(site[0]))
        address = postgres.fresh()
        assert main(["import", str(site[1]), "--store", address]) == 0
        assert exported(tmp_path, capsys, "--store", address) == before
