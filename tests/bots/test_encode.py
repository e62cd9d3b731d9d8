"""What learners see: fixed fields with names, from the viewer's seat, of the view alone."""

import math
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.encode.base import Encoder, encoder
from bedesten.bots.encode.pieces import unpacked
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.playout import advance

GAMES = ["istanbul"]
DECISIONS = 400


def positions(name: str, players: int, seed: int, count: int = DECISIONS) -> list[tuple[Any, Any, int]]:
    """The game, and states in which seats choose, each with that seat."""
    game, dice = catalog.game(name), Dice(seed)
    s = game.new(Setup(players))
    found: list[tuple[Any, Any, int]] = []
    while len(found) < count and (seat := advance(game, s, dice)) >= 0:
        found.append((game, game.clone(s), seat))
        game.apply(s, dice.pick(game.legal(s)))
    return found


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
