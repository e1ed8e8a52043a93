"""The plots about games: rescue, options, losses, danger, deaths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rednovember.engine.ids import REASON_NAMES
from rednovember.lab.study.drawing import Axis, Mark, bars, columns, dots, toned
from rednovember.lab.study.estimates import FEWEST, Estimate, Rate, difference, lead, leaders, level_for, mean
from rednovember.lab.study.sums import PLACES, WINDOW, Group
from rednovember.lab.study.telling import Figure, PlotCaptions, usual

MOST_SERIES: Final = 4
A_HUNDRED: Final = 100


def by_size(teller: PlotCaptions, groups: Sequence[Group]) -> Figure:
    """Return the plot of the rescue rate by the size of the crew."""
    plain = [group for group in groups if all(value == usual(name) for name, value in group.options)]
    rates: dict[str, dict[int, Rate]] = {}
    for group in plain or groups:
        sizes = rates.setdefault(teller.setup(group, gnomes=False, options=not plain), {})
        size = int(group.setup["gnomes"])
        sizes[size] = added(sizes.get(size, Rate(0, 0)), group.rate)
    series = dict(sorted(rates.items(), key=lambda one: -sum(rate.of for rate in one[1].values()))[:MOST_SERIES])
    sizes_seen = sorted({size for sizes in series.values() for size in sizes})
    marks = [
        Mark(str(size), sizes[size].estimate(), series=name)
        for size in sizes_seen
        for name, sizes in series.items()
        if size in sizes
    ]
    axis, places = Axis(teller.text("rescued-axis"), "share"), range(sizes_seen[0], sizes_seen[-1] + 1)
    across = teller.text("size-across")
    spec = columns(teller.words, across, axis, marks, whole=True, places=[str(size) for size in places])
    told = [size_sentence(teller, name, sizes) for name, sizes in series.items()]
    return teller.figure("size", " ".join([*told, *crews_sentence(teller, series)]), spec)


def size_sentence(teller: PlotCaptions, name: str, sizes: dict[int, Rate]) -> str:
    """Return a sentence about one series."""
    order = sorted(sizes.items(), key=lambda one: -one[1].value)
    if len(order) == 1:
        ((size, rate),) = order
        return teller.text("size-one", crew=name, gnomes=size, rate=teller.rate(rate), games=int(rate.of))
    level = level_for(len(order) * (len(order) - 1) // 2)

    def apart(one: tuple[int, Rate], other: tuple[int, Rate]) -> bool:
        return difference(one[1], other[1], level).sign != 0

    if not apart(order[0], order[-1]):
        return teller.text("size-same", crew=name)
    ends = (("size-best", order), ("size-worst", order[::-1]))
    sentences = [
        teller.first(message, [(str(size), teller.rate(rate)) for size, rate in leaders(row, apart)], "sizes", "rate")
        for message, row in ends
    ]
    return teller.text("size-many", crew=name, told=" ".join(sentences))


def crews_sentence(teller: PlotCaptions, series: dict[str, dict[int, Rate]]) -> list[str]:
    """Return a sentence about the first two series where they share a size."""
    names = list(series)[:2]
    shared = sorted(set(series[names[0]]) & set(series[names[1]])) if len(names) == 2 else []
    if not shared:
        return []
    size = shared[0]
    a, b = sorted(names, key=lambda name: -series[name][size].value)
    gap = difference(series[a][size], series[b][size])
    message = "crews-more" if gap.sign > 0 else "crews-same"
    return [teller.text(message, a=a, b=b, gnomes=size, points=teller.points(gap))]


def added(a: Rate, b: Rate) -> Rate:
    """Return two rates of independent games as one."""
    return Rate(a.seen + b.seen, a.of + b.of)


def by_option(teller: PlotCaptions, groups: Sequence[Group]) -> Figure:
    """Return the plot of an option's effect: games that differ only in it."""
    pairs: list[tuple[str, Group, Group]] = []
    for group in groups:
        for name, value in group.options:
            other = next((each for each in groups if differs_in(each, group) == [f"option_{name}"]), None)
            if other is not None and value != usual(name):
                pairs.append((name, group, other))
    if not pairs:
        return teller.figure("options", teller.text("options-none"), None)
    told = [group for _, group, _ in pairs]
    found = [
        (option_label(teller, name, group, told), difference(group.rate, other.rate, level_for(len(pairs))))
        for name, group, other in pairs
    ]
    found.sort(key=lambda one: one[1].value)
    marks = [toned(Mark(label, estimate.scaled(A_HUNDRED)), estimate.sign) for label, estimate in found]
    spec = dots(teller.words, Axis(teller.text("points-axis"), "points"), marks)
    sentences = both_ends(teller, found, ("options-worse", "options-better"), "option")
    unclear = sum(estimate.sign == 0 for _, estimate in found)
    if unclear:
        sentences.append(teller.text("options-unclear", count=unclear, of=len(found)))
    return teller.figure("options", " ".join(sentences), spec)


