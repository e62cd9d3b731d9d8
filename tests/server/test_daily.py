"""The deal of the day: the same for everybody, one game that counts, and nothing of it known beforehand."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.dice import commitment
from bedesten.core.game import Setup
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.server.admin import archive
from bedesten.server.bots.worker import Question, choose, plain
from bedesten.server.codes import token_hash
from bedesten.server.run import serve_in_background
from bedesten.server.site import Site
from bedesten.server.store import deals, rows
from bedesten.server.store.sqlite import FILE, Store, connect
from bedesten.server.tables import dealing, table
from tests.server import database
from tests.server.client import Client, Message, get, http, keyed, new_key, play_on, post
from tests.server.days import DAY, small_days
from tests.server.serving import settings
from tests.server.short import short_games
from tests.tiers import thorough

FEW = ("istanbul", "kairo")  # one of each family
DEALT: list[str] = []  # the secrets of all that was dealt


def seed(_: str) -> str:
    DEALT.append(secrets.token_hex(16))
    return DEALT[-1]


@pytest.fixture(scope="module", params=database.STORES)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same on either store; its deals are small, and it is noon there."""
    with small_days():
        wanted = replace(settings(tmp_path_factory.mktemp("days")), seeds=seed)
        if request.param == "postgres":
            wanted = replace(wanted, store=request.getfixturevalue("postgres").fresh())
        with database.unhurried(), short_games():
            running = serve_in_background(wanted)
            yield running.url
            running.stop()


@dataclass(frozen=True)
class Ended:
    """Games of the day that are over: of somebody who shows themselves, and of somebody who does not."""

    url: str
    shown: str
    shy: str
    codes: list[str]
    frames: list[str]
    before: Message


@pytest.fixture(scope="module")
def ended(house: str) -> Ended:
    shown, shy, before = new_key(), new_key(), today(house)
    post(house, "/api/me", {"name": "Ayşe", "emblem": "red", "shown": "everybody"}, key=shown)
    post(house, "/api/me", {"name": "Bora", "emblem": "blue", "shown": "nobody"}, key=shy)
    frames: list[str] = []
    codes = [played(house, key, frames) for key in (shown, shy)]
    return Ended(house, shown, shy, codes, frames, before)


def today(url: str, key: str = "") -> Message:
    deal: Message = get(url, "/api/deals/today", key=key)
    return deal


def begin(url: str, key: str, day: str = "today") -> str:
    return str(post(url, f"/api/deals/{day}", None, key=key)["table"])


def played(url: str, key: str, frames: list[str]) -> str:
    code = begin(url, key)
    with Client(url, code, key=key) as client:
        play_on(client)
        frames += client.frames
    return code


@pytest.fixture
def tomorrow(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    def come() -> None:
        then = rows.now
        for module in (rows, table):
            monkeypatch.setattr(module, "now", lambda: then() + DAY)

    return come


# ------------------------------------------------------------------ which


def test_every_game_with_every_number_of_players_has_its_day() -> None:
    first, kinds = date(2026, 11, 17), dealing.kinds(Site())
    days = [dealing.chosen(first + timedelta(days=n), "s", Site()) for n in range(len(kinds))]
    assert {(deal.game, deal.players) for deal in days} == set(kinds)
    assert {deal.game for deal in days} == set(catalog.GAMES)
    assert all(a.game != b.game for a, b in pairwise(days))
    for deal in days:
        assert len(deal.robots) == deal.players
        assert deal.chair == 0
        assert set(deal.robots[1:]) <= set(catalog.bots(deal.game))
        assert len(set(deal.robots)) == deal.players


def test_a_day_is_chosen_by_the_date_alone() -> None:
    day = date(2026, 11, 17)
    assert dealing.chosen(day, "s", Site()) == dealing.chosen(day, "s", Site())
    assert replace(dealing.chosen(day, "x", Site()), seed="s") == dealing.chosen(day, "s", Site())


@pytest.mark.parametrize("game", [game if game in FEW else thorough(game) for game in catalog.GAMES])
def test_robots_that_count_their_steps_answer_the_same_twice(game: str) -> None:
    match = Match(catalog.game(game), Setup(2))
    match.deal(match.dealer("robots", tape=True))
    view = match.game.notation.dump_view(match.game.view(match.state, match.to_move()))
    options = match.game.legal(match.state)
    for bot in dealing.LEVELS:
        q = Question(game, plain(match.setup), bot, 5, view, options, counted=True)
        assert choose(q, 0.0) == choose(q, 100.0)


# ------------------------------------------------------------------ what counts


def test_a_win_comes_before_everything() -> None:
    games = [
        (1, 14, [5, 3]),
        (1, 14, [5, 2]),
        (1, 15, [6, 90]),
        (2, 12, [4, 99]),
        (2, 12, [4, 1]),
        (3, 9, [5, 0]),
    ]
    values = [deals.worth(*game) for game in games]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)
    assert deals.tally(values[0])[:2] == [5, 3]
    assert max(values) < 2**63


