"""The plots of what cards are worth: luck deals them, so games that differ only in them can be compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rednovember.engine.ids import EVENT_NAMES, ITEM_NAMES
from rednovember.lab.study.drawing import Axis, Mark, columns, dots, toned
from rednovember.lab.study.estimates import FEWEST, Estimate, Moments, Rate, level_for, slope
from rednovember.lab.study.figures import A_HUNDRED, both_ends
from rednovember.lab.study.sums import MOST_GROG, Group
from rednovember.lab.study.telling import Figure, PlotCaptions

GROG: Final = "grog"
EVENTS: Final = tuple(name for name in EVENT_NAMES if name != "kraken")  # only games that last long can have it
Worth = tuple[str, Estimate]  # a card, and its worth


def events(teller: PlotCaptions, groups: Sequence[Group]) -> Figure:
    """Return the plot of which events do most harm."""
    found = worths(EVENTS, lambda name: [group.turned(name) for group in groups if not vanishes(name, group)])
    return ranked(teller, "events", found, teller.words.event)


def items(teller: PlotCaptions, groups: Sequence[Group]) -> Figure:
    """Return the plot of what each item is worth."""
    found = worths(ITEM_NAMES, lambda name: [group.dealt(name) for group in groups])
    return ranked(teller, "items", found, teller.words.item)


def vanishes(event: str, group: Group) -> bool:
    """Return whether a kind of event is removed from the deck during a game, so that its share isn't pure luck."""
    return event == "respite" and dict(group.options)["remove_respites"]


def worths(names: Sequence[str], moments: Callable[[str], list[Moments]]) -> list[Worth]:
    """Return what each card is worth, the worst first. The intervals hold for all cards together."""
    found: list[Worth] = []
    for name in names:
        strata = moments(name)
        estimate = slope(strata, level_for(len(names)))
        if estimate is not None and enough(strata):
            found.append((name, estimate))
    return sorted(found, key=lambda worth: worth[1].value)


def enough(strata: Sequence[Moments]) -> bool:
    """Return whether there are enough games for a finding."""
    return sum(stratum.n for stratum in strata) >= FEWEST


def ranked(teller: PlotCaptions, name: str, found: Sequence[Worth], title: Callable[[str], str]) -> Figure:
    """Return the cards in order of their worth."""
    if not found:
        return teller.figure(name, teller.text("worth-none"), None)
    marks = [toned(Mark(title(card), estimate.scaled(A_HUNDRED)), estimate.sign) for card, estimate in found]
    spec = dots(teller.words, Axis(teller.text("worth-axis"), "points"), marks)
    named = [(title(card), estimate) for card, estimate in found]
    sentences = both_ends(teller, named, (f"{name}-worst", f"{name}-best"), "card")
    unclear = sum(estimate.sign == 0 for _, estimate in found)
    if unclear:
        sentences.append(teller.text("worth-unclear", count=unclear, of=len(found)))
    return teller.figure(name, " ".join(sentences), spec)


def grog(teller: PlotCaptions, groups: Sequence[Group], dealt: Sequence[tuple[int, Rate]]) -> Figure:
    """Return the plot of whether Grog at the start helps, and how much. `dealt` are games of the first group."""
    marks = [
        Mark(teller.text("grog-most", number=number) if number == MOST_GROG else str(number), rate.estimate(), "brass")
        for number, rate in dealt
        if rate.of >= FEWEST
    ]
    across = teller.text("grog-across", setup=teller.setup(groups[0]))
    axis = Axis(teller.text("rescued-axis"), "share")
    spec = columns(teller.words, across, axis, marks, whole=True) if marks else None
    strata = [group.dealt(GROG) for group in groups]
    found = slope(strata) if enough(strata) else None
    if found is None:
        return teller.figure("grog", teller.text("grog-none"), spec)
    message = {1: "grog-pays", -1: "grog-costs", 0: "grog-same"}[found.sign]
    return teller.figure("grog", teller.text(message, points=teller.points(found)), spec)
