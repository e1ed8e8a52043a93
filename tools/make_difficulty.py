"""Writes docs/difficulty.md from the figures in bench/difficulty.json.

python tools/make_difficulty.py
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from difficulty_cells import (
    BOTS,
    EDITIONS,
    GAMES,
    GUESSES,
    ROLLOUTS,
    ROOT,
    SAME,
    SEED,
    SIZES,
    STANDARD,
    USUAL_SIZE,
    Cell,
    Figures,
    cells,
    load,
    turned,
)

from rednovember import data
from rednovember.lab.stats import wilson
from rednovember.lab.study.estimates import Rate, difference

PAGE: Final = ROOT / "docs" / "difficulty.md"
MISSING: Final = "not yet"
ICONS: Final = {
    "threes": "every three minutes: 12, 9, 6, 3",
    "threes-on": "every three minutes from 13 on: 10, 7, 4, 1",
    "even": "11, then the even ones; 10 has both icons",
    "five": "as guessed, but none on 1",
    "denser": "thicker towards the end: 11, 9, 7, then every minute",
    "no-item": "events as guessed, no item on 10",
    "two-items": "events as guessed, items on 10 and 5",
    "none": "no icon at all (the least there could be)",
    "every-minute": "an event every minute (the most there could be)",
}

LEAD: Final = """# How hard is the game?

Measured, not guessed: the share of boats that crews of bots save, with 95 % intervals (Wilson's). A *bosun* plays by a
rule of thumb, {bosun:,} games a cell; a *captain* searches, with a budget of {rollouts} rollouts a turn (about 15
milliseconds), {captain:,} games a cell. More budget makes it better: with 2,000 rollouts four captains save 84 %
([bench/bots.md](../bench/bots.md)). People who talk to each other will lie elsewhere. Every interval is for one
question: of twenty changes that are none, one will look like one.

Games of bosuns are played turn by turn in all cells, so that like is held against like. At a table a bosun thinks again
before each decision, which brings about one boat in a hundred more home.

Board `{board}`, seed {seed}. Made by `python tools/measure_difficulty.py`, which keeps what is measured, can be stopped
at any moment and goes on where it stood; the figures are in [bench/difficulty.json](../bench/difficulty.json).
{state}
"""


def write_page() -> None:
    """The page of what is measured by now."""
    PAGE.write_text(page(load()), encoding="utf-8")


def page(found: Mapping[str, Figures]) -> str:
    """The page."""
    lead = LEAD.format(
        bosun=GAMES["bosun"],
        captain=GAMES["captain"],
        rollouts=ROLLOUTS,
        board=STANDARD,
        seed=SEED,
        state=state(found),
    )
    parts = [lead, *sizes(found), *options(found), *solo(found), *guesses(found), *losses(found)]
    return "\n".join(parts).rstrip() + "\n"


def state(found: Mapping[str, Figures]) -> str:
    """How much of the table there is."""
    missing = [cell for cell in cells() if not done(cell, found)]
    if not missing:
        programs = sorted({figures.program for figures in found.values()})
        return f"Every cell is measured. Program{'s' if len(programs) > 1 else ''}: {', '.join(programs)}."
    counts = {bot: sum(cell.bot == bot for cell in missing) for bot in BOTS}
    named = " and ".join(f"{count} of the {bot}" for bot, count in counts.items() if count)
    return f'**{len(missing)} of {len(cells())} cells are still to be measured** ({named}): they say "{MISSING}".'


def done(cell: Cell, found: Mapping[str, Figures]) -> bool:
    """Whether all games of a cell have been played."""
    return cell.name in found and found[cell.name].games >= GAMES[cell.bot]


def rate(cell: Cell, found: Mapping[str, Figures]) -> str:
    """A cell of a table: 53.5 % (52.8 - 54.2)."""
    if not done(cell, found):
        return MISSING
    figures = found[cell.name]
    low, high = wilson(figures.rescued, figures.games)
    return f"{100 * figures.rescued / figures.games:.1f} % ({100 * low:.1f} - {100 * high:.1f})"


def change(cell: Cell, base: Cell, found: Mapping[str, Figures]) -> str:
    """How much a cell differs from another, in points: -4.3 (-5.3 to -3.4)."""
    if not (done(cell, found) and done(base, found)):
        return MISSING
    a, b = (Rate(found[one.name].rescued, found[one.name].games) for one in (cell, base))
    value, low, high = difference(a, b)
    told = f"{100 * value:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
    return told if low > 0 or high < 0 else f"{told}: none can be told"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown."""
    lines = ["| " + " | ".join(head) + " |", "|---" + "|---:" * (len(head) - 1) + "|"]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)]) + "\n"


