"""Reading files, and writing them so that nothing is ever half-written."""

import os
import tempfile
from errno import ELOOP
from pathlib import Path

from rednovember.errors import LogbookError, RedNovemberError


def read_text(path: str | Path) -> str:
    """The text of a file, or a `LogbookError` that says why not."""
    try:
        return Path(path).read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise LogbookError("logbook-not-read", reason=error.strerror or error) from None
    except UnicodeDecodeError as error:
        raise LogbookError("logbook-not-read", reason=f"not UTF-8 ({error.reason} at byte {error.start})") from None


def write_atomically(path: str | Path, text: str) -> None:
    """Write a whole file or nothing: to a new file beside it, which then takes its place."""
    try:
        target = Path(os.path.realpath(path))
        if target.is_symlink():  # it leads to itself
            raise OSError(ELOOP, os.strerror(ELOOP))
        if target.exists() and not target.is_file() and not target.is_dir():
            target.write_text(text, encoding="utf-8")  # a pipe or a device is written as it is
        else:
            replace_file(target, text)
    except OSError as error:
        raise RedNovemberError("not-written", file=path, reason=error.strerror or error) from None


def replace_file(target: Path, text: str) -> None:
    """Write beside the target, make it durable, then let it take the target's place."""
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~current_umask()
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(mode)
        part.replace(target)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def current_umask() -> int:
    """The process's file mode mask, which can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
