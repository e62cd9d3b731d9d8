"""`import bedesten`: a match to read, play, take back, draw and keep."""

import inspect
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import bedesten
from bedesten.bots.base import Bot, Budget
from bedesten.core.errors import IllegalAction
from bedesten.core.ids import WATCHER
from bedesten.core.play import record
from bedesten.core.play.entropy import Share, mixed, promise

HEAVY = ["bedesten.catalog", "bedesten.core", "bedesten.server", "asyncio", "rich", "litestar"]


def test_a_match_is_the_same_from_the_same_seed() -> None:
    one, other = (bedesten.new("istanbul", players=2, seed="x") for _ in range(2))
    assert one.log == other.log
    assert one.play_out() == other.play_out()
    assert one.log == other.log
    assert sorted(one.ranking) == [1, 2]
    assert one.legal == []


def test_options_print_as_their_tokens_and_say_what_they_mean() -> None:
    m = bedesten.new("istanbul", players=2, seed="x")
    assert "move:tea" in m.legal
    assert str(m.legal[0]) == "move:wainwright"
    assert m.legal[0].text == "Move to the Wainwright"


@pytest.mark.parametrize("choice", ["token", "move", "number"])
def test_a_choice_is_named_by_its_token_its_move_or_its_number(choice: str) -> None:
    m = bedesten.new("istanbul", players=2, seed="x")
    move = next(move for move in m.legal if move == "move:tea")
    ways: dict[str, str | int] = {"token": "move:tea", "move": move, "number": move.action}
    m.push(ways[choice])
    assert m.log[-1] == "move:tea"
    assert m.news == ["Yellow moves to the Tea House."]


@pytest.mark.parametrize("name", bedesten.games())
def test_what_was_chosen_can_be_taken_back_to_the_first_choice(name: str) -> None:
    m = bedesten.new(name, players=3, seed="back")
    scenes = []
    for _ in range(40):
        scenes.append((m.scene, m.log, m.seat))
        m.play("random")
    after = m.scene
    for before in reversed(scenes):
        m.pop()
        assert (m.scene, m.log, m.seat) == before
    for _ in range(40):
        m.play("random")  # a bot's own chance follows from the seed and its seat
    assert m.scene == after
    for _ in range(40):
        m.pop()
    with pytest.raises(IndexError, match="expected a choice"):
        m.pop()


def test_what_cannot_be_chosen_is_refused_and_changes_nothing() -> None:
    m = bedesten.new("istanbul", players=2, seed="x")
    before = m.scene
    with pytest.raises(IllegalAction, match="expects move:wainwright"):
        m.push("buy_ruby")
    assert m.scene == before
    assert "IST-TURN-2" in m.why("buy_ruby")
    assert m.why("move:tea") == ""
    m.push("move:tea")
    m.pop()


@pytest.mark.parametrize("name", bedesten.games())
def test_a_running_match_is_kept_and_goes_on_as_it_would_have(name: str, tmp_path: Path) -> None:
    m = bedesten.new(name, players=2, seed="kept")
    for _ in range(10):
        m.play()
    again = bedesten.load(m.save(tmp_path / "running.json"))
    assert (again.scene, again.game.name) == (m.scene, name)
    m.play_out()
    again.play_out()
    assert again.log == m.log
    kept = bedesten.load(m.save(tmp_path / "finished.bdn"))
    assert (kept.over, kept.ranking, kept.log) == (True, m.ranking, m.log)


def test_a_record_to_whose_seed_browsers_added_is_read_and_stays_provable(tmp_path: Path) -> None:
    added = [Share(0, promise("a" * 64), "a" * 64)]
    m = bedesten.new("istanbul", players=2, seed=mixed("secret", added))
    m.play_out()
    path = tmp_path / "table.bdn"
    path.write_text(record.write(record.of_match(m.played, "secret", shares=added)))
    again = bedesten.load(path)
    assert again.log == m.log
    assert record.verify(record.read(again.record()), again.game) == ""


