"""German: a no-break space before units, the percent sign and an ellipsis, and within abbreviations."""

from typing import Final

from tests.words.tables.numbers import NUMBER, UNITS

UNREVIEWED: Final = ()
OTHER_WORDS: Final = (
    "von und oder bis auf für gegen aus ab zu in genau fehlen müssen dürfen sein steht ist wäre waren würde "
    "würden wartet warten ignoriert abgeben tauschen nehmen angeboten hat mehr der erwürfelt zerquetscht hätte "
    "bei vor erreicht lohnt schadet"
)
BEFORE_NOUNS: Final = "weitere weiteren sichtbare"
SAME: Final = "Min s KiB Feuer Grog Zeichen"
BOARD: Final = "a figure of the printed board, never 1"
CREW: Final = "a crew has at least three gnomes"
LIMIT: Final = "a fixed limit far above 1"
COUNTED_RIGHT: Final = {
    **dict.fromkeys(("atom-A5", "atom-C1", "atom-C6", "atom-C8", "atom-Q1", "atom-Q2", "atom-S6"), BOARD),
    "learn-example-end": BOARD,
    **dict.fromkeys(("lab-compare", "lab-sim", "play-ask-crew", "play-ask-crew-again", "play-ask-players"), CREW),
    "error-lab-sizes": "crews of different sizes, each of at least three gnomes",
    **dict.fromkeys(("error-lab-games-most", "error-logbook-many", "error-luck-secret"), LIMIT),
    **dict.fromkeys(("error-server-chat-full", "error-server-seat-quota", "error-server-table-full"), LIMIT),
    **dict.fromkeys(("error-settings-secret", "error-settings-value", "error-server-key"), LIMIT),
    **dict.fromkeys(("error-table-secret", "error-table-seed"), LIMIT),
    "lab-turns": "a mean with decimals",
    "study-outlook-same": "the longest time before the end, at least five minutes",
    "study-outlook-seen": "the longest time before the end, at least five minutes",
    "study-shared": "the largest group of files with one seed: at least two",
}
VERBATIM: Final = ()
WRONG_SIGNS: Final = {
    "a breakable space before a unit": rf"{NUMBER} {UNITS}",
    "no space before the percent sign": rf"{NUMBER}%(?![%(])",
    "three dots for an ellipsis": r"(?<!\.)\.\.\.(?!\.)",
    "a breakable space before an ellipsis": r" …",
    "a breakable space in an abbreviation": r"\b(?:z\. B|d\. h|u\. a|o\. Ä|u\. U)\.",
    "a hyphen for a dash": r"(?<=[\w,}]) - (?=[\w{])",
}
