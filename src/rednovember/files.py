"""Read files, and write them atomically."""

import errno
import os
import tempfile
from pathlib import Path
from typing import Final

from rednovember.errors import LogbookError, RedNovemberError

USUAL: Final = {
    errno.ENOENT: "os-missing",
    errno.EACCES: "os-permission",
    errno.EPERM: "os-not-permitted",
    errno.EEXIST: "os-exists",
    errno.EISDIR: "os-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.ENOSPC: "os-full",
    errno.EROFS: "os-read-only",
    errno.ENAMETOOLONG: "os-name",
    errno.ELOOP: "os-links",
    errno.EIO: "os-device",
    **({errno.EDQUOT: "os-quota"} if hasattr(errno, "EDQUOT") else {}),
}
UTF8_FAULTS: Final = {
    "invalid start byte": "start",
    "invalid continuation byte": "continuation",
    "unexpected end of data": "end",
}


def os_error(error: OSError) -> RedNovemberError:
    """Return a reason by the kind of error, for any language; otherwise the system's own text."""
    if error.errno in USUAL:
        return RedNovemberError(USUAL[error.errno])
    return RedNovemberError("os", text=error.strerror or str(error) or type(error).__name__)


def decoded(content: bytes) -> str:
    """Decode a file's bytes. Raises `RedNovemberError` if they aren't UTF-8."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        fault = UTF8_FAULTS.get(error.reason, "other")
        raise RedNovemberError("not-utf8", fault=fault, byte=error.start) from None


def read_text(path: str | Path) -> str:
    """Read a text file. Raises `LogbookError` with the reason if that fails."""
    try:
        return decoded(Path(path).read_bytes())
    except OSError as error:
        raise LogbookError("logbook-not-read", reason=os_error(error)) from None
    except RedNovemberError as error:
        raise LogbookError("logbook-not-read", reason=error) from None


def write_atomically(path: str | Path, content: str | bytes) -> None:
    """Write a whole file or nothing: to a new file beside it, which then replaces it."""
    try:
        target = Path(os.path.realpath(path))
        if target.is_symlink():  # a symbolic link to itself
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        if target.exists() and not target.is_file() and not target.is_dir():
            target.write_bytes(encoded(content))  # a pipe or a device can't be replaced
        else:
            replace_file(target, content)
    except OSError as error:
        raise RedNovemberError("not-written", file=path, reason=os_error(error)) from None


def same_file(one: str | Path, other: str | Path) -> bool:
    """Return whether two paths, through any links, are the same file, whether or not it exists."""
    try:
        return Path(one).samefile(other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)


def encoded(content: str | bytes) -> bytes:
    """Return a file's content as bytes: text is UTF-8."""
    return content.encode("utf-8") if isinstance(content, str) else content


def replace_file(target: Path, content: str | bytes) -> None:
    """Write a file beside the target, sync it, then replace the target."""
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~current_umask()
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(encoded(content))
            file.flush()
            os.fsync(file.fileno())
        part.chmod(mode)
        part.replace(target)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def current_umask() -> int:
    """Return the process's umask, which can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
