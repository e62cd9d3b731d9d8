"""Names that cannot be seen, or are made to be taken for somebody else's."""

import pytest

from bedesten import catalog
from bedesten.bots import levels
from bedesten.server.store.rows import BOT, HUMAN, SeatRow
from bedesten.server.tables.names import RIVALS, alike, called, clean_name, good_name, named_among, told_apart
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
        "EASY",
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


# ------------------------------------------------------------------ robots


def test_every_robot_of_the_house_has_a_name_and_rivals_stand_from_the_weakest_to_the_strongest() -> None:
    assert {*RIVALS} == {*catalog.BOTS}
    assert list(RIVALS)[: len(levels.RIVALS)] == list(levels.RIVALS)
    assert [bot for bot in catalog.BOTS if bot in levels.RIVALS] == list(levels.RIVALS)


def test_the_page_calls_its_robots_so() -> None:
    text = (ROOT / "web" / "src" / "rivals" / "index.ts").read_text("utf-8")
    table = text.partition("CHARACTERS: ")[2].partition("= [")[2].partition("\n]")[0].split("'")[1::2]
    bots, names, before = table[::3], table[1::3], table[2::3]
    assert dict(zip([*bots, *before], 2 * names, strict=True)) == RIVALS


def test_people_may_be_called_like_a_rival_but_not_like_an_engine() -> None:
    assert good_name("Idris")
    assert not good_name("Greedy")


def robots(*bots: str) -> list[SeatRow]:
    return [SeatRow(0, HUMAN), *[SeatRow(1 + i, BOT, bot) for i, bot in enumerate(bots)]]


def test_a_robot_is_called_by_its_own_name() -> None:
    assert called(robots("greedy", "hard"), "istanbul", "en") == ["White", "Idris", "Hagop"]
    assert called(robots("greedy", "hard"), "istanbul", "fr") == ["Blanc", "Idris", "Hagop"]


def test_the_same_rival_twice_is_told_apart_by_colour_or_symbol() -> None:
    assert called(robots("greedy", "greedy"), "istanbul", "en")[1:] == ["Idris", "Idris, red"]
    assert called(robots("greedy", "greedy"), "istanbul", "fr")[1:] == ["Idris", "Idris, rouge"]
    assert called(robots("easy", "easy"), "kairo", "en")[1:] == ["Nilüfer", "Nilüfer, scarab"]
    assert called(robots("easy", "easy"), "kairo", "de")[1:] == ["Nilüfer", "Nilüfer, Skarabäus"]


def test_a_robot_gives_way_to_a_person_of_its_name() -> None:
    seats = robots("medium", "hard")
    seats[0] = SeatRow(0, HUMAN, name="Ester")
    assert called(seats, "istanbul", "en") == ["Ester", "Ester, yellow", "Hagop"]


def test_who_comes_later_is_told_apart_from_a_robot() -> None:
    assert good_name("Hagop")
    assert named_among("Hagop", 0, robots("hard"), "istanbul") == "Hagop (2)"
    assert named_among("Hagop", 0, robots("easy"), "istanbul") == "Hagop"


def test_a_robot_of_somebody_else_is_called_as_they_call_it() -> None:
    assert called(robots("guest", "mine.bots:Slow"), "istanbul", "en")[1:] == ["guest", "Slow"]


def test_a_stored_name_of_a_robot_is_kept() -> None:
    seats = [SeatRow(0, HUMAN), SeatRow(1, BOT, "greedy", "Bora")]
    assert called(seats, "istanbul", "en") == ["White", "Bora"]


# ------------------------------------------------------------------ at a table


def test_nobody_at_a_table_is_taken_for_another(url: str) -> None:
    """Whoever was there first keeps the name; who gave none is called by colour, which is a name too."""
    code, tokens = new_table(url, "me", "open", "open", "open")
    first = get(url, f"/api/tables/{code}")["seats"]
    with Client(url, code, tokens) as host:
        host.say(t="name", seat=0, name="Ayşe")
        while host.info["seats"][0]["name"] != "Ayşe":
            host.read()
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
    kept = get(url, f"/api/tables/{taken['table']}")["seats"]
    assert [seat["name"] for seat in kept] == ["Ayşe", "AYSE (2)", "Bora"]
