"""Playing over sockets: answers, plans, refusals, undo, hot seat, watchers, bots."""

import json
import random
from typing import Any

import pytest

from bedesten.core.ids import WATCHER
from tests.server.client import Client, Message, get, new_table, post
from tests.server.conftest import Finished

FIRST = {"start": 0}


def test_bots_play_a_whole_game_over_sockets(url: str) -> None:
    code, tokens = new_table(url, "greedy", "greedy", "greedy")
    assert tokens == []
    with Client(url, code) as watcher:
        assert watcher.sync["as"] == -3
        while not watcher.over() or watcher.info["status"] != "over":
            watcher.read()
        assert sorted(watcher.info["ranking"])[0] == 1
        assert watcher.last["events"][-1]["kind"] == "game_over" or watcher.last["t"] == "sync"


def test_a_table_tells_what_was_agreed(url: str) -> None:
    code, tokens = new_table(url, "me", "random", options={"layout": "long", "start": 1}, help="table")
    with Client(url, code, tokens) as client:
        assert client.info["table"] == code
        assert client.info["options"] == {"layout": "long", "start": 1}
        assert [seat["kind"] for seat in client.info["seats"]] == ["human", "bot"]
        assert [seat["name"] for seat in client.info["seats"]] == ["White", "Ozan"]
        assert client.info["seats"][0]["online"]
        assert get(url, f"/api/tables/{code.lower()}?lang=fr")["seats"][0]["name"] == "Blanc"


