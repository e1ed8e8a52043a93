"""The example of docs/write-a-bot.md is a file, and the document shows that file."""

import re

from tests.support import ROOT


def test_the_document_shows_the_file_itself() -> None:
    text = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert shown == [(ROOT / "examples" / "careful_bot.py").read_text(encoding="utf-8")]
