"""A run's finished games, in a folder beside the file that it will become. An interrupted run resumes from it.

`FILE.part` holds the origin of the run and its chunks, each with consecutive games. A chunk gets its name when it is
completely on the disk; if it has turns, the file of games is written last. When all games are there, the chunks are
joined and the folder is removed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from rednovember.errors import RedNovemberError
from rednovember.files import os_error
from rednovember.lab.errors import LabError
from rednovember.lab.origin import differs
from rednovember.lab.run import Stretch
from rednovember.locks import take_lock

SUFFIX: Final = ".part"
JOINING: Final = ".joining"
ORIGIN: Final = "run.json"
LOCK: Final = "lock"
CHUNK_NAME: Final = re.compile(r"games-(\d{12})-(\d+)\.parquet")


def folder_of(target: Path) -> Path:
    """Return the folder with the chunks of a file."""
    return target.with_name(target.name + SUFFIX)


def origin_kept(target: Path) -> dict[str, Any] | None:
    """Return the origin of the unfinished run beside a file; None if there is none."""
    try:
        found: dict[str, Any] = json.loads((folder_of(target) / ORIGIN).read_text(encoding="utf-8"))
        return found
    except FileNotFoundError:
        return None
    except OSError as error:
        raise LabError("lab-not-read", file=folder_of(target), reason=os_error(error)) from None
    except ValueError:
        raise LabError("lab-chunks", folder=folder_of(target), key=ORIGIN) from None


class Chunks:
    """The folder of a run, locked for this process."""

    def __init__(self, target: Path, origin: Mapping[str, Any]) -> None:
        self.target = target
        self.folder = folder_of(target)
        self.origin = origin
        self.lock: IO[bytes] | None = None

    def __enter__(self) -> Chunks:
        kept = origin_kept(self.target)
        if kept is not None and (key := differs(self.origin, kept)):
            raise LabError("lab-chunks", folder=self.folder, key=key)
        try:
            self.folder.mkdir(exist_ok=True)
            self.lock = (self.folder / LOCK).open("ab")
            if not take_lock(self.lock.fileno()):
                raise LabError("lab-busy", folder=self.folder)
            if kept is None:
                self.write(ORIGIN, json.dumps(self.origin, ensure_ascii=False, indent=1).encode())
        except OSError as error:
            self.__exit__(None, None, None)
            raise RedNovemberError("not-written", file=self.target, reason=os_error(error)) from None
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.lock is not None:
            self.lock.close()

    def write(self, name: str, content: bytes) -> None:
        """Write a file of the folder atomically."""
        path, new = self.folder / name, (self.folder / name).with_suffix(".new")
        try:
            with new.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            new.replace(path)
        finally:
            forget([new])

    def keep(self, stretch: Stretch, games: bytes, turns: bytes | None) -> None:
        """Save a chunk."""
        name = f"{stretch[0]:012}-{stretch[1]}.parquet"
        if turns is not None:
            self.write(f"turns-{name}", turns)
        self.write(f"games-{name}", games)

    def kept(self) -> list[Stretch]:
        """Return the saved ranges of games, in order."""
        found = (CHUNK_NAME.fullmatch(path.name) for path in self.folder.iterdir())
        return sorted((int(name[1]), int(name[2])) for name in found if name)

    def games(self) -> int:
        """Return the number of saved games."""
        return sum(count for _, count in self.kept())

    def paths(self, rows: str) -> list[Path]:
        """Return the files of all chunks, in order."""
        return [self.folder / f"{rows}-{first:012}-{count}.parquet" for first, count in self.kept()]

    def drop_broken(self, rows: Iterable[str], is_whole: Callable[[Path, str, Stretch], bool]) -> None:
        """Remove chunks with missing or corrupt files: their games will be played again."""
        for first, count in self.kept():
            files = {kind: self.folder / f"{kind}-{first:012}-{count}.parquet" for kind in rows}
            if not all(is_whole(path, kind, (first, count)) for kind, path in files.items()):
                forget(files.values())

    def missing(self, games: int) -> list[Stretch]:
        """Return the ranges of games that are missing, in order."""
        out, after = [], 0
        for first, count in [*self.kept(), (games, 0)]:
            if first > after:
                out.append((after, first - after))
            after = first + count
        return out

    def remove(self) -> None:
        """Remove the folder after everything has been joined."""
        shutil.rmtree(self.folder, ignore_errors=True)


def joining(target: Path) -> Path:
    """Return the temporary name under which a file is joined."""
    return target.with_name(target.name + JOINING)


def forget(paths: Iterable[Path]) -> None:
    """Remove partial files."""
    for path in paths:
        with suppress(OSError):
            path.unlink(missing_ok=True)
