"""What can be set about a server, and what it does if nothing is said."""

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bedesten import catalog
from bedesten.server.site import Site

PACKAGED = Path(__file__).resolve().parents[1] / "static"
BESIDE = Path(__file__).resolve().parents[3] / "web" / "dist"
BOOK = Path(__file__).resolve().parents[3] / "build" / "book"


def page_folder() -> Path:
    """The built page: shipped inside the package, or built beside the sources."""
    return PACKAGED if PACKAGED.is_dir() else BESIDE


def new_seed(_: str) -> str:
    """The secret of a new table: nobody can guess it, whatever the table comes from."""
    return secrets.token_hex(16)


@dataclass(frozen=True)
class Settings:
    """Seconds throughout."""

    data: Path
    page: Path = field(default_factory=page_folder)
    book: Path = BOOK  # shown under /docs if it was built
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 1.0  # what a bot is told it may think
    bot_patience: float = 15.0  # it may really think so long, waiting does not count; then greedy answers
    review_seconds: float = 180.0  # for the study of a finished game; 0: there is none
    explore_every: float = 20.0  # games that have ended are counted for the explorer so often; 0: when asked
    standin: str = catalog.STANDIN  # sits in when a player runs out of time
    idle: float = 600.0  # a table nobody looks at is closed, and opened again when somebody comes
    unwatched: float = 60.0  # a table without players whom nobody watches rests then, until somebody looks
    most_idle: int = 100  # tables nobody needs that are kept open all the same; about 0.3 MB each
    absence: float = 30.0  # a host may seat a bot for somebody who has been away so long
    hello_within: float = 20.0
    entropy_within: float = 30.0  # a game is dealt without what somebody promised and does not reveal
    rate: float = 20.0  # messages a second from one connection
    burst: float = 40.0
    requests: float = 100.0  # and messages from one address, a second; what is worked out counts as several
    request_burst: float = 1000.0
    sockets: int = 500  # at once from one address; a school has one for all
    unfinished: int = 500  # requests begun and not yet ended, from one address
    unfinished_in_all: int = 2000
    request_within: float = 20.0  # from the first to the last byte of a request
    tables_per_minute: int = 20  # opened from one address
    tables_per_day: int = 200
    most_tables: int = 250_000  # kept in the store, finished ones too; about 70 kB each
    # by game: the options of a new table that says nothing about them
    options: dict[str, dict[str, Any]] = field(default_factory=dict)
    # the secret a new table is dealt from, given that of the table it comes from (empty for none)
    seeds: Callable[[str], str] = new_seed
    admin: str = ""  # the password of /admin and /metrics; empty: there are none
    admin_pause: float = 1.0  # before a wrong one is answered
    admin_tries: int = 10  # wrong ones from an address, before it is not heard any more
    admin_lockout: float = 900.0
    everywhere: bool = False  # it listens on every address of this computer
    hosts: tuple[str, ...] = ()  # by which the site is known besides addresses and this computer
    site: Site = field(default_factory=Site)  # what whoever runs it says about it
    store: str = ""  # postgresql://…; empty for a file in the data folder
    address: str = ""  # of the site, for emails: https://play.example
    push: bool = True  # browsers are told what waits for their player, by the services of their makers
    hooks: bool = True  # so are addresses that players give
    inward: bool = False  # which may lie in the host's own network
    smtp: str = ""  # where emails are posted: smtp://name:password@host:587, smtps://…
    sender: str = ""  # of emails
    tell_after: float = 60.0  # somebody who is not at the table by then is told that it is their turn
    tell_gap: float = 60.0  # nobody is told anything more often
    tell_every: float = 5.0  # it is looked so often whether anything is due; 0: never
