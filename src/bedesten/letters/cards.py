"""The new bonus cards. LET-BONUS."""

from bedesten.istanbul.kernel import Rules


def add_cards(rules: Rules) -> None:
    """Free plays, ways to move, repeat cards."""
