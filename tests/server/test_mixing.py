"""What browsers add to the seed: promised before anything is known, revealed when nobody can choose."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.core.dice import commitment
from bedesten.core.play import record
from bedesten.core.play.entropy import LEFT_OUT, Share, mixed, promise
from bedesten.core.play.record import Record
from bedesten.server.run import serve_in_background
from tests.server.client import Client, Message, get, new_table, post
from tests.server.serving import seed_after, settings
from tests.server.short import short_games, url
from tests.tiers import thorough

__all__ = ["url"]
SECRET = seed_after("")
MINE, YOURS = "1" * 64, "2" * 64


@pytest.fixture
def hasty(folder: Path) -> Iterator[str]:
    """A server that waits for nobody's entropy longer than a moment."""
    with short_games():
        running = serve_in_background(replace(settings(folder), entropy_within=0.01))
        yield running.url
        running.stop()


def record_of(url: str, code: str) -> Record:
    return record.read(get(url, f"/api/tables/{code}/record"))


def play_out(client: Client, *seats: int) -> None:
    for seat in seats:
        client.say(t="handover", seat=seat, bot="greedy")
    while not client.over() or client.info["status"] != "over":
        client.read()


def check_fair(url: str, code: str, *shares: Share) -> None:
    """The whole record is proven, and was dealt from the secret and these shares."""
    written = record_of(url, code)
    assert written.shares == list(shares)
    assert record.verify(written, catalog.game(written.game)) == ""
    assert get(url, f"/api/tables/{code}/verify")["fair"]


def kept(seat: int, word: str) -> Share:
    return Share(seat, promise(word), word)


def friend(url: str, code: str, word: str = YOURS) -> Message:
    return post(url, f"/api/tables/{code}/join", {"promise": promise(word)})


# ------------------------------------------------------------------ alone with robots


def test_the_commitment_is_told_before_any_entropy(url: str) -> None:
    """Nothing is dealt on a promise alone."""
    body = {"game": "istanbul", "players": 2, "promise": promise(MINE)}
    body["seats"] = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    taken = post(url, "/api/tables", body)
    told = {"commitment": commitment(SECRET), "promises": [promise(MINE), ""], "awaited": [0], "mixed": []}
    assert taken["dice"] == told
    written = record_of(url, taken["table"])
    assert (written.commit, written.shares) == (commitment(SECRET), [Share(0, promise(MINE), LEFT_OUT)])
    assert written.tokens() == []
    assert get(url, f"/api/tables/{taken['table']}")["status"] == "running"


def test_the_game_is_dealt_from_the_secret_and_what_was_revealed(url: str) -> None:
    code, tokens = new_table(url, "me", "greedy", promise=promise(MINE), options={"start": 0})
    with Client(url, code, tokens, entropy=[MINE]) as client:
        assert client.sync["view"] is not None  # dealt before the newcomer is told anything
        assert client.info["dice"]["mixed"] == [0]
        play_out(client, 0)
    check_fair(url, code, kept(0, MINE))
    assert record_of(url, code).seed == SECRET


def test_other_entropy_is_another_deal(url: str) -> None:
    deals = set()
    for word in (MINE, YOURS):
        code, tokens = new_table(url, "me", "me", promise=promise(word))
        with Client(url, code, tokens, entropy=[word]):
            deals.add(tuple(record_of(url, code).tokens()))
    assert len(deals) == 2


def test_a_table_of_robots_is_dealt_from_the_secret_alone(url: str) -> None:
    code, _ = new_table(url, "greedy", "greedy", promise=promise(MINE))
    with Client(url, code) as client:
        assert client.info["dice"]["promises"] == ["", ""]
        play_out(client)
    check_fair(url, code)
    assert mixed(SECRET, []) == SECRET


def test_a_client_that_promises_nothing_waits_for_nobody(url: str) -> None:
    code, tokens = new_table(url, "me", "greedy")
    assert record_of(url, code).tokens()
    with Client(url, code, tokens) as client:
        assert client.info["dice"] == {
            "commitment": commitment(SECRET),
            "promises": ["", ""],
            "awaited": [],
            "mixed": [],
        }


def test_one_screen_of_many_seats_promises_once(url: str) -> None:
    code, tokens = new_table(url, "me", "me", promise=promise(MINE))
    with Client(url, code, tokens, entropy=[MINE]) as client:
        assert client.sync["view"] is not None
        assert client.info["dice"]["promises"] == [promise(MINE), ""]


