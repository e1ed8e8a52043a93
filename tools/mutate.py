"""Mutation testing: change the engine in one place at a time and see whether a test notices.

    PYTHONPATH=src python tools/mutate.py [COUNT] [SEED] [FILE...]

Each mutant changes a comparison, a number, an operator or a Boolean in a copy of `engine/`, or drops a `not` or a
statement. The quick tests run first and the golden games last. Survivors are printed with their line, and so are
mutants that only the golden games notice: these show that something is different, but not which rule is broken. A
survivor that is equivalent to the original is listed with its reason in `equivalent_mutants.txt`, by file, function
and change; it is counted, not printed.

Tests run in forks of this process, which has imported what they need except for the game itself.
"""

import ast
import os
import random
import resource
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import hypothesis.stateful  # noqa: F401 - so that the forks need not
import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
ENGINE: Final = Path("src") / "rednovember" / "engine"
EQUIVALENT: Final = ROOT / "tools" / "equivalent_mutants.txt"
LEFT_OUT: Final = {"__init__.py", "atoms.py", "board.py", "facts.py", "ids.py", "journal.py", "playout.py"}
TABLES: Final = {"decisions.py"}  # files in which code outside of functions is changed, too
SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
NUMBERS: Final = range(5)
STAGES: Final = (
    ("logbooks", ["tests/test_logbooks.py"]),
    ("engine", ["tests/engine"]),
    ("game", ["tests/game/test_game.py", "tests/game/test_position.py", "tests/game/test_forecast.py"]),
    ("facts", ["tests/game/test_facts.py", "tests/game/test_rebuild.py"]),
    ("golden", ["tests/golden/test_golden.py"]),
)
NOBODY: Final = "nobody"
FINE: Final = ("logbooks", "engine", "game", "facts", "equivalent")
WARNED: Final = "ignore::pytest.PytestAssertRewriteWarning"  # hypothesis has been imported already, on purpose
LONGEST: Final = 120  # seconds of CPU time for a stage
SPARE: Final = 5  # seconds allowed beyond twice the normal time: a mutant that never ends is noticed


@dataclass(frozen=True)
class Place:
    """A possible change: the n-th node of a file's tree, and which of its operators."""

    path: Path
    node: int
    part: int
    function: str


def parts(node: ast.AST, numbers: range = NUMBERS) -> int:
    """Return in how many ways a node can be changed; of numbers, only these."""
    if isinstance(node, ast.Compare):
        return len(node.ops) if all(type(sign) in SWAPS for sign in node.ops) else 0
    if isinstance(node, ast.BinOp | ast.BoolOp):
        return int(type(node.op) in SWAPS)
    if isinstance(node, ast.Constant):
        return int(isinstance(node.value, bool) or (type(node.value) is int and node.value in numbers))
    if isinstance(node, ast.AugAssign):
        return 2 if type(node.op) in SWAPS else 1
    if isinstance(node, ast.UnaryOp):
        return int(isinstance(node.op, ast.Not))
    if isinstance(node, ast.Assign):
        return int(not isinstance(node.targets[0], ast.Name | ast.Tuple))
    return int(isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))


