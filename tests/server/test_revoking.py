"""What keeps a player is listed, and each of it can be taken away: a browser that was lost opens nothing."""

from typing import Any

from bedesten.server.codes import token_hash
from bedesten.server.people import keeping
from bedesten.server.people.visitor import Visitor
from bedesten.server.store import passkeys, players
from bedesten.server.store.passkeys import PasskeyRow
from bedesten.server.store.players import DEVICE, KeyRow, PlayerRow
from tests.server.client import Client, get, http, keyed, new_key, new_table, post
from tests.server.test_people import house, invited
from tests.server.test_ratings import session

__all__ = ["house", "session"]


def keys(url: str, key: str) -> list[dict[str, Any]]:
    openers: list[dict[str, Any]] = get(url, "/api/me/keys", key=key)
    return openers


def test_a_lost_browser_is_shut_out_everywhere(house: str) -> None:
    laptop, phone, words = new_key(), new_key(), new_key()
    post(house, "/api/me", {"name": "Aylin"}, key=laptop)
    post(house, "/api/me/join", {"secret": invited(house, laptop)}, key=phone)
    post(house, "/api/me/words", {"secret": token_hash(words)}, key=laptop)
    code, tokens = new_table(house, "me", "open", key=phone, options={"start": 0})
    post(house, f"/api/tables/{code}/join", {}, key=new_key())
    told = keys(house, laptop)
    assert [(one["kind"], one["here"]) for one in told] == [
        ("device", True),
        ("device", False),
        ("words", False),
    ]
    assert not {token_hash(one) for one in (laptop, phone, words)} & {one["id"] for one in told}
    post(house, "/api/me/revoke", {"id": told[0]["id"]}, 409, key=laptop)
    with Client(house, code, tokens, key=phone) as lost:
        assert lost.last["you"] == [0]
        assert post(house, "/api/me/revoke", {"id": told[1]["id"]}, key=laptop)["devices"] == 1
    with Client(house, code, tokens, key=phone) as lost:
        assert lost.last["you"] == [], "neither its key nor what it has noted opens anything"
    with Client(house, code, key=laptop) as mine:
        assert mine.last["you"] == [0]
        assert mine.act(mine.ask["options"][0]["token"])["t"] == "step"  # type: ignore[index]
    assert get(house, "/api/me", key=phone)["known"] is False
    post(house, "/api/me/revoke", {"id": told[2]["id"]}, key=laptop)
    post(house, "/api/me/join", {"secret": words}, 404, key=new_key())
    assert [one["kind"] for one in keys(house, laptop)] == ["device"]


def test_nobody_takes_away_what_is_not_theirs(house: str) -> None:
    mine, other = new_key(), new_key()
    for key in (mine, other):
        post(house, "/api/me", {"name": "Aylin"}, key=key)
    [theirs] = keys(house, other)
    post(house, "/api/me/revoke", {"id": theirs["id"]}, 404, key=mine)
    post(house, "/api/me/revoke", {"id": "x"}, 404, key=mine)
    post(house, "/api/me/revoke", {"id": theirs["id"]}, 404, key=new_key())
    assert http.post(f"{house}/api/me/revoke", json={}, headers=keyed(mine)).status_code == 400
    assert keys(house, new_key()) == keys(house, "") == []
    assert len(keys(house, other)) == 1


def test_a_passkey_is_taken_away(session: Any) -> None:
    players.put(session, PlayerRow("p", created=1.0))
    players.put_key(session, KeyRow("hash", "p", DEVICE, 1.0))
    for one in ("first", "second"):
        passkeys.put(session, PasskeyRow(one, "p", "public", 0, 2.0))
    who = Visitor("hash", players.load(session, "p"), True)
    told = keeping.keepers(session, who)
    assert [one.kind for one in told] == ["device", "passkey", "passkey"]
    assert keeping.revoke(session, who, told[1].id).passkeys == 1
    assert [one.id for one in passkeys.of(session, "p")] == ["second"]