def test_an_option_says_what_it_costs_brings_and_leads_to(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        move = client.option("move:fabric")
        assert move["plan"] == ["move:fabric", "leave"]
        assert move["gain"] == {"assistants": -1}
        assert move["lines"][0] == "You move to the Fabric Warehouse."
        assert (move["shape"], move["argument"], move["main"], move["bars"]) == (
            "place",
            "fabric",
            True,
            False,
        )
        assert client.ask is not None
        assert client.ask["why"]["move:fountain"]["rule"] == "IST-MOVE-1"
        assert client.ask["undo"]["allowed"] is False
        client.act("move:fabric", "leave")
        assert client.option("fill")["gain"] == {"red": 2}
        assert client.option("skip")["main"] is False


def test_an_option_that_leads_to_dice_tells_the_odds(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        assert "odds" not in client.option("move:tea")
        client.act("move:tea", "leave")
        assert client.option("tea:8")["odds"] == [
            {"ways": 15, "of": 36, "gain": {"lira": 8}},
            {"ways": 21, "of": 36, "gain": {"lira": 2}},
        ]


@pytest.mark.parametrize(("level", "why"), [("table", True), ("bare", False)])
def test_a_table_gives_no_more_help_than_agreed(url: str, level: str, why: bool) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST, help=level)
    with Client(url, code, tokens) as client:
        assert client.ask is not None
        assert all(option["lines"] == [] and option["gain"] == {} for option in client.ask["options"])
        client.act("move:tea", "leave")
        assert "odds" not in client.option("tea:8")
        assert bool(client.ask["why"]) is why


def test_a_plan_is_one_change(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        step = client.act("move:fabric", "leave", "fill")
        assert [e["kind"] for e in step["events"]][:3] == ["moved", "left", "gained_good"]
        assert step["seq"] == client.sync["seq"] + 1
        assert step["view"]["seats"][0]["goods"]["red"] == 2


def test_a_phase_in_which_nothing_was_done_was_passed_over(url: str) -> None:
    """IST-TURN-2: nobody is there to be paid."""
    code, tokens = new_table(url, "me", "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        assert client.ask is not None
        assert client.ask["done"] == []
        asked = client.act("move:police", "leave")["ask"]
        assert (asked["phase"], asked["done"]) == ("action", ["move", "assistant"])
        asked = client.act("send:tea")["ask"]
        assert (asked["decision"], asked["done"]) == ("FamilyAct", ["move", "assistant", "action"])
        client.say(t="undo", seq=client.seq)
        assert client.until("step")["ask"]["done"] == ["move", "assistant"]


def test_the_line_that_opens_a_turn_belongs_to_it(url: str) -> None:
    code, tokens = new_table(url, "me", "greedy", options=FIRST)
    with Client(url, code, tokens) as client:
        client.act("move:fabric", "leave", "fill")
        while not (client.ask and client.ask["mine"] and client.ask["decision"] == "Move"):
            if client.ask and client.ask["mine"]:
                client.act(client.ask["options"][-1]["token"])
            else:
                client.until("step")
        client.say(t="sync")
        opened = [line for line in client.until("sync")["log"] if line["text"].startswith("Turn ")]
        assert [line["turn"] for line in opened] == [1, 2, 3]
        assert opened[0]["text"] == "Turn 1: you."


def test_a_plan_ends_where_chance_decides_or_something_is_not_possible(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        step = client.act("move:tea", "leave", "buy_ruby", "tea:3")
        assert (step["t"], step["ask"]["decision"]) == ("step", "ActHere")
        step = client.act("tea:3", "end_turn", "move:fabric")
        assert "rolled" in [e["kind"] for e in step["events"]]
        assert "moved" not in [e["kind"] for e in step["events"]]


def test_a_refused_answer_changes_nothing(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens[:1]) as mine, Client(url, code, tokens[1:]) as other:
        before = mine.last["view"]
        assert other.act("move:fabric")["code"] == "not_your_seat"
        illegal = mine.act("move:fountain")
        assert (illegal["code"], illegal["rule"]) == ("illegal", "IST-MOVE-1")
        assert illegal["text"] == "Your merchant cannot end where it started."
        assert mine.act("*draw:lira_5")["code"] == "illegal"
        assert mine.act("fly:moon")["code"] == "bad_message"
        mine.say(t="act", seq=mine.seq - 1, tokens=["move:fabric"])
        assert mine.until("error")["code"] == "stale"
        mine.say(t="sync")
        assert mine.until("sync")["view"] == before


def test_an_answer_given_twice_counts_once(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        for _ in range(3):
            client.say(t="act", seq=1, tokens=["move:fabric", "leave"])
        assert client.until("step")["seq"] == 2
        assert [client.until("error")["code"] for _ in range(2)] == ["stale", "stale"]


def test_undo_takes_back_one_choice_and_names_it(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        start = client.last["view"]
        client.act("move:fabric")
        client.act("leave")
        assert client.ask is not None
        assert client.ask["undo"] == {"allowed": True, "text": "Leave an assistant here"}
        client.say(t="undo", seq=client.seq)
        step = client.until("step")
        assert step["events"] == [
            {"kind": "undone", "seat": 0, "args": {}, "text": "You take back: Leave an assistant here."}
        ]
        assert step["ask"]["decision"] == "Assist"
        client.say(t="undo", seq=client.seq)
        assert client.until("step")["view"] == start
        client.say(t="undo", seq=client.seq)
        assert client.until("error")["code"] == "barred"


def test_undo_takes_back_a_whole_plan(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        start = client.last["view"]
        client.act("move:fabric", "leave")
        assert client.ask is not None
        assert client.ask["undo"] == {"allowed": True, "text": "Move to the Fabric Warehouse"}
        client.say(t="undo", seq=client.seq)
        assert client.until("step")["view"] == start


def test_undo_takes_back_forced_answers_with_the_choice_before_them(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        client.act("move:fabric")
        before = client.last["view"]
        step = client.act("decline")
        assert step["as"] == 1  # the turn is over, and it is the other seat that looks
        client.say(t="undo", seq=client.seq)
        assert client.until("step")["view"] == before


def test_dice_bar_undo_and_the_reason_is_told(url: str) -> None:
    code, tokens = new_table(url, "me", "open", options=FIRST)
    rival = post(url, f"/api/tables/{code}/join", {})["seats"][0]["token"]
    with Client(url, code, tokens) as client, Client(url, code, [rival]) as other:
        client.wait_for_turn()
        client.act("move:tea", "leave")
        assert client.option("tea:3")["bars"]
        step = client.act("tea:3")
        assert step["ask"]["undo"] == {"allowed": False, "text": "Cannot undo: dice were rolled."}
        client.say(t="undo", seq=client.seq)
        assert client.until("error")["text"] == "Cannot undo: dice were rolled."
        other.say(t="undo", seq=client.seq)
        assert other.until("error")["code"] == "barred"


def test_a_table_can_play_without_undo(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST, undo=False)
    with Client(url, code, tokens) as client:
        client.act("move:fabric")
        client.say(t="undo", seq=client.seq)
        error = client.until("error")
        assert (error["code"], "without undo" in error["text"]) == ("barred", True)


def test_a_screen_that_is_passed_on_is_told_nothing_of_a_seat_before_it_is_lifted(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens, look=WATCHER) as screen:
        assert (screen.sync["as"], screen.mine()) == (WATCHER, False)
        assert not any(seat.get("hand") for seat in screen.sync["view"]["seats"])
        first = look_as(screen, 0)
        assert first["view"]["seats"][0]["hand"]
        while screen.mine():
            screen.act(screen.last["ask"]["options"][-1]["token"])
        # what came of the last choice is shown to whoever made it, and nothing of the next one
        assert (screen.last["as"], screen.last["ask"]["seat"]) == (0, 1)
        assert not screen.last["view"]["seats"][1].get("hand")
        covered = look_as(screen, WATCHER)
        assert not any(seat.get("hand") for seat in covered["view"]["seats"])
        second = look_as(screen, 1)
        assert second["ask"]["mine"]
        assert not second["view"]["seats"][0].get("hand")


def test_nobody_looks_as_a_seat_they_do_not_hold(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens[:1], look=1) as other:
        assert other.sync["as"] == 0
        other.say(t="look", seat=1)
        assert other.until("error")["code"] == "not_your_seat"


def look_as(client: Client, seat: int) -> Message:
    client.say(t="look", seat=seat)
    return client.until("sync")


def test_hot_seat_shows_the_seat_that_is_to_move(url: str) -> None:
    code, tokens = new_table(url, "me", "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        assert client.sync["you"] == [0, 1, 2]
        for seat in (0, 1, 2, 0):
            assert (client.last["as"], client.last["view"]["viewer"]) == (seat, seat)
            assert "hand" in client.last["view"]["seats"][seat]
            while client.last["as"] == seat:
                assert client.ask is not None
                client.act(client.ask["options"][0]["token"])


def test_a_watcher_sees_the_open_table_and_cannot_act(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as player, Client(url, code, ["not a token"]) as watcher:
        assert (watcher.sync["as"], watcher.sync["you"]) == (-3, [])
        assert watcher.ask is not None
        assert (watcher.ask["seat"], watcher.ask["mine"], watcher.ask["options"]) == (0, False, [])
        assert watcher.act("move:fabric")["code"] == "not_your_seat"
        while player.info["watchers"] != 1:
            player.read()
        player.act("move:fabric", "leave")
        assert watcher.until("step")["events"][0]["text"] == "White moves to the Fabric Warehouse."


def test_why_answers_for_anything(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        client.say(t="why", token="move:fountain")
        assert client.until("why")["rule"] == "IST-MOVE-1"
        client.say(t="why", token="move:fabric")
        answer = client.until("why")
        assert (answer["rule"], answer["text"]) == ("", "")
        client.say(t="why", token="nonsense")
        assert client.until("error")["code"] == "bad_message"


def test_a_bot_sits_in_and_gives_the_seat_back(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens[:1]) as mine, Client(url, code, tokens[1:]) as other:
        other.say(t="handover", seat=0, bot="random")
        assert other.until("error")["code"] == "not_your_seat"
        mine.say(t="handover", seat=0, bot="nobody")
        assert mine.until("error")["code"] == "bad_message"
        mine.say(t="handover", seat=0, bot="random")
        other.wait_for_turn()
        assert other.info["seats"][0]["standin"] == "random"
        mine.say(t="handover", seat=0, bot=None)
        while mine.info["seats"][0]["standin"]:
            mine.read()
        token = other.ask["options"][0]["token"] if other.ask else ""
        assert other.act(token)["t"] == "step"


def test_a_name_is_shown_to_everybody(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens[:1]) as mine, Client(url, code) as watcher:
        mine.say(t="name", seat=0, name="  Nasreddin  Hodja ")
        while watcher.info["seats"][0]["name"] != "Nasreddin Hodja":
            watcher.read()
        mine.act("move:fabric")
        assert watcher.until("step")["events"][0]["text"].startswith("Nasreddin Hodja moves")
        for name in ("", "x" * 25, "a\u0007b"):
            mine.say(t="name", seat=0, name=name)
            assert mine.until("error")["code"] == "bad_message"
        mine.say(t="name", seat=1, name="Thief")
        assert mine.until("error")["code"] == "not_your_seat"


def test_the_language_can_be_changed(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        client.act("move:fabric", "leave")
        client.say(t="lang", lang="fr")
        sync = client.until("sync")
        assert sync["log"][-1]["text"].startswith("Vous laissez")
        assert client.option("fill")["text"] != "Fill the cart"
        client.say(t="lang", lang="xx")
        assert client.until("error")["code"] == "bad_message"


def test_who_comes_back_gets_what_was_missed(url: str) -> None:
    code, tokens = new_table(url, "me", "me", options=FIRST)
    with Client(url, code, tokens[1:]) as other:
        seen = other.seq
    with Client(url, code, tokens[:1]) as mine:
        mine.act("move:fabric", "leave")
        mine.act("fill")
    with Client(url, code, tokens[1:], seq=seen) as back:
        missed = back.sync["log"][-back.sync["missed"] :]
        assert missed[0]["text"] == "White moves to the Fabric Warehouse."
        assert {line["seq"] for line in missed} == {seen + 1, seen + 2}
        back.say(t="sync")
        assert back.until("sync")["missed"] == 0


def test_a_bot_finishes_the_turn_of_a_player_whose_time_is_up(url: str) -> None:
    clock = {"kind": "live", "seconds": 1}
    code, tokens = new_table(url, "me", "me", options=FIRST, clock=clock)
    with Client(url, code, tokens[:1]) as late:
        assert late.info["deadline"] > late.info["created"]
        assert late.info["seats"][0]["standin"] == ""
        while late.info["active"] != 1:
            late.read()
        assert late.info["seats"][0]["standin"] == ""


def test_nothing_can_be_played_when_the_game_is_over(finished: Finished) -> None:
    with Client(finished.url, finished.code, finished.tokens) as client:
        assert client.ask is None
        assert client.act("end_turn")["code"] == "over"
        client.say(t="undo", seq=client.seq)
        assert client.until("error")["code"] == "over"


# ------------------------------------------------------------------ secrets


def walk(value: Any) -> list[dict[str, Any]]:
    """Every object inside a message."""
    if isinstance(value, dict):
        return [value, *[inner for v in value.values() for inner in walk(v)]]
    return [inner for v in value for inner in walk(v)] if isinstance(value, list) else []


def leaks(message: Message, seat: int) -> list[str]:
    """What this message tells about a card that another seat drew unseen."""
    messages = []
    view = message.get("view") or {"seats": []}
    for number, entry in enumerate(view["seats"]):
        if number != seat and "hand" in entry:
            messages.append(f"hand of {number}")
    for thing in walk(message):
        if "text" in thing and " draws “" in str(thing["text"]) and thing.get("seat") != seat:
            messages.append(str(thing))
        if thing.get("kind") == "drew" and thing["seat"] != seat and thing["args"]:
            messages.append(str(thing))
    if "deck" in view:
        messages.append("deck")
    return messages


DRAWING = ["move:caravansary", "caravansary", "draw", "governor", "card", "move:police", "send:caravansary"]


def eager_for_cards(client: Client, dice: random.Random) -> list[str]:
    """A plan that draws a card if there is one, else any."""
    assert client.ask is not None
    options = {option["token"]: option for option in client.ask["options"]}
    wanted = next((token for token in DRAWING if token in options), None)
    plan: list[str] = options[wanted or dice.choice(list(options))]["plan"]
    return plan


def test_no_frame_ever_shows_another_hand(url: str) -> None:
    dice = random.Random(7)
    code, tokens = new_table(url, "me", "me", "greedy", options=FIRST)
    with (
        Client(url, code, tokens[:1]) as one,
        Client(url, code, tokens[1:]) as two,
        Client(url, code) as three,
    ):
        while not one.over():
            for player, other in ((one, two), (two, one)):
                if player.mine():
                    player.act(*eager_for_cards(player, dice))
                while other.seq < player.seq:
                    other.read()
            if not one.mine() and not two.mine() and not one.over():
                one.read()
        for client in (two, three):
            while not client.over():
                client.read()
        told = 0
        for client, seat in ((one, 0), (two, 1), (three, -3)):
            for frame in client.frames:
                message = json.loads(frame)
                assert leaks(message, seat) == []
                told += sum(thing.get("kind") == "drew" for thing in walk(message))
        assert told > 15  # three clients are told of three cards in the opening: more were drawn in play


def test_a_token_is_never_told_to_anybody(finished: Finished) -> None:
    for frame in finished.frames:
        assert not any(token in frame for token in finished.tokens)


def test_messages_stay_small(finished: Finished) -> None:
    """As docs/protocol.md says of their sizes, with room for a longer question."""
    with Client(finished.url, finished.code, finished.tokens) as client:
        assert len(client.sync["log"]) == 300
        (sync,) = [frame for frame in client.frames if '"t":"sync"' in frame]
    assert len(sync) < 45_000
    assert max(len(frame) for frame in finished.frames if '"t":"step"' in frame) < 12_000


def test_a_choice_within_a_turn_says_nothing_about_the_table(url: str) -> None:
    """When it was made and whose is awaited is told to whoever asks for the table."""
    code, tokens = new_table(url, "me", "me", options={"start": 0})
    with Client(url, code, tokens) as client:
        before = len(client.frames)
        client.act("move:fabric")
        client.act("leave")
        client.say(t="sync")
        client.until("sync")
        assert [json.loads(frame)["t"] for frame in client.frames[before:]] == ["step", "step", "sync"]
    info = get(url, f"/api/tables/{code}")
    assert (info["asked"], info["since"] >= info["created"]) == (0, True)
