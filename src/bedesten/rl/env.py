"""All seats of a table as agents of PettingZoo: `env(game, players=3)`.

An agent is asked only where it has a choice; dice, cards and forced choices are answered in between. Rewards
come at the end: the share of the win less an even share, so that they add up to nought.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bedesten import catalog
from bedesten.bots.encode.slot import NOT_RECORDED, Slot
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


def env(*args: Any, **kwargs: Any) -> Any:
    """The environment as it is used: it says what is wrong with an action that is not legal."""
    made: Any = TableEnv(*args, **kwargs)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """`actions` is `index` or `options` (docs/learning.md); `options` are those of the game, as
    `layout="random"`. With `record` the infos of a finished game hold it as text."""

    def __init__(
        self,
        game: str = catalog.FIRST,
        players: int = 4,
        actions: str = INDEX,
        record: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"bedesten/{game}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.room, self.setup = setup_of(game, players, options)
        self.listed, self.record, self.render_mode = is_listed(actions), record, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seen = {agent: observation_space(self.room, self.listed) for agent in self.possible_agents}
        self.acted = {agent: action_space(self.room, self.listed) for agent in self.possible_agents}
        self.slot = Slot(self.room, self.setup, self.listed)
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The seed fixes all chance of this game and of those after it."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        number = int(self.chance.integers(SEEDS))
        self.seed = f"{number:x}" if self.record else NOT_RECORDED
        self.slot.start(number, self.seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.tell()

    def observe(self, agent: str) -> Observation:
        return observed(self.slot, self.number[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.slot.act(int(action))
        self.tell()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def tell(self) -> None:
        """What everybody learns of where the game stands."""
        slot, over = self.slot, self.slot.seat == OVER
        for agent, reward in zip(self.possible_agents, rewards_of(slot), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = over
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": mask_of(slot, seat)} for agent, seat in self.number.items()
        }
        if over and self.record:
            text = record_of(slot, self.seed)
            for info in self.infos.values():
                info["record"] = text
        self.agent_selection = self.possible_agents[max(0, slot.seat)]

    def render(self) -> str | None:
        text = drawn(self.slot)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
