"""A review as a page, whole in one file: the chart as a picture, everything else as text and tables."""

from html import escape
from typing import Final

from bedesten.study import tables
from bedesten.study.moments import Moment
from bedesten.study.review import Review
from bedesten.study.words import Words

WIDTH, HEIGHT, LEFT, KEY = 720, 240, 50, 110
DASHES: Final = ["none", "8 4", "2 4", "12 4 2 4", "4 4"]  # beside the colours: lines differ without them too
INKS: Final = ["#544a52", "#a35f00", "#8c1d2f", "#1d6b45", "#1f4a8c"]  # of white, yellow, red, green, blue
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #1d1820; background: #fffaf0; max-width: 60rem;
  margin: 0 auto; padding: 1rem; }
h1, h2 { font-family: serif; line-height: 1.2; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #cdbf9f; }
td { white-space: nowrap; } th:first-child { text-align: left; } svg { max-width: 100%; height: auto; }
li svg { display: block; min-width: 36rem; max-width: 44rem; }
.note { color: #544a52; font-size: .9rem; } li { margin-bottom: .7rem; }
@media (prefers-color-scheme: dark) { body { color: #f3eadb; background: #1c1826; } .note { color: #c9bfae; }
  th, td { border-color: #56506a; } svg { background: #fffaf0; } }
"""
PAGE: Final = (
    '<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
    "<style>{style}</style></head><body><main>{body}</main></body></html>"
)


def page(review: Review, words: Words, pictures: dict[int, str]) -> str:
    """`pictures` are of the table before each moment, by its step."""
    title = escape(words.say("title"))
    body = "".join(
        [
            f"<h1>{title}</h1>",
            "" if review.whole else note(words.say("bounded", done=review.done, questions=review.questions)),
            section(words.say("verdict"), verdicts(review, words)) if review.whole else "",
            section(words.say("turns"), chart(review, words) + chances(review, words)),
            section(words.say("ledger"), ledger(review, words)),
            section(words.say("accuracy"), accuracy(review, words)),
            section(words.say("moments"), moments(review, words, pictures) + note(words.lines())),
        ]
    )
    return PAGE.format(lang=words.text.lang, title=title, style=STYLE, body=body)


def section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def note(*said: str) -> str:
    return f'<p class="note">{escape(" ".join(said))}</p>'


def table(head: tables.Row, rows: list[tables.Row]) -> str:
    columns = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head[1:])
    top = f"<thead><tr><td>{escape(head[0])}</td>{columns}</tr></thead>"
    body = "".join(f"<tr>{cells(row)}</tr>" for row in rows)
    return f'<div class="scroll" tabindex="0"><table>{top}<tbody>{body}</tbody></table></div>'


def cells(row: tables.Row) -> str:
    return f'<th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])


def verdicts(review: Review, words: Words) -> str:
    said = [(escape(name), escape(words.verdict(review, seat))) for seat, name in enumerate(words.names)]
    told = [words.say("verdict_of", who=f"<b>{name}</b>", said=verdict) for name, verdict in said]
    return "".join(f"<p>{each}</p>" for each in told)


def chart(review: Review, words: Words) -> str:
    """Lines of the seats' shares by turn; the table beside it says the same."""
    drawn = "".join(line(review, words, seat) for seat in range(len(words.names)))
    axis = "".join(
        f'<text x="0" y="{height(share) + 5:.0f}">{escape(words.percent(share))}</text>'
        for share in (0.0, 0.5, 1.0)
    )
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" font-size="13"'
    return f'<svg role="img" aria-label="{escape(words.say("turns"))}" {box}>{axis}{drawn}</svg>'


def height(share: float) -> float:
    return HEIGHT - 16 - share * (HEIGHT - 32)


def line(review: Review, words: Words, seat: int) -> str:
    last, room = max(1, len(review.turns) - 1), WIDTH - LEFT - KEY
    points = [
        f"{LEFT + room * i / last:.1f},{height(t.shares[seat]):.1f}" for i, t in enumerate(review.turns)
    ]
    y = height((seat + 0.5) / len(words.names))
    look = f'fill="none" stroke="{INKS[seat]}" stroke-width="2.5" stroke-dasharray="{DASHES[seat]}"'
    drawn = f'<polyline {look} points="{" ".join(points)}"/>'
    key = f'<line {look} x1="{WIDTH - KEY + 10}" x2="{WIDTH - KEY + 34}" y1="{y:.0f}" y2="{y:.0f}"/>'
    name = f'<text x="{WIDTH - KEY + 38}" y="{y + 4:.0f}">{escape(words.names[seat])}</text>'
    return drawn + key + name


def chances(review: Review, words: Words) -> str:
    rows = table(tables.head(words, words.say("turns_column")), tables.chances(review, words))
    return f"<details><summary>{escape(words.say('as_table'))}</summary>{rows}</details>"


def ledger(review: Review, words: Words) -> str:
    return table(tables.head(words), tables.ledger(review, words)) + note(*words.about(review))


def accuracy(review: Review, words: Words) -> str:
    return table(tables.head(words), tables.accuracy(review, words)) + note(words.say("accuracy_about"))


def moments(review: Review, words: Words, pictures: dict[int, str]) -> str:
    if not review.moments:
        return f"<p>{escape(words.say('no_moments'))}</p>"
    return f"<ol>{''.join(moment(each, words, pictures[each.step]) for each in review.moments)}</ol>"


def moment(each: Moment, words: Words, picture: str) -> str:
    told = "".join(f"<br>{escape(line)}" for line in (*words.told(each), *words.further(each)))
    title = escape(words.headed(each))
    return f'<li><b>{title}</b>{told}<div class="scroll" tabindex="0">{picture}</div></li>'
