"""Whoever is told: a push service with browsers behind it, a mail server, an address of somebody's own.

Each runs in this process, on a port the system chooses, and keeps everything it was sent."""

import email
import json
import socketserver
import threading
from base64 import urlsafe_b64encode
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bedesten.server.notifications.cipher import read
from tests.patience import WITHIN


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def audience_of(authorization: str, public: str) -> dict[str, Any]:
    """What a site has signed; fails unless it was this one."""
    fields = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(", "))
    head, claims, signature = fields["t"].split(".")
    numbers = read(signature)
    r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), read(public))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ECDSA(SHA256()))
    assert json.loads(read(head)) == {"typ": "JWT", "alg": "ES256"}
    said: dict[str, Any] = json.loads(read(claims))
    return said


@dataclass
class Got:
    """One request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """Of whatever is posted to it; `answers` says how each path is answered, 201 if nothing is said."""

    url: str
    got: "defaultdict[str, Queue[Got]]" = field(default_factory=lambda: defaultdict(Queue))
    answers: dict[str, int] = field(default_factory=dict)

    def next(self, path: str) -> Got:
        return self.got[path].get(timeout=WITHIN)

    def none(self, path: str) -> bool:
        return self.got[path].empty()


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            target.got[self.path].put(Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(target.answers.get(self.path, 201))
            self.send_header("Location", f"{target.url}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    target = Receiver(f"http://127.0.0.1:{server.server_address[1]}")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield target
    server.shutdown()
    server.server_close()


@dataclass
class Browser:
    """What a browser keeps of its subscription, and what it reads of what comes."""

    service: Receiver
    path: str
    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    auth: bytes = b"0123456789abcdef"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.service.url + self.path,
            "p256dh": plain(self.point),
            "auth": plain(self.auth),
        }

    def opened(self, body: bytes) -> dict[str, Any]:
        """As section 3.4 of RFC 8291 has it, told from the other side."""
        salt, record, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, cipher = body[21 : 21 + length], body[21 + length :]
        assert len(cipher) <= record == 4096
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))

        def derive(secret: bytes, salted: bytes, info: bytes, size: int) -> bytes:
            return HKDF(SHA256(), size, salted, info).derive(secret)

        secret = derive(shared, self.auth, b"WebPush: info\0" + self.point + theirs, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, cipher, None)
        assert text.endswith(b"\x02")
        said: dict[str, Any] = json.loads(text[:-1])
        return said

    def none(self) -> bool:
        return self.service.none(self.path)

    def told(self, public: str) -> dict[str, Any]:
        """The next push for this browser, by a site that proves itself to this service."""
        got = self.service.next(self.path)
        assert got.headers["content-encoding"] == "aes128gcm"
        assert int(got.headers["ttl"]) > 0
        claims = audience_of(got.headers["authorization"], public)
        assert claims["aud"] == self.service.url
        assert claims["sub"].startswith(("mailto:", "https://"))
        return self.opened(got.body)


# ------------------------------------------------------------------ mail


@dataclass
class Post:
    """A mail server that keeps what it is given."""

    host: str
    port: int
    got: "Queue[tuple[str, list[str], EmailMessage]]" = field(default_factory=Queue)
    refused: "Queue[str]" = field(default_factory=Queue)
    refuse: bool = False

    def next(self) -> tuple[str, list[str], EmailMessage]:
        return self.got.get(timeout=WITHIN)


@contextmanager
def mail_server() -> Iterator[Post]:
    class Handler(socketserver.StreamRequestHandler):
        """As much of RFC 5321 as a letter needs."""

        def say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

        def handle(self) -> None:
            self.say("220 ready")
            sender, to = "", []
            while line := self.rfile.readline().decode().strip():
                verb = line.split(":")[0].split()[0].upper()
                if verb == "MAIL":
                    sender = line.partition("<")[2].partition(">")[0]
                elif verb == "RCPT":
                    to.append(line.partition("<")[2].partition(">")[0])
                elif verb == "DATA":
                    self.letter(sender, to)
                    continue
                elif verb == "QUIT":
                    return self.say("221 bye")
                if post.refuse and verb == "RCPT":
                    self.say("550 no")
                    post.refused.put(to[-1])
                else:
                    self.say("250 fine")
            return None

        def letter(self, sender: str, to: list[str]) -> None:
            self.say("354 go on")
            lines = []
            while (line := self.rfile.readline()) != b".\r\n":
                lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
            letter = email.message_from_bytes(b"".join(lines), policy=default)
            assert isinstance(letter, EmailMessage)
            post.got.put((sender, [*to], letter))
            self.say("250 kept")

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    post = Post("127.0.0.1", server.server_address[1])
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield post
    server.shutdown()
    server.server_close()
