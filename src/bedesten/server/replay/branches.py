"""The branches of a sandbox: told, written as a record with variations, and read from one."""

from bedesten import catalog
from bedesten.core.play import record, variations
from bedesten.core.play.match import Match
from bedesten.core.play.record import Record
from bedesten.core.play.variations import Node
from bedesten.server.errors import Refused
from bedesten.server.protocol.sandbox import MOST_TREE, SandboxOpened, SandboxTold
from bedesten.server.replay import records
from bedesten.server.replay.records import Played
from bedesten.server.replay.sandbox import Tried
from bedesten.server.tables.games import known
from bedesten.text import Text

SHOWN = 200  # characters of what is wrong


def grown(text: str) -> Node:
    try:
        return variations.read(text.splitlines())
    except ValueError as error:
        raise refused(error) from None


def refused(error: ValueError) -> Refused:
    return Refused(400, str(error)[:SHOWN])


def told(tried: Tried, text: str, voice: Text) -> SandboxTold:
    """What happened at every moment, in words."""
    root = grown(text)
    try:
        news = {id(node): events for node, events in variations.told(tried.game, tried.state, root)}
    except ValueError as error:
        raise refused(error) from None
    return SandboxTold(
        "\n".join(variations.write(root)),
        {
            name: [voice.event(tried.game, e, e.secret, tried.names) for e in news.get(id(node), [])]
            for name, node, _ in variations.moments(root)
        },
    )


def beside(game: Played, step: int, text: str) -> str:
    """The whole record of a finished game, with what was tried from one of its steps."""
    if not game.over:
        raise Refused(409, "the game is not over yet")
    written, root = records.whole(game), Node()
    line = written.line()
    moments = root.along(line)
    if not 0 <= step < len(moments):
        raise Refused(400, f"step {step}: expected 0 to {len(moments) - 1}")
    moments[step].join(grown(text))
    return checked(written, root, line)


def alone(tried: Tried, text: str) -> str:
    """A record that begins where the sandbox does: its first branch is the game, the others leave it."""
    root = grown(text)
    line = [node.word for node in root.onward()[1:]]
    match = Match(tried.game, tried.setup)
    try:
        for word in line:
            match.push_token(word)
    except ValueError as error:
        raise refused(error) from None
    return checked(record.of_match(match, ""), root, match.log)


def checked(written: Record, root: Node, line: list[str]) -> str:
    written.variations = variations.write(root, line)
    try:
        record.check_variations(written, catalog.game(written.game).for_setup(written.setup))
    except ValueError as error:
        raise refused(error) from None
    return record.write(written)


def opened(text: str) -> SandboxOpened:
    """A record that is no finished game; each word of it is played."""
    try:
        written = record.read(text)
        record.final(written, catalog.game(known(written.game)))
    except ValueError as error:
        raise Refused(400, f"record: {str(error)[:SHOWN]}") from None
    root = variations.read(written.variations, written.line())
    tree = "\n".join(variations.write(root))
    if len(tree) > MOST_TREE:
        raise Refused(400, f"record: expected at most {MOST_TREE} characters of branches")
    options = record.option_words(written.setup)
    return SandboxOpened(written.game, written.setup.players, options, written.setup.scene, tree)
