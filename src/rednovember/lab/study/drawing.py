"""Plots as Vega-Lite, which is plain data, rendered to SVG and PNG without a browser (vl-convert, the extra `lab`)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from rednovember.lab.errors import LabError
from rednovember.lab.study.estimates import Estimate
from rednovember.words import Words

try:
    import vl_convert
except ModuleNotFoundError as error:
    raise LabError("lab-not-installed", module=error.name or "", package='"rednovember[lab]"') from None

Spec = dict[str, Any]

# The project's colours in light mode; on the page each is a variable that dark mode changes.
COLOURS: Final = {
    "panel": "#FBF3DF",
    "ink": "#1B2733",
    "ink-2": "#55606A",
    "line": "#CDB684",
    "sea": "#1F7A7F",
    "up": "#1C6437",
    "down": "#A02A1A",
    "brass": "#9A6B1F",
    "kraken": "#6E4A8C",
    "blue": "#2F72BD",
}
SERIES: Final = ("sea", "brass", "kraken", "blue")
SHAPES: Final = ("circle", "square", "triangle-up", "diamond")
FONT: Final = "Rubik, 'Segoe UI', 'DejaVu Sans', 'Liberation Sans', sans-serif"
WIDTH: Final = 720
ROW: Final = 26  # the height of a row
SIZE: Final = 13
SCALE: Final = 2  # of a PNG
LONGEST_LABEL: Final = 260
MOST_NUMBERS: Final = 14  # above columns; more would run into each other


@dataclass(frozen=True, slots=True)
class Mark:
    """A value with its interval and its label. With several series, they are drawn side by side."""

    label: str
    estimate: Estimate
    tone: str = "sea"
    series: str = ""

    def as_row(self, told: str) -> dict[str, Any]:
        """Return a row of a plot's data."""
        value, low, high = self.estimate
        return {
            "label": self.label,
            "value": value,
            "low": low,
            "high": high,
            "colour": COLOURS[self.tone],
            "series": self.series,
            "told": told,
        }


@dataclass(frozen=True, slots=True)
class Axis:
    """What an axis measures and the format of its numbers: shares as per cent, points with sign, or plain."""

    title: str
    kind: str = "plain"
    digits: int = 1  # of numbers beside a mark, after the decimal sign

    def tell(self, words: Words, value: float) -> str:
        """Return a number as it is written beside a mark."""
        if self.kind == "share":
            return words.figure(f"{value:.{self.digits}%}")
        if self.kind == "points":
            return signed(words, value)
        return words.figure(f"{value:.{self.digits}f}")

    def as_axis(self, words: Words) -> Spec:
        """Return the axis for Vega."""
        form = "format(datum.value, '.10~g')"
        if self.kind == "share":
            form = "format(100 * datum.value, '.10~g')"
        elif self.kind == "points":
            form = "(datum.value > 0 ? '+' : '') + format(datum.value, '.10~g')"
        expression = f"replace({form}, '.', {json.dumps(words.text('decimal-sign'))})"
        if self.kind == "share":
            expression += f" + {json.dumps(words.text('percent-sign'))}"
        return {"title": self.title, "labelExpr": expression}


def signed(words: Words, value: float, digits: int = 1) -> str:
    """Return a difference with its sign, with a minus as wide as a plus."""
    text = f"{value:+.{digits}f}"
    return words.figure(text.lstrip("+-") if float(text) == 0 else text).replace("-", "\u2212")


def bars(words: Words, axis: Axis, marks: Sequence[Mark]) -> Spec:
    """Return horizontal bars from 0, each with its interval."""
    y = {"field": "label", "type": "nominal", "sort": None, "axis": labels()}
    high = max((mark.estimate.high for mark in marks), default=1.0)
    x = {"type": "quantitative", "scale": {"domain": [0, 1.12 * high or 1]}, "axis": axis.as_axis(words)}
    bar = {
        "mark": {"type": "bar", "height": {"band": 0.62}, "cornerRadiusEnd": 3},
        "encoding": {"x": {**x, "field": "value"}, "color": colour()},
    }
    return sheet(words, axis, marks, {"y": y}, [bar, *whiskers("x", x), told_beside(x)], len(marks))


