"""Questions of Kairo in plain words: what a choice costs and brings adds up, and no card has a code."""

import re
from collections.abc import Iterator

import pytest

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER, WATCHER
from bedesten.core.play.timeline import Timeline
from bedesten.server.protocol.questions import Ask, Option, Share
from bedesten.server.tables.questions import Asking, ask
from bedesten.text import LANGUAGES
from tests.kairo.lay import COURTYARD, kairo, lay
from tests.voices import voice

NAMES = ["Anne", "Œil", "Zoe"]
CODE = re.compile(r"(?<![A-Z0-9])(S\d+|J[A-Z]+\d?)(?![A-Z0-9])")
SCENE = (
    "customers=red:J2,blue:H5 waiting=green display=S3 | 0 24vp 2R1W4Y hand=S1,JC2 barkers=1 gold=red "
    "silver=red red=B2>B3+C2 | 1 red=F2>F3 blue=E5>E4 | 2 yellow=J6>J7"
)


LOW = "white:6,yellow:6,red:1,blue:6,green:6,purple:6"


def put(timeline: Timeline, lang: str, viewer: int) -> Ask:
    question = ask(Asking(timeline, viewer, voice(lang, "kairo"), NAMES, undo=True, help="full"))
    assert question is not None
    return question


def laid(scene: str, tokens: str = "") -> Timeline:
    timeline = Timeline(kairo(), Setup(3))
    timeline.match.state = lay(scene, 3).state
    for token in tokens.split():
        timeline.push(timeline.game.lexicon.action(token))
    return timeline


def chosen(question: Ask, token: str) -> Option:
    return next(option for option in question.options if option.token == token)


def texts(shares: list[Share]) -> list[str]:
    return [share.text for share in shares]


def random_games(lang: str) -> Iterator[tuple[Timeline, Ask]]:
    """Every third question of a game on each board, as it is put to whoever is asked."""
    for board, seed in (("bazaar-12x10", 3), (COURTYARD, 4)):
        setup = Setup(3, {"board": board})
        timeline, dice = Timeline(kairo().for_setup(setup), setup), Dice(seed)
        while timeline.match.to_move() != OVER:
            if timeline.match.to_move() != CHANCE and len(timeline.entries) % 3 == 0:
                yield timeline, put(timeline, lang, timeline.to_move())
            timeline.push(dice.pick(timeline.game.legal(timeline.match.state)))


def words_of(option: Option) -> list[str]:
    """Everything that is read or spoken of an answer."""
    words = [option.text, *option.lines]
    if option.sum:
        s = option.sum
        shares = [*s.cost, *s.brings, *([s.short] if s.short else [])]
        words += [s.title, s.line, s.why, s.total, s.note, s.act, *texts(shares)]
    return words


def everything_said(lang: str) -> set[str]:
    said: set[str] = set()
    for timeline, question in random_games(lang):
        for option in [*question.options, *question.ways]:
            said |= set(words_of(option))
        said |= {question.title, question.undo.text, *[reason.text for reason in question.why.values()]}
        said |= set(told(timeline, lang))
    return said


