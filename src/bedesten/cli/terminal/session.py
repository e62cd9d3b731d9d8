"""One evening at the table: asks people, lets bots and dice answer for themselves, loses nothing."""

import shlex
from dataclasses import dataclass, field
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text as Line

from bedesten.bots.base import Bot, Budget
from bedesten.cli.terminal.choices import Choice, choices, verb_of
from bedesten.cli.terminal.chronicle import Chronicle
from bedesten.cli.terminal.desk import Desk, Leave
from bedesten.cli.terminal.look import ink
from bedesten.cli.terminal.pages import hand_over_page, hand_page, help_page, log_page, ranking, winners
from bedesten.cli.terminal.prompt import ENTRY, Typed, parse, prompt
from bedesten.cli.terminal.replies import chosen, nothing_else, refusal, why
from bedesten.cli.terminal.saves import Keeper
from bedesten.cli.terminal.screen import Asked, bare_screen, screen
from bedesten.cli.terminal.seats import names
from bedesten.core.dice import Dealer
from bedesten.core.guide.guard import shown
from bedesten.core.ids import CHANCE, OVER, WATCHER
from bedesten.istanbul.view import View
from bedesten.text import Text

HUMAN = "human"
# Forced answers that end the turn with nothing done: asked all the same, so that they can be undone.
TELLING = ["decline", "refuse", "skip"]


