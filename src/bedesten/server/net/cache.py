"""Answers that are worked out once: kept as bytes, plain and packed, until there are too many of them."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Request, Response

WORTH_PACKING = 1024  # bytes
LEVEL = 6
MOST_BYTES = 32 << 20
PLACE = 1000  # bytes an answer takes besides its own
JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Answer:
    body: bytes
    packed: bytes  # the same for whoever understands gzip
    tag: str
    kind: str


class Cache:
    """Nothing is worked out twice at the same time, and never on the event loop."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self.kept: OrderedDict[Hashable, Answer] = OrderedDict()  # the last one asked for is kept longest
        self.making: dict[Hashable, asyncio.Task[Answer]] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self.kept or key in self.making

    async def made(self, key: Hashable, work: Callable[[], Any], kind: str = JSON) -> Answer:
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            self.making[key] = asyncio.create_task(self.make(key, work, kind))
            self.making[key].add_done_callback(lambda _: self.making.pop(key, None))
        return await asyncio.shield(self.making[key])

    async def make(self, key: Hashable, work: Callable[[], Any], kind: str) -> Answer:
        answer = await asyncio.to_thread(answered, work, kind)
        self.kept[key] = answer
        self.size += size(answer)
        while self.size > self.most:
            self.size -= size(self.kept.popitem(last=False)[1])
        return answer


def size(one: Answer) -> int:
    return PLACE + len(one.body) + len(one.packed)


def answered(work: Callable[[], Any], kind: str) -> Answer:
    result = work()
    if isinstance(result, str):
        body = result.encode()
    else:
        body = result if isinstance(result, bytes) else encoder.encode(result)
    packed = gzip.compress(body, LEVEL, mtime=0) if len(body) >= WORTH_PACKING else b""
    return Answer(body, packed, f'"{sha256(body).hexdigest()[:24]}"', kind)


def told(
    request: Request[Any, Any, Any], one: Answer, headers: dict[str, str] | None = None
) -> Response[Any]:
    """Nothing but its tag for whoever has it already."""
    sent = {"ETag": one.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding", **(headers or {})}
    if one.tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=sent)
    if one.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(one.packed, media_type=one.kind, headers=sent | {"Content-Encoding": "gzip"})
    return Response(one.body, media_type=one.kind, headers=sent)
