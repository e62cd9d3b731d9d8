"""Messages, names and sentences in English and French."""

import pytest

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Setup
from bedesten.core.guide import Reason
from bedesten.core.ids import CHANCE, OVER, WATCHER
from bedesten.istanbul import events as ev
from bedesten.istanbul import ids
from bedesten.istanbul.game import Istanbul
from bedesten.kairo.boards import BOARDS
from bedesten.text import LANGUAGES, MOST, Person, Text, Word
from tests.voices import BAZAAR, voice

GAME = Istanbul()
EN = voice("en", BAZAAR)
FR = voice("fr", BAZAAR)
NAMES = ["Red", "Blue", "Anne", "{x}", "Ömer"]
SPACE = "\u202f"


def option(text: Text, token: str) -> str:
    return text.option(GAME, GAME.lexicon.action(token), NAMES)


def told(text: Text, kind: int, seat: int, *args: int, secret: int = WATCHER, viewer: int = 0) -> str:
    return text.event(GAME, Event(kind, seat, list(args), secret), viewer, NAMES)


# --- what is said again


def test_what_is_said_again_depends_on_who_hears_it_who_is_meant_and_the_game() -> None:
    text = Text("en", GAME)
    drew = Event(ev.DREW, 0, [ids.LIRA_5], 0)
    for _ in range(2):
        mine, theirs = (text.told(GAME, drew, viewer, NAMES) for viewer in (0, 1))
        assert "5 Lira" in mine
        assert "5 Lira" not in theirs
        assert "Zoe" in text.told(GAME, drew, 1, ["Zoe", "Red"])
    square = catalog.game("kairo")
    boards = [square.for_setup(Setup(2, {"board": board})) for board in BOARDS]
    of_kairo = Text("en", square)
    for token in ("square:B2", "square:D3"):
        for game in boards:
            assert token[-2:] in of_kairo.option(game, game.lexicon.action(token))


def test_what_is_remembered_has_an_end() -> None:
    text = Text("en", GAME)
    for price in range(MOST + 10):
        text.filled("reason.ruby_price", {"price": price, "lira": 5}, [])
    assert len(text.known) <= MOST


# --- languages and messages


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=f"'tlh' is unknown: expected {' or '.join(LANGUAGES)}"):
        voice("tlh", BAZAAR)


def test_a_missing_message_or_field_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="no_such"):
        EN.say("reason.no_such")
    with pytest.raises(KeyError, match="price"):
        EN.say("reason.ruby_price", {"lira": 5})
    with pytest.raises(KeyError):
        EN.name("place", "nowhere")


@pytest.mark.parametrize(
    ("count", "english", "french"), [(0, "s", ""), (1, "", ""), (2, "s", "s"), (7, "s", "s")]
)
def test_english_has_one_singular_and_french_two(count: int, english: str, french: str) -> None:
    assert EN.say("event.reshuffled", {"count": count}).endswith(f"{count} card{english}.")
    assert FR.say("event.reshuffled", {"count": count}).endswith(f"{count} carte{french}.")


def test_a_form_can_be_asked_for_in_any_message() -> None:
    EN.messages["ui.test"] = "{place:The}, {place}, {who:of}, {good:number}, {good}"
    facts = {"place": Word("place", "tea"), "who": Person("Red"), "good": Word("good", "R"), "number": 3}
    assert EN.say("ui.test", facts) == "The Tea House, Tea House, Red's, 3 fabric, fabric"
    del EN.messages["ui.test"]


def test_prepositions_melt_into_french_articles() -> None:
    said = FR.grammar
    assert said.join("près de ", "le Charron") == "près du Charron"
    assert said.join("à ", "le Charron") == "au Charron"
    assert said.join("à ", "les autres") == "aux autres"
    assert said.join("de ", "la Fontaine") == "de la Fontaine"
    assert said.join("celà ", "le Charron") == "celà le Charron"


