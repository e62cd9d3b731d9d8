"""`bedesten play`: sit down at the table, in the browser or in the terminal."""

import os
import secrets
import sys
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlencode

from cyclopts import Parameter
from rich.console import Console

from bedesten import catalog
from bedesten.bots.base import Bot
from bedesten.cli.agreed import Agreed
from bedesten.cli.guests import invite
from bedesten.cli.terminal import saves
from bedesten.cli.terminal.chronicle import Chronicle
from bedesten.cli.terminal.desk import Desk
from bedesten.cli.terminal.saves import Keeper, Secrets
from bedesten.cli.terminal.session import HUMAN, Session
from bedesten.core.dice import Dealer
from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.text import Text, understood

Switch = Annotated[bool, Parameter(negative="")]

PLAYERS: Final = 4
SEED_BYTES: Final = 16


def play(
    *,
    port: int = 8000,
    lan: Switch = False,
    terminal: Switch = False,
    game: str | None = None,
    players: int | None = None,
    seats: str | None = None,
    agreed: Agreed | None = None,
    lang: str | None = None,
    seed: str | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    bots: str = "",
) -> None:
    """Play, alone against bots or with others: in the browser, or with --terminal right here.

    Every game is kept in your data folder. The page asks for what it needs; --game opens it with that game,
    --board and --data bring what is in a file, --ruling what your house has decided. The other options are
    for the terminal.

    :param port: Where the page is served, on this computer only.
    :param lan: Let in other devices on your network; links and codes for friends lead there.
    :param terminal: Play in the terminal, at one keyboard.
    :param game: The game; by default the first of the catalog.
    :param players: Number of players; by default 4, if that many can play.
    :param seats: Who plays, separated by commas: human or the name of a bot, as in human,random,human.
    :param lang: Language by its code, such as en; by default that of your system.
    :param seed: Deals the game from this text instead of a secret one.
    :param resume: Go on with a saved game.
    :param save: Where to save the game; by default in your data folder.
    :param bots: Your own bots for the tables, as module:Class or stdio:PROGRAM, separated by commas.
    """
    invite(bots)
    table = agreed or Agreed()
    brought = table.brought(game or catalog.FIRST)
    options = {**table.laid(), **brought}
    if not terminal:
        if options != brought or any(said is not None for said in (players, seats, lang, seed, resume, save)):
            raise BadSetup("tables are set up in the page: expected --terminal beside the terminal's options")
        in_browser(port, game, brought, lan)
    elif resume is None:
        name = game or catalog.FIRST
        most = min(PLAYERS, catalog.game(name).max_players)
        begin(name, seated(players, seats, most), options, lang, seed, save).run()
    elif game is not None or players is not None or seats is not None or options or seed is not None:
        raise BadSetup("--resume goes on with a game as it is: expected only --lang and --save beside it")
    else:
        go_on(resume, lang, save).run()


def in_browser(port: int, game: str | None, options: dict[str, object], lan: bool) -> None:
    """Serve on this computer, or to its network, and open the page; tables are kept in the data folder."""
    # here, because the terminal needs nothing of it
    from bedesten.server.run import serve
    from bedesten.server.settings import Settings

    name = game or catalog.FIRST
    setup = Setup(catalog.game(name).min_players, options)
    catalog.game(name).for_setup(setup).new(setup)
    settings = Settings(saves.data_folder().parent / "site", options={name: setup.options})
    host = "0.0.0.0" if lan else "127.0.0.1"
    serve(settings, host, port, opens="/" if game is None else f"/new?{urlencode({'game': name})}", home=True)


def seated(players: int | None, seats: str | None, most: int = PLAYERS) -> list[str]:
    """A human or a bot for every seat; left out, one human against random bots."""
    if seats is None:
        count = most if players is None else players
        return [HUMAN, *["random"] * (count - 1)]
    names = [name.strip() for name in seats.split(",")]
    if players is not None and players != len(names):
        raise BadSetup(f"{len(names)} seats for {players} players: expected one for each")
    known = [HUMAN, *catalog.BOTS, *catalog.guests()]
    for name in names:
        if name not in known:
            raise BadSetup(f"seat '{name}' is unknown: expected {', '.join(known)}")
    if HUMAN not in names:
        raise BadSetup("no seat is human: expected at least one; bots alone play in bedesten simulate")
    return names


def begin(
    game: str,
    names: list[str],
    options: dict[str, object],
    lang: str | None,
    seed: str | None,
    save: Path | None,
) -> Session:
    """A new game, kept from its first moment."""
    text = Text(lang or system_language(), catalog.game(game))
    chronicle = Chronicle(catalog.game(game), Setup(len(names), options))
    if seed is not None and (not seed.isprintable() or seed != seed.strip() or not seed):
        raise BadSetup(f"seed {seed!r}: expected a text on one line, without spaces around it")
    known = Secrets(seed or secrets.token_hex(SEED_BYTES), names, text.lang)
    keeper = Keeper(saves.new_path(save), known)
    keeper.keep(chronicle.match)
    return session_of(chronicle, keeper, text)


def go_on(path: Path, lang: str | None, save: Path | None) -> Session:
    """A saved game, with its people and bots back in their seats."""
    match, known = saves.resume(path)
    seated(None, ",".join(known.seats))
    text = Text(lang or known.lang, match.game)
    keeper = Keeper(saves.new_path(save) if save else path, Secrets(known.seed, known.seats, text.lang))
    return session_of(Chronicle(match.game, match.setup, match.log), keeper, text)


def session_of(chronicle: Chronicle, keeper: Keeper, text: Text) -> Session:
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):  # a terminal without UTF-8 shows a question mark, not an error
            stream.reconfigure(errors="replace")
    dealer = Dealer(keeper.secrets.seed, chronicle.match.dealt)
    people = enumerate(keeper.secrets.seats)
    bots = {seat: bot_of(name, seat, chronicle, keeper) for seat, name in people if name != HUMAN}
    return Session(Desk(Console(highlight=False)), text, chronicle, dealer, bots, keeper)


def bot_of(name: str, seat: int, chronicle: Chronicle, keeper: Keeper) -> Bot:
    """Its own chance follows from the seed and from where the game stands."""
    label = f"bot {keeper.secrets.seed} {seat} {len(chronicle.match.log)}"
    return catalog.bot(name, int.from_bytes(sha256(label.encode()).digest()[:8], "big"), chronicle.match.game)


def system_language() -> str:
    """That of the system if it is spoken here, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return understood([spoken])