def sizes(found: Mapping[str, Figures]) -> list[str]:
    """Crews of 3 to 8, both editions."""
    columns = [(bot, edition) for bot in BOTS for edition in EDITIONS]
    head = ["gnomes", *(f"{bot}, {edition} edition" for bot, edition in columns)]
    rows = [[str(size), *(rate(Cell(bot, edition, size), found) for bot, edition in columns)] for size in SIZES]
    return [
        "## By the size of the crew\n",
        "No options. Larger crews begin later on the Time Track.\n",
        table(head, rows),
    ]


def options(found: Mapping[str, Figures]) -> list[str]:
    """Each option with four gnomes, and for bosuns with every size."""
    crazed = (
        "These bots never turn on each other: what `crazed_gnomes` shows is what it brings along, hidden hands in the\n"
        "revised edition and nothing in the first. Treason is yet to be measured.\n"
    )
    out = [
        "## By option\n",
        f"With {USUAL_SIZE} gnomes, one option at a time; the change, in points, is against the edition without it.\n",
        crazed,
    ]
    for edition in EDITIONS:
        rows = []
        for option in data.options():
            row = [f"`{turned(option)}`"]
            for bot in BOTS:
                cell = Cell(bot, edition, option=option)
                row += [rate(cell, found), change(cell, Cell(bot, edition), found)]
            rows.append(row)
        head = [f"{edition} edition", *(text for bot in BOTS for text in (bot, "change"))]
        out.append(table(head, rows))
    out.append("Bosuns with other crews:\n")
    others = [size for size in SIZES if size != USUAL_SIZE]
    for edition in EDITIONS:
        head = [f"{edition} edition", *(f"{size} gnomes" for size in others)]
        rows = [
            [f"`{turned(option)}`", *(rate(Cell("bosun", edition, size, option), found) for size in others)]
            for option in data.options()
        ]
        out.append(table(head, rows))
    return out


def solo(found: Mapping[str, Figures]) -> list[str]:
    """One player who leads all gnomes."""
    told = (
        "One player leads all gnomes. The rules then differ in one thing: nobody can abandon the others (O7). These\n"
        "bots never do, so the same luck brings the same games, which a test shows, too: solo is as hard as the same\n"
        "crew with open hands.\n"
    )
    rows = []
    for bot in BOTS:
        for size in SIZES if bot == "bosun" else (USUAL_SIZE,):
            alone, together = Cell(bot, gnomes=size, solo=True), Cell(bot, gnomes=size)
            rows.append([f"{bot}, {size} gnomes", rate(alone, found), rate(together, found)])
    return ["## Solo\n", told, table(["", "solo", "a player for each gnome"], rows)]


def guesses(found: Mapping[str, Figures]) -> list[str]:
    """How much the guessed part of the board matters."""
    told = (
        "No photograph shows the icons on spaces 12 to 0 of the Time Track: an event on 11, 9, 7, 5, 3 and 1 and an\n"
        f"item on 10 are our guess. With other icons there, {USUAL_SIZE} gnomes, revised edition; the change is in\n"
        "points against the guess. The captain's outlook has learnt the board as guessed and judges no other: without\n"
        "it he plays each rollout to the end of the game. Here he does so on the guessed board, too, so that like is\n"
        "held against like; with his outlook he saves the share that stands in the first table.\n"
    )
    as_guessed = {bot: Cell(bot, board=STANDARD if bot == "bosun" else SAME) for bot in BOTS}
    rows = [["as guessed", *(text for cell in as_guessed.values() for text in (rate(cell, found), ""))]]
    for name, title in ICONS.items():
        row = [title]
        for bot in BOTS:
            cell = Cell(bot, board=name)
            row += [rate(cell, found), change(cell, as_guessed[bot], found)] if cell in cells() else ["", ""]
        rows.append(row)
    head = ["icons on 12 to 0", *(text for bot in BOTS for text in (bot, "change"))]
    return ["## What the guessed icons matter\n", told, table(head, rows)]


def losses(found: Mapping[str, Figures]) -> list[str]:
    """What lost the boats, by the size of the crew."""
    told = "Of all games, by bosuns in the revised edition without options.\n"
    crews = [Cell("bosun", gnomes=size) for size in SIZES]
    there = [found[cell.name] for cell in crews if done(cell, found)]
    reasons = sorted(
        {reason for figures in there for reason in figures.losses},
        key=lambda reason: -sum(figures.losses.get(reason, 0) for figures in there),
    )
    rows = [
        [
            reason,
            *(
                f"{100 * found[cell.name].losses.get(reason, 0) / found[cell.name].games:.1f} %"
                if done(cell, found)
                else MISSING
                for cell in crews
            ),
        ]
        for reason in reasons
    ]
    return ["## What loses the boats\n", told, table(["", *(f"{size} gnomes" for size in SIZES)], rows)]


assert {*ICONS, SAME} == set(GUESSES)

if __name__ == "__main__":
    write_page()
    print(Path(PAGE).relative_to(ROOT))
