"""Decisions in which cards and tiles can be played as well. IST-TURN-4."""

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.kernel import Ask, State


class Window(Ask):
    """A decision in which free plays are possible; after one of them it comes up again. IST-TURN-4."""

    def __init__(self, seat: int, window: int) -> None:
        super().__init__(seat)
        self.window = window

    def args(self) -> list[int]:
        return [self.seat]

    def choices(self, s: State) -> list[Action]:
        """The decision's own options; none closes the window."""
        raise NotImplementedError

    def choose(self, s: State, a: Action) -> None:
        raise NotImplementedError

    def options(self, s: State) -> list[Action]:
        options = self.choices(s)
        if options:
            extra = free_plays(s, self.seat, self.window)
            if extra:
                options = options + extra
                options.sort()
        return options

    def answer(self, s: State, a: Action) -> None:
        play = s.rules.plays[a // SPAN]
        if play is None:
            self.choose(s, a)
        else:
            s.todo.append(self)
            play.play(s, self.seat, a)


def free_plays(s: State, seat: int, window: int) -> list[Action]:
    """What this seat can play in this window besides answering it."""
    options: list[Action] = []
    hand = s.hands[seat]
    for number, card in enumerate(s.rules.play_cards[window]):
        if hand[card] > 0:
            options.extend(s.rules.card_plays[window][number].options(s, seat, window))
    for number, play in enumerate(s.rules.ruled_plays[window]):
        if hand[play.card] > 0 and s.rulings[s.rules.ruled_by[window][number]]:
            options += play.options(s, seat, window)
    if s.seats[seat].tiles != 0:
        for play in s.rules.tile_plays[window]:
            options += play.options(s, seat, window)
    return options
