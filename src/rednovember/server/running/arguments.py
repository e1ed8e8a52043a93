"""The command-line options of `serve`, `backup` and `restore`. `settings.py` checks their values."""

from __future__ import annotations

from rednovember.commandline import Command


def add_serve(command: Command) -> None:
    """Add the options of `rednovember serve`."""
    told, number = command.told, "N"
    command.not_typed["--metrics-token"] = "REDNOVEMBER_METRICS_TOKEN"
    command.add_argument("--host", metavar=command.metavar("host"), help=told("cli-serve-host", usual="127.0.0.1"))
    command.add_argument("--port", metavar=number, help=told("cli-serve-port", usual=8000))
    command.add_argument("--lan", action="store_true", default=None, help=told("cli-serve-lan"))
    command.add_argument("--base-url", metavar=command.metavar("url"), help=told("cli-serve-base-url"))
    add_place(command)
    command.add_argument(
        "--origin", dest="origins", action="append", metavar=command.metavar("url"), help=told("cli-serve-origin")
    )
    command.add_argument(
        "--proxy", dest="proxies", action="append", metavar=command.metavar("host"), help=told("cli-serve-proxy")
    )
    command.add_argument("--minds", metavar=number, help=told("cli-serve-minds"))
    seconds = command.metavar("seconds")
    command.add_argument("--thinking", metavar=seconds, help=told("cli-serve-thinking", usual=10))
    command.add_argument("--retention-days", metavar=number, help=told("cli-serve-retention-days"))
    command.add_argument(
        "--retention-unfinished-days", metavar=number, help=told("cli-serve-retention-unfinished-days")
    )
    command.add_argument("--retention-unplayed-days", metavar=number, help=told("cli-serve-retention-unplayed-days"))
    command.add_argument(
        "--log", metavar=command.metavar("level"), help=told("cli-serve-log", among="debug, info, warning, error")
    )
    command.add_argument(
        "--log-format", metavar=command.metavar("form"), help=told("cli-serve-log-format", among="auto, json, text")
    )
    rates = command.add_argument_group(command.say("cli-serve-rates-title"), command.say("cli-serve-rates-description"))
    rates.add_argument("--tables-per-minute", metavar=number, help=told("cli-serve-tables-per-minute"))
    rates.add_argument("--tables-per-day", metavar=number, help=told("cli-serve-tables-per-day"))
    rates.add_argument("--megabytes-per-day", metavar=number, help=told("cli-serve-megabytes-per-day"))
    rates.add_argument("--room-megabytes", metavar=number, help=told("cli-serve-room-megabytes"))
    rates.add_argument("--requests-per-second", metavar=number, help=told("cli-serve-requests-per-second"))
    rates.add_argument("--burst", metavar=number, help=told("cli-serve-burst"))
    rates.add_argument("--chats-per-minute", metavar=number, help=told("cli-serve-chats-per-minute"))
    rates.add_argument("--sockets-per-address", metavar=number, help=told("cli-serve-sockets-per-address"))


def add_place(command: Command) -> None:
    """Add the options that name the database, which all three commands take."""
    told = command.told
    command.add_argument("--database", metavar=command.metavar("url"), help=told("cli-serve-database"))
    command.add_argument("--data", metavar=command.metavar("folder"), help=told("cli-serve-data"))
    command.add_argument("--config", metavar=command.metavar("file"), help=told("cli-serve-config"))


def add_backup(command: Command) -> None:
    """Add the options of `rednovember backup`."""
    command.add_argument("file", metavar=command.metavar("file"), help=command.told("cli-backup-file"))
    add_place(command)


def add_restore(command: Command) -> None:
    """Add the options of `rednovember restore`."""
    command.add_argument("file", metavar=command.metavar("file"), help=command.told("cli-restore-file"))
    command.add_argument("--replace", action="store_true", help=command.told("cli-restore-replace"))
    add_place(command)