@pytest.mark.parametrize(
    ("name", "french"),
    [("Rouge", "de Rouge"), ("Anne", "d’Anne"), ("Élie", "d’Élie"), ("le joueur 2", "du joueur 2")],
)
def test_french_possession_elides_before_a_vowel(name: str, french: str) -> None:
    assert FR.grammar.whose(name) == french


# --- names


@pytest.mark.parametrize(
    ("kind", "word", "english", "french"),
    [
        ("place", "palace", "Sultan's Palace", "Palais du sultan"),
        ("place", "spice", "Spice Warehouse", "Entrepôt d’épices"),
        ("good", "B", "jewelry", "bijou"),
        ("card", "lira_5", "5 Lira", "5 lires"),
        ("tile", "red", "red tile", "tuile rouge"),
        ("token", "smuggler", "Smuggler", "Contrebandier"),
        ("assistant", "neutral", "a neutral assistant", "un assistant neutre"),
        ("demand tile", "S3", "1 fabric, 3 spice, 1 fruit", "1 tissu, 3 épices, 1 fruit"),
        ("bundle", "RRG", "2 fabric, 1 spice", "2 tissus, 1 épice"),
        ("bundle", "", "nothing", "rien"),
        ("goods", "BBB", "3 jewelry", "3 bijoux"),
        ("set of places", "tea,post", "Tea House, Post Office", "Salon de thé, Bureau de poste"),
        ("set of places", "", "nothing", "rien"),
        ("seat", "1", "player 2", "le joueur 2"),
        ("pair of dice", "3+5", "3 and 5", "3 et 5"),
    ],
)
def test_words_have_names(kind: str, word: str, english: str, french: str) -> None:
    assert EN.name(kind, word) == english
    assert FR.name(kind, word) == french


# --- options


@pytest.mark.parametrize(
    ("token", "english", "french"),
    [
        ("move:palace", "Move to the Sultan's Palace", "Aller au Palais du sultan"),
        ("move:gemstone", "Move to the Gemstone Dealer", "Aller chez le Joaillier"),
        ("sell:RRG", "Sell 2 fabric, 1 spice", "Vendre 2 tissus, 1 épice"),
        ("smuggler:B", "Meet the Smuggler: take 1 jewelry, then pay him", None),
        ("deliver", "Deliver the goods shown", "Livrer les marchandises indiquées"),
        ("deliver:B", "Deliver the goods shown, plus 1 jewelry", None),
        ("return", "Call back no assistant", "Ne rappeler aucun assistant"),
        ("return:tea,post", "Call back assistants from: Post Office, Tea House", None),
        ("take:red", "Take the red tile", "Prendre la tuile rouge"),
        ("set4:2", "Set the higher die to 4", "Mettre le dé le plus fort sur 4"),
        ("tea:8", "Announce 8", "Annoncer 8"),
        ("catch:2", "Catch Anne's family member", "Attraper le membre de la famille d’Anne"),
        ("discard:stay", "Discard “Stay Put”", f"Défausser «{SPACE}Rester sur place{SPACE}»"),
        ("*governor:3+5", "Governor: 3 and 5", f"Gouverneur{SPACE}: 3 et 5"),
        ("*lay:7@6", "Position 6: Fountain", f"Position 6{SPACE}: Fontaine"),
        ("*demand:S3", "Demand tile: 1 fabric, 3 spice, 1 fruit", None),
        ("*start:1", "Start player: Blue", f"Premier joueur{SPACE}: Blue"),
        ("*draw:lira_5", "Card: 5 Lira", f"Carte{SPACE}: 5 lires"),
    ],
)
def test_an_option_says_what_it_does(token: str, english: str, french: str | None) -> None:
    assert option(EN, token) == english
    assert french in (None, option(FR, token))


