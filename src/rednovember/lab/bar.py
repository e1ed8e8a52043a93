"""A progress bar of one line, for a terminal."""

from time import monotonic
from types import TracebackType
from typing import Final, TextIO

from rednovember.words import Words

WIDTH: Final = 30
PAUSE: Final = 0.1  # seconds between two updates
ERASE: Final = "\r\x1b[K"


class Bar:
    """Draws the progress of a run; without a terminal it draws nothing."""

    def __init__(self, words: Words, stream: TextIO) -> None:
        self.words = words
        self.stream = stream
        self.shown = stream.isatty()
        self.began = self.drawn = monotonic()
        self.before = 0

    def begin_at(self, done: int) -> None:
        """Set how many were done before the run began: they don't count for its speed."""
        self.before = done

    def __enter__(self) -> "Bar":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown:
            self.stream.write(ERASE)
            self.stream.flush()

    def __call__(self, done: int, total: int) -> None:
        """Draw that so many of so many are done."""
        now = monotonic()
        if not self.shown or (now - self.drawn < PAUSE and 1 < done < total):
            return
        self.drawn = now
        full = WIDTH * done // total
        speed = (done - self.before) / max(1e-9, now - self.began)
        left = round((total - done) / max(1e-9, speed))
        text = self.words.text(
            "lab-bar",
            bar="#" * full + "." * (WIDTH - full),
            done=str(done),
            total=str(total),
            speed=self.words.figure(number(speed)),
            left=f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}",
        )
        self.stream.write(ERASE + text)
        self.stream.flush()


def number(value: float) -> str:
    """Return a number with about three digits: 0.532, 12.3, 830."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3
    return f"{value:.{digits}f}"