def test_the_first_game_counts_and_those_after_it_do_not(ended: Ended) -> None:
    key = new_key()
    assert today(ended.url, key)["mine"] is None
    code = begin(ended.url, key)
    assert begin(ended.url, key) == code  # while it lasts there is no other
    mine = today(ended.url, key)["mine"]
    assert (mine["table"], mine["over"], mine["rank"]["place"]) == (code, False, 0)
    done = today(ended.url, ended.shy)["mine"]
    assert done["over"]
    assert done["rank"]["place"] > 0
    assert begin(ended.url, ended.shy) not in ended.codes  # practice
    assert today(ended.url, ended.shy)["mine"] == done


def test_of_many_requests_at_once_one_counts_and_all_get_it(house: str) -> None:
    key, before = new_key(), today(house)["begun"]
    with ThreadPoolExecutor(8) as several:
        codes = set(several.map(lambda _: begin(house, key), range(8)))
    assert len(codes) == 1
    assert today(house)["begun"] == before + 1


def test_without_a_key_nothing_is_begun(house: str) -> None:
    post(house, "/api/deals/today", None, status=403)


def test_equal_choices_lead_to_equal_games(ended: Ended) -> None:
    games = [record.read(get(ended.url, f"/api/tables/{code}/record")).tokens() for code in ended.codes]
    assert games[0] == games[1]
    done = [today(ended.url, key)["mine"]["rank"] for key in (ended.shown, ended.shy)]
    assert done[0]["place"] == done[1]["place"]
    assert done[0]["tally"] == done[1]["tally"]


def test_whoever_shows_nothing_has_no_name_on_the_board(ended: Ended) -> None:
    names = [one["name"] for one in today(ended.url)["best"]]
    assert "Ayşe" in names
    assert "Bora" not in names
    assert "Bora" in [one["name"] for one in today(ended.url, ended.shy)["best"]]
    assert not any(one["player"] for one in today(ended.url)["best"] if not one["name"])


def test_the_board_counts_everybody_who_has_ended(ended: Ended) -> None:
    told = today(ended.url, ended.shown)
    assert told["ended"] == sum(bar["games"] for bar in told["bars"]) == 2
    assert told["begun"] >= 2
    assert [one["place"] for one in told["best"]][:2] == [1, 1]


# ------------------------------------------------------------------ nothing is known beforehand


def test_nothing_of_the_tape_is_told_while_the_day_lasts(ended: Ended) -> None:
    told = today(ended.url, ended.shown)
    assert told["seed"] == ""
    code = ended.codes[0]
    text = get(ended.url, f"/api/tables/{code}/record")
    assert f"commit {told['commitment']} tape" in text
    assert "\nseed" not in text
    for what in ("verify", "proof"):
        assert http.get(f"{ended.url}/api/tables/{code}/{what}").status_code == 409
    replay = http.get(f"{ended.url}/api/tables/{code}/replay").text
    assert get(ended.url, f"/api/tables/{code}/replay")["sealed"]
    assert get(ended.url, f"/api/tables/{code}/story")["sealed"]
    assert told["commitment"] in ended.frames[0] + ended.frames[1]
    seen = [*ended.frames, replay, text, http.get(f"{ended.url}/api/deals/today").text]
    assert not any(seed in frame for frame in seen for seed in DEALT)


def test_nobody_looks_on(house: str) -> None:
    code = begin(house, new_key())
    assert http.get(f"{house}/api/tables/{code}/record").status_code == 403
    assert get(house, f"/api/tables/{code}/view")["view"] is None


def test_nobody_lets_a_robot_play(house: str) -> None:
    key = new_key()
    with Client(house, begin(house, key), key=key) as client:
        assert client.info["deal"] == today(house)["day"]
        client.say(t="handover", seat=0, bot="idris")
        assert client.until("error")["code"] == "barred"


def test_a_day_to_come_is_not_told(house: str) -> None:
    later = (dealing.today() + timedelta(days=1)).isoformat()
    get(house, f"/api/deals/{later}", status=404)
    post(house, f"/api/deals/{later}", None, status=404, key=new_key())
    for wrong in ("1999-01-01", "soon", "2026-13-40", "%00"):
        get(house, f"/api/deals/{wrong}", status=404)


