"""How fast learners are served: steps a second from Python, with what is seen and what can be chosen."""

from time import perf_counter
from typing import Any

AT_ONCE = 256
PLAYERS = 4


def measure(name: str, seconds: float) -> dict[str, float]:
    """Random play of four: one table of PettingZoo, and many games at once."""
    return {
        "4 players: environment steps/s": one_table(name, seconds),
        "4 players: vector steps/s": many_games(name, seconds),
    }


def one_table(name: str, seconds: float) -> float:
    import numpy as np

    from bedesten.rl.env import TableEnv

    table, dice, steps, seed = TableEnv(name, PLAYERS), np.random.default_rng(1), 0, 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        seed += 1
        table.reset(seed=seed)
        while not table.terminations[table.agent_selection] and perf_counter() - began < seconds:
            allowed = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
            table.step(allowed[dice.integers(len(allowed))])
            steps += 1
    return steps / spent


def many_games(name: str, seconds: float, at_once: int = AT_ONCE) -> float:
    import numpy as np

    from bedesten.rl.vector import TableVectorEnv

    tables = TableVectorEnv(at_once, name, PLAYERS, masks=False)
    dice, rounds = np.random.default_rng(1), 0
    _, infos = tables.reset(seed=1)
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        infos = tables.step(picked(infos, dice))[-1]
        rounds += 1
    return rounds * at_once / spent


def picked(infos: dict[str, Any], dice: Any) -> Any:
    """Any choice for every game; a game that is over has none, and takes whatever stands there."""
    counts, choices = infos["counts"], infos["choices"]
    nth = (dice.random(len(counts)) * counts).astype("int64")
    return choices[(counts.cumsum() - counts + nth).clip(0, len(choices) - 1)]
