"""`bedesten analyse`: what a strong player thinks of the choices made in one turn of a recorded game."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.levels import LEVELS, level_of
from bedesten.bots.mcts import Choice, Explanation, Plan, explain, plan_of, worth_telling
from bedesten.cli import records
from bedesten.cli.play import system_language
from bedesten.cli.replay import called
from bedesten.core.errors import BadSetup
from bedesten.core.game import Game
from bedesten.core.ids import Action
from bedesten.core.play.match import Match
from bedesten.text import Text

Json = Annotated[bool, Parameter(name="--json", negative="")]
Rules = Game[Any, Any]
Decision = tuple[Any, int, Action]  # the position, who chose, and what

SHOWN: Final = 3  # the best option and two others; what was played besides
SEED: Final = 1
THINKERS: Final = [name for name, level in LEVELS.items() if level.iterations]


def analyse(
    record: Path, *, turn: int, level: str = "hard", lang: str | None = None, as_json: Json = False
) -> None:
    """For a turn: the best options with the share of the win they promise and what they bring, the choices
    at which something better was missed, and the plan.

    :param record: A recorded game.
    :param turn: The number of the turn, from 1.
    :param level: The level that thinks about it: medium, hard or master.
    :param lang: Language by its code, such as en; by default that of your system.
    :param as_json: Print JSON instead.
    """
    if level not in THINKERS:
        raise BadSetup(f"level '{level}' is unknown: expected {', '.join(THINKERS)}")
    written, match = records.load(record)
    records.at_turn(match, turn)
    text = Text(lang or system_language(), catalog.game(written.game))
    game = match.game
    thought = [(seat, a, judged(game, s, seat, a, level)) for s, seat, a in decisions(match, turn)]
    told = [thought[i] for i in worth_telling([(explanation, a) for _, a, explanation in thought])]
    plan = plan_of([explanation for _, _, explanation in told])
    if as_json:
        print(json.dumps([plain(game, *each, plan) for each in told]))
        return
    console, names = Console(highlight=False), called(written, text)
    if not told:
        console.print(text.say("ui.analyse.forced"))
        return
    for seat, a, explanation in told:
        console.print(shown(game, names, seat, a, explanation, text))
    console.print(text.say("ui.analyse.legend"))
    console.print(text.aim(plan.place, plan.turns) if plan else text.aim("", 0))


def decisions(match: Match, turn: int) -> Iterator[Decision]:
    """Every choice between several options that was made in a turn, and not taken back."""
    game, copy = match.game, Match(match.game, match.setup)
    for a in match.actions:
        seat = copy.to_move()
        if game.turn(copy.state) == turn and seat >= 0 and len(game.legal(copy.state)) > 1:
            yield game.clone(copy.state), seat, a
        copy.push(a)


def judged(game: Rules, s: Any, seat: int, played: Action, level: str) -> Explanation:
    """Of what this seat could see. Steps are counted, so that everybody gets the same answer."""
    evaluation = catalog.evaluation(game)
    budget = Budget(iterations=level_of(level, evaluation).iterations)
    return explain(game, evaluation, game.view(s, seat), game.legal(s), budget, SEED, played)


def plain(
    game: Rules, seat: int, a: Action, explanation: Explanation, plan: Plan | None
) -> dict[str, object]:
    token = game.lexicon.token
    return {
        "seat": seat,
        "played": token(a),
        "choices": [
            {
                "token": token(each.action),
                "share": round(each.share, 4) if each.seen else None,
                "error": round(each.error, 4) if each.seen else None,
                "as_good": explanation.as_good(each),
                "tries": each.tries,
                "gain": each.gain,
                "turns": each.turns if each.followed else None,
            }
            for each in explanation.choices
        ],
        "plan": asdict(plan) if plan else None,
    }


def shown(game: Rules, names: list[str], seat: int, a: Action, explanation: Explanation, text: Text) -> Table:
    """The best options, and the one that was played wherever it stands."""
    table = Table(names[seat], text.say("ui.analyse.share"), text.say("ui.analyse.brings"), "")
    for each in explanation.told(a, SHOWN):
        played = text.say("ui.analyse.played") if each.action == a else ""
        brings = text.prospect(each.gain, each.turns) if each.seen else ""
        table.add_row(text.option(game, each.action, names), share(each, explanation, text), brings, played)
    return table


def share(choice: Choice, explanation: Explanation, text: Text) -> str:
    """With its uncertainty, and whether it is as good as the best."""
    if not choice.seen:
        return text.say("ui.analyse.unseen")
    sign = text.say("ui.analyse.as_good") if explanation.as_good(choice) else ""
    return f"{100 * choice.share:.0f} % ± {100 * choice.error:.0f} {sign}".rstrip()
