"""A board as data: its squares, the cards that name its sections, its first stands. KAI-BOARD-7."""

STANDARD = "standard"
JOKER = "joker"
BARKER = "barker"


class Card:
    """A kind of card: standard cards show one section, jokers three, barkers none."""

    def __init__(self, name: str, kind: str, sections: list[int], copies: int) -> None:
        self.name = name
        self.kind = kind
        self.sections = sections
        self.copies = copies


class FirstStand:
    """One stand of a fixed layout; squares by index."""

    def __init__(self, owner: int, colour: int, stand: int, entrance: int) -> None:
        self.owner = owner
        self.colour = colour
        self.stand = stand
        self.entrance = entrance


class Plan:
    """One board. `squares` has one character per square, row by row; `sections` a number, 0 where blocked."""

    def __init__(
        self,
        name: str,
        cols: int,
        squares: str,
        sections: list[int],
        starts: list[int],
        cards: list[Card],
        layouts: dict[int, list[FirstStand]],
        medals: list[int],
    ) -> None:
        self.name = name
        self.cols = cols
        self.squares = squares
        self.sections = sections
        self.starts = starts
        self.cards = cards
        self.layouts = layouts  # by number of players
        self.medals = medals  # VP of gold and silver

    def rows(self) -> int:
        return len(self.squares) // self.cols

    def building_cards(self) -> list[Card]:
        """KAI-CARDS-3: standard cards and jokers."""
        return [card for card in self.cards if card.kind != BARKER]

    def opens(self, card: Card) -> str:
        """What a building card opens, as people say it: `section:4`, `row:4·5·6`, `column:2·5·8`, or
        `sections:2·4·7` where they lie neither beside nor below each other."""
        kind = "section" if len(card.sections) == 1 else self.lie(card.sections)
        return f"{kind}:{'·'.join([str(number) for number in card.sections])}"

    def lie(self, sections: list[int]) -> str:
        """How sections lie to each other."""
        for kind, lines in (("row", self.rows()), ("column", self.cols)):
            for line in range(lines):
                if all(number in self.line(kind, line) for number in sections):
                    return kind
        return "sections"

    def line(self, kind: str, which: int) -> list[int]:
        """The sections along a row or a column of squares."""
        if kind == "row":
            return self.sections[which * self.cols : (which + 1) * self.cols]
        return self.sections[which :: self.cols]

    def square_names(self) -> list[str]:
        """KAI-BOARD-10: row by row."""
        return [f"{column_name(col)}{row + 1}" for row in range(self.rows()) for col in range(self.cols)]


def column_name(col: int) -> str:
    """A, B, …, Z, AA, AB, … from west to east. KAI-BOARD-10."""
    name = ""
    col += 1
    while col > 0:
        col, letter = divmod(col - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


def square_named(name: str, cols: int, size: int) -> int:
    """The index of a square by its name; -1 if the board has no such square."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not letters.isascii() or not letters.isalpha() or not letters.isupper() or not digits:
        return -1
    col = 0
    for letter in letters:
        col = col * 26 + ord(letter) - ord("A") + 1
    row = int(digits)
    square = (row - 1) * cols + col - 1
    return square if row >= 1 and digits[0] != "0" and col <= cols and square < size else -1
