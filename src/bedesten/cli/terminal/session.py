"""One evening at the table: asks people, lets bots and dice answer for themselves, loses nothing."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text as Line

from bedesten.bots.base import Bot, Budget
from bedesten.cli.terminal.canvas import Canvas, asked, brought, canvas, nothing
from bedesten.cli.terminal.choices import Choice, choices, verb_of
from bedesten.cli.terminal.chronicle import Chronicle
from bedesten.cli.terminal.desk import Desk, Leave
from bedesten.cli.terminal.look import ink
from bedesten.cli.terminal.pages import hand_over_page, hand_page, help_page, log_page, ranking, winners
from bedesten.cli.terminal.prompt import ENTRY, Typed, parse, prompt
from bedesten.cli.terminal.replies import chosen, nothing_else, reason_for, refusal, why
from bedesten.cli.terminal.saves import Keeper
from bedesten.cli.terminal.screen import Asked, bare_screen, screen
from bedesten.core.dice import Dealer
from bedesten.core.guide import Reason
from bedesten.core.guide.guard import shown
from bedesten.core.ids import CHANCE, OVER, WATCHER
from bedesten.core.play.match import Match
from bedesten.text import Text

HUMAN = "human"


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
    reason: Reason | None = None  # that was asked for last
    page: int = 0
    looking: int = -1  # the seat that was last shown its hand
    budget: Budget = field(default_factory=Budget)

    def run(self) -> None:
        """To the end of the game, or until the players leave."""
        self.notice = self.welcome()
        try:
            while self.match.to_move() != OVER:
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
        match = self.match
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
        game, options = self.match.game, self.match.game.legal(self.match.state)
        telling = [verb for verbs in brought(game, "ASKED") for verb in verbs]
        return len(options) == 1 and verb_of(game, options[0]) not in telling

    # --- asking

    @property
    def match(self) -> Match:
        return self.chronicle.match

    def ask(self, seat: int) -> None:
        """Show the table and read until a choice is made."""
        self.hand_over(seat)
        self.page = 0
        if len(self.choices(seat)) == 1:
            reason = shown(self.match, "reason", "", nothing_else, self.match, self.canvas(seat))
            self.notice = self.notice or reason
        made = False
        while not made:
            c = replace(self.canvas(seat), reason=self.reason)
            at = Asked(c, self.choices(seat), self.chronicle, self.page, self.notice)
            self.desk.show(shown(self.match, "screen", bare_screen(at), screen, at))
            self.notice, self.reason = "", None
            made = self.answer(seat, parse(self.desk.ask(prompt(c)), self.text))
        self.keep()

    def canvas(self, seat: int) -> Canvas:
        """What this seat may see: everything on the screen is drawn from it."""
        return canvas(self.match, seat, self.text, self.desk.room())

    def choices(self, seat: int) -> list[Choice]:
        return choices(self.match, seat, self.text)

    def answer(self, seat: int, typed: Typed) -> bool:
        """Carry out what was typed; whether a choice was made."""
        if typed.command == ENTRY:
            return self.choose(seat, typed.rest)
        if typed.command == "quit":
            raise Leave
        if typed.command == "undo":
            self.undo(seat)
        elif typed.command == "why":
            self.notice = self.reply(why, seat, typed.rest)
        elif typed.command == "save":
            self.save_copy(typed.rest)
        elif typed.command == "more":
            self.page += 1
        elif typed.command != "board":
            self.leaf(seat, typed.command)
        return False

    def choose(self, seat: int, entry: str) -> bool:
        """A number or a token; anything else is answered with the reason."""
        choice = shown(self.match, "option", None, chosen, self.match, entry, self.choices(seat))
        if choice is not None:
            self.chronicle.choose(choice.action)
        elif entry:
            self.notice = self.reply(refusal, seat, entry)
        return choice is not None

    def reply(self, made: Callable[..., str], seat: int, entry: str) -> str:
        """A reason in words; nothing where it cannot be told."""
        match, c, choices = self.match, self.canvas(seat), self.choices(seat)
        self.reason = shown(match, "reason", None, reason_for, match, c, entry, choices)
        return shown(match, "reason", "", made, match, c, entry, choices)

    def undo(self, seat: int) -> None:
        """Take back the last real choice, or say what bars it."""
        entry = self.chronicle.undoable(seat)
        if entry is None:
            self.notice = self.text.say(self.chronicle.barrier(seat))
            return
        self.chronicle.undo()
        game = self.match.game
        token = game.lexicon.token(entry.action)
        taken = shown(
            self.match, "undo", token, self.text.option, game, entry.action, self.canvas(seat).names
        )
        self.page = 0
        self.keep()
        self.notice = self.text.say("ui.undone", {"what": taken})

    # --- other screens

    def welcome(self) -> str:
        """The aim of the game."""
        said: str | None = shown(self.match, "screen", "", asked, self.canvas(WATCHER), "welcome", nothing)
        return said or ""

    def leaf(self, seat: int, command: str) -> None:
        """A page beside the table, until Enter is pressed."""
        c = self.canvas(seat)
        if command == "log":
            lines = shown(self.match, "screen", [], log_page, c, self.chronicle)
        else:
            lines = shown(self.match, "screen", [], hand_page if command == "hand" else help_page, c)
        self.desk.show(lines[-(c.room.height - 1) :])
        self.desk.wait(self.text.say("ui.back"))

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard never see each other's cards."""
        if seat != self.looking and len(self.bots) < self.match.setup.players - 1:
            self.desk.erase()
            self.desk.show(hand_over_page(self.canvas(WATCHER), seat))
            self.desk.wait("")
        self.looking = seat

    def finish(self) -> None:
        """The ranking, and where the record is."""
        path, c = self.keeper.finish(self.match), self.canvas(WATCHER)
        won = shown(self.match, "screen", "", winners, c, self.match.game.ranking(self.match.state))
        self.desk.show([Line(won, "bold"), Line()])
        self.desk.say(shown(self.match, "screen", Grid(), ranking, c, self.match))
        if "ui.tie" in self.text.messages:
            self.desk.say(ink(self.text.say("ui.tie"), "dim"))
        self.desk.say()
        self.desk.say(self.text.say("ui.record", {"path": path}))
        quoted = shlex.quote(str(path))
        self.desk.say(self.text.say("ui.look", {"command": f"bedesten replay {quoted}"}))
        self.desk.say(self.text.say("ui.check", {"command": f"bedesten verify {quoted}"}))

    # --- keeping

    def keep(self) -> None:
        """After every choice; a full disk does not end the game."""
        if self.match.to_move() != OVER:
            self.save_to(self.keeper.path)

    def save_copy(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.keeper.path
        if self.save_to(path):
            self.notice = self.text.say("ui.saved", {"path": path})

    def save_to(self, path: Path) -> bool:
        """Whether it worked; if not, the players are told."""
        try:
            self.keeper.keep(self.match, path)
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
