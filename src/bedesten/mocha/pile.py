"""Guild cards are drawn unseen, discarded face up, reshuffled like bonus cards. MOC-GUILD-7, MOC-GUILD-8."""

from bedesten.core.ids import WATCHER, Action
from bedesten.istanbul.kernel import Ask, Do, Roll, State
from bedesten.istanbul.rulings import RESHUFFLE
from bedesten.mocha import events as ev
from bedesten.mocha.ids import DISCARD_GUILD, GUILD_CARDS, GUILD_DRAWN
from bedesten.mocha.side import secret_of, side_of


def guild_cards(bits: int) -> list[int]:
    """The cards of a hand or a pile, ascending."""
    return [card for card in range(1, GUILD_CARDS + 1) if bits >> card & 1]


def hand_options(s: State, seat: int, verb: Action) -> list[Action]:
    """verb(n) for each guild card n in hand."""
    return [verb + card for card in guild_cards(secret_of(s).hands[seat])]


class TakeGuild(Do):
    """The next guild card, if there is one; a shuffle that was put off is made up first. IST-CARD-4."""

    def run(self, s: State) -> None:
        side = side_of(s)
        if side.can_draw():
            if side.pile_size == 0:
                reshuffle(s)
            s.todo.append(DrawGuild(self.seat))


class DrawGuild(Roll):
    """C-GUILD-DRAW: any card of the pile, each as likely; only the drawer sees it."""

    def pile(self) -> str:
        return "guild"

    def options(self, s: State) -> list[Action]:
        return [GUILD_DRAWN + card for card in guild_cards(secret_of(s).pile)]

    def odds(self, s: State) -> list[int]:
        return [1] * side_of(s).pile_size

    def total(self, s: State) -> int:
        return side_of(s).pile_size

    def outcome(self, s: State, nth: int) -> Action:
        return GUILD_DRAWN + guild_cards(secret_of(s).pile)[nth]

    def answer(self, s: State, a: Action) -> None:
        card = a - GUILD_DRAWN
        side, secret = side_of(s), secret_of(s)
        secret.pile ^= 1 << card
        secret.hands[self.whose] |= 1 << card
        side.pile_size -= 1
        side.held[self.whose] += 1
        s.tell(ev.DREW_GUILD, self.whose, [card], self.whose)
        if side.pile_size == 0 and side.discards and not s.rulings[RESHUFFLE]:
            reshuffle(s)


def reshuffle(s: State) -> None:
    """C-GUILD-RESHUFFLE: the discard pile becomes the pile. MOC-GUILD-7."""
    side = side_of(s)
    for card in side.discards:
        secret_of(s).pile |= 1 << card
    side.pile_size = len(side.discards)
    side.discards = []
    s.tell(ev.RESHUFFLED_GUILD, WATCHER, [side.pile_size])


def leave_hand(s: State, seat: int, card: int) -> None:
    secret_of(s).hands[seat] ^= 1 << card
    side_of(s).held[seat] -= 1


def discard_guild(s: State, seat: int, card: int) -> None:
    """Thrown away without effect. MOC-PLACE-17, MOC-PLACE-18."""
    leave_hand(s, seat, card)
    side_of(s).discards.append(card)
    s.tell(ev.DISCARDED_GUILD, seat, [card])


class DiscardGuild(Ask):
    """D-GUILDHALL: one guild card from hand, old or new. MOC-PLACE-18."""

    def options(self, s: State) -> list[Action]:
        return hand_options(s, self.seat, DISCARD_GUILD)

    def answer(self, s: State, a: Action) -> None:
        discard_guild(s, self.seat, a - DISCARD_GUILD)
