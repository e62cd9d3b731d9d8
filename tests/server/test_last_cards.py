"""Cards that ask something more, played in the last cards: the table goes on, after a restart too."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bedesten.server.tables import creation
from bedesten.server.tables.seats import table_row
from tests.server.client import Client, new_table
from tests.server.serving import served

SCENE = (
    "ending active=-1 todo=FinalCards.0,FinalCards.1,GameOver.0 dice_reward=2-12:2X "
    "| 0 0L RGY cap2 2C hand={card},lira_5,return_assistant guild=1 | 1 0L hand=good_1,lira_5"
)
ASKS = {"exchange_3": ["GiveSet", "TakeSet"], "dice_reward": ["RewardGood", "RewardGood"]}
BOTH = ["istanbul+mocha", "istanbul+mocha+letters"]


def laid(url: str, scene: str, game: str, patch: pytest.MonkeyPatch) -> tuple[str, list[str]]:
    """A table of two people that begins in a scene."""

    def in_scene(*wanted: Any) -> Any:
        return replace(table_row(*wanted), scene=scene)

    with patch.context() as laying:
        laying.setattr(creation, "table_row", in_scene)
        return new_table(url, "me", "me", game=game)


def answer(client: Client) -> None:
    """What is asked is asked in words, and the first option goes on."""
    assert client.ask is not None
    assert client.ask["title"]
    assert all(option["text"] for option in client.ask["options"])
    assert client.act(client.ask["options"][0]["token"])["t"] == "step"


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("card", list(ASKS))
def test_a_last_card_that_asks_more_is_played_across_a_restart(
    card: str, game: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(folder) as url:
        code, tokens = laid(url, SCENE.format(card=card), game, monkeypatch)
        with Client(url, code, tokens[:1]) as client:
            assert client.act(card)["t"] == "step"
    for decision in ASKS[card]:
        with served(folder) as url, Client(url, code, tokens[:1], lang="fr") as client:
            assert client.ask is not None
            assert (client.ask["decision"], client.ask["mine"]) == (decision, True)
            assert client.ask["why"], "the cards that cannot be played now have a reason"
            answer(client)
    with served(folder) as url, Client(url, code, tokens) as client:
        while not client.over():
            answer(client)
        while client.info["status"] != "over":
            client.read()