def dots(words: Words, axis: Axis, marks: Sequence[Mark]) -> Spec:
    """Return dots with their intervals on both sides of 0."""
    y = {"field": "label", "type": "nominal", "sort": None, "axis": labels(grid=True)}
    low = min((mark.estimate.low for mark in marks), default=0.0)
    high = max((mark.estimate.high for mark in marks), default=0.0)
    room = 0.05 * (max(high, 0) - min(low, 0)) or 1
    domain = [min(low, 0) - room, max(high, 0) + 3 * room]  # the numbers are on the right, where nothing crosses them
    x = {"type": "quantitative", "scale": {"domain": domain, "nice": False}, "axis": axis.as_axis(words)}
    zero = {"mark": {"type": "rule", "color": COLOURS["ink-2"]}, "encoding": {"x": {"datum": 0}, "y": None}}
    dot = {
        "mark": {"type": "point", "filled": True, "size": 90, "opacity": 1},
        "encoding": {"x": {**x, "field": "value"}, "color": colour()},
    }
    text = {"type": "text", "align": "right", "dx": -2, "fontSize": SIZE - 1}
    clear = {"stroke": COLOURS["panel"], "strokeWidth": 6}  # keeps the row's line away from its number
    told = [
        {"mark": {**text, **paint}, "encoding": {"x": {"value": "width"}, "text": {"field": "told"}}}
        for paint in (clear, {"color": COLOURS["ink"]})
    ]
    return sheet(words, axis, marks, {"y": y}, [zero, *whiskers("x", x, plain=False), dot, *told], len(marks))


def columns(
    words: Words, across: str, axis: Axis, marks: Sequence[Mark], *, whole: bool = False, places: Sequence[str] = ()
) -> Spec:
    """Return columns from 0 with their intervals; with `whole` the axis goes up to 1.

    `places` are the labels along the axis, if some have no column.
    """
    high = 1.0 if whole else max((mark.estimate.high for mark in marks), default=1.0) * 1.12 or 1
    labelled = list(places or dict.fromkeys(mark.label for mark in marks))
    x = {
        "field": "label",
        "type": "nominal",
        "sort": None,
        "scale": {"domain": labelled},
        "axis": {"title": across, "labelAngle": 0, "ticks": False, "domainColor": COLOURS["ink-2"]},
    }
    y = {"type": "quantitative", "scale": {"domain": [0, high]}, "axis": axis.as_axis(words)}
    named = list(dict.fromkeys(mark.series for mark in marks))
    encoding: Spec = {"x": x}
    if len(named) > 1:
        # The gaps are set on the scale: a bar that is narrower than its band would not be centred on its interval.
        gaps = {"paddingInner": 0.2, "paddingOuter": 0.1}
        encoding["xOffset"] = {"field": "series", "sort": named, "scale": gaps}
    paint = legend(named) if len(named) > 1 else colour()
    column = {
        "mark": {"type": "bar", "width": {"band": 0.6 if len(named) < 2 else 1}, "cornerRadiusEnd": 3},
        "encoding": {"y": {**y, "field": "value"}, "color": paint},
    }
    text = {
        "mark": {"type": "text", "dy": -9, "fontSize": SIZE - 1, "color": COLOURS["ink"]},
        "encoding": {"y": {**y, "field": "high"}, "text": {"field": "told"}},
    }
    layers = [column, *whiskers("y", y), *([text] if len(labelled) * len(named) <= MOST_NUMBERS else [])]
    short = replace(axis, digits=0) if len(named) > 1 else axis  # columns side by side are narrow
    return {**sheet(words, short, marks, encoding, layers, 0), "height": 250}


def curves(
    words: Words, across: Axis, axis: Axis, series: Sequence[tuple[str, Sequence[tuple[float, Estimate]]]]
) -> Spec:
    """Return lines over time, with the minutes left running down as on the Time Track, each with a confidence band."""
    names = [name for name, _ in series]
    rows = [
        {"at": at, "value": one.value, "low": one.low, "high": one.high, "series": name}
        for name, points in series
        for at, one in points
    ]
    x = {
        "field": "at",
        "type": "quantitative",
        "scale": {"reverse": True, "domain": [0, 60], "nice": False},
        "axis": {**across.as_axis(words), "grid": False},
    }
    y = {"type": "quantitative", "scale": {"domain": [0, 1]}, "axis": axis.as_axis(words)}
    paint = legend(names)
    band = {"mark": {"type": "area", "opacity": 0.3}, "encoding": {"y": {**y, "field": "low"}, "y2": {"field": "high"}}}
    line = {"mark": {"type": "line", "strokeWidth": 2.5}, "encoding": {"y": {**y, "field": "value"}}}
    shape = {"field": "series", "sort": names, "scale": {"domain": names, "range": list(SHAPES[: len(names)])}}
    point = {
        "mark": {"type": "point", "filled": True, "size": 60, "opacity": 1},
        "encoding": {"y": {**y, "field": "value"}, "shape": {**shape, "legend": paint["legend"]}},
    }
    return {
        **frame(words),
        "data": {"values": rows},
        "height": 280,
        "encoding": {"x": x, "color": paint},
        "layer": [band, line, point],
    }