def blanks(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the zeros that fill up a fact, most of which mean nothing."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "note":
            yield from (part for part in call.args if isinstance(part, ast.Constant) and part.value == 0)


def places(path: Path) -> Iterator[Place]:
    """Yield the places in a file that can be changed."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside: dict[int, str] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            inside.update({id(node): function.name for statement in function.body for node in ast.walk(statement)})
    for node in blanks(tree):
        inside.pop(id(node), None)
    numbers = range(1000) if path.name in TABLES else NUMBERS
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in inside or path.name in TABLES:
            yield from (Place(path, number, part, inside.get(id(node), "-")) for part in range(parts(node, numbers)))


class Change(ast.NodeTransformer):
    """Changes one node of a tree."""

    def __init__(self, target: ast.AST, part: int) -> None:
        self.target = target
        self.part = part

    def visit(self, node: ast.AST) -> ast.AST:
        """Return the tree with the change."""
        return self.changed(node) if node is self.target else self.generic_visit(node)

    def changed(self, node: ast.AST) -> ast.AST:
        """Return the replacement of the node."""
        if isinstance(node, ast.Compare):
            signs = [SWAPS[type(sign)]() if place == self.part else sign for place, sign in enumerate(node.ops)]
            return ast.Compare(node.left, signs, node.comparators)  # type: ignore[arg-type]  # swapped within its kind
        if isinstance(node, ast.BinOp):
            return ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)  # type: ignore[arg-type]  # the same
        if isinstance(node, ast.BoolOp):
            return ast.BoolOp(SWAPS[type(node.op)](), node.values)  # type: ignore[arg-type]  # the same
        if isinstance(node, ast.AugAssign) and self.part:
            return ast.AugAssign(node.target, SWAPS[type(node.op)](), node.value)  # type: ignore[arg-type]  # the same
        if isinstance(node, ast.Constant):
            value = node.value
            return ast.Constant(not value if isinstance(value, bool) else value + 1)  # type: ignore[operator]  # an int
        if isinstance(node, ast.UnaryOp):
            return node.operand
        return ast.Pass()


def mutant(place: Place) -> tuple[int, str, str]:
    """Return the line of a place, a description of the change, and the changed text."""
    tree = ast.parse(place.path.read_text(encoding="utf-8"))
    node = list(ast.walk(tree))[place.node]
    line: int = getattr(node, "lineno", 0)
    around = node
    if isinstance(node, ast.Constant):  # the line alone would say little
        around = next(each for each in ast.walk(tree) if node in ast.iter_child_nodes(each))
    before = ast.unparse(around)
    change = Change(node, place.part)
    after = ast.unparse(ast.fix_missing_locations(change.visit(around)))
    text = ast.unparse(ast.fix_missing_locations(change.visit(tree)))
    return line, f"{before.splitlines()[0]}  ->  {after.splitlines()[0]}", text


def passes(work: Path, tests: list[str], most: int) -> tuple[bool, int]:
    """Run tests in a fork, with a limit of CPU seconds. Returns whether they pass, and how long they took."""
    child = os.fork()
    if child:
        _, status, used = os.wait4(child, 0)
        return status == 0, int(used.ru_utime + used.ru_stime)
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
        os.chdir(work)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        source = str(work / "src")
        sys.path[:0] = [source, str(work)]
        os.environ.update(REDNOVEMBER_PLAIN="1", PYTHONPATH=source)
        code = int(pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-W", WARNED, *tests]))
    finally:
        os._exit(code)


def noticed_by(work: Path, limits: dict[str, int]) -> str:
    """Return the first stage of tests that fails on the copy, or `NOBODY`. Missing limits are filled in."""
    for name, tests in STAGES:
        fine, took = passes(work, tests, limits.get(name, LONGEST))
        if not fine:
            return name
        limits.setdefault(name, 2 * took + SPARE)
    return NOBODY


def equivalents() -> set[str]:
    """Return the changes that are known to be equivalent."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def main() -> int:
    """Try so many mutants. Returns the exit status."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    pick = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    known = equivalents()
    results: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        for name in ("src", "tests", "docs", "pyproject.toml", "README.md"):
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, work / name)
        limits: dict[str, int] = {}
        if (fails := noticed_by(work, limits)) != NOBODY:
            print(f"The tests fail without any change: {fails}")
            return 1
        files = [path for path in sorted((work / ENGINE).glob("*.py")) if path.name in sys.argv[3:] or not sys.argv[3:]]
        every = [place for path in files if path.name not in LEFT_OUT for place in places(path)]
        for number, place in enumerate(pick.sample(every, min(count, len(every))), 1):
            line, what, text = mutant(place)
            original = place.path.read_text(encoding="utf-8")
            place.path.write_text(text, encoding="utf-8")
            result = noticed_by(work, limits)
            place.path.write_text(original, encoding="utf-8")
            if f"{place.path.name} {place.function}: {what}" in known:
                result = "equivalent" if result == NOBODY else f"{result}, though listed as equivalent"
            results[result] += 1
            if result not in FINE:
                said = {NOBODY: "SURVIVES", "golden": "GOLDEN ONLY"}.get(result, result)
                print(f"{number}: {said} {place.path.name}:{line} {place.function}: {what}", flush=True)
    print(f"{results.total()} of {len(every)} mutants, noticed by: {dict(results)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
