"""How the open decision is put to a person."""

import pytest

from tests.kairo.lay import do, kairo, lay, offered, opened
from tests.voices import voice

HAND = "0 2R hand=S1,S2,S3,S4 red=B2>B3"


@pytest.mark.parametrize(
    ("scene", "done", "phase"),
    [
        ("", "", "action"),
        (HAND, "expand", "tile"),
        (HAND, "expand colour:red square:C2", "cards"),
        (HAND, "expand colour:red square:C2 card:three", "cards"),
        (HAND, "expand colour:red square:C2 card:S1", "payment"),
        ("customers=red:J2 | 0 red=B2>B3", "lure", "customer"),
        ("", "draw", "draw"),
        ("", "draw take:pile", ""),
        ("ending | 0 hand=S1", "drop", ""),
    ],
)
def test_a_decision_belongs_to_a_phase(scene: str, done: str, phase: str) -> None:
    match = lay(scene)
    do(match, done)
    assert match.game.guide.phase(match.state) == phase
    assert phase in ["", *match.game.guide.phases]


def test_first_stands_have_their_own_phase() -> None:
    assert kairo().guide.phase(opened(2).state) == "start"


@pytest.mark.rule("KAI-DEC-13")
@pytest.mark.parametrize(
    ("seat", "done", "usual"),
    [
        ("2R hand=S1 red=B2>B3", "", ""),
        ("2R hand=S1 red=B2>B3", "expand colour:red", ""),
        ("2R hand=S1,JR1 red=B2>B3", "expand colour:red square:C2", "card:S1"),
        ("3R hand=JR1,S8,S9 red=B2>B3", "expand colour:red square:C2", "card:JR1"),
        ("2R3B1G hand=JR1 red=B2>B3", "expand colour:red square:C2 card:JR1", "coin:blue"),
        ("2R4B hand=S1 red=B2>B3", "expand colour:red square:C2 card:S1", "own:2"),
        ("1R3B1G hand=S1 red=B2>B3", "expand colour:red square:C2 card:S1 own:1 other:0 other:0", "other:2"),
        ("1R1B3G hand=S1 red=B2>B3", "expand colour:red square:C2 card:S1 own:1 other:0 other:0", "other:0"),
    ],
)
def test_a_build_is_usually_authorised_and_paid_with_the_least(seat: str, done: str, usual: str) -> None:
    match = lay(f"0 {seat}")
    do(match, done)
    answer = kairo().guide.usual(match.state)
    assert (kairo().lexicon.token(answer) if answer >= 0 else "") == usual
    assert answer < 0 or answer in kairo().legal(match.state)


@pytest.mark.rule("KAI-MAIN-4")
@pytest.mark.parametrize(
    ("customers", "usual"),
    [("red:J3", "side:e"), ("red:C9", "side:s"), ("blue:J3", "side:n")],
    ids=["to the east", "to the south", "nobody comes"],
)
def test_a_door_usually_lies_where_its_customer_is_nearest(customers: str, usual: str) -> None:
    match = lay(f"customers={customers} | 0 hand=S1")
    do(match, "main colour:red square:C3")
    assert kairo().lexicon.token(kairo().guide.usual(match.state)) == usual


def test_the_first_stands_have_a_usual_door_too() -> None:
    match = opened(2)
    for _ in range(2):
        match.push_token(offered(match)[0])
    assert kairo().guide.usual(match.state) in kairo().legal(match.state)


@pytest.mark.rule("KAI-PAY-4")
def test_the_usual_replacement_coins_are_of_one_colour_where_that_was_agreed() -> None:
    match = lay("0 1R3B3G hand=S1 red=B2>B3", mixed_substitutes=False)
    do(match, "expand colour:red square:C2 card:S1 own:1")
    paid: list[str] = []
    while kairo().guide.usual(match.state) >= 0:
        paid.append(kairo().lexicon.token(kairo().guide.usual(match.state)))
        do(match, paid[-1])
    assert paid == ["other:0", "other:0", "other:2"]


@pytest.mark.rule("KAI-DEC-6")
def test_replacement_coins_are_asked_for_colour_by_colour() -> None:
    match = lay("0 1R3W3B hand=S1 red=B2>B3")
    assert kairo().guide.about(match.state) == ""
    do(match, "expand colour:red square:C2 card:S1 own:1")
    assert (kairo().guide.about(match.state), kairo().announcing(match.state)) == ("white", True)
    said = [voice("en", "kairo").option(kairo(), a, about="white") for a in kairo().legal(match.state)]
    assert said == ["0 white instead", "1 white instead", "2 white instead"]
    do(match, "other:2")
    assert (kairo().guide.about(match.state), kairo().announcing(match.state)) == ("", False)


@pytest.mark.rule("KAI-INC-2")
def test_what_others_get_is_told_to_the_one_who_lures() -> None:
    match = lay("customers=red:J2 | 1 red=B2>B3")
    events = do(match, "lure target:1-red")
    assert [e.seat for e in events if kairo().guide.told_besides(e)] == [0, 1]


def explained(scene: str, done: str = "", seat: int = 0) -> list[str]:
    match = lay(scene)
    do(match, done)
    explained = kairo().guide.worth_explaining(match.state, seat)
    assert not set(explained) & set(kairo().legal(match.state))
    assert all(kairo().guide.why_not(match.state, seat, a) for a in explained)
    return kairo().lexicon.tokens(explained)


def test_what_is_not_possible_is_worth_explaining() -> None:
    assert explained("") == ["main", "expand", "move", "lure"]
    assert explained("ending | 0 hand=S1") == ["expand", "move"]
    assert explained("0 2R hand=S1 red=B2>B3", "expand") == [
        f"colour:{colour}" for colour in ("white", "yellow", "blue", "green", "purple")
    ]
    assert explained("0 2R hand=S1 red=D2>D3", "expand colour:red") == ["square:E2", "square:D3"]
    assert explained("0 hand=S1,S2", "main colour:red square:B2 side:s") == ["card:S2"]
    assert explained("customers=red:J2 | 0 red=B2>B3 blue=F2>F3", "lure") == ["target:0-blue"]
    assert explained("", "draw") == []
    assert explained("", "", 1) == []
    assert explained("ending | 0 hand=S1", "drop") == []


def test_dropping_out_is_the_only_way_out_and_nothing_is_played_besides() -> None:
    game = kairo()
    assert [token for token in map(game.lexicon.token, game.actions()) if is_pass(token)] == ["drop"]
    assert not any(game.guide.is_free_play(a) for a in game.actions())
    assert offered(lay("")) == ["draw"]


def is_pass(token: str) -> bool:
    return kairo().guide.is_pass(kairo().lexicon.action(token))


@pytest.mark.rule("KAI-TURN-7")
def test_the_others_know_of_an_announcement_only_when_it_is_complete() -> None:
    match = lay(HAND)
    for done in ("", "expand", "colour:red"):
        do(match, done)
        assert match.game.guide.known(match.state) == ("ChooseAction", "action")
    assert kairo().guide.known(opened(2).state)[1] == "start"
