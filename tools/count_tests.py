"""Add up the results of all test runners and print one line: `N passed, N failed, N skipped`.

python tools/count_tests.py REPORT.xml...
"""

import sys
import xml.etree.ElementTree as ElementTree


def main() -> int:
    """Count. Returns 1 if anything failed or was skipped, or nothing ran."""
    total = failed = skipped = 0
    for path in sys.argv[1:]:
        for suite in ElementTree.parse(path).getroot().iter("testsuite"):
            total += int(suite.get("tests", 0))
            failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            skipped += int(suite.get("skipped", 0))
    if not total:
        print("no test has run: what stands above failed before", file=sys.stderr)
        total = failed = 1
    print(f"{total - failed - skipped} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or skipped else 0


if __name__ == "__main__":
    raise SystemExit(main())
