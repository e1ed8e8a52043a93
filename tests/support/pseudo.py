"""A language made from English in which every text is marked: whatever is shown without a mark is in no catalogue.

Letters are accented and messages stand in ⟦ ⟧. What is typed stays as it is: in backticks, to the left of `::` in those
topics of help that list what may be typed, and the %-signs of the command line's own texts.
"""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from rednovember.words.bundle import sources

LANGUAGE: Final = "en-XA"
LETTERS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćđéƒğĥíĵķľṁñöþɋŕšţůṽŵẋýžÁɃĆĐÉƑĞĤÍĴĶĽṀÑÖÞɊŔŠŢŮṼŴẊÝŽ",
)
UNTOUCHED: Final = re.compile(r"(%\(\w+\)[sr]|%[sr])")
AS_IT_IS: Final = ("play-yes", "play-nothing-words")  # what may be answered
WITHOUT_BRACKETS: Final = ("help-", "plan-", "argparse-", "cli-metavar-")  # laid out by the line, or narrow
TYPED_ON_THE_LEFT: Final = ("help-start", "help-deciding", "help-commands")


def make_pseudo(folder: Path) -> None:
    """Write the language into a folder of languages."""
    there = folder / LANGUAGE
    there.mkdir(parents=True)
    for name, text in sources("en").items():
        resource = FluentParser(with_spans=False).parse(text)
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term) and entry.id.name not in AS_IT_IS:
                mark(entry)
        (there / name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def mark(entry: ast.Message | ast.Term) -> None:
    """Mark a message and its attributes."""
    bare = entry.id.name.startswith(WITHOUT_BRACKETS)
    for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
        if pattern is not None:
            mark_pattern(pattern, typed_left=entry.id.name in TYPED_ON_THE_LEFT)
            if not bare:
                pattern.elements[:] = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]


def mark_pattern(pattern: ast.Pattern, *, typed_left: bool) -> None:
    """Mark the texts of a pattern, and those of the variants in it."""
    typed = False  # between backticks, which may stand in different elements
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            lines = []
            for line in element.value.split("\n"):
                left, colons, right = line.partition(" :: ") if typed_left else ("", "", line)
                if typed_left and not colons:
                    left, right = "", line
                marked, typed = accented(right, typed)
                lines.append(f"{left}{colons}{marked}")
            element.value = "\n".join(lines)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                mark_pattern(variant.value, typed_left=typed_left)


def accented(text: str, typed: bool) -> tuple[str, bool]:
    """A text with accents, but for what is typed; whether what follows is still typed."""
    out = []
    for place, part in enumerate(text.split("`")):
        typed = not typed if place else typed
        out.append(part if typed else "".join(
            piece if UNTOUCHED.fullmatch(piece) else piece.translate(LETTERS) for piece in UNTOUCHED.split(part)
        ))  # fmt: skip
    return "`".join(out), typed
