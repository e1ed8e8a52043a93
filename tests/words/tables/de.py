"""German: a no-break space before units, the percent sign and an ellipsis, and within abbreviations."""

from typing import Final

from tests.words.tables.numbers import NUMBER, UNITS

UNREVIEWED: Final = ("*",)
OTHER_WORDS: Final = (
    "von und oder bis auf für gegen aus ab zu in genau fehlen müssen dürfen sein steht ist wäre waren würde "
    "würden wartet warten ignoriert abgeben tauschen nehmen angeboten hat mehr zerdrückt"
)
BEFORE_NOUNS: Final = "weitere weiteren"
SAME: Final = "Min s KiB"
COUNTED_RIGHT: Final[dict[str, str]] = {}
WRONG_SIGNS: Final = {
    "a breakable space before a unit": rf"{NUMBER} {UNITS}",
    "no space before the percent sign": rf"{NUMBER}%(?![%(])",
    "three dots for an ellipsis": r"(?<!\.)\.\.\.(?!\.)",
    "a breakable space before an ellipsis": r" …",
    "a breakable space in an abbreviation": r"\b(?:z\. B|d\. h|u\. a|o\. Ä|u\. U)\.",
    "a hyphen for a dash": r"(?<=[\w,}]) - (?=[\w{])",
}
