"""The command line of `serve`. Every setting has an option; what is typed is read and checked with the settings."""

from typing import Final

from rednovember.commandline import Command

OPTIONS: Final = {  # setting: what stands for its value
    "host": "HOST",
    "port": "N",
    "database": "URL",
    "data": "DIR",
    "base_url": "URL",
    "origins": "URL",
    "proxies": "ADDRESS",
    "minds": "N",
    "thinking": "S",
    "retention_days": "N",
    "retention_unfinished_days": "N",
    "tables_per_minute": "N",
    "requests_per_second": "N",
    "burst": "N",
    "chats_per_minute": "N",
    "log": "LEVEL",
    "log_format": "FORMAT",
    "metrics_token": "TOKEN",
}
SINGULAR: Final = {"origins": "origin", "proxies": "proxy"}


def add_serve(serve: Command) -> None:
    """What `serve` takes."""
    serve.add_argument("--config", metavar=serve.metavar("file"), help=serve.told("cli-serve-config"))
    serve.add_argument("--lan", action="store_true", default=None, help=serve.told("cli-serve-lan"))
    for name, like in OPTIONS.items():
        option = SINGULAR.get(name, name).replace("_", "-")
        told = serve.told(f"cli-serve-{name.replace('_', '-')}")
        if name in SINGULAR:
            serve.add_argument(f"--{option}", dest=name, action="append", metavar=like, help=told)
        else:
            serve.add_argument(f"--{option}", dest=name, metavar=like, help=told)
