"""Records: whole, unaltered, verifiable."""

from functools import cache

import pytest

from bedesten import catalog
from bedesten.core.dice import Dealer, Dice, commitment
from bedesten.core.errors import BadRecord
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.core.play.record import Record
from tests.istanbul.lay import do, istanbul

SEED = "a secret"


def played(forged: int = -1, **options: object) -> Match:
    """A whole game of two random players; one outcome may be another than the dealer's."""
    game = istanbul()
    match = Match(game, Setup(2, options))
    dealer, dice = Dealer(SEED), Dice(9)
    while match.to_move() != OVER:
        if match.to_move() == CHANCE:
            a = game.chance_outcome(match.state, dealer.below(game.chance_total(match.state)))
            if match.dealt == forged:
                a = next(b for b in game.legal(match.state) if b != a)
        else:
            a = dice.pick(game.legal(match.state))
        match.push(a)
    return match


@cache
def text() -> str:
    return record.write(record.of_match(played(), SEED))


def lines() -> list[str]:
    return text().split("\n")


def edited(old: str, new: str) -> Record:
    assert text().count(old) >= 1
    return record.read(text().replace(old, new, 1))


def line_of(prefix: str) -> str:
    return next(line for line in lines() if line.startswith(prefix))


def token_of(turn: str, wanted: str) -> str:
    return next(word for word in line_of(turn).split() if word.startswith(wanted))


def check_refused(altered: str, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        record.final(record.read(altered), istanbul())
    assert message in str(error.value)


# ------------------------------------------------------------------ writing and reading


def test_a_record_survives_its_text() -> None:
    match = played()
    whole = record.of_match(match, SEED)
    again = record.read(record.write(whole))
    assert record.write(again) == record.write(whole) == text()
    assert vars(again) | {"setup": None} == vars(whole) | {"setup": None}
    assert vars(again.setup) == vars(whole.setup)
    assert again.tokens() == match.log
    replayed = record.final(again, istanbul())
    assert replayed.log == match.log
    assert replayed.game.notation.dump(replayed.state) == match.game.notation.dump(match.state)


def test_a_record_has_a_header_a_line_per_turn_and_an_ending() -> None:
    written = lines()
    assert written[:4] == ["bedesten 1", "game istanbul", "rules 1", "players 2"]
    assert written[4:6] == ["seats white yellow", "options"]
    assert written[6:8] == [f"commit {commitment(SEED)}", ""]
    assert written[8].startswith("0 setup *demand:")
    assert written[9].split()[0] == "1"
    assert line_of("seed") == f"seed {SEED}"
    assert len(line_of("result").split()) == 3
    assert written[-2].startswith("digest ")
    assert written[-1] == ""
    numbers = [int(line.split()[0]) for line in written[8:] if line[:1].isdigit()]
    assert numbers == list(range(len(numbers)))
    assert line_of(f"{numbers[-1]} ").split()[1] == "end"


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"layout": "long", "start": 1}, "options layout=long start=1"),
        ({"neutral_assistants": True}, "options neutral_assistants=true"),
        ({"neutral_assistants": False, "start": 0}, "options neutral_assistants=false start=0"),
        ({"layout": list(range(1, 17))}, "options layout=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16"),
        ({"layout": "random"}, "options layout=random"),
    ],
)
def test_the_options_of_the_setup_stand_in_the_header(options: dict[str, object], line: str) -> None:
    match = Match(istanbul(), Setup(3, options))
    match.deal(Dealer("x"))
    written = record.write(record.of_match(match, "x", ["ann", "bob", "cem"]))
    assert line in written.split("\n")
    assert "seats ann bob cem" in written
    again = record.final(record.read(written), istanbul())
    assert again.game.notation.dump(again.state) == match.game.notation.dump(match.state)


def test_an_unfinished_record_reveals_no_seed_and_no_result() -> None:
    match = Match(istanbul(), Setup(2))
    match.deal(Dealer(SEED))
    written = record.write(record.of_match(match, SEED))
    assert SEED not in written
    assert "result" not in written
    again = record.read(written)
    assert (again.seed, again.result) == ("", [])
    assert record.final(again, istanbul()).log == match.log
    assert record.verify(again, istanbul()) == "the seed is not revealed yet: the game is not over"


def test_a_game_that_has_not_begun_is_a_record_too() -> None:
    match = Match(istanbul(), Setup(2))
    again = record.read(record.write(record.of_match(match, SEED)))
    assert again.turns == []
    assert record.final(again, istanbul()).log == []


