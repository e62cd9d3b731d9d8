"""A turn is told in one sentence, with what it cost and brought, as far as the listener may know."""

from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.core.ids import WATCHER
from bedesten.text import LANGUAGES
from bedesten.text.turns import BOUNDLESS, sentence
from tests.voices import voice

NAMES = ["Ann", "Idris", "Ester", "Hagop"]
ANN, IDRIS = 0, 1
BAZAAR, KAIRO = "istanbul+mocha+letters", "kairo"


def event(game: Game[Any, Any], key: str, *args: int, seat: int = IDRIS, secret: int = WATCHER) -> Event:
    kind = next(n for n, (name, _) in enumerate(game.events) if name == key)
    return Event(kind, seat, list(args), secret)


def told(
    game: str,
    *happened: tuple[Any, ...],
    viewer: int = ANN,
    lang: str = "en",
    ended: bool = True,
    room: int = BOUNDLESS,
) -> str:
    played = catalog.game(game)
    events = [event(played, "turn_began", 3)]
    for key, *args in happened:
        more = args.pop() if args and isinstance(args[-1], dict) else {}
        events.append(event(played, key, *args, **more))
    return sentence(voice(lang, game), played, events, IDRIS, viewer, NAMES, ended, room)


SOLD = [("moved", 10), ("left", 10, 0), ("paid_goods", 2, 1, 0, 0), ("gained_lira", 12), ("sold", 17, 12, 10)]


def test_what_was_paid_and_got_stands_in_the_clause_it_belongs_to() -> None:
    assert told(BAZAAR, *SOLD) == "sells 2 fabric, 1 spice for 12 Lira"
    assert told(BAZAAR, *SOLD, lang="fr") == "vend 2 tissus, 1 épice pour 12 lires"
    assert told(BAZAAR, *SOLD, viewer=IDRIS) == "you sell 2 fabric, 1 spice for 12 Lira"


def test_what_is_left_is_summed_up() -> None:
    mail = [("gained_good", 1, 1), ("gained_good", 1, 1), ("gained_lira", 2), ("mail_moved", 1)]
    assert told(BAZAAR, *mail) == "gets 2 spice, 2 Lira"
    assert told(BAZAAR, ("paid_lira", 7), ("extended", 4)) == "extends the cart to 4 for 7 Lira"
    assert told(BAZAAR, ("ruby", 14, 2)) == "takes a ruby: 2 now"


def test_a_card_that_brought_something_is_not_mixed_with_the_sale_after_it() -> None:
    said = told(BAZAAR, ("played", 1), ("gained_lira", 5), *SOLD)
    assert said == "plays “5 Lira”, gets 5 Lira, sells 2 fabric, 1 spice for 12 Lira"


def test_the_same_thing_several_times_is_counted() -> None:
    assert told(BAZAAR, ("returned", 3), ("returned", 11)) == "calls back 2 assistants"


def test_what_an_assistant_who_is_called_back_costs_is_no_part_of_the_price_of_a_ruby() -> None:
    yellow = [("paid_lira", 2), ("returned", 3)]
    said = told(BAZAAR, *yellow, ("moved", 15), ("paid_lira", 17), ("ruby", 15, 3))
    assert said == "pays 2 Lira, calls back 1 assistant, takes a ruby for 17 Lira: 3 now"
    brief = told(BAZAAR, *yellow, ("paid_lira", 17), ("ruby", 15, 3), room=10)
    assert brief == "ruby 3 for 17 Lira, +1 assistant, −2 Lira"


def test_what_others_do_in_the_turn_is_left_to_the_steps_but_for_who_wins_an_auction() -> None:
    others = [("gained_good", 3, 1), ("bid", 3, {"seat": 2}), ("auction_won", 3, {"seat": 2})]
    said = told(BAZAAR, *others, ("paid_lira", 3, {"seat": 2}), ("gained_lira", 3))
    assert said == "gets 1 jewelry, lets Ester win the auction, gets 3 Lira"
    assert told(BAZAAR, *others, viewer=2) == "gets 1 jewelry, lets you win the auction"
    assert told(BAZAAR, *others, viewer=IDRIS) == "you get 1 jewelry, let Ester win the auction"


def test_whom_one_meets_is_told_with_what_that_brought_and_cost() -> None:
    action = [("announced", 8), ("rolled", 4, 5, 9), ("gained_lira", 8)]
    drawn = ("drew", 5, {"secret": IDRIS})
    met = [*action, drawn, ("paid_lira", 2), ("token_moved", 0, 3, {"seat": -1})]
    assert told(BAZAAR, *met) == "announces 8, rolls 9, gets 8 Lira, meets the Governor: 1 card for 2 Lira"
    free = [drawn, ("token_moved", 0, 3, {"seat": -1})]
    assert told(BAZAAR, *free) == "meets the Governor: 1 card"
    swapped = [drawn, ("discarded", 1), ("token_moved", 0, 3, {"seat": -1})]
    assert told(BAZAAR, *swapped) == "gets 1 card, discards “5 Lira”, meets the Governor"


