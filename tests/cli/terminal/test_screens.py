"""Every decision fits 80 columns and 24 rows, shows all its choices, and tells nobody's secrets."""

from collections import Counter
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text as Line

from bedesten import catalog
from bedesten.cli.terminal.choices import choices
from bedesten.cli.terminal.listing import listing
from bedesten.cli.terminal.look import Room, room
from bedesten.cli.terminal.pages import hand_over_page, hand_page, help_page, log_page
from bedesten.cli.terminal.screen import Asked, screen, step_name
from bedesten.cli.terminal.seats import names
from bedesten.cli.terminal.story import Story
from bedesten.core.dice import Dealer, Dice
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from bedesten.istanbul.notation.steps import STEPS
from bedesten.text import Text

GAME = catalog.game("istanbul")
SMALL = Room(80, 24)
LARGE = Room(120, 40)
EACH = 3  # screens of every kind of decision in a game
LONG = "x" * 400
DECISIONS = {name for name in STEPS if f"ask.{name}" in Text("en").messages}


def moments(
    players: int, seed: str, options: dict[str, object] | None = None, game: Game[Any, Any] = GAME
) -> Iterator[tuple[Story, int]]:
    """Decisions of a random game: some of every kind, and those with many options."""
    story = Story(Match(game, Setup(players, options)))
    dealer, dice = Dealer(seed), Dice(players)
    seen: Counter[str] = Counter()
    while story.match.to_move() != OVER:
        if story.match.to_move() == CHANCE:
            story.deal(dealer)
            continue
        legal = game.legal(story.match.state)
        kind = type(story.match.state.todo[-1]).__name__
        bucket = f"{kind} {min(len(legal), 60) // 6}"
        seen[bucket] += 1
        if seen[bucket] <= EACH:
            yield story, story.match.to_move()
        story.push(dice.pick(legal))


def asked_at(story: Story, seat: int, text: Text, page: int = 0, notice: str = "") -> Asked:
    game = story.match.game
    v = game.view(story.match.state, seat)
    who = names(text, story.match.setup.players)
    return Asked(v, choices(game, v, game.legal(story.match.state), text, who), story, page, notice)


def check_fits(lines: list[Line], space: Room) -> None:
    """With a line left for the prompt."""
    assert len(lines) < space.height
    for line in lines:
        assert line.cell_len <= space.width, line.plain
        assert "\n" not in line.plain


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_decision_fits_the_smallest_terminal(players: int, lang: str) -> None:
    variant: dict[str, object] = {"neutral_assistants": players in (2, 4), "layout": "random"}
    assert len(kinds_that_fit(moments(players, f"fit {lang}", variant), Text(lang))) > 10


def kinds_that_fit(found: Iterator[tuple[Story, int]], text: Text) -> set[str]:
    """Check the screens of all these moments; which decisions they were."""
    kinds = set()
    for story, seat in found:
        asked = asked_at(story, seat, text)
        kinds.add(step_name(asked.view))
        check_fits(screen(asked, text, SMALL), SMALL)
        check_fits(screen(asked_at(story, seat, text, 1, LONG), text, SMALL), SMALL)
        check_fits(screen(asked, text, LARGE), LARGE)
        check_fits(help_page(asked.view, text, SMALL), SMALL)
        check_fits(hand_page(asked.view, text, SMALL)[: SMALL.height - 2], SMALL)
    return kinds


def test_all_kinds_of_decision_were_seen() -> None:
    kinds = {step_name(asked_at(s, seat, Text("en")).view) for s, seat in moments(3, "fit en")}
    assert kinds == DECISIONS


def test_what_is_printed_is_as_wide_as_was_reckoned() -> None:
    story, seat = next(moments(5, "print"))
    out = StringIO()
    console = Console(file=out, width=200, color_system=None)
    for line in screen(asked_at(story, seat, Text("fr")), Text("fr"), SMALL):
        console.print(line, no_wrap=True)
    printed = out.getvalue().split("\n")
    assert len(printed) <= 24
    assert max(map(len, printed)) == 80


