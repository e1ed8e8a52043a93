"""Add up the results of all test runners and print one line: `N passed, N failed, N skipped`.

python tools/count_tests.py REPORT.xml...
"""

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def main() -> int:
    """Count. Returns 1 if anything failed, was skipped or did not run. A missing report counts as one failure."""
    total = failed = skipped = 0
    for path in map(Path, sys.argv[1:]):
        found = path.is_file() and list(ElementTree.parse(path).getroot().iter("testsuite"))
        if not found:
            print(f"{path.name}: these tests have not run to their end", file=sys.stderr)
            total, failed = total + 1, failed + 1
            continue
        for suite in found:
            total += int(suite.get("tests", 0))
            failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            skipped += int(suite.get("skipped", 0))
    print(f"{total - failed - skipped} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or skipped or not total else 0


if __name__ == "__main__":
    raise SystemExit(main())
