"""Two charts as SVG: ratings with their intervals, and how often everybody came first, second, …"""

from html import escape

from bedesten.arena.summary import Summary

WIDTH = 720
LEFT = 150  # room for the names
MOST_SIGNS = 17  # that fit there
RIGHT = 60  # and for the figures
ROW = 34
TOP = 46
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#2b2622}.t{font-weight:600}.l{stroke:#c9bfb2}"
    ".b{stroke:#2b2622;stroke-width:2}.d{fill:#a3312a}"
)
SHADES = ["#7a1f1a", "#b5533c", "#d99a6c", "#e8c9a5", "#f3e6d3"]  # dark for the first rank
ON_SHADE = ["#fff", "#fff", "#2b2622", "#2b2622", "#2b2622"]


def charts(summary: Summary) -> dict[str, str]:
    """By name."""
    return {"ratings": ratings(summary), "ranks": ranks(summary)}


def page(title: str, rows: int, parts: list[str]) -> str:
    height = TOP + ROW * rows + 24
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}"><style>{STYLE}</style>'
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf9"/>'
        f"{words(16, 26, title, 't')}{''.join(parts)}</svg>\n"
    )


def words(x: float, y: float, text: str, kind: str = "", anchor: str = "start", fill: str = "") -> str:
    colour = f' style="fill:{fill}"' if fill else ""
    look = f'class="{kind}" text-anchor="{anchor}"{colour}'
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(text)}</text>'


def named(y: float, name: str) -> str:
    """Who a row is about, as far as there is room."""
    return words(16, y, name if len(name) <= MOST_SIGNS else name[: MOST_SIGNS - 1] + "…")


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def ratings(summary: Summary) -> str:
    """A dot for the rating, a bar for its 95 % interval."""
    each = [showing.rating for showing in summary.showings]
    least = min(0.0, *(rating.points - rating.half_width for rating in each))
    most = max(0.0, *(rating.points + rating.half_width for rating in each))
    scale = (WIDTH - LEFT - RIGHT) / max(1.0, most - least)
    bottom = TOP + ROW * len(each)
    zero = LEFT - least * scale
    parts = [line(zero, TOP, zero, bottom, "l"), words(zero, bottom + 16, "0", anchor="middle")]
    for row, showing in enumerate(summary.showings):
        y = TOP + ROW * row + ROW / 2
        at, half = LEFT + (showing.rating.points - least) * scale, showing.rating.half_width * scale
        parts += [
            named(y + 5, showing.bot),
            line(at - half, y, at + half, y, "b"),
            f'<circle cx="{at:.1f}" cy="{y:.1f}" r="5" class="d"/>',
            words(WIDTH - 16, y + 5, f"{showing.rating.points:+.0f}", anchor="end"),
        ]
    return page("Rating in Elo points, with 95 % intervals", len(each), parts)


def ranks(summary: Summary) -> str:
    """One bar per bot, cut by rank, the first rank first."""
    parts: list[str] = []
    for row, showing in enumerate(summary.showings):
        y = TOP + ROW * row
        parts.append(named(y + 21, showing.bot))
        at = float(LEFT)
        for rank, count in enumerate(showing.ranks):
            width = count / showing.games * (WIDTH - LEFT - 16)
            parts.append(
                f'<rect x="{at:.1f}" y="{y + 4}" width="{width:.1f}" height="{ROW - 8}" '
                f'fill="{SHADES[rank]}"/>'
            )
            if width > 40:
                share = f"{count / showing.games:.0%}"
                parts.append(words(at + width / 2, y + 21, share, anchor="middle", fill=ON_SHADE[rank]))
            at += width
    return page("Share of first, second and later ranks", len(summary.showings), parts)
