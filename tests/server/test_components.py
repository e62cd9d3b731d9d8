"""A site whose tables are set up with the component data of its host."""

from pathlib import Path

from bedesten.cli.serve import own_components
from bedesten.server.run import serve_in_background
from tests.letters.test_options import LAID, OWN_LAYOUT
from tests.server.client import get, new_table
from tests.server.serving import settings

GAME = "istanbul+letters"


def test_a_layout_of_the_host_stands_for_the_one_the_page_asks_for(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(f"[board.letters.first_play]\nlayout = {OWN_LAYOUT}\n", "utf-8")
    house = settings(folder)
    house.options.update(own_components([f"{GAME}={own}"]))
    server = serve_in_background(house)
    code, _ = new_table(server.url, "me", "me", game=GAME, options={"layout": "first_play"})
    assert get(server.url, f"/api/tables/{code}")["options"] == {"first_play": LAID, "layout": "first_play"}
    (offered,) = [game for game in get(server.url, "/api/games") if game["name"] == GAME]
    assert offered["options"] == {"first_play": LAID}
    server.stop()
