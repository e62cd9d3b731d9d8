"""Guild turns: a card instead of the four phases. MOC-TURN-1, MOC-GUILD."""

from bedesten.core.ids import Action
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.ids import NO_VISIT
from bedesten.istanbul.kernel import Do, State, Way
from bedesten.mocha import events as ev
from bedesten.mocha.ids import GUILD, NO_GUILD_CARD
from bedesten.mocha.pile import guild_cards, leave_hand
from bedesten.mocha.side import secret_of, side_of


class GuildCard:
    """One guild card: when it can be announced (table 6.1), and what it does."""

    def playable(self, s: State, seat: int) -> bool:
        return True

    def resolve(self, s: State, seat: int) -> None:
        raise NotImplementedError


class GuildTurn(Way):
    """GUILD(n): announce a card from their hand whose instructions can all be carried out. MOC-GUILD-3."""

    def __init__(self, cards: list[GuildCard]) -> None:
        super().__init__(GUILD)
        self.cards = cards  # by number

    def options(self, s: State, seat: int) -> list[Action]:
        hand = secret_of(s).hands[seat]
        if hand == 0:
            return []
        return [GUILD + card for card in guild_cards(hand) if self.cards[card].playable(s, seat)]

    def go(self, s: State, seat: int, a: Action) -> None:
        """No phase takes place; what is left of the turn is its last window. MOC-GUILD-1, MOC-GUILD-2."""
        card = a - GUILD
        leave_hand(s, seat, card)
        side_of(s).in_play = card
        s.used |= NO_VISIT
        s.tell(ev.ANNOUNCED_GUILD, seat, [card])
        while not isinstance(s.todo[-1], Encounters):
            s.todo.pop()
        s.todo.append(GuildDone(seat))
        self.cards[card].resolve(s, seat)


class GuildDone(Do):
    """The card that was resolved goes face up on the guild discard pile. MOC-GUILD-1, MOC-GUILD-5."""

    def run(self, s: State) -> None:
        side = side_of(s)
        side.discards.append(side.in_play)
        side.in_play = NO_GUILD_CARD
