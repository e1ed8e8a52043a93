"""Builds the board for the browser from `web/` into the package, unless it is built already, or says why not.

    python tools/build_page.py

Node and the packages are got once, see node.py; what is needed afterwards is Python alone.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from node import ROOT, WEB, Trouble, complaint, find_node, install_packages, run

PAGE: Final = ROOT / "src" / "rednovember" / "page"
MARK: Final = PAGE / "fingerprint"  # of what it was built from; written last, so that half a page is never used
FILES: Final = ("*.html", "*.json", "*.ts", "*.js")
FOLDERS: Final = ("src", "public", "licences")
WORDS: Final = "src/rednovember/words/*/web_gone.ftl"  # what the page says when no server can be asked for words
NOT_BUILT: Final = "The page is not built: {reason}."


def sources() -> Iterator[Path]:
    """Everything that the page is built from."""
    for pattern in FILES:
        yield from WEB.glob(pattern)
    for folder in FOLDERS:
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from ROOT.glob(WORDS)


def fingerprint() -> str:
    """Changes with every file that the page is built from."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the page is there and fits its sources; where there are none, it is taken as it is."""
    if not (PAGE / "index.html").is_file():
        return False
    if not WEB.is_dir():
        return True
    return MARK.is_file() and MARK.read_text(encoding="ascii") == fingerprint()


def build_page() -> None:
    """Build it unless it is built. Raises `Trouble`."""
    if is_built():
        return
    if not WEB.is_dir():
        raise Trouble("its sources (web/) are not here")
    node = find_node()
    install_packages(node)
    made_from = fingerprint()
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    run("Building the page", [node.node, str(vite), "build"], cwd=WEB, env=node.environment)
    MARK.write_text(made_from, encoding="ascii")


def main() -> int:
    """Build it, or say why not."""
    try:
        build_page()
    except Trouble as trouble:
        *more, line = complaint(trouble)
        print("\n".join([*more, NOT_BUILT.format(reason=line)]), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
