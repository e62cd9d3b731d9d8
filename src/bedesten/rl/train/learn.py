"""Chooses in all games of the fleet, and learns from what came of it."""

from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor

from bedesten.rl.train.fleet import EXAMINERS, SHIFTS, Board, Fleet
from bedesten.rl.train.model import Model
from bedesten.rl.train.net import NEVER, write
from bedesten.rl.train.rollout import Rollout, fields, offered

CLIP: Final = 0.2  # how far one batch may change how likely a choice is
OFTEN: Final = 120.0  # seconds between two files
TOLD: Final = 10.0  # seconds between two lines
EXAMINED: Final = 600  # games against greedy that are told of


@dataclass
class Course:
    """How to learn."""

    device: str
    rate: float  # of learning, at first
    least_rate: float  # in the end
    entropy_bonus: float  # at first; a fifth of it in the end
    steps: int  # choices of every game between two lessons
    batch: int  # choices of one step of learning
    epochs: int  # how often a choice is learned from
    trust: float  # lambda: how far a choice is judged by what came later rather than by what was expected


class Taken(NamedTuple):
    """Some choices of a shift."""

    rollout: Rollout
    places: Tensor

    def of(self, name: str) -> Tensor:
        whole: Tensor = getattr(self.rollout, name)
        return whole[: self.rollout.steps].flatten(0, 1)[self.places]


