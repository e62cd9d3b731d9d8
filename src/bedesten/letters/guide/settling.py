"""What answers of the expansion are settled with: the courier, seals, the companion at the Fountain."""

from collections import Counter
from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.guide.settling import NO_ACTION, Foregone, Settled, Settling, each
from bedesten.istanbul.ids import KEEP, RETURN
from bedesten.istanbul.kernel import State
from bedesten.letters import double, ids, society
from bedesten.letters.courier import courier_prices
from bedesten.letters.kiosk import UseTile
from bedesten.letters.kiosk_tiles import FREE, TILES, CardGift, DieGift, Loot
from bedesten.letters.side import side_of


def seals(due: int) -> Settling:
    """Letters that were delivered first: they are of no other use. Which of the others, somebody chooses."""

    def settled(s: State, seat: int, a: Action) -> Settled:
        letters = sorted(side_of(s).letters[seat], reverse=True)
        given = handed_over(letters, due)
        spared = Counter(letters) - Counter(given)
        row = [ids.GIVE_LETTER + letter for letter in given]
        return [row, []] if any(letter < ids.BACK for letter in spared) else [row]

    return settled


def handed_over(letters: list[int], due: int) -> list[int]:
    """None that could be left out; one seal too many only where there is no letter of one. LET-SEAL-3."""
    twos = [letter for letter in letters if letter >= ids.BACK]
    ones = letters[len(twos) :]
    rest = due - 2 * min(len(twos), due // 2)
    return [*twos[: due // 2], *ones[:rest]] if len(ones) >= rest else twos[: (due + 1) // 2]


def companion(s: State, seat: int, a: Action) -> Settled:
    return [[ids.HOME], [KEEP]] if side_of(s).companions[seat] != ids.PERSONAL_SUPPLY else []


def tile(s: State, seat: int, a: Action) -> Settled:
    """Used at once in the only way there is; or not."""
    *uses, _ = UseTile(seat, a - ids.PICK).options(s)
    return [[uses[0]], []] if len(uses) == 1 else []


def gift(s: State, seat: int) -> Action:
    """A tile that gives something and takes nothing is used."""
    step = s.todo[-1]
    assert isinstance(step, UseTile)
    deal, *others = TILES[step.tile]
    gives = not others and deal.price is FREE and isinstance(deal.gift, Loot | CardGift | DieGift)
    return ids.USE + 1 if gives and ids.USE + 1 in s.offered else NO_ACTION


FOREGONE: Final[dict[type, Foregone]] = {UseTile: gift}
SETTLING: Final[dict[Action, Settling]] = {
    ids.MEET_COURIER: each(courier_prices),
    ids.DOUBLE: seals(double.SEALS),
    ids.SECRET: seals(society.SEALS),
    ids.PICK: tile,
    RETURN: companion,
}