def colour() -> Spec:
    """Return the encoding that gives each mark its own colour."""
    return {"field": "colour", "type": "nominal", "scale": None}


def legend(names: Sequence[str]) -> Spec:
    """Return a colour for each series, with a legend above the plot."""
    return {
        "field": "series",
        "type": "nominal",
        "sort": list(names),
        "scale": {"domain": list(names), "range": [COLOURS[SERIES[i % len(SERIES)]] for i in range(len(names))]},
        "legend": {"title": None, "orient": "top", "labelLimit": 320, "columns": 2, "symbolOpacity": 1},
    }


def labels(*, grid: bool = False) -> Spec:
    """Return the names at the left."""
    return {"title": None, "labelLimit": LONGEST_LABEL, "ticks": False, "domain": False, "grid": grid}


def whiskers(along: str, scale: Spec, *, plain: bool = True) -> list[Spec]:
    """Return intervals: a line with a cross-bar at each end."""
    ink: Spec = {} if not plain else {"color": COLOURS["ink"]}
    paint: Spec = {} if plain else {"color": colour()}
    ends: list[Spec] = [
        {
            "mark": {"type": "tick", "thickness": 1.5, "size": 9, "opacity": 1, "orient": other(along), **ink},
            "encoding": {along: {**scale, "field": end}, **paint},
        }
        for end in ("low", "high")
    ]
    span = {along: {**scale, "field": "low"}, f"{along}2": {"field": "high"}, **paint}
    return [{"mark": {"type": "rule", "strokeWidth": 1.5, **ink}, "encoding": span}, *ends]


def other(along: str) -> str:
    """Return the orientation of a cross-bar on an interval along an axis."""
    return "vertical" if along == "x" else "horizontal"


def told_beside(scale: Spec) -> Spec:
    """Return the number itself, beside its interval."""
    return {
        "mark": {"type": "text", "align": "left", "dx": 8, "fontSize": SIZE - 1, "color": COLOURS["ink"]},
        "encoding": {"x": {**scale, "field": "high"}, "text": {"field": "told"}},
    }


def sheet(words: Words, axis: Axis, marks: Sequence[Mark], encoding: Spec, layers: list[Spec], rows: int) -> Spec:
    """Return a plot of marks."""
    values = [mark.as_row(axis.tell(words, mark.estimate.value)) for mark in marks]
    return {**frame(words), "data": {"values": values}, "height": ROW * rows, "encoding": encoding, "layer": layers}


def frame(words: Words) -> Spec:
    """Return what all plots have in common."""
    text = {"labelFontSize": SIZE, "titleFontSize": SIZE, "labelColor": COLOURS["ink"], "titleColor": COLOURS["ink-2"]}
    axis = {
        **text,
        "titleFontWeight": "normal",
        "titlePadding": 10,
        "gridColor": COLOURS["line"],
        "gridOpacity": 0.6,
        "domainColor": COLOURS["ink-2"],
        "tickColor": COLOURS["ink-2"],
        "labelPadding": 6,
        "tickCount": 6,
    }
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "width": WIDTH,
        "autosize": {"type": "fit-x", "contains": "padding"},
        "background": COLOURS["panel"],
        "padding": 8,
        "config": {
            "font": FONT,
            "axis": axis,
            "legend": {**text, "symbolStrokeWidth": 0, "symbolSize": 120},
            "view": {"stroke": None},
        },
    }


def without_ground(spec: Spec) -> Spec:
    """Return a plot without a background, for the page."""
    return {**spec, "background": None}


def as_svg(spec: Spec) -> str:
    """Render a plot as SVG."""
    text: str = vl_convert.vegalite_to_svg(spec, allowed_base_urls=[])
    return text


def as_png(spec: Spec) -> bytes:
    """Render a plot as PNG."""
    content: bytes = vl_convert.vegalite_to_png(spec, scale=SCALE, allowed_base_urls=[])
    return content


def toned(mark: Mark, sign: int) -> Mark:
    """Return the colour of a difference by its sign; grey if it isn't significant."""
    return replace(mark, tone={1: "up", -1: "down", 0: "ink-2"}[sign])
