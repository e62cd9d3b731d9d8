"""A played game as text: a header, one line per turn, the result, the seed once it is over, a digest."""

import json
from collections import deque
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

from bedesten.core.dice import commitment
from bedesten.core.errors import BadRecord
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.numbers import is_whole
from bedesten.core.play import entropy, variations
from bedesten.core.play.entropy import Share
from bedesten.core.play.match import UNDO, Match, opening

FORMAT: Final = "1"
COLOURS: Final = ["white", "yellow", "red", "green", "blue"]
HEADER: Final = ["bedesten", "game", "rules", "players", "seats", "options", "commit"]
ENTROPY: Final = "entropy"  # a header line that only a game has to whose seed browsers promised to add
SCENE: Final = "scene"  # a header line that only a game begun in the middle has
FOOTER: Final = ["result", "seed", "digest"]
BY_HAND: Final = "none"  # what is committed to where no seed deals: dice and cards were given by hand


class Record:
    """What a record says, before anybody has checked it by replaying."""

    def __init__(self, game: str, rules: int, setup: Setup, seats: list[str], commit: str) -> None:
        self.game = game
        self.rules = rules
        self.setup = setup
        self.seats = seats
        self.commit = commit
        self.tape = False  # whether chance is read from a tape (core/tape.py)
        self.after = 0  # how many words of the log were taken over from another game, dealt by its seed
        self.shares: list[Share] = []  # what the browsers of players promised and revealed
        self.turns: list[tuple[str, list[str]]] = []  # a line's label, and its tokens
        self.seed = ""  # the secret that was committed to
        self.result: list[int] = []
        self.digest = ""
        self.variations: list[str] = []  # lines about what might have been; the digest knows nothing of them

    def tokens(self) -> list[str]:
        return [token for _, tokens in self.turns for token in tokens]

    def line(self) -> list[str]:
        """The tokens without what was taken back: what variations are counted along."""
        line: list[str] = []
        for token in self.tokens():
            if token != UNDO:
                line.append(token)
            elif line:
                line.pop()
        return line


def of_match(
    match: Match,
    seed: str,
    seats: list[str] | None = None,
    after: int = 0,
    shares: Sequence[Share] = (),
    tape: bool = False,
    sealed: bool = False,
) -> Record:
    """The record of a match; the seed is revealed only when it is over, and not while others play by it.
    Without one chance came by hand."""
    names = seats or (match.game.seats or COLOURS)[: match.setup.players]
    commit = commitment(seed) if seed else BY_HAND
    record = Record(match.game.name, match.game.rules_version, match.setup, names, commit)
    record.after, record.shares, record.tape = after, entropy.in_order(shares), tape
    record.turns = by_turn(match, names)
    if match.to_move() == OVER:
        record.seed = "" if sealed else seed
        record.result = match.game.ranking(match.state)
    record.digest = digest(record, match.log, match.game.notation.dump(match.state))
    return record


def by_turn(match: Match, names: list[str]) -> list[tuple[str, list[str]]]:
    """Cut the log into turns by playing it again; what was undone stays in the turn it was done in."""
    turns: list[tuple[str, list[str]]] = []
    again = Match(match.game, match.setup)
    number = -1
    for token in match.log:
        now = again.game.turn(again.state)
        if now != number and token != UNDO:
            number = now
            turns.append((label(again, names), []))
        turns[-1][1].append(token)
        again.push_token(token)
        if token == UNDO:
            number = again.game.turn(again.state)
    return turns


def label(match: Match, names: list[str]) -> str:
    return turn_label(match.game.turn(match.state), match.game.active(match.state), names)


def turn_label(number: int, active: int, names: list[str]) -> str:
    return f"{number} {names[active] if active >= 0 else 'setup' if number == 0 else 'end'}"


def digest(record: Record, log: list[str], position: dict[str, object]) -> str:
    """A fingerprint of everything the record says and of the position it leads to. The round follows from
    the log, and records were written before positions told it."""
    timeless = {key: value for key, value in position.items() if key != "round"}
    text = "\n".join([*header(record), " ".join(log), record.seed, canonical(timeless)])
    return sha256(text.encode()).hexdigest()[:32]


def canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


# ------------------------------------------------------------------ text


def write(record: Record) -> str:
    turns = [f"{name} {' '.join(tokens)}" for name, tokens in record.turns]
    lines = [*header(record), "", *turns, ""]
    if record.result:
        lines += [f"result {' '.join(map(str, record.result))}"]
    if record.seed:
        lines += [f"seed {record.seed}"]
    more = ["", *record.variations] if record.variations else []
    return "\n".join([*lines, f"digest {record.digest}", *more, ""])


def header(record: Record) -> list[str]:
    lines = [
        f"bedesten {FORMAT}",
        f"game {record.game}",
        f"rules {record.rules}",
        f"players {record.setup.players}",
        f"seats {' '.join(record.seats)}",
        f"options {option_words(record.setup)}".strip(),
        f"commit {record.commit}" + " tape" * record.tape + f" after {record.after}" * bool(record.after),
    ]
    if record.shares:
        lines.append(f"{ENTROPY} {entropy.written(record.shares)}")
    return [*lines, f"{SCENE} {record.setup.scene}"] if record.setup.scene else lines


def option_words(setup: Setup) -> str:
    return " ".join(f"{key}={option_word(value)}" for key, value in sorted(setup.options.items()))


def option_word(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def read(text: str) -> Record:
    """Parse a record; BadRecord says which line is wrong and what was expected."""
    lines = text.splitlines()
    head = read_header(lines)
    record, at = begun(head), len(head) + 1
    if at > len(lines) or lines[at - 1].strip():
        raise BadRecord(f"line {at}: expected an empty line between the header and the turns")
    while at < len(lines) and lines[at].strip():
        record.turns.append(read_turn(lines[at], at))
        at += 1
    rest = [line for line in lines[at + 1 :] if line.strip()]
    beside = next((i for i, line in enumerate(rest) if variations.is_one(line)), len(rest))
    read_footer(record, rest[:beside])
    record.variations = variations.write(variations.read(rest[beside:], record.line()), record.line())
    return record


def read_header(lines: list[str]) -> dict[str, str]:
    names = list(HEADER)
    for more in (ENTROPY, SCENE):
        if len(lines) > len(names) and lines[len(names)].startswith(f"{more} "):
            names.append(more)
    head = read_fields(lines, names)
    if head["bedesten"] != FORMAT:
        raise BadRecord(f"line 1: record format {head['bedesten']!r}: expected {FORMAT}")
    return head


def begun(head: dict[str, str]) -> Record:
    """A record without turns, as its header says."""
    setup = Setup(number(head["players"], "players"), read_options(head["options"]), head.get(SCENE, ""))
    seats = head["seats"].split()
    if len(seats) != setup.players:
        raise BadRecord(f"seats: {len(seats)} names for {setup.players} players")
    dealt, _, after = head["commit"].partition(" after ")
    commit, tape, other = dealt.partition(" tape")
    record = Record(head["game"], number(head["rules"], "rules"), setup, seats, commit)
    record.tape = bool(tape) and not other
    record.after = number(after, "commit … after") if after else 0
    record.shares = entropy.read(head.get(ENTROPY, ""), setup.players)
    return record


def read_fields(lines: list[str], names: list[str]) -> dict[str, str]:
    """The header: one line of each name, in this order."""
    fields: dict[str, str] = {}
    for i, name in enumerate(names):
        line = lines[i] if i < len(lines) else ""
        key, _, value = line.partition(" ")
        if key != name:
            raise BadRecord(f"line {i + 1}: {line[:40]!r}: expected '{name} …'")
        fields[name] = value.strip()
    return fields


def read_turn(line: str, at: int) -> tuple[str, list[str]]:
    words = line.split()
    if len(words) < 3 or not is_whole(words[0]):
        raise BadRecord(f"line {at + 1}: {line[:40]!r}: expected a turn number, a seat and tokens")
    return f"{words[0]} {words[1]}", words[2:]


def read_footer(record: Record, lines: list[str]) -> None:
    """A record without its last line was cut off."""
    fields: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(" ")
        if name not in FOOTER or name in fields:
            raise BadRecord(f"{line[:40]!r} after the last turn: expected {', '.join(FOOTER)}, each once")
        fields[name] = value.strip()
    if not fields.get("digest"):
        raise BadRecord("the record is cut off: expected a last line 'digest …'")
    record.digest = fields["digest"]
    record.seed = fields.get("seed", "")
    record.result = [number(word, "result") for word in fields.get("result", "").split()]


def read_options(text: str) -> dict[str, object]:
    options: dict[str, object] = {}
    for word in text.split():
        key, _, value = word.partition("=")
        known: dict[str, object] = {"true": True, "false": False}
        options[key] = known.get(value, int(value) if is_whole(value) else value)
    return options


def number(word: str, name: str) -> int:
    if not is_whole(word) or word.startswith("-"):
        raise BadRecord(f"{name}: {word!r}: expected a whole number")
    return int(word)


# ------------------------------------------------------------------ replay


def replay(record: Record, game: Game[Any, Any]) -> Iterator[tuple[int, str, Match]]:
    """Play a record again: yields before every token the line's number, the token, and the match so far."""
    if record.rules != game.rules_version:
        raise BadRecord(f"played under rules {record.rules}: expected {game.rules_version}")
    try:
        match = Match(game, record.setup)
    except ValueError as error:
        raise BadRecord(f"header: {error}") from None
    for line, (name, tokens) in enumerate(record.turns):
        if name != label(match, record.seats):
            raise BadRecord(f"turn {name}: expected turn {label(match, record.seats)}")
        for token in tokens:
            yield line, token, match
            try:
                match.push_token(token)
            except ValueError as error:
                raise BadRecord(f"turn {name}: {error}") from None
    check_end(record, match)
    yield len(record.turns), "", match


def check_end(record: Record, match: Match) -> None:
    over = match.to_move() == OVER
    if record.result and not over:
        raise BadRecord("the record gives a result, but the game is not over")
    if over and record.result != match.game.ranking(match.state):
        raise BadRecord(f"result {record.result}: expected {match.game.ranking(match.state)}")
    expected = digest(record, match.log, match.game.notation.dump(match.state))
    if record.digest != expected:
        raise BadRecord(f"digest {record.digest}: expected {expected}; the record was altered or cut off")


def final(record: Record, game: Game[Any, Any]) -> Match:
    """The match at the end of a record, checked."""
    match = deque(replay(record, game), maxlen=1)[0][2]
    check_variations(record, match.game)
    return match


def check_variations(record: Record, game: Game[Any, Any]) -> None:
    """Each of them can be played."""
    if record.variations:
        tree = variations.read(record.variations, record.line())
        deque(variations.told(game, opening(game, record.setup), tree), maxlen=0)


def verify(record: Record, game: Game[Any, Any]) -> str:
    """Empty if every chance outcome follows from the revealed seed, else what does not."""
    if record.commit == BY_HAND:
        return "dice and cards were given by hand: no seed dealt them"
    if not record.seed:
        what = "the deal it is of" if record.result else "the game"
        return f"the seed is not revealed yet: {what} is not over"
    if commitment(record.seed) != record.commit:
        return f"the seed does not match the commitment of the header: expected {commitment(record.seed)}"
    broken = [share.seat for share in record.shares if not share.kept()]
    if broken:
        return f"what seat {broken[0]} added to the seed is not what it had promised"
    seed = entropy.mixed(record.seed, record.shares)
    for line, token, match in replay(record, game):
        if token and match.to_move() == CHANCE and len(match.log) >= record.after:
            game = match.game
            outcome = match.dealer(seed, record.tape).answer(game, match.state)
            dealt = game.lexicon.token(outcome)
            if game.lexicon.action(token) != game.lexicon.action(dealt):
                name = record.turns[line][0]
                return f"chance outcome {match.dealt + 1} (turn {name}) is {token}: the seed deals {dealt}"
    return ""
