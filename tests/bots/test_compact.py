"""The short index of choices, and games that are played by it."""

from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.encode.base import encoder
from bedesten.bots.encode.compact import Compact
from bedesten.bots.encode.many import Many
from bedesten.bots.encode.slot import Room, Slot
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER, SPAN
from bedesten.core.play.match import Match
from tests.bots.test_encode import positions

GAMES = list(catalog.GAMES)
SIZES = {
    "istanbul": 684,
    "istanbul+mocha": 1292,
    "istanbul+letters": 983,
    "istanbul+mocha+letters": 1797,
    "kairo": 255,
}


def room(name: str) -> Room:
    game = catalog.game(name)
    return Room(game, encoder(game))


def reached(compact: Compact, legal: list[int], choices: list[int], begun: int) -> list[int]:
    """The actions that choices lead to."""
    named = []
    for choice in choices:
        if compact.whole[choice]:
            named.append(compact.actions[choice])
            continue
        left = compact.goes_on(choice, legal, begun)
        some = compact.with_element(choice, legal, begun)
        named += reached(compact, legal, left, some) if left else [compact.set_action(choice, legal, some)]
    return named


@pytest.mark.parametrize("name", GAMES)
def test_the_index_is_short_and_every_choice_has_a_token_of_its_own(name: str) -> None:
    compact = room(name).compact
    assert compact.size == len(set(compact.tokens)) == SIZES[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_action_is_reached_and_no_other(name: str) -> None:
    compact = room(name).compact
    for game, s, _ in positions(name, 3, 17, 2000):
        legal = game.legal(s)
        choices = compact.choices(legal)
        assert len(set(choices)) == len(choices)
        assert set(reached(compact, legal, choices, 0)) == set(legal)


def test_a_set_is_named_element_by_element_or_at_once() -> None:
    game = catalog.game("istanbul")
    compact, words = Compact(game.lexicon), ["", "tea", "palace", "tea,palace", "gemstone", "tea,gemstone"]
    words += ["palace,gemstone", "tea,palace,gemstone"]
    legal = sorted(game.lexicon.action(f"return:{word}") for word in words)
    tokens = [compact.tokens[choice] for choice in compact.choices(legal)]
    assert tokens == ["return:all", "return:tea", "return:palace", "return:gemstone", "return:stop"]
    tea = compact.tokens.index("return:tea")
    left = compact.goes_on(tea, legal, 0)
    assert [compact.tokens[c] for c in left] == ["return:palace", "return:gemstone", "return:stop"]
    some = compact.with_element(tea, legal, 0)
    gemstone = compact.tokens.index("return:gemstone")
    assert compact.goes_on(gemstone, legal, some) == []
    a = compact.set_action(gemstone, legal, compact.with_element(gemstone, legal, some))
    assert game.lexicon.token(a) == "return:tea,gemstone"
    whole = compact.tokens.index("return:all")
    a = compact.set_action(whole, legal, compact.with_element(whole, legal, 0))
    assert game.lexicon.token(a) == "return:tea,palace,gemstone"


def play(slot: Slot, dice: Dice) -> None:
    while slot.seat >= 0:
        slot.act(dice.pick(slot.choices))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("listed", [False, True])
def test_a_game_played_by_the_index_is_a_legal_game(name: str, listed: bool) -> None:
    slot = Slot(room(name), Setup(3), listed)
    slot.start(5, "a seed")
    play(slot, Dice(8))
    match = Match(slot.game, slot.setup)
    for a in slot.log:
        match.check(a)
        match.push(a)
    assert match.to_move() == slot.seat == OVER
    assert sum(slot.shares()) == pytest.approx(0)
    assert max(slot.shares()) in (pytest.approx(2 / 3), pytest.approx(1 / 6), pytest.approx(0))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_at_once_is_what_a_view_shows(name: str) -> None:
    sight = encoder(catalog.game(name))
    for game, s, seat in positions(name, 4, 13, 600):
        for viewer in range(4):
            assert sight.observe(game.peek(s, viewer)) == sight.observe(game.view(s, viewer))
        options = game.legal(s)
        assert sight.options(game.peek(s, seat), options) == sight.options(game.view(s, seat), options)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_remembered_of_a_look_is_what_another_look_shows(name: str) -> None:
    slot, dice = Slot(room(name), Setup(3)), Dice(6)
    slot.start(2)
    for _ in range(600):
        if slot.seat < 0:
            slot.start(dice.below(1000))
        for viewer in (slot.seat, (slot.seat + 1) % 3):
            row: list[bytes] = []
            slot.see(viewer, row)
            begun = slot.begun if viewer == slot.seat else 0
            assert b"".join(row) == slot.room.sight.observe(slot.game.view(slot.state, viewer), begun)
        slot.act(dice.pick(slot.choices))


def test_a_set_that_is_being_named_is_seen() -> None:
    slot = Slot(room("istanbul"), Setup(2))
    slot.start(1)
    dice, names = Dice(2), slot.room.sight.names
    while not slot.begun:
        if slot.seat < 0:
            slot.start(dice.below(1000))
        slot.act(dice.pick(slot.choices))
    told = slot.room.sight.told(slot.game.view(slot.state, slot.seat), slot.begun)
    begun = {name.partition(":")[2] for name, value in told.items() if name.startswith("begun:") and value}
    elements = slot.room.sight.elements
    assert begun == {e for bit, e in enumerate(elements) if slot.begun >> bit & 1} != set()
    assert len(names) == len(told)


def at_chance(name: str, seed: int) -> tuple[Slot, int]:
    """A position with a choice that chance answers, once."""
    slot, dice = Slot(room(name), Setup(2)), Dice(seed)
    slot.start(seed)
    while True:
        for choice in slot.choices:
            trial = slot.copy(0)
            trial.waits = True
            trial.act(choice)
            if trial.seat == CHANCE and all(one.seat != CHANCE for _, one in trial.outcomes()):
                return slot, choice
        slot.act(dice.pick(slot.choices))


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_told_exactly(name: str) -> None:
    slot, choice = at_chance(name, 3)
    after = slot.ahead(choice, 3000)
    assert sum(odds for odds, _ in after) == pytest.approx(1)
    assert len(after) > 1
    assert all(one.seat != CHANCE for _, one in after)
    with pytest.raises(ValueError, match="more than 1 outcomes"):
        slot.ahead(choice, 1)


def test_a_copy_goes_on_with_other_dice() -> None:
    slot, choice = at_chance("istanbul", 4)
    states = set()
    for seed in range(40):
        other = slot.copy(seed)
        assert (other.seat, other.choices) == (slot.seat, slot.choices)
        other.act(choice)
        states.add(str(slot.game.notation.dump(other.state)))
    assert len(states) > 1


def seen(many: Many) -> tuple[bytearray, ...]:
    rows = (many.observations(), many.masks(), many.choices())
    return (*rows, many.counts(), many.seats(), many.options())


@pytest.mark.parametrize("name", GAMES)
def test_many_games_go_on_at_once_each_as_if_it_were_alone(name: str) -> None:
    shared = room(name)
    runs: list[Any] = []
    for _ in range(2):
        many, dice = Many(shared, [Setup(2), Setup(3), Setup(4)], False, False), Dice(1)
        many.start(7)
        runs.append([seen(many)])
        for _ in range(200):
            many.step([dice.pick(slot.choices) if slot.choices else 0 for slot in many.slots])
            runs[-1].append(seen(many))
    assert runs[0] == runs[1]
    size = 4 * len(shared.sight.names)
    assert all(len(one[0]) == 3 * size and len(one[1]) == 3 * shared.compact.size for one in runs[0])


def test_a_game_that_is_over_begins_anew_with_its_next_step() -> None:
    many, dice = Many(room("kairo"), [Setup(2)], False, False), Dice(1)
    many.start(3)
    while not many.ended():
        many.step([dice.pick(many.slots[0].choices)])
    assert many.slots[0].choices == []
    assert many.masks() == bytes(many.room.compact.size)
    many.step([0])
    assert many.ended() == []
    assert many.slots[0].steps == 0
    assert all(a // SPAN < 20 for a in many.slots[0].game.legal(many.slots[0].state))
