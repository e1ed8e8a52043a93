"""English: 70% without a space, “curly” quotes, no space before an ellipsis; "8 min" may be broken."""

from typing import Final

from tests.words.tables.numbers import NUMBER

UNREVIEWED: Final = ("[!wc]*", "cli.ftl")
OTHER_WORDS: Final = (
    "left interval it before no "
    "to or of in at on until for against from per now and that is are can have once with offered ignored wait waits"
)
BEFORE_NOUNS: Final = "more other others"
SAME: Final = "min s KiB Grog"
COUNTED_RIGHT: Final[dict[str, str]] = {}
WRONG_SIGNS: Final = {
    "a space before the percent sign": rf"{NUMBER}[ \u00a0]%(?!\()",
    "three dots for an ellipsis": r"(?<!\.)\.\.\.(?!\.)",
    "a space before an ellipsis": r"\w[ \u00a0]…",
    "a spaced em dash": r" — ",
    "a straight quotation mark or apostrophe": r"[\"']",
}
