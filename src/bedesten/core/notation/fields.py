"""Reading JSON with care: every mistake is named by its path and what was expected there."""

from bedesten.core.errors import BadSave


class Fields:
    """One JSON object on its way in. Everything in it must be asked for, or done() complains."""

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, dict):
            raise BadSave(f"{path or 'the position'} is {brief(data)}: expected an object")
        self.data: dict[str, object] = data
        self.path = path
        self.asked: set[str] = set()

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        return key in self.data

    def get(self, key: str) -> object:
        self.asked.add(key)
        if key not in self.data:
            raise BadSave(f"{self.at(key)} is missing")
        return self.data[key]

    def inner(self, key: str) -> "Fields":
        return Fields(self.get(key), self.at(key))

    def number(self, key: str, least: int, most: int) -> int:
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadSave(f"{self.at(key)} is {brief(value)}: expected a whole number from {least} to {most}")
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise BadSave(f"{self.at(key)} is {brief(value)}: expected true or false")
        return value

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str):
            raise BadSave(f"{self.at(key)} is {brief(value)}: expected a text")
        return value

    def items(self, key: str) -> list[object]:
        value = self.get(key)
        if not isinstance(value, list):
            raise BadSave(f"{self.at(key)} is {brief(value)}: expected a list")
        return value

    def word(self, key: str, words: list[str]) -> int:
        """The number of one of these words."""
        return find(self.get(key), words, self.at(key))

    def words(self, key: str, words: list[str]) -> list[int]:
        """The numbers of a list of words."""
        return [find(value, words, self.at(key)) for value in self.items(key)]

    def word_set(self, key: str, words: list[str]) -> int:
        """Words as bits; none may stand twice."""
        bits = 0
        for number in self.words(key, words):
            if bits >> number & 1:
                raise BadSave(f"{self.at(key)} has {words[number]} more than once")
            bits |= 1 << number
        return bits

    def numbers(self, key: str, most: int) -> int:
        """Whole numbers as bits; none may stand twice."""
        bits = 0
        for value in self.items(key):
            if type(value) is not int or not 0 <= value <= most or bits >> value & 1:
                raise BadSave(
                    f"{self.at(key)} has {brief(value)}: expected numbers from 0 to {most}, each once"
                )
            bits |= 1 << value
        return bits

    def done(self) -> None:
        """Whatever was not asked for is a mistake, most likely a misspelling."""
        for key in self.data:
            if key not in self.asked:
                raise BadSave(f"{self.at(key)} is unknown: expected {', '.join(sorted(self.asked))}")


def find(value: object, words: list[str], path: str) -> int:
    if not isinstance(value, str) or value not in words:
        raise BadSave(f"{path} has {brief(value)}: expected one of {', '.join(words)}")
    return words.index(value)


def agree(given: Fields, derived: dict[str, object], unordered: list[str]) -> None:
    """Whatever stands in the data must be what the loaded position says, at any depth; lists under the
    unordered names, such as the cards in a hand, in any order."""
    for key, value in given.data.items():
        if key not in derived:
            raise BadSave(f"{given.at(key)} is unknown: expected {', '.join(derived)}")
        compare(value, derived[key], given.at(key), unordered)


def compare(value: object, expected: object, path: str, unordered: list[str]) -> None:
    if isinstance(value, dict) and isinstance(expected, dict):
        agree(Fields(value, path), expected, unordered)
    elif isinstance(value, list) and isinstance(expected, list) and path.split(".")[-1] in unordered:
        if sorted(map(str, value)) != sorted(map(str, expected)):
            raise BadSave(f"{path} is {brief(value)}: expected {brief(expected)}")
    elif isinstance(value, list) and isinstance(expected, list) and len(value) == len(expected):
        for i, (mine, other) in enumerate(zip(value, expected, strict=True)):
            compare(mine, other, f"{path}.{i}", unordered)
    elif value != expected:
        raise BadSave(f"{path} is {brief(value)}: expected {brief(expected)}")


def brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"
