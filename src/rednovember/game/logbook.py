"""Reads logbooks: one text format for saved games, replays, puzzles, bug reports and tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rednovember.engine.ids import DIE_SIDES
from rednovember.engine.luck import Luck
from rednovember.errors import CrewError, LogbookError, LuckError, RedNovemberError
from rednovember.files import read_text
from rednovember.game.expect import check_expect
from rednovember.game.game import Game, LaidLuck
from rednovember.game.toml import TomlError, read_toml
from rednovember.game.values import (
    check_keys,
    event_in,
    items_in,
    list_in,
    table_in,
    texts_in,
    want,
    whole,
    whole_number,
)

MOST_LAID: Final = 5_000  # scripted dice, or cards of a kind: several times what the longest game uses
MOST_UNDONE: Final = 10**9
PARTS: Final = ("game", "board", "position", "luck", "log", "expect")
GAME_KEYS: Final = (
    "title",
    "source",
    "atoms",
    "format",
    "board",
    "edition",
    "gnomes",
    "players",
    "bots",
    "options",
    "seed",
    "undone",
)


@dataclass(slots=True)
class Logbook:
    """A parsed logbook: the game after its set-up, its decisions still to be played, and its expectations."""

    game: Game
    moves: str
    expect: Mapping[str, Any]
    head: Mapping[str, Any]
    text: str = ""
    luck_missing: bool = False  # neither a seed nor a position: its luck has to come from elsewhere
    _played: bool = False

    def play(self) -> Game:
        """Play the decisions, once, and return the game."""
        if self._played:
            return self.game
        self._played = True
        for line, gnome, text, refused in read_moves(self.moves):
            try:
                play_move(self.game, gnome, text, refused)
            except RedNovemberError as error:
                raise LogbookError("logbook-place", line=line, gnome=gnome, reason=error) from None
        return self.game


def read_logbook(text: str, *, seed: int | None = None, luck: Luck | None = None, fresh: bool = False) -> Logbook:
    """Read a logbook's text and set its game up; a seed or luck given here is used if it has no seed."""
    try:
        parts = read_toml(text)
    except TomlError as error:
        raise LogbookError("logbook-toml", reason=error) from None
    check_keys("logbook", parts, PARTS)
    for part in PARTS:
        table_in(part, parts.get(part, {}))
    if "game" not in parts:
        raise LogbookError("logbook-missing", where="logbook", key="game")
    head = parts["game"]
    check_head(head)
    own = head.get("seed")
    has_luck = own is not None or seed is not None or luck is not None or fresh
    if "position" not in parts and not has_luck:
        raise LogbookError("logbook-no-seed")
    log = parts.get("log", {})
    check_keys("log", log, ("moves",))
    moves = log.get("moves", "")
    want("log.moves", isinstance(moves, str), moves, "text")
    game = Game(
        head["gnomes"],
        players=head.get("players"),
        edition=head.get("edition", "revised"),
        options=head.get("options"),
        seed=own if own is not None else seed,
        board=board_of(parts),
        position=parts.get("position"),
        luck=luck if own is None else None,
        laid=read_luck(parts.get("luck", {})),
        fresh=fresh,
    )
    expect = parts.get("expect", {})
    check_expect(expect, game)
    return Logbook(game, moves, expect, head, text, luck_missing=own is None and "position" not in parts)


def check_head(head: Mapping[str, Any]) -> None:
    """Check the kinds of values in `[game]`."""
    check_keys("game", head, GAME_KEYS)
    if "gnomes" not in head:
        raise LogbookError("logbook-missing", where="game", key="gnomes")
    if whole_number("game.format", head.get("format", 1)) != 1:
        raise LogbookError("logbook-format", value=head["format"])
    for key in ("title", "source", "edition", "board"):
        want(f"game.{key}", isinstance(head.get(key, ""), str), head.get(key), "text")
    for key in ("gnomes", "players", "atoms"):
        texts_in(f"game.{key}", head.get(key, []))
    table_in("game.options", head.get("options", {}))
    for gnome, bot in table_in("game.bots", head.get("bots", {})).items():
        want(f"game.bots.{gnome}", isinstance(bot, str), bot, "text")
        if gnome not in head["gnomes"]:
            raise CrewError("notation-gnome", name=gnome, crew=", ".join(head["gnomes"]))
    whole_number("game.seed", head.get("seed", 0))
    whole("game.undone", head.get("undone", 0), 0, MOST_UNDONE)


def board_of(parts: Mapping[str, Any]) -> str | Mapping[str, Any] | None:
    """Return the board that a logbook names or contains."""
    name: str | None = parts["game"].get("board")
    own: Mapping[str, Any] | None = parts.get("board")
    if own is None:
        return name
    if name is not None and name != own.get("id"):
        raise LogbookError("logbook-value", where="game.board", value=name, like="own-board", board=own.get("id"))
    return own


def read_luck(table: Mapping[str, Any]) -> LaidLuck:
    """Read the scripted luck."""
    check_keys("luck", table, ("dice", "events", "items"))
    for key in ("dice", "events", "items"):
        found = list_in(f"luck.{key}", table.get(key, []))
        if len(found) > MOST_LAID:
            raise LogbookError("logbook-many", where=f"luck.{key}", count=len(found), most=MOST_LAID)
    return LaidLuck(
        dice=[whole("luck.dice", die, 1, DIE_SIDES) for die in table.get("dice", [])],
        events=[event_in("luck.events", card) for card in table.get("events", [])],
        items=items_in("luck.items", table.get("items", [])),
    )


def read_moves(moves: str) -> Iterator[tuple[int, str, str, bool]]:
    """Yield each decision of a log: its line, the gnome, the notation, and whether it is asserted to be refused."""
    for number, line in enumerate(moves.splitlines(), start=1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        gnome, colon, decisions = text.partition(":")
        if not colon:
            raise LogbookError("logbook-line", line=number, text=text)
        for decision in decisions.split(";"):
            words = " ".join(decision.split())
            if words:
                refused = words.startswith("!")
                yield number, gnome.strip(), words.removeprefix("!").strip(), refused


def play_move(game: Game, gnome: str, text: str, refused: bool) -> None:
    """Make one decision of a log, with the forced ones that were left out before it."""
    if gnome not in game.gnomes:
        raise LogbookError("notation-gnome", name=gnome, crew=", ".join(game.gnomes))
    decision = game.parse(text)
    while True:
        if game.over:
            if refused:
                return
            raise LogbookError("logbook-over", move=decision, outcome=game.outcome)
        mine = game.decides == gnome
        if refused and mine:
            if game.is_legal(decision):
                raise LogbookError("logbook-not-refused", move=decision)
            return
        forced = None if mine and game.is_legal(decision) else game.forced()
        if forced is None and not mine:
            legal = ", ".join(game.legal_words())
            raise LogbookError("logbook-decides", move=decision, gnome=gnome, decides=game.decides, legal=legal)
        move = forced or decision
        try:
            game.play(move)
        except LuckError as error:
            raise LogbookError("logbook-move", move=move, reason=error) from None
        if forced is None:
            return


def load(path: str | Path, *, seed: int | None = None, fresh: bool = False) -> Game:
    """Return the game of a logbook file, ready to continue. If the file has no seed, give one, or `fresh` luck."""
    return read_logbook(read_text(path), seed=seed, fresh=fresh).play()
