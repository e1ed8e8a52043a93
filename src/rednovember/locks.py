"""A lock on an open file, which the system releases when its process ends, however it ends."""


def take_lock(file: int) -> bool:
    """Lock an open file for this process alone; False if another one holds it. Processes that it starts do not."""
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
