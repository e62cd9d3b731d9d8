"""Every decision fits 80 columns and 24 rows, shows all its choices, and tells nobody's secrets."""

from collections import Counter
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text as Line

from bedesten import catalog
from bedesten.cli.terminal.canvas import canvas
from bedesten.cli.terminal.chronicle import Chronicle
from bedesten.cli.terminal.listing import listing
from bedesten.cli.terminal.look import Room, room
from bedesten.cli.terminal.pages import hand_over_page, hand_page, help_page, log_page
from bedesten.cli.terminal.screen import screen
from bedesten.core.dice import Dealer, Dice
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER, WATCHER
from bedesten.istanbul.notation.steps import STEPS
from bedesten.text import LANGUAGES, Text
from tests.cli.terminal.drawn import LARGE, SMALL, asked_at
from tests.tiers import thorough
from tests.voices import voice

GAME = catalog.game("istanbul")
LONG = "x" * 400
DECISIONS = {name for name in STEPS if f"ask.{name}" in voice("en").messages}
often = pytest.mark.parametrize("often", [1, thorough(3)])  # screens of every kind of decision in a game


def moments(
    players: int,
    seed: str,
    options: dict[str, object] | None = None,
    game: Game[Any, Any] = GAME,
    often: int = 3,
) -> Iterator[tuple[Chronicle, int]]:
    """Decisions of a random game: some of every kind, and those with many options."""
    chronicle = Chronicle(game, Setup(players, options))
    dealer, dice = Dealer(seed), Dice(players)
    seen: Counter[str] = Counter()
    while chronicle.match.to_move() != OVER:
        if chronicle.match.to_move() == CHANCE:
            chronicle.deal(dealer)
            continue
        legal = game.legal(chronicle.match.state)
        kind = type(chronicle.match.state.todo[-1]).__name__
        bucket = f"{kind} {min(len(legal), 60) // 6}"
        seen[bucket] += 1
        if seen[bucket] <= often:
            yield chronicle, chronicle.match.to_move()
        chronicle.push(dice.pick(legal))


def check_fits(lines: list[Line], space: Room) -> None:
    """With a line left for the prompt."""
    assert len(lines) < space.height
    for line in lines:
        assert line.cell_len <= space.width, line.plain
        assert "\n" not in line.plain


@often
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, *map(thorough, (3, 4)), 5])
def test_every_decision_fits_the_smallest_terminal(players: int, lang: str, often: int) -> None:
    variant: dict[str, object] = {"neutral_assistants": players in (2, 4), "layout": "random"}
    shown = moments(players, f"fit {lang}", variant, often=often)
    assert len(kinds_that_fit(shown, voice(lang))) > 10


def kinds_that_fit(some: Iterator[tuple[Chronicle, int]], text: Text) -> set[str]:
    """Check the screens of all these moments; which decisions they were."""
    kinds = set()
    for chronicle, seat in some:
        at = asked_at(chronicle, seat, text)
        kinds.add(at.canvas.decision)
        check_fits(screen(at), SMALL)
        check_fits(screen(asked_at(chronicle, seat, text, 1, LONG)), SMALL)
        check_fits(screen(asked_at(chronicle, seat, text, room=LARGE)), LARGE)
        check_fits(help_page(at.canvas), SMALL)
        check_fits(hand_page(at.canvas)[: SMALL.height - 2], SMALL)
    return kinds


def test_all_kinds_of_decision_were_seen() -> None:
    kinds = {asked_at(s, seat, voice("en")).canvas.decision for s, seat in moments(3, "fit en")}
    assert kinds == DECISIONS


def test_what_is_printed_is_as_wide_as_was_reckoned() -> None:
    chronicle, seat = next(moments(5, "print"))
    out = StringIO()
    console = Console(file=out, width=200, color_system=None)
    for line in screen(asked_at(chronicle, seat, voice("fr"))):
        console.print(line, no_wrap=True)
    printed = out.getvalue().split("\n")
    assert len(printed) <= 24
    assert max(map(len, printed)) == 80