def test_what_was_undone_stays_in_the_turn_it_was_done_in() -> None:
    match = Match(istanbul(), Setup(2, {"start": 0}))
    match.deal(Dealer(SEED))
    do(match, "move:spice decline undo leave fill end_turn undo end_turn")
    whole = record.of_match(match, SEED)
    assert whole.turns[1:] == [
        ("1 white", ["move:spice", "decline", "undo", "leave", "fill", "end_turn", "undo", "end_turn"])
    ]
    again = record.final(record.read(record.write(whole)), istanbul())
    assert again.log == match.log
    assert again.actions == match.actions


# ------------------------------------------------------------------ what is refused


def test_a_record_cut_off_at_any_line_is_refused() -> None:
    whole = lines()
    for kept in range(len(whole) - 2):
        with pytest.raises(BadRecord):
            record.final(record.read("\n".join(whole[:kept])), istanbul())


def test_a_record_that_lacks_any_turn_is_refused() -> None:
    whole = lines()
    turns = [i for i, line in enumerate(whole) if line[:1].isdigit()]
    for i in [*turns[:4], *turns[4:-1:40], turns[-1]]:
        with pytest.raises(BadRecord):
            record.final(record.read("\n".join(whole[:i] + whole[i + 1 :])), istanbul())


@pytest.mark.parametrize("number", range(7))
def test_every_line_of_the_header_stands_in_its_place(number: int) -> None:
    whole = lines()
    name = whole[number].split()[0]
    check_refused("\n".join([*whole[:number], "nonsense 1", *whole[number + 1 :]]), f"expected '{name} …'")
    with pytest.raises(BadRecord, match=f"line {number + 1}: .*expected '{name} …'"):
        record.read("\n".join(whole[:number] + whole[number + 1 :]))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("bedesten 1", "bedesten 2", "line 1: record format '2': expected 1"),
        ("rules 1", "rules 2", "played under rules 2: expected 1"),
        ("rules 1", "rules one", "rules: 'one': expected a whole number"),
        ("players 2", "players 3", "seats: 2 names for 3 players"),
        ("players 2", "players -2", "players: '-2': expected a whole number"),
        ("seats white yellow", "seats white yellow red", "seats: 3 names for 2 players"),
        ("options\n", "options neutral_assistants=true\n", "is not possible now"),
        ("options\n", "options layout=long\n", "is not possible now"),
        ("options\n", "options start=1\n", "turn 0 setup: '*start:0' is not possible now"),
        ("commit ", "commit 00", "the record was altered or cut off"),
        ("seats white yellow", "seats white purple", "turn 2 yellow: expected turn 2 purple"),
        ("options\n", "options start=7\n", "header: start is 7: expected a seat from 0 to 1"),
        ("\n\n0 setup", "\nnonsense\n0 setup", "expected an empty line between the header and the turns"),
        ("seed a secret", "seed a secret\nseed a secret", "each once"),
        ("seed a secret\n", "", "the record was altered or cut off"),
        ("0 setup", "zero setup", "expected a turn number, a seat and tokens"),
        ("result ", "winner ", "after the last turn: expected result, seed, digest, each once"),
    ],
)
def test_an_altered_line_is_refused_with_what_was_expected(old: str, new: str, message: str) -> None:
    assert old in text()
    check_refused(text().replace(old, new, 1), message)


def test_a_record_of_another_game_is_not_replayed_as_this_one() -> None:
    altered = edited("game istanbul", "game chess")
    with pytest.raises(ValueError, match="game 'chess' is unknown"):
        record.final(altered, catalog.game(altered.game))


def test_a_turn_without_tokens_is_refused() -> None:
    check_refused(text().replace("\n1 ", "\n1 nobody\n1 ", 1), "line 10: '1 nobody': expected a turn number")


def test_an_altered_token_is_refused_by_the_turn_it_stands_in() -> None:
    third = line_of("3 ")
    word = third.split()[2]
    for other, message in (("fill", "'fill' is not possible now"), ("flll", "'flll' is not understood")):
        altered = third.replace(word, other, 1)
        check_refused(text().replace(third, altered), f"turn {' '.join(third.split()[:2])}: {message}")


