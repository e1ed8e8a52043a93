"""`rednovember report`: read, compute, draw, write."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rednovember.errors import RedNovemberError
from rednovember.files import os_error, same_file, write_atomically
from rednovember.lab import dataframes  # noqa: F401 - first of all, for it says what to install if polars is missing
from rednovember.lab.errors import LabError
from rednovember.lab.parquet import FOR_GAMES, FOR_TURNS
from rednovember.lab.study import figures, figures_of_turns, worths
from rednovember.lab.study.drawing import as_png, as_svg
from rednovember.lab.study.page import page
from rednovember.lab.study.reading import Sample, read_sample, told
from rednovember.lab.study.sums import Group, by_grog, ends, groups
from rednovember.lab.study.telling import Figure, PlotCaptions
from rednovember.words import Words

PLOT_NAMES: Final = ("size", "options", "losses", "danger", "outlook", "deaths", "events", "items", "grog", "drink")
PICTURE_FORMATS: Final = ("svg", "png")  # of a plot's picture


def run_report(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember report`."""
    teller = PlotCaptions(Words(language))
    first = Path(chosen.files[0])
    output = Path(chosen.output) if chosen.output else first.with_name(f"{first.stem}.html") if first.name else first
    written = write_report(teller, chosen.files, output, Path(chosen.plots) if chosen.plots else None)
    print(teller.text("written", file=str(output), count=written))
    return 0


def write_report(teller: PlotCaptions, files: Sequence[str | Path], output: Path, plots: Path | None = None) -> int:
    """Write the page about some files, and the plots if a folder for them is named. Returns the number of plots."""
    sample = read_sample(files)
    if sample.games is None:
        raise LabError("lab-no-games", file=files[0])
    check_places(files, output, plots)
    with told(files[0]):
        found, by_setup = all_figures(teller, sample)
    drawn = [figure for figure in found if figure.spec is not None]
    write_atomically(output, page(teller, sample, by_setup, found))
    if plots is not None:
        write_plots(drawn, plots)
    return len(drawn)


def check_places(files: Sequence[str | Path], output: Path, plots: Path | None) -> None:
    """Check that nothing overwrites the report's sources, and no plot the page."""
    pictures = [] if plots is None else [plots / f"{name}.{kind}" for name in PLOT_NAMES for kind in PICTURE_FORMATS]
    for place in (output, *pictures):
        if any(same_file(place, file) for file in files):
            raise LabError("lab-report-over", file=place)
    for picture in pictures:
        if same_file(picture, output):
            raise LabError("lab-report-twice", file=output)
    if output.suffix == ".parquet":
        raise LabError("lab-report-name", file=output)


def all_figures(teller: PlotCaptions, sample: Sample) -> tuple[list[Figure], list[Group]]:
    """Return every plot, in the order of the page, and the games by set-up."""
    assert sample.games is not None
    by_setup, shared, shared_turns = groups(sample.games), *map(sample.shared, (FOR_GAMES, FOR_TURNS))
    together = [group.thinned(shared) for group in by_setup]
    return [
        figures.by_size(teller, by_setup),
        figures.by_option(teller, by_setup),
        figures.losses(teller, together),
        figures.danger(teller, ends(sample.games), shared),
        figures_of_turns.outlook(teller, sample.turns, shared_turns),
        figures.deaths(teller, together),
        worths.events(teller, together),
        worths.items(teller, together),
        worths.grog(teller, together, by_grog(sample.games, by_setup[0].setup)),
        figures_of_turns.drink(teller, sample.turns, shared_turns),
    ], by_setup


def write_plots(drawn: Sequence[Figure], folder: Path) -> None:
    """Write each plot as SVG and PNG."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise RedNovemberError("not-written", file=folder, reason=os_error(error)) from None
    for figure in drawn:
        assert figure.spec is not None
        pictures: tuple[str | bytes, ...] = (as_svg(figure.spec), as_png(figure.spec))
        for kind, picture in zip(PICTURE_FORMATS, pictures, strict=True):
            write_atomically(folder / f"{figure.name}.{kind}", picture)
