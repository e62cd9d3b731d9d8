"""What an option costs and brings, worked out from the view."""

from collections.abc import Callable
from typing import Any, Final

from bedesten.cli.terminal import coffee_hints, seals
from bedesten.cli.terminal.places import letters
from bedesten.core.game import Game
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import SIZES, WORDS, places_in
from bedesten.istanbul.chance import ODDS, ROLLS, SUM
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.markets import MARKET_PLACE, REVENUE
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.places.palace import SPACES, price
from bedesten.istanbul.places.police import FamilyAct
from bedesten.istanbul.places.post_office import MAIL_GOODS, MAIL_LIRA
from bedesten.istanbul.turn import TOLL, AfterAction
from bedesten.istanbul.view import View
from bedesten.letters.ids import SECRET_SOCIETY
from bedesten.mocha.guild_errands import GuildMosque
from bedesten.mocha.ids import COFFEE_HOUSE
from bedesten.mocha.tavern import ActAt
from bedesten.text import Text

Hint = Callable[[View, int, Text], str]  # for the argument of the verb


def hint(game: Game[Any, Any], v: View, a: Action, text: Text) -> str:
    """Cost and gain in a few signs; empty if the words say it all."""
    verb = game.lexicon.verbs[a // SPAN]
    return HINTS[verb](v, a % SPAN, text) if verb in HINTS else ""


def acting_place(v: View) -> int:
    """Where the action takes place: with the family member, at the barrier, or with the merchant."""
    step = v.table.todo[-1]
    return step.place if isinstance(step, FamilyAct | AfterAction | ActAt) else v.table.here(v.seat)


# --- going somewhere


def move(v: View, place: int, text: Text) -> str:
    """What arriving there asks: an assistant, and lira for other merchants."""
    if place == ids.FOUNTAIN:
        return ""
    need = assistant(v, place, text)
    if need == text.say("ui.hint.none"):
        return need
    return ", ".join([need, *toll(v, place, text), *catches(v, place, text)])


def with_card(v: View, place: int, text: Text) -> str:
    return ", ".join(filter(None, [text.say("ui.hint.card"), move(v, place, text)]))


def with_tile(v: View, place: int, text: Text) -> str:
    return ", ".join(filter(None, [text.say("ui.hint.tile"), move(v, place, text)]))


def assistant(v: View, place: int, text: Text) -> str:
    me = v.table.seats[v.seat]
    if me.out >> place & 1 or (place in v.table.strays and not me.stack):
        return text.say("ui.hint.pick")
    return text.say("ui.hint.leave" if me.stack else "ui.hint.none")


def toll(v: View, place: int, text: Text) -> list[str]:
    lira = TOLL * len(v.table.creditors(v.seat, place))
    enough = v.table.seats[v.seat].lira >= lira
    return [text.say("ui.hint.toll" if enough else "ui.hint.no_toll", {"lira": lira})] if lira else []


def catches(v: View, place: int, text: Text) -> list[str]:
    there = [me for seat, me in enumerate(v.table.seats) if seat != v.seat and me.family == place]
    return [text.say("ui.hint.catch")] if there and place != ids.POLICE else []


# --- acting there


def pay(v: View, _: int, text: Text) -> str:
    return f"-{TOLL * len(v.table.creditors(v.seat, v.table.here(v.seat)))}L"


def fill(v: View, _: int, text: Text) -> str:
    me = v.table.seats[v.seat]
    good = acting_place(v) - ids.FABRIC
    room = me.capacity - me.goods[good]
    return f"+{room} {ids.GOODS[good]}" if room else text.say("ui.hint.full")


def mail(v: View, _: int, text: Text) -> str:
    found = "".join(ids.GOODS[good] for good in MAIL_GOODS[v.table.post])
    return f"+{found} +{MAIL_LIRA[v.table.post]}L"


def sell(v: View, bundle: int, text: Text) -> str:
    return f"+{revenue(v, bundle)}L"


def revenue(v: View, bundle: int) -> int:
    return REVENUE[MARKET_PLACE.index(acting_place(v))][SIZES[bundle]]


def deliver(v: View, bundle: int, text: Text) -> str:
    return f"-{letters(price(SPACES - v.table.rubies[ids.PALACE], bundle))}"


def take(v: View, tile: int, text: Text) -> str:
    """A guild card asks for the payment alone. MOC-GCARD-14."""
    if isinstance(v.table.todo[-1], GuildMosque):
        return f"-{ids.GOODS[tile]}"
    return text.say("ui.hint.show", {"count": REQUIRED[v.table.players][taken(v.table, tile)]})


def buy_ruby(v: View, _: int, text: Text) -> str:
    return f"-{TRACK_END - v.table.rubies[ids.GEMSTONE]}L"


def repeat(v: View, bundle: int, text: Text) -> str:
    again: dict[int, Hint] = {
        ids.POST: mail,
        ids.PALACE: deliver,
        ids.GEMSTONE: buy_ruby,
        ids.WAINWRIGHT: coffee_hints.extend,
        COFFEE_HOUSE: coffee_hints.deliver_coffee,
        SECRET_SOCIETY: seals.secret,
    }
    return again[acting_place(v)](v, bundle, text)


def announce(v: View, number: int, text: Text) -> str:
    ways = sum(odds for odds, total in zip(ODDS, SUM, strict=True) if total >= number)
    return text.say("ui.hint.chance", {"percent": round(100 * ways / ROLLS)})


def take_discard(v: View, _: int, text: Text) -> str:
    return text.name("card", v.table.rules.card_names[v.table.discards[-1]])


def draw(v: View, _: int, text: Text) -> str:
    return text.say("ui.hint.left", {"count": v.table.deck_size or len(v.table.discards)})


HINTS: Final[dict[str, Hint]] = {
    "move": move,
    "move_long": with_card,
    "corner": with_card,
    "line": with_tile,
    "pay": pay,
    "fill": fill,
    "post": mail,
    "sell": sell,
    "sell_any": sell,
    "deliver": deliver,
    "take": take,
    "repeat_tile": take,
    "buy_ruby": buy_ruby,
    "repeat": repeat,
    "tea": announce,
    "take_discard": take_discard,
    "draw": draw,
    **coffee_hints.HINTS,
    **seals.HINTS,
}
BY_WORD: Final = ["give_set", "take_set", "gain_set", "pay_set"]


# --- where words are too long


def short(game: Game[Any, Any], v: View, a: Action, text: Text, names: list[str]) -> str:
    """The option in signs, for lists that are too long for words."""
    verb, argument = game.lexicon.verbs[a // SPAN], a % SPAN
    if verb in ("move", "move_long", "line", "corner", "send", "at", "go"):
        more = hint(game, v, a, text)
        return f"{place_sign(v, argument, text)} ({more})" if more else place_sign(v, argument, text)
    if verb == "sell":
        return f"{WORDS[argument]} {revenue(v, argument)}L"
    if verb == "sell_any":
        return f"{text.say('ui.hint.card')} {WORDS[argument]} {revenue(v, argument)}L"
    if verb == "return" and argument > 0:
        numbers = "+".join(map(str, places_in(v.table.rules.sets[argument])))
        return text.say("ui.hint.recall", {"places": numbers})
    if verb in ("deliver", "repeat"):
        return hint(game, v, a, text)
    if verb in BY_WORD:
        return game.lexicon.kinds[a // SPAN].words[argument] or "-"
    if verb == "barrier":
        return coffee_hints.barrier_sign(argument)
    if verb == "yellow":
        return text.say("ui.hint.yellow", {"place": place_sign(v, argument, text)})
    if verb == "return_assistant":
        card = text.say("ui.card.return_assistant")
        return text.say("ui.hint.play", {"card": card, "what": place_sign(v, argument, text)})
    if verb == "good_1":
        return text.say(
            "ui.hint.play", {"card": text.say("ui.card.good_1"), "what": f"+{ids.GOODS[argument]}"}
        )
    return text.option(game, a, names, game.guide.about(v.table))


def place_sign(v: View, place: int, text: Text) -> str:
    return text.say(f"ui.short.{v.table.rules.place_names[place]}")
