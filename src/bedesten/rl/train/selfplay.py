"""Plays games with the newest net, and leaves what happened for the learner."""

import os
import pickle
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.encode.base import Encoder, encoder
from bedesten.bots.evaluate.base import Evaluation
from bedesten.core.dice import Dice
from bedesten.core.ids import OVER, Action
from bedesten.core.playout import advance
from bedesten.rl.train.moments import Judged, Moment, arrays, judged
from bedesten.rl.train.net import HINTS, Array, Net, Shape
from bedesten.rl.train.setups import any_setup

NEWEST: Final = "newest.pickle"
OLD: Final = "old"  # the folder of former nets
STRAY: Final = 12  # a pupil of greedy takes any option one time in so many
GREEDY, FORMER, LEARNER = range(3)
MIXED: Final = 8  # of every so many games one has a seat of greedy, and one a seat of a former net


def shape_of(seen: Encoder) -> Shape:
    seat = len(seen.seat_names)
    return Shape(seen.first_seat, seat, seen.seats, len(seen.option_names) + HINTS)


@dataclass
class Playing:
    """A game, and what was chosen in it by seat."""

    game: Any
    state: Any
    players: list[int]  # who has each seat
    seat: int = 0
    options: list[Action] = field(default_factory=list)
    moments: list[list[Moment]] = field(default_factory=list)


