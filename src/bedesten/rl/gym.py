"""One seat against bots, for Gymnasium: importing this registers an environment for every game."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium as gym
from gymnasium.envs.registration import register, registry

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.encode.slot import NOT_RECORDED, Slot
from bedesten.core.errors import BadSetup
from bedesten.core.ids import OVER
from bedesten.rl.table import (
    INDEX,
    SEEDS,
    Observation,
    action_space,
    drawn,
    is_listed,
    mask_of,
    observation_space,
    observed,
    record_of,
    rewards_of,
    setup_of,
)

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

    metadata = {"render_modes": ["ansi", "human"]}

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
        self.room, self.setup = setup_of(game, players, options)
        if not ANY_SEAT <= seat < players:
            raise BadSetup(f"seat {seat}: expected one of {players}, or {ANY_SEAT} for any")
        self.opponents, self.fixed = named(opponents, players), seat
        self.budget = Budget(iterations=iterations)
        self.listed, self.record, self.render_mode = is_listed(actions), record, render_mode
        self.observation_space = observation_space(self.room, self.listed)
        self.action_space = action_space(self.room, self.listed)
        self.slot = Slot(self.room, self.setup, self.listed)
        self.seat, self.seed = seat, NOT_RECORDED
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        players, number = self.setup.players, int(self.np_random.integers(SEEDS))
        self.seat = self.fixed if self.fixed != ANY_SEAT else int(self.np_random.integers(players))
        self.bots = {
            (self.seat + 1 + late) % players: catalog.bot(name, number + late, self.room.game)
            for late, name in enumerate(self.opponents)
        }
        self.seed = f"{number:x}" if self.record else NOT_RECORDED
        self.slot.start(number, self.seed)
        self.let_others_play()
        return self.seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """What the mask does not allow loses the game at once, and more than a lost one."""
        if int(action) not in self.slot.choices:
            observation, info = self.seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self.slot.act(int(action))
        self.let_others_play()
        observation, info = self.seen()
        if self.render_mode == "human":
            self.render()
        return observation, rewards_of(self.slot)[self.seat], self.slot.seat == OVER, False, info

    def let_others_play(self) -> None:
        slot, game = self.slot, self.room.game
        while slot.seat not in (self.seat, OVER):
            options = game.legal(slot.state)
            slot.take(self.bots[slot.seat].choose(game.view(slot.state, slot.seat), options, self.budget))

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        info: dict[str, Any] = {"action_mask": mask_of(self.slot, self.seat), "seat": self.seat}
        if self.slot.seat == OVER and self.record:
            info["record"] = record_of(self.slot, self.seed)
        return observed(self.slot, self.seat), info

    def render(self) -> Any:
        text = drawn(self.slot)
        if self.render_mode == "human":
            print(text)
            return None
        return text


register_all()