# ------------------------------------------------------------------ what is refused


@pytest.mark.parametrize("word", [YOURS, "", "1" * 63, "G" * 64, promise(MINE), f"{MINE}\n"])
def test_what_was_not_promised_is_refused_and_deals_nothing(url: str, word: str) -> None:
    code, tokens = new_table(url, "me", "greedy", promise=promise(MINE))
    with Client(url, code, tokens, entropy=[word]) as client:
        assert client.until("error")["code"] == "bad_message"
        assert client.sync["view"] is None
        client.say(t="reveal", entropy=[word])
        assert client.until("error")["code"] == "bad_message"
        assert record_of(url, code).tokens() == []
        client.say(t="reveal", entropy=[MINE])
        assert client.until("step")["view"] is not None


def test_only_who_holds_the_seat_reveals_its_entropy(url: str) -> None:
    code, _ = new_table(url, "me", "greedy", promise=promise(MINE))
    with Client(url, code) as client:
        client.say(t="reveal", entropy=[MINE])
        assert client.until("error")["code"] == "bad_message"
        assert record_of(url, code).tokens() == []


@pytest.mark.parametrize("word", ["1", "G" * 64, "1" * 65])
def test_a_promise_that_is_no_hash_is_refused(url: str, word: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body = {"game": "istanbul", "players": 2, "seats": seats, "promise": word}
    assert "promise" in post(url, "/api/tables", body, 400)["error"]


def test_nobody_plays_before_the_game_is_dealt(url: str) -> None:
    code, tokens = new_table(url, "me", "greedy", promise=promise(MINE))
    with Client(url, code, tokens) as client:
        assert client.act("move:palace")["code"] == "illegal"


# ------------------------------------------------------------------ among friends


def test_nobody_reveals_before_everybody_has_promised(url: str) -> None:
    """Else the last to come could choose theirs by what the others revealed."""
    code, tokens = new_table(url, "me", "open", promise=promise(MINE))
    with Client(url, code, tokens, entropy=[MINE]) as client:
        assert client.until("error")["code"] == "bad_message"
        taken = friend(url, code)
        assert taken["dice"]["promises"] == [promise(MINE), promise(YOURS)]
        assert taken["dice"]["awaited"] == [0, 1]
        while client.info["dice"]["awaited"] != [0, 1]:
            client.read()
        client.say(t="reveal", entropy=[MINE])
        with Client(url, code, [taken["seats"][0]["token"]]) as other:
            while other.info["dice"]["awaited"] != [1]:
                other.read()
            assert other.last["view"] is None
            other.say(t="reveal", entropy=[YOURS])
            assert other.until("step")["view"] is not None
            other.say(t="handover", seat=1, bot="greedy")
            play_out(client, 0)
    check_fair(url, code, kept(0, MINE), kept(1, YOURS))


def test_who_never_reveals_does_not_keep_the_others(hasty: str) -> None:
    code, tokens = new_table(hasty, "me", "open", promise=promise(MINE))
    friend(hasty, code)
    with Client(hasty, code, tokens) as client:
        while client.last["view"] is None:
            client.read()
        client.say(t="handover", seat=1, bot="greedy")
        play_out(client, 0)
    # who was quick enough is in it, who was not is named
    written = record_of(hasty, code)
    assert [share.promise for share in written.shares] == [promise(MINE), promise(YOURS)]
    assert written.shares[1].entropy == LEFT_OUT
    check_fair(hasty, code, *written.shares)


def test_what_comes_too_late_changes_nothing(hasty: str) -> None:
    code, tokens = new_table(hasty, "me", "greedy", promise=promise(MINE), options={"start": 0})
    with Client(hasty, code, tokens) as client:
        while client.last["view"] is None:
            client.read()
        client.say(t="reveal", entropy=[MINE])
        play_out(client, 0)
        assert client.info["dice"]["mixed"] == []
    check_fair(hasty, code, Share(0, promise(MINE), LEFT_OUT))


def test_the_host_goes_on_without_a_friend_who_is_away(url: str) -> None:
    code, tokens = new_table(url, "me", "open", promise=promise(MINE))
    friend(url, code)
    with Client(url, code, tokens, entropy=[MINE]) as client:
        assert client.sync["view"] is None
        client.say(t="handover", seat=1, bot="greedy")
        client.until("step")
        play_out(client, 0)
    check_fair(url, code, kept(0, MINE), Share(1, promise(YOURS), LEFT_OUT))


# ------------------------------------------------------------------ again and otherwise


@cache
def finished(url: str) -> tuple[str, list[str]]:
    """A game that is over: played once, then begun anew from wherever."""
    code, tokens = new_table(url, "me", "greedy", promise=promise(MINE), options={"start": 0})
    with Client(url, code, tokens, entropy=[MINE]) as client:
        play_out(client, 0)
    return code, tokens


def test_a_rematch_asks_for_new_entropy(url: str) -> None:
    code, tokens = finished(url)
    body = {"token": tokens[0], "promise": promise(YOURS)}
    taken = post(url, f"/api/tables/{code}/rematch", body)
    assert taken["dice"]["promises"] == [promise(YOURS), ""]
    assert taken["dice"]["awaited"] == [0]
    again = post(url, f"/api/tables/{code}/rematch", body | {"promise": promise(MINE)})
    assert again == taken  # asked twice, the first promise stands
    with Client(url, taken["table"], [taken["seats"][0]["token"]], entropy=[YOURS]) as client:
        play_out(client, 0)
    check_fair(url, taken["table"], kept(0, YOURS))


@pytest.mark.parametrize("step", [0, 20, *map(thorough, [21, 22, 23, 24])])
def test_a_branch_is_dealt_from_its_own_entropy(url: str, step: int) -> None:
    """Wherever it begins: where chance is due, a robot, or the one who asked."""
    code, _ = finished(url)
    body = {"step": step, "mine": [0], "promise": promise(YOURS)}
    taken = post(url, f"/api/tables/{code}/branch", body)
    assert taken["dice"]["awaited"] == [0]
    token = taken["seats"][0]["token"]
    with Client(url, taken["table"], [token]) as client:
        assert client.sync["view"] is None
        client.say(t="reveal", entropy=[YOURS])
        while client.last["view"] is None:
            client.read()
        play_out(client, 0)
    check_fair(url, taken["table"], kept(0, YOURS))


def test_a_lesson_has_its_deal_from_the_book(url: str) -> None:
    courses = get(url, "/api/lessons")
    body = {"game": courses[0]["game"], "chapter": courses[0]["chapters"][0]["name"]}
    taken = post(url, "/api/lessons", body)
    assert taken["dice"]["awaited"] == []
    assert taken["dice"]["promises"] == ["", "", ""]


# ------------------------------------------------------------------ what a page is told to prove it by


def test_outcomes_are_told_as_they_come_and_covered_like_a_running_record(url: str) -> None:
    code, tokens = new_table(url, "me", "greedy", promise=promise(MINE), options={"start": 0})
    with Client(url, code, tokens, entropy=[MINE]) as mine, Client(url, code) as watcher:
        seen = list(watcher.sync["chance"])
        own = list(mine.sync["chance"])
        mine.say(t="handover", seat=0, bot="greedy")
        for client, told in ((watcher, seen), (mine, own)):
            while not client.over():
                message = client.read()
                told += message.get("chance", []) if message["t"] == "step" else []
    whole = [token for token in record_of(url, code).tokens() if token.startswith("*")]
    assert len(seen) == len(own) == len(whole)
    covered = [i for i, token in enumerate(seen) if token.endswith(":?")]
    assert covered
    assert all(whole[i].startswith("*draw:") for i in covered)
    assert [token for i, token in enumerate(seen) if i not in covered] == [
        token for i, token in enumerate(whole) if i not in covered
    ]
    assert sum(token.endswith(":?") for token in own) < len(covered)


def test_the_proof_has_every_outcome_with_what_could_have_come(url: str) -> None:
    code, tokens = new_table(url, "me", "greedy", promise=promise(MINE))
    get(url, f"/api/tables/{code}/proof", 409)
    with Client(url, code, tokens, entropy=[MINE]) as client:
        get(url, f"/api/tables/{code}/proof", 409)
        play_out(client, 0)
    proof = get(url, f"/api/tables/{code}/proof")
    assert (proof["seed"], proof["commitment"], proof["first"]) == (SECRET, commitment(SECRET), 0)
    assert proof["revealed"] == [{"seat": 0, "promise": promise(MINE), "entropy": MINE}]
    whole = record_of(url, code)
    assert [one["token"] for one in proof["outcomes"]] == re.findall(r"\*\S+", " ".join(whole.tokens()))
    for one in proof["outcomes"]:
        shares = proof["shares"][one["shares"]]
        assert one["token"] in shares["tokens"]
        assert len(shares["tokens"]) == len(shares["weights"])
