"""`bedesten serve`: a server for this computer, or for everybody who can reach it."""

import os
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from cyclopts import Parameter, validators

from bedesten import catalog
from bedesten.cli.agreed import Options, Ruling, data_options, house_options
from bedesten.cli.brought import LAYER, from_file
from bedesten.cli.guests import invite
from bedesten.cli.where import Address, address
from bedesten.core.boxes import slices
from bedesten.core.game import Setup
from bedesten.server import site
from bedesten.server.notifications.ways import checked_server
from bedesten.server.ops import logs
from bedesten.server.run import serve as run
from bedesten.server.settings import Settings
from bedesten.server.site import Site

PASSWORD = "BEDESTEN_ADMIN_PASSWORD"
SMTP = "BEDESTEN_SMTP"
Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("bedesten-data"),
    store: Address = "",
    store_file: Path | None = None,
    tables_per_minute: Count = Settings.tables_per_minute,
    tables_per_day: Count = Settings.tables_per_day,
    most_tables: Count = Settings.most_tables,
    sockets_per_address: Count = Settings.sockets,
    review_seconds: Annotated[float, Parameter(validator=validators.Number(gte=0))] = Settings.review_seconds,
    site_host: Annotated[str, Parameter(env_var="BEDESTEN_SITE_HOST")] = "",
    site_address: Annotated[str, Parameter(env_var="BEDESTEN_SITE_ADDRESS")] = "",
    push: bool = True,
    hooks: bool = True,
    hooks_inward: Annotated[bool, Parameter(negative="")] = False,
    smtp: Annotated[str, Parameter(env_var=SMTP)] = "",
    email_from: Annotated[str, Parameter(env_var="BEDESTEN_EMAIL_FROM")] = "",
    admin_password: Annotated[str, Parameter(env_var=PASSWORD)] = "",
    settings: Path | None = None,
    book: Path = Settings.book,
    json_log: bool = False,
    bots: str = "",
    ruling: Ruling | None = None,
    components: list[str] | None = None,
) -> None:
    """Serve tables to browsers until interrupted with Ctrl-C.

    :param host: Address to listen on; 0.0.0.0 lets other computers in.
    :param port: Port to listen on.
    :param data: Folder in which tables are kept; created if needed.
    :param store: A PostgreSQL database instead of that folder, for several servers at once: postgresql://…
        Everybody on this computer can read a command line, so it is better given as BEDESTEN_STORE.
    :param store_file: A file that holds the address of that database.
    :param tables_per_minute: How many tables one address may open in a minute.
    :param tables_per_day: How many tables one address may open in a day.
    :param most_tables: How many tables are kept in all, finished ones included.
    :param sockets_per_address: How many connections to tables one address may hold; a school has one for all.
    :param review_seconds: How long a study of a finished game may think, at the lowest priority; 0: none.
    :param site_host: Names by which browsers find this server, separated by commas: play.example.
        Also given as BEDESTEN_SITE_HOST.
    :param site_address: Where browsers find this server, for links in e-mails: https://play.example.
        Also given as BEDESTEN_SITE_ADDRESS.
    :param push: Notify browsers of what is waiting for their player, through their makers' push services.
    :param hooks: Let players give a web address that is called when something is waiting for them.
    :param hooks_inward: Allow such addresses in the network of this server too.
    :param smtp: The server that takes e-mails, smtp://name:password@host:587 or smtps://…
        Everybody on this computer can read a command line, so it is better given as BEDESTEN_SMTP.
    :param email_from: The sender of e-mails. Also given as BEDESTEN_EMAIL_FROM.
    :param admin_password: Opens /admin and /metrics; better given as BEDESTEN_ADMIN_PASSWORD.
    :param settings: A TOML file: name, rules of conduct, languages and games of the site (docs/hosting.md).
    :param book: The folder of the book built by `make docs`, shown under /docs.
    :param json_log: Write the log as JSON, one object a line.
    :param bots: Your own bots for the tables here, as module:Class or stdio:PROGRAM, separated by commas.
    :param ruling: NAME=VALUE, as often as you like: rulings that new tables here start with, in every game
        that knows them; see bedesten rules rulings.
    :param components: GAME=FILE, your own component data for tables of that game; may be repeated.
    """
    invite(bots)
    limits = Settings(
        data,
        store=address(store, store_file),
        tables_per_minute=tables_per_minute,
        tables_per_day=tables_per_day,
        most_tables=most_tables,
        sockets=sockets_per_address,
        review_seconds=review_seconds,
        hosts=tuple(name.strip() for name in site_host.split(",")),
        admin=admin_password,
        address=checked_address(site_address),
        push=push,
        hooks=hooks,
        inward=hooks_inward,
        smtp=emails(smtp, email_from, site_address),
        sender=email_from,
        site=Site() if settings is None else site.read(settings),
        book=printed(book),
        options=house_options(list(catalog.GAMES), ruling or [], own_components(components or [])),
    )
    for secret in (PASSWORD, SMTP):
        os.environ.pop(secret, None)  # bots, which may be anybody's, inherit what is left
    if json_log:
        logs.keep()
    run(limits, host, port)


def printed(book: Path) -> Path:
    """A book that somebody names must be there."""
    if book != Settings.book and not (book / "index.html").is_file():
        raise ValueError(f"--book {book}: expected the folder that `make docs` has built")
    return book.resolve()


def checked_address(address: str) -> str:
    """Of the site, without anything behind its name."""
    parts = urlsplit(address)
    if address and (parts.scheme not in ("https", "http") or not parts.netloc or parts.path.strip("/")):
        raise ValueError(
            f"--site-address {address}: expected https:// and a name, such as https://play.example"
        )
    return address.rstrip("/")


def emails(smtp: str, sender: str, address: str) -> str:
    """Where emails are posted, once it is known from whom they are and where their links lead."""
    if smtp and not (sender and address):
        raise ValueError("e-mails need a sender and links: expected --email-from and --site-address")
    return checked_server(smtp)


def own_components(entries: list[str]) -> dict[str, Options]:
    """By game what its file replaces, tried out before the first table asks for it."""
    options: dict[str, Options] = {}
    for entry in entries:
        name, equals, file = entry.partition("=")
        if not equals or name not in catalog.GAMES:
            raise ValueError(
                f"--components {entry}: expected GAME=FILE, the game one of {', '.join(catalog.GAMES)}"
            )
        options[name] = replaced(name, file)
        setup = Setup(catalog.game(name).min_players, options[name])
        catalog.game(name).for_setup(setup).new(setup)
    return options


def replaced(game: str, file: str) -> Options:
    """What a file of components stands for: one option of a box that reads it all, or tables of the game."""
    for box in slices(catalog.game(game).boxes, LAYER):
        if hasattr(box, "COMPONENTS"):
            return {box.COMPONENTS: from_file(box.COMPONENTS, file)}
    return data_options(game, Path(file))
