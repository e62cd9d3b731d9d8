"""What Kairo says, and what the fields of its messages hold."""

from bedesten.text.words import Fields, Voice


def opened(voice: Voice, word: str) -> str:
    """A building card by what it opens: `row:4·5·6`."""
    lie, _, numbers = word.partition(":")
    return voice.say(f"name.opens.{lie}", {"numbers": numbers})


FAULTS = {
    r"\.entrance is missing": "door_missing",
    r"has a tile on (?P<square>\w+): another": "tile_on_tile",
    r"two tiles on one square": "two_tiles",
    r"has its entrance on (?P<square>\w+): another": "two_doors",
    r"two entrances on one square": "two_doors_somewhere",
    r"two customers on one square": "two_customers",
    r"(?P<count>\d+) (?P<colour>\w+) expansions lie .* at most (?P<most>\d+)": "expansions",
    r"seats hold (?P<count>\d+) barkers: expected at most (?P<most>\d+)": "barkers",
    r"hold more than (?P<most>\d+) coins|the bank owes|owes \w+ coins": "coins",
    r"(?P<colour>\w+): that medal is held by another": "medal_twice",
    r"(?P<colour>\w+): its stand was never expanded": "medal_early",
    r"medals of (?P<colour>\w+) before": "medal_early",
    r"medals? of (?P<colour>\w+)": "medal_wrong",
    r"discard pile hold .*\(KAI": "building_cards",
    r"the pile is empty": "pile",
    r"display has (?P<count>\d+) cards: expected at most (?P<most>\d+)": "display",
    r"(?P<count>\d+) cards in the display": "display_full",
    r"seats\.(?P<seat>\d)\.hand has (?P<count>\d+) cards: expected at most (?P<most>\d+)": "hand",
    r"neutral has stands|neutral stands": "neutral_stands",
    r"lies outside its zone": "zone",
    r"has its entrance astray": "door_astray",
    r"does not hang together": "apart",
    r"and \S+ touch": "touch",
    r"an entrance or a customer under a tile": "under_tile",
    r"a customer at its own stand": "own_stand",
    r"stands on it \(KAI": "waiting_on_board",
    r"somebody is cut off": "cut_off",
    r"two main stands of a colour in one section": "section",
    r"a section begins too full": "section_full",
    r"five customers are not on the board|no customer waits": "customers",
    r"supply \[": "supply",
    r"the board is impossible": "board",
}
FIELDS = Fields(
    {"side": "side", "medal": "medal", "zone": "zone"},
    written={"square": "square", "entrance": "square", "building": "building card"},
    spoken={"building": opened},
    untold=["played"],  # the card goes without saying
    minor=["barkers_played", "dropped_out", "scored_medals", "scored_coins"],
    alike={"coins": ["white", "yellow", "red", "blue", "green", "purple"]},
    faults=FAULTS,
)
