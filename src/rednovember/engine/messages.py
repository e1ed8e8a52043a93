"""One line of English for every error code. Each says what is wrong, where, and what would be right."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from string import Formatter
from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # Boards.
    "board-not-read": "board {file}: {reason}",
    "board-unknown": "there is no board '{board}'; known boards: {known}",
    "board-unknown-key": "board: {where}: unknown key '{key}'; did you mean '{nearest}'?",
    "board-missing-key": "board: {where}: the key '{key}' is missing",
    "board-number": "board: {where}: {value!r} should be a whole number from {least} to {most}",
    "board-list": "board: {where}: {value!r} should be a list",
    "board-twice": "board: {where}: {value!r} stands there twice",
    "board-id": "board: id: {value!r} should be a short name of small letters, digits, '-', '_' and '.'",
    "board-text": "board: {where}: {value!r} should be a text",
    "board-table": "board: {where}: should be a table",
    "board-truth": "board: {where}: {value!r} should be true or false",
    "board-layout": "board: {where}: {value!r} is no text, whole number, true, false, list or table",
    "board-room": "board: {where}: '{value}' should be a room from 1 to 10",
    "board-hatch": 'board: hatches.interior: {value!r} should join two rooms, like "4-5"',
    "board-resets": "board: disaster_tracks.resets: {value!r} should be 1 and one higher space",
    "board-faint": 'board: events.{event}.faint: {value!r} should be a list of "1" to "4" or "-"',
    "board-faint-count": "board: events.{event}: {numbers} faint numbers for {count} cards; there should be one each",
    "board-token": "board: events.{event}.token: {value!r} should be one of {tokens}",
    "board-ahead": "board: events.{event}: 'token' and 'ahead' go together",
    "board-stash": "board: limits.stash: {stash} Grog for the stash, but the box holds {grog}",
    "board-id-taken": "board: id: {board} is the id of a board of this program; give yours a name of its own",
    "board-deal": "board: items: {cards} cards beside the stash, but {dealt} are dealt to eight gnomes",
    # Crews.
    "crew-size": "a crew has 3 to 8 gnomes, not {count} (S6)",
    "crew-name": "{name!r} cannot be a gnome's name: letters, digits, '_' and '-' only",
    "crew-reserved": "a gnome cannot be called '{name}': it is a word of the notation",
    "crew-twice": "two gnomes are called '{name}'; each needs a name of its own",
    "crew-players": "{players} players for {gnomes} gnomes: one leads 3 to 8, two lead 2 each, more lead 1 each (S6)",
    "crew-player": "{name!r} cannot be a player's name: a text is needed",
    "crew-players-count": "{players} players are named for {gnomes} gnomes; name one for each gnome",
    "edition": "there is no edition '{edition}'; known editions: {known}",
    "option": "there is no option '{option}'; did you mean '{nearest}'?",
    "option-value": "option {option}: {value!r} should be true or false",
    "seed": "seed: {value!r} should be a whole number",
    # Luck.
    "luck-setup": "the set-up needs luck, and there is no seed",
    "luck-die": "a die is wanted, and the laid-down dice are used up",
    "luck-event": "an event card is wanted, and the laid-down events are used up",
    "luck-item": "an item card is wanted, and the laid-down items are used up",
    "luck-no-such-event": "the event card '{card}' is not in the deck now",
    "luck-no-such-item": "the item card '{card}' is not in the deck now",
    # Notation and decisions.
    "notation-empty": "'{text}' is no decision",
    "notation": "'{text}' is no decision; did you mean '{nearest}'?",
    "notation-gnome": "'{name}' is no gnome of this crew: {crew}",
    "notation-item": "'{name}' is no item; did you mean '{nearest}'?",
    "notation-words": "'{text}' is no decision: it should be like '{like}'",
    "illegal": "'{decision}' is refused ({atom}); legal now for {decides}: {legal}",
    "illegal-over": "'{decision}' is refused ({atom}): the game is over",
    "nothing-to-undo": "there is nothing to undo",
    "no-such-player": "there is no player '{player}'; the players are {players}",
    # Positions.
    "position-burning-flooded": "position: room {room} burns and is flooded; it can only be one of them (C9)",
    "position-low-high": "position: room {room} is at low and at high water; it can only be one of them",
    "position-opening": "position.opening: opening events are to come only with the option opening_events (O2)",
    "position-dead-abandoned": "{where}: a gnome is dead or has abandoned, not both",
    "position-abandoned": "{where}: with one or two players nobody can have abandoned (O7)",
    "position-gone": "{where}: a gnome that is dead or gone has no '{key}'",
    "position-stack": "{where}: should name each gnome on space {space} once: {gnomes}",
    "position-items": "{where}: there is no other {item}; the box holds {count}",
    "position-events": "{where}: '{card}' cannot lie there; the deck has no such card left",
    "position-removed": "{where}: '{card}' cannot have left the game; only a Respite does, with remove_respites (O1)",
    "position-over": "position: the game would be over; a position is the beginning of a turn",
    "logbook-item": "{where}: '{item}' is no item; did you mean '{nearest}'?",
    "logbook-event": "{where}: '{event}' is no event card; did you mean '{nearest}'?",
    # Logbooks.
    "logbook-not-read": "{reason}",
    "logbook-toml": "not TOML: {reason}",
    "logbook-key": "{where}: unknown key '{key}'; did you mean '{nearest}'?",
    "logbook-missing": "{where}: the key '{key}' is missing",
    "logbook-value": "{where}: {value!r} should be {like}",
    "logbook-format": "game.format: {value!r} is not known here; this program reads format 1",
    "logbook-line": "log line {line}: '{text}' should be a gnome, a colon and its decisions",
    "logbook-no-seed": "there is neither a position nor a seed to set the game up from",
    "logbook-decides": "'{move}': {gnome} does not decide here, {decides} does; legal now: {legal}",
    "logbook-place": "log line {line}: {gnome}: {reason}",
    "logbook-over": "'{move}': the game is over ({outcome})",
    "logbook-move": "'{move}': {reason}",
    "logbook-not-refused": "'! {move}': it should have been refused, but it is legal",
    # Bots.
    "bot-unknown": "there is no bot '{bot}'; did you mean '{nearest}'? (known: {known}, or path/to/file.py:Name)",
    "bot-import": "bot {bot}: cannot be loaded: {reason}",
    "bot-make": "bot {bot}: cannot be made: {reason}",
    "bot-settings": "bot {bot}: settings should be whole numbers above 0, like captain(rollouts=400)",
    "not-written": "{file}: cannot be written: {reason}",
}


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word nearest to an unknown one; empty only if none is known."""
    return next(iter(get_close_matches(str(word), list(known), n=1, cutoff=0.0)), "")


def one_line(text: str) -> str:
    """A text as a part of one line: line breaks and what cannot be printed are written as escapes."""
    return text if text.isprintable() else repr(text)[1:-1]


class _Line(Formatter):
    def format_field(self, value: object, spec: str) -> str:
        return one_line(format(value, spec))


def line(code: str, params: Mapping[str, object]) -> str:
    """The line of English for an error."""
    return _Line().vformat(MESSAGES[code], (), params)
