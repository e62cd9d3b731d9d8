"""Letters are drawn, delivered, and handed over. LET-LETTER, LET-DELIV."""

from bedesten.core.ids import WATCHER, Action
from bedesten.core.pile import drawn, nth_of, weights
from bedesten.istanbul.kernel import Do, Roll, State, Table
from bedesten.istanbul.rulings import RESHUFFLE
from bedesten.letters import events as ev
from bedesten.letters.ids import BACK, GIVE_LETTER, LETTER_DRAWN
from bedesten.letters.side import side_of


class TakeLetter(Do):
    """The next letter, if there is one; a shuffle that was put off is made up first. LET-LETTER-3, -4."""

    def run(self, s: State) -> None:
        side = side_of(s)
        if side.can_draw():
            if side.pile_size == 0:
                reshuffle(s)
            s.todo.append(DrawLetter(self.seat))


class DrawLetter(Roll):
    """C-LETTER-DRAW: any letter of the pile, each as likely; it lies open. LET-LETTER-1, -2."""

    def pile(self) -> str:
        return "letters"

    def options(self, s: State) -> list[Action]:
        return drawn(LETTER_DRAWN, side_of(s).pile)

    def odds(self, s: State) -> list[int]:
        return weights(side_of(s).pile)

    def total(self, s: State) -> int:
        return side_of(s).pile_size

    def outcome(self, s: State, nth: int) -> Action:
        return LETTER_DRAWN + nth_of(side_of(s).pile, nth)

    def answer(self, s: State, a: Action) -> None:
        side = side_of(s)
        place = a - LETTER_DRAWN
        side.pile[place] -= 1
        side.pile_size -= 1
        side.letters[self.whose] = sorted([*side.letters[self.whose], place])
        s.tell(ev.DREW_LETTER, self.whose, [place])
        if side.pile_size == 0 and max(side.discarded) > 0 and not s.rulings[RESHUFFLE]:
            reshuffle(s)
        if has_piece_at(s, self.whose, place):
            deliver(s, self.whose, place)


def reshuffle(s: State) -> None:
    """C-LETTER-RESHUFFLE: the discarded letters become the pile. LET-LETTER-3."""
    side = side_of(s)
    side.pile = side.discarded
    side.pile_size = sum(side.pile)
    side.discarded = [0] * len(side.pile)
    s.tell(ev.RESHUFFLED_LETTERS, WATCHER, [side.pile_size])


def has_piece_at(t: Table, seat: int, place: int) -> bool:
    """Merchant, companion or family member: nobody else delivers. LET-DELIV-1, LET-DELIV-5."""
    me = t.seats[seat]
    return place in (me.place, me.family, side_of(t).companions[seat])


def deliver(s: State, seat: int, place: int) -> None:
    """All letters for the place are turned at once, never back. LET-DELIV-1, LET-DELIV-6."""
    side = side_of(s)
    while place in side.letters[seat]:
        side.letters[seat].remove(place)
        side.letters[seat] = sorted([*side.letters[seat], place + BACK])
        s.tell(ev.DELIVERED, seat, [place + BACK])


def letter_options(s: State, seat: int) -> list[Action]:
    """GIVE_LETTER(l): equal letters are one choice. LET-DEC-1."""
    return [GIVE_LETTER + letter for letter in sorted(set(side_of(s).letters[seat]))]


def give_letter(s: State, seat: int, letter: int) -> None:
    """To the discard pile, whatever side was up. LET-LETTER-3."""
    side = side_of(s)
    side.letters[seat].remove(letter)
    side.discarded[letter % BACK] += 1
    s.tell(ev.GAVE_LETTER, seat, [letter])
