"""Whole screens beside the table: help, hand, log, hand-over, the end."""

from rich.table import Table as Grid
from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas, brought
from bedesten.cli.terminal.chronicle import Chronicle, told
from bedesten.cli.terminal.look import fit, wrapped
from bedesten.cli.terminal.prompt import COMMANDS
from bedesten.core.play.match import Match


def help_page(c: Canvas) -> list[Line]:
    """The commands, and what the signs on the table mean."""
    text = c.text
    words = [text.say(f"ui.command.{command}") for command in COMMANDS]
    broad = max(map(len, words))
    lines = [Line(text.say("ui.help.title"), "bold"), *wrapped(text.say("ui.help.choose"), c.room.width)]
    for command, word in zip(COMMANDS, words, strict=True):
        if command != "help":
            lines.append(Line.assemble((f"  {word:<{broad}}", "bold"), f"  {text.say(f'ui.help.{command}')}"))
    lines.append(Line())
    for box in brought(c.game, "help_lines"):
        lines += [Line(said) for said in box(c)]
    return [fit(line, c.room.width) for line in lines]


def hand_page(c: Canvas) -> list[Line]:
    """The seat's cards and tiles, each with what it does."""
    held: list[tuple[str, str]] = [entry for box in brought(c.game, "hand") for entry in box(c)]
    none = "" if held else c.text.say("ui.no_cards")
    lines = [Line(c.text.say("ui.hand", {"cards": none}).strip(), "bold")]
    for name, does in held:
        lines.append(Line.assemble((f"  {name}", "bold")))
        lines += [Line("    ") + line for line in wrapped(does, c.room.width - 4)]
    return lines


def log_page(c: Canvas, chronicle: Chronicle) -> list[Line]:
    """Everything that happened, turn by turn, wrapped; the caller shows the end of it."""
    lines: list[Line] = []
    for turn in chronicle.opened:
        if chronicle.seat_of(turn) >= 0 and chronicle.events(turn):
            lines += told(c, chronicle, turn, full=True)
    return [fit(line, c.room.width) for line in lines]


def hand_over_page(c: Canvas, seat: int) -> list[Line]:
    """Nothing of any hand: the screen between two players at one keyboard."""
    who = c.who(seat)
    return [
        Line(),
        Line(f" {c.text.say('ui.pass_to', {'who': who})} ", f"bold {c.style(seat)}"),
        Line(),
        Line(c.text.say("ui.pass_ready", {"who": who})),
    ]


def ranking(c: Canvas, match: Match) -> Grid:
    """The players by rank; the number that decided against the next better one is bold."""
    game, ranks = match.game, match.game.ranking(match.state)
    heads = ["rank", "player", *game.guide.tallies()]
    grid = Grid(*[c.text.messages.get(f"ui.{key}", key) for key in heads])
    above: list[int] | None = None
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        score = c.scores[seat]
        deciding = decided(above, score)
        numbers = [Line(str(n), "bold" if i == deciding else "") for i, n in enumerate(score)]
        grid.add_row(str(ranks[seat]), Line(f" {c.who(seat)} ", c.style(seat)), *numbers)
        above = score
    return grid


def decided(above: list[int] | None, score: list[int]) -> int:
    """Which number separates a player from the one before; the weightiest for the first."""
    if above is None:
        return 0
    return next((i for i, (more, less) in enumerate(zip(above, score, strict=True)) if more != less), -1)


def winners(c: Canvas, ranks: list[int]) -> str:
    first = [name for name, rank in zip(c.names, ranks, strict=True) if rank == 1]
    return c.text.say("ui.won" if len(first) == 1 else "ui.won_together", {"who": ", ".join(first)})