def told(timeline: Timeline, lang: str) -> Iterator[str]:
    """What just happened, as those may hear it who know most and least of it."""
    for e in timeline.entries[-1].events if timeline.entries else []:
        for viewer in (e.secret, WATCHER):
            yield voice(lang, "kairo").event(timeline.game, e, viewer, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_code_of_a_card_stands_in_any_sentence(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    said = everything_said(lang)
    assert caplog.records == []  # everything could be said
    assert len(said) > 300
    assert [sentence for sentence in said if CODE.search(sentence)] == []
    opens = [voice(lang, "kairo").messages[f"name.opens.{lie}"] for lie in ("section", "row", "column")]
    kinds = [opened.partition("{")[0] for opened in opens]
    assert all(any(kind in sentence for sentence in said) for kind in kinds)


def test_whole_answers_lead_where_their_plan_says_and_sums_add_up() -> None:
    seen: set[str] = set()
    for timeline, question in random_games("en"):
        seat = timeline.to_move()
        before = timeline.game.guide.assets(timeline.match.state, seat)
        for way in question.ways:
            seen.add(way.plan[0])
            assert way.sum is not None
            state = timeline.game.trial(timeline.match.state)
            for token in way.plan:
                action = timeline.game.lexicon.action(token)
                while action not in timeline.game.legal(state):
                    (only,) = timeline.game.legal(state)
                    timeline.game.apply(state, only)
                timeline.game.apply(state, action)
            if way.sum.total.startswith("+") and way.plan[0] == "expand":
                brought = sum(share.count for share in way.sum.brings)
                assert way.gain["vp"] == brought
                assert f"{before['vp']} → {before['vp'] + brought}" in way.sum.total
        if question.decision != "ChooseAction":
            assert question.ways == []
    assert {"expand", "main", "lure", "draw"} <= seen


def test_an_expansion_says_cost_reason_gain_and_what_stays() -> None:
    timeline = laid(SCENE, "expand colour:red")
    option = chosen(put(timeline, "en", 0), "square:B1")
    s = option.sum
    assert s is not None
    assert s.title == "Enlarge your red stand on B1"
    assert texts(s.cost) == ["2 red", "2 yellow", "card “section 1”"]
    assert s.why == "Size 3 costs 3 red: you pay 2, and 2 yellow stand in for the missing one."
    assert texts(s.brings) == ["3 points for size 3"]
    assert s.total == "+3 points, 24 → 27, 3 coins stay"
    assert (s.act, s.line) == ("Enlarge for +3 points", "Size 3, section 1. Both medals stay yours.")
    french = chosen(put(timeline, "fr", 0), "square:B1").sum
    assert french is not None
    assert texts(french.cost) == ["2 rouges", "2 jaunes", "carte «\u202fsecteur 1\u202f»"]
    assert french.why == (
        "La taille 3 coûte 3 rouges\u202f: vous en payez 2, et 2 jaunes remplacent celle qui manque."
    )


def test_a_lure_lists_steps_barkers_and_what_everybody_gets() -> None:
    question = put(laid(SCENE, "lure"), "fr", 0)
    near, far = chosen(question, "target:1-red").sum, chosen(question, "target:0-red").sum
    assert near is not None
    assert far is not None
    assert near.title == "Attirer le client rouge vers l’entrée d’Œil en F3"
    assert near.line == "5 pas, l’entrée la plus proche. Œil en reçoit 1."
    assert near.cost == []
    assert far.line == "9 pas, au-delà de 1 entrée plus proche."
    assert texts(far.cost) == ["1 crieur, il en reste 0"]
    assert far.act == "Attirer pour 2 rouges"
    assert far.total == "+2 pièces, 7 → 9"


def test_a_stand_that_is_placed_is_one_answer_with_its_door_and_its_card() -> None:
    option = put(laid(SCENE, "main colour:blue"), "en", 0).options[0]
    assert [token.split(":")[0] for token in option.plan] == ["square", "side"]
    assert option.sum is not None
    door = option.sum.act.removeprefix("Build with door ")
    assert option.sum.title == f"New blue stand on {option.argument}, door {door}"


def test_a_card_is_drawn_where_it_lies_and_only_what_nobody_sees_is_read_first() -> None:
    draws = [way for way in put(laid(SCENE), "en", 0).ways if way.plan[0] == "draw"]
    assert [way.plan for way in draws] == [["draw", f"take:{what}"] for what in ("S3", "pile", "barker")]
    sums = [way.sum for way in draws if way.sum]
    assert [s.title for s in sums] == [
        "Draw the card “section 3” and one more",
        "Draw from the pile, and one more card",
        "Draw a barker and one more card",
    ]
    assert [s.act for s in sums] == ["", "Draw from the pile", ""]
    assert {s.line for s in sums} == {"You hold 2 of 4."}


def test_the_end_is_announced_before_it_is_brought_about() -> None:
    scene = SCENE.replace("customers=", f"supply={LOW} customers=")
    s = chosen(put(laid(scene, "expand colour:red"), "en", 0), "square:B1").sum
    assert s is not None
    assert s.note == "Last red tile: the end begins."


def test_what_a_payment_may_be_made_of_is_told_to_nobody_else() -> None:
    timeline = laid(SCENE.replace("hand=S1,JC2", "hand=S1,JR1"), "expand colour:red square:B1")
    mine = put(timeline, "en", 0)
    assert mine.decision == "ChooseCard"
    assert mine.facts["cost"] == 3
    assert mine.facts["fees"] == {"JR1": ["white", "yellow", "red"]}
    for other in (1, 2, WATCHER):
        hidden = put(timeline, "en", other)
        assert (hidden.facts, hidden.ways, hidden.options) == ({}, [], [])
