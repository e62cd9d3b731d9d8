"""All seats of a table as agents of PettingZoo: `env(game, players=3)`.

An agent is asked only where it has a choice; dice, cards and forced choices are answered in between. Rewards
come at the end: the share of the win less an even share, so that they add up to zero.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bedesten import catalog
from bedesten.rl.table import HUMAN, INDEX, MODES, Observation, Table, action_space, observation_space


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
        self.metadata = {"name": f"bedesten/{game}", "render_modes": MODES, "is_parallelizable": False}
        self.table = Table(game, players, actions, record, options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        room, listed = self.table.room, self.table.listed
        self.seen = {agent: observation_space(room, listed) for agent in self.possible_agents}
        self.acted = {agent: action_space(room, listed) for agent in self.possible_agents}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What a seat sees, as a space."""
        return self.seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What a seat may choose, as a space."""
        return self.acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The seed fixes all chance of this game and of those after it."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table.start(self.chance)
        self.agents = self.possible_agents.copy()
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.truncations = dict.fromkeys(self.agents, False)
        self.tell()

    def observe(self, agent: str) -> Observation:
        """What a seat sees now, and what it may choose."""
        return self.table.observed(self.number[agent])

    def step(self, action: Any) -> None:
        """The seat that is asked chooses, and the game goes on to the next choice."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.slot.act(int(action))
        self.tell()
        self._accumulate_rewards()
        if self.render_mode == HUMAN:
            self.render()

    def tell(self) -> None:
        """What everybody learns of where the game stands."""
        table = self.table
        self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, table.over)
        self.infos = {agent: table.info(seat) for agent, seat in self.number.items()}
        self.agent_selection = self.possible_agents[max(0, table.slot.seat)]

    def render(self) -> str | None:
        """The table as text, if that was asked for."""
        return self.table.shown(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
