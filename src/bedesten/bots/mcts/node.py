"""The tree: what was tried after which choices, and what came of it."""

from typing import Final

from bedesten.core.ids import Action

PRIOR_STD: Final = 0.1  # how much values differ as far as one knows before any has been seen
PRIOR_VISITS: Final = 4.0  # and as how many values that counts
EVEN: Final = 0.25  # the share of all tries that every option of a decision gets alike
FPU_REDUCTION: Final = 0.3  # what has not been tried is expected to be a little worse than what has


class Node:
    """One option somebody took, and what came of it for them. Chance is not in the tree: a node stands for
    all that can happen after the same choices, so it may come to several forks."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0  # of the values for whoever chose
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
        self.squares = 0.0

    def heed(self, advice: Action, trust: float) -> None:
        """Shift this share of what is expected to the option that was advised, if it is one of these."""
        if advice in self.options:
            for node in self.nodes:
                node.prior = (1.0 - trust) * node.prior + (trust if node.action == advice else 0.0)

    def begin(self, c_puct: float) -> Node:
        """Where a search begins no option is left out for long, however little it promises."""
        least = self.nodes[0]
        for node in self.nodes:
            if node.visits < least.visits:
                least = node
        if least.visits < int(EVEN * self.visits / len(self.nodes)):
            return least
        return self.select(c_puct)

    def select(self, c_puct: float) -> Node:
        """What has come off well, or looks promising and has been tried little. All is measured by how much
        the values differ here: whoever is far behind must tell small chances apart."""
        visits = self.visits
        mean = self.total / visits if visits > 0 else 0.0
        squares = self.squares - mean * self.total
        std = ((squares + PRIOR_STD * PRIOR_STD * PRIOR_VISITS) / (visits + PRIOR_VISITS)) ** 0.5
        explore = c_puct * std * float(visits) ** 0.5
        untried = mean - FPU_REDUCTION * std
        best, most = self.nodes[0], -1e9
        for node in self.nodes:
            value = node.total / node.visits if node.visits > 0 else untried
            score = value + explore * node.prior / (1 + node.visits)
            if score > most:
                best, most = node, score
        return best

    def learn(self, node: Node, value: float) -> None:
        """What came of choosing this node, for the seat that chose."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        node.visits += 1
        node.total += value
