"""Names that cannot be seen, or are made to be taken for somebody else's."""

import pytest

from bedesten.server.tables.names import LEVELS, alike, clean_name, good_name, told_apart
from tests.server.client import Client, get, new_table, post
from tests.server.serving import ROOT


@pytest.mark.parametrize(
    "name",
    [
        "a\u200bb",  # a space without width
        "a\u202eb",  # turns the direction of the line
        "a\u2066b",
        "\u3164",  # a letter that shows nothing
        "\u2800",
        "a\u00adb",
        "\u0301a",  # an accent on nothing
        "a" + "\u0301" * 20,
        "z\u0335\u0336\u0337\u0338",
        "\ue000",
        "x" * 25,
        "You",
        "vous",
        "Ayşe (you)",
        "Robot",
        "R0BOT",
        "Yоu",  # the second letter is Cyrillic
        "Bora [robot]",
        "greedy",
        "Trader",
        "FACILE",
    ],
)
def test_a_name_that_hides_or_deceives_is_refused(name: str) -> None:
    assert not good_name(clean_name(name))


@pytest.mark.parametrize(
    "name",
    [
        "Ayşe",
        "Zoë",
        "You Li",
        "Ai",
        "Jean-Luc",
        "O’Hara",
        "सीता",
        "สมชาย",
        "יוסף",
        "علي",
        "明",
        "Nguyễn",
        "Ωmega",
        "♥",
    ],
)
def test_the_names_of_people_are_welcome(name: str) -> None:
    assert good_name(clean_name(name))
    assert clean_name(f"  {name}\t") == clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ayşe", "ayse"),
        ("Anna", "Аnnа"),  # with two Cyrillic letters
        ("Nora", "Νοrа"),  # Greek and Cyrillic
        ("Al", "AI"),
        ("Bob", "B0b"),
        ("Max", "Ｍａｘ"),
        ("An na", "Anna"),
        ("Nguyễn", "Nguyen"),
        ("ﬁn", "fin"),
    ],
)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert alike(one, other)
    assert told_apart(other, [one]) == f"{other} (2)"
    assert told_apart(other, [one, f"{one} (2)"]) == f"{other} (3)"


def test_other_names_stay_as_they_are() -> None:
    assert told_apart("Bora", ["Ayşe", "Bert"]) == "Bora"
    assert told_apart("", [""]) == ""
    assert len(told_apart("x" * 24, ["x" * 24])) == 24


def test_the_page_calls_its_robots_so() -> None:
    for page in ("pages.en.ts", "pages.fr.ts"):
        text = (ROOT / "web" / "src" / "lib" / "i18n" / page).read_text("utf-8")
        bots = text.partition("bots: {")[2].partition("}")[0].split("'")[1::2]
        assert bots
        assert {*bots} <= {*LEVELS}


def test_nobody_at_a_table_is_taken_for_another(url: str) -> None:
    """Whoever was there first keeps the name; who gave none is called by colour, which is a name too."""
    code, tokens = new_table(url, "me", "open", "open", "open")
    first = get(url, f"/api/tables/{code}")["seats"]
    with Client(url, code, tokens) as host:
        host.say(t="name", seat=0, name="Ayşe")
        host.until("table")
        post(url, f"/api/tables/{code}/join", {"name": "Ayse"})
        post(url, f"/api/tables/{code}/join", {"name": first[3]["name"]})
        seats = get(url, f"/api/tables/{code}")["seats"]
        assert [seat["name"] for seat in seats[:3]] == ["Ayşe", "Ayse (2)", f"{first[3]['name']} (2)"]
        host.say(t="name", seat=0, name="ayse (2)")
        while host.info["seats"][0]["name"] != "ayse (2) (2)":
            host.read()
        host.say(t="name", seat=0, name="vous")
        assert host.until("error")["code"] == "bad_message"
    assert "name" in post(url, f"/api/tables/{code}/join", {"name": "Robot"}, 400)["error"]


def test_a_new_table_tells_its_people_apart(url: str) -> None:
    seats = [{"kind": "me", "name": "Ayşe"}, {"kind": "me", "name": "AYSE"}, {"kind": "me", "name": "Bora"}]
    taken = post(url, "/api/tables", {"game": "istanbul", "players": 3, "seats": seats})
    found = get(url, f"/api/tables/{taken['table']}")["seats"]
    assert [seat["name"] for seat in found] == ["Ayşe", "AYSE (2)", "Bora"]
