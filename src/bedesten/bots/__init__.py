"""Those who choose: they get a view and options, never the state.

The frames here know no box: `base`, `play`, `random`, `levels`, `greedy`, `evaluate`, `mcts`. What a box
brings to them is its slice: the package `bedesten.bots.<box>`, or the module `<home>.bots` of a box from
another package (`bedesten.core.boxes.register(box, home)`). A slice may define any of these:

`ANSWERS: dict[str, Answer]`
    How greedy answers, by the class name of the open step (`v.table.todo[-1]`), or by `ANY` for every step.
    An answer is a function of the view and the options: it returns one of the options, or `NO_ANSWER` to
    leave the question to the boxes before this one, for the last box of a game is asked first. What no box
    answers gets the first option. `Answer`, `ANY` and `NO_ANSWER` are in `bots.greedy`. Greedy plays
    every game of whose boxes at least one brings answers.

`evaluation(game) -> Evaluation`
    What search and the levels know of a game: an `Evaluation` (`bots.evaluate.base`), or one that weighs
    features with a small net (`bots.evaluate.weighed`). The first box of the game that brings one is asked.
    A game of whose boxes none does is searched with the plain `Evaluation`, which knows but the rules.

`liking(s, seat, options, rival) -> list[float]`, `inclined(v, options, chosen, rival) -> Action`
    What a rival of the house (`bots.levels`) likes beyond winning: beside the options, as scores at first
    sight; and what one who plans as greedy does chooses instead. The first box that brings them is asked.

A box that lies beside another one may find more to fill in the slice of that one, such as the tables of
skills to which its function `extend` adds.
"""
