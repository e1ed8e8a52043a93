"""Where files are: the user's own, never in the repository or the working directory, and the page."""

import os
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "REDNOVEMBER_DATA"
NAME: Final = "rednovember"


def data_folder() -> Path:
    """Return the user's data folder by the system's conventions, or by REDNOVEMBER_DATA."""
    own = os.environ.get(VARIABLE)
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / NAME


def page_folder() -> Path:
    """Return the folder of the browser page in the package, if it has been built."""
    return Path(__file__).parent / "page"


def saved_games() -> Path:
    """Return the folder of saved games."""
    return data_folder() / "games"
