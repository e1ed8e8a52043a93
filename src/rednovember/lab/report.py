"""Runs as text for people."""

from collections.abc import Sequence
from typing import Final

from rednovember.lab.bar import number
from rednovember.lab.compare import Comparison
from rednovember.lab.run import Run
from rednovember.lab.simulate import Results
from rednovember.lab.stats import LEVEL
from rednovember.words import Words, say_error

MOST_DIGITS: Final = 6


def simulation_lines(words: Words, results: Results, run: Run) -> list[str]:
    """Return the lines about a run of one crew."""
    lines = [
        words.text(
            "lab-sim",
            crew=results.setup.title,
            games=results.count,
            gnomes=len(results.setup.crew),
            seed=str(results.seed),
        ),
        rescued_line(words, "lab-rescued", results),
    ]
    for reason, count in sorted(results.losses.items(), key=lambda loss: -loss[1]):
        if count:
            share = f"{percent(words, count / results.count):>7}"
            lines.append(words.text("lab-loss", share=share, reason=words.text(f"lab-loss-{reason}"), count=count))
    lines.append(
        words.text(
            "lab-turns", turns=words.figure(f"{results.turns:.1f}"), deaths=words.figure(f"{results.deaths:.2f}")
        )
    )
    return [*lines, *fault_lines(words, results), speed_line(words, run)]


def comparison_lines(words: Words, comparison: Comparison) -> list[str]:
    """Return the lines about two crews and which one is better."""
    a, b = comparison.a, comparison.b
    both, only_a, only_b, neither = comparison.table
    return [
        words.text("lab-compare", games=a.count, gnomes=len(a.setup.crew), seed=str(a.seed)),
        rescued_line(words, "lab-crew", a, letter="A", crew=side(a, b)),
        *fault_lines(words, a),
        rescued_line(words, "lab-crew", b, letter="B", crew=side(b, a)),
        *fault_lines(words, b),
        words.text("lab-pairs", both=both, a=only_a, b=only_b, neither=neither),
        *finding_lines(words, comparison),
        speed_line(words, comparison.run),
    ]


def finding_lines(words: Words, comparison: Comparison) -> list[str]:
    """Return the lines about the difference, and its meaning."""
    settling = comparison.settling
    low, high = comparison.interval
    limits = [0.0] if settling is None else [0.0, settling.margin, -settling.margin]
    digits = digits_beside((low, high), limits)
    found = {
        "difference": points(words, comparison.difference, digits),
        "low": points(words, low, digits),
        "high": points(words, high, digits),
        "level": words.figure(f"{LEVEL:.0%}"),
    }
    if settling is None:
        return [
            words.text("lab-difference", **found, p=chance(words, comparison.p)),
            words.text("lab-better", better=comparison.better),
        ]
    margin = words.figure(f"{100 * settling.margin:g}")
    lines = [
        words.text("lab-difference-settled", **found),
        words.text("lab-settled", answer=settling.answer, margin=margin, pairs=settling.pairs),
    ]
    if settling.answer is not None and settling.pairs < comparison.run.wanted:
        told = {"answer": settling.answer, "pairs": settling.pairs, "games": comparison.run.wanted}
        lines.append(words.text("lab-settled-early", **told))
    return lines


def side(own: Results, other: Results) -> str:
    """Return a crew, with its rules if the other one has others."""
    rules = zip(own.setup.rules_named, other.setup.rules_named, strict=True)
    differing = [mine for mine, theirs in rules if mine != theirs]
    return f"{own.setup.title} [{', '.join(differing)}]" if differing else own.setup.title


def rescued_line(words: Words, message: str, results: Results, letter: str = "", crew: str | None = None) -> str:
    """Return the line with a crew's rescue rate."""
    low, high = results.interval
    return words.text(
        message,
        letter=letter,
        crew=crew or results.setup.title,
        rate=percent(words, results.rate),
        rescued=results.rescued,
        games=results.count,
        low=percent(words, low),
        high=percent(words, high),
        level=words.figure(f"{LEVEL:.0%}"),
    )


def fault_lines(words: Words, results: Results) -> list[str]:
    """Return a line for each bot that raised an exception or made an illegal decision."""
    return [
        words.text(
            "lab-faults",
            bot=fault.bot,
            times=fault.times,
            reason=fault.reason if fault.error is None else say_error(words, fault.error),
        )
        for fault in results.faults
    ]


def speed_line(words: Words, run: Run) -> str:
    """Return the line with the speed."""
    return words.text(
        "lab-speed",
        speed=words.figure(number(run.speed)),
        seconds=words.figure(f"{run.seconds:.1f}"),
        workers=run.workers,
    )


def interrupted_line(words: Words, run: Run, *, goes_on: bool = False) -> str:
    """Return the line about an interrupted run: how much of it is there, and whether it can be resumed."""
    return words.text("lab-interrupted-kept" if goes_on else "lab-interrupted", done=run.done, games=run.wanted)


def percent(words: Words, rate: float) -> str:
    """Return a rate: 51.7%."""
    return words.figure(f"{rate:.1%}")


def points(words: Words, difference: float, digits: int = 1) -> str:
    """Return a difference of rates in points: +3.1."""
    return words.figure(f"{100 * difference:+.{digits}f}")


def digits_beside(bounds: Sequence[float], limits: Sequence[float]) -> int:
    """Return how many digits points need to show on which side of a limit each bound lies.

    >>> digits_beside((0.0001, 0.122), [0.0])
    2
    """

    def is_seen(digits: int) -> bool:
        told = [(bound, float(f"{100 * bound:.{digits}f}")) for bound in bounds]
        return all(
            (shown == round(100 * limit, MOST_DIGITS)) <= (bound == limit) for bound, shown in told for limit in limits
        )

    return next((digits for digits in range(1, MOST_DIGITS) if is_seen(digits)), MOST_DIGITS)


def chance(words: Words, p: float) -> str:
    """Return a p-value: = 0.034, or < 0.0001."""
    return words.figure(f"= {p:.4f}" if p >= 0.0001 else "< 0.0001")
