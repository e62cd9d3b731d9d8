"""What a plan says, line by line: what it costs, what remains, what waits where it leads, and what comes to
nothing."""

from types import SimpleNamespace
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.dice import Dealer, Dice
from bedesten.core.game import Setup
from bedesten.core.guide import guard
from bedesten.core.ids import CHANCE
from bedesten.core.play.match import Match
from bedesten.server.protocol.questions import Ask, Option, Use
from bedesten.server.tables.handlers import follow
from bedesten.server.tables.questions import Asking, ask
from bedesten.text import LANGUAGES
from scripts.golden import setup_of
from tests.istanbul.lay import ACT, ASSIST, MEET
from tests.showing import at, step
from tests.voices import voice

NAMES = ["Aylin", "Idris", "Ester", "Hagop", "Ozan"]
FAR = "governor@tea smuggler@tea"
BASE, MOCHA, LETTERS, BAZAAR = (
    "istanbul",
    "istanbul+mocha",
    "istanbul+letters",
    "istanbul+mocha+letters",
)


def asked(scene: str, lang: str = "en", name: str = BASE, help: str = "full") -> Ask:
    game = catalog.game(name)
    match = Match(game, Setup(4, {}))
    match.state = game.notation.load(game.notation.scene(scene, match.setup))
    to = Asking(at(game, match.state), 0, voice(lang, name), NAMES, undo=True, help=help)
    guard.failures.clear()
    question = ask(to)
    assert question is not None
    assert not guard.failures
    return question


def chosen(question: Ask, token: str) -> Option:
    return next(option for option in question.options if option.token == token)


def use(scene: str, token: str, lang: str = "en", name: str = BASE) -> Use:
    made = chosen(asked(scene, lang, name), token).use
    assert made is not None
    return made


def told(option: Option) -> list[str]:
    """Every line of a plan with what remains, in plain spaces."""
    lines = [*option.consequences, *(option.use.lines if option.use else [])]
    return [" | ".join(filter(None, [line.text, line.remains])).replace("\u202f", " ") for line in lines]


@pytest.mark.parametrize(
    ("scene", "token", "english", "french"),
    [
        (
            "0 5L RRGBB cap5 stack=3 @caravansary | 1 @large_market",
            "move:large_market",
            [
                "Leave 1 assistant | 2 remain",
                "Toll: 2 Lira to Idris | 3 remain",
                "Sell up to 5 goods for 25 Lira | 28 Lira in all",
            ],
            [
                "Laisser 1 assistant | reste 2",
                "Péage : 2 lires à Idris | reste 3",
                "Vendre jusqu’à 5 marchandises pour 25 lires | 28 lires en tout",
            ],
        ),
        (
            "0 YY cap5 out=fruit stack=3 @fountain",
            "move:fruit",
            ["Pick up 1 assistant | 4 with you", "+3 fruit | cart 5 of 5"],
            ["Récupérer 1 assistant | 4 avec vous", "+3 fruits | charrette 5 sur 5"],
        ),
        (
            "0 out=tea,post stack=2 @fabric",
            "move:fountain",
            ["2 assistants come back | 4 with you"],
            ["2 assistants reviennent | 4 avec vous"],
        ),
        (
            f"{ACT} | 0 20L @gemstone",
            "buy_ruby",
            ["Pay 12 Lira | 8 remain", "Take a ruby at the Gemstone Dealer | 1 ruby in all"],
            ["Payer 12 lires | reste 8", "Prendre un rubis chez le Joaillier | 1 rubis en tout"],
        ),
    ],
)
def test_a_plan_says_amounts_and_what_remains(
    scene: str, token: str, english: list[str], french: list[str]
) -> None:
    assert told(chosen(asked(scene), token)) == english
    assert told(chosen(asked(scene, "fr"), token)) == french


def test_every_line_has_its_own_sign_also_when_a_card_is_played() -> None:
    option = chosen(asked("0 9L hand=move_3_4 @fountain | 1 @large_market"), "move_long:large_market")
    assert [line.asset for line in option.consequences] == ["cards", "assistants", "lira"]


