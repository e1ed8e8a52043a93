"""Breaks the engine in one place at a time and sees whether a test notices.

    python tools/mutate.py [COUNT] [SEED]

Each mutant changes a comparison, a number or an operator in a copy of `engine/`; the logbooks run first, then, for
those that live, the golden games and the engine's unit tests. Survivors are printed with their line.
"""

import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "src" / "rednovember" / "engine"
LEFT_OUT = {"__init__.py", "board.py", "facts.py", "ids.py", "journal.py", "playout.py"}
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
STAGES = (["tests/test_logbooks.py"], ["tests/golden", "tests/engine", "tests/game/test_game.py"])


def places(tree: ast.AST) -> list[ast.AST]:
    """What can be changed: operators and small numbers inside functions."""
    found: list[ast.AST] = []
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            operators = isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS
            number = isinstance(node, ast.Constant) and type(node.value) is int and node.value in (1, 2, 3, 4)
            binary = isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in SWAPS
            if operators or number or binary:
                found.append(node)
    return found


def change(node: ast.AST) -> str:
    """Change a place; says what was done."""
    before = ast.unparse(node)
    if isinstance(node, ast.Compare):
        node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[call-overload]  # an operator has no arguments
    elif isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        node.value += 1
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]  # swapped within its kind
    return f"{before}  ->  {ast.unparse(node)}"


def survives(work: Path) -> bool:
    """Whether all tests pass on the changed copy."""
    environment = {**os.environ, "REDNOVEMBER_PLAIN": "1", "PYTHONPATH": str(work / "src")}
    for tests in STAGES:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        done = subprocess.run(command, cwd=work, env=environment, capture_output=True, check=False, timeout=120)
        if done.returncode:
            return False
    return True


def main() -> int:
    """Try so many mutants."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    pick = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    files = [path for path in sorted(ENGINE.glob("*.py")) if path.name not in LEFT_OUT]
    sizes = [len(places(ast.parse(path.read_text(encoding="utf-8")))) for path in files]
    lived = 0
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        for name in ("src", "tests", "docs", "pyproject.toml", "README.md"):
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, work / name)
        for number in range(1, count + 1):
            path = pick.choices(files, sizes)[0]
            text = path.read_text(encoding="utf-8")
            tree = ast.parse(text)
            node = pick.choice(places(tree))
            line = getattr(node, "lineno", 0)
            what = change(node)
            target = work / path.relative_to(ROOT)
            target.write_text(ast.unparse(tree), encoding="utf-8")
            try:
                alive = survives(work)
            except subprocess.TimeoutExpired:
                alive = False
            target.write_text(text, encoding="utf-8")
            lived += alive
            if alive:
                print(f"{number}: SURVIVES {path.name}:{line}: {what}", flush=True)
    print(f"{count} mutants, {lived} survived")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
