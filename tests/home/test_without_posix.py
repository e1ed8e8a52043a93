"""Nothing on the way of play needs what only POSIX has: a whole game with all of that taken away, as on Windows."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from rednovember.client import connect, read_link
from tests.home.houses import BOARD, House
from tests.server.servers import PATIENCE, ROOT, some_decision

# Imported by every Python process that finds it, also by the processes that think.
TAKEN_AWAY: Final = '''
import asyncio, os, pathlib, select, signal, socket, sys, types

MODULES = "fcntl pwd grp resource termios tty pty readline curses syslog crypt spwd"
OS = """
    fork forkpty getuid geteuid getgid getegid getgroups getlogin setuid setgid setsid getsid getpgid getpgrp setpgid
    killpg nice wait3 wait4 sched_getaffinity sched_setaffinity mkfifo chown lchown fchown fchmod chroot openpty ttyname
    getpriority setpriority statvfs sync uname confstr pipe2 O_NOFOLLOW O_DIRECTORY
"""
SIGNAL = """
    SIGKILL SIGHUP SIGQUIT SIGUSR1 SIGUSR2 SIGALRM SIGCHLD SIGCLD SIGPIPE SIGSTOP SIGTSTP SIGCONT SIGWINCH SIGIO SIGURG
    pthread_sigmask pthread_kill alarm setitimer getitimer pause sigwait sigpending SIG_BLOCK
"""
SOCKET = "TCP_USER_TIMEOUT SO_REUSEPORT TCP_CORK MSG_DONTWAIT MSG_NOSIGNAL SO_DOMAIN"
LOOP = """
    add_signal_handler remove_signal_handler add_reader remove_reader add_writer remove_writer
    create_unix_connection create_unix_server
"""
for name in MODULES.split():
    sys.modules[name] = None
for where, names in ((os, OS), (signal, SIGNAL), (socket, SOCKET), (select, "poll epoll")):
    for name in names.split():
        if hasattr(where, name):
            delattr(where, name)


def missing(*arguments, **more):
    raise NotImplementedError


for name in LOOP.split():
    setattr(asyncio.SelectorEventLoop, name, missing)

held = set()


def locking(file, mode, length):
    """What stands in for the lock of Windows: good enough for one process."""
    assert length == 1
    if os.fstat(file).st_ino in held:
        raise OSError
    held.add(os.fstat(file).st_ino)


sys.modules["msvcrt"] = types.SimpleNamespace(locking=locking, LK_NBLCK=2)
with (pathlib.Path(__file__).parent / "who").open("a") as file:  # so that a test knows who was here
    print(os.getpid(), sys.argv, file=file)
'''
GAME: Final = ["play", "--no-browser", "--crew", "Anna,Boris:bosun,Cyril:random", "--seed", "11"]


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """Variables with which every Python process loses what only POSIX has."""
    folder = tmp_path / "taken"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(TAKEN_AWAY, encoding="utf-8")
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "src")])}


def test_it_is_really_taken_away(tmp_path: Path, environ: dict[str, str]) -> None:
    for attempt in ("import fcntl", "import termios", "os.fork()", "os.getuid()", "signal.SIGKILL", "select.poll()"):
        command = [sys.executable, "-c", f"import os, select, signal; {attempt}"]
        done = subprocess.run(command, env={**os.environ, **environ}, capture_output=True, text=True)
        assert done.returncode == 1, attempt
        assert "ImportError" in done.stderr or "ModuleNotFound" in done.stderr or "AttributeError" in done.stderr


def test_a_whole_game_with_bots(tmp_path: Path, environ: dict[str, str]) -> None:
    house = House(tmp_path / "house")
    with house.playing(*GAME, **environ) as game:
        assert game.http.get("/").text == BOARD
        ended = asyncio.run(play(game.link))
        assert game.look()["message"]["ended"] == ended
        assert game.http.get("/metrics").text.count("rednovember_workers_replaced_total 0") == 1
        game.stop()
        assert game.process.stderr is not None
        assert game.process.stderr.read() == ""
    who = (tmp_path / "taken" / "who").read_text(encoding="utf-8").splitlines()
    assert len(who) >= 2, "the server, and a process that thinks"


async def play(link: str) -> object:
    """Decide something whenever it is one's turn, until the game is over: how it ended."""
    async with asyncio.timeout(4 * PATIENCE), connect(*read_link(link)) as seat:
        async for frame in seat:
            message = frame.get("message")
            if message and message["ended"]:
                return message["ended"]
            if seat.choices:
                await seat.decide(some_decision(seat.choices), seat.choices["number"])
    raise AssertionError("the game has no end")


def test_a_game_in_the_terminal(tmp_path: Path, environ: dict[str, str]) -> None:
    house = House(tmp_path / "house")
    lines = "wait\ndone\n" * 200
    status, out, errors = house.run("play", "--plain", *GAME[2:], stdin=lines, **environ)
    assert (status, errors) == (0, "")
    assert "Anna" in out