class Learner:
    """One model on its way."""

    def __init__(self, model: Model, course: Course, into: Path) -> None:
        self.model = model.to(course.device)
        self.course, self.into = course, into
        self.adam = torch.optim.AdamW(self.model.parameters(), course.rate, weight_decay=1e-4)
        self.about: dict[str, Any] = {"games": 0, "choices": 0, "lessons": 0}
        self.exams: list[float] = []
        self.began = self.kept = self.told = monotonic()

    # --- files

    def keep(self) -> None:
        """All that is needed to go on another time, and the net as bots read it."""
        self.kept = monotonic()
        self.into.parent.mkdir(parents=True, exist_ok=True)
        state = {"model": self.model.state_dict(), "adam": self.adam.state_dict(), "about": self.about}
        torch.save(state, self.into.with_suffix(".pt"))
        write(self.into.with_suffix(".npz"), self.model.net(self.about))

    def go_on(self) -> bool:
        """From where it was kept; whether it was."""
        file = self.into.with_suffix(".pt")
        if not file.exists():
            return False
        state = torch.load(file, map_location=self.course.device, weights_only=True)
        self.model.load_state_dict(state["model"])
        self.adam.load_state_dict(state["adam"])
        self.about = state["about"]
        return True

    # --- learning

    def set_rate(self, rate: float) -> None:
        for group in self.adam.param_groups:
            group["lr"] = rate

    def improve(self, loss: Tensor) -> None:
        self.adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.adam.step()

    # --- own games

    def learn(self, fleet: Fleet, seconds: float) -> None:
        """Until the time is over."""
        self.began = self.told = self.kept = monotonic()
        boards = [fleet.wait(shift) for shift in range(SHIFTS)]
        rollouts = [Rollout(board, self.course.steps, self.course.device) for board in boards]
        while monotonic() - self.began < seconds:
            with torch.no_grad():
                self.play(fleet, rollouts)
            figures = self.lesson(rollouts, (monotonic() - self.began) / seconds)
            self.about["lessons"] += 1
            if monotonic() - self.told > TOLD:
                self.tell(figures)
            if monotonic() - self.kept > OFTEN:
                self.keep()
        self.keep()

    def play(self, fleet: Fleet, rollouts: list[Rollout]) -> None:
        """Some choices in every game, and what is expected then."""
        for step in range(self.course.steps):
            for shift, rollout in enumerate(rollouts):
                self.choose(fleet.wait(shift), rollout, step)
                fleet.go(shift)
            self.examine(fleet)
        for shift, rollout in enumerate(rollouts):
            self.foresee(fleet.wait(shift), rollout)

    def choose(self, board: Board, rollout: Rollout, step: int) -> None:
        """Each choice as often as it promises."""
        rollout.load(board, step)
        promises, chances = self.model(fields(rollout.seen[step]))
        mask = offered(rollout.mask[step], self.model.shape.choices)
        likely = torch.log_softmax(promises.masked_fill(~mask, NEVER), 1)
        noise = -torch.log(-torch.log(torch.rand_like(likely).clamp(1e-9, 1 - 1e-7)))
        chosen = (likely + noise).argmax(1)
        board.chosen[:] = chosen.int().cpu().numpy()
        rollout.chosen[step], rollout.likely[step] = chosen, likely.gather(1, chosen[:, None])[:, 0]
        rollout.expect(step, chances.exp())

    def foresee(self, board: Board, rollout: Rollout) -> None:
        """What is expected where the rollout ends."""
        rollout.load(board, self.course.steps)
        chances = self.model(fields(rollout.seen[self.course.steps]))[1]
        rollout.expect(self.course.steps, chances.exp())

    def examine(self, fleet: Fleet) -> None:
        """Those who play against greedy choose what promises most."""
        board = fleet.boards[EXAMINERS]
        for rows in fleet.waiting():
            over = board.seat[rows] < 0
            self.exams += board.won[rows][over, 0].tolist()
            seen = torch.from_numpy(board.seen[rows]).to(self.course.device)
            mask = torch.from_numpy(board.mask[rows]).to(self.course.device)
            there = offered(mask, self.model.shape.choices)
            promises = self.model(fields(seen))[0].masked_fill(~there, NEVER)
            board.chosen[rows] = promises.argmax(1).int().cpu().numpy()
            fleet.answer(rows)

    def lesson(self, rollouts: list[Rollout], spent: float) -> dict[str, float]:
        """All choices some times, in any order, as many of one shift as of the other."""
        course = self.course
        self.set_rate(course.rate + (course.least_rate - course.rate) * spent)
        entropy_bonus = course.entropy_bonus * (1 - 0.8 * spent)
        where = [rollout.judge(course.trust) for rollout in rollouts]
        self.about["choices"] += sum(len(these) for these in where)
        self.about["games"] += sum(int((rollout.seat[:-1] < 0).sum()) for rollout in rollouts)
        each, sums, count = course.batch // SHIFTS, torch.zeros(4, device=course.device), 0
        for _ in range(course.epochs):
            orders = [these[torch.randperm(len(these), device=these.device)] for these in where]
            for parts in zip(*(order.split(each) for order in orders), strict=False):
                sums += self.step([Taken(*pair) for pair in zip(rollouts, parts, strict=True)], entropy_bonus)
                count += 1
        said = (sums / max(1, count)).tolist()
        return dict(zip(("value_loss", "entropy", "moved", "clipped"), said, strict=True))

    def step(self, taken: list[Taken], entropy_bonus: float) -> Tensor:
        def of(name: str) -> Tensor:
            return torch.cat([each.of(name) for each in taken])

        logits, chances = self.model(fields(of("seen")))
        mask = offered(of("mask"), self.model.shape.choices)
        likely = torch.log_softmax(logits.masked_fill(~mask, NEVER), 1)
        advantage = of("gain")
        normalised = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        ratio = torch.exp(likely.gather(1, of("chosen")[:, None])[:, 0] - of("likely"))
        policy = torch.min(ratio * normalised, ratio.clamp(1 - CLIP, 1 + CLIP) * normalised).mean()
        value_loss = -(of("target") * chances.clamp(min=-20)).sum(1).mean()
        entropy = -(likely.exp() * likely).sum(1).mean()
        self.improve(-policy + 0.5 * value_loss - entropy_bonus * entropy)
        moved = (ratio - 1).abs()
        figures = [value_loss, entropy, moved.mean(), (moved > CLIP).float().mean()]
        return torch.stack([figure.detach() for figure in figures])

    def tell(self, figures: dict[str, float]) -> None:
        self.told = monotonic()
        said = " ".join(f"{name} {value:.4f}" for name, value in figures.items())
        last = self.exams[-EXAMINED:]
        share = f"won {sum(last) / len(last):.1%} of {len(last)}" if last else "none yet"
        print(
            f"{self.told - self.began:4.0f} s {self.about['choices'] / 1e6:.1f} million choices "
            f"{self.about['games']} games {said}; alone among greedy: {share}",
            flush=True,
        )
