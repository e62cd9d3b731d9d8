"""Games are played on more than one machine, by Ray: an optional extra, fetched by who needs it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from bedesten.arena.plan import Plan
from bedesten.arena.results import Line
from bedesten.arena.run import play_game
from bedesten.core.errors import BadSetup

WANTED = "the engine ray is an extra: expected pip install 'bedesten[ray]', here and on every machine"


def run_on_ray(plan: Plan, numbers: list[int], jobs: int, address: str) -> Iterator[list[Line]]:
    """Games in the order they end, on the cluster at this address; without one, on this machine alone."""
    ray = ray_itself()
    cluster: dict[str, Any] = {"address": address} if address else {"num_cpus": jobs}
    ray.init(**cluster, runtime_env=runtime_env(plan), include_dashboard=False, log_to_driver=False)
    try:
        game = ray.remote(play_game)
        waiting = [game.remote(plan, number) for number in numbers]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def ray_itself() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise BadSetup(WANTED) from None


def runtime_env(plan: Plan) -> dict[str, str]:
    """What the machines need besides this package: the folder in which somebody's own bots lie."""
    return {"working_dir": "."} if any(":" in name for name in plan.bots) else {}
