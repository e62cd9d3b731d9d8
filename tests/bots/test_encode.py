"""What learners see: fixed fields with names, from the viewer's seat, of the view alone."""

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.encode.base import Encoder, encoder
from bedesten.bots.encode.pieces import unpacked
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.play import record
from bedesten.core.playout import advance
from tests.toys import TOYS, toys

GAMES = list(catalog.GAMES)
DECISIONS = 400
GAMES_OF_GREEDY = Path(__file__).parent.parent / "games"


def positions(name: str, players: int, seed: int, count: int = DECISIONS) -> list[tuple[Any, Any, int]]:
    """The game, and states in which seats choose, each with that seat."""
    game, dice = catalog.game(name), Dice(seed)
    s = game.new(Setup(players))
    seen: list[tuple[Any, Any, int]] = []
    while len(seen) < count and (seat := advance(game, s, dice)) >= 0:
        seen.append((game, game.clone(s), seat))
        game.apply(s, dice.pick(game.legal(s)))
    return seen


def recorded(name: str, players: int) -> Iterator[tuple[Any, Any, int]]:
    """As `positions`, in one game of greedy, whose state goes on."""
    text = (GAMES_OF_GREEDY / f"{name}-{players}-greedy-0.bdn").read_text("utf-8")
    for _, _, match in record.replay(record.read(text), catalog.game(name)):
        if (seat := match.game.to_move(match.state)) >= 0:
            yield match.game, match.state, seat


def rows(sight: Encoder, v: Any, options: list[int]) -> list[list[float]]:
    numbers, size = unpacked(sight.options(v, options)), len(sight.option_names)
    return [numbers[i * size : (i + 1) * size] for i in range(len(options))]


@pytest.mark.parametrize("name", GAMES)
def test_every_field_has_a_name_of_its_own_for_any_number_of_players(name: str) -> None:
    sight = encoder(catalog.game(name))
    assert len(set(sight.names)) == len(sight.names)
    assert len(set(sight.option_names)) == len(sight.option_names)
    for players in range(sight.game.min_players, sight.game.max_players + 1):
        for game, s, seat in positions(name, players, players, 150):
            for viewer in range(players):
                numbers = unpacked(sight.observe(game.view(s, viewer)))
                assert len(numbers) == len(sight.names)
                assert all(math.isfinite(number) and 0 <= number <= 4 for number in numbers)
            assert all(
                len(row) == len(sight.option_names) for row in rows(sight, game.view(s, seat), game.legal(s))
            )


@pytest.mark.parametrize("name", GAMES)
def test_no_two_options_look_alike(name: str) -> None:
    sight = encoder(catalog.game(name))
    for game, s, seat in positions(name, 3, 7):
        options = game.legal(s)
        assert len({tuple(row) for row in rows(sight, game.view(s, seat), options)}) == len(options)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_is_not_seen(name: str) -> None:
    """Whatever is hidden may be dealt anew."""
    sight, dice = encoder(catalog.game(name)), Dice(3)
    for game, s, _ in positions(name, 4, 11, 150):
        for viewer in range(4):
            v = game.view(s, viewer)
            assert sight.observe(game.view(game.imagine(v, dice), viewer)) == sight.observe(v)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_remembered_of_the_look_before_changes_nothing(name: str) -> None:
    """A whole game of greedy, in which everything changes; nor does what is remembered of another game."""
    sight, dice = encoder(catalog.game(name)), Dice(5)
    memory = sight.memory()
    for players in (3, 4):
        for game, s, seat in recorded(name, players):
            viewer = seat if dice.below(2) else dice.below(players)
            row: list[bytes] = []
            sight.see(game.peek(s, viewer), 0, memory, row)
            assert b"".join(row) == sight.observe(game.view(s, viewer))


