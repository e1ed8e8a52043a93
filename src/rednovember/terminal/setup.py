"""The set-up of a game: from the command line, from questions, or from a logbook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from secrets import randbits
from typing import Any

from rednovember.arguments import find_board
from rednovember.files import read_text
from rednovember.table import Table, check_bots, check_trusted, read_description, table_of
from rednovember.table.crew_text import Seat, chosen_bots, crew_of, read_crew, split_names, usual_crew
from rednovember.table.description import SEED_BITS, USUAL_GNOMES
from rednovember.table.vocabulary import EDITIONS
from rednovember.terminal.questions import Questions
from rednovember.terminal.saving import last_game
from rednovember.terminal.screen import Screen
from rednovember.words import LIVELY, Words


@dataclass(slots=True)
class GameSetup:
    """What the command line says; None means that it leaves something open."""

    origin: str | None = None
    crew: str | None = None
    gnomes: int | None = None
    players: str | None = None
    edition: str | None = None
    options: Sequence[str] = ()
    seed: int | None = None
    board: str | None = None
    save: str | None = None
    as_list: bool = False
    bots: str | None = None  # who controls which gnome: `Boris:bosun,Cyril:captain`
    bot: str | None = None  # the bot for all gnomes but the first
    treacherous: bool = False
    pace: float | None = None
    style: str = LIVELY

    @property
    def sets_up(self) -> bool:
        """Whether it sets anything that a logbook would set itself."""
        said = (self.crew, self.gnomes, self.players, self.edition, self.board)
        return bool(self.options) or any(value is not None for value in said)

    @property
    def is_plain(self) -> bool:
        """Whether it sets anything that only the terminal has."""
        return self.as_list or self.save is not None or self.pace is not None or self.style != LIVELY

    @property
    def says_anything(self) -> bool:
        """Whether it says who plays or by which rules."""
        return self.sets_up or self.bots is not None or self.bot is not None


@dataclass(slots=True)
class PreparedTable:
    """A table that is ready to play. `open_future`: the players may know the seed.

    `origin` is the logbook that it continues, `bots_before` are the bots named there.
    """

    table: Table
    open_future: bool = True
    resumed: bool = False
    origin: str | None = None
    bots_before: Mapping[str, str] = field(default_factory=dict)


def lay_table(wanted: GameSetup, screen: Screen, words: Words, teach: Callable[[], None]) -> PreparedTable:
    """Create the table, asking for what is open if somebody is there; they may choose a lesson first."""
    if wanted.origin is not None:
        return resume(wanted)
    ask = Questions(screen, words) if screen.asks else None
    if ask and not wanted.says_anything:
        while (start := ask.start(last := last_game())) == "learn":
            teach()
        if start == "last" and last is not None:
            return resume(replace(wanted, origin=last[0]))
        if start == "now":
            wanted = replace(wanted, crew=ask.quick_crew(), edition=EDITIONS[0])
            return laid_from(wanted, crew_and_players(wanted, None, words), list(wanted.options))
    said = crew_and_players(wanted, ask, words)
    said["edition"] = wanted.edition
    if wanted.edition is None:
        said["edition"] = ask.edition() if ask else EDITIONS[0]
    return laid_from(wanted, said, ask.options() if ask and not wanted.options else list(wanted.options))


def laid_from(wanted: GameSetup, said: dict[str, Any], options: object) -> PreparedTable:
    """Create a table for a new game."""
    said.setdefault("edition", wanted.edition)
    said["options"] = options
    said["board"] = find_board(wanted.board)
    said["seed"] = randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    description = read_description({**said, "treachery": wanted.treacherous})
    return PreparedTable(Table(description), open_future=wanted.seed is not None or len(description.people) <= 1)


def resume(wanted: GameSetup) -> PreparedTable:
    """Continue a logbook with its bots, unless the command line names others; with new luck if it has no seed."""
    text = read_text(wanted.origin or "")
    seed = randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    table = table_of(text, seed=seed, treachery=wanted.treacherous)
    before = table.description.bots
    kept: Mapping[str, str] = {} if wanted.bot is not None else before
    seats = [Seat(gnome, kept.get(gnome, "")) for gnome in table.leaders]
    bots = chosen_bots(seats, wanted.bots, wanted.bot)
    named = [seat.gnome for seat in read_crew(wanted.bots or "")]
    check_trusted(bots, table.leaders if wanted.bot is not None else named)
    check_bots(bots, treachery=wanted.treacherous)
    if bots != before:
        described = {**table.description.as_table(), "bots": bots, "take_back": None}
        table = Table(read_description(described), logbook=table.logbook or "")
    known = wanted.seed is not None or table.description.seed != seed  # it is the logbook's own
    return PreparedTable(table, known or len(table.people) <= 1, True, wanted.origin, before)


def same_again(laid: PreparedTable) -> PreparedTable:
    """Create a new game for the same crew with the same bots and new luck."""
    description = replace(laid.table.description, seed=randbits(SEED_BITS), bots=bots_now(laid.table))
    return PreparedTable(Table(description), open_future=len(description.people) <= 1)


def bots_now(table: Table) -> dict[str, str]:
    """Return the bots that control a gnome now."""
    return {gnome: bot for gnome, bot in table.leaders.items() if bot}


def crew_and_players(wanted: GameSetup, ask: Questions | None, words: Words) -> dict[str, Any]:
    """Return the gnomes, the players (one each, or fewer who take turns), and the bots.

    With bots at the table each gnome has its own player, unless the command line says who controls it.
    """
    players = split_names(wanted.players) if wanted.players is not None else None
    if wanted.crew is not None:
        seats = read_crew(wanted.crew)
    elif wanted.gnomes is not None:
        seats = usual_crew(wanted.gnomes)
    elif players is not None and len(players) > 1:
        seats = crew_of(players) if len(players) > 2 else usual_crew(USUAL_GNOMES)
    else:
        seats = ask.crew() if ask else usual_crew(USUAL_GNOMES)
    gnomes = [seat.gnome for seat in seats]
    bots = chosen_bots(seats, wanted.bots, wanted.bot)
    named = {seat.gnome: seat.bot for seat in read_crew(wanted.bots or "")}
    check_bots({**bots, **named}, treachery=wanted.treacherous)  # a new game has no bots to remove
    if players is None and bots:
        players = gnomes
    elif players is None:
        players = ask.players(len(seats)) if ask else []
    return {"gnomes": gnomes, "players": players or [words.text("play-solo-name")], "bots": bots}
