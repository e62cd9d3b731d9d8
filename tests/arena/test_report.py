"""From results to a summary, a report and charts."""

from xml.etree import ElementTree

import pytest

from bedesten.arena.charts import charts
from bedesten.arena.plan import Plan
from bedesten.arena.report import headline, length, markdown, sheets
from bedesten.arena.results import Line
from bedesten.arena.summary import Summary, summary


def three() -> Summary:
    """Two games for three: ann wins the first, and shares the second with bob & co."""
    plan = Plan("istanbul", 3, ["ann", "b&b", "cid"], iterations=50, options={"layout": "long"})
    first = [Line(0, 0, "ann", 1, 5, 15, 10, 2.0), Line(0, 1, "b&b", 3, 2, 15, 10, 0.1)]
    second = [Line(1, 0, "cid", 3, 1, 21, 10, 0.0), Line(1, 1, "ann", 1, 5, 21, 30, 2.0)]
    return summary(
        plan,
        [
            [*first, Line(0, 2, "cid", 2, 4, 15, 10, 0.0)],
            [*second, Line(1, 2, "b&b", 1, 5, 21, 10, 0.1)],
        ],
    )


def test_what_is_said_of_a_bot() -> None:
    ann = three().showings[0]
    assert (ann.bot, ann.games, ann.wins, ann.rank, ann.points) == ("ann", 2, 1.5, 1.0, 5.0)
    assert ann.ranks == [2, 0, 0]
    assert ann.decisions == 40
    assert ann.seconds == pytest.approx(0.1)
    assert ann.low < 0.75 < ann.high


def test_what_is_said_of_seats_and_games() -> None:
    assert three().by_seat == [1.0, 0.5, 0.5]
    assert three().rounds == [15, 21]
    assert length(three()) == "Rounds: median 18, shortest 15, longest 21."
    assert headline(three()) == (
        "2 games of istanbul for 3, layout long, at most 50 iterations a decision, seed 1"
    )


def test_the_report_is_a_page_of_markdown() -> None:
    page = markdown(three(), ["ratings"])
    assert page.startswith("# 2 games of istanbul")
    assert "| ann | 2 | 75.0% |" in page
    assert "| 0 | 50.0% | +16.7% |" in page
    assert "![ratings](ratings.svg)" in page
    for sheet in sheets(three()):
        assert {len(row) for row in sheet.rows} == {len(sheet.head)}


def test_charts_are_pictures_that_name_everybody() -> None:
    drawn = charts(three())
    assert set(drawn) == {"ratings", "ranks"}
    for picture in drawn.values():
        root = ElementTree.fromstring(picture)
        texts = [element.text for element in root.iter() if element.tag.endswith("text")]
        assert {"ann", "b&b", "cid"} <= set(texts)
        assert root.get("aria-label")


def test_a_long_name_does_not_run_into_the_chart() -> None:
    plan = Plan("istanbul", 1, ["somebodys.package:Bot"])
    alone = summary(plan, [[Line(0, 0, "somebodys.package:Bot", 1, 5, 15, 10, 2.0)]])
    assert all("somebodys.packag…" in picture for picture in charts(alone).values())


def test_the_bars_of_the_ranks_fill_the_width() -> None:
    root = ElementTree.fromstring(charts(three())["ranks"])
    bars = [e for e in root.iter() if e.tag.endswith("rect") and e.get("x")]
    widths: dict[str | None, float] = {}
    for bar in bars:
        widths[bar.get("y")] = widths.get(bar.get("y"), 0.0) + float(bar.get("width") or 0)
    assert len(widths) == 3
    assert all(width == pytest.approx(554, abs=0.5) for width in widths.values())