@pytest.mark.parametrize(
    ("name", "scene", "token", "english", "french"),
    [
        (BASE, "0 YY cap5 @fountain", "move:fruit", "+3 fruit, cart 5/5", "+3 fruits, 5 sur 5"),
        (BASE, "0 RRGBB cap5 @caravansary", "move:large_market", "sell 5 for 25", "5 pour 25 lires"),
        (BASE, "0 out=tea,post stack=2 @fabric", "move:fountain", "2 come back", "2 reviennent"),
        (BASE, "0 8L @fountain", "move:wainwright", "bigger cart for 7", "agrandir pour 7"),
        (MOCHA, "0 3L R @spice", "move:roasting_plant", "up to +4 coffee", "jusqu’à +4 cafés"),
        (LETTERS, "0 @spice", "move:embassy", "+2 letters", "+2 lettres"),
        (LETTERS, "0 @spice", "move:kiosk", "a letter, kiosk tiles", "lettre, tuiles"),
    ],
)
def test_a_useful_place_says_so_in_a_few_words(
    name: str, scene: str, token: str, english: str, french: str
) -> None:
    for lang, words in (("en", english), ("fr", french)):
        used = use(scene, token, lang, name)
        assert (used.useful, used.lacks) == (True, "")
        assert used.pill.replace("\u202f", " ") == words


@pytest.mark.parametrize(
    ("scene", "token", "pill", "lacks", "help"),
    [
        (
            "0 2L @fountain",
            "move:wainwright",
            "5 Lira missing",
            "You have 2 Lira; this costs 7.",
            "The Post Office brings Lira, ",
        ),
        (
            "0 @fountain",
            "move:small_mosque",
            "2 fabric missing",
            "You have 0 fabric; the red tile asks for 2.",
            "The Fabric Warehouse has it, 1 step away.",
        ),
        ("0 @fountain", "move:small_market", "nothing in demand", "You have nothing the market wants", ""),
        ("0 RR @fountain", "move:fabric", "cart is full", "Your cart has no room for fabric", ""),
        ("0 @fabric", "move:fountain", "nobody to call back", "None of your assistants is away.", ""),
        (
            "0 stack=0 out=tea @fabric",
            "move:spice",
            "no assistant left",
            "You have no assistant left under your merchant.",
            "The Fountain calls your assistants back, 1 step away.",
        ),
        ("0 0L @fabric | 1 @spice", "move:spice", "toll: 2 missing", "You have 0 Lira; 1 merchant here", ""),
        (
            "governor@tea smuggler@tea | 0 family@tea @fountain",
            "move:police",
            "family is away",
            "Your family",
            "",
        ),
    ],
)
def test_an_idle_place_says_why_what_is_missing_and_where_to_get_it(
    scene: str, token: str, pill: str, lacks: str, help: str
) -> None:
    used = use(scene, token)
    assert (used.useful, used.lines, used.pill) == (False, [], pill)
    assert used.lacks.startswith(lacks)
    assert used.help.startswith(help)


def test_whoever_can_be_met_makes_a_place_useful() -> None:
    used = use("0 @fountain | 2 family@small_market", "move:small_market")
    assert used.useful
    assert [line.text for line in used.lines] == ["Catch Ester's family member: 3 Lira or a card"]


def test_without_full_help_nothing_is_foretold() -> None:
    for option in asked("0 @fountain", help="table").options:
        assert (option.consequences, option.use) == ([], None)


# --- what comes to nothing


@pytest.mark.parametrize(
    ("scene", "folded"),
    [
        (f"{ACT} | 0 @fountain out=tea", ["return"]),
        (f"{ACT} | 0 RR @fabric hand=lira_5", ["fill"]),
        (f"{ACT} | 0 R @fabric", []),
        (f"{ACT} | 0 9L RR @fabric tiles=green", []),
    ],
)
def test_an_answer_that_comes_to_the_same_as_passing_is_folded(scene: str, folded: list[str]) -> None:
    assert [option.token for option in asked(scene).options if option.folded] == folded


def test_calling_nobody_back_is_something_else_while_the_companion_may_go_home() -> None:
    question = asked(f"{ACT} | 0 @fountain", name=LETTERS)
    assert not any(option.folded for option in question.options)


