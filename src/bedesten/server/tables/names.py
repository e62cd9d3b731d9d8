"""What people may be called: visible, not too long, and not to be taken for anybody else at the table."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from bedesten import catalog
from bedesten.bots import levels
from bedesten.core.play.record import COLOURS
from bedesten.server.errors import Refused
from bedesten.server.protocol.bounds import NAME_LENGTH
from bedesten.server.store.players import GONE
from bedesten.server.store.rows import BOT, SeatRow
from bedesten.server.words import say, voice
from bedesten.text import LANGUAGES

MARKS = 2  # accents on one letter, beyond those that are part of it
# Characters that show nothing, though Unicode counts them among the visible ones.
BLANK = {*"\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"}
SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # how a sign is drawn: left out
# Characters of other scripts (Cyrillic, Greek, Armenian), each behind the Latin one it looks like.
LOOK_LIKE = (
    "AАΑ BВΒ CСϹ DᎠ EЕΕ GԌ HНΗ IІΙ JЈͿ KКΚ LԼ MМΜ NΝ OОΟՕ PРΡ QԚ SЅՏ TТΤ UՍ VѴ WԜ XХΧ YУҮΥ ZΖ "
    "aаα bЬь cсϲ dԁ eе gց hһհ iіιı jјϳ kкκ lӏ mм nոп oоοօ pрρ qԛ rг sѕ tтτ uսυ vѵν wԝω xхχ yуүγ"
)
LOOKS = str.maketrans({sign: word[0] for word in LOOK_LIKE.split() for sign in word[1:]})
STROKES = str.maketrans("0I1|", "Olll")  # and what looks alike within one script
ADDRESSED = {"you", "vous", "robot", "robots", "bot"}
# The robots of the house, in every game and language. People may be called so too, and are told apart.
RIVALS = {
    "ozan": "Ozan",
    "nilufer": "Nilüfer",
    "idris": "Idris",
    "ester": "Ester",
    "hagop": "Hagop",
    "safiye": "Safiye",
    # who sits at tables from before there were rivals, and where nobody was named
    "random": "Ozan",
    "easy": "Nilüfer",
    "greedy": "Idris",
    "medium": "Ester",
    "hard": "Hagop",
    "master": "Safiye",
}


def robots_called(part: str) -> tuple[str, ...]:
    """The bots of those who have this in their name."""
    return tuple(bot for bot, name in RIVALS.items() if part.lower() in name.lower())


def clean_name(name: str | None) -> str:
    """As it will be shown; empty if nobody said."""
    return " ".join(SELECTORS.sub("", unicodedata.normalize("NFC", name or "")).split())


def good_name(name: str) -> bool:
    """Short, printable, nothing invisible, no heap of accents, and not a word that means somebody else."""
    return len(name) <= NAME_LENGTH and visible(name) and not means_another(name)


def visible(text: str) -> bool:
    """Nothing in it hides."""
    return text.isprintable() and not BLANK & {*text} and few_marks(text)


def few_marks(name: str) -> bool:
    marks = MARKS + 1  # nothing to stand on yet
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MARKS:
            return False
    return True


def means_another(name: str) -> bool:
    """The words by which a table speaks of the reader and of robots, alone or beside a name: `Ayşe (you)`."""
    parts = re.split(r"[^\w\s|]+", name)
    robots = {folded(robot) for robot in [*catalog.BOTS, *catalog.guests()] if robot not in levels.RIVALS}
    return bool(looks("".join(parts)) & robots) or any(looks(part) & ADDRESSED for part in parts)


def checked_name(name: str | None) -> str:
    cleaned = clean_name(name)
    if not good_name(cleaned):
        most = f"at most {NAME_LENGTH} printable characters"
        raise Refused(400, f"name: expected {most}, other than a word for robots or for the reader")
    return cleaned


# ------------------------------------------------------------------ look-alikes


def folded(name: str) -> str:
    """The same for names that differ only by case, accents, script or blanks."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(LOOKS).casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign) and not sign.isspace())


def looks(name: str) -> set[str]:
    """What it may be read as: as it is, and with those strokes that are drawn alike, as in Al, AI, A1."""
    return {folded(name), folded(unicodedata.normalize("NFKC", name).translate(LOOKS).translate(STROKES))}


def alike(one: str, other: str) -> bool:
    return bool(looks(one) & looks(other))


def told_apart(name: str, others: Iterable[str]) -> str:
    """With a number behind it if somebody at the table is called so, or nearly so, already."""
    taken = list(others)
    free, number = name, 1
    while name and any(alike(free, other) for other in taken):
        number += 1
        mark = f" ({number})"
        free = name[: NAME_LENGTH - len(mark)].rstrip() + mark
    return free


# ------------------------------------------------------------------ at a table


def robot_name(bot: str) -> str:
    """A robot of somebody else is called as they call it."""
    return RIVALS.get(bot) or bot.rpartition(":")[2].rpartition("/")[2][:NAME_LENGTH]


def called(seats: Iterable[SeatRow], game: str, lang: str) -> list[str]:
    """By seat: people by their names, robots by theirs, and who gave none by colour or symbol."""
    people = ((seat.name, stranger(seat, lang), mark(game, seat)) for seat in seats)
    return list(named(tuple(people), game, lang))


def stranger(seat: SeatRow, lang: str) -> str:
    """What somebody is called who has given no name and never will: a robot, or who has left for good."""
    if seat.kind == BOT:
        return robot_name(seat.bot)
    return say(lang, "somebody") if seat.player == GONE else ""


def mark(game: str, seat: SeatRow) -> str:
    """What tells a seat from the others: its colour, or the symbol its game gives it."""
    return seat.colour or (catalog.game(game).seats or COLOURS)[seat.seat]


@lru_cache(maxsize=4096)
def named(people: tuple[tuple[str, str, str], ...], game: str, lang: str) -> tuple[str, ...]:
    """Of each the name that was given, what a stranger is called, and the mark. The same rival twice, or one
    who is called like a person at the table, is `Idris` and `Idris, green`."""
    text = voice(lang, game)
    marks = [text.say(f"ui.colour.{mark}") for _, _, mark in people]
    names = [name or ("" if other else mark) for (name, other, _), mark in zip(people, marks, strict=True)]
    for seat, (_, name, _) in enumerate(people):
        if not names[seat]:
            taken = any(alike(name, other) for other in names if other)
            names[seat] = f"{name}, {text.grammar.within(marks[seat])}" if taken else name
    return tuple(names)


def named_among(name: str, seat: int, seats: Iterable[SeatRow], game: str) -> str:
    """A name for a seat, told apart from what the others are called in any language."""
    rows = [replace(row, name="") if row.seat == seat else row for row in seats]
    names = [called(rows, game, lang) for lang in LANGUAGES]
    return told_apart(name, [other for each in names for i, other in enumerate(each) if i != seat])


def named_apart(seats: list[SeatRow], game: str) -> list[SeatRow]:
    """The first who asks for a name has it."""
    renamed = [replace(seat, name="") for seat in seats]
    for seat in seats:
        renamed[seat.seat] = replace(seat, name=named_among(seat.name, seat.seat, renamed, game))
    return renamed
