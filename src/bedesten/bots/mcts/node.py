"""The tree: what was tried after which choices, and what came of it."""

from typing import Final

from bedesten.core.ids import Action

MODESTY: Final = 0.05  # what has not been tried is expected to be a little worse than what has


class Node:
    """One option somebody took, and what came of it for him. Chance is not in the tree: a node stands for
    all that can happen after the same choices, so it may come to several forks."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0  # of the values for who chose
        self.forks: list[Fork] = []

    def fork(self, seat: int, options: list[Action]) -> "Fork | None":
        """Where this seat has these options, if it has been here before."""
        for fork in self.forks:
            if fork.seat == seat and fork.options == options:
                return fork
        return None

    def known(self, seat: int, action: Action) -> "Node | None":
        """The node of this option at another fork, where the seat had more or fewer of them."""
        for fork in self.forks:
            if fork.seat == seat:
                for node in fork.nodes:
                    if node.action == action:
                        return node
        return None

    def open(self, seat: int, options: list[Action], priors: list[float]) -> "Fork":
        """A fork seen for the first time."""
        nodes: list[Node] = []
        for i, action in enumerate(options):
            node = self.known(seat, action)
            nodes.append(Node(action, priors[i]) if node is None else node)
        fork = Fork(seat, options, nodes)
        self.forks.append(fork)
        return fork


class Fork:
    """A seat and the options it has."""

    def __init__(self, seat: int, options: list[Action], nodes: list[Node]) -> None:
        self.seat = seat
        self.options = options
        self.nodes = nodes  # beside the options
        self.visits = 0
        self.total = 0.0  # of the values for this seat

    def select(self, curiosity: float) -> Node:
        """What has come off well, or looks promising and has been tried little."""
        wish = curiosity * float(self.visits) ** 0.5
        untried = self.total / self.visits - MODESTY if self.visits > 0 else 0.5
        best, most = self.nodes[0], -1e9
        for node in self.nodes:
            mean = node.total / node.visits if node.visits > 0 else untried
            score = mean + wish * node.prior / (1 + node.visits)
            if score > most:
                best, most = node, score
        return best
