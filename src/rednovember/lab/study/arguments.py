"""The command line of `report`."""

from rednovember.commandline import Command


def add_report(report: Command) -> None:
    """Add the options of `rednovember report`."""
    file, told = report.metavar("file"), report.told
    report.add_argument("files", nargs="+", metavar=file, help=told("cli-report-files"))
    report.add_argument("-o", "--output", metavar=file, help=told("cli-report-output"))
    report.add_argument("--plots", metavar=report.metavar("folder"), help=told("cli-report-plots"))
