"""`python -m bedesten.rl.train istanbul --minutes 9 --into FOLDER`: goes on where FOLDER's net stands."""

import argparse
import multiprocessing as mp
import os
import shutil
import tempfile
from pathlib import Path

import torch

from bedesten import catalog
from bedesten.bots.encode.base import encoder
from bedesten.bots.nets.net import write
from bedesten.rl.train.learn import Course, Learner
from bedesten.rl.train.model import Model
from bedesten.rl.train.selfplay import OLD, play_for_ever, shape_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--pupil", type=float, default=1.5, help="minutes of them that greedy is imitated")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--games", type=int, default=192, help="that a process plays side by side")
    parser.add_argument("--choices", type=int, default=60_000, help="that a process plays before it tells")
    parser.add_argument("--least", type=int, default=1_000_000, help="choices that are learned from at once")
    parser.add_argument("--batch", type=int, default=32768, help="choices of one step")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--curious", type=float, default=0.01)
    args = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    course = Course(device, args.minutes, args.pupil, args.rate, curious=args.curious, least=args.least, batch=args.batch)
    model = Model(shape_of(encoder(catalog.game(args.game))))
    kept = args.into / f"{args.game}.pt"
    shared = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(dir=shared) as work:
        learner = Learner(model, Path(work), course)
        if kept.exists():
            saved = torch.load(kept, map_location=device, weights_only=True)
            model.load_state_dict(saved["model"])
            learner.adam.load_state_dict(saved["adam"])
            learner.games, course.pupil = saved["games"], 0.0
        context = mp.get_context("spawn")
        workers = [
            context.Process(target=play_for_ever, args=(args.game, Path(work), n, args.games, args.choices), daemon=True)
            for n in range(args.jobs)
        ]
        os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", CUDA_VISIBLE_DEVICES="")
        for worker in workers:
            worker.start()
        learner.workers += workers
        learner.learn()
        for worker in workers:
            worker.terminate()
        args.into.mkdir(parents=True, exist_ok=True)
        torch.save({"model": model.state_dict(), "adam": learner.adam.state_dict(), "games": learner.games}, kept)
        write(args.into / f"{args.game}.npz", model.net({"game": args.game, "games": learner.games}))
        if any((Path(work) / OLD).iterdir()):
            shutil.copytree(Path(work) / OLD, args.into / OLD, dirs_exist_ok=True)


if __name__ == "__main__":
    main()
