"""Fields of messages: what the numbers and words of a game become before they are said."""

from typing import Any, Protocol, TypeAlias

from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.core.guide import Reason
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import Kind

Facts: TypeAlias = dict[str, object]

KINDS = {  # fields that hold a word of the notation, and its kind
    "place": "place",
    "here": "place",
    "beside": "place",
    "good": "good",
    "card": "card",
    "tile": "tile",
    "token": "token",
    "guild_card": "guild_card",
    "tavern_tile": "tavern_tile",
    "demand": "demand_tile",
    "assistant": "assistant",
    "phase": "phase",
    "now": "phase",
    "colour": "colour",
    "side": "side",
    "medal": "medal",
    "zone": "zone",
    "kiosk_tile": "kiosk_tile",
    "reading": "reading",
}
PLAIN = {
    "square": "square",
    "entrance": "square",
    "building": "building card",
    "letter": "letter",
}  # as written
# kinds of argument whose field has another name
FIELDS = {
    "demand tile": "demand",
    "building card": "building",
    "authorisation": "building",
    "source": "building",
    "number of coins": "count",
    "number of other coins": "count",
}
BUNDLES = [  # fields that hold goods by their letters
    "bundle",
    "goods",
    "missing",
    "unwanted",
    "goods_and_coffee",
    "six_goods",
    "set_of_goods",
]
LISTS = {"places": "place", "cards": "card"}  # fields that hold words with commas, and their kind
PEOPLE = ["seat", "other"]
SUPPLY = -1


class Word:
    """A word of the notation that has a name; the message says in which form."""

    def __init__(self, kind: str, word: str) -> None:
        self.kind = kind
        self.word = word


class Person:
    """A player as everybody calls him."""

    def __init__(self, name: str) -> None:
        self.name = name


class Voice(Protocol):
    """What the fields need of a language."""

    def say(self, key: str, facts: Facts | None = None) -> str: ...
    def goods(self, letters: str) -> str: ...
    def listed(self, kind: str, words: str) -> str: ...
    def words(self, kind: str) -> list[str]: ...


def person(voice: Voice, seat: int, names: list[str]) -> Person:
    """By name, or by number where no names are known."""
    if seat == SUPPLY:
        return Person(voice.say("word.supply"))
    if 0 <= seat < len(names):
        return Person(names[seat])
    return Person(voice.say("word.player", {"number": seat + 1}))


def spoken(voice: Voice, field: str, value: object, names: list[str]) -> object:
    """A field in words; numbers stay numbers."""
    if field in PEOPLE and isinstance(value, int):
        return person(voice, value, names)
    if not isinstance(value, str):
        return value
    if field in KINDS:
        return Word(KINDS[field], value)
    if field in BUNDLES:
        return voice.goods(value)
    if field == "letter":
        number, _, side = value.partition("-")
        place = Word("place", voice.words("place")[int(number) - 1])
        return voice.say(f"word.letter_{side}", {"number": number, "place": place})
    return voice.listed(LISTS[field], value) if field in LISTS else value


def kind_of(game: Game[Any, Any], name: str) -> Kind | None:
    """The lexicon's kind of this name, if it has one."""
    kinds = [*game.lexicon.kinds.values(), *game.lexicon.others]
    return next((kind for kind in kinds if kind.name == name), None)


# --- reasons


def reason_facts(voice: Voice, r: Reason, names: list[str]) -> Facts:
    return {field: spoken(voice, field, value, names) for field, value in r.facts.items()}


# --- events


def event_facts(voice: Voice, game: Game[Any, Any], fields: list[str], e: Event, names: list[str]) -> Facts:
    """Who did it, and every argument under the name of its field."""
    facts: Facts = {"who": person(voice, e.seat, names) if e.seat >= 0 else Person(voice.say("word.nobody"))}
    goods = kind_of(game, "good")
    paid = ""
    for field, value in zip(fields, e.args if fields else [], strict=True):
        facts[field] = spoken(voice, field, numbered(voice, game, field, value), names)
        if goods and goods.understands(field) >= 0:  # a field named after a colour counts that good
            paid += goods.words[goods.understands(field)] * value
    facts["goods"] = voice.goods(paid)
    return facts


def numbered(voice: Voice, game: Game[Any, Any], field: str, value: int) -> object:
    """The word a number stands for, where the field holds one."""
    written = kind_of(game, PLAIN[field]) if field in PLAIN else None
    if written:
        return written.words[value]
    if field not in KINDS and field not in BUNDLES:
        return value
    kind = kind_of(game, KINDS.get(field, field).replace("_", " "))
    return kind.words[value] if kind else voice.words(KINDS.get(field, field))[value]


# --- options


def option_facts(voice: Voice, game: Game[Any, Any], a: Action, names: list[str]) -> Facts:
    """The argument of an action, as the fields of its kind."""
    number, argument = divmod(a, SPAN)
    kind = game.lexicon.kinds[number]
    word = kind.words[argument]
    if kind.name == "seat":
        return {"other": person(voice, argument, names)}
    if kind.name == "lira":
        return {"lira": argument}
    if kind.name == "die":
        return {"die": Word("die", word)}
    if kind.name == "set of places":
        return {"places": voice.listed("place", word)}
    if kind.name == "pair of dice":
        die, die2 = word.split("+")
        return {"die": int(die), "die2": int(die2), "total": int(die) + int(die2)}
    if kind.name == "place and position":
        place, position = word.split("@")
        return {
            "place": spoken(voice, "place", numbered(voice, game, "place", int(place)), names),
            "position": position,
        }
    if kind.name == "border":
        ends = [numbered(voice, game, "place", int(place)) for place in word.split("|")]
        return {
            field: spoken(voice, field, end, names)
            for field, end in zip(["place", "beside"], ends, strict=True)
        }
    if kind.name == "target":
        owner, _, colour = word.partition("-")
        neutral = Person(voice.say("word.neutral")) if not owner.isdigit() else None
        return {"other": neutral or person(voice, int(owner), names), "colour": Word("colour", colour)}
    field = FIELDS.get(kind.name, kind.name.replace(" ", "_"))
    return {field: spoken(voice, field, word, names)}