@pytest.mark.parametrize(
    ("scene", "passing", "plan"),
    [
        (f"{ACT} | 0 2L @gemstone hand=lira_5", "skip", ["skip", "end_turn"]),
        (f"{ACT} | 0 2L @fountain hand=lira_5", "skip", ["skip", "end_turn"]),
        (f"{MEET} | 0 2L @tea hand=lira_5", "end_turn", ["end_turn"]),
        (f"{ACT} | 0 RR @fabric hand=lira_5", "skip", ["skip", "end_turn"]),
    ],
)
def test_where_nothing_is_left_to_do_one_answer_ends_the_turn(
    scene: str, passing: str, plan: list[str]
) -> None:
    question = asked(scene)
    assert question.passing == passing
    assert chosen(question, passing).plan == plan


@pytest.mark.parametrize(
    "scene",
    [
        f"{ACT} | 0 8L @gemstone hand=lira_5",  # with the card there is a ruby to be had
        f"{ACT} | 0 @fabric",
        f"governor@tea smuggler@tea {MEET} | 0 9L @tea",
        f"{ASSIST} | 0 @tea stack=0 hand=return_assistant out=post",
        "ending todo=FinalCards.0,GameOver.0 | 0 hand=lira_5",  # outside turns somebody chooses
        "0 @fountain",
    ],
)
def test_nothing_is_passed_over_that_could_still_be_done(scene: str) -> None:
    assert asked(scene).passing == ""


def test_a_turn_that_could_be_bought_is_named_while_the_turn_ends_by_itself() -> None:
    question = asked("todo=BuyTurn.0,EndTurn.0 | 0 @tea letters=3-back,10", name=LETTERS)
    assert question.passing == "end"
    assert chosen(question, "double").role == "free"


def test_nobody_passes_it_over_before_it_was_named() -> None:
    question = asked(f"{FAR} {ACT} | 0 2L @gemstone letters=3-back,10", name=LETTERS)
    assert "end" not in chosen(question, question.passing).plan


@pytest.mark.parametrize(
    ("scene", "token", "odds"),
    [
        ("0 @fountain", "move:tea", "6 is reached in 72 %, 8 in 42 %, 10 in 17 %"),
        ("0 tiles=red @fountain", "move:tea", "6 is reached in 99 %, 8 in 85 %"),
        ("0 cap5 @caravansary", "move:black_market", "1 or more in 58 %, 2 or more in 28 %, 3 in 8 %"),
        ("0 cap2 BB @caravansary", "move:black_market", "room for little or no jewelry"),
    ],
)
def test_a_place_with_dice_tells_the_odds(scene: str, token: str, odds: str) -> None:
    [line] = use(scene, token).lines
    assert odds in line.text.replace("\u00a0%", " %")


# --- what is done where a plan leads

# where somebody with a cart that is half full sends a family member
HELPFUL = ["send:fruit", "send:post", "send:caravansary", "send:fountain", "send:black_market", "send:tea"]
HELPFUL += ["send:large_market", "send:small_market", "send:small_mosque"]


@pytest.mark.parametrize(
    ("scene", "token", "deeds"),
    [
        ("0 cap3 @fountain", "move:fabric", ["fill"]),
        ("0 RRGBB cap5 stack=3 @caravansary | 1 @large_market", "move:large_market", ["sell:RRGBB"]),
        ("0 out=tea,post stack=2 @fabric", "move:fountain", ["return:post,tea"]),
        ("0 RRRGGG cap3 @fountain", "move:small_mosque", ["take:red", "take:green"]),
        ("0 @fountain", "move:tea", [f"tea:{number}" for number in range(3, 13)]),
        ("0 cap2 RRGG family@police @fountain", "move:police", HELPFUL),
        ("0 cap3 RRR @fountain", "move:fabric", []),  # nothing
    ],
)
def test_what_needs_no_choice_can_be_asked_for_together_with_the_way(
    scene: str, token: str, deeds: list[str]
) -> None:
    option = chosen(asked(scene), token)
    assert option.use is not None
    assert [deed.token for deed in option.use.deeds] == deeds
    whole = [[*option.plan, deed] for deed in deeds]
    assert [deed.plan[: len(plan)] for deed, plan in zip(option.use.deeds, whole, strict=True)] == whole


