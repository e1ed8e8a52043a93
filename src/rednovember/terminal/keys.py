"""Keys pressed while nothing was asked: Enter speeds bots up, everything else is dropped."""

from __future__ import annotations

import time
from typing import Final, TextIO

STEP: Final = 0.05  # seconds between two polls of a keyboard without a wait function

try:
    import select
    import termios

    def pressed_enter(source: TextIO, seconds: float) -> bool:
        """Wait for a time, or until a line has been typed, which is dropped. Returns whether there was one."""
        ready, _, _ = select.select([source], [], [], seconds)
        if ready:
            drop_input(source)
        return bool(ready)

    def drop_input(source: TextIO) -> None:
        """Drop what has been typed so far."""
        termios.tcflush(source, termios.TCIFLUSH)

except ImportError:  # not a POSIX system
    import msvcrt

    def pressed_enter(source: TextIO, seconds: float) -> bool:
        """Wait for a time, or until Enter is pressed. Returns whether it was."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while msvcrt.kbhit():  # type: ignore[attr-defined,unused-ignore]  # there on Windows only
                if msvcrt.getwch() in "\r\n":  # type: ignore[attr-defined,unused-ignore]
                    return True
            time.sleep(STEP)
        return False

    def drop_input(source: TextIO) -> None:
        """Drop what has been typed so far."""
        while msvcrt.kbhit():  # type: ignore[attr-defined,unused-ignore]
            msvcrt.getwch()  # type: ignore[attr-defined,unused-ignore]
