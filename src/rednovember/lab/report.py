"""Runs as a person reads them."""

from rednovember.lab.bar import number
from rednovember.lab.compare import Comparison
from rednovember.lab.run import Run
from rednovember.lab.simulate import Results, Simulation
from rednovember.lab.stats import LEVEL
from rednovember.words import Words, say_error


def simulation_lines(words: Words, simulation: Simulation) -> list[str]:
    """A run of one crew."""
    results = simulation.results
    lines = [
        words.text(
            "lab-sim",
            crew=results.setup.title,
            games=len(results.games),
            gnomes=len(results.setup.crew),
            seed=str(results.seed),
        ),
        rescued_line(words, "lab-rescued", results),
    ]
    for reason, count in sorted(results.losses.items(), key=lambda loss: -loss[1]):
        if count:
            share = f"{percent(words, count / len(results.games)):>7}"
            lines.append(words.text("lab-loss", share=share, reason=words.text(f"lab-loss-{reason}"), count=count))
    lines.append(
        words.text(
            "lab-turns", turns=words.figure(f"{results.turns:.1f}"), deaths=words.figure(f"{results.deaths:.2f}")
        )
    )
    return [*lines, *fault_lines(words, results), speed_line(words, simulation.run)]


def comparison_lines(words: Words, comparison: Comparison) -> list[str]:
    """Two crews and which is better."""
    a, b = comparison.a, comparison.b
    both, only_a, only_b, neither = comparison.table
    low, high = comparison.interval
    return [
        words.text("lab-compare", games=len(a.games), gnomes=len(a.setup.crew), seed=str(a.seed)),
        rescued_line(words, "lab-crew", a, letter="A"),
        *fault_lines(words, a),
        rescued_line(words, "lab-crew", b, letter="B"),
        *fault_lines(words, b),
        words.text("lab-pairs", both=both, a=only_a, b=only_b, neither=neither),
        words.text(
            "lab-difference",
            difference=points(words, comparison.difference),
            low=points(words, low),
            high=points(words, high),
            level=words.figure(f"{LEVEL:.0%}"),
            p=chance(words, comparison.p),
        ),
        words.text("lab-better", better=comparison.better),
        speed_line(words, comparison.run),
    ]


def rescued_line(words: Words, message: str, results: Results, letter: str = "") -> str:
    """The rescue rate of a crew."""
    low, high = results.interval
    return words.text(
        message,
        letter=letter,
        crew=results.setup.title,
        rate=percent(words, results.rate),
        rescued=results.rescued,
        games=len(results.games),
        low=percent(words, low),
        high=percent(words, high),
        level=words.figure(f"{LEVEL:.0%}"),
    )


def fault_lines(words: Words, results: Results) -> list[str]:
    """One line for each bot that raised or answered illegally."""
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
    """How fast it went."""
    return words.text(
        "lab-speed",
        speed=words.figure(number(run.speed)),
        seconds=words.figure(f"{run.seconds:.1f}"),
        workers=run.workers,
    )


def interrupted_line(words: Words, run: Run) -> str:
    """That a run was stopped, and how much of it is there."""
    return words.text("lab-interrupted", done=len(run.rounds), games=run.wanted)


def percent(words: Words, rate: float) -> str:
    """A rate: 51.7%."""
    return words.figure(f"{rate:.1%}")


def points(words: Words, difference: float) -> str:
    """A difference of rates in points: +3.1."""
    return words.figure(f"{100 * difference:+.1f}")


def chance(words: Words, p: float) -> str:
    """A test's p: = 0.034, or < 0.0001."""
    return words.figure(f"= {p:.4f}" if p >= 0.0001 else "< 0.0001")
