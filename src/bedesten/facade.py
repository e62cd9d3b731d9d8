"""The front door for Python: a match that can be read, played, taken back, drawn and kept."""

from pathlib import Path
from secrets import token_hex
from typing import Any

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.play import bot_seed
from bedesten.core.dice import Dealer
from bedesten.core.errors import IllegalAction
from bedesten.core.event import Event
from bedesten.core.game import Setup
from bedesten.core.ids import OVER, Action
from bedesten.core.play import record
from bedesten.core.play.entropy import mixed
from bedesten.core.play.match import Match as Played
from bedesten.core.play.record import COLOURS
from bedesten.text import Text


class Move(str):
    """One option. It prints as its token, such as `move:tea_house`, and is one for every comparison."""

    action: Action  # the number the engine knows it by
    text: str  # what it means, in words

    def __new__(cls, token: str, action: Action, text: str) -> "Move":
        move = super().__new__(cls, token)
        move.action = action
        move.text = text
        return move


class Match:
    """A game being played. Chance is dealt by itself, from the seed; seats choose with `push`."""

    def __init__(self, played: Played, seed: str, lang: str = "en") -> None:
        self.played = played
        self.seed = seed
        self.text = Text(lang, played.game)
        self.news: list[str] = []  # what the last choice and the chance after it brought, in words
        self.marks: list[tuple[Any, int, int, int]] = []  # what `pop` goes back to
        self.deal()

    # --- reading

    @property
    def game(self) -> Any:
        """The rules: `clone`, `apply`, `imagine` and the rest of the engine's contract."""
        return self.played.game

    @property
    def state(self) -> Any:
        """The whole position, hidden things included; bots get a `view` instead."""
        return self.played.state

    @property
    def players(self) -> int:
        """How many play."""
        return self.played.setup.players

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        marks = (self.game.seats or COLOURS)[: self.players]
        return [self.text.messages.get(f"ui.colour.{mark}", mark) for mark in marks]

    @property
    def seat(self) -> int:
        """Who chooses next, from 0; below 0 when the game is over."""
        return self.played.to_move()

    @property
    def turn(self) -> int:
        """The number of the turn that is being played; 0 while setting up."""
        number: int = self.game.turn(self.state)
        return number

    @property
    def round(self) -> int:
        """The number of the round that is being played; 0 while setting up."""
        number: int = self.game.round(self.state)
        return number

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == OVER

    @property
    def ranking(self) -> list[int]:
        """The rank of every seat once the game is over, 1 for whoever won; empty before."""
        return self.game.ranking(self.state) if self.over else []

    @property
    def legal(self) -> list[Move]:
        """What the seat that is asked can choose from; empty when the game is over."""
        return [self.move(a) for a in self.game.legal(self.state)]

    @property
    def log(self) -> list[str]:
        """Every token so far, those of chance with a star."""
        return list(self.played.log)

    @property
    def scene(self) -> str:
        """The position as one line, hidden things included; `bedesten.new(scene=…)` lays it out again."""
        line: str = self.game.notation.describe(self.state)
        return line

    def move(self, a: Action) -> Move:
        """An action of the engine as a move."""
        return Move(self.game.lexicon.token(a), a, self.text.option(self.game, a, self.names))

    def view(self, seat: int) -> Any:
        """What this seat may know; below 0 for somebody who only watches."""
        return self.game.view(self.state, seat)

    def why(self, move: str) -> str:
        """Why the seat that is asked cannot choose this, with the rule; empty if it can."""
        reason = self.game.guide.why_not(self.state, self.seat, self.action(move))
        return self.text.reason(reason, self.names) if reason else ""

    # --- playing

    def push(self, move: str | Action) -> None:
        """Choose for the seat that is asked; IllegalAction says what was expected."""
        a = self.action(move)
        self.played.check(a)
        log, actions = self.played.log, self.played.actions
        self.marks.append((self.game.clone(self.state), len(log), len(actions), self.played.dealt))
        self.news = []
        self.tell(self.played.push(a))
        self.deal()

    def pop(self) -> None:
        """Take the last choice back, and whatever chance brought after it; it never happened."""
        if not self.marks:
            raise IndexError("nothing was chosen yet: expected a choice to take back")
        played = self.played
        played.state, log, actions, played.dealt = self.marks.pop()
        del played.log[log:], played.actions[actions:]
        played.undo_stack, played.undo_seat, self.news = [], OVER, []

    def play(self, bot: str | Bot = "greedy", budget: Budget | None = None) -> Move:
        """Let a bot, by name or of your own, choose for the seat that is asked; what it chose."""
        if self.over:
            raise IllegalAction("the game is over: expected a seat that is asked")
        player = bot if isinstance(bot, Bot) else self.bot(bot)
        view = self.view(self.seat) if player.looks else None
        options = self.game.legal(self.state)
        move = self.move(player.choose(view, options, budget or Budget()))
        self.push(move)
        return move

    def play_out(self, bot: str = "greedy") -> list[int]:
        """Let bots of this name play to the end; the ranking."""
        players = [catalog.bot(bot, bot_seed(self.seed, seat), self.game) for seat in range(self.players)]
        while not self.over:
            self.play(players[self.seat])
        return self.ranking

    def bot(self, name: str) -> Bot:
        """A new bot of this name for the seat that is asked."""
        return catalog.bot(name, bot_seed(self.seed, self.seat), self.game)

    def copy(self) -> "Match":
        """The same match, to go another way; it cannot be taken back beyond this point."""
        played = Played(self.game, self.played.setup)
        played.state, played.dealt = self.game.clone(self.state), self.played.dealt
        played.log, played.actions = list(self.played.log), list(self.played.actions)
        return Match(played, self.seed, self.text.lang)

    def action(self, move: str | Action) -> Action:
        """The number by which the engine knows a token, a move or itself."""
        if isinstance(move, Move):
            return move.action
        if isinstance(move, str):
            action: Action = self.game.lexicon.action(move)
            return action
        return move

    def deal(self) -> None:
        """Let chance answer until a seat is asked or the game is over."""
        self.tell(self.played.deal(Dealer(self.seed, self.played.dealt)))

    def tell(self, events: list[Event]) -> None:
        """Put what happened into words; each secret is told as its own seat knew it."""
        self.news += [self.text.event(self.game, e, e.secret, self.names) for e in events]

    # --- keeping and drawing

    def record(self) -> str:
        """The game as text; the seed stands in it once the game is over."""
        return record.write(record.of_match(self.played, self.seed))

    def save(self, path: str | Path) -> Path:
        """Write it to a file that `bedesten.load` reads: a record when it is over, else the running game."""
        from bedesten.cli.terminal.saves import Keeper, Secrets, replace

        path = Path(path)
        if self.over:
            replace(path, self.record())
        else:
            Keeper(path, Secrets(self.seed, ["human"] * self.players, self.text.lang)).keep(self.played)
        return path

    def __str__(self) -> str:
        from bedesten.cli.terminal.drawing import as_text

        return as_text(self.played, self.text)

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{self.names[self.seat]} to choose"
        return f"<{self.game.name}, {self.players} players, turn {self.turn}, {asked}>"

    def _repr_html_(self) -> str:
        """The picture a notebook shows: a drawing that brings everything with it."""
        from bedesten.cli.terminal.drawing import as_svg

        return as_svg(self.played, self.text)


def games() -> list[str]:
    """The names of all games."""
    return list(catalog.GAMES)


def bot_names(game: str = "istanbul") -> list[str]:
    """The names of the bots that play this game, from the weakest to the strongest."""
    return catalog.bots(game)


def new(
    game: str = "istanbul",
    players: int = 2,
    seed: str | None = None,
    scene: str = "",
    lang: str = "en",
    **options: object,
) -> Match:
    """A new match, dealt from the seed, or from one nobody knows. Options are those of the game, such as
    `layout="short"`; a scene is a position as one line."""
    setup = Setup(players, options, scene)
    return Match(Played(catalog.game(game), setup), token_hex(16) if seed is None else seed, lang)


def load(path: str | Path, lang: str = "en") -> Match:
    """A record or a saved game; the file says which game it is of. A record of a game that was not over
    keeps its seed to itself, so it goes on with another."""
    from bedesten.cli import records
    from bedesten.cli.terminal import saves

    path = Path(path)
    if records.read_text(path).startswith("bedesten "):
        written, played = records.load(path)
        return Match(played, mixed(written.seed, written.shares) if written.seed else token_hex(16), lang)
    played, secrets = saves.resume(path)
    return Match(played, secrets.seed, lang)
