"""Many games at once: every step asks one choice in each of them, whoever's it is."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bedesten import catalog
from bedesten.bots.encode.many import Many
from bedesten.rl.table import (
    HIGHEST,
    INDEX,
    SEEDS,
    action_space,
    floats,
    is_listed,
    record_of,
    setup_of,
)


class TableVectorEnv(VectorEnv[Any, Any, Any]):
    """Every observation is that of the seat which chooses, `infos["seat"]`. A game that is over pays
    `infos["rewards"]` to all seats (and to whoever made the last choice as its reward), and its next step
    begins another one, whatever is chosen in it.

    What can be chosen stands in the infos as lists one after the other, `choices`, with how many belong to
    each game, `counts`, and where they begin, `starts`; and as masks too, unless `masks=False`. With
    `actions="options"` a choice is the place in such a list, and `infos["options"]` has the features of all
    of them."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int,
        game: str = catalog.FIRST,
        players: int = 4,
        actions: str = INDEX,
        masks: bool = True,
        record: bool = False,
        **options: object,
    ) -> None:
        self.room, setup = setup_of(game, players, options)
        self.listed, self.with_masks = is_listed(actions), masks
        self.record = record
        self.num_envs, self.players = num_envs, players
        self.many = Many(self.room, [setup] * num_envs, self.listed, record)
        self.fields = len(self.room.sight.names)
        self.single_observation_space = spaces.Box(0.0, HIGHEST, (self.fields,), np.float32)
        self.single_action_space = action_space(self.room, self.listed)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """One seed fixes the chance of all games."""
        super().reset(seed=seed)
        self.many.start(int(self.np_random.integers(SEEDS)))
        return self.observations(), self.infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One choice in every game; one that is over begins anew with the next."""
        self.many.step(np.asarray(actions).tolist())
        infos = self.infos()
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        for i in self.many.ended():
            slot = self.many.slots[i]
            shares = slot.shares()
            infos["rewards"][i, : self.players] = shares
            rewards[i], ended[i] = shares[slot.chose], True
        if self.record:
            infos["records"] = {
                i: record_of(self.many.slots[i], self.many.seeds[i]) for i in self.many.ended()
            }
        return self.observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def observations(self) -> NDArray[np.float32]:
        """A row for each game: what the seat that is asked there sees."""
        return floats(self.many.observations()).reshape(self.num_envs, self.fields)

    def infos(self) -> dict[str, Any]:
        """What is told beside it, for each game."""
        many = self.many
        infos: dict[str, Any] = {
            "seat": np.frombuffer(many.seats(), np.int8),
            "choices": np.frombuffer(many.choices(), np.int32),
            "counts": np.frombuffer(many.counts(), np.int32),
            "starts": np.frombuffer(many.starts(), np.int32),
            "rewards": np.zeros((self.num_envs, self.players)),
        }
        if self.listed:
            fields = len(self.room.sight.option_names)
            infos["options"] = floats(many.options()).reshape(-1, fields)
        elif self.with_masks:
            masks = np.frombuffer(many.masks(), np.int8)
            infos["action_mask"] = masks.reshape(self.num_envs, self.room.compact.size)
        return infos

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""
