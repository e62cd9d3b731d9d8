"""How far customers are from doors, for whoever compares them. KAI-LURE-4."""

from bedesten.kairo.kernel import Table

NEVER = -1


def steps_to(t: Table, colour: int, door: int) -> int:
    """The steps of a colour's customer to a square; NEVER if it is off the board or cannot get there."""
    start = t.customers[colour]
    if start < 0:
        return NEVER
    layers = t.ground.layers(start, 1 << door)
    return next((steps for steps, layer in enumerate(layers) if layer >> door & 1), NEVER)
