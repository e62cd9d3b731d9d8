"""Those who choose: they get a view and options, never the state.

The frames here know no game: `base`, `play`, `random`, `levels`, `greedy`, `evaluate`, `mcts`. What a box brings
to them is its slice: the package `bedesten.bots.<box>`, or the module `<home>.bots` of a box from another package
(`bedesten.core.boxes.register(box, home)`). A slice may define any of these; a box without a slice is played
by random, and by search with the plain evaluation.

`ANSWERS: dict[str, Answer]`
    How greedy answers, by the class name of the open step (`v.table.todo[-1]`), or `ANY` (`bots.greedy.ANY`)
    for every step. An `Answer` is a function `(v, options) -> Action`: one of the options, or `NO_ANSWER`
    (`bots.greedy.NO_ANSWER`) to leave the question to the boxes before this one: the last box of a game is
    asked first. A question that no box answers gets its first option. Greedy plays every game of whose boxes
    one brings answers.

`evaluation(game) -> Evaluation`
    What search and the levels know of the game (`bots.evaluate.base.Evaluation`, or `bots.evaluate.weighed`
    for a small net over features). The first box of the game that brings one is asked.

`extend(skills: Skills) -> None`
    For boxes that lie beside Istanbul: add to the tables of `bots.istanbul.skills.Skills`, as `Box.extend` adds
    to the rules. A new place wants a visit (`skills.visits[place]`) and a gain (`skills.gains[place]`), a card
    its worth (`skills.cards[card]`), a verb an option that begins a plan (`skills.options[verb]`) and a look at
    first sight (`skills.looks[verb // SPAN]`). What is left out is worth nothing to the bots, and still legal.
"""
