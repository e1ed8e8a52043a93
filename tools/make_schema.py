"""Write the schema of the wire format: docs/wire.schema.json.

python tools/make_schema.py
"""

import json
from pathlib import Path

from rednovember.table.schema import schema

TARGET = Path(__file__).resolve().parent.parent / "docs" / "wire.schema.json"


def text() -> str:
    """Return the file's text."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
