"""`python -m bedesten.rl.train GAME --minutes 9 --into FOLDER`: goes on where FOLDER's net stands."""

import argparse
import multiprocessing as mp
import os
import tempfile
from pathlib import Path

import torch

from bedesten import catalog
from bedesten.bots.encode.base import encoder
from bedesten.rl.train.fleet import Fleet
from bedesten.rl.train.imitate import imitate
from bedesten.rl.train.learn import Course, Learner
from bedesten.rl.train.model import Model
from bedesten.rl.train.net import shape_of
from bedesten.rl.train.teacher import teach

MEMORY = Path("/dev/shm")  # what is passed on need not lie on a disk


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=8.0, help="of learning by playing")
    parser.add_argument(
        "--lessons", type=float, default=60.0, help="seconds in which greedy plays for it, once"
    )
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument(
        "--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 2), help="processes that play"
    )
    parser.add_argument("--exams", type=int, default=1, help="processes that play against greedy")
    parser.add_argument("--games", type=int, default=160, help="that a process plays side by side, twice")
    parser.add_argument("--steps", type=int, default=200, help="choices of a game between two lessons")
    parser.add_argument("--batch", type=int, default=32768, help="choices of one step of learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--least-rate", type=float, default=1e-4)
    parser.add_argument("--entropy", "--curious", type=float, default=0.02, help="bonus for it, at first")
    parser.add_argument("--trust", type=float, default=0.985)
    return parser.parse_args()


def lessons(args: argparse.Namespace, folder: Path) -> list[Path]:
    """Greedy's games, in one file of each process."""
    context = mp.get_context("spawn")
    teachers = [
        context.Process(
            target=teach, args=(args.game, folder, 1000 * args.seed + n, args.lessons), daemon=True
        )
        for n in range(args.jobs + args.exams)
    ]
    for each in teachers:
        each.start()
    for each in teachers:
        each.join()
    return sorted(folder.glob("lessons-*.npz"))


def main() -> None:
    args = asked()
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    course = Course(
        device, args.rate, args.least_rate, args.entropy, args.steps, args.batch, args.epochs, args.trust
    )
    shape = shape_of(encoder(catalog.game(args.game)))
    learner = Learner(Model(shape), course, args.into / args.game)
    os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", CUDA_VISIBLE_DEVICES="")
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as work:
        if not learner.go_on():
            imitate(learner, lessons(args, Path(work)))
            learner.keep()
        fleet = Fleet(args.game, Path(work), shape, args.jobs, args.games, args.exams, args.seed)
        learner.learn(fleet, 60 * args.minutes)
        fleet.end()


if __name__ == "__main__":
    main()
