"""What the store keeps, for those it is kept of: every column belongs to one thing that a page lists."""

from bedesten.server.protocol.site import StoredThing
from bedesten.text.catalogue import read

NOTHING = "nothing"  # what is not kept, said last
# by thing: the tables and columns that hold it
THINGS: dict[str, dict[str, str]] = {
    "player": {"players": "id name emblem created shown seen"},
    "ban": {"players": "banned"},
    "keys": {"keys": "hash player kind created until", "passkeys": "id player public uses created"},
    "seats": {"seats": "code seat kind bot name token_hash standin host promise entropy colour player"},
    "tables": {
        "tables": "code game rules players options clock undo help created seed status rematch branched_from"
        " branched_at scene lesson rated listed lang fill_at watched stopped free_text deal",
    },
    "moves": {
        "log": "code n seq seat token at",
        "snapshot": "code seq n position clock_left",
        "told": "code n rules told position",
    },
    "results": {
        "results": "code seat rank rounds ended rated mu sigma met_mu met_sigma worth seconds",
        "counted": "games",
    },
    "uses": {"results": "uses luck usual lost blunders"},
    "explored": {
        "explored": "code counted key",
        "explored_name": "sign name",
        "explored_kind": "id game players layout games rounds",
        "explored_opening": "kind parent sign seats times won",
        "explored_used": "kind parent sign seats times won",
    },
    "layouts": {"rated_layouts": "about rating at"},
    "ratings": {"ratings": "player game mu sigma games"},
    "review": {"review": "code about review"},
    "attempts": {"attempts": "player id game rating solved told at hinted deviation"},
    "deals": {
        "deals": "id game players options robots seed opens ends tables",
        "deal_attempts": "deal player code at",
    },
    "invitations": {"invitations": "code player host at declined", "mutes": "player other at"},
    "reports": {"reports": "code seat reporter player name phrases at done"},
    "telling": {
        "telling": "player stopped turn tables ended quiet_from quiet_to zone lang told_at",
        "channels": "id player kind address p256dh auth device site created confirmed",
        "notices": "player code kind turn due told",
    },
    "site": {"site_secrets": "name value", "bulletins": "lang text at", "schema_version": "version"},
}

RECORDS = "records"  # what a browser adds to the answer of the server
# by thing: where the file of everything of a player has it; what is left out is nobody's own
EXPORTED = {
    "player": "me",
    "ban": "banned",
    "keys": "keys",
    "seats": "seats",
    "tables": RECORDS,
    "moves": RECORDS,
    "results": "seats",
    "uses": "seats",
    "ratings": "ratings",
    "attempts": "puzzles",
    "deals": "deals",
    "invitations": "invitations muted",
    "reports": "reports",
    "telling": "telling channels notices",
}
NOBODYS = {"explored", "layouts", "review", "site"}


def things(lang: str) -> list[StoredThing]:
    """In words of this language."""
    words = read(__package__, lang)
    return [StoredThing(name, words[f"{name}.what"], words[f"{name}.until"]) for name in (*THINGS, NOTHING)]