def both_ends(
    teller: PlotCaptions, found: Sequence[tuple[str, Estimate]], messages: tuple[str, str], name: str
) -> list[str]:
    """Return the lowest and the highest of the significant differences. All intervals hold together."""
    sentences = []
    for message, order, sign in ((messages[0], found, -1), (messages[1], found[::-1], 1)):
        if order[0][1].sign == sign:
            first = leaders(order, lambda one, other: one[1].apart(other[1]))
            told = [(label, teller.points(estimate)) for label, estimate in first]
            sentences.append(teller.first(message, told, name, "points"))
    return sentences


def option_label(teller: PlotCaptions, option: str, group: Group, others: Sequence[Group]) -> str:
    """Return an option, with the parts of its set-up that aren't the same in all rows."""
    parts = []
    if several(others, "crew"):
        parts.append(teller.crew(str(group.setup["crew"])))
    if several(others, "gnomes"):
        parts.append(teller.text("gnomes", gnomes=int(group.setup["gnomes"])))
    if several(others, "edition"):
        parts.append(teller.words.text(f"edition-{group.setup['edition']}"))
    title = teller.option(option, value=dict(group.options)[option])
    return f"{title} ({', '.join(parts)})" if parts else title


def several(groups: Sequence[Group], name: str) -> bool:
    """Return whether the games differ in something."""
    return len({group.setup[name] for group in groups}) > 1


def differs_in(a: Group, b: Group) -> list[str]:
    """Return in what two set-ups differ."""
    return [name for name in a.setup if a.setup[name] != b.setup[name]]


def losses(teller: PlotCaptions, groups: Sequence[Group]) -> Figure:
    """Return the plot of the reasons for losses."""
    games = sum(group.rate.of for group in groups)
    counts = {reason: sum(group.sums[f"reason {reason}"] for group in groups) for reason in REASON_NAMES}
    order = sorted(counts, key=lambda reason: -counts[reason])
    marks = [Mark(teller.loss(reason), Rate(counts[reason], games).estimate(), "down") for reason in order]
    spec = bars(teller.words, Axis(teller.text("losses-axis"), "share"), marks)
    if not counts[order[0]]:
        return teller.figure("losses", teller.text("losses-none"), spec)
    first, second = order[:2]
    gap = lead(counts[first], counts[second], games, level_for(len(order) - 1))
    sentence = teller.text(
        "losses-first" if gap.sign > 0 else "losses-same",
        reason=teller.loss(first),
        rate=teller.rate(Rate(counts[first], games)),
        second=teller.loss(second),
        points=teller.points(gap),
    )
    return teller.figure("losses", sentence, spec)


def danger(teller: PlotCaptions, ends: Sequence[tuple[int, int, int]], shared: int = 1) -> Figure:
    """Return the plot of when games are lost: of those that got as far, how many were lost in the next minutes."""
    if not any(lost for _, lost, _ in ends):
        return teller.figure("danger", teller.text("losses-none"), None)
    at_risk = sum(ended for _, _, ended in ends)
    windows: list[tuple[str, Rate]] = []
    for first, lost, ended in ends:
        if at_risk != ended or lost:  # the last ones to end were all rescued
            label = teller.text("window", first=first + 1, last=first + WINDOW)
            windows.append((label, Rate(lost / shared, at_risk / shared)))
        at_risk -= ended
    marks = [Mark(label, rate.estimate(), "down") for label, rate in windows]
    spec = columns(teller.words, teller.text("danger-across"), Axis(teller.text("danger-axis"), "share"), marks)
    order, level = sorted(windows, key=lambda one: -one[1].value), level_for(len(windows) - 1)
    worst = leaders(order, lambda one, other: difference(one[1], other[1], level).sign > 0)
    told = [(window, teller.rate(rate)) for window, rate in worst]
    return teller.figure("danger", teller.first("danger-first", told, "window", "rate"), spec)


def deaths(teller: PlotCaptions, groups: Sequence[Group]) -> Figure:
    """Return the plot of where gnomes die."""
    games = sum(group.rate.of for group in groups)
    found: list[tuple[int, Estimate]] = []
    for place in PLACES:
        total = sum(group.sums[f"died {place}"] for group in groups)
        squares = sum(group.sums[f"died {place} xx"] for group in groups)
        estimate = mean(games, total, squares, level_for(len(PLACES)))
        if estimate is not None and games >= FEWEST:
            most_likely = (
                estimate if total else Rate(0, games).estimate(level_for(len(PLACES)))
            )  # none so far doesn't prove that there will be none
            found.append((place, Estimate(*(A_HUNDRED * max(0.0, part) for part in most_likely))))
    if not found:
        return teller.figure("deaths", teller.text("worth-none"), None)
    found.sort(key=lambda one: -one[1].value)
    marks = [Mark(teller.words.place(place), estimate, "kraken") for place, estimate in found]
    spec = bars(teller.words, Axis(teller.text("deaths-axis")), marks)
    if not found[0][1].value:
        return teller.figure("deaths", teller.text("deaths-none"), spec)
    first = leaders(found, lambda one, other: one[1].apart(other[1]))
    told = [(teller.words.place(place), teller.mean(estimate)) for place, estimate in first]
    return teller.figure("deaths", teller.first("deaths-first", told, "place", "number"), spec)
