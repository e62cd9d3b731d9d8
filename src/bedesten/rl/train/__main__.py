"""`python -m bedesten.rl.train GAME --minutes 9 --into FOLDER`: goes on where FOLDER's net stands."""

import argparse
import multiprocessing as mp
import os
import tempfile
from pathlib import Path

import torch

from bedesten import catalog
from bedesten.bots.encode.base import encoder
from bedesten.rl.train.learn import Course, Learner
from bedesten.rl.train.model import Model
from bedesten.rl.train.selfplay import play_for_ever, shape_of

JOBS = 1000  # more processes than any machine is given
MEMORY = Path("/dev/shm")  # what is passed on need not lie on a disk


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--pupil", type=float, default=3.0, help="minutes of them that greedy is imitated")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--games", type=int, default=192, help="that a process plays side by side")
    parser.add_argument("--choices", type=int, default=40_000, help="that a process plays before it tells")
    parser.add_argument("--least", type=int, default=600_000, help="choices that are learned from at once")
    parser.add_argument("--batch", type=int, default=32768, help="choices of one step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--curious", type=float, default=0.01)
    return parser.parse_args()


def main() -> None:
    args = asked()
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    course = Course(
        device, args.minutes, args.pupil, args.rate, curious=args.curious, least=args.least, batch=args.batch
    )
    model = Model(shape_of(encoder(catalog.game(args.game))))
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as work:
        learner = Learner(model, Path(work), course, args.into / args.game)
        learner.go_on()
        os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", CUDA_VISIBLE_DEVICES="")
        for n in range(args.jobs):
            given = (args.game, Path(work), JOBS * args.seed + n, args.games, args.choices)
            worker = mp.get_context("spawn").Process(target=play_for_ever, args=given, daemon=True)
            worker.start()
            learner.workers.append(worker)
        learner.learn()
        for each in learner.workers:
            each.terminate()


if __name__ == "__main__":
    main()
