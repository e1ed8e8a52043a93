"""What each reader receives: the static facts of a table once, then what is new, the view, and the choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rednovember import data
from rednovember.engine.ids import ACTION_NAMES, DRAW, GNOMES_MAX, GNOMES_MIN, NO_FIX
from rednovember.engine.ruleset import Ruleset
from rednovember.errors import RedNovemberError
from rednovember.game.build_view import make_view
from rednovember.game.frozen import telling
from rednovember.game.names import Ending
from rednovember.game.perils import Peril, perils
from rednovember.game.views import View
from rednovember.game.visibility import Knowledge
from rednovember.table.build_choices import choices_of
from rednovember.table.choices import Choices
from rednovember.table.description import TableError
from rednovember.table.digest import Digest, digest_of
from rednovember.table.noted import Noted, Origin, noted, origin_of
from rednovember.table.standing import standing_facts
from rednovember.table.story import Happened, Reader, Sentence, happened, plotted_apart, sentences_of
from rednovember.table.table import START, Table
from rednovember.words import Words, WordsError, say_error
from rednovember.words.bundle import Bundle, load
from rednovember.words.choosing import ENGLISH
from rednovember.words.story import Plotted

VERSION: Final = 2  # of the wire; a change that an older client can't read increments it


@telling
class Boat:
    """The board, for drawing: hatches as "4-5", spaces with icons, places of actions, the lengths of the tracks.

    `purposes` are the rooms' own; `places` are the spaces of actions that are tied to some (the sea is 0). `starts`
    is the space where the Time Keepers of a crew of that size start.
    """

    board: str
    interior: tuple[str, ...]
    exterior: tuple[int, ...]
    purposes: dict[str, int]
    places: dict[str, tuple[int, ...]]
    first_space: int
    starts: dict[str, int]
    event_icons: tuple[int, ...]
    item_icons: tuple[int, ...]
    track_end: int
    resets: tuple[int, ...]
    intoxication: int
    draw_stores: int
    draw_cabin: int
    coffee_levels: int


@telling
class About:
    """What never changes at a table. `start` is the number of decisions of the logbook that it was created from."""

    version: int
    start: int
    gnomes: tuple[str, ...]
    players: tuple[str, ...]
    edition: str
    options: dict[str, bool]
    hidden_hands: bool
    take_back: str
    advice: bool
    treachery: bool
    boat: Boat


@telling
class Deciding:
    """Who decides next: a gnome, its player, and the bot if one controls it."""

    gnome: str
    player: str
    bot: str | None


@telling
class Ended:
    """How the game ended: `reason` is "won" or what lost the game.

    `undone` counts how often luck was undone that somebody had seen.
    """

    won: bool
    reason: Ending
    winners: tuple[str, ...]
    undone: int


@telling
class Message:
    """A message to a reader: the entries after `since` (None: everything from the set-up on), and the current state.

    `facts` and `story` are those of the entries; `origin` is where they begin, if that is the set-up. `perils` are the
    gnomes that die where they stand. `undo` is the earliest state that the reader may go back to.
    """

    version: int
    number: int
    since: int | None
    reader: str | None
    controllers: dict[str, str]
    entries: tuple[Noted, ...]
    facts: tuple[Happened, ...]
    story: tuple[Sentence, ...]
    view: View
    perils: tuple[Peril, ...]
    origin: Origin | None
    decisions: int
    deciding: Deciding | None
    choices: Choices | None
    undo: int | None
    ended: Ended | None


@telling
class Refused:
    """A refusal: its kind, its sentence, and the rule that forbids the request, if one does, by id and text."""

    version: int
    number: int
    kind: str
    text: str
    atom: str | None
    rule: str | None


def words_of(table: Table, language: str = "en") -> Words:
    """Return a language's words for this table's edition and board; English if there is no such language."""
    try:
        return Words(language, table.game.edition, board=table.game.board)
    except WordsError:
        return Words(edition=table.game.edition, board=table.game.board)


def _spoken(table: Table, language: str) -> Words:
    """The same, cached for all tables of that edition and board. Nobody may switch these to another language."""
    board_id = table.game.rules.board_id
    if board_id not in data.boards() or table.game.board is not data.board(board_id):
        return words_of(table, language)
    try:
        bundle = load(language)
    except WordsError:
        bundle = load(ENGLISH)
    key = (bundle, table.game.edition, board_id)
    if key not in _KEPT:
        _KEPT[key] = words_of(table, bundle.language)
    return _KEPT[key]


_KEPT: Final[dict[tuple[Bundle, str, str], Words]] = {}


def about(table: Table) -> About:
    """Return what never changes at a table, without seed and secret."""
    game, description = table.game, table.description
    rules, board = game.rules, game.board
    return About(
        version=VERSION,
        start=table.start,
        gnomes=game.gnomes,
        players=game.crew.players,
        edition=rules.edition,
        options=dict(rules.options),
        hidden_hands=rules.hidden_hands,
        take_back=description.take_back,
        advice=description.advice,
        treachery=description.treachery,
        boat=Boat(
            board=rules.board_id,
            interior=tuple(f"{a}-{b}" for a, b in rules.hatch_ends),
            exterior=tuple(board["hatches"]["exterior"]),
            purposes=dict(board["purposes"]),
            places=_places(rules),
            first_space=int(rules.first_space),
            starts={str(gnomes): int(rules.start[gnomes]) for gnomes in range(GNOMES_MIN, GNOMES_MAX + 1)},
            event_icons=_spaces(rules.event_icon),
            item_icons=_spaces(rules.item_icon),
            track_end=int(rules.track_end),
            resets=(int(rules.low_reset), int(rules.high_reset)),
            intoxication=int(rules.intoxication),
            draw_stores=int(rules.draw_stores),
            draw_cabin=int(rules.draw_cabin),
            coffee_levels=int(rules.coffee_levels),
        ),
    )


class Shared(NamedTuple):
    """The part of a message that all readers of a language and style share, unless hands are hidden."""

    entries: tuple[Noted, ...]
    facts: tuple[Happened, ...]
    story: tuple[Sentence, ...]
    known: Knowledge
    view: View
    perils: tuple[Peril, ...]
    origin: Origin | None
    plan: tuple[Plotted, ...]  # of the story


def shared(table: Table, reader: Reader, since: int | None = None, like: Shared | None = None) -> Shared:
    """Build the most expensive part of a message, which many readers share.

    `like` is the part for a reader who gets the same in another language or style: only the story is built again.
    """
    game = table.game
    if like is not None:
        return like._replace(story=sentences_of(_spoken(table, reader.language), like.plan, reader.style))
    if since is not None and not 0 <= since <= table.number:
        raise TableError("table-moment", most=table.number)
    first = START if since is None else since + 1
    facts: list[Happened] = []
    for number in range(first, table.number + 1):
        facts += happened(number, game.read_facts(table.told[number], reader.player))
    entries = enumerate(table.entries[max(0, first - 1) :], max(1, first))
    plan = plotted_apart(facts, standing_facts(table, first, len(facts)))
    known = game.knowledge(reader.player)
    return Shared(
        tuple(noted(table, number, entry, reader.player) for number, entry in entries),
        tuple(facts),
        sentences_of(_spoken(table, reader.language), plan, reader.style),
        known,
        make_view(known, game.crew, reader.player),
        perils(known.state, game.gnomes),
        origin_of(table, reader.player) if since is None else None,
        plan,
    )


def message(
    table: Table,
    reader: Reader = Reader(),  # noqa: B008 - immutable
    since: int | None = None,
    made: Shared | None = None,
) -> Message:
    """Build the message to a reader of everything after the entry `since`; without it, of everything.

    `made` is the shared part that was built for another reader who gets the same.
    """
    game = table.game
    part = shared(table, reader, since) if made is None else made
    decides = table.awaited is not None and table.awaited == reader.player
    return Message(
        version=VERSION,
        number=table.number,
        since=since,
        reader=reader.player,
        controllers=dict(table.leaders),
        entries=part.entries,
        facts=part.facts,
        story=part.story,
        view=part.view if part.view.player == reader.player else part.view.shown_to(reader.player),
        perils=part.perils,
        origin=part.origin,
        decisions=game.number,
        deciding=_deciding(table),
        choices=choices_of(game, table.number, part.known, part.view)
        if decides and table.awaited is not None
        else None,
        undo=None if reader.player is None else table.may_take_back(reader.player),
        ended=_ended(table),
    )


def digest(table: Table, reader: Reader) -> Digest:
    """Return what has changed since the reader's last turn."""
    return digest_of(table.game, reader.player, _spoken(table, reader.language))


