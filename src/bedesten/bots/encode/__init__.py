"""What a learner sees: the view of a seat, and each of its options, as plain numbers in a fixed order.

`encoder(game)` finds what the boxes of a game bring: the first slice (`bedesten.bots.<box>`) that defines
`encoder(game) -> Encoder`. A game of whose boxes none does is seen by the plain `Encoder`, which knows but
the words of its actions.

Numbers are 32-bit floats and scaled to about 0 to 1. Most of what is seen at a moment has been seen before
in a row (the goods of a cart, the assistants on the board, the ways from a place), so an observation is put
together from remembered pieces of bytes: that takes a microsecond or two, and needs no other library.
"""
