"""The report as a single page that loads nothing from anywhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from rednovember.lab.parquet import FOR_GAMES
from rednovember.lab.study.drawing import COLOURS, as_svg, without_ground
from rednovember.lab.study.reading import Sample
from rednovember.lab.study.sums import Group
from rednovember.lab.study.telling import Figure, PlotCaptions

NIGHT: Final = {
    "panel": "#132A35",
    "ink": "#F7EBD0",
    "ink-2": "#B9C9C6",
    "line": "#35545F",
    "sea": "#4FB3B8",
    "up": "#7FE0A2",
    "down": "#FF9D8A",
    "brass": "#DDA83F",
    "kraken": "#B79AD2",
    "blue": "#7FB2F0",
}
GROUND: Final = ("#EADCB9", "#0B1A22")
MOST_SETUPS: Final = 40

STYLE: Final = """
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 Rubik,'Segoe UI',system-ui,sans-serif;
 font-variant-numeric:tabular-nums}
main{max-width:800px;margin:0 auto;padding:28px 16px 56px}
h1{font-size:28px;line-height:1.25;margin:0 0 8px}
h2{font-size:18px;line-height:1.3;margin:0 0 12px}
section,header{background:var(--panel);border-radius:16px;padding:20px;margin:0 0 16px;overflow-wrap:break-word}
p{margin:0 0 10px}
.seen{font-size:16px;margin-top:12px}
.note,footer,caption{color:var(--ink-2);font-size:14px}
.note{margin:0}
figure{margin:0;overflow-x:auto}
svg{display:block;max-width:100%;height:auto}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px;margin:12px 0 0}
caption{text-align:left;padding:0 0 6px}
th,td{text-align:right;padding:5px 0 5px 14px;border-top:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0;white-space:normal}
th{font-weight:600}
footer{padding:4px 20px}
@media print{body{background:none}section,header{break-inside:avoid;padding:8px 0}}
"""


def page(teller: PlotCaptions, sample: Sample, groups: Sequence[Group], figures: Sequence[Figure]) -> str:
    """Return the whole page."""
    games = int(sum(group.rate.of for group in groups))
    title, shared = teller.text("title", games=games), sample.shared(FOR_GAMES)
    head = [
        "<!doctype html>",
        f'<html lang="{teller.words.language}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(title)}</title><style>{variables()}{STYLE}</style></head>",
        "<body><main>",
        f"<header><h1>{escape(title)}</h1>",
        paragraph(teller.text("lead", level=teller.level)),
        paragraph(teller.text("shared", count=shared)) if shared > 1 else "",
        setups(teller, groups),
        "</header>",
    ]
    foot = [paragraph(text) for text in sources(teller, sample)]
    body = [section(figure) for figure in figures]
    return "\n".join([*head, *body, "<footer>", *foot, "</footer>", "</main></body></html>", ""])


def variables() -> str:
    """Return the colours in light and dark mode."""
    by_day, by_night = (
        "".join(f"--{name}:{colour};" for name, colour in {"page": ground, **colours}.items())
        for ground, colours in zip(GROUND, (COLOURS, NIGHT), strict=True)
    )
    return f":root{{{by_day}}}@media (prefers-color-scheme:dark){{@media screen{{:root{{{by_night}}}}}}}"


def section(figure: Figure) -> str:
    """Return a plot and its texts."""
    drawn = ""
    if figure.spec is not None:
        svg = fitted(as_svg(without_ground(figure.spec)), figure.name)
        drawn = f'<figure role="img" aria-label="{escape(figure.sentence)}">{svg}</figure>\n'
    note = paragraph(figure.note, "note") if figure.note else ""
    return (
        f'<section id="{figure.name}"><h2>{escape(figure.title)}</h2>\n{drawn}'
        f"{paragraph(figure.sentence, 'seen')}\n{note}</section>"
    )


def fitted(svg: str, name: str) -> str:
    """Return a drawing for the page: its colours follow the page's, and its ids are unique.

    Screen readers skip it and read the plot's sentence instead.
    """
    svg = re.sub(r'( id="|url\(#)', rf"\1{name}-", svg)
    for name, colour in COLOURS.items():
        svg = svg.replace(f'"{colour}"', f'"var(--{name})"')
    svg = re.sub(r' (?:aria-[a-z]+|role)="[^"]*"', "", svg)
    return svg.replace("<svg ", '<svg aria-hidden="true" ', 1)


def setups(teller: PlotCaptions, groups: Sequence[Group]) -> str:
    """Return the set-ups, each with its games and its rescue rate."""
    rows = [
        f"<tr><td>{escape(teller.setup(group))}</td><td>{teller.text('count', count=int(group.rate.of))}</td>"
        f"<td>{teller.rate(group.rate)}</td></tr>"
        for group in groups[:MOST_SETUPS]
    ]
    names = "".join(f"<th>{escape(teller.text(f'column-{name}'))}</th>" for name in ("setup", "games", "rescued"))
    left = len(groups) - len(rows)
    more = paragraph(teller.text("more-setups", count=left), "note") if left else ""
    return f'<div class="wide"><table><tr>{names}</tr>\n{"".join(rows)}</table></div>{more}'


def sources(teller: PlotCaptions, sample: Sample) -> list[str]:
    """Return the sources of the rows."""
    files = [
        teller.text(
            "file",
            file=path.name,
            program=str(origin.get("program", "?")),
            seed=str(origin.get("seed", "?")),
            rows=str(origin.get("rows", "?")),
        )
        for path, origin in zip(sample.paths, sample.origins, strict=True)
    ]
    return [teller.text("method", level=teller.level), *files]


def paragraph(text: str, kind: str = "") -> str:
    """Return a paragraph."""
    named = f' class="{kind}"' if kind else ""
    return f"<p{named}>{escape(text)}</p>"