def test_a_deed_says_what_it_is_and_whether_it_bars_undo() -> None:
    [filled] = use("0 cap3 @fountain", "move:fabric").deeds
    assert (filled.text, filled.bars) == ("Fill the cart", False)
    [drawn] = use("0 @fountain", "move:caravansary").deeds
    assert drawn.bars


def test_a_family_member_is_sent_with_the_only_thing_to_do_there() -> None:
    sent = use("0 cap2 RRGG family@police @fountain", "move:police")
    wholly = {deed.argument: (deed.then, deed.plan[3:]) for deed in sent.deeds}
    assert wholly["fruit"] == ("Fill the cart", ["fill"])
    assert wholly["tea"] == ("", [])  # a number has to be chosen
    assert wholly["small_mosque"] == ("", [])


def test_both_cards_are_taken_with_the_way_to_the_caravansary() -> None:
    lying = use("0 hand=stay @fountain | discard=lira_5,good_1", "move:caravansary").deeds
    assert [(deed.text, deed.plan[-3:]) for deed in lying] == [
        ("Draw two cards, then discard one", ["caravansary", "draw", "draw"]),
        ("Take the open card and draw one, then discard one", ["caravansary", "take_discard", "draw"]),
    ]
    [drawn] = use("0 @fountain", "move:caravansary").deeds  # there is nothing to choose
    assert drawn.plan[-1] == "caravansary"


# --- what nobody would answer otherwise


@pytest.mark.parametrize(
    ("step", "given"),
    [
        ("ChangeDice.0.8.20", "keep"),  # 6 and 6
        ("ChangeDice.0.8.5", "set4:1"),  # 1 and 6
        ("ChangeDice.0.11.5", ""),  # another roll may reach it
        ("ChangeDice.0.0.20", "keep"),  # three jewels
        ("ChangeDice.0.0.5", ""),
    ],
)
def test_dice_that_cannot_be_bettered_stay_by_themselves(step: str, given: str) -> None:
    assert asked(f"0 cap5 tiles=red @tea | todo={step},Encounters.0,EndTurn.0").passing == given


@pytest.mark.parametrize(("tile", "given"), [(0, "use:1"), (10, "use:1"), (16, ""), (18, "")])
def test_a_kiosk_tile_that_only_gives_is_used_by_itself(tile: int, given: str) -> None:
    question = asked(
        f"0 20L @kiosk | {FAR} kiosk_chosen=K{tile + 1:02} todo=UseTile.0.{tile},Encounters.0,EndTurn.0",
        name=LETTERS,
    )
    assert question.passing == given


# --- every position

LONG = 400  # steps of a random game


@pytest.mark.parametrize("name", [BASE, MOCHA, LETTERS, BAZAAR])
def test_wherever_a_figure_goes_something_is_said_of_the_place(name: str) -> None:
    guard.failures.clear()
    setup = setup_of(name, 3, 0)
    game = catalog.game(name).for_setup(setup)
    s, dice = game.new(setup), Dice(3)
    seen: set[str] = set()
    for number in range(LONG):
        if game.to_move(s) >= 0 and game.guide.phase(s) == "move":
            look(game, s, name, LANGUAGES[number % len(LANGUAGES)], seen)
        step(game, s, dice)
    assert not guard.failures
    assert len(seen) >= 16


def look(game: Any, s: Any, name: str, lang: str, seen: set[str]) -> None:
    """An idle place says what is lacking, a useful one what could be done."""
    question = ask(Asking(at(game, s), game.to_move(s), voice(lang, name), NAMES, undo=True, help="full"))
    assert question is not None
    for option in question.options:
        if option.moves:
            assert option.use is not None
            assert bool(option.use.lacks) != bool(option.use.lines)
            seen.add(option.argument)


# --- what an answer is settled with


def settled(scene: str, token: str, name: str = BASE) -> list[tuple[str, list[str]]]:
    return [(one.text, one.plan[1:]) for one in chosen(asked(scene, name=name), token).settled]


ALONE: tuple[str, list[str]] = ("", [])


