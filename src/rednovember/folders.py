"""Where files live: a user's own, never in the repository or wherever the program was started, and the page."""

import os
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "REDNOVEMBER_DATA"
NAME: Final = "rednovember"


def data_folder() -> Path:
    """The user's data folder, as the system has it; REDNOVEMBER_DATA names another one."""
    own = os.environ.get(VARIABLE)
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / NAME


def page_folder() -> Path:
    """Where the board for the browser is, if it has been built: a part of the program."""
    return Path(__file__).parent / "page"


def saved_games() -> Path:
    """The folder of saved games."""
    return data_folder() / "games"
