"""One game that learners play: chance and forced choices are answered, the rest is asked by its index."""

from array import array
from typing import Any, Final

from bedesten.bots.encode.base import Encoder
from bedesten.bots.encode.compact import Compact
from bedesten.bots.encode.pieces import MOST, NOT_YET
from bedesten.core.dice import Dealer, Dice
from bedesten.core.game import Game, Setup, State
from bedesten.core.ids import CHANCE, OVER, Action

NOT_RECORDED: Final = ""


def seed_of(number: int) -> str:
    """What a recorded game is dealt from."""
    return f"{number:x}"


class Offer:
    """What can be chosen, also as 32-bit numbers, and as a mask when that is asked for."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices
        self.packed = array("i", choices).tobytes()
        self.count = len(choices)
        self.mask = NOT_YET


class Room:
    """What all games of one kind share: rules, encoder, index, and what was offered before: most of it is
    offered again and again."""

    def __init__(self, game: Game[Any, Any], sight: Encoder) -> None:
        self.game = game
        self.sight = sight
        self.compact = Compact(game.lexicon)
        self.nothing = Offer([])  # to choose from, when it is over
        self.offers: dict[tuple[Action, ...], Offer] = {}  # by what is legal
        self.places: dict[int, Offer] = {}  # by how much is legal: places in the list of it

    def offer(self, legal: list[Action], listed: bool) -> Offer:
        if listed:
            return self.listed(len(legal))
        key = tuple(legal)
        offer = self.offers.get(key)
        if offer is None:
            if len(self.offers) >= MOST:
                self.offers.clear()
            offer = self.offers[key] = Offer(self.compact.choices(legal))
        return offer

    def listed(self, count: int) -> Offer:
        offer = self.places.get(count)
        if offer is None:
            offer = self.places[count] = Offer(list(range(count)))
        return offer

    def mask(self, offer: Offer) -> bytes:
        """A one for every choice there is."""
        if not offer.mask:
            row = bytearray(self.compact.size)
            for choice in offer.choices:
                row[choice] = 1
            offer.mask = bytes(row)
        return offer.mask


class Slot:
    """A game, who chooses now, and from what. With `listed` a choice is the place in the list of options."""

    def __init__(self, room: Room, setup: Setup, listed: bool = False) -> None:
        self.room = room
        self.game = room.game
        self.setup = setup
        self.listed = listed
        self.state: State = State(0)
        self.seat = OVER
        self.chose = 0  # whose choice was the last one
        self.offer = room.nothing
        self.begun = 0  # a set that is being named, as bits
        self.dice = Dice(0)
        self.dealer: Dealer | None = None  # deals instead of the dice, if the game is recorded
        self.log: list[Action] = []  # chance included, if the game is recorded
        self.steps = 0
        self.memory = room.sight.memory()
        self.waits = False  # whether it stops where chance is to answer

    @property
    def choices(self) -> list[int]:
        return self.offer.choices

    def start(self, seed: int, record: str = NOT_RECORDED) -> None:
        """A new game; with a seed for a record, chance is dealt from that one."""
        self.dice = Dice(seed)
        self.dealer = Dealer(record) if record else None
        self.log = []
        self.steps = 0
        self.state = self.game.new(self.setup)
        self.go_on()

    def act(self, choice: int) -> None:
        """One of the choices; trusts its caller."""
        self.steps += 1
        self.chose = self.seat
        compact = self.room.compact
        if self.listed:
            self.take(self.game.legal(self.state)[choice])
        elif compact.whole[choice]:
            self.take(compact.actions[choice])
        else:
            self.name(choice, self.game.legal(self.state))

    def name(self, choice: int, legal: list[Action]) -> None:
        """One more element of a set, or its end."""
        compact = self.room.compact
        left = compact.goes_on(choice, legal, self.begun)
        self.begun = compact.with_element(choice, legal, self.begun)
        if left:
            self.offer = Offer(left)
        else:
            self.take(compact.set_action(choice, legal, self.begun))

    def take(self, a: Action) -> None:
        """An action of the engine instead of a choice."""
        if self.dealer is None and not self.waits:
            self.hasten(self.game.play(self.state, a, self.dice))
        else:
            self.apply(a)
            self.go_on()

    def hasten(self, legal: list[Action]) -> None:
        """To the next choice of a seat, or the end, where nobody wants to know of every outcome of chance."""
        while len(legal) == 1:
            legal = self.game.play(self.state, legal[0], self.dice)
        self.stop(legal)

    def stop(self, legal: list[Action]) -> None:
        self.begun = 0
        self.seat = self.game.to_move(self.state)
        self.offer = self.room.offer(legal, self.listed) if self.seat >= 0 else self.room.nothing

    def apply(self, a: Action) -> None:
        if self.dealer is not None:
            self.log.append(a)
        self.game.apply(self.state, a)

    def go_on(self) -> None:
        """To the next choice of a seat, or the end; every outcome of chance is asked for by itself."""
        game, s = self.game, self.state
        while True:
            seat = game.to_move(s)
            if seat == CHANCE and not self.waits:
                self.apply(game.chance_outcome(s, self.number_below(game.chance_total(s))))
            elif seat < 0 or len(game.legal(s)) > 1:
                break
            else:
                self.apply(game.legal(s)[0])
        self.stop(game.legal(s))

    def number_below(self, total: int) -> int:
        dealer = self.dealer
        return self.dice.below(total) if dealer is None else dealer.below(total)

    # --- what is seen

    def see(self, seat: int, row: list[bytes]) -> None:
        begun = self.begun if seat == self.seat else 0
        self.room.sight.see(self.game.peek(self.state, seat), begun, self.memory, row)

    def weigh(self, row: list[bytes]) -> None:
        """The options of whoever chooses."""
        if self.seat >= 0:
            self.room.sight.weigh(self.game.peek(self.state, self.seat), self.game.legal(self.state), row)

    def shares(self) -> list[float]:
        """What everybody has of the win once it is over, less what everybody has at first."""
        ranks = self.game.ranking(self.state)
        par, winners = 1.0 / len(ranks), ranks.count(1)
        return [(1.0 / winners if rank == 1 else 0.0) - par for rank in ranks]

    # --- other chances

    def copy(self, seed: int) -> "Slot":
        """The same decision; what chance brings from here on follows from another seed. Nobody records it."""
        other = Slot(self.room, self.setup, self.listed)
        other.state = self.game.clone(self.state)
        other.seat, other.offer, other.begun, other.steps = self.seat, self.offer, self.begun, self.steps
        other.dice = Dice(seed)
        return other

    def ahead(self, choice: int, most: int) -> list[tuple[float, "Slot"]]:
        """Where a choice leads, with the exact odds of all that chance may bring before somebody chooses
        again; ValueError if that is more than `most`."""
        first = self.copy(0)
        first.waits = True
        first.act(choice)
        reached: list[tuple[float, Slot]] = []
        waiting: list[tuple[float, Slot]] = [(1.0, first)]
        while waiting:
            odds, slot = waiting.pop()
            if slot.seat == CHANCE:
                waiting += [(odds * share, after) for share, after in slot.outcomes()]
            else:
                slot.waits = False
                reached.append((odds, slot))
            if len(waiting) + len(reached) > most:
                raise ValueError(f"chance has more than {most} outcomes here: expected a higher limit")
        return reached

    def outcomes(self) -> list[tuple[float, "Slot"]]:
        """All that chance may answer now."""
        game, s = self.game, self.state
        total = game.chance_total(s)
        fallen: list[tuple[float, Slot]] = []
        for a, weight in zip(game.legal(s), game.odds(s), strict=True):
            after = self.copy(a)
            after.waits = True
            after.apply(a)
            after.go_on()
            fallen.append((weight / total, after))
        return fallen
