"""English: 70% without a space, “curly” quotes, no space before an ellipsis; "8 min" may be broken."""

from typing import Final

from tests.words.tables.numbers import NUMBER

UNREVIEWED: Final = ()
OTHER_WORDS: Final = (
    "to or of in at on until for against from per now and that is are can have had once with offered ignored wait "
    "waits should behind there named already left interval it before no"
)
BEFORE_NOUNS: Final = "more other others"
SAME: Final = "min s KiB Grog"
BOARD: Final = "no board has only one"
CREW: Final = "a crew has at least three gnomes"
LESSON: Final = "the lesson is always the same, and so are its numbers"
LIMIT: Final = "the limit is greater than 1"
RANGE: Final = "the last of several minutes"
COUNTED_RIGHT: Final = {
    **dict.fromkeys(("atom-A5", "atom-C1", "atom-C6", "atom-C8", "atom-Q1", "atom-Q2", "atom-S6"), BOARD),
    **dict.fromkeys(("lab-compare", "lab-sim", "error-lab-crew", "error-lab-sizes"), CREW),
    **dict.fromkeys(("play-ask-crew", "play-ask-crew-again", "play-ask-players"), CREW),
    **dict.fromkeys(("learn-example-end", "learn-example-extinguish", "learn-first-again"), LESSON),
    **dict.fromkeys(("learn-first-extinguish", "learn-first-faint", "learn-first-fix"), LESSON),
    **dict.fromkeys(("learn-first-missiles", "learn-first-welcome"), LESSON),
    **dict.fromkeys(("error-lab-games-most", "error-logbook-many", "error-luck-secret"), LIMIT),
    **dict.fromkeys(("error-server-chat", "error-server-chat-full", "error-server-key", "error-server-name"), LIMIT),
    **dict.fromkeys(("error-server-logbook-long", "error-server-query", "error-server-seat-quota"), LIMIT),
    **dict.fromkeys(("error-server-table-full", "error-settings-secret", "error-settings-value"), LIMIT),
    **dict.fromkeys(("error-table-secret", "error-table-seed", "error-table-value"), LIMIT),
    **dict.fromkeys(("study-outlook-same", "study-outlook-seen"), RANGE),
    "lab-turns": "a mean with decimals",
}
VERBATIM: Final = ("argparse-*",)  # as Python has them
WRONG_SIGNS: Final = {
    "a space before the percent sign": rf"{NUMBER}[ \u00a0]%(?!\()",
    "three dots for an ellipsis": r"(?<!\.)\.\.\.(?!\.)",
    "a space before an ellipsis": r"\w[ \u00a0]…",
    "a spaced em dash": r" — ",
    "a hyphen for a dash": r"(?<=[\w,}]) - (?=[\w{])",
    "a hyphen in a range": r"\{\$(?!room_id)\w+\}-\{",  # a hatch is typed: 4-5
    "a straight apostrophe": r"'",
    "a straight quotation mark": r'(?<!\S)"(?![!-z]+")',  # but for what is typed: "Anna,Boris"
}