def test_where_there_is_little_room_the_rest_is_summed_up_and_minor_things_only_count() -> None:
    toll, card = ("paid_toll", 2, 2), [("played", 1), ("gained_lira", 5)]
    ruby = [
        ("family_sent", 15),
        ("paid_goods", 2, 1, 1, 0),
        ("ruby", 12, 2),
        ("caught", 3),
        ("gained_lira", 3),
    ]
    turn = [toll, *card, *ruby]
    said = "takes a ruby for 2 fabric, 1 spice, 1 fruit: 2 now, catches Hagop's family member, gets 3 Lira"
    whole = f"pays Ester 2 Lira, plays “5 Lira”, gets 5 Lira, sends the family member to the {{}}, {said}"
    place = told(BAZAAR, ("family_sent", 15)).removeprefix("sends the family member to the ")
    assert told(BAZAAR, *turn, room=len(whole.format(place))) == whole.format(place)
    brief = f"family: {place}, ruby 2 for 4 goods, catches 1 family"
    said = f"pays Ester 2 Lira, plays “5 Lira”, {brief}, gets 8 Lira"
    assert told(BAZAAR, *turn, room=len(said)) == said
    assert told(BAZAAR, *turn, room=10) == f"{brief}, +6 Lira, −1 card"
    assert told(BAZAAR, ("paid_toll", ANN, 2), *card, *ruby, room=10).startswith("pays you 2 Lira, ")
    assert told(BAZAAR, *turn, viewer=IDRIS, room=10).startswith("you pay Ester 2 Lira, play “5 Lira”")


def test_you_are_named_once_and_told_what_is_done_to_you() -> None:
    paid = ("paid_toll", ANN, 2)
    assert told(BAZAAR, paid, *SOLD) == "pays you 2 Lira, sells 2 fabric, 1 spice for 12 Lira"
    assert told(BAZAAR, paid, lang="fr") == "vous paie 2 lires"
    assert told(BAZAAR, paid, viewer=2) == "pays Ann 2 Lira"
    assert told(BAZAAR, paid, *SOLD, viewer=IDRIS) == "you pay Ann 2 Lira, sell 2 fabric, 1 spice for 12 Lira"
    caught = ("caught", ANN)
    assert told(BAZAAR, caught, lang="fr") == "attrape votre membre de la famille"
    assert told(KAIRO, ("medal_from", 1, 3, 2, ANN)) == "takes the silver medal from you (+2)"


def test_a_card_drawn_in_secret_is_a_card() -> None:
    drawn = [("drew", 5, {"secret": IDRIS}), ("drew_guild", 7, {"secret": IDRIS})]
    assert told(BAZAAR, *drawn) == "gets 1 card, 1 guild card"
    assert told(BAZAAR, *drawn) == told(
        BAZAAR, ("drew", 6, {"secret": IDRIS}), ("drew_guild", 9, {"secret": 1})
    )


def test_that_nothing_was_done_is_said_when_the_turn_is_over() -> None:
    assert told(BAZAAR, ("moved", 10), ("left", 10, 0)) == "does nothing there"
    assert told(BAZAAR, ("moved", 10), ended=False) == ""


def test_a_stand_that_grows_is_told_with_coins_points_and_medals() -> None:
    grown = [
        ("expanded", 3, 79, 2),
        ("paid", 3, 1),
        ("paid", 0, 2),
        ("scored", 2),
        ("medal", 1, 3, 2),
        ("played", 4),
    ]
    said = "enlarges the blue stand to size 2, pays 1 blue coin, 2 white coins, gets 2 points"
    assert told(KAIRO, *grown) == f"{said}, takes the silver medal (+2)"
    assert told(KAIRO, ("drew", 4, {"secret": IDRIS}), ("took_shown", 5)) == "gets 2 cards"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [BAZAAR, KAIRO])
def test_whatever_an_event_brings_has_a_word(game: str, lang: str) -> None:
    guide, messages = catalog.game(game).guide, voice(lang, game).messages
    for kind, (key, fields) in enumerate(catalog.game(game).events):
        brought = guide.ledger(Event(kind, 0, [1] * len(fields), WATCHER))
        untold = f"turn.{key}" in messages or key in voice(lang, game).fields.untold
        assert untold or all(f"count.asset.{what}" in messages for what in brought), key


def test_a_sum_that_is_all_there_is_has_its_verb() -> None:
    card = [("played", 1), ("gained_lira", 5), ("gained_good", 1, 1)]
    assert told(BAZAAR, *card, room=10) == "gets 5 Lira, 1 spice, −1 card"
