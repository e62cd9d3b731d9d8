"""Seals are paid by handing over letters. LET-SEAL."""

from bedesten.core.ids import Action
from bedesten.istanbul.kernel import Ask, State
from bedesten.letters.ids import BACK, GIVE_LETTER
from bedesten.letters.post import give_letter, letter_options
from bedesten.letters.side import side_of


class PaySeals(Ask):
    """D-SEALS: letter by letter, none that could be left out. LET-SEAL-2, LET-SEAL-3."""

    def __init__(self, seat: int, due: int, front: int) -> None:
        super().__init__(seat)
        self.due = due
        self.front = front  # 1 if a letter of one seal was given: it must not become one too many

    def args(self) -> list[int]:
        return [self.seat, self.due, self.front]

    def options(self, s: State) -> list[Action]:
        letters = side_of(s).letters[self.seat]
        twos = sum(1 for letter in letters if letter >= BACK)
        ones = len(letters) - twos
        one = payable(self.due - 1, ones - 1, twos, True)
        two = payable(self.due - 2, ones, twos - 1, self.front > 0)
        return [a for a in letter_options(s, self.seat) if (two if a - GIVE_LETTER >= BACK else one)]

    def answer(self, s: State, a: Action) -> None:
        letter = a - GIVE_LETTER
        give_letter(s, self.seat, letter)
        left = self.due - (2 if letter >= BACK else 1)
        if left > 0:
            s.todo.append(PaySeals(self.seat, left, 1 if letter < BACK else self.front))


def payable(due: int, ones: int, twos: int, front: bool) -> bool:
    """Whether that many letters can still make up the rest: exactly, or with one seal too many if they
    and all before them have two."""
    exactly = due >= 0 and ones >= due - 2 * min(twos, due // 2)
    return exactly or (not front and 2 * twos >= due)
