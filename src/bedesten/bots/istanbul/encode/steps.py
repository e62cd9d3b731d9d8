"""What is being asked: the open step, and the numbers it holds."""

from bedesten.bots.encode.pieces import one_hot, packed
from bedesten.bots.istanbul.encode.part import Block
from bedesten.core.step import Step
from bedesten.istanbul.chance import HIGH, LOW, SUM
from bedesten.istanbul.kernel import Rules
from bedesten.istanbul.view import View

# by class name: the blocks of its numbers, its seat left out
STEPS: dict[str, list[str]] = {
    "Move": [],
    "Assist": [],
    "PayMerchants": [],
    "ActHere": [],
    "AfterAction": ["place"],
    "Encounters": [],
    "Reward": [],
    "PayGovernor": [],
    "PaySmuggler": [],
    "BuyExtra": [],
    "ChooseGood": [],
    "TakeCard": [],
    "DiscardCard": [],
    "FamilyAct": ["place"],
    "ChangeDice": ["announced", "roll"],
    "FinalCards": [],
}


def hot(name: str, words: dict[int, str]) -> Block:
    """A field for each number that has a word."""
    rows = one_hot(len(words))
    names = [f"{name}:{word}" for word in words.values()]
    return Block(names, {number: rows[i] for i, number in enumerate(words)})


def measured(name: str, numbers: dict[int, float]) -> Block:
    """One field."""
    return Block([name], {number: packed([value]) for number, value in numbers.items()})


def seat_block(name: str, seats: int) -> Block:
    """How many seats after the viewer's."""
    block = hot(name, {late: f"+{late}" if late else "self" for late in range(seats)})
    block.seat = True
    return block


def blocks_of(rules: Rules) -> dict[str, Block]:
    places = {place: rules.place_names[place] for place in rules.numbers}
    stakes = {number: str(number) for number, stake in enumerate(rules.stakes) if stake is not None}
    rolls = {i: packed([LOW[i] / 6, HIGH[i] / 6, SUM[i] / 12]) for i in range(len(SUM))}
    return {
        "place": hot("step.place", places),
        "announced": hot("step.announced", stakes),
        "roll": Block(["step.low_die", "step.high_die", "step.total"], rolls),
    }


class Asked:
    """All steps that can be open, as rows."""

    def __init__(self, steps: dict[str, list[str]], blocks: dict[str, Block]) -> None:
        used = {name for numbers in steps.values() for name in numbers}
        self.blocks = {name: block for name, block in blocks.items() if name in used}
        self.order = {name: i for i, name in enumerate(self.blocks)}
        self.steps = steps
        self.names = [f"step:{name}" for name in [*steps, "other"]]
        self.names += [field for block in self.blocks.values() for field in block.names]
        self.rows = dict(zip([*steps, "other"], one_hot(len(steps) + 1), strict=False))
        self.empty = [packed([0.0] * len(block.names)) for block in self.blocks.values()]
        self.nothing = b"".join(self.empty)
        self.known: dict[type, bytes] = {}  # whole rows of steps without numbers

    def see(self, v: View, row: list[bytes]) -> None:
        """Whoever is asked: every step lies open."""
        todo = v.table.todo
        if not todo:
            row.append(self.rows["other"] + self.nothing)
            return
        step = todo[-1]
        known = self.known.get(type(step))
        row.append(known if known is not None else self.tell(v, step))

    def tell(self, v: View, step: Step[object]) -> bytes:
        kind = type(step)
        name = kind.__name__ if kind.__name__ in self.steps else "other"
        numbers = self.steps.get(name, [])
        if not numbers:
            whole = self.known[kind] = self.rows[name] + self.nothing
            return whole
        told = self.empty.copy()
        for number, named in zip(step.args()[1:], numbers, strict=True):
            block = self.blocks[named]
            told[self.order[named]] = block.rows[
                (number - v.seat) % v.table.players if block.seat else number
            ]
        return self.rows[name] + b"".join(told)
