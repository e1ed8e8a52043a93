"""Estimates in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rednovember.lab.report import digits_beside
from rednovember.lab.stats import LEVEL
from rednovember.lab.study.drawing import Spec, signed
from rednovember.lab.study.estimates import Estimate, Rate
from rednovember.lab.study.sums import Group
from rednovember.words import Words

MOST_NAMED: Final = 3  # of candidates for the first place; of more, only the number is told


@dataclass(frozen=True, slots=True)
class Figure:
    """A plot and its texts: `sentence` is the finding, `note` the method and its limits."""

    name: str
    title: str
    sentence: str
    note: str
    spec: Spec | None  # None if the rows don't show it: the sentence says what is missing


class PlotCaptions:
    """Words a report's findings, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def figure(self, name: str, sentence: str, spec: Spec | None) -> Figure:
        """Return a plot with its heading and its note."""
        return Figure(name, self.text(f"{name}-title"), sentence, self.text(f"{name}-note") if spec else "", spec)

    def text(self, message: str, **args: object) -> str:
        """Return a message of the report."""
        return self.words.text(f"study-{message}", **args)

    def share(self, value: float) -> str:
        """Return a rate: 51.7%."""
        return self.words.figure(f"{value:.1%}")

    def number(self, value: float) -> str:
        """Return a plain number: 12.3."""
        return self.words.figure(f"{value:.1f}").replace("-", "\u2212")

    def rate(self, rate: Rate | Estimate) -> str:
        """Return a rate with its interval: 51.7% (50.3% to 53.1%)."""
        found = rate.estimate() if isinstance(rate, Rate) else rate
        return self.interval(*map(self.share, found))

    def points(self, estimate: Estimate) -> str:
        """Return a difference of rates in points with its interval: +3.1 (+1.2 to +5.0)."""
        digits = digits_beside(estimate[1:], [0.0])
        return self.interval(*(signed(self.words, 100 * part, digits) for part in estimate))

    def mean(self, estimate: Estimate) -> str:
        """Return a mean with its interval."""
        return self.interval(*map(self.number, estimate))

    def interval(self, value: str, low: str, high: str) -> str:
        """Return a value with its interval."""
        return self.text("interval", value=value, low=low, high=high)

    def first(self, message: str, leaders: Sequence[tuple[str, str]], name: str, value: str) -> str:
        """Return who is first, by name and value; or the candidates, if that isn't settled."""
        named = leaders if len(leaders) <= MOST_NAMED else leaders[:1]
        names, values = (self.either([one[place] for one in named]) for place in (0, 1))
        if left := len(leaders) - len(named):
            names = self.text("or-others", name=names, count=left)
        told = self.text(message, **{name: names, value: values})
        return told if len(leaders) == 1 else f"{told} {self.text('which')}"

    def either(self, texts: Sequence[str]) -> str:
        """Return a list of texts: "A, B or C"."""
        out = texts[0]
        for place, text in enumerate(texts[1:], 2):
            out = self.text("or-last" if place == len(texts) else "or-more", left=out, right=text)
        return out

    @property
    def level(self) -> str:
        """The level of the intervals."""
        return self.words.figure(f"{LEVEL:.0%}")

    def loss(self, reason: str) -> str:
        """Return the reason for a loss, as a heading."""
        return capital(self.words.text(f"lab-loss-{reason}"))

    def setup(self, group: Group, *, gnomes: bool = True, options: bool = True) -> str:
        """Return a set-up in a few words, without defaults."""
        setup: Any = group.setup
        parts = [self.crew(str(setup["crew"]))]
        if gnomes:
            parts.append(self.text("gnomes", gnomes=int(setup["gnomes"])))
        if setup["edition"] != "revised":
            parts.append(self.words.text(f"edition-{setup['edition']}"))
        if options:
            parts += [self.option(name, value) for name, value in group.options if value != usual(name)]
        if setup["board"] != newest():
            parts.append(self.text("board", board=str(setup["board"])))
        return ", ".join(parts)

    def crew(self, crew: str) -> str:
        """Return a crew; a long one is shortened."""
        return crew if len(crew) <= 48 else f"{crew[:45]}..."

    def option(self, name: str, value: bool) -> str:
        """Return an option that isn't at its default."""
        title = self.words.option(name)
        return title if value else self.text("option-off", option=title)


def usual(option: str) -> bool:
    """Return the default of an option."""
    from rednovember import data

    return bool(data.options()[option]["default"])


def newest() -> str:
    """Return the default board."""
    from rednovember import data

    return data.NEWEST_BOARD


def capital(text: str) -> str:
    """Return a text with a capital letter."""
    return text[:1].upper() + text[1:]
