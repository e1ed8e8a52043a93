"""A lock on an open file, which the system releases when its process ends, however it ends."""

import sys


def take_lock(file: int) -> bool:
    """Lock an open file for this process only; False if another one holds it. Child processes don't inherit it."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def take_whole_lock(file: int) -> bool:
    """Lock an open file of which others lock parts, such as SQLite; False if another process holds such a lock.

    True without a lock on systems where it would interfere with theirs: only Linux keeps the two kinds apart.
    """
    if sys.platform != "linux":
        return True
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # this file system has no such lock
        return True
    return True
