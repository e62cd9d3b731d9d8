"""The `bedesten` command: find the command that was asked for, run it, say in one line what went wrong."""

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError

from bedesten import __version__
from bedesten.cli.brought import commands

USAGE: Final = 2  # the input was wrong
INTERRUPTED: Final = 130  # what shells report after Ctrl-C
PIPE_CLOSED: Final = 141  # what shells report when the reader has gone

# Import strings, not imports: a command is loaded when it is called, so the others cost nothing.
COMMANDS: Final = [
    ("play", "bedesten.cli.play:play", "Sit down at the table, in the browser or in the terminal."),
    (
        "serve",
        "bedesten.cli.serve:serve",
        "Serve tables to browsers, on this computer or to everybody.",
    ),
    ("backup", "bedesten.cli.archive:backup", "Copy the site to one file, even while it runs."),
    ("export", "bedesten.cli.archive:export", "Write the whole site to one archive."),
    ("import", "bedesten.cli.archive:import_", "Restore a site from an archive."),
    ("ratings", "bedesten.cli.ratings:app", "Work out the ratings of players again."),
    ("simulate", "bedesten.cli.simulate:simulate", "Let bots play whole games and count the results."),
    ("arena", "bedesten.cli.arena:arena", "Let bots meet in many games and rate them, with error bars."),
    ("replay", "bedesten.cli.replay:replay", "Watch a recorded game again."),
    ("analyse", "bedesten.cli.analyse:analyse", "Ask a strong player about the choices of a recorded turn."),
    ("review", "bedesten.cli.review:review", "Study a finished game: luck and play apart."),
    ("explore", "bedesten.cli.explore:app", "Show what wins, from many finished games."),
    ("puzzles", "bedesten.cli.puzzles:app", "Find puzzles in games, and prove them again."),
    ("position", "bedesten.cli.position:position", "Print a position of a recorded game."),
    ("picture", "bedesten.cli.picture:picture", "Draw a position as an SVG picture."),
    (
        "record",
        "bedesten.cli.record:record",
        "Print a recorded game as text, JSON or a link.",
    ),
    ("verify", "bedesten.cli.verify:verify", "Check that the chance of a record follows from its seed."),
    ("scenario", "bedesten.cli.scenario:app", "Set up positions, play them, compare with what must happen."),
    (
        "rules",
        "bedesten.cli.rules:app",
        "Ask which rules the tests prove and what the rulebooks leave open.",
    ),
]

app = App(
    name="bedesten",
    help="The unofficial digital home of board games set in bazaars.",
    version=__version__,
    version_flags=["--version"],
    result_action="return_value",
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
)
for _name, _target, _help in [*COMMANDS, *commands()]:
    app.command(_target, name=_name, help=_help)


@app.command
def version() -> None:
    """Print the version, and which engine runs."""
    from bedesten.server.bots import engine

    print(f"{__version__}, engine {engine.running()}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code: what the command returned, or 0."""
    try:
        result = app(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except BrokenPipeError:
        return leave_pipe()
    except KeyboardInterrupt:
        return INTERRUPTED
    except (CycloptsError, ValueError, OSError) as error:
        print(f"bedesten: {message(error)}", file=sys.stderr)
        return USAGE
    return result if isinstance(result, int) else 0


def message(error: Exception) -> str:
    """An error as one sentence for the person at the keyboard."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error).strip()


def leave_pipe() -> int:
    """Stop quietly when the reader of our output has gone, as in `bedesten ... | head`."""
    # Python flushes stdout once more on exit; without this it would complain there.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED
