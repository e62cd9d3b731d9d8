"""Games become a table, and the table is asked what wins from here."""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.cli import records
from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.ids import Action
from bedesten.explorer import Explorer, Seen, Use, seen
from bedesten.explorer.make import Lot, play_all, play_one, some_of_each
from bedesten.explorer.shares import interval
from bedesten.explorer.shipped import SHIPPED, shipped
from bedesten.text import LANGUAGES
from scripts import gen_explored
from scripts.golden import FOLDER
from tests.test_docs import DOCS, blocks
from tests.tiers import thorough
from tests.voices import voice

GREAT, TEA, FABRIC = "place.great_mosque", "place.tea_house", "place.fabric"


def game_of(key: str, uses: list[Use], ranks: list[int], layout: str = "short_path") -> Seen:
    return Seen(key, "istanbul", len(ranks), layout, False, 10, ranks, uses)


FIRST = game_of(
    "a", [Use(0, 1, GREAT), Use(1, 1, TEA), Use(1, 1, "card.sell"), Use(0, 2, TEA), Use(1, 2, TEA)], [1, 2]
)
SECOND = game_of("b", [Use(0, 1, GREAT), Use(1, 1, GREAT), Use(0, 2, FABRIC)], [1, 1], "long_path")


@pytest.fixture
def known() -> Explorer:
    explorer = Explorer()
    assert [explorer.add(one, "place") for one in (FIRST, SECOND)] == [True, True]
    return explorer


def test_where_seats_went_first_and_how_it_fared(known: Explorer) -> None:
    answer = known.ask("istanbul", 2)
    assert (answer.games, answer.seats, answer.par, answer.rounds) == (2, 4, 0.5, 10.0)
    rows = [(row.name, row.seats, row.won) for row in answer.next]
    assert rows == [(GREAT, 3, pytest.approx(2 / 3)), (TEA, 1, 0.0)]
    assert (answer.next[0].low, answer.next[0].high) == interval(2, 3)


def test_where_they_went_after_that_and_on_one_layout(known: Explorer) -> None:
    answer = known.ask("istanbul", 2, after=[GREAT])
    assert answer.seats == 3
    assert {row.name: row.won for row in answer.next} == {TEA: 1.0, FABRIC: 0.5}
    short = known.ask("istanbul", 2, "short_path", [GREAT])
    assert [(row.name, row.seats) for row in short.next] == [(TEA, 1)]
    assert short.games == 1
    nobody = known.ask("istanbul", 2, after=[FABRIC])
    assert (nobody.seats, nobody.next) == (0, [])


def test_what_was_used_by_seats_and_how_those_fared_who_did_not(known: Explorer) -> None:
    used = {row.name: row for row in known.ask("istanbul", 2).used}
    assert (used["card.sell"].seats, used["card.sell"].times, used["card.sell"].won) == (1, 1, 0.0)
    assert (used[TEA].seats, used[TEA].times, used[TEA].won) == (2, 3, 0.5)
    assert used["card.sell"].without == pytest.approx(2 / 3)


def test_a_game_is_counted_once(known: Explorer) -> None:
    before = list(known.db.iterdump())
    assert not known.add(FIRST, "place")
    assert list(known.db.iterdump()) == before


def test_what_nobody_has_played_is_said_with_what_there_is(known: Explorer) -> None:
    with pytest.raises(ValueError, match=r"no games of istanbul with 5 players: .*istanbul, 2 players: 2"):
        known.ask("istanbul", 5)
    with pytest.raises(ValueError, match=r"layout 'moon': .*short_path"):
        known.ask("istanbul", 2, "moon")


def test_a_file_is_kept_and_no_other_file_is_taken_for_one(tmp_path: Path) -> None:
    with Explorer(tmp_path / "games.sqlite") as explorer:
        explorer.add(FIRST, "place")
    with Explorer(tmp_path / "games.sqlite") as again:
        assert again.ask("istanbul", 2).games == 1
    with sqlite3.connect(tmp_path / "other.sqlite") as other:
        other.execute("CREATE TABLE tables (code)")
    with pytest.raises(ValueError, match=r"other\.sqlite: expected a file of `bedesten explore`"):
        Explorer(tmp_path / "other.sqlite")
    (tmp_path / "no.sqlite").write_text("nothing of the kind, and long enough to be read as a header")
    with pytest.raises(ValueError, match=r"no\.sqlite: expected a file"):
        Explorer(tmp_path / "no.sqlite")


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_recorded_game_of_every_box_tells_its_visits_and_its_layout(name: str) -> None:
    _, match = records.load(FOLDER / f"{name}-3-greedy-0.bdn")
    one = seen(name, match.setup, match.actions)
    guide = match.game.guide
    assert (one.ranks, one.rounds) == (match.game.ranking(match.state), match.game.round(match.state))
    visits = [use for use in one.uses if use.what.startswith(f"{guide.visits}.") and use.turn == 1]
    assert {use.seat for use in visits} <= set(range(one.players))
    assert visits
    assert one.layout == guide.layout(match.state)
    for seat in range(one.players):
        gained = sum(gain.much for gain in one.gains if gain.seat == seat)
        assert gained == guide.tally(match.state, seat)[0], "everything comes from somewhere"
    for what in [*(use.what for use in one.uses), *(gain.what for gain in one.gains)]:
        assert voice("en", name).name(*what.split("."))
    first = next(e.seat for e in began(match.game, match.setup, match.actions))
    assert (one.starter, one.chair(first)) == (first, 0)


def began(game: Game[Any, Any], setup: Setup, actions: list[Action]) -> Iterator[Event]:
    """Who was told to begin."""
    s = game.new(setup)
    for a in actions:
        s.news = []
        game.apply(s, a)
        yield from [e for e in s.news if game.events[e.kind][0] == "started"]


def test_turns_are_counted_by_seat() -> None:
    _, match = records.load(FOLDER / "istanbul-3-greedy-0.bdn")
    one = seen("istanbul", match.setup, match.actions)
    for seat in range(3):
        turns = [use.turn for use in one.uses if use.seat == seat]
        assert turns == sorted(turns)
        assert turns[0] == 1
        assert one.rounds - 1 <= turns[-1] <= one.rounds


def test_a_layout_is_called_by_its_name_or_by_what_lays_it_again() -> None:
    game = catalog.game("istanbul")
    laid = ",".join(map(str, reversed(range(1, 17))))
    for said in (*game.guide.plans(), laid):
        assert game.guide.layout(game.new(Setup(3, {"layout": said}))) == said
    kairo = catalog.game("kairo").for_setup(Setup(2, {"board": "courtyard-11x11"}))
    assert kairo.guide.layout(kairo.new(Setup(2))) == "courtyard-11x11"


def test_a_game_begun_in_the_middle_or_not_over_is_left_out() -> None:
    _, match = records.load(FOLDER / "istanbul-2-0.bdn")
    with pytest.raises(ValueError, match="not over"):
        seen("istanbul", match.setup, match.actions[:-1])
    scene = match.game.notation.describe(match.state)
    with pytest.raises(ValueError, match="in the middle"):
        seen("istanbul", Setup(2, scene=scene), [])


def test_bots_play_some_of_each_and_the_same_again() -> None:
    lots = some_of_each(list(catalog.GAMES), [2, 3], "random", "seed", 12)
    assert len(lots) == 12
    assert {lot.game for lot in lots} == set(catalog.GAMES)
    assert {lot.players for lot in lots} == {2, 3}
    lots = [Lot("kairo", 2, {}, "random", f"s{n}") for n in range(2)]
    first, second = list(play_all(lots, 1)), list(play_all(lots, 2))
    assert first == second
    assert len({one.key for one in first}) == 2


def test_sums_of_several_tables_are_put_together(known: Explorer) -> None:
    other = Explorer()
    other.add(game_of("c", [Use(0, 1, TEA)], [1, 2]), "place")
    both = known.sums.ask("istanbul", 2).plus(other.sums.ask("istanbul", 2))
    assert (both.games, both.begun.seats, both.next[TEA]) == (3, 6, (2, 2, 1.0))
    assert known.sums.ask("istanbul", 5).plus(both) == both


def test_a_layout_that_was_dealt_is_counted_among_all_only() -> None:
    explorer = Explorer()
    explorer.add(Seen("d", "istanbul", 2, "1,2,3", True, 9, [1, 2], [Use(0, 1, TEA)]), "place")
    assert [(kind.layout, kind.games) for kind in explorer.sums.kinds("istanbul")] == [("", 1)]
    assert explorer.number("SELECT count(*) FROM played WHERE layout = '1,2,3'") == 1


def test_uses_are_written_by_turn_and_read_again(known: Explorer) -> None:
    rows = known.db.execute("SELECT seat, nth, turn, name FROM visit WHERE played = 1 ORDER BY seat, nth")
    nth = [0, 0]
    for seat, number, turn, name in rows:
        assert number == nth[seat]
        nth[seat] += 1
        assert Use(seat, turn, name) in FIRST.uses
    assert sum(nth) == len(FIRST.uses)


def test_the_shipped_games_are_of_all_games_and_of_every_number_of_players() -> None:
    games = shipped()
    assert games is not None
    assert games.number("SELECT count(*) FROM played") == sum(part.games for part in gen_explored.PARTS)
    for name in catalog.GAMES:
        game = catalog.game(name)
        sizes = [kind.players for kind in games.sums.kinds(name) if not kind.layout]
        assert sorted(sizes) == [*range(game.min_players, game.max_players + 1)]
        layouts = {kind.layout for kind in games.sums.kinds(name)}
        assert {*game.guide.plans()} <= layouts
        assert all(voice("en", name).name(*row.split(".")) for row in games.sums.ask(name, 2).used)


@pytest.mark.parametrize(
    "part", [gen_explored.PARTS[0], *map(thorough, gen_explored.PARTS[1:])], ids=lambda part: part.game
)
def test_shipped_games_are_those_of_the_script(part: gen_explored.Part) -> None:
    games = shipped()
    assert games is not None
    one = play_one(part.lots()[0])  # at a small table: search is slow where the engine is not compiled
    key = int(one.key[:15], 16)
    assert games.number("SELECT count(*) FROM played WHERE key = %s", key) == 1


def test_the_document_says_what_was_shipped() -> None:
    assert gen_explored.content(SHIPPED) in (DOCS / "explorer.md").read_text()


@pytest.mark.parametrize("language", ["sql", "python"])
def test_what_researchers_are_shown_works(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    (shown,) = blocks("explorer.md", language)
    if language == "python":
        exec(shown, {})
        assert "istanbul, 4 players, seat 1: " in capsys.readouterr().out
        return
    games = shipped()
    assert games is not None
    seats, won = games.db.execute(shown).fetchone()
    assert seats > 0
    assert 0 < won < 1


def test_the_page_and_the_document_say_who_played_the_shipped_games() -> None:
    (source,) = {row[0] for row in sqlite3.connect(SHIPPED).execute("SELECT source FROM played")}
    page = DOCS.parent / "web" / "src"
    named = re.search(rf"'(\w+)', '{source}'\]", (page / "rivals" / "index.ts").read_text())
    assert named is not None
    for lang in LANGUAGES:
        words = (page / "routes" / "explore" / f"words.{lang}.ts").read_text("utf-8")
        assert re.search(rf"byRobots:\s+'[^']* {named[1]}\b", words), lang
    assert f"(`{source}` in all shipped games)" in (DOCS / "explorer.md").read_text()
