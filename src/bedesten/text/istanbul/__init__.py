"""What Istanbul says, and what the fields of its messages hold."""

from bedesten.text.words import Fields

FAULTS = {
    r"places\.(?P<place>\w+) has \d+ tiles: expected each": "demand",
    r"seats\.(?P<seat>\d)\.shown has a card": "shown",
    r"seats have (?P<count>\d+) (?P<tile>\w+) mosque tiles: expected at most (?P<most>\d+)": "tiles",
    r"too many tiles of colour": "too_many_tiles",
    r"seats?[. ](?P<seat>\d) has (?P<count>\d+) (?:own )?assistants\D+(?P<most>\d+)": "assistants",
    r"seats?[. ](?P<seat>\d)\S* has .*fountain": "fountain",
    r"seats\.(?P<seat>\d) has a piece nowhere": "nowhere",
    r"a neutral piece is nowhere": "neutral_nowhere",
    r"(?P<count>\d+) neutral assistants": "neutral_assistants",
    r"neutral_merchants has (?P<count>\d+) places": "neutral_merchants",
    r"hold (?P<count>\d+) (?P<card>\w+): expected at most (?P<most>\d+) \(T-CARD\)": "cards",
    r"(?P<count>\d+) rubies, (?P<most>\d+) expected": "rubies",
    r"seat (?P<seat>\d) has (?P<count>\d+) rubies, (?P<most>\d+) are due": "rubies_due",
    r"not ending, though somebody has (?P<count>\d+) rubies": "end_missing",
    r"ending, though nobody has (?P<count>\d+) rubies": "end_early",
    r"expected a place from 2 to 12|tokens on": "tokens",
    r"seat (?P<seat>\d) has goods": "goods",
    r"seat (?P<seat>\d) has capacity": "capacity",
    r"layout is .*expected each number": "layout",
    r"(?P<count>-?\d+) lira \(IST": "lira",
}
FIELDS = Fields(
    {"tile": "tile", "token": "token", "demand": "demand_tile", "assistant": "assistant"},
    goods=["missing", "unwanted"],
    minor=[
        "paid_toll",
        "played",
        "returned",
        "announced",
        "rolled",
        "set_die",
        "took_discard",
        "discarded",
        "token_moved",
    ],
    alike={"goods": ["red", "green", "yellow", "blue"]},
    faults=FAULTS,
)
