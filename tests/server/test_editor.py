"""Positions laid by hand over HTTP, in every game and language."""

from typing import Any

import pytest

from bedesten import catalog
from bedesten.text import LANGUAGES
from tests.server.client import Message, post


def edited(url: str, game: str = "istanbul", lang: str = "en", status: int = 200, **more: Any) -> Message:
    players = more.pop("players", 2)
    form: Message = post(url, f"/api/editor?lang={lang}", {"game": game, "players": players, **more}, status)
    return form


def fields(form: Message) -> dict[str, Any]:
    return {field["path"]: field for field in form["fields"]}


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_form_is_there_for_every_game_in_every_language(url: str, name: str) -> None:
    for lang in LANGUAGES:
        form = edited(url, name, lang)
        assert all(field["label"] for field in form["fields"])
        for words in form["words"].values():
            assert all(word["text"] for word in words)
        for field in form["fields"]:
            assert not field["words"] or field["words"] in form["words"]


def test_what_is_laid_becomes_a_line_that_the_sandbox_opens(url: str) -> None:
    laid = {"seats.0.merchant": "palace", "seats.0.lira": 12, "seats.0.hand": ["stay", "lira_5"]}
    form = edited(url, laid=laid)
    assert form["faults"] == []
    assert fields(form)["seats.0.lira"]["value"] == 12
    assert form["view"]["seats"][0]["merchant"] == "palace"
    here = post(url, "/api/sandbox", {"game": "istanbul", "players": 2, "scene": form["scene"]}, 200)
    assert here["view"] == form["view"]
    again = edited(url, scene=form["scene"], laid={"seats.0.lira": 3})
    assert again["view"]["seats"][0]["lira"] == 3
    assert fields(again)["seats.0.hand"]["value"] == ["lira_5", "stay"]


def test_what_is_impossible_is_said_with_its_rule(url: str) -> None:
    form = edited(url, laid={"seats.0.rubies": 3})
    assert [fault["rule"] for fault in form["faults"]] == ["IST-STATE-1"]
    assert form["scene"]  # it can still be tried out
    form = edited(url, "kairo", laid={"customers.red": "A1", "customers.blue": "A1"})
    assert [fault["rule"] for fault in form["faults"]] == ["KAI-INV-4"]
    assert form["scene"] == ""
    assert fields(form)["customers.red"]["value"] == "A1"  # as it was laid


@pytest.mark.parametrize(
    ("laid", "rules"),
    [
        ({"seats.0.capacity": 5}, ["IST-WAIN-2"]),
        ({"seats.0.tiles": ["red", "green"]}, ["IST-MOSQ-2"]),
        ({"seats.0.tiles": ["red", "yellow"]}, []),
        ({"ending": True}, ["IST-END-1"]),
        ({"ending": True, "seats.0.capacity": 5, "seats.1.lira": 0}, ["IST-END-1", "IST-WAIN-2"]),
    ],
)
@pytest.mark.parametrize("name", [name for name in catalog.GAMES if name.startswith("istanbul")])
def test_rubies_that_are_due_and_an_end_without_them_are_found(
    url: str, name: str, laid: dict[str, Any], rules: list[str]
) -> None:
    said = [edited(url, name, lang, laid=laid)["faults"] for lang in LANGUAGES]
    assert [[fault["rule"] for fault in faults] for faults in said] == [rules] * len(LANGUAGES)
    told = {fault["text"] for faults in said for fault in faults}
    assert len(told) == len(rules) * len(LANGUAGES)


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"game": "chess"}, 400),
        ({"players": 7}, 400),
        ({"players": 10**18}, 400),
        ({"scene": "0 nonsense"}, 400),
        ({"options": "layout=moon"}, 400),
        ({"laid": {"x" * 81: 1}}, 400),
        ({"laid": {str(n): 1 for n in range(501)}}, 400),
        ({"laid": {"seats.0.hand": ["stay"] * 61}}, 400),
    ],
)
def test_what_makes_no_sense_is_refused(url: str, more: dict[str, Any], status: int) -> None:
    assert edited(url, **more, status=status)["error"]
