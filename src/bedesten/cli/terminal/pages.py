"""Whole screens beside the table: help, hand, log, hand-over, the end."""

from rich.table import Table as Grid
from rich.text import Text as Line

from bedesten.cli.terminal import coffee, seals
from bedesten.cli.terminal.chronicle import Chronicle, sentences, summary
from bedesten.cli.terminal.look import EMBLEMS, SEAT_STYLES, Room, fit
from bedesten.cli.terminal.prompt import COMMANDS
from bedesten.cli.terminal.seats import names, wrapped
from bedesten.core.play.match import Match
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.view import View
from bedesten.text import Text


def help_page(v: View, text: Text, room: Room) -> list[Line]:
    """The commands, and what the signs on the table mean."""
    facts: dict[str, object] = {
        **{piece: text.say(f"ui.piece.{piece}") for piece in ("merchant", "assistant", "family")},
        "rubies": v.table.rules.trigger[v.table.players],
        "lira": 14,
        "cards": 3,
    }
    words = [text.say(f"ui.command.{command}") for command in COMMANDS]
    broad = max(map(len, words))
    lines = [Line(text.say("ui.help.title"), "bold"), *wrapped(text.say("ui.help.choose"), room.width)]
    for command, word in zip(COMMANDS, words, strict=True):
        if command != "help":
            lines.append(Line.assemble((f"  {word:<{broad}}", "bold"), f"  {text.say(f'ui.help.{command}')}"))
    lines.append(Line())
    more = [*(("coffee", "barrier") if coffee.side(v.table) else ()), *seals.help_lines(v.table)]
    for key in ("aim", "end", "pieces", "tokens", "open", "seat", "seat2", "goods", *more):
        lines.append(Line(text.say(f"ui.help.{key}", facts)))
    return [fit(line, room.width) for line in lines]


def hand_page(v: View, text: Text, room: Room) -> list[Line]:
    """The own cards and tiles, each with what it does."""
    table = v.table
    found = [
        (text.name("card", word) + f" x{count}" * (count > 1), text.say(f"card_text.{word}"))
        for word, count in zip(table.rules.card_names, v.hand, strict=True)
        if count > 0
    ]
    for tile in places_in(table.seats[v.seat].tiles):
        colour = ids.COLOURS[tile]
        found.append((text.name("tile", colour), text.say(f"tile_text.{colour}")))
    found += coffee.texts(v, text)
    lines = [Line(text.say("ui.hand", {"cards": "" if found else text.say("ui.no_cards")}).strip(), "bold")]
    for name, does in [*found, *seals.texts(v, text)]:
        lines.append(Line.assemble((f"  {name}", "bold")))
        lines += [Line(f"    {line}") for line in wrapped(does, room.width - 4)]
    return lines


def log_page(chronicle: Chronicle, viewer: int, text: Text, room: Room) -> list[Line]:
    """Everything that happened, turn by turn, wrapped; the caller shows the end of it."""
    who = names(text, chronicle.match.setup.players)
    lines: list[Line] = []
    for turn, opened in chronicle.opened.items():
        if not chronicle.events(turn) or opened.table.active < 0:
            continue
        lines.append(summary(chronicle, turn, viewer, text, who))
        lines += details(chronicle, turn, viewer, text, room)
    return [fit(line, room.width) for line in lines]


def details(chronicle: Chronicle, turn: int, viewer: int, text: Text, room: Room) -> list[Line]:
    """A turn in full sentences, under its summary."""
    told = " ".join(sentences(chronicle, turn, viewer, text, names(text, chronicle.match.setup.players)))
    return [Line(f"    {line}", "dim") for line in wrapped(told, room.width - 4) if told]


def hand_over_page(seat: int, players: int, text: Text) -> list[Line]:
    """Nothing of any hand: the screen between two players at one keyboard."""
    who = f"{EMBLEMS[seat]} {names(text, players)[seat]}"
    return [
        Line(),
        Line(f" {text.say('ui.pass_to', {'who': who})} ", f"bold {SEAT_STYLES[seat]}"),
        Line(),
        Line(text.say("ui.pass_ready", {"who": who})),
    ]


def ranking(match: Match, who: list[str], text: Text) -> Grid:
    """The players by rank; the number that decided against the next better one is bold."""
    game, ranks = match.game, match.game.ranking(match.state)
    grid = Grid(*[text.say(f"ui.{key}") for key in ("rank", "player", *game.guide.tallies())])
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    above: list[int] | None = None
    for seat in order:
        score = game.guide.tally(match.state, seat)
        deciding = decided(above, score)
        player = Line(f" {EMBLEMS[seat]} {who[seat]} ", SEAT_STYLES[seat])
        numbers = [Line(str(n), "bold" if i == deciding else "") for i, n in enumerate(score)]
        grid.add_row(str(ranks[seat]), player, *numbers)
        above = score
    return grid


def decided(above: list[int] | None, score: list[int]) -> int:
    """Which number separates a player from the one before; the weightiest for the first."""
    if above is None:
        return 0
    return next((i for i, (more, less) in enumerate(zip(above, score, strict=True)) if more != less), -1)


def winners(ranks: list[int], who: list[str], text: Text) -> str:
    first = [name for name, rank in zip(who, ranks, strict=True) if rank == 1]
    return text.say("ui.won" if len(first) == 1 else "ui.won_together", {"who": ", ".join(first)})
