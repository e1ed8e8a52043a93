"""Writing files so that nothing is ever half-written."""

import os
import tempfile
from pathlib import Path

from rednovember.engine.errors import RedNovemberError


def write_atomically(path: str | Path, text: str) -> None:
    """Write a whole file or nothing: to a new file beside it, which then takes its place."""
    target = Path(path)
    if target.is_symlink():
        target = target.resolve()
    name = ""
    try:
        if target.exists() and not target.is_file():  # a pipe or a device is written as it is
            target.write_text(text, encoding="utf-8")
            return
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
        os.chmod(name, mode)
        os.replace(name, target)
    except OSError as error:
        if name and os.path.exists(name):
            os.unlink(name)
        raise RedNovemberError("not-written", file=path, reason=error.strerror or error) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
