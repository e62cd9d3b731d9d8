"""One seat against bots, for Gymnasium: importing this registers an environment for every game."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium as gym
from gymnasium.envs.registration import register, registry

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.core.errors import BadSetup
from bedesten.core.ids import OVER
from bedesten.rl.table import HUMAN, INDEX, MODES, Observation, Table, action_space, observation_space

ANY_SEAT: Final = -1
ILLEGAL: Final = -1.0  # the reward for an action that the mask forbids


def identifier(game: str) -> str:
    """`bedesten/Kings-v0` for a game `kings`; the boxes of a game are written as one word."""
    return f"bedesten/{''.join(word.capitalize() for word in game.split('+'))}-v0"


def register_all() -> None:
    """Every game of the catalog that has no environment yet."""
    for game in catalog.GAMES:
        if identifier(game) not in registry:
            register(identifier(game), entry_point=SeatEnv, kwargs={"game": game})


def named(opponents: str | Sequence[str], players: int) -> list[str]:
    """One name for each other seat, in the order of turns after the learner's."""
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise BadSetup(f"{len(names)} opponents: expected a name, or {players - 1} for {players} players")
    return names


class SeatEnv(gym.Env[Observation, Any]):
    """`seat` is the learner's, or -1 for another one each game; `opponents` a bot's name, or a list of them.
    `actions`, `record` and `options` are as in `bedesten.rl.env`."""

    metadata = {"render_modes": MODES}

    def __init__(
        self,
        game: str = catalog.FIRST,
        players: int = 4,
        opponents: str | Sequence[str] = "greedy",
        seat: int = ANY_SEAT,
        actions: str = INDEX,
        record: bool = False,
        iterations: int = 0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.table = Table(game, players, actions, record, options)
        if not ANY_SEAT <= seat < players:
            raise BadSetup(f"seat {seat}: expected one of {players}, or {ANY_SEAT} for any")
        self.players, self.opponents = players, named(opponents, players)
        self.seat, self.fixed = seat, seat
        self.budget, self.render_mode = Budget(iterations=iterations), render_mode
        self.observation_space = observation_space(self.table.room, self.table.listed)
        self.action_space = action_space(self.table.room, self.table.listed)
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Another game, in which the others have played until the learner is asked."""
        super().reset(seed=seed)
        number = self.table.start(self.np_random)
        self.seat = self.fixed if self.fixed != ANY_SEAT else int(self.np_random.integers(self.players))
        self.bots = {
            (self.seat + 1 + late) % self.players: catalog.bot(name, number + late, self.table.room.game)
            for late, name in enumerate(self.opponents)
        }
        self.let_others_play()
        return self.seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """What the mask does not allow loses the game at once, and more than a lost one."""
        if int(action) not in self.table.slot.choices:
            observation, info = self.seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self.table.slot.act(int(action))
        self.let_others_play()
        if self.render_mode == HUMAN:
            self.render()
        observation, info = self.seen()
        return observation, self.table.rewards()[self.seat], self.table.over, False, info

    def let_others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        slot, game = self.table.slot, self.table.room.game
        while slot.seat not in (self.seat, OVER):
            options = game.legal(slot.state)
            slot.take(self.bots[slot.seat].choose(game.view(slot.state, slot.seat), options, self.budget))

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner sees, and what is told beside it."""
        return self.table.observed(self.seat), {**self.table.info(self.seat), "seat": self.seat}

    def render(self) -> Any:
        """The table as text, if that was asked for."""
        return self.table.shown(self.render_mode)


register_all()