def test_without_names_players_are_numbered() -> None:
    catch = GAME.lexicon.action("catch:1")
    assert EN.option(GAME, catch) == "Catch player 2's family member"
    assert FR.option(GAME, catch) == "Attraper le membre de la famille du joueur 2"


# --- events


@pytest.mark.parametrize(
    ("kind", "seat", "args", "english", "french"),
    [
        (ev.MOVED, 0, [ids.FOUNTAIN], "Red moves to the Fountain.", "Red va à la Fontaine."),
        (ev.LEFT, 0, [ids.TEA, ids.NEUTRAL], "Red leaves a neutral assistant at the Tea House.", None),
        (ev.PAID_TOLL, 0, [1, 2], "Red pays 2 Lira to Blue.", "Red paie 2 lires à Blue."),
        (ev.PAID_TOLL, 0, [-1, 2], "Red pays 2 Lira to the supply.", "Red paie 2 lires à la réserve."),
        (ev.GAINED_GOOD, 1, [ids.BLUE, 2], "Blue gets 2 jewelry.", "Blue reçoit 2 bijoux."),
        (
            ev.PAID_GOODS,
            1,
            [2, 0, 1, 0],
            "Blue hands over 2 fabric, 1 fruit.",
            "Blue remet 2 tissus, 1 fruit.",
        ),
        (
            ev.CAUGHT,
            0,
            [2],
            "Red catches Anne's family member.",
            "Red attrape le membre de la famille d’Anne.",
        ),
        (
            ev.TOKEN_MOVED,
            -1,
            [1, 5],
            "The Smuggler moves to the Post Office.",
            "Le Contrebandier va au Bureau de poste.",
        ),
        (ev.FAMILY_SENT, 0, [16], "Red's family member goes to the Gemstone Dealer.", None),
        (ev.RESHUFFLED, WATCHER, [3], "The discard pile is shuffled: the draw pile has 3 cards.", None),
        (ev.SOLD, 0, [6, 5, 11], "Red sells 1 fabric, 1 spice at the Small Market for 5 Lira.", None),
    ],
)
def test_an_event_is_one_sentence(
    kind: int, seat: int, args: list[int], english: str, french: str | None
) -> None:
    assert told(EN, kind, seat, *args) == english
    assert french in (None, told(FR, kind, seat, *args))


def test_a_plan_speaks_to_the_one_who_makes_it() -> None:
    left = Event(ev.LEFT, 0, [ids.TEA, ids.OWN], WATCHER)
    assert EN.plans(GAME, left, NAMES)[0] == "You leave an assistant at the Tea House."
    assert FR.plans(GAME, left, NAMES)[0] == "Vous laissez un assistant au Salon de thé."
    moved = Event(ev.MAIL_MOVED, 0, [2], WATCHER)
    assert EN.plans(GAME, moved, NAMES)[0] == EN.event(GAME, moved, 0, NAMES)


def test_a_secret_is_told_only_to_its_seat() -> None:
    for viewer in (0, WATCHER):
        assert told(EN, ev.DREW, 1, ids.STAY, secret=1, viewer=viewer) == "Blue draws a card."
        assert told(FR, ev.DREW, 1, ids.STAY, secret=1, viewer=viewer) == "Blue pioche une carte."
    assert told(EN, ev.DREW, 1, ids.STAY, secret=1, viewer=1) == "Blue draws “Stay Put”."


# --- reasons and questions


def test_a_reason_names_its_rule() -> None:
    dear = Reason("IST-GEM-1", "ruby_price", {"lira": 5, "price": 14})
    assert EN.reason(dear) == "You have 5 Lira; this ruby costs 14. (IST-GEM-1)"
    assert FR.reason(dear) == f"Vous avez 5 lires{SPACE}; ce rubis en coûte 14. (IST-GEM-1)"