@pytest.mark.parametrize("game", ["istanbul", "istanbul+mocha"])
def test_no_choice_is_cut_off_or_missing(game: str) -> None:
    """On some page every choice stands with its number and all its words or signs."""
    text = Text("en")
    for story, seat in moments(4, "pages", game=catalog.game(game)):
        found = asked_at(story, seat, text).found
        assert len({choice.number for choice in found}) == len(found)
        lines, pages = listing(found, 80, 6, 0)
        shown = " ".join(line.plain for line in lines)
        for page in range(1, pages):
            shown += " " + " ".join(line.plain for line in listing(found, 80, 6, page)[0])
        for choice in found:
            assert any(f"{choice.number:>2} {said}" in shown for said in (choice.words, choice.signs))
        assert "…" not in shown


def test_places_are_chosen_by_their_own_number() -> None:
    story, seat = next(moments(2, "numbers"))
    for choice in asked_at(story, seat, Text("en")).found:
        token = GAME.lexicon.token(choice.action)
        if token.startswith("move"):
            assert GAME.lexicon.action(f"move:{choice.number}") % 65536 == choice.action % 65536
        else:
            assert choice.number > 16


def test_colour_is_never_needed() -> None:
    """The open places carry a mark, and every piece an emblem, without any colour."""
    text = Text("en")
    story, seat = next(moments(4, "plain"))
    asked = asked_at(story, seat, text)
    lines = "\n".join(line.plain for line in screen(asked, text, Room(80, 24, plain=True)))
    for choice in asked.found:
        if GAME.lexicon.token(choice.action).startswith("move"):
            assert f"{choice.number}>" in lines
    for emblem in "*^@(":
        assert f"{emblem}M" in lines
        assert f"{emblem}f" in lines


def test_the_log_and_the_hand_over_fit() -> None:
    text = Text("fr")
    for story, seat in moments(5, "log"):
        if story.turn() == 12:
            lines = log_page(story, seat, text, SMALL)
            assert len(lines) > 12
            assert all(line.cell_len <= 80 for line in lines)
            break
    check_fits(hand_over_page(4, 5, text), SMALL)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_of_the_help_is_cut_off(lang: str) -> None:
    story, seat = next(moments(4, "help"))
    shown = help_page(GAME.view(story.match.state, seat), Text(lang), SMALL)
    assert not any("…" in line.plain for line in shown)


def test_a_room_is_never_smaller_than_its_screens() -> None:
    assert room(20, 5, False) == Room(80, 24)
    assert room(500, 500, True) == Room(140, 50, True)


def test_screens_are_drawn_from_the_view_alone() -> None:
    """Whatever the others hold: the same view gives the same screen."""
    text, dice = Text("en"), Dice(1)
    for number, (story, seat) in enumerate(moments(3, "secret")):
        if number % 5 or story.turn() == 0:
            continue
        before = screen(asked_at(story, seat, text), text, SMALL)
        real = story.match.state
        story.match.state = GAME.imagine(GAME.view(real, seat), dice)
        after = screen(asked_at(story, seat, text), text, SMALL)
        story.match.state = real
        assert [line.plain for line in before] == [line.plain for line in after]


def test_what_has_told_something_about_the_others_bars_undo() -> None:
    """Whether the next player has last cards is seen as soon as the own ones are done. IST-END-4."""
    scene = (
        "ending active=-1 todo=FinalCards.0,FinalCards.1,GameOver.0 | 0 hand=lira_5,good_1 | 1 hand=lira_5"
    )
    story = Story(Match(GAME, Setup(2, scene=scene)))
    story.push(GAME.lexicon.action("lira_5"))
    assert story.barrier(0) == ""
    story.push(GAME.lexicon.action("done"))
    assert story.barrier(0) == "ui.undo_learned"
