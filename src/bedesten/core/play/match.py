"""A game being played: the state, the log that made it, and how far it can be taken back."""

from typing import Any

from bedesten.core.dice import Dealer
from bedesten.core.errors import IllegalAction
from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER, Action
from bedesten.core.tape import Tape, reel
from bedesten.moved import forward

UNDO = "undo"
NOTHING_BACK = "nothing can be taken back: dice were rolled, a card was seen, or another seat chose"


class Match:
    """Checks every action before it is applied and writes it down; nothing is ever erased from the log."""

    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        self.game = game.for_setup(setup)
        self.setup = setup
        self.state = opening(self.game, setup)
        self.log: list[str] = []
        self.actions: list[Action] = []  # the log without what was taken back
        self.dealt = 0
        self.reels: dict[str, int] = {}  # how often chance was asked of each kind
        self.unread = 0  # how often before that, if that is all that is known
        self.undo_stack: list[Any] = []  # states of one seat's decisions since the last information barrier
        self.undo_seat = OVER  # whose decisions these are
        self.firm = 0  # how many of them stay: after these the seat has learned something

    def to_move(self) -> int:
        return self.game.to_move(self.state)

    def moment(self) -> str:
        """Where it stands, for a log: nothing that is hidden."""
        todo = self.state.todo
        decision = type(todo[-1]).__name__ if todo else "over"
        return f"game {self.game.name}, decision {decision}, after {len(self.log)} words"

    def push(self, a: Action) -> list[Event]:
        """Apply one action, by a seat or by chance, and return what happened."""
        seat = self.to_move()
        self.check(a)
        self.remember(seat)
        self.log.append(self.game.lexicon.token(a))
        self.actions.append(a)
        self.state.news = []
        self.game.apply(self.state, a)
        news: list[Event] = self.state.news
        self.state.news = None
        if seat != CHANCE and self.has_learned(seat):
            self.firm = len(self.undo_stack)
        return news

    def check(self, a: Action) -> None:
        if a not in self.game.legal(self.state):
            legal = self.game.lexicon.tokens(self.game.legal(self.state))
            token = self.game.lexicon.token(a)
            raise IllegalAction(f"'{token}' is not possible now: {asked(self)} expects {first_few(legal)}")

    # --- taking back

    def remember(self, seat: int) -> None:
        """A roll, a drawn card or another seat's decision is an information barrier."""
        if seat == CHANCE:
            self.dealt += 1
            name = reel(self.game, self.state)
            self.reels[name] = self.reels.get(name, self.unread) + 1
            self.forget(OVER)
            return
        if seat != self.undo_seat:
            self.forget(seat)
        self.undo_stack.append(self.game.clone(self.state))

    def forget(self, seat: int) -> None:
        self.undo_stack = []
        self.firm = 0
        self.undo_seat = seat

    def has_learned(self, seat: int) -> bool:
        """Whether the last decision of this seat has shown it anything hidden; the end shows everything."""
        return self.to_move() == OVER or self.game.discloses(self.undo_stack[-1], self.state, seat)

    def undoable(self) -> int:
        """How many of the last decisions can be taken back: nothing was learned since."""
        return len(self.undo_stack) - self.firm

    def undo(self) -> None:
        """Take back the last decision; the log says so."""
        if not self.undoable():
            raise IllegalAction(NOTHING_BACK)
        self.take_back()

    def take_back(self) -> None:
        """As a log says it was done: one of old may hold what cannot be taken back any more."""
        if not self.undo_stack:
            raise IllegalAction(NOTHING_BACK)
        self.state = self.undo_stack.pop()
        self.firm = min(self.firm, len(self.undo_stack))
        self.actions.pop()
        self.log.append(UNDO)

    # --- going on

    def dealer(self, seed: str, tape: bool = False) -> Dealer:
        """Who answers for chance from here on."""
        return Tape(seed, self.reels, self.unread) if tape else Dealer(seed, self.dealt)

    def deal(self, dealer: Dealer) -> list[Event]:
        """Let the dealer answer for chance until a seat is to move or the game is over."""
        news: list[Event] = []
        while self.to_move() == CHANCE:
            news += self.push(dealer.answer(self.game, self.state))
        return news

    def push_token(self, token: str) -> list[Event]:
        """One word of a log."""
        if token == UNDO:
            self.take_back()
            return []
        return self.push(self.game.lexicon.action(token))


def opening(game: Game[Any, Any], setup: Setup) -> Any:
    """The start of the game, or where the scene of its setup puts it."""
    return game.notation.load(game.notation.scene(setup.scene, setup)) if setup.scene else game.new(setup)


def asked(match: Match) -> str:
    seat = match.to_move()
    if seat == OVER:
        return "the game is over and"
    return "chance" if seat == CHANCE else f"seat {seat}"


def first_few(tokens: list[str]) -> str:
    """As many as fit into an error message."""
    if not tokens:
        return "nothing"
    return ", ".join(tokens[:12]) + (f" or {len(tokens) - 12} more" if len(tokens) > 12 else "")


forward(Match, {"enter": "push_token", "live": "actions", "back": "undo_stack", "undoer": "undo_seat"})
