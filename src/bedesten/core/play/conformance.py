"""Laws every game must keep, checked along random games."""

import json
from functools import lru_cache
from operator import lt
from typing import Any

from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER, WATCHER, Action
from bedesten.core.play import record
from bedesten.core.play.match import Match

LONGEST = 200_000  # decisions; random games of this house end long before


@lru_cache(maxsize=8)
def known_actions(game: Game[Any, Any]) -> frozenset[Action]:
    """All that can ever be legal: gathered once for all games of a kind."""
    return frozenset(game.actions())


class Checker:
    """One random game. Cheap laws hold at every step, costly ones at one step in `sample`."""

    def __init__(self, game: Game[Any, Any], setup: Setup, seed: int, sample: int) -> None:
        self.game = game.for_setup(setup)
        self.setup = setup
        self.known = known_actions(self.game)
        self.state = self.game.new(setup)
        self.log: list[Action] = []
        self.dice = Dice(seed)
        self.sample = sample
        self.decisions = 0
        self.kept: tuple[Any, dict[str, object]] | None = None  # an earlier clone, and what it looked like

    def run(self) -> None:
        """Play to the end; AssertionError says which law was broken."""
        while self.game.to_move(self.state) != OVER:
            self.step()
        assert self.game.legal(self.state) == [], "somebody has options after the end"
        self.check_ranking()

    def step(self) -> None:
        options = self.check_options()
        if self.dice.below(self.sample) == 0:
            self.check_costly()
        a = self.choose(options)
        self.log.append(a)
        self.state.news = []
        before = self.game.clone(self.state) if self.game.to_move(self.state) == CHANCE else None
        self.game.apply(self.state, a)
        if before is not None:
            self.check_secrets(before, a, self.state.news)
        self.game.audit(self.state)

    def choose(self, options: list[Action]) -> Action:
        if self.game.to_move(self.state) == CHANCE:
            return self.game.chance_outcome(self.state, self.dice.below(self.game.chance_total(self.state)))
        self.decisions += 1
        assert self.decisions < LONGEST, "the game does not end"
        return self.dice.pick(options)

    def check_options(self) -> list[Action]:
        s = self.state
        options = self.game.legal(s)
        assert options, "nobody has options before the end"
        assert all(map(lt, options, options[1:])), "options do not ascend"
        assert self.known.issuperset(options), "an option is not among the game's actions"
        if self.game.to_move(self.state) == CHANCE:
            odds = self.game.odds(s)
            assert len(odds) == len(options), "odds do not stand beside the options"
            assert min(odds) > 0, "an outcome has no chance"
            assert sum(odds) == self.game.chance_total(s), "the odds have another sum"
        return options

    def check_costly(self) -> None:
        self.check_clone()
        self.check_save()
        self.check_odds()
        self.check_prospects()
        for seat in [WATCHER, *range(self.setup.players)]:
            self.check_view(seat)

    def check_clone(self) -> None:
        """No earlier clone changes when later actions are applied."""
        if self.kept is not None:
            clone, looked = self.kept
            assert self.game.notation.dump(clone) == looked, "a clone changed"
        clone = self.game.clone(self.state)
        self.kept = (clone, self.game.notation.dump(clone))
        assert self.kept[1] == self.game.notation.dump(self.state), "a clone differs"

    def check_save(self) -> None:
        """Dump, JSON, load and scene notation give the same position and the same options."""
        s = self.state
        data = self.game.notation.dump(s)
        loaded = self.game.notation.load(json.loads(json.dumps(data)))
        assert self.game.notation.dump(loaded) == data, "load does not restore what dump wrote"
        assert self.game.legal(loaded) == self.game.legal(s), "a loaded position has other options"
        if self.game.turn(s) > 0:
            line = self.game.notation.describe(s)
            again = self.game.notation.load(self.game.notation.scene(line, self.setup))
            assert self.game.notation.dump(again) == data, f"scene notation loses something: {line}"

    def check_odds(self) -> None:
        """Every number below the sum of the odds stands for the outcome in whose share it falls."""
        if self.game.to_move(self.state) != CHANCE:
            return
        s = self.state
        shares = [a for a, n in zip(self.game.legal(s), self.game.odds(s), strict=True) for _ in range(n)]
        dealt = [self.game.chance_outcome(s, nth) for nth in range(self.game.chance_total(s))]
        assert dealt == shares, "outcomes do not follow the odds"

    def check_prospects(self) -> None:
        """What the dice may bring is told for all of their ways, and never for chance itself."""
        for a in self.game.legal(self.state) if self.game.to_move(self.state) != CHANCE else []:
            prospects = self.game.guide.prospects(self.state, a)
            told = sum(one.ways for one in prospects)
            assert all(one.of == told for one in prospects), "some ways are not told"

    def check_ranking(self) -> None:
        """After run(): the seats rank as their tallies do."""
        ranks = self.game.ranking(self.state)
        tallies = [self.game.guide.tally(self.state, seat) for seat in range(self.setup.players)]
        for mine in tallies:
            assert len(mine) == len(self.game.guide.tallies()), "a tally has no name, or a name no tally"
        by_tally = [1 + sum(other > mine for other in tallies) for mine in tallies]
        assert not self.game.guide.tallies() or ranks == by_tally, "the ranking does not follow the tallies"

    def check_view(self, seat: int) -> None:
        """Whatever a seat imagines looks to it like what it saw, and a view survives JSON."""
        v = self.game.view(self.state, seat)
        seen = self.game.notation.dump_view(v)
        imagined = self.game.imagine(v, self.dice)
        assert self.game.notation.dump_view(self.game.view(imagined, seat)) == seen, (
            f"seat {seat} imagines another table"
        )
        self.game.audit(imagined)
        if self.game.to_move(self.state) == seat:
            assert self.game.legal(imagined) == self.game.legal(self.state), "options tell more than the view"
        restored = self.game.notation.load_view(json.loads(json.dumps(seen)))
        assert self.game.notation.dump_view(restored) == seen, "a view does not survive JSON"

    def check_secrets(self, before: Any, a: Action, news: list[Event]) -> None:
        """If chance showed something to one seat, the others could not tell it from another outcome."""
        secret = {event.secret for event in news if event.secret != WATCHER}
        others = [b for b in self.game.legal(before) if b != a]
        if not secret or not others:
            return
        other = self.game.clone(before)
        other.news = []
        self.game.apply(other, self.dice.pick(others))
        for seat in {WATCHER, *range(self.setup.players)} - secret:
            assert seen(news, seat) == seen(other.news, seat), f"an event shows its secret to seat {seat}"
            mine, same = (self.game.view(s, seat) for s in (self.state, other))
            assert self.game.notation.dump_view(mine) == self.game.notation.dump_view(same), (
                f"seat {seat} sees a secret"
            )

    def check_record(self) -> None:
        """After run(): record, text and record are the same, and replaying checks out."""
        match = Match(self.game, self.setup)
        for a in self.log:
            match.push(a)
        text = record.write(record.of_match(match, "seed"))
        again = record.read(text)
        assert record.write(again) == text, "a record does not survive its text"
        replayed = record.final(again, self.game).state
        assert self.game.notation.dump(replayed) == self.game.notation.dump(self.state), (
            "a record leads elsewhere"
        )


def seen(news: list[Event], seat: int) -> list[tuple[int, int, list[int]]]:
    """Events as this seat is told them."""
    return [(e.kind, e.seat, e.args if e.seen_by(seat) else []) for e in news]