@pytest.mark.parametrize(
    ("old", "new"), [("\n3 ", "\n7 "), ("\n0 setup ", "\n0 end "), (" end done", " white done")]
)
def test_a_turn_stands_under_its_number_and_its_seat(old: str, new: str) -> None:
    altered = text().replace(old, new, 1)
    assert altered != text()
    check_refused(altered, "expected turn ")


def test_a_seat_keeps_its_name() -> None:
    check_refused(text().replace("seats white yellow", "seats yellow white", 1), "turn 1 ")
    check_refused(text().replace("seats white yellow", "seats white red", 1), "expected turn ")


def test_an_undo_of_nothing_is_refused_by_its_turn() -> None:
    check_refused(text().replace("0 setup", "0 setup undo", 1), "turn 0 setup: nothing can be taken back")


def test_a_legal_but_altered_outcome_is_refused_by_the_digest() -> None:
    first = token_of("0 ", "*demand:S")
    other = "*demand:S1" if first != "*demand:S1" else "*demand:S2"
    with pytest.raises(BadRecord):
        record.final(edited(first, other), istanbul())


def test_a_wrong_digest_is_refused() -> None:
    digest = line_of("digest")
    check_refused(text().replace(digest, "digest 00ff"), "digest 00ff: expected ")
    check_refused(text().replace(digest, "digest"), "the record is cut off: expected a last line 'digest …'")


def test_a_wrong_result_is_refused() -> None:
    result = line_of("result")
    swapped = "result 1 2" if result == "result 2 1" else "result 2 1"
    check_refused(text().replace(result, swapped), f"expected [{result[7:].replace(' ', ', ')}]")
    check_refused(text().replace(result + "\n", ""), "result []: expected ")
    check_refused(text().replace(result, "result first"), "result: 'first': expected a whole number")


def test_an_unfinished_game_has_no_result() -> None:
    match = Match(istanbul(), Setup(2))
    match.deal(Dealer(SEED))
    unfinished = record.of_match(match, SEED)
    unfinished.result = [1, 2]
    unfinished.seed = SEED
    check_refused(record.write(unfinished), "the record gives a result, but the game is not over")


# ------------------------------------------------------------------ verification


def test_every_outcome_of_an_honest_record_follows_from_its_seed() -> None:
    assert record.verify(record.read(text()), istanbul()) == ""


@pytest.mark.parametrize("forged", [0, 6, 30])
def test_the_first_forged_outcome_is_named(forged: int) -> None:
    match = played(forged)
    record_ = record.read(record.write(record.of_match(match, SEED)))
    assert record.final(record_, istanbul()).log == match.log  # in itself the record is whole
    stars = [(name, token) for name, tokens in record_.turns for token in tokens if token[0] == "*"]
    name, token = stars[forged]
    trouble = record.verify(record_, istanbul())
    assert trouble.startswith(f"chance outcome {forged + 1} (turn {name}) is {token}: the seed deals *")


def test_a_seed_that_was_not_committed_to_proves_nothing() -> None:
    other = edited(f"seed {SEED}", "seed another")
    assert record.verify(other, istanbul()) == (
        f"the seed does not match the commitment of the header: expected {commitment('another')}"
    )
    forged = edited(line_of("commit"), "commit 0")
    assert "does not match the commitment" in record.verify(forged, istanbul())
    both = edited(line_of("commit"), f"commit {commitment('another')}")
    both.seed = "another"
    assert record.verify(both, istanbul()).startswith("chance outcome ")


def test_an_option_keeps_its_capitals_and_a_switch_is_written_small() -> None:
    assert record.option_word("Hall-C") == "Hall-C"
    assert record.option_word(True) == "true"
    assert record.option_word([1, 2]) == "1,2"


def test_a_game_begun_in_the_middle_is_recorded_with_its_scene() -> None:
    match = Match(istanbul(), Setup(3, scene="start=0 turn=7 | 0 @tea 9L hand=stay"))
    do(match, "move:spice leave fill end_turn")
    written = record.write(record.of_match(match, SEED))
    assert written.split("\n")[7:10] == [
        "scene start=0 turn=7 | 0 @tea 9L hand=stay",
        "",
        "7 white move:spice leave fill end_turn",
    ]
    again = record.read(written)
    assert again.setup.scene == match.setup.scene
    assert record.final(again, istanbul()).state.turn == match.state.turn == 8


def test_a_scene_that_makes_no_sense_is_refused() -> None:
    check_refused(text().replace("\n\n0 setup", "\nscene 9 @tea\n\n0 setup", 1), "header: scene: seat 9")
