"""What happens at the table, in the words of a human language.

`Text("en", game)` turns keys, tokens, events and reasons of a game into sentences. The messages are those of
the frame and, over them, those of the boxes of the game: the slice of a box has a file for every language,
and FIELDS for what only its messages hold.
"""

import re
from typing import Any, NamedTuple, TypeAlias, TypeVar

from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.core.guide import Reason
from bedesten.core.ids import SPAN, Action
from bedesten.text.catalogue import FIRST, LANGUAGES, load, understood
from bedesten.text.grammar import grammar
from bedesten.text.words import (
    Facts,
    Person,
    Word,
    addressed,
    event_facts,
    fields_of,
    kind_of,
    option_facts,
    spoken,
    told_facts,
)

__all__ = ["FIRST", "LANGUAGES", "Person", "Text", "Word", "understood"]

# {field}, {field:form}, {field|one|many}
FIELD = re.compile(r"\{(\w+)(?::(\w+))?(?:\|([^{}|]*)\|([^{}|]*))?\}")


class Asked(NamedTuple):
    """A field of a message, and the form or the number it is asked for in."""

    name: str
    form: str | None
    one: str | None
    many: str | None


Part: TypeAlias = tuple[str, Asked | None]  # what stands before a field, and the field; none after the last


def parse(message: str) -> list[Part]:
    parts: list[Part] = []
    end = 0
    for field in FIELD.finditer(message):
        parts.append((message[end : field.start()], Asked(*field.groups())))
        end = field.end()
    return [*parts, (message[end:], None)]


T = TypeVar("T")
MOST = 2000  # sentences that are remembered
NO_BREAK = "\N{NO-BREAK SPACE}"


