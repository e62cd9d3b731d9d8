"""Who sits where: codes, secret tokens, and the seats of a new table."""

from collections.abc import Sequence
from dataclasses import replace

from bedesten import catalog
from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.core.play.record import COLOURS
from bedesten.server.codes import new_code, new_token, token_hash
from bedesten.server.errors import Refused
from bedesten.server.protocol.bounds import OptionValue
from bedesten.server.protocol.seating import Clock, NewSeat, NewTable, TakenSeat
from bedesten.server.store.players import NO_PLAYER, PlayerRow
from bedesten.server.store.rows import BOT, HUMAN, OPEN, RUNNING, STATUS_OPEN, SeatRow, TableRow, now
from bedesten.server.tables.names import checked_name
from bedesten.server.words import known

SECONDS = {"slow": 86400, "live": 90}
LEAST_SECONDS, MOST_SECONDS = 1, 30 * 86400
SHOWN = 300  # characters of a complaint about what was asked for


# ------------------------------------------------------------------ a new table


def table_row(new: NewTable, seats: Sequence[SeatRow], seed: str) -> TableRow:
    """Checked by the rules of the game; Refused says what was expected. It may take a tenth of a second where
    a game or a board is new: not for the event loop."""
    try:
        options = {key: plain(value) for key, value in new.options.items()}
        setup = Setup(new.players, dict(options))
        game = catalog.game(new.game).for_setup(setup)
        game.new(setup)
    except BadSetup as error:
        raise Refused(400, str(error)[:SHOWN]) from None
    if len(new.seats) != new.players:
        raise Refused(400, f"{len(new.seats)} seats for {new.players} players: expected one for each")
    bots = catalog.bots(game.name)
    for seat in seats:
        if seat.kind == BOT and seat.bot not in bots:
            raise Refused(400, f"bot '{seat.bot}' does not play {game.name}: expected {', '.join(bots)}")
    return TableRow(
        code=new_code(),
        game=game.name,
        rules=game.rules_version,
        players=new.players,
        options=options,
        clock=checked_clock(new.clock),
        undo=new.undo,
        help=new.help,
        created=now(),
        seed=seed,
        status=status(seats),
        rated=new.rated,
        listed=new.listed,
        watched=new.watched,
        free_text=new.free_text,
        lang=known(new.lang) if new.lang else "",
        fill_at=now() + new.fill if new.fill else 0.0,
    )


def plain(value: OptionValue) -> OptionValue:
    """An option is one word of a record: a list of numbers gets commas."""
    return ",".join(value.replace(",", " ").split()) if isinstance(value, str) else value


def checked_clock(clock: Clock) -> dict[str, object]:
    if clock.kind == "none":
        return {"kind": "none"}
    seconds = SECONDS[clock.kind] if clock.seconds is None else clock.seconds
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise Refused(400, f"clock: {seconds} seconds: expected {LEAST_SECONDS} to {MOST_SECONDS}")
    return {"kind": clock.kind, "seconds": seconds}


def new_seats(
    game: str, seats: list[NewSeat], player: PlayerRow = NO_PLAYER
) -> tuple[list[SeatRow], list[TakenSeat]]:
    """The rows of the seats, and the secrets of those the creator takes, who is this player."""
    rows: list[SeatRow] = []
    taken: list[TakenSeat] = []
    colours = new_colours(game, [seat.colour or "" for seat in seats])
    for number, seat in enumerate(seats):
        row = SeatRow(number, OPEN, name=checked_name(seat.name), colour=colours[number])
        if seat.kind == "bot":
            row = replace(row, kind=BOT, bot=known_bot(game, seat.bot))
        elif seat.kind == "me":
            name = row.name or ("" if taken else player.name)
            row, mine = take(replace(row, host=True, player=player.id), name)
            taken.append(mine)
        rows.append(row)
    return rows, taken


def new_colours(game: str, wanted: list[str]) -> list[str]:
    """By seat; if nobody chose one, nothing. Whoever did not has the usual one of the seat, or one that is
    left."""
    chosen = [colour for colour in wanted if colour]
    if not chosen or len(wanted) > len(COLOURS):
        return [""] * len(wanted)
    if catalog.game(game).seats:
        raise Refused(400, f"colour: the seats of {game} have signs of their own")
    wrong = [colour for colour in chosen if colour not in COLOURS or chosen.count(colour) > 1]
    if wrong:
        raise Refused(400, f"colour '{wrong[0]}': expected {', '.join(COLOURS)}, each at most once")
    usual = [colour or COLOURS[seat] for seat, colour in enumerate(wanted)]
    left = [colour for colour in COLOURS if colour not in usual]
    return [
        left.pop(0) if not wanted[seat] and colour in chosen else colour for seat, colour in enumerate(usual)
    ]


def take(row: SeatRow, name: str, token: str = "") -> tuple[SeatRow, TakenSeat]:
    """Somebody sits down; the token is told once and never stored."""
    secret = token or new_token()
    return replace(row, kind=HUMAN, name=name, token_hash=token_hash(secret)), TakenSeat(row.seat, secret)


def known_bot(game: str, name: str | None) -> str:
    if name is None:
        return catalog.standin(game)
    known = [*catalog.BOTS, *catalog.guests()]
    if name not in known:
        raise Refused(400, f"bot '{name}' is unknown: expected {', '.join(known)}")
    return name


def able(bot: str, game: str) -> str:
    """This bot if it can play the game, else one that can."""
    return bot if bot in catalog.bots(game) else catalog.standin(game)


def status(seats: Sequence[SeatRow]) -> str:
    """A table starts by itself as soon as no seat is open."""
    return STATUS_OPEN if any(seat.kind == OPEN for seat in seats) else RUNNING
