"""Russian: a no-break space before units and the percent sign, and before a dash; none before an ellipsis."""

from typing import Final

from tests.words.tables.numbers import ES, NUMBER, UNITS

UNREVIEWED: Final = ()
OTHER_WORDS: Final = (
    "из и или на в при до за нет ждёт ждут всех кончится лодку сдетонируют проходит набралось повреждена сыграна "
    "меньше не"
)
BEFORE_NOUNS: Final = "ещё"
SAME: Final = f"мин {ES} КиБ Рук Огнетуш Кофе хмеля"
COUNTED_RIGHT: Final[dict[str, str]] = {}
VERBATIM: Final = ()
WRONG_SIGNS: Final = {
    "a breakable space before a unit": rf"{NUMBER} {UNITS}",
    "no space before the percent sign": rf"{NUMBER}%(?![%(])",
    "three dots for an ellipsis": r"(?<!\.)\.\.\.(?!\.)",
    "a space before an ellipsis": r"[\w}][ \u00a0]…",
    "a breakable space before a dash": r" —",
    "a breakable space in an abbreviation": r"\bт\. \w\.",
    "a hyphen for a dash": r"(?<=[\w,}]) - (?=[\w{])",
}