@pytest.mark.rule("IST-ENC-3", "IST-ENC-5", "IST-ENC-7")
def test_whoever_is_met_can_be_paid_at_once() -> None:
    scene = f"0 5L R hand=stay @fabric | 1 family@fabric | {MEET} governor@fabric smuggler@fabric"
    discards, gives = ("Discard “Stay Put”", ["discard:stay"]), ("Give 1 fabric", ["give:R"])
    assert settled(scene, "governor") == [("Pay 2 Lira", ["pay2"]), discards, ALONE]
    assert settled(scene, "smuggler:G") == [("Pay 2 Lira", ["pay2"]), gives, ALONE]
    assert settled(scene, "catch:1") == [("Take 3 Lira", ["lira"]), ("Draw a card", ["card"])]


def test_who_has_no_lira_pays_otherwise_and_who_meets_free_not_at_all() -> None:
    scene = f"0 1L R @fabric | {MEET} governor@tea smuggler@fabric"
    assert settled(scene, "smuggler:G") == [("Give 1 fabric", ["give:R"]), ALONE]
    free = f"0 5L @fabric tavern=encounter | {MEET} governor@tea smuggler@fabric"
    assert settled(free, "smuggler:G", MOCHA) == []


@pytest.mark.rule("LET-COUR-3", "LET-SEAL-3", "LET-COMP-2")
def test_letters_pay_at_once_those_that_were_delivered_first() -> None:
    far = "governor@tea smuggler@tea"
    met = settled(f"0 5L letters=2-back @fabric | {MEET} {far} courier@fabric", "courier", LETTERS)
    given = ("Give the delivered letter 2 (Fabric Warehouse)", ["give_letter:2-back"])
    assert met == [("Pay 2 Lira", ["pay2"]), given, ALONE]
    bought = f"0 letters=1,2-back,3,4-back @fabric | todo=BuyTurn.0,EndTurn.0 {far}"
    [(text, row), alone] = settled(bought, "double", LETTERS)
    assert text == "Give the delivered letter 4 (Fruit Warehouse), give the letter 3 (Spice Warehouse)"
    assert (row, alone) == (["give_letter:4-back", "give_letter:3-front"], ALONE)
    bought = f"0 letters=2-back,4-back @fabric | todo=BuyTurn.0,EndTurn.0 {far}"
    [(_, row)] = settled(bought, "double", LETTERS)
    assert row == ["give_letter:4-back", "give_letter:2-back"]


def test_the_companion_goes_home_with_the_assistants_or_stays() -> None:
    came = use(f"0 out=tea companion@tea stack=2 @wainwright | {FAR}", "move:fountain", name=LETTERS)
    assert [deed.plan[-1] for deed in came.deeds] == ["home", "keep"]


@pytest.mark.parametrize("name", [BASE, MOCHA, LETTERS, BAZAAR])
def test_what_settles_an_answer_is_what_is_asked_next(name: str) -> None:
    setup = setup_of(name, 3, 0)
    game = catalog.game(name).for_setup(setup)
    s, dice, seen = game.new(setup), Dice(5), 0
    for _ in range(3 * LONG):
        if (seat := game.to_move(s)) >= 0:
            for a in game.legal(s):
                for row in game.guide.settled(s, seat, a):
                    expect_answers(game, game.trial(s), seat, [a, *row], dice)
                    seen += 1
        step(game, s, dice)
    assert seen


def expect_answers(game: Any, s: Any, seat: int, row: list[int], dice: Dice) -> None:
    """Whatever chance brings in between."""
    for a in row:
        while game.to_move(s) == CHANCE:
            step(game, s, dice)
        while a not in game.legal(s):
            [only] = game.legal(s)
            game.apply(s, only)
        assert game.to_move(s) == seat
        game.apply(s, a)


def test_a_plan_goes_on_through_chance_where_that_settles_an_answer() -> None:
    scene = f"0 5L hand=stay @fabric | {MEET} governor@fabric smuggler@tea"
    for tokens, lira, cards in ((["governor", "pay2"], 3, 2), (["governor", "end_turn"], 5, 2)):
        game = catalog.game(BASE)
        timeline = at(game, game.notation.load(game.notation.scene(scene, Setup(4, {}))))
        room: Any = SimpleNamespace(
            table=SimpleNamespace(timeline=timeline, dealer=lambda: Dealer("seed", 0))
        )
        follow(room, 0, [game.lexicon.action(token) for token in tokens])
        timeline.settle(Dealer("seed", 0))
        state = timeline.match.state
        assert (state.seats[0].lira, sum(state.hands[0])) == (lira, cards)
