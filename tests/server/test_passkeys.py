"""Passkeys, with a device of our own that signs as a real one would: what opens a player, what does not."""

import json
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from bedesten.server.people import passkeys
from bedesten.server.run import serve_in_background
from tests.server.client import get, http, keyed, new_key, new_table, post
from tests.server.serving import settings

PRESENT, VERIFIED, ATTESTED = 1, 4, 64  # what a device says about itself
Answer = dict[str, Any]


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def new_private() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


@dataclass
class Device:
    """Makes one passkey."""

    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    uses: int = 0

    def public(self) -> bytes:
        numbers = self.private.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def data(self, site: str, flags: int, more: bytes = b"") -> bytes:
        return sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big") + more

    def credential(self, **response: bytes) -> Answer:
        said = {name: plain(value) for name, value in response.items()}
        name = plain(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": said}

    def made(self, asked: Answer, origin: str) -> Answer:
        more = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self.public()
        data = self.data(asked["site"], PRESENT | VERIFIED | ATTESTED, more)
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self.credential(
            clientDataJSON=client_data("webauthn.create", asked, origin), attestationObject=told
        )

    def signed(self, asked: Answer, origin: str) -> Answer:
        self.uses += 1
        data = self.data(asked["site"], PRESENT | VERIFIED)
        client = client_data("webauthn.get", asked, origin)
        signature = self.private.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(clientDataJSON=client, authenticatorData=data, signature=signature)


def client_data(kind: str, asked: Answer, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": asked["challenge"], "origin": origin}).encode()


@dataclass(frozen=True)
class Site:
    url: str

    def post(self, path: str, body: Answer, key: str, status: int = 201) -> Answer:
        answer = http.post(self.url + path, json=body, headers=keyed(key) | {"Origin": self.url})
        assert answer.status_code == status, answer.text
        told: Answer = answer.json()
        return told

    def asked(self, key: str) -> Answer:
        return self.post("/api/me/passkey/ask", {}, key)

    def keep(self, device: Device, key: str) -> Answer:
        made = device.made(self.asked(key), self.url)
        return self.post("/api/me/passkey", {"credential": made}, key)

    def open(self, credential: object, key: str, status: int = 201) -> Answer:
        return self.post("/api/me/passkey/open", {"credential": credential}, key, status)


@pytest.fixture
def site(url: str) -> Site:
    return Site(url.replace("127.0.0.1", "localhost"))


def test_a_passkey_brings_another_browser_to_its_player(site: Site) -> None:
    device, lost, found = Device(), new_key(), new_key()
    code, _ = new_table(site.url, "me", "me", key=lost)
    assert site.keep(device, lost)["passkeys"] == 1
    told = site.open(device.signed(site.asked(found), site.url), found)
    assert (told["devices"], told["passkeys"]) == (2, 1)
    assert [table["table"] for table in get(site.url, "/api/me/tables", key=found)] == [code]
    kinds = [key["kind"] for key in get(site.url, "/api/me/everything", key=found)["keys"]]
    assert kinds == ["device", "device", "passkey"]


def test_an_answer_is_worth_nothing_to_another_browser_or_from_another_site(site: Site) -> None:
    device, owner, thief = Device(), new_key(), new_key()
    site.keep(device, owner)
    seen = device.signed(site.asked(owner), site.url)
    site.open(seen, thief, 403)
    site.open(device.signed(site.asked(thief), "https://evil.example"), thief, 403)
    elsewhere = {**site.asked(thief), "site": "evil.example"}
    site.open(device.signed(elsewhere, site.url), thief, 403)
    forged = Device(id=device.id)
    site.open(forged.signed(site.asked(thief), site.url), thief, 403)
    site.open(Device().signed(site.asked(thief), site.url), thief, 403)
    assert get(site.url, "/api/me", key=thief)["known"] is False


def test_an_answer_is_worth_nothing_some_minutes_later(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    device, key = Device(), new_key()
    site.keep(device, key)
    signed = device.signed(site.asked(key), site.url)
    slot = passkeys.slot_now()
    monkeypatch.setattr(passkeys, "slot_now", lambda: slot + 2)
    site.open(signed, key, 403)


def test_a_copy_of_a_device_is_noticed(site: Site) -> None:
    device, key = Device(), new_key()
    site.keep(device, key)
    copy = Device(device.private, device.id)
    for _ in range(2):
        site.open(device.signed(site.asked(key), site.url), key)
    site.open(copy.signed(site.asked(key), site.url), key, 403)


def test_a_passkey_belongs_to_one_player_and_keeps_it(site: Site) -> None:
    device, mine, other = Device(), new_key(), new_key()
    site.keep(device, mine)
    made = device.made(site.asked(other), site.url)
    site.post("/api/me/passkey", {"credential": made}, other, 409)
    new_table(site.url, "me", "me", key=other)
    link = new_key()
    post(site.url, "/api/me/link", {"secret": sha256(link.encode()).hexdigest()}, key=other)
    post(site.url, "/api/me/join", {"secret": link}, 409, key=mine)
    post(site.url, "/api/me/leave", {}, key=mine)
    back = new_key()
    assert site.open(device.signed(site.asked(back), site.url), back)["devices"] == 1


@pytest.mark.parametrize(
    "wrong", [{}, {"id": 7}, {"id": "x\0y"}, {"id": "é"}, {"id": "a" * 2000}, {"id": "abc"}]
)
def test_what_is_no_passkey_opens_and_keeps_nothing(site: Site, wrong: Answer) -> None:
    key = new_key()
    site.open(wrong, key, 403)
    site.post("/api/me/passkey", {"credential": wrong}, key, 403)
    assert get(site.url, "/api/me", key=key)["known"] is False


def test_a_site_without_a_name_has_no_passkeys(url: str) -> None:
    answer = http.post(f"{url}/api/me/passkey/ask", headers=keyed(new_key()) | {"Origin": url})
    assert answer.status_code == 400
    assert http.post(f"{url}/api/me/passkey/ask", headers={"Origin": url}).status_code == 403
    assert http.post(f"{url}/api/me/passkey/ask", headers=keyed(new_key())).status_code == 400


def test_a_deleted_player_leaves_no_passkey(folder: Path) -> None:
    running = serve_in_background(settings(folder))
    site = Site(running.url.replace("127.0.0.1", "localhost"))
    device, key = Device(), new_key()
    site.keep(device, key)
    post(site.url, "/api/me/delete", {}, key=key)
    site.open(device.signed(site.asked(key), site.url), key, 403)
    running.stop()
