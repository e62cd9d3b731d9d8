"""Games of greedy, which strays now and then, for a net to imitate."""

from pathlib import Path
from time import monotonic
from typing import Final

import numpy as np

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.encode.base import encoder
from bedesten.bots.encode.slot import Room, Slot
from bedesten.core.dice import Dice
from bedesten.core.ids import SPAN, Action
from bedesten.rl.train.net import sixtieths
from bedesten.rl.train.setups import any_setup

STRAY: Final = 12  # any choice is taken one time in twelve


def choice_of(slot: Slot, a: Action) -> int:
    """The choice that leads to an action: a set is named element by element, unless all of it is meant."""
    compact, verb = slot.room.compact, a // SPAN
    if verb not in compact.sets:
        return compact.numbers[verb][a % SPAN]
    bits, first = compact.sets[verb].bits[a % SPAN], compact.first[verb]
    if first in slot.choices and compact.with_element(first, slot.game.legal(slot.state), 0) == bits:
        return first
    rest = bits & ~slot.begun
    element = (rest & -rest).bit_length() - 1 if rest else len(compact.sets[verb].elements)
    return first + 1 + element


class Lessons:
    """What was seen, offered, chosen, and how it ended, of whole games."""

    def __init__(self, name: str, seed: int) -> None:
        game = catalog.game(name)
        self.name, self.dice = name, Dice(seed)
        self.room = Room(game, encoder(game))
        self.greedy = catalog.bot("greedy", seed, game)
        self.seen: list[bytes] = []
        self.offers: list[list[int]] = []
        self.chosen: list[int] = []
        self.result: list[list[float]] = []

    def game(self) -> None:
        setup = any_setup(self.name, self.dice)
        slot = Slot(self.room, setup)
        slot.start(self.dice.below(1 << 31))
        seats: list[int] = []
        while slot.seat >= 0:
            self.choose(slot, seats)
        won = [share + 1 / setup.players for share in slot.shares()]
        for seat in seats:
            self.result.append(won[seat:] + won[:seat] + [0.0] * (self.room.sight.seats - setup.players))

    def choose(self, slot: Slot, seats: list[int]) -> None:
        """One action of greedy's, or any other: all choices that lead to it are noted, or the first alone."""
        v = slot.game.view(slot.state, slot.seat)
        a = self.greedy.choose(v, slot.game.legal(slot.state), Budget())
        strays = self.dice.below(STRAY) == 0
        slot.act(self.noted(slot, a, seats, strays))
        while slot.begun:
            slot.act(self.dice.pick(slot.choices) if strays else self.noted(slot, a, seats, strays))

    def noted(self, slot: Slot, a: Action, seats: list[int], strays: bool) -> int:
        row: list[bytes] = []
        slot.see(slot.seat, row)
        choice = choice_of(slot, a)
        self.seen.append(sixtieths(np.frombuffer(b"".join(row), np.float32)).tobytes())
        self.offers.append(slot.choices)
        self.chosen.append(choice)
        seats.append(slot.seat)
        return self.dice.pick(slot.choices) if strays else choice

    def write(self, file: Path) -> None:
        counts = np.array([len(offer) for offer in self.offers], np.int32)
        np.savez(
            file,
            seen=np.frombuffer(b"".join(self.seen), np.uint8).reshape(len(self.seen), -1),
            counts=counts,
            offers=np.array([choice for offer in self.offers for choice in offer], np.int32),
            chosen=np.array(self.chosen, np.int32),
            result=np.array(self.result, np.float32),
        )


def teach(name: str, folder: Path, seed: int, seconds: float) -> None:
    """Whole games for so long, in a file."""
    lessons, until = Lessons(name, seed), monotonic() + seconds
    while monotonic() < until or not lessons.chosen:
        lessons.game()
    lessons.write(folder / f"lessons-{seed}.npz")