def test_seats_are_told_from_the_viewer_on() -> None:
    sight = encoder(catalog.game("istanbul"))
    for game, s, seat in positions("istanbul", 4, 5):
        for viewer in range(4):
            told = sight.told(game.view(s, viewer))
            for late, who in enumerate(["self", "+1", "+2", "+3"]):
                me = s.seats[(viewer + late) % 4]
                assert told[f"{who}.lira"] == pytest.approx(me.lira / 60)
                assert told[f"{who}.rubies"] == pytest.approx(me.rubies / 6)
                assert told[f"{who}.merchant:{game.rules.place_names[me.place]}"] == 1
            assert told["asked:self"] == (viewer == seat)
            assert told["+4.present"] == 0


def test_a_place_is_told_with_the_steps_and_the_tolls_that_lead_there() -> None:
    sight = encoder(catalog.game("istanbul"))
    seen = 0
    for game, s, seat in positions("istanbul", 4, 9):
        v = game.view(s, seat)
        for a, row in zip(game.legal(s), rows(sight, v, game.legal(s)), strict=True):
            told = dict(zip(sight.option_names, row, strict=True))
            word, _, place = game.lexicon.token(a).partition(":")
            assert told[f"verb:{word}"] == 1
            if word == "move":
                number = game.rules.place_names.index(place)
                owed = 0 if place == "fountain" else len(s.creditors(seat, number))
                assert told[f"place:{place}"] == 1
                assert told["to.steps"] == pytest.approx(
                    s.boards[seat].steps[s.seats[seat].place][number] / 6
                )
                assert told["to.tolls"] == owed / 4
                seen += owed
    assert seen > 10


@pytest.mark.parametrize("name", [name for name in GAMES if "mocha" in name or "letters" in name])
def test_tolls_are_those_the_rules_ask_for_with_every_box(name: str) -> None:
    sight, seen = encoder(catalog.game(name)), 0
    for game, s, seat in positions(name, 5, 2, 1500):
        options = [a for a in game.legal(s) if game.lexicon.token(a).startswith("move:")]
        for a, row in zip(options, rows(sight, game.view(s, seat), options), strict=True):
            owed = len(s.creditors(seat, a)) if game.lexicon.token(a) != "move:fountain" else 0
            assert row[sight.option_names.index("to.tolls")] == owed / 4
            seen += owed
    assert seen > 10


@pytest.mark.parametrize("name", [name for name in GAMES if name != "kairo"])
def test_every_decision_is_told_apart_from_the_others(name: str) -> None:
    sight = encoder(catalog.game(name))
    for game, s, seat in positions(name, 4, 21, 2500):
        told = sight.told(game.view(s, seat))
        assert told[f"step:{type(s.todo[-1]).__name__}"] == 1
        assert told["step:other"] == 0


def test_the_question_of_an_announcement_is_told_to_whoever_announces() -> None:
    sight, asked = encoder(catalog.game("kairo")), set()
    words = {"building": "card", "main": "action", "expand": "action", "lure": "action", "draw": "action"}
    for game, s, seat in positions("kairo", 3, 4, 1500):
        told = sight.told(game.view(s, seat))
        [question] = [name for name, value in told.items() if name.startswith("question:") and value]
        word = game.lexicon.token(game.legal(s)[0]).partition(":")[0]
        if s.draft:
            assert question == f"question:{words.get(word, word)}"
            assert told[f"announced:{game.lexicon.token(s.draft[0])}"] == 1
            assert sight.told(game.view(s, (seat + 1) % 3))["question:action"] == 1
        asked.add(question)
    assert len(asked) >= 13


@pytest.mark.parametrize("name", TOYS)
def test_a_game_or_a_box_that_nobody_taught_is_seen_by_its_words(name: str) -> None:
    with toys():
        sight = encoder(catalog.game(name))
        for game, s, seat in positions(name, 2, 1, 300):
            v, options = game.view(s, seat), game.legal(s)
            told = sight.told(v)
            assert told["players:2"] == told["asked:self"] == 1
            assert len({tuple(row) for row in rows(sight, v, options)}) == len(options)