@dataclass
class Session:
    """A match in progress and the people before the screen."""

    desk: Desk
    text: Text
    chronicle: Chronicle
    dealer: Dealer
    bots: dict[int, Bot]
    keeper: Keeper
    notice: str = ""  # shown above the next question
    page: int = 0
    looking: int = -1  # the seat that was last shown its hand
    budget: Budget = field(default_factory=Budget)

    def run(self) -> None:
        """To the end of the game, or until the players leave."""
        self.notice = self.welcome()
        try:
            while self.chronicle.match.to_move() != OVER:
                self.step()
            self.finish()
        except Leave:
            self.say_kept()
        except KeyboardInterrupt:
            self.desk.say()
            self.say_kept()
            raise

    def step(self) -> None:
        """One decision, or what chance brings."""
        match = self.chronicle.match
        seat = match.to_move()
        if seat == CHANCE:
            self.chronicle.deal(self.dealer)
        elif seat in self.bots:
            bot, game = self.bots[seat], match.game
            view = game.view(match.state, seat) if bot.looks else None
            self.chronicle.choose(bot.choose(view, game.legal(match.state), self.budget))
        elif self.answers_itself():
            self.chronicle.choose(match.game.legal(match.state)[0])
        else:
            self.ask(seat)

    def answers_itself(self) -> bool:
        """A single option is taken, unless the player would miss why the turn came to nothing."""
        match = self.chronicle.match
        options = match.game.legal(match.state)
        return len(options) == 1 and verb_of(match.game, options[0]) not in TELLING

    # --- asking

    def ask(self, seat: int) -> None:
        """Show the table and read until a choice is made."""
        self.hand_over(seat)
        self.page = 0
        if len(self.found(seat)) == 1:
            match = self.chronicle.match
            self.notice = self.notice or shown(match, "reason", "", nothing_else, match, seat, self.text)
        made = False
        while not made:
            asked = Asked(self.view(seat), self.found(seat), self.chronicle, self.page, self.notice)
            self.desk.show(self.drawn(asked))
            self.notice = ""
            made = self.answer(seat, parse(self.desk.ask(prompt(seat, self.text)), self.text))
        self.keep()

    def drawn(self, asked: Asked) -> list[Line]:
        plain, room = bare_screen(asked), self.desk.room()
        return shown(self.chronicle.match, "screen", plain, screen, asked, self.text, room)

    def view(self, seat: int) -> View:
        """What this seat may see: everything on the screen is drawn from it."""
        match = self.chronicle.match
        view: View = match.game.view(match.state, seat)
        return view

    def names(self) -> list[str]:
        return names(self.text, self.chronicle.match.setup.players)

    def found(self, seat: int) -> list[Choice]:
        match = self.chronicle.match
        return choices(match.game, self.view(seat), match.game.legal(match.state), self.text, self.names())

    def answer(self, seat: int, typed: Typed) -> bool:
        """Carry out what was typed; whether a choice was made."""
        if typed.command == ENTRY:
            return self.choose(seat, typed.rest)
        if typed.command == "quit":
            raise Leave
        if typed.command == "undo":
            self.undo(seat)
        elif typed.command == "why":
            match, found = self.chronicle.match, self.found(seat)
            self.notice = shown(match, "reason", "", why, match, seat, typed.rest, found, self.text)
        elif typed.command == "save":
            self.save_copy(typed.rest)
        elif typed.command == "more":
            self.page += 1
        elif typed.command != "board":
            self.leaf(seat, typed.command)
        return False

    def choose(self, seat: int, entry: str) -> bool:
        """A number or a token; anything else is answered with the reason."""
        found = self.found(seat)
        choice = chosen(self.chronicle.match, entry, found)
        if choice is not None:
            self.chronicle.choose(choice.action)
        elif entry:
            match = self.chronicle.match
            self.notice = shown(match, "reason", "", refusal, match, seat, entry, found, self.text)
        return choice is not None

    def undo(self, seat: int) -> None:
        """Take back the last real choice, or say what bars it."""
        entry = self.chronicle.undoable(seat)
        if entry is None:
            self.notice = self.text.say(self.chronicle.barrier(seat))
            return
        self.chronicle.undo()
        match, action = self.chronicle.match, entry.action
        token = match.game.lexicon.token(action)
        taken = shown(match, "undo", token, self.text.option, match.game, action, self.names())
        self.page = 0
        self.keep()
        self.notice = self.text.say("ui.undone", {"what": taken})

    # --- other screens

    def welcome(self) -> str:
        """The aim of the game."""
        rules = self.view(WATCHER).table.rules
        return self.text.say("ui.welcome", {"rubies": rules.trigger[self.chronicle.match.setup.players]})

    def leaf(self, seat: int, command: str) -> None:
        """A page beside the table, until Enter is pressed."""
        match, room = self.chronicle.match, self.desk.room()
        pages = {"hand": hand_page, "help": help_page}
        if command == "log":
            lines = shown(match, "screen", [], log_page, self.chronicle, seat, self.text, room)
        else:
            lines = shown(match, "screen", [], pages[command], self.view(seat), self.text, room)
        self.desk.show(lines[-(room.height - 2) :])
        self.desk.wait(self.text.say("ui.back"))

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard never see each other's cards."""
        players = self.chronicle.match.setup.players
        if seat != self.looking and len(self.bots) < players - 1:
            self.desk.erase()
            self.desk.show(hand_over_page(seat, players, self.text))
            self.desk.wait("")
        self.looking = seat

    def finish(self) -> None:
        """The ranking, and where the record is."""
        match = self.chronicle.match
        path = self.keeper.finish(match)
        ranks = match.game.ranking(match.state)
        self.desk.show([Line(winners(ranks, self.names(), self.text), "bold"), Line()])
        self.desk.say(shown(match, "screen", Grid(), ranking, match, self.names(), self.text))
        self.desk.say(ink(self.text.say("ui.tie"), "dim"))
        self.desk.say()
        self.desk.say(self.text.say("ui.record", {"path": path}))
        quoted = shlex.quote(str(path))
        self.desk.say(self.text.say("ui.look", {"command": f"bedesten replay {quoted}"}))
        self.desk.say(self.text.say("ui.check", {"command": f"bedesten verify {quoted}"}))

    # --- keeping

    def keep(self) -> None:
        """After every choice; a full disk does not end the game."""
        if self.chronicle.match.to_move() != OVER:
            self.save_to(self.keeper.path)

    def save_copy(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.keeper.path
        if self.save_to(path):
            self.notice = self.text.say("ui.saved", {"path": path})

    def save_to(self, path: Path) -> bool:
        """Whether it worked; if not, the players are told."""
        try:
            self.keeper.keep(self.chronicle.match, path)
        except OSError as error:
            self.notice = self.text.say("ui.not_saved", {"path": path, "problem": error.strerror or error})
            return False
        return True

    def say_kept(self) -> None:
        """Where the game is, and the command to go on with it."""
        path = self.keeper.path
        if not self.save_to(path):
            self.desk.say(self.notice)
            return
        self.desk.say(self.text.say("ui.kept", {"path": path}))
        command = f"bedesten play --terminal --resume {shlex.quote(str(path))}"
        self.desk.say(self.text.say("ui.resume", {"command": command}))
