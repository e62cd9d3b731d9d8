"""A finished game looked at again, step by step, with all hands open."""

from collections import OrderedDict
from typing import Any, Final

from bedesten import catalog
from bedesten.bots.mcts import Explanation, plan_of, worth_telling
from bedesten.core.game import Game
from bedesten.core.guide.guard import shown
from bedesten.core.ids import WATCHER, Action
from bedesten.core.play.match import Match, opening
from bedesten.core.play.timeline import Entry
from bedesten.server.bots.worker import Question, plain
from bedesten.server.errors import Refused
from bedesten.server.protocol.bounds import Json
from bedesten.server.protocol.finished import Frame, Judged, Judgement, Moment, Replay, ReplayStep
from bedesten.server.replay.records import Played
from bedesten.server.store import stored_events
from bedesten.text import Text

JUDGE: Final = "hard"  # who explains the choices, everybody's
SEED: Final = 1
SHOWN: Final = 3  # the best option and two others
KEPT = 8  # films in memory; one of a long game takes some megabytes


def open_view(game: Game[Any, Any], s: Any) -> Json:
    """What everybody sees, and nothing that a seat holds is hidden."""
    view: Json = game.notation.dump_view(game.view(s, WATCHER))
    position: Json = game.notation.dump(s)
    for mine, full in zip(view["seats"], position["seats"], strict=True):
        mine |= full
    return view


class Film:
    """Every position of a game: number k is the one after k steps."""

    def __init__(self, game: Played, studies: bool = False) -> None:
        if not game.over:
            raise Refused(409, "the game is not over yet")
        self.game = game.game
        self.code = game.row.code
        self.players = game.row.players
        self.marks = game.marks
        self.states: list[Any] = [opening(game.game, game.row.setup()), *states(game)]
        self.entries: list[Entry] = game.actions
        self.setup = game.row.setup()
        known = len(catalog.brought(game.game, "evaluation")) > 0
        self.explains = game.row.help == "full" and known
        self.study = studies and known and game.stored_events is None  # whether the whole game can be studied
        self.explained: dict[int, Explanation] = {}  # by step

    def replay(self, text: Text, names: list[str]) -> Replay:
        steps = [
            ReplayStep(
                step=step,
                turn=entry.turn,
                seat=entry.seat,
                token=entry.token,
                text=shown(self.at(step), "replay", [], self.told, entry, text, names),
                score=shown(self.at(step), "replay", [], self.score, step),
                why=self.explains and self.is_choice(step),
            )
            for step, entry in enumerate(self.entries, start=1)
        ]
        return Replay(self.code, names, steps, self.game.boxes, self.marks, self.study)

    def at(self, step: int) -> str:
        """Where that is, for a log."""
        return f"game {self.game.name}, step {step} of table {self.code}"

    def told(self, entry: Entry, text: Text, names: list[str]) -> list[str]:
        """Nothing is secret any more: through the eyes of whoever saw it."""
        return [text.event(self.game, e, e.secret, names) for e in entry.events]

    def score(self, step: int) -> list[int]:
        """Of every seat, what weighs most."""
        return [mine[0] for mine in self.tallies(step) if mine]

    def frame(self, step: int) -> Frame:
        if not 0 <= step < len(self.states):
            raise Refused(400, f"step {step}: expected 0 to {len(self.states) - 1}")
        return Frame(step, open_view(self.game, self.states[step]))

    def is_choice(self, step: int) -> bool:
        """Whether somebody had more than one option."""
        return self.entries[step - 1].seat >= 0 and len(self.game.legal(self.states[step - 1])) > 1

    def choice(self, step: int) -> Question:
        """The question that this step answered, for whoever shall judge it: what the seat could see."""
        if not (self.explains and 1 <= step <= len(self.entries) and self.is_choice(step)):
            raise Refused(404, f"step {step}: there is no choice to explain")
        s, seat = self.states[step - 1], self.entries[step - 1].seat
        view = self.game.notation.dump_view(self.game.view(s, seat))
        options, played = self.game.legal(s), self.entries[step - 1].action
        return Question(self.game.name, plain(self.setup), JUDGE, SEED, view, options, played=played)

    def choices(self, step: int) -> list[int]:
        """Of the turn and the seat of a step: all that can be explained."""
        asked = self.entries[step - 1]
        return [
            other
            for other, entry in enumerate(self.entries, start=1)
            if (entry.turn, entry.seat) == (asked.turn, asked.seat) and self.is_choice(other)
        ]

    def why(self, step: int, text: Text, names: list[str]) -> Judgement:
        """What has been thought about the turn of a step: one explanation for all of it."""
        steps = self.choices(step)
        turn = [(self.explained[other], self.entries[other - 1].action) for other in steps]
        worth = worth_telling(turn)
        plan = plan_of([turn[i][0] for i in worth])
        place, turns = (plan.place, plan.turns) if plan else ("", 0)
        return Judgement(
            step,
            self.entries[step - 1].seat,
            self.judged(step, text, names),
            shown(self.at(step), "replay", "", text.aim, place, turns),
            [Moment(steps[i], self.judged(steps[i], text, names)) for i in worth],
        )

    def judged(self, step: int, text: Text, names: list[str]) -> list[Judged]:
        """The best options, and the one that was played wherever it stands."""
        explained, played = self.explained[step], self.entries[step - 1].action
        return [
            Judged(
                self.worded(step, each.action, text, names),
                round(each.share, 3) if each.seen else None,
                each.action == played,
                round(each.error, 3) if each.seen else None,
                explained.as_good(each),
                shown(self.at(step), "replay", "", text.prospect, each.gain, each.turns) if each.seen else "",
            )
            for each in explained.told(played, SHOWN)
        ]

    def worded(self, step: int, a: Action, text: Text, names: list[str]) -> str:
        """An option, at least by its token."""
        token = self.game.lexicon.token(a)
        return shown(self.at(step), "replay", token, text.option, self.game, a, names)

    def tallies(self, step: int) -> list[list[int]]:
        """Of every seat, the numbers that rank it."""
        return [self.game.guide.tally(self.states[step], seat) for seat in range(self.players)]

    def assets(self, step: int) -> list[dict[str, int]]:
        """Of every seat, what it has."""
        return [self.game.guide.assets(self.states[step], seat) for seat in range(self.players)]


def states(game: Played) -> list[Any]:
    """After every word: by playing it again, or from what was kept when its rules are no more."""
    if game.stored_events is not None:
        return stored_events.states(game.game, game.stored_events, game.actions)
    match = Match(game.game, game.row.setup())
    states: list[Any] = []
    for entry in game.actions:
        match.push(entry.action)
        states.append(match.game.clone(match.state))
    return states


class Films:
    """The last few that somebody looked at."""

    def __init__(self, studies: bool = False) -> None:
        self.studies = studies
        self.kept: OrderedDict[str, Film] = OrderedDict()

    def film(self, game: Played) -> Film:
        film = self.kept.pop(game.row.code, None) or Film(game, self.studies)
        self.kept[game.row.code] = film
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return film

    def asked(self, game: Played, step: int) -> tuple[Film, dict[int, Question]]:
        """The film of a game, and what has not been thought about yet of the turn of a step."""
        film = self.film(game)
        film.choice(step)
        return film, {each: film.choice(each) for each in film.choices(step) if each not in film.explained}