@pytest.mark.parametrize(
    ("key", "facts", "english"),
    [
        ("lacking", {"missing": "RRB"}, "You lack 2 fabric, 1 jewelry."),
        ("not_your_turn", {"other": 2}, "It is Anne's turn."),
        ("family_away", {"place": "tea"}, "Your family member is still at the Tea House."),
        ("other_place", {"places": "fabric,tea", "here": "post"}, None),
        ("other_phase", {"phase": "action", "now": "movement"}, None),
        (
            "tile_goods",
            {"tile": "red", "good": "R", "count": 1, "needed": 2},
            "You have 1 fabric; the red tile asks for 2.",
        ),
        ("toll", {"lira": 1, "toll": 2, "count": 1}, "You have 1 Lira; 1 merchant here costs 2."),
    ],
)
def test_a_reason_tells_its_facts(key: str, facts: dict[str, object], english: str | None) -> None:
    said = EN.reason(Reason("IST-X-1", key, facts), NAMES)
    assert english in (None, said.removesuffix(" (IST-X-1)"))
    assert "{" not in said
    assert "{" not in FR.reason(Reason("IST-X-1", key, facts), NAMES)


def test_what_happened_is_told_to_whoever_it_concerns_as_you() -> None:
    kinds = [key for key, _ in GAME.events]
    toll = Event(kinds.index("paid_toll"), 1, [0, 2], WATCHER)
    told = {viewer: EN.told(GAME, toll, viewer, ["Ann", "Ben"]) for viewer in (0, 1, WATCHER)}
    others = "Ben pays 2 Lira to Ann."
    assert told == {0: "Ben pays you 2 Lira.", 1: "You pay 2 Lira to Ann.", WATCHER: others}
    assert FR.told(GAME, toll, 0, ["Ann", "Ben"]) == "Ben vous paie 2 lires."
    drew = Event(kinds.index("drew"), 1, [1], 1)
    assert EN.told(GAME, drew, 1, ["Ann", "Ben"]) == "You draw “5 Lira”."
    assert EN.told(GAME, drew, 0, ["Ann", "Ben"]) == "Ben draws a card."


def test_de_loses_its_vowel_before_another() -> None:
    names = ["Œil", "Élise", "Hugo", "Yves", "Yann", "Ben", "le joueur 2"]
    whose = ["d’Œil", "d’Élise", "d’Hugo", "d’Yves", "de Yann", "de Ben", "du joueur 2"]
    assert [FR.grammar.whose(name) for name in names] == whose


def test_a_decision_asks_its_question() -> None:
    assert EN.ask("Encounters", idle=True) == "Your turn is done."
    assert EN.ask("Reward", idle=True) == EN.ask("Reward") != EN.ask("Encounters")
    assert EN.ask("Move") == "Where does your merchant go?"
    assert FR.ask("Move") == f"Où va votre marchand{SPACE}?"


# --- whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_can_be_told(lang: str, players: int) -> None:
    text = voice(lang, BAZAAR)
    s = GAME.new(Setup(players, {"layout": "random", "neutral_assistants": players < 5}))
    dice = Dice(players)
    names = ["A", "B", "C", "D", "E"]
    options = set()
    s.news = []
    while (seat := GAME.to_move(s)) != OVER:
        options |= set(GAME.legal(s))
        refused = dice.pick(ACTIONS)
        reason = GAME.guide.why_not(s, max(seat, 0), refused)
        assert reason is None or "{" not in text.reason(reason, names)
        nth = dice.below(GAME.chance_total(s)) if seat == CHANCE else 0
        GAME.apply(s, GAME.chance_outcome(s, nth) if seat == CHANCE else dice.pick(GAME.legal(s)))
    assert [a for a in options if "{" in text.option(GAME, a, names)] == []
    for e in s.news:
        for viewer in (0, WATCHER):
            assert "{" not in text.event(GAME, e, viewer, names)


ACTIONS = GAME.actions()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_can_be_told(lang: str) -> None:
    text = voice(lang, BAZAAR)
    assert [a for a in ACTIONS if "{" in text.option(GAME, a)] == []
