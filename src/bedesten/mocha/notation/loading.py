"""The expansion's fields of a position, read with care. The schema is in docs/notation.md."""

from bedesten.core.errors import BadSave, BadSetup
from bedesten.core.notation.fields import Fields, brief
from bedesten.core.step import Step
from bedesten.istanbul.board import NO_EDGE
from bedesten.istanbul.kernel import State, Table
from bedesten.istanbul.view import View
from bedesten.mocha import options
from bedesten.mocha.guild import GuildDone
from bedesten.mocha.ids import GUILD_CARDS, NO_GUILD_CARD, NOBODY, SLOT, TAVERN_TILES
from bedesten.mocha.notation.codec import SIDES, edge_word
from bedesten.mocha.pile import DrawGuild
from bedesten.mocha.side import ALL_CARDS, MochaSecret, MochaSide, secret_of, side_of
from bedesten.mocha.tables import Tables
from bedesten.mocha.tavern import TILE_PRICES, AtEdge, close_edge, tiles_taken

COFFEE = 10**9


def load_table(f: Fields, t: Table) -> None:
    side = MochaSide(t.players, load_tables(f))
    t.sides[SLOT] = side
    places = f.inner("places")
    side.baksheesh = places.inner("tavern").word("baksheesh", SIDES)
    hall = places.inner("guild_hall")
    side.discards = cards_of(hall, "discard")
    side.in_play = NO_GUILD_CARD if hall.get("in_play") is None else hall.number("in_play", 1, GUILD_CARDS)
    for seat, entry in enumerate(seats_of(f)):
        side.coffee[seat] = entry.number("coffee", 0, COFFEE)
        side.tiles[seat] = entry.word_set("tavern_tiles", TAVERN_TILES)
    check_tiles(t)
    load_barrier(f.inner("barrier"), t)


def load_tables(f: Fields) -> Tables:
    """The replaceable data; left out, it is the standard one."""
    try:
        return options.read(f.inner("tables").data if f.has("tables") else {})
    except BadSetup as error:
        raise BadSave(f"tables: {error}") from None


def seats_of(f: Fields) -> list[Fields]:
    return [Fields(entry, f"seats.{i}") for i, entry in enumerate(f.items("seats"))]


def cards_of(f: Fields, key: str) -> list[int]:
    """Numbers of guild cards, each at most once."""
    cards = [card for card in f.items(key) if type(card) is int and 1 <= card <= GUILD_CARDS]
    if cards != f.items(key) or len(set(cards)) != len(cards):
        raise BadSave(
            f"{f.at(key)} is {brief(f.get(key))}: expected guild cards 1 to {GUILD_CARDS}, each once"
        )
    return cards


def check_tiles(t: Table) -> None:
    for tile, name in enumerate(TAVERN_TILES):
        if tiles_taken(t, tile) > len(TILE_PRICES):
            raise BadSave(
                f"seats have {tiles_taken(t, tile)} {name} tiles: expected at most {len(TILE_PRICES)} "
                "(MOC-SETUP-9)"
            )


def load_barrier(f: Fields, t: Table) -> None:
    """On an edge of this board exactly if somebody holds the control tile. MOC-INV-3."""
    side = side_of(t)
    side.holder = f.number("holder", NOBODY, t.players - 1)
    if f.get("edge") is not None:
        side.edge = load_edge(f.text("edge"), t)
        close_edge(t)
    if (side.edge == NO_EDGE) != (side.holder == NOBODY):
        raise BadSave(
            f"barrier.holder is {side.holder}: expected a seat exactly if barrier.edge is an edge (MOC-INV-3)"
        )


def load_edge(word: str, t: Table) -> int:
    """Two places that lie beside each other."""
    edges = {edge_word(edge): edge for edge in t.board.edges}
    if word not in edges:
        raise BadSave(f"barrier.edge is {word!r}: expected two neighbours, the lower number first: 7|17")
    return edges[word]


def load_hidden(f: Fields, s: State) -> None:
    """The pile is what is neither in a hand nor discarded nor in play."""
    side = side_of(s)
    hands = [cards_of(entry, "guild_hand") for entry in seats_of(f)]
    side.held = [len(hand) for hand in hands]
    known = [card for hand in hands for card in hand] + side.discards
    if side.in_play != NO_GUILD_CARD:
        known.append(side.in_play)
    if len(set(known)) != len(known):
        raise BadSave("hands, discard and in_play have a guild card more than once: there is one of each")
    pile = ALL_CARDS - sum(1 << card for card in known)
    side.pile_size = pile.bit_count()
    s.secrets[SLOT] = MochaSecret([sum(1 << card for card in hand) for hand in hands], pile)
    check_chance(s)


def check_chance(s: State) -> None:
    """A draw that waits has a card to draw."""
    if secret_of(s).pile == 0 and any(isinstance(step, DrawGuild) for step in s.todo):
        raise BadSave("todo has DrawGuild: expected a guild card in the pile")


def load_glimpse(f: Fields, v: View) -> None:
    """Their own hand, and how many cards the others hold; the rest is the pile."""
    side = side_of(v.table)
    entries = seats_of(f)
    side.held = [entry.number("guild_cards", 0, GUILD_CARDS) for entry in entries]
    in_play = side.in_play != NO_GUILD_CARD
    side.pile_size = GUILD_CARDS - sum(side.held) - len(side.discards) - in_play
    if side.pile_size < 0:
        raise BadSave(f"seats have {sum(side.held)} guild cards: expected at most {GUILD_CARDS} in all")
    if v.seat >= 0:
        hand = cards_of(entries[v.seat], "guild_hand")
        if len(hand) != side.held[v.seat] or set(hand) & {*side.discards, side.in_play}:
            raise BadSave(f"seats.{v.seat}.guild_hand does not agree with guild_cards and the discard pile")
        v.glimpses[SLOT] = [sum(1 << card for card in hand)]


def possible(step: Step[State], t: Table) -> bool:
    """Whether a step has what it needs."""
    if isinstance(step, AtEdge):
        return step.edge in t.board.edges
    return not isinstance(step, GuildDone) or side_of(t).in_play != NO_GUILD_CARD
