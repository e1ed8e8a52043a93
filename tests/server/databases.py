"""Databases for the tests: a SQLite file, and a database of a private PostgreSQL, for each test its own."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import pytest

IN_CI: Final = bool(os.environ.get("REDNOVEMBER_CI"))
NOTICE: Final = "PostgreSQL was not found on this machine: the tests that need it were not run (Debian: postgresql)"
SETTINGS: Final = {
    "listen_addresses": "",  # only the socket in its own folder: no port to be taken
    "max_connections": "200",
    "fsync": "off",  # processes are killed in these tests, never the machine
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}


def binaries() -> Path | None:
    """Where initdb and pg_ctl are: the newest of Debian's, else those on the path."""
    folders = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name.split(".")[0])
    )
    found = [folder for folder in folders if (folder / "initdb").exists()]
    if found:
        return found[-1]
    on_path = shutil.which("initdb")
    return None if on_path is None else Path(on_path).resolve().parent


BINARIES: Final = binaries()
RUNS_POSTGRESQL: Final = BINARIES is not None or IN_CI  # in CI its absence is a failure


class Cluster:
    """A PostgreSQL of our own, in a temporary folder. It refuses to run as root: then another user runs it."""

    def __init__(self, **settings: str) -> None:
        if BINARIES is None:
            raise RuntimeError(NOTICE)
        self.folder = Path(tempfile.mkdtemp(prefix="rn-pg-", dir="/tmp"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = next(entry for name in ("postgres", "nobody") if (entry := _user(name)) is not None)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        wanted = {**SETTINGS, "unix_socket_directories": str(self.folder), **settings}
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in wanted.items())
        self.start()

    def start(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", how, "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def sql(self, text: str, database: str = "postgres") -> str:
        """What psql answers."""
        arguments = ("-h", str(self.folder), "-U", "postgres", "-d", database, "-XAtq", "-v", "ON_ERROR_STOP=1")
        return self._run("psql", *arguments, "-c", text).strip()

    def _run(self, program: str, *arguments: str) -> str:
        assert BINARIES is not None
        done = subprocess.run(
            [str(BINARIES / program), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE
            if program in ("psql", "initdb")
            else subprocess.DEVNULL,  # a server keeps a pipe open
            stderr=subprocess.STDOUT if program == "initdb" else None,
            cwd="/",
            text=True,
            check=True,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            **self._as,
        )
        return done.stdout or ""


class Database:
    """One empty database."""

    def __init__(self, url: str, cluster: Cluster | None = None) -> None:
        self.url = url
        self.cluster = cluster

    @property
    def is_postgresql(self) -> bool:
        return self.cluster is not None

    @property
    def file(self) -> Path:
        return Path(self.url.removeprefix("sqlite:///"))


def _user(name: str) -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam(name)
    except KeyError:
        return None


def _new_database(cluster: Cluster) -> Iterator[Database]:
    name = f"t{uuid4().hex}"
    cluster.sql(f"CREATE DATABASE {name}")
    yield Database(cluster.url(name), cluster)
    cluster.sql(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of this run of tests."""
    made = Cluster()
    yield made
    made.remove()


@pytest.fixture
def sqlite(tmp_path: Path) -> Database:
    """A SQLite file that does not exist yet."""
    return Database(f"sqlite:///{tmp_path / 'data' / 'server.db'}")


@pytest.fixture
def postgresql(cluster: Cluster) -> Iterator[Database]:
    """An empty database of PostgreSQL."""
    yield from _new_database(cluster)


@pytest.fixture
def own_postgresql() -> Iterator[Database]:
    """An empty database in a PostgreSQL that may be stopped and started."""
    made = Cluster()
    yield from _new_database(made)
    made.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Database:
    """Each test runs with both."""
    found: Database = request.getfixturevalue(request.param)
    return found
