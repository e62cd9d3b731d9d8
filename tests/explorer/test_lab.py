"""The layout laboratory: games of a bot on one layout, summed up."""

import json
import shlex

import pytest

from bedesten.cli.main import main
from bedesten.cli.rate import show
from bedesten.explorer import Gain, Seen, Use, rated
from bedesten.explorer.lab import Chair, Rating, deals, verdict
from bedesten.explorer.make import Lot
from bedesten.explorer.shares import interval
from bedesten.text import LANGUAGES
from tests.test_docs import blocks
from tests.voices import voice

PALACE, TEA = "place.palace", "place.tea"
TABLE = Lot("istanbul", 2, {"layout": "short"}, "random", "a seed")
Printed = pytest.CaptureFixture[str]


def game_of(starter: int, ranks: list[int], rounds: int, rubies: list[int], layout: str = "short") -> Seen:
    uses = [Use(0, 1, TEA), Use(0, 1, "card.lira_5"), Use(1, 1, PALACE)]
    gains = [Gain(seat, PALACE, much) for seat, much in enumerate(rubies)]
    return Seen("", "istanbul", 2, layout, False, rounds, ranks, uses, starter, gains)


def some() -> Rating:
    return rated(
        TABLE,
        [game_of(0, [1, 2], 10, [5, 1]), game_of(1, [2, 1], 14, [2, 4]), game_of(1, [1, 1], 12, [3, 3])],
    )


def test_wins_are_counted_from_the_seat_that_begins() -> None:
    rating = some()
    assert [(each.chair, each.won) for each in rating.chairs] == [(1, 2.5 / 3), (2, 0.5 / 3)]
    assert (rating.chairs[0].low, rating.chairs[0].high) == interval(2.5, 3)
    assert (rating.par, rating.first) == (0.5, "open")


@pytest.mark.parametrize(
    ("low", "high", "said"), [(0.26, 0.4, "more"), (0.1, 0.2, "less"), (0.2, 0.4, "open")]
)
def test_whether_it_helps_to_begin_is_said_only_where_it_is_clear(low: float, high: float, said: str) -> None:
    assert verdict(Chair(1, 0.3, low, high), 0.25) == said


def test_rounds_have_their_mean_their_interval_and_their_distribution() -> None:
    rating = some()
    half = 1.96 * 2 / 3**0.5  # of three games with a standard deviation of two
    assert rating.rounds.mean == 12
    assert (rating.rounds.low, rating.rounds.high) == pytest.approx((12 - half, 12 + half))
    assert rating.lengths == {10: 1, 12: 1, 14: 1}


def test_gains_and_visits_are_those_of_a_seat_beside_those_of_a_winner() -> None:
    rating = some()
    (palace,) = rating.gains
    assert (palace.name, palace.mean, palace.low, palace.high, palace.winners) == (PALACE, 3, 3, 3, 4)
    assert {row.name: row.mean for row in rating.visits} == {TEA: 0.5, PALACE: 0.5}
    assert {row.name: row.winners for row in rating.visits} == {TEA: 0.5, PALACE: 0.5}


def test_games_on_several_layouts_are_not_told_as_one() -> None:
    assert some().layout == "short"
    assert rated(TABLE, [game_of(0, [1, 2], 9, [1, 0], layout) for layout in "abc"]).layout == "random"
    with pytest.raises(ValueError, match="no games"):
        rated(TABLE, [])


def test_a_portion_of_the_games_is_dealt_as_in_the_whole() -> None:
    assert deals(TABLE, range(2, 4)) == deals(TABLE, range(4))[2:]
    assert deals(TABLE, range(1))[0].seed == "a seed:0"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rating_is_told_in_every_language(capsys: Printed, lang: str) -> None:
    show(some(), voice(lang, "istanbul"))
    out = capsys.readouterr().out
    assert "random" in out, "who played"
    assert "place." not in out


def test_the_command_rates_alike_whatever_the_number_of_jobs(capsys: Printed) -> None:
    told = []
    for jobs in "12":
        asked = ["--game", "kairo", "--players", "2", "--games", "2", "--bot", "random", "--jobs", jobs]
        assert main(["explore", "rate", *asked, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert (told[0]["games"], told[0]["bot"], told[0]["tally"]) == (2, "random", "vp")
    assert {row["name"].split(".")[0] for row in told[0]["gains"]} == {"origin"}


def test_what_cannot_be_rated_is_said_before_anything_is_played(capsys: Printed) -> None:
    assert main(["explore", "rate", "--layout", "moon"]) == 2
    assert "layout 'moon' is unknown" in capsys.readouterr().err
    assert main(["explore", "rate", "--bot", "moon"]) == 2


def commands() -> list[str]:
    lines = [line for block in blocks("explorer.md", "sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith("bedesten explore rate")]


@pytest.mark.parametrize("line", commands())
def test_what_is_shown_of_the_laboratory_works(
    line: str, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Lot] = []

    def play_all(lots: list[Lot], jobs: int) -> list[Seen]:
        played.extend(lots)
        return [game_of(0, [1, 2], 9, [])]

    monkeypatch.setattr("bedesten.cli.rate.play_all", play_all)
    assert main(shlex.split(line, comments=True)[1:]) == 0
    assert capsys.readouterr().out
    assert len(played) in (400, 1600)
