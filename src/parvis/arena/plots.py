"""Small plots as inline SVG. Each has a text alternative."""

from collections.abc import Sequence
from html import escape
from typing import Final

from parvis.arena.statistics import Interval

INK: Final = (
    "#8c4a2f", "#3f6b6f", "#b58b2a", "#5f5a8a", "#6f8a3f", "#a2546e",
    "#4f6d95", "#8a8174", "#c4764a", "#2f8f7a", "#7d3c5a", "#b9a35f",
)  # fmt: skip
WIDTH: Final = 720
LABEL: Final = 190  # width of the names on the left
LINE: Final = 26


def _frame(rows: int, title: str, parts: list[str]) -> str:
    height = rows * LINE + 34
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def intervals(
    title: str, rows: Sequence[tuple[str, Interval]], mark: float, percent: bool = False
) -> str:
    """Draw a dot and an interval for each value, and a reference line."""
    low = min([mark, *(i.low for _, i in rows)])
    high = max([mark, *(i.high for _, i in rows)])
    if percent:
        low, high = 0.0, 1.0
    span = (high - low) or 1.0
    room = WIDTH - LABEL - 70
    zero = LABEL + room * (mark - low) / span
    bottom = len(rows) * LINE + 8
    shown = _shown(mark, percent)
    parts = [
        f'<line class="mark" x1="{zero:.1f}" x2="{zero:.1f}" y1="4" y2="{bottom}"/>',
        _text(zero, bottom + 16, shown, "middle"),
    ]
    for n, (name, i) in enumerate(rows):
        y = n * LINE + LINE / 2 + 4
        left, right, at = (LABEL + room * (v - low) / span for v in (i.low, i.high, i.value))
        parts += [
            _text(LABEL - 10, y + 4, name, "end"),
            f'<line class="interval" x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{at:.1f}" cy="{y}" r="5"/>',
            _text(WIDTH - 4, y + 4, _shown(i.value, percent), "end"),
        ]
    return _frame(len(rows), title, parts)


def stacks(title: str, rows: Sequence[tuple[str, dict[str, float]]]) -> str:
    """Draw a stacked bar for each row, with a legend."""
    names = list(rows[0][1]) if rows else []
    longest = max((sum(max(v, 0.0) for v in parts.values()) for _, parts in rows), default=1.0)
    room = WIDTH - LABEL - 70
    drawn: list[str] = []
    for n, (name, values) in enumerate(rows):
        x, y = float(LABEL), n * LINE + 6
        drawn.append(_text(LABEL - 10, y + 14, name, "end"))
        for k, (part, value) in enumerate(values.items()):
            width = room * max(value, 0.0) / (longest or 1.0)
            drawn.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{LINE - 8}" '
                f'fill="{INK[k % len(INK)]}"><title>{escape(part)} {value:.1f}</title></rect>'
            )
            x += width
        drawn.append(_text(WIDTH - 4, y + 14, f"{sum(values.values()):.1f}", "end"))
    key = "".join(
        f'<span><i style="background:{INK[k % len(INK)]}"></i>{escape(name)}</span>'
        for k, name in enumerate(names)
    )
    return _frame(len(rows), title, drawn) + f'<p class="key">{key}</p>'


def _shown(value: float, percent: bool) -> str:
    return f"{value:.0%}" if percent else f"{value:.1f}"