def test_a_copy_goes_its_own_way() -> None:
    m = bedesten.new("istanbul", players=2, seed="x")
    other = m.copy()
    other.push("move:tea")
    assert m.log == other.log[:-1]
    assert m.scene != other.scene


def test_a_bot_of_ones_own_sees_what_its_seat_sees() -> None:
    class First(Bot):
        def choose(self, v: object, options: list[int], budget: Budget) -> int:
            self.seen = v
            return options[0]

    m, bot = bedesten.new("kairo", players=2, seed="x"), First()
    seat, expected = m.seat, m.game.notation.dump_view(m.view(m.seat))
    assert m.legal[0] == m.play(bot)
    assert m.game.notation.dump_view(bot.seen) == expected
    assert m.game.notation.dump_view(m.view(WATCHER)) != expected, seat


def test_a_match_is_drawn_as_text_and_for_a_notebook() -> None:
    m = bedesten.new("istanbul", players=2, seed="x")
    lines = str(m).splitlines()
    assert "Gem Dealer" in str(m)
    assert max(map(len, lines)) <= 80
    assert "Gemstone\u00a0Dealer" in m._repr_html_()
    assert repr(m) == "<istanbul, 2 players, turn 1, Yellow to choose>"
    french = bedesten.new("istanbul", players=2, seed="x", lang="fr")
    assert "Joaill" in str(french)


@pytest.mark.parametrize("name", bedesten.games())
def test_a_notebook_shows_a_drawing_of_every_game(name: str) -> None:
    m = bedesten.new(name, players=3, seed="x")
    drawing = ElementTree.fromstring(m._repr_html_())
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert set(drawing.attrib) >= {"viewBox", "aria-label"}
    for _ in range(10):
        m.play()
    assert ElementTree.tostring(drawing) != ElementTree.tostring(ElementTree.fromstring(m._repr_html_()))


def test_every_game_is_drawn_in_eighty_columns() -> None:
    for name in bedesten.games():
        m = bedesten.new(name, players=4, seed="x", lang="fr")
        for _ in range(60):
            m.play()
        assert max(map(len, str(m).splitlines())) <= 80, name
        assert m.scene not in str(m)


def test_nobody_is_asked_when_the_game_is_over() -> None:
    m = bedesten.new("kairo", players=2, seed="x")
    m.play_out()
    with pytest.raises(IllegalAction, match="the game is over"):
        m.play()


def test_a_match_knows_its_turn_and_its_round() -> None:
    m = bedesten.new("istanbul", players=2, seed="x")
    assert (m.turn, m.round) == (1, 1)
    while m.turn < 3:
        m.play()
    assert m.round == 2


def test_a_position_is_laid_out_again_from_its_line() -> None:
    m = bedesten.new("istanbul", players=3, seed="x", layout="long")
    assert bedesten.new("istanbul", players=3, scene=m.scene).scene == m.scene


def test_importing_the_package_loads_nothing_before_it_is_asked_for() -> None:
    code = f"import sys, bedesten; print([name for name in {HEAVY} if name in sys.modules])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_everything_public_has_a_docstring_and_nothing_else_is_there() -> None:
    for name in bedesten.__all__:
        thing = getattr(bedesten, name)
        assert inspect.getdoc(thing), name
        for method, value in vars(thing).items() if isinstance(thing, type) else []:
            helper = method.startswith("_") or not (callable(value) or isinstance(value, property))
            assert helper or inspect.getdoc(value), f"{name}.{method}"
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        bedesten.nothing  # noqa: B018


def test_no_name_of_the_front_door_is_hidden_by_a_package_of_the_same_name() -> None:
    """A package that is imported becomes an attribute of `bedesten`."""
    bedesten.new("istanbul")
    assert all(getattr(bedesten, name).__module__ == "bedesten.facade" for name in bedesten.__all__)
    assert "greedy" in bedesten.bot_names("kairo")
