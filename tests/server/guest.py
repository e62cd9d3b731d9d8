"""Somebody at a table who comes back whenever they are sent away, and sessions dropped under them."""

import asyncio
import random
import time
from contextlib import ExitStack

from websockets.exceptions import ConnectionClosed

from bedesten.server.store.postgres import NAME, PostgresStore
from tests.server.client import Client, come_back

THESE = "FROM pg_stat_activity WHERE application_name LIKE %s AND application_name <> %s"


class Guest:
    """Plays every seat of a table by way of one server, any option. If somebody looks on at another server,
    the table is there until they are sent away."""

    def __init__(
        self,
        url: str,
        code: str,
        tokens: list[str],
        dice: random.Random,
        rest: float = 0.0,
        watched_at: str = "",
    ) -> None:
        self.url, self.code, self.tokens, self.dice = url, code, tokens, dice
        self.rest = rest  # seconds before coming back
        self.seq = 0
        self.held = ExitStack()
        self.watched = ExitStack()
        if watched_at:
            self.watched.enter_context(Client(watched_at, code))
        self.client = self.come()

    def come(self) -> Client:
        self.held.close()
        self.client = self.held.enter_context(
            come_back(self.url, self.code, self.tokens, self.seq, self.rest)
        )
        assert self.client.seq >= self.seq, "an acknowledged change is gone"
        return self.client

    def leave(self) -> None:
        self.held.close()
        self.watched.close()

    def play(self) -> None:
        """One acknowledged answer more."""
        while True:
            try:
                self.client.wait_for_turn()
                assert self.client.ask is not None
                said = self.client.act(*self.dice.choice(self.client.ask["options"])["plan"])
                if said["t"] == "step":
                    self.seq = self.client.seq
                    return
                assert said["code"] == "paused", said
            except ConnectionClosed:
                time.sleep(self.rest)
                self.come()


def drop(address: str, sessions: str, least: int = 2) -> int:
    """End all sessions whose names begin like this, as soon as there are `least` of them; how many there
    were. One that was dropped a moment ago may not be back yet, at a server that nobody asks for anything."""
    store = PostgresStore(address)
    names = (f"{sessions}%", NAME + store.name)

    def ask(what: str) -> int:
        return len(asyncio.run(store.run(lambda db: db.execute(f"SELECT {what} {THESE}", names).fetchall())))

    try:
        while ask("pid") < least:
            pass
        return ask("pg_terminate_backend(pid)")
    finally:
        store.close()
