"""What reasons with coffee and guild cards are made of."""

from bedesten.core.game import Reason
from bedesten.istanbul.kernel import State
from bedesten.mocha.side import side_of


def cannot_pay_coffee(rule: str, s: State, seat: int, price: int) -> Reason:
    """MOC-TAV-9: payments are made in full."""
    return Reason(rule, "cannot_pay_coffee", {"count": side_of(s).coffee[seat], "price": price})


def no_guild_card(rule: str, card: int) -> Reason:
    return Reason(rule, "no_guild_card", {"guild_card": str(card)})