class Text:
    """The voice of one language, for one game."""

    def __init__(self, lang: str, game: Game[Any, Any]) -> None:
        self.messages = load(lang, game.boxes)
        self.fields = fields_of(game.boxes)
        self.game = game
        self.lang = lang
        self.grammar = grammar(lang)
        self.numbered: dict[str, list[str]] = {}
        self.parsed: dict[str, list[Part]] = {}
        self.known: dict[object, Any] = {}

    def say(self, key: str, facts: Facts | None = None) -> str:
        """The message of a key with its fields filled in; KeyError if there is no such message."""
        parts = self.parsed.get(key)
        if parts is None:
            parts = self.parsed[key] = parse(self.messages[key])
        said = ""
        for before, asked in parts:
            said += before
            if asked:
                said = self.grammar.join(said, self.field(asked, facts or {}))
        return said

    def field(self, asked: Asked, facts: Facts) -> str:
        """One value, in the form or number that the message asks for."""
        form, one, many = asked.form, asked.one, asked.many
        value = facts[asked.name]
        if one is not None and many is not None and isinstance(value, int):
            return one if self.grammar.one(value) else many
        if isinstance(value, Person):
            return self.grammar.whose(value.name) if form == "of" else value.name
        if not isinstance(value, Word):
            return str(value)
        if form is not None and form in facts:
            return self.say(f"count.{value.kind}.{value.word}", {"count": facts[form]})
        return self.word(value, form or "name")

    def word(self, word: Word, form: str) -> str:
        """The name of a word, bare or with its article; a capital form starts a sentence."""
        called = f"{word.kind}.{word.word}"
        # a box that speaks English lacks the forms that only another language has
        name = self.messages.get(f"{form.lower()}.{called}") or self.messages[f"name.{called}"]
        return name[0].upper() + name[1:] if form[0].isupper() else name

    def aim(self, place: str, turns: int) -> str:
        """Where a seat means to come nearer to winning, and in how many of its turns; nowhere if there is no
        place."""
        if not place:
            return self.say("ui.analyse.no_plan")
        key = "ui.analyse.plan_now" if turns == 1 else "ui.analyse.plan"
        return self.say(key, {"place": Word("place", place), "colour": Word("colour", place), "turns": turns})

    def gained(self, gain: dict[str, int]) -> str:
        """Amounts of what a game calls assets, with their signs, each of them on one line; of one without a
        word nothing is said."""
        known = {f"count.asset.{name}": amount for name, amount in gain.items()}
        amounts = [
            ("+" if amount > 0 else "−") + self.say(key, {"count": abs(amount)}).replace(" ", NO_BREAK)
            for key, amount in known.items()
            if key in self.messages
        ]
        return ", ".join(amounts) or self.say("ui.analyse.nothing")

    def prospect(self, gain: dict[str, int], turns: int) -> str:
        """What an option brings in its turn and, where that is not what a seat plays for, in how many of its
        turns it comes to that; 0 if it is far away."""
        key = "ui.analyse.next" if turns else "ui.analyse.next_none"
        if turns == 1 or key not in self.messages:
            return self.gained(gain)
        then = self.say(key, {"turns": turns})
        return self.say("ui.analyse.then", {"gain": self.gained(gain), "next": then})

    # --- names

    def name(self, kind: str, word: str) -> str:
        """What a word of the notation is called; KeyError if it has no name."""
        if kind in ("bundle", "goods"):
            return self.goods(word)
        if kind == "set of places":
            return self.enumerated("place", word)
        if kind == "seat":
            return self.say("word.player", {"number": int(word) + 1})
        if kind == "pair of dice":
            die, die2 = word.split("+")
            return self.say("word.pair", {"die": die, "die2": die2})
        return self.messages[f"name.{kind.replace(' ', '_')}.{word}"]

    def goods(self, signs: str) -> str:
        """`RRG` as 2 fabric, 1 spice."""
        counts = {sign: signs.count(sign) for sign in signs}
        told = [self.say(f"count.good.{sign}", {"count": n}) for sign, n in counts.items()]
        return ", ".join(told) or self.say("word.nothing")

    def enumerated(self, kind: str, words: str) -> str:
        """Names with commas between them."""
        names = [self.name(kind, word) for word in words.split(",") if word]
        return ", ".join(names) or self.say("word.nothing")

    def words(self, kind: str) -> list[str]:
        """The words of a kind by their numbers; of one that the lexicon does not have, in the order in which
        they have names."""
        if kind not in self.numbered:
            known = kind_of(self.game, kind)
            named = [key for key in self.messages if key.startswith(f"name.{kind}.")]
            self.numbered[kind] = known.words if known else [key.split(".", 2)[2] for key in named]
        return self.numbered[kind]

    def called(self, kinds: str, word: str, names: list[str]) -> str:
        """What a word is called, of one of these kinds (`place+supply`; what follows a colon tells alike
        ones apart); as it is written where it has no name."""
        for kind in kinds.partition(":")[0].split("+"):
            known = kind_of(self.game, kind)
            if kind == "seat":
                return names[int(word)]
            if known and known.understands(word) >= 0:
                facts = known.fields(known.understands(word))
                told = [spoken(self, name, value, names) for name, value in facts.items()]
                return " – ".join(map(self.said, told))
            if f"name.{kind}.{word}" in self.messages:
                return self.messages[f"name.{kind}.{word}"]
        return word

    def said(self, value: object) -> str:
        return self.word(value, "name") if isinstance(value, Word) else str(value)

    def laid(self, label: str, about: tuple[str, str], names: list[str]) -> str:
        """What a field of a position that is laid by hand holds, and of what."""
        of = [self.called(*about, names)] if about[0] else []
        said = ": ".join(of + ([self.say(f"field.{label}")] if label else []))
        return said[0].upper() + said[1:]

    def fault(self, message: str, names: list[str]) -> str:
        """What the engine says of an impossible position, for people; as it is where there are no words."""
        for pattern, key in self.fields.faults.items():
            if match := re.search(pattern, message):
                facts = {
                    name: self.fact(name, word, names) for name, word in match.groupdict().items() if word
                }
                return self.say(f"fault.{key}", facts)
        return self.say("fault.other", {"text": message})

    def fact(self, name: str, word: str, names: list[str]) -> object:
        if name == "seat":
            return Person(names[int(word)])
        return int(word) if word.isdecimal() else self.called(name, word, names)

    # --- sentences

    def option(self, game: Game[Any, Any], a: Action, names: list[str] | None = None, about: str = "") -> str:
        """What choosing an action does, or what chance may bring; better if one knows what it is about."""
        again = ("option", game, a, about, *(names or []))
        if again in self.known:
            return self.known[again]  # type: ignore[no-any-return]
        number, argument = divmod(a, SPAN)
        verb = game.lexicon.verbs[number]
        key = f"chance.{verb[1:]}" if verb.startswith("*") else f"option.{verb}"
        word = game.lexicon.kinds[number].words[argument] or "none"
        known = [f"{key}_{about}_{word}", f"{key}_{about}", f"{key}_{word}", key]
        key = next((message for message in known if message in self.messages), key)
        return self.learn(again, self.say(key, option_facts(self, game, a, names or [])))

    def undo(self, game: Game[Any, Any], a: Action, names: list[str] | None = None) -> str:
        """What taking an answer back takes back; where nothing else is said, as it was offered."""
        key = f"undo.{game.lexicon.verbs[a // SPAN]}"
        if key not in self.messages:
            return self.option(game, a, names)
        return self.say(key, option_facts(self, game, a, names or []))

    def event(self, game: Game[Any, Any], e: Event, viewer: int, names: list[str]) -> str:
        """What happened, as far as this viewer may know it."""
        key, fields = game.events[e.kind]
        if e.seen_by(viewer):
            return self.say(f"event.{key}", event_facts(self, game, fields, e, names))
        return self.say(f"event.{key}_hidden", event_facts(self, game, [], e, names))

    def told(self, game: Game[Any, Any], e: Event, viewer: int, names: list[str]) -> str:
        """The same, said to the one who did it or to whom it was done as one speaks to people: you."""
        again = ("told", game, viewer, e.secret, e.kind, e.seat, *e.args, *names)
        if again in self.known:
            return self.known[again]  # type: ignore[no-any-return]
        key, fields = game.events[e.kind]
        known = [f"{form}.{key}" for form in addressed(fields, e, viewer)]
        said = next((message for message in known if message in self.messages), "")
        if not said or not e.seen_by(viewer):
            return self.learn(again, self.event(game, e, viewer, names))
        return self.learn(again, self.say(said, event_facts(self, game, fields, e, names)))

    def plans(self, game: Game[Any, Any], e: Event, names: list[str]) -> tuple[str, str]:
        """What would happen, said to the one it would happen to: a sentence, and one line among others."""
        again = ("plans", game, e.kind, e.seat, *e.args, *names)
        if again in self.known:
            return self.known[again]  # type: ignore[no-any-return]
        key, fields = game.events[e.kind]
        facts = event_facts(self, game, fields, e, names)
        said = self.say(f"you.{key}" if f"you.{key}" in self.messages else f"event.{key}", facts)
        short = self.say(f"plan.{key}", facts) if f"plan.{key}" in self.messages else said
        return self.learn(again, (said, short))

    def reason(self, r: Reason, names: list[str] | None = None) -> str:
        """Why something is not allowed, and the rule that says so."""
        return f"{self.filled(f'reason.{r.key}', r.facts, names or [])} ({r.rule})"

    def filled(self, key: str, facts: Facts, names: list[str]) -> str:
        """A message whose facts are words of the notation."""
        again = ("filled", key, *facts.items(), *names)
        if again in self.known:
            return self.known[again]  # type: ignore[no-any-return]
        return self.learn(again, self.say(key, told_facts(self, facts, names)))

    def learn(self, again: object, said: T) -> T:
        """The same things are said at every table, over and over: they are put together once."""
        if len(self.known) >= MOST:
            self.known.clear()
        self.known[again] = said
        return said

    def filled_if(self, key: str, facts: Facts, names: list[str]) -> str:
        """The same, or nothing where there is no such message."""
        return self.filled(key, facts, names) if key in self.messages else ""

    def ask(self, step: str, idle: bool = False) -> str:
        """The question of a decision, by the name of its class; idle when there is only a way out."""
        key = f"ask_idle.{step}" if idle else ""
        return self.say(key if key in self.messages else f"ask.{step}")
