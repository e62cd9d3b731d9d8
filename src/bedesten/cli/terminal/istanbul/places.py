"""The live state of a place in a few signs: price, demand, rubies, mail, top tiles."""

from collections.abc import Callable
from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.istanbul.style import WIDE, goods, rubies
from bedesten.cli.terminal.look import spread
from bedesten.istanbul import ids
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.markets import DEMANDED, LARGE, REVENUE, SMALL
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.places.palace import PRICES, SPACES
from bedesten.istanbul.places.post_office import MAIL_GOODS, MAIL_LIRA
from bedesten.text import Text

Face = Callable[[Table, Text, int], Line]


def letters(counts: list[int]) -> str:
    """Goods by their letters; the fifth count is of any good."""
    return "".join(letter * count for letter, count in zip(ids.GOODS + "?", [*counts, 0][:5], strict=True))


def told(text: Text, key: str, width: int, facts: dict[str, object] | None = None) -> str:
    """The state in words; a narrow place has room for few."""
    return text.say(f"ui.{'state' if width >= WIDE else 'brief'}.{key}", facts)


def wainwright(t: Table, text: Text, width: int) -> Line:
    return priced(t, ids.WAINWRIGHT, Line(told(text, "wainwright", width)), text, width)


def priced(t: Table, place: int, price: Line, text: Text, width: int) -> Line:
    """A price at the left, the rubies that are left at the right; the price alone if both are too wide."""
    if t.rubies[place] == 0 and place != ids.WAINWRIGHT:
        return Line(told(text, "sold_out", width))
    left = rubies(t.rubies[place])
    return spread(price, left, width) if price.cell_len + left.cell_len < width else price


def warehouse(good: int) -> Face:
    def sign(t: Table, text: Text, width: int) -> Line:
        return Line(f"{told(text, 'warehouse', width)} ") + goods(ids.GOODS[good])

    return sign


def post(t: Table, text: Text, width: int) -> Line:
    mail = "".join(ids.GOODS[good] for good in MAIL_GOODS[t.post])
    return goods(mail) + Line(f" +{MAIL_LIRA[t.post]}L")


def caravansary(t: Table, text: Text, width: int) -> Line:
    """The open card; it alone where there is no room for more."""
    if not t.discards:
        return Line(text.say("ui.discard_none"))
    said = text.say("ui.discard", {"card": open_card(t, text)})
    return Line(said if len(said) <= width else open_card(t, text))


def open_card(t: Table, text: Text) -> str:
    """In short, where the card has a short name."""
    word = t.rules.card_names[t.discards[-1]]
    return text.messages.get(f"ui.card.{word}", text.name("card", word))


def words(key: str) -> Face:
    """The same words always; none without a key."""

    def sign(t: Table, text: Text, width: int) -> Line:
        return Line(told(text, key, width) if key else "")

    return sign


def black_market(t: Table, text: Text, width: int) -> Line:
    before = f"{text.say('ui.state.black_market')} " if width >= WIDE else ""
    return Line(before) + goods("RGY") + Line(f" {told(text, 'black_market_dice', width)}")


def market(which: int) -> Face:
    def sign(t: Table, text: Text, width: int) -> Line:
        if t.markets[which].tile < 0:
            return Line("?")
        most = told(text, "up_to", width, {"lira": REVENUE[which][-1]})
        return goods(letters(DEMANDED[t.markets[which].tile])) + Line(f" {most}")

    return sign


def palace(t: Table, text: Text, width: int) -> Line:
    price = goods(letters(PRICES[SPACES - t.rubies[ids.PALACE]])) if t.rubies[ids.PALACE] else Line()
    return priced(t, ids.PALACE, price, text, width)


def mosque(place: int, tiles: list[int]) -> Face:
    def sign(t: Table, text: Text, width: int) -> Line:
        line = Line()
        for tile in tiles:
            left = REQUIRED[t.players][taken(t, tile) :]
            line += goods(ids.GOODS[tile]) + Line(f"{left[0] if left else '-'} ")
        return spread(line, rubies(t.rubies[place]), width)

    return sign


def gemstone(t: Table, text: Text, width: int) -> Line:
    return priced(t, ids.GEMSTONE, Line(f"{TRACK_END - t.rubies[ids.GEMSTONE]}L"), text, width)


FACES: Final[dict[int, Face]] = {
    ids.WAINWRIGHT: wainwright,
    ids.FABRIC: warehouse(ids.RED),
    ids.SPICE: warehouse(ids.GREEN),
    ids.FRUIT: warehouse(ids.YELLOW),
    ids.POST: post,
    ids.CARAVANSARY: caravansary,
    ids.FOUNTAIN: words("fountain"),
    ids.BLACK_MARKET: black_market,
    ids.TEA: words("tea"),
    ids.LARGE_MARKET: market(LARGE),
    ids.SMALL_MARKET: market(SMALL),
    ids.POLICE: words("police"),
    ids.PALACE: palace,
    ids.SMALL_MOSQUE: mosque(ids.SMALL_MOSQUE, [ids.RED, ids.GREEN]),
    ids.GREAT_MOSQUE: mosque(ids.GREAT_MOSQUE, [ids.BLUE, ids.YELLOW]),
    ids.GEMSTONE: gemstone,
}