def test_whoever_has_not_ended_sees_no_game_of_others(ended: Ended) -> None:
    fresh = new_key()
    begin(ended.url, fresh)
    get(ended.url, "/api/deals/today/beside", status=409, key=fresh)
    get(ended.url, "/api/deals/today/beside", status=409)
    beside = get(ended.url, "/api/deals/today/beside?lang=fr", key=ended.shy)
    assert (beside["table"], beside["other"]["name"]) == ("", "Ayşe")
    assert get(ended.url, "/api/deals/today/beside?lang=fr&other=0", key=ended.shy) == beside
    for nobody in (-1, 20, 1 << 70):
        get(ended.url, f"/api/deals/today/beside?other={nobody}", status=404, key=ended.shy)
    assert all(pair["mine"] == pair["other"] for pair in beside["turns"])  # they chose the same
    assert beside["turns"][0]["mine"]["round"] == 1
    assert beside["turns"][-1]["mine"]["score"] == today(ended.url, ended.shy)["mine"]["rank"]["tally"][0]


def test_the_games_of_a_profile_do_not_name_a_table_of_the_day(ended: Ended) -> None:
    me = get(ended.url, "/api/me", key=ended.shown)
    assert [game["table"] for game in get(ended.url, f"/api/players/{me['id']}/games")] == [""]


# ------------------------------------------------------------------ when it is over


def test_when_the_day_is_over_the_seed_is_told_and_proves_every_game(
    ended: Ended, tomorrow: Callable[[], None]
) -> None:
    house, key, late = ended.url, ended.shown, new_key()
    before, code = ended.before, ended.codes[0]
    left = begin(house, late)
    tomorrow()
    day = get(house, f"/api/deals/{before['day']}", key=key)
    assert day["over"]
    assert commitment(day["seed"]) == before["commitment"]
    assert day["mine"]["table"] == code
    text = get(house, f"/api/tables/{code}/record")
    assert record.verify(record.read(text), catalog.game("istanbul")) == ""
    assert get(house, f"/api/tables/{code}/verify")["fair"]
    proof = get(house, f"/api/tables/{code}/proof")
    assert {one["reel"] for one in proof["outcomes"]} >= {"pile cards"}
    following = today(house, key)
    assert following["day"] > before["day"]
    assert following["commitment"] == before["next"]  # it was fixed a day before
    with Client(house, left, key=late) as client:  # it is played to its end, and counts no more
        play_on(client)
    mine = get(house, f"/api/deals/{before['day']}", key=late)["mine"]
    assert mine["over"]
    assert mine["rank"]["place"] == 0
    assert begin(house, late, before["day"]) not in (left, code)  # days that are over are practice
    months = get(house, f"/api/deals?first={before['day']}&last={following['day']}", key=key)
    assert months["streak"] == 1
    assert [(one["day"], one["begun"]) for one in months["days"]] == [
        (before["day"], True),
        (following["day"], False),
    ]


# ------------------------------------------------------------------ whose it is


def test_what_is_known_of_somebody_tells_the_deals_and_goes_with_them(house: str) -> None:
    key = new_key()
    code, day = begin(house, key), today(house)["day"]
    begun = today(house)["begun"]
    kept = get(house, "/api/me/everything", key=key)["deals"]
    assert [(one["deal"], one["table"]) for one in kept] == [(day, code)]
    answer = http.post(f"{house}/api/me/delete", json={}, headers=keyed(key))
    assert answer.status_code in (200, 201), answer.text
    assert today(house)["begun"] == begun - 1


def test_of_two_browsers_of_one_player_the_earlier_game_counts(house: str) -> None:
    one, other, secret = new_key(), new_key(), new_key()
    first = begin(house, one)
    begin(house, other)
    post(house, "/api/me/link", {"secret": token_hash(secret)}, key=one)
    post(house, "/api/me/join", {"secret": secret}, key=other)
    assert today(house, other)["mine"]["table"] == first


def test_deals_are_in_an_archive(tmp_path: Path) -> None:
    deal = replace(dealing.chosen(date(2026, 11, 17), "seed", Site()), tables=0)
    store = Store(tmp_path / "a")
    sat = deals.SatDown(deal.id, "p", "ABCDEF", 7.0)

    def keep(db: Any) -> None:
        deals.put(db, deal)
        db.execute("INSERT INTO players (id, name, emblem, created, shown) VALUES ('p', 'P', '', 1.0, 0)")
        deals.keep(db, sat)

    asyncio.run(store.run(keep))
    store.close()
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir(exist_ok=True)
    with closing(connect(tmp_path / "a", tmp_path / "a" / FILE)) as db:
        archive.write(db, tmp_path / "site.zip")
    with closing(connect(tmp_path / "b", tmp_path / "b" / FILE)) as db:
        archive.read(db, tmp_path / "site.zip")
        assert deals.all_of(db) == [deal]
        assert deals.of(db, "p") == [sat]
