"""How fast learners are served: steps a second from Python, with what is seen and what can be chosen."""

from time import perf_counter, process_time
from typing import Any

AT_ONCE = 32  # as many as stay in the processor's cache
PLAYERS = 4


def measure(name: str, seconds: float) -> dict[str, float]:
    """Random play of four: one table of PettingZoo, and many games at once."""
    return {
        "4 players: environment steps/s": one_table(name, seconds),
        "4 players: vector steps/s": many_games(name, seconds),
        **learned(name, seconds),
    }


def learned(name: str, seconds: float) -> dict[str, float]:
    """Processor time of a choice of the net that learned this game, if there is one."""
    from bedesten import catalog
    from bedesten.bots.learned.bot import net_file

    game = catalog.game(name)
    return {"4 players: learned us": thoughts(game, seconds)} if net_file(game) else {}


def thoughts(game: Any, seconds: float) -> float:
    """One after the other in whole games of four of a kind, each with what it remembers."""
    from bedesten import catalog
    from bedesten.arena.run import Watch
    from bedesten.bots.base import Budget
    from bedesten.bots.play import play
    from bedesten.core.game import Setup

    bots, began, games = [Watch(catalog.bot("learned", 1, game)) for _ in range(PLAYERS)], process_time(), 0
    while not games or process_time() - began < seconds:
        play(game, Setup(PLAYERS, {"layout": "random"}), list(bots), f"bench {games}", Budget())
        games += 1
    return 1e6 * sum(bot.seconds for bot in bots) / sum(bot.decisions for bot in bots)


def one_table(name: str, seconds: float) -> float:
    import numpy as np

    from bedesten.rl.env import TableEnv

    table, dice, steps, seed = TableEnv(name, PLAYERS), np.random.default_rng(1), 0, 0
    began = perf_counter()
    table.reset(seed=seed)
    while not steps or perf_counter() - began < seconds:
        if table.terminations[table.agent_selection]:
            seed += 1
            table.reset(seed=seed)
        allowed = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(allowed[dice.integers(len(allowed))])
        steps += 1
    return steps / (perf_counter() - began)


def many_games(name: str, seconds: float, at_once: int = AT_ONCE) -> float:
    import numpy as np

    from bedesten.rl.vector import TableVectorEnv

    tables = TableVectorEnv(at_once, name, PLAYERS, masks=False)
    dice, rounds = np.random.default_rng(1), 0
    _, infos = tables.reset(seed=1)
    began = perf_counter()
    while not rounds or perf_counter() - began < seconds:
        infos = tables.step(picked(infos, dice))[-1]
        rounds += 1
    return rounds * at_once / (perf_counter() - began)


def picked(infos: dict[str, Any], dice: Any) -> Any:
    """Any choice for every game; a game that is over has none, and takes whatever stands there."""
    counts = infos["counts"]
    nth = (dice.random(len(counts)) * counts).astype("int64")
    return infos["choices"].take(infos["starts"] + nth, mode="clip")
