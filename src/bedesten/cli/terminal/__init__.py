"""The game in a terminal: frames that know no box, and for every box a package with what it draws.

A game is drawn by the slices of its boxes (`bedesten.cli.terminal.<box>`, or `<home>.terminal` of a box from
elsewhere). A slice is a module that defines any of these names; what it leaves out has a plain default, so a
game without a slice can be played too. `c` is a `canvas.Canvas`: the game, the view of the seat that looks,
its language, the room there is, what everybody may know of the position, and the reason that was asked for.

Of the boxes of a game, the last one that defines it answers:

    EMBLEMS: list[str]                  a sign for each seat, so that colour is never needed
    SEAT_STYLES: list[str]              a style of rich for each seat
    table(c, choices) -> list[Line]     the whole table, `c.room.width` wide; `choices` are what is asked
                                        (`choices.Choice`: number and action), empty if nobody is
    number(c, a) -> int | None          the number an option is chosen by, where one is printed on the board
    highest(c) -> int                   the highest of these numbers; other options are numbered from there
    size(c, a) -> int                   options of more size are listed first
    label(c, a, seen) -> str | None     an option in a few signs, for lists too long for sentences; `seen` is
                                        its `core.preview.Preview`
    ending(c) -> str                    once the end has come near: what is said in place of the round
    welcome(c) -> str                   the aim of the game, as the first thing that is said
    about(c) -> str                     what there is to do here, above the question; empty if nothing
    summary(c, before, after, events) -> str    a turn in one line, from what a watcher saw when it began and
                                        ended; without it the sentences of its events are told
    missed(c, a) -> list[Action]        if `a` is the only answer: what one came for, to say why not

All boxes of a game answer, in their order:

    SIGNS: dict[str, str]               a sign for each asset of `Game.assets`, as in +2L
    ASKED: list[str]                    verbs that are asked even if they are the only answer, as they tell
                                        that a turn comes to nothing
    hint(c, a, seen) -> str             more to say of an option beside what it costs and brings
    BESIDES: list[str]                  events, by key, that are left out where there is no room for all
    help_lines(c) -> list[str]          what the signs on the table mean
    hand(c) -> list[tuple[str, str]]    the seat's cards and tiles: name, and what it does

A box that other boxes extend says in its own package what they may define for it.
"""