def refused(table: Table, error: RedNovemberError, reader: Reader = Reader()) -> Refused:  # noqa: B008 - immutable
    """Return a refusal in the reader's language."""
    words = _spoken(table, reader.language)
    atom: Any = error.params.get("atom")
    rule = words.atom(atom) if isinstance(atom, str) else None
    text = say_error(words, error)
    return Refused(VERSION, table.number, error.kind, text, atom if rule is not None else None, rule)


def _deciding(table: Table) -> Deciding | None:
    gnome = table.decides
    return None if gnome is None else Deciding(gnome, table.player_of(gnome), table.leaders[gnome] or None)


def _ended(table: Table) -> Ended | None:
    outcome = table.game.outcome
    if outcome is None:
        return None
    return Ended(outcome.result == "won", outcome.reason or "won", outcome.winners, table.undone)


def _places(rules: Ruleset) -> dict[str, tuple[int, ...]]:
    """Return the spaces of actions that are tied to some (A9-A13, A16)."""
    places = {ACTION_NAMES[action]: (space,) for space, action in enumerate(rules.fix_at) if action != NO_FIX}
    return {**places, ACTION_NAMES[DRAW]: (int(rules.stores), int(rules.cabin))}


def _spaces(icons: Sequence[int]) -> tuple[int, ...]:
    return tuple(space for space in range(len(icons) - 1, -1, -1) if icons[space])
