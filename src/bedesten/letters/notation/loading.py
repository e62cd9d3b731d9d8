"""The expansion's fields of a position, read with care. The schema is in docs/notation.md."""

from bedesten.core.errors import BadSave, BadSetup
from bedesten.core.notation.fields import Fields, brief
from bedesten.core.step import Step
from bedesten.istanbul.kernel import State, Table
from bedesten.istanbul.window import Window
from bedesten.letters import options
from bedesten.letters.box import copies_of
from bedesten.letters.copying import CopyCard
from bedesten.letters.double import SEALS, BuyTurn
from bedesten.letters.ids import (
    BACK,
    KIOSK_PLACE,
    KIOSK_TILES,
    LAST_PLACE,
    NOBODY,
    PLACES,
    SECRET_SOCIETY,
    SLOT,
)
from bedesten.letters.kiosk import LastTile, PickTile, Receive, RevealTile, UseTile
from bedesten.letters.lexicon import LETTER
from bedesten.letters.notation.codec import SUPPLIES
from bedesten.letters.post import DrawLetter, has_piece_at
from bedesten.letters.rulings import SECRET_SOCIETY_LIRA
from bedesten.letters.side import ALL_TILES, LettersSide, side_of
from bedesten.letters.society import PILES
from bedesten.letters.tables import Tables

MOST_RUBIES = 10**6


def load_table(f: Fields, t: Table) -> None:
    side = LettersSide(t.players, load_tables(f), load_deck(f))
    t.sides[SLOT] = side
    t.copies = copies_of(t, side)
    t.acting = 0 if f.get("acting") is None else f.word("acting", t.rules.place_names)
    side.doubled = f.number("doubled", NOBODY, t.players - 1)
    side.joined = f.number("joined", NOBODY, t.players - 1)
    side.added = f.number("added_rubies", 0, MOST_RUBIES)
    places = f.inner("places")
    load_kiosk(places.inner(PLACES[KIOSK_PLACE]), side)
    side.served = load_society(places.inner(PLACES[SECRET_SOCIETY]))
    side.paid = load_paid(places.inner(PLACES[SECRET_SOCIETY]), t)
    load_letters(f, t)
    check_delivered(t)
    check_kiosk(t)


def load_tables(f: Fields) -> Tables:
    """The replaceable data; left out, it is the standard one."""
    try:
        return options.read(f.inner("letter_tables").data if f.has("letter_tables") else {})
    except BadSetup as error:
        raise BadSave(f"letter_tables: {error}") from None


def load_deck(f: Fields) -> bool:
    return f.has("bonus_deck") and f.word("bonus_deck", options.DECKS) == 1


def load_kiosk(f: Fields, side: LettersSide) -> None:
    """Every tile is face down, revealed, chosen or discarded; what is not named is face down."""
    side.shown = f.word_set("revealed", KIOSK_TILES)
    side.spent = f.word_set("chosen", KIOSK_TILES)
    side.tile_discards = f.word_set("discard", KIOSK_TILES)
    piles = [side.shown, side.spent, side.tile_discards]
    known = side.shown | side.spent | side.tile_discards
    if known.bit_count() != sum(pile.bit_count() for pile in piles):
        raise BadSave(f"{f.path} has a tile more than once: there is one of each (LET-STATE-1)")
    side.tiles = ALL_TILES ^ known


def load_society(f: Fields) -> int:
    piles = f.items("lira")
    if piles not in [PILES[gone:] for gone in range(len(PILES) + 1)]:
        raise BadSave(f"{f.at('lira')} is {brief(piles)}: expected the last of {PILES} (LET-SETUP-8)")
    return len(PILES) - len(piles)


def load_paid(f: Fields, t: Table) -> int:
    """Who took a pile, where each player may take one only; left out, nobody. LET-SECR-3."""
    if not t.rulings[SECRET_SOCIETY_LIRA] or not f.has("served"):
        return 0
    return f.numbers("served", t.players - 1)


def load_letters(f: Fields, t: Table) -> None:
    """The pile is what is neither held nor discarded."""
    side = side_of(t)
    names = [*t.rules.place_names, *SUPPLIES]
    for seat, entry in enumerate(f.items("seats")):
        mine = Fields(entry, f"seats.{seat}")
        companion = mine.word("companion", names)
        first = len(t.rules.place_names)
        side.companions[seat] = companion if companion < first else first - companion
        side.letters[seat] = sorted(load_letter(word, mine) for word in mine.items("letters"))
    discard = f.inner("letters").items("discard")
    for place in discard:
        if type(place) is not int or not 1 <= place <= LAST_PLACE:
            raise BadSave(f"letters.discard is {brief(discard)}: expected numbers of places")
        side.discarded[place] += 1
    held = [letter % BACK for letters in side.letters for letter in letters]
    for place in range(LAST_PLACE + 1):
        gone = side.discarded[place] + held.count(place)
        side.pile[place] -= gone
        if side.pile[place] < 0:
            copies = side.tables.letters[place]
            raise BadSave(
                f"seats and discard have {gone} letters {place}: expected at most {copies} (LET-R1)"
            )
    side.pile_size = sum(side.pile)


def load_letter(word: object, f: Fields) -> int:
    """`9-front`, `9-back`, or `9` for a letter that is not delivered yet."""
    letter = LETTER.understands(str(word))
    if letter < 0:
        raise BadSave(f"{f.at('letters')} has {brief(word)}: expected letters such as 9-front or 9-back")
    return letter


def check_delivered(t: Table) -> None:
    """No letter waits where a piece of its owner stands. LET-DELIV-1."""
    for seat, letters in enumerate(side_of(t).letters):
        for letter in letters:
            if letter < BACK and has_piece_at(t, seat, letter):
                raise BadSave(
                    f"seats.{seat}.letters has {LETTER.words[letter]}: "
                    f"expected {LETTER.words[letter + BACK]}, since a piece stands there (LET-DELIV-1)"
                )


def check_kiosk(t: Table) -> None:
    """While tiles are chosen there is one for everybody who chooses, and one more. LET-KIOSK-1."""
    side = side_of(t)
    reveals, picks, last = [
        sum(isinstance(step, kind) for step in t.todo) for kind in (RevealTile, PickTile, LastTile)
    ]
    if reveals + side.shown.bit_count() != picks + last:
        raise BadSave("todo: expected as many PickTile and LastTile as tiles revealed or still to be")


def possible(step: Step[State], t: Table) -> bool:
    """Whether a step has what it needs."""
    side = side_of(t)
    if isinstance(step, DrawLetter):
        return side.pile_size > 0
    if isinstance(step, RevealTile):
        return side.tiles > 0
    if isinstance(step, UseTile | Receive):
        return side.spent >> step.tile & 1 == 1
    if isinstance(step, BuyTurn):
        return side.seals(step.seat) >= SEALS
    if isinstance(step, CopyCard):
        return len(t.discards) > 1 and isinstance(t.todo[t.todo.index(step) - 1], Window)
    return True
