"""What is passed on to another process ends when its client does."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bedesten.server.cluster.relay import Relay


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_who_has_hung_up_is_not_listened_to_any_more(kind: str) -> None:
    """The server says so again at once, as often as it is asked, and nobody else would ever be heard."""
    said: list[dict[str, Any]] = [{"type": f"{kind}.receive"}, {"type": f"{kind}.disconnect", "code": 1006}]
    heard: list[Any] = []
    left = iter(said)

    async def receive() -> dict[str, Any]:
        return next(left)

    relay = Relay(cast(Any, None), cast(Any, None), cast(Any, SimpleNamespace(url="", name="here")))
    relay.bus.send = lambda to, envelope: heard.append((to, envelope))  # type: ignore[method-assign]
    asyncio.run(relay.speak("there", "stream", receive))
    assert heard == [("there", ("said", "stream", event)) for event in said]
