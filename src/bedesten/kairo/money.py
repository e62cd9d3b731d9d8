"""What a purse can pay. KAI-PAY, KAI-CARD-5, KAI-CARD-9."""

from bedesten.kairo.ids import HUES
from bedesten.kairo.numbers import SUBSTITUTES


def others(purse: list[int], colour: int, mixed: bool) -> int:
    """The coins that can replace some of this colour: all others, or those of one colour. KAI-PAY-4."""
    if mixed:
        return sum(purse) - purse[colour]
    most = 0
    for other in range(HUES):
        if other != colour and purse[other] > most:
            most = purse[other]
    return most


def payable(purse: list[int], colour: int, cost: int, mixed: bool) -> bool:
    """At least one coin of the stand's colour, two others for each one missing. KAI-PAY-8."""
    own = purse[colour]
    if own >= cost:
        return True
    return own >= 1 and SUBSTITUTES * (cost - own) <= others(purse, colour, mixed)


def without_coin(purse: list[int], coin: int) -> list[int]:
    left = purse.copy()
    left[coin] -= 1
    return left


def joker_coins(purse: list[int], colour: int, cost: int, mixed: bool) -> list[int]:
    """The colours of which a joker's coin can be, so that the rest stays payable. KAI-CARD-5, KAI-CARD-9."""
    return [
        coin
        for coin in range(HUES)
        if purse[coin] > 0 and payable(without_coin(purse, coin), colour, cost, mixed)
    ]


def least_own(purse: list[int], colour: int, cost: int, mixed: bool) -> int:
    """The smallest number of own-coloured coins with which the others suffice. KAI-PAY-8."""
    return max(1, cost - others(purse, colour, mixed) // SUBSTITUTES)
