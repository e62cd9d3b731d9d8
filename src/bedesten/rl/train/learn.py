"""Learns from what was played, and leaves newer nets."""

import pickle
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from bedesten.rl.train.model import Model
from bedesten.rl.train.net import write
from bedesten.rl.train.selfplay import NEWEST, OLD, leave_whole

EPOCHS: Final = {True: 6, False: 2}  # how often a choice is learned from, by whether it was greedy's
CLIP: Final = 0.2  # how far one batch may change how likely a choice is
OFTEN: Final = 120.0  # seconds between two files
KEPT: Final = 8  # a net in so many is kept as a rival for later ones


@dataclass
class Course:
    """How to learn."""

    device: str
    minutes: float
    pupil: float  # minutes of them in which greedy is imitated
    rate: float  # of learning, at first
    curious: float  # how much it is worth to stay undecided
    least: int  # choices before a net learns from them
    batch: int  # choices for one step


class Batch:
    """Choices of many games on the device, and their options one after the other."""

    def __init__(self, played: list[dict[str, Any]], device: str) -> None:
        def joined(name: str) -> Tensor:
            return torch.from_numpy(np.concatenate([each[name] for each in played])).to(device)

        self.seen, self.options = joined("seen"), joined("options")
        self.counts, self.chosen = joined("counts").long(), joined("chosen").long()
        self.likelihood, self.gain, self.target = joined("likelihood"), joined("gain"), joined("target")
        self.begins = torch.cumsum(self.counts, 0) - self.counts

    def part(self, these: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Of some choices: what was seen, their options, whose these are, and which one was taken."""
        counts = self.counts[these]
        owner = torch.repeat_interleave(torch.arange(len(these), device=these.device), counts)
        begins = torch.cumsum(counts, 0) - counts
        places = self.begins[these][owner] + torch.arange(len(owner), device=these.device) - begins[owner]
        return self.seen[these], self.options[places], owner, begins + self.chosen[these]


def shares(promises: Tensor, owner: Tensor, n: int) -> Tensor:
    """Logarithms of how likely every option is among those of its position."""
    most = torch.full((n,), -1e9, device=promises.device).scatter_reduce(0, owner, promises, "amax")
    raised = torch.exp(promises - most[owner])
    total = torch.zeros(n, device=promises.device).index_add(0, owner, raised)
    return promises - most[owner] - torch.log(total)[owner]


class Learner:
    """One model on its way."""

    def __init__(self, model: Model, folder: Path, course: Course, into: Path) -> None:
        self.model = model.to(course.device)
        self.folder, self.course = folder, course
        self.into = into  # the net is kept in files of this name, with their endings
        self.adam = torch.optim.AdamW(self.model.parameters(), course.rate, weight_decay=1e-4)
        self.workers: list[BaseProcess] = []
        self.games = 0
        self.rounds = 0
        self.began = self.kept = monotonic()
        (folder / OLD).mkdir(parents=True, exist_ok=True)

    def spent(self) -> float:
        """The part of the time that is over."""
        return min(1.0, (monotonic() - self.began) / 60 / self.course.minutes)

    def gather(self, pupil: bool) -> list[dict[str, Any]]:
        """What was played, as soon as it is enough, or until something else is to be learned."""
        played: list[dict[str, Any]] = []
        while self.spent() < 1 and self.is_pupil() == pupil:
            self.check()
            for file in sorted(self.folder.glob("played-*.pickle")):
                each = pickle.loads(file.read_bytes())
                file.unlink()
                if each["pupil"] == pupil:
                    played.append(each)
            if sum(len(each["counts"]) for each in played) >= self.course.least:
                break
            sleep(0.05)
        return played

    def check(self) -> None:
        """Without players there is nothing to wait for."""
        for worker in self.workers:
            if worker.exitcode is not None:
                raise SystemExit(f"a process that plays ended with {worker.exitcode}")

    def is_pupil(self) -> bool:
        return self.spent() * self.course.minutes < self.course.pupil

    def publish(self) -> None:
        self.rounds += 1
        net = self.model.net()
        leave_whole(self.folder / NEWEST, {"net": net, "pupil": self.is_pupil()})
        if self.rounds % KEPT == 0 and not self.is_pupil():
            leave_whole(self.folder / OLD / f"{self.rounds:05}.pickle", net)

    def learn(self) -> None:
        """Until the time is over."""
        self.publish()
        while self.spent() < 1:
            pupil = self.is_pupil()
            played = self.gather(pupil)
            if played:
                self.tell(played, self.improve(Batch(played, self.course.device), pupil, EPOCHS[pupil]))
            self.publish()
            if monotonic() - self.kept > OFTEN:
                self.keep()
        self.keep()

    def keep(self) -> None:
        """All that is needed to go on another time, and the net as bots read it."""
        self.kept = monotonic()
        self.into.parent.mkdir(parents=True, exist_ok=True)
        state = {"model": self.model.state_dict(), "adam": self.adam.state_dict(), "games": self.games}
        torch.save(state, self.into.with_suffix(".pt"))
        write(self.into.with_suffix(".npz"), self.model.net({"games": self.games}))

    def go_on(self) -> None:
        """From where it was kept; greedy has nothing more to teach then."""
        file = self.into.with_suffix(".pt")
        if file.exists():
            state = torch.load(file, map_location=self.course.device, weights_only=True)
            self.model.load_state_dict(state["model"])
            self.adam.load_state_dict(state["adam"])
            self.games, self.course.pupil = state["games"], 0.0

    def improve(self, batch: Batch, pupil: bool, epochs: int) -> dict[str, float]:
        """All choices some times, in any order."""
        course = self.course
        sums: dict[str, Any] = {"promise": 0.0, "chance": 0.0, "undecided": 0.0, "moved": 0.0}
        rate = course.rate * (1 if pupil else 1 - 0.9 * self.spent())
        for group in self.adam.param_groups:
            group["lr"] = rate
        n, steps = len(batch.counts), 0
        gain = (batch.gain - batch.gain.mean()) / (batch.gain.std() + 1e-6)
        for _ in range(epochs):
            order = torch.randperm(n, device=batch.counts.device)
            for begin in range(0, n, course.batch):
                self.step(batch, order[begin : begin + course.batch], gain, pupil, sums)
                steps += 1
        return {name: float(total) / max(1, steps) for name, total in sums.items()}

    def step(self, batch: Batch, these: Tensor, gain: Tensor, pupil: bool, sums: dict[str, Any]) -> None:
        seen, options, owner, taken = batch.part(these)
        promises, chances = self.model(seen.float(), options.float(), owner)
        likely = shares(promises, owner, len(these))
        surprise = -(batch.target[these] * chances.clamp(min=-20)).sum(1).mean()
        chosen = likely[taken]
        undecided = -(likely.exp() * likely).sum() / len(these)
        if pupil:
            loss = -chosen.mean()
        else:
            ratio = torch.exp(chosen - batch.likelihood[these])
            better = gain[these]
            loss = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            sums["moved"] += (ratio - 1).abs().mean().detach()
        (loss + 0.5 * surprise - (0 if pupil else self.course.curious) * undecided).backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.adam.step()
        self.adam.zero_grad()
        for name, value in (("promise", loss), ("chance", surprise), ("undecided", undecided)):
            sums[name] += value.detach()

    def tell(self, played: list[dict[str, Any]], said: dict[str, float]) -> None:
        rounds = [n for each in played for n in each["rounds"]]
        self.games += len(rounds)
        rivals = [np.concatenate([each["stats"][kind] for each in played]) for kind in (0, 1)]
        against = [f"{each.mean():.2f} ({len(each)})" if len(each) else "-" for each in rivals]
        figures = " ".join(f"{name} {value:.4f}" for name, value in said.items())
        choices = sum(len(each["counts"]) for each in played)
        print(
            f"{60 * self.course.minutes * self.spent():5.0f} s {self.games} games {choices} choices "
            f"{np.mean(rounds):.1f} rounds {figures} par greedy, former {' '.join(against)}",
            flush=True,
        )
