"""Fields of messages: what the numbers and words of a game become before they are said."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from bedesten.core.boxes import slices
from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import Kind

Facts: TypeAlias = dict[str, object]
Table: TypeAlias = dict[str, str]

PEOPLE = ["seat", "other"]
SUPPLY = -1


class Word:
    """A word of the notation that has a name; the message says in which form."""

    def __init__(self, kind: str, word: str) -> None:
        self.kind = kind
        self.word = word


class Person:
    """A player by the name everybody calls them."""

    def __init__(self, name: str) -> None:
        self.name = name


class Voice(Protocol):
    """What the fields need of a language."""

    fields: "Fields"

    def say(self, key: str, facts: Facts | None = None) -> str: ...
    def goods(self, signs: str) -> str: ...
    def enumerated(self, kind: str, words: str) -> str: ...
    def words(self, kind: str) -> list[str]: ...


class Fields:
    """What the fields of a box's messages hold; the slice of a box names it FIELDS."""

    def __init__(
        self,
        kinds: Table | None = None,
        lists: Table | None = None,
        written: Table | None = None,
        goods: list[str] | None = None,
        spoken: dict[str, Callable[["Voice", str], object]] | None = None,
        untold: list[str] | None = None,
        minor: list[str] | None = None,
        alike: dict[str, list[str]] | None = None,
        faults: Table | None = None,
    ) -> None:
        self.kinds = kinds or {}  # a word that has a name, of this kind
        self.lists = lists or {}  # such words with commas between them
        self.written = written or {}  # a word of this kind, said as it is written or as the kind says it
        self.goods = goods or []  # goods, each by its sign
        self.spoken = spoken or {}  # what the box itself puts into words
        self.untold = untold or []  # events that the sentence of a turn leaves out
        self.minor = minor or []  # those it leaves out where there is little room
        self.alike = alike or {}  # assets that are counted together there, by what they are called then
        # what the engine says of an impossible position, as a pattern, and the message that tells it to
        # people; its groups are the fields: `seat`, numbers, or a word of the kind of its name
        self.faults = faults or {}

    def __or__(self, more: "Fields") -> "Fields":
        return Fields(
            self.kinds | more.kinds,
            self.lists | more.lists,
            self.written | more.written,
            self.goods + more.goods,
            self.spoken | more.spoken,
            self.untold + more.untold,
            self.minor + more.minor,
            self.alike | more.alike,
            self.faults | more.faults,
        )


WRONG = {
    r"has (?P<what>\S+) more than once": "twice",
    r"expected a \w+, (?P<least>-?\d+) to (?P<most>\d+)": "bounds",
    r"expected a whole number from (?P<least>-?\d+) to (?P<most>\d+)": "bounds",
}
FRAME = Fields(
    {"place": "place", "here": "place", "card": "card", "good": "good", "colour": "colour"}
    | {"phase": "phase", "now": "phase", "which_die": "die", "reading": "reading"},
    {"places": "place", "cards": "card"},
    goods=["goods", "bundle"],
    faults=WRONG,
)


def fields_of(boxes: Sequence[str]) -> Fields:
    fields = FRAME
    for brought in slices(boxes, __package__):
        fields |= getattr(brought, "FIELDS", Fields())
    return fields


def person(voice: Voice, seat: object, names: list[str]) -> Person:
    """By name, or by number where no names are known; whoever has no seat by what they are."""
    if isinstance(seat, str):
        return Person(voice.say(f"word.{seat}"))
    assert isinstance(seat, int)
    if seat == SUPPLY:
        return Person(voice.say("word.supply"))
    if 0 <= seat < len(names):
        return Person(names[seat])
    return Person(voice.say("word.player", {"number": seat + 1}))


def spoken(voice: Voice, field: str, value: object, names: list[str]) -> object:
    """A field in words; numbers stay numbers."""
    fields = voice.fields
    if field in PEOPLE:
        return person(voice, value, names)
    if not isinstance(value, str):
        return value
    if field in fields.kinds:
        return Word(fields.kinds[field], value)
    if field in fields.goods:
        return voice.goods(value)
    if field in fields.spoken:
        return fields.spoken[field](voice, value)
    return voice.enumerated(fields.lists[field], value) if field in fields.lists else value


@lru_cache(1024)
def kind_of(game: Game[Any, Any], name: str) -> Kind | None:
    """The lexicon's kind of this name, if it has one."""
    kinds = [*game.lexicon.kinds.values(), *game.lexicon.others]
    return next((kind for kind in kinds if kind.name == name), None)


# --- reasons and outlooks


def told_facts(voice: Voice, facts: Facts, names: list[str]) -> Facts:
    return {field: spoken(voice, field, value, names) for field, value in facts.items()}


# --- events


def event_facts(voice: Voice, game: Game[Any, Any], fields: list[str], e: Event, names: list[str]) -> Facts:
    """Who did it, and every argument under the name of its field."""
    facts: Facts = {"who": person(voice, e.seat if e.seat >= 0 else "nobody", names)}
    goods = kind_of(game, "good")
    paid: str | None = None
    for field, value in zip(fields, e.args if fields else [], strict=True):
        facts[field] = spoken(voice, field, numbered(voice, game, field, value), names)
        if goods and goods.understands(field) >= 0:  # a field named after a colour counts that good
            paid = (paid or "") + goods.words[goods.understands(field)] * value
    if paid is not None:
        facts["goods"] = voice.goods(paid)
    return facts


def addressed(fields: list[str], e: Event, viewer: int) -> list[str]:
    """In which forms an event is told to a viewer it concerns, the best one first."""
    if e.seat == viewer:
        return ["told", "you"]
    concerned = dict(zip(fields, e.args, strict=True)).get("other") == viewer
    return ["to_you"] if concerned else []


def numbered(voice: Voice, game: Game[Any, Any], field: str, value: int) -> object:
    """The word a number stands for, where the field holds one."""
    fields = voice.fields
    if field in fields.written:
        kind = kind_of(game, fields.written[field])
        return kind.fields(value).get(field, kind.words[value]) if kind else value
    if field not in fields.kinds and field not in fields.goods:
        return value
    name = fields.kinds.get(field, field)
    kind = kind_of(game, name.replace("_", " "))
    return kind.words[value] if kind else voice.words(name)[value]


# --- options


def option_facts(voice: Voice, game: Game[Any, Any], a: Action, names: list[str]) -> Facts:
    """The argument of an action, as the fields of its kind."""
    number, argument = divmod(a, SPAN)
    said = game.lexicon.kinds[number].fields(argument)
    return {field: spoken(voice, field, value, names) for field, value in said.items()}