class SelfPlay:
    """One process that plays."""

    def __init__(self, name: str, folder: Path, seed: int, games: int) -> None:
        self.name, self.folder, self.seed, self.games = name, folder, seed, games
        self.dice = Dice(seed)
        self.random = np.random.default_rng(seed)
        game: Any = catalog.game(name)
        self.encoder = encoder(game)
        self.evaluation = catalog.evaluation(game)
        self.greedy: Bot = catalog.bot("greedy", 1, game)
        self.nets: list[Net | None] = [None, None, None]  # by player
        self.read = 0.0  # when the newest net was written
        self.pupil = True
        self.made = 0
        self.done: list[Judged] = []
        self.stats: list[list[float]] = [[], []]  # what rivals won, in even shares
        self.rounds: list[int] = []
        self.playing = [self.deal() for _ in range(games)]

    # --- games

    def deal(self) -> Playing:
        setup = any_setup(self.name, self.dice)
        game: Any = catalog.game(self.name).for_setup(setup)
        players = [LEARNER] * setup.players
        if not self.pupil:
            kind = self.dice.below(MIXED)
            if kind < LEARNER:
                players[self.dice.below(setup.players)] = kind
        return Playing(game, game.new(setup), players, moments=[[] for _ in players])

    def run_to_choice(self, number: int) -> Playing:
        """To where a net has a choice; greedy answers at once, and a finished game makes room for another."""
        while True:
            p = self.playing[number]
            p.seat = advance(p.game, p.state, self.dice)
            if p.seat == OVER:
                self.finish(p)
                self.playing[number] = self.deal()
                continue
            p.options = p.game.legal(p.state)
            if p.players[p.seat] != GREEDY:
                return p
            p.game.apply(p.state, self.greedy.choose(p.game.view(p.state, p.seat), p.options, Budget()))

    def look(self, p: Playing) -> Moment:
        v = p.game.view(p.state, p.seat)
        scores = self.evaluation.scores(p.state, p.seat, p.options)
        return Moment(self.encoder.observe(v), self.encoder.options(v, p.options), scores)

    def step(self) -> int:
        """One choice in every game."""
        asked = [self.run_to_choice(number) for number in range(self.games)]
        looks = [self.look(p) for p in asked]
        if self.pupil:
            self.imitate(asked, looks)
        else:
            for player in (FORMER, LEARNER):
                these = [i for i, p in enumerate(asked) if p.players[p.seat] == player]
                if these:
                    self.choose([asked[i] for i in these], [looks[i] for i in these], player)
        return len(asked)

    def imitate(self, asked: list[Playing], looks: list[Moment]) -> None:
        for p, m in zip(asked, looks, strict=True):
            a = self.greedy.choose(p.game.view(p.state, p.seat), p.options, Budget())
            m.chosen = p.options.index(a)
            p.moments[p.seat].append(m)
            p.game.apply(p.state, self.dice.pick(p.options) if self.dice.below(STRAY) == 0 else a)

    def choose(self, asked: list[Playing], looks: list[Moment], player: int) -> None:
        """By the net, each option as often as it promises."""
        net = self.nets[player] or self.nets[LEARNER]
        assert net is not None
        counts = np.array([len(p.options) for p in asked])
        seen, options = arrays(looks, counts, net.shape)
        promises, chances = net.think(seen, options, counts)
        begins = np.cumsum(counts) - counts
        likely = np.exp(promises - np.repeat(np.maximum.reduceat(promises, begins), counts))
        sums = np.add.reduceat(likely, begins)
        drawn = np.cumsum(likely.astype(np.float64))
        below = np.concatenate([[0.0], drawn])[begins] + self.random.random(len(asked)) * sums
        places = np.clip(np.searchsorted(drawn, below), begins, begins + counts - 1)
        for i, (p, m) in enumerate(zip(asked, looks, strict=True)):
            m.chosen = int(places[i] - begins[i])
            if player == LEARNER:
                m.likelihood = float(np.log(likely[places[i]] / sums[i] + 1e-9))
                m.chances = chances[i]
                p.moments[p.seat].append(m)
            p.game.apply(p.state, p.options[m.chosen])

    def finish(self, p: Playing) -> None:
        won = np.array(Evaluation(p.game).values(p.state), np.float32)
        n = len(p.players)
        for seat, moments in enumerate(p.moments):
            if moments:
                result = np.zeros(self.encoder.seats, np.float32)
                result[:n] = np.roll(won, -seat)
                self.done.append(judged(moments, result))
        self.tell(p, won)

    def tell(self, p: Playing, won: Array) -> None:
        n = len(p.players)
        for kind in (GREEDY, FORMER):
            if kind in p.players:
                self.stats[kind].append(float(won[p.players.index(kind)]) * n)
        self.rounds.append(p.game.round(p.state))

    # --- with the learner

    def refresh(self) -> None:
        """The newest net, if there is a newer one; and some former net."""
        file = self.folder / NEWEST
        if file.exists() and file.stat().st_mtime != self.read:
            self.read = file.stat().st_mtime
            said = pickle.loads(file.read_bytes())
            self.nets[LEARNER] = said["net"]
            if self.pupil and not said["pupil"]:  # what greedy began is not gone on with
                self.pupil, self.done = False, []
                self.playing = [self.deal() for _ in range(self.games)]
        former = sorted((self.folder / OLD).glob("*.pickle"))
        if former:
            self.nets[FORMER] = pickle.loads(former[self.dice.below(len(former))].read_bytes())

    def chunk(self, choices: int) -> None:
        """Play some more, and leave what was finished."""
        self.refresh()
        self.stats, self.rounds = [[], []], []
        played = 0
        while played < choices:
            played += self.step()
        if self.done:
            self.leave()

    def leave(self) -> None:
        moments = [m for each in self.done for m in each.moments]
        shape = shape_of(self.encoder)
        counts = np.array([len(m.scores) for m in moments])
        seen, options = arrays(moments, counts, shape)
        batch = {
            "seen": seen.astype(np.float16),
            "options": options.astype(np.float16),
            "counts": counts.astype(np.int32),
            "chosen": np.array([m.chosen for m in moments], np.int32),
            "likelihood": np.array([m.likelihood for m in moments], np.float32),
            "gain": np.concatenate([each.gain for each in self.done]),
            "target": np.concatenate([each.target for each in self.done]),
            "pupil": self.pupil,
            "stats": self.stats,
            "rounds": self.rounds,
        }
        self.done = []
        self.made += 1
        leave_whole(self.folder / f"played-{self.seed}-{self.made}.pickle", batch)


def leave_whole(file: Path, what: object) -> None:
    """The file appears when it is whole: another process may look for it at any moment."""
    part = file.with_suffix(".part")
    part.write_bytes(pickle.dumps(what, protocol=5))
    part.rename(file)


def play_for_ever(name: str, folder: Path, seed: int, games: int, choices: int) -> None:
    """Until the process is ended."""
    os.nice(1)
    one = SelfPlay(name, folder, seed, games)
    while True:
        one.chunk(choices)