@pytest.mark.parametrize("game", ["istanbul", "istanbul+mocha", "kairo"])
def test_no_choice_is_cut_off_or_missing(game: str) -> None:
    """On some page every choice stands with its number and all its words or signs."""
    text = voice("en")
    for chronicle, seat in moments(4, "pages", game=catalog.game(game)):
        choices = asked_at(chronicle, seat, text).choices
        assert len({choice.number for choice in choices}) == len(choices)
        lines, pages = listing(choices, 80, 6, 0)
        shown = " ".join(line.plain for line in lines)
        for page in range(1, pages):
            shown += " " + " ".join(line.plain for line in listing(choices, 80, 6, page)[0])
        for choice in choices:
            assert any(f"{choice.number:>2} {said}" in shown for said in (choice.words, choice.signs))
        assert "…" not in shown


def test_places_are_chosen_by_their_own_number() -> None:
    chronicle, seat = next(moments(2, "numbers"))
    for choice in asked_at(chronicle, seat, voice("en")).choices:
        token = GAME.lexicon.token(choice.action)
        if token.startswith("move"):
            assert GAME.lexicon.action(f"move:{choice.number}") % 65536 == choice.action % 65536
        else:
            assert choice.number > 16


def test_colour_is_never_needed() -> None:
    """The open places carry a mark, and every piece an emblem, without any colour."""
    text = voice("en")
    chronicle, seat = next(moments(4, "plain"))
    asked = asked_at(chronicle, seat, text, room=Room(80, 24, plain=True))
    lines = "\n".join(line.plain for line in screen(asked))
    for choice in asked.choices:
        if GAME.lexicon.token(choice.action).startswith("move"):
            assert f"{choice.number}>" in lines
    for emblem in "*^@(":
        assert f"{emblem}M" in lines
        assert f"{emblem}f" in lines


def test_the_log_and_the_hand_over_fit() -> None:
    text = voice("fr")
    for chronicle, seat in moments(5, "log"):
        if chronicle.turn() == 12:
            lines = log_page(canvas(chronicle.match, seat, text, SMALL), chronicle)
            assert len(lines) > 12
            assert all(line.cell_len <= 80 for line in lines)
            break
    check_fits(hand_over_page(canvas(chronicle.match, WATCHER, text, SMALL), 4), SMALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_help_is_cut_off(lang: str) -> None:
    chronicle, seat = next(moments(4, "help"))
    shown = help_page(canvas(chronicle.match, seat, voice(lang), SMALL))
    assert not any("…" in line.plain for line in shown)


def test_a_room_is_never_smaller_than_its_screens() -> None:
    assert room(20, 5, False) == Room(80, 24)
    assert room(500, 500, True) == Room(140, 50, True)


def test_screens_are_drawn_from_the_view_alone() -> None:
    """Whatever the others hold: the same view gives the same screen."""
    text, dice = voice("en"), Dice(1)
    for number, (chronicle, seat) in enumerate(moments(3, "secret")):
        if number % 5 or chronicle.turn() == 0:
            continue
        before = screen(asked_at(chronicle, seat, text))
        real = chronicle.match.state
        chronicle.match.state = GAME.imagine(GAME.view(real, seat), dice)
        after = screen(asked_at(chronicle, seat, text))
        chronicle.match.state = real
        assert [line.plain for line in before] == [line.plain for line in after]


def test_what_has_told_something_about_the_others_bars_undo() -> None:
    """Whether the next player has last cards is seen as soon as one's own are done. IST-END-4."""
    scene = (
        "ending active=-1 todo=FinalCards.0,FinalCards.1,GameOver.0 | 0 hand=lira_5,good_1 | 1 hand=lira_5"
    )
    chronicle = Chronicle(GAME, Setup(2, scene=scene))
    chronicle.push(GAME.lexicon.action("lira_5"))
    assert chronicle.undoable(0) is not None
    chronicle.push(GAME.lexicon.action("done"))
    assert chronicle.undoable(0) is None
    assert chronicle.barrier(0) == "ui.undo_learned"
