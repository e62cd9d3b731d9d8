"""How strong a bot is: games in every seat against others, with a 95 % interval.

python -m scripts.strength --players 4 --games 400
python -m scripts.strength --game kairo --players 2 --start-mode fixed
python -m scripts.strength --bot greedy --others random --layout long --neutral-assistants
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from statistics import mean, median
from time import process_time
from typing import Any

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.play import play
from bedesten.cli.simulate import kairo_options, setup_options
from bedesten.core.game import Setup
from bedesten.core.ids import Action

BATCH = 5
SURE = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Contest:
    """What is to be played; small, so that it can be sent to other processes."""

    game: str
    players: int
    options: dict[str, object]
    bot: str
    others: str
    seed: int


@dataclass(frozen=True)
class Outcome:
    """What the measured bot made of a game."""

    won: bool
    rounds: int
    decisions: int
    seconds: float


class Watch(Bot):
    """Another bot, and how long it thinks: processor time, which a busy machine does not stretch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.looks = bot.looks
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        began = process_time()
        a = self.bot.choose(v, options, budget)
        self.seconds += process_time() - began
        self.decisions += 1
        return a


def play_one(contest: Contest, number: int) -> Outcome:
    """The seat of the measured bot rotates; game number i depends on the seed and i alone."""
    game, players = catalog.game(contest.game), contest.players
    seat, first = number % players, (contest.seed + number) * players
    bots = [catalog.bot(contest.others, first + other) for other in range(players)]
    watch = Watch(catalog.bot(contest.bot, first + seat))
    bots[seat] = watch
    setup = Setup(players, contest.options)
    s = play(game, setup, bots, f"strength {contest.seed} {number}", Budget()).state
    # The last "turn" is no turn: cards are played after the last round.
    rounds = (game.turn(s) - 1) // players
    return Outcome(game.ranking(s)[seat] == 1, rounds, watch.decisions, watch.seconds)


def play_some(contest: Contest, numbers: range) -> list[Outcome]:
    return [play_one(contest, number) for number in numbers]


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's: sensible also when nearly all games are won."""
    share, z = wins / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    reach = SURE * sqrt(share * (1 - share) / games + z / games / 4) / (1 + z)
    return middle - reach, middle + reach


def report(contest: Contest, outcomes: list[Outcome]) -> str:
    games, wins = len(outcomes), sum(outcome.won for outcome in outcomes)
    low, high = interval(wins, games)
    rounds = sorted(outcome.rounds for outcome in outcomes)
    thought = sum(outcome.seconds for outcome in outcomes) / sum(outcome.decisions for outcome in outcomes)
    return (
        f"{contest.bot} against {contest.players - 1} x {contest.others}, {contest.options}: "
        f"{wins} of {games} won = {wins / games:.1%} (95 %: {low:.1%} to {high:.1%}); "
        f"rounds: median {median(rounds):g}, mean {mean(rounds):.1f}, {rounds[0]} to {rounds[-1]}; "
        f"{thought * 1000:.2f} ms of processor time a decision"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="istanbul", choices=list(catalog.GAMES))
    parser.add_argument("--bot", default="greedy", choices=list(catalog.BOTS))
    parser.add_argument("--others", default="random", choices=list(catalog.BOTS))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--layout")
    parser.add_argument("--neutral-assistants", action="store_true")
    parser.add_argument("--board", help="of Kairo: a name, or a file my.toml")
    parser.add_argument("--start-mode", help="of Kairo: variable or fixed")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    options = {
        **setup_options(args.layout, args.neutral_assistants),
        **kairo_options(args.board, args.start_mode),
    }
    contest = Contest(args.game, args.players, options, args.bot, args.others, args.seed)
    starts = range(0, args.games, BATCH)
    batches = [range(first, min(first + BATCH, args.games)) for first in starts]
    with ProcessPoolExecutor(args.jobs) as pool:
        some = pool.map(play_some, [contest] * len(batches), batches)
        print(report(contest, [outcome for batch in some for outcome in batch]))


if __name__ == "__main__":
    main()
