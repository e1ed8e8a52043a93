"""Writes a game as a logbook: its start, its used luck, its decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from rednovember import data
from rednovember.engine.ids import ITEM_NAMES
from rednovember.engine.ruleset import event_text
from rednovember.game.expect import final_position
from rednovember.game.toml import table_text

if TYPE_CHECKING:
    from rednovember.game.game import Game, LaidLuck

FORMAT: Final = 1


def logbook_text(
    game: Game,
    *,
    seed: bool = True,
    to_come: bool = True,
    bots: Mapping[str, str] | None = None,
    expect: bool = False,
    head: dict[str, Any] | None = None,
    undone: int = 0,
) -> str:
    """Return the text of a game's logbook; with `expect`, its current position as expectations.

    `undone` is how often luck was undone. Without `to_come` it only has luck that has been used, not scripted luck to
    come.
    """
    said = {"undone": undone} if undone else {}
    parts = [table_text("game", {**(head or {}), **game_table(game, seed, bots or {}), **said})]
    if game.rules.board_id not in data.boards():
        parts.append(table_text("board", board_table(game)))
    parts.append(table_text("position", position_table(game.start_position), ("gnomes",)))
    parts.append(table_text("luck", luck_table(game, to_come=to_come)))
    parts.append("[log]\nmoves = " + moves_text(game) + "\n")
    if expect:
        parts.append(table_text("expect", final_position(game), ("gnomes",)))
    return "\n".join(parts)


def game_table(game: Game, seed: bool, bots: Mapping[str, str]) -> dict[str, Any]:
    """Return who plays, and by which rules."""
    out: dict[str, Any] = {"format": FORMAT, "board": game.rules.board_id, "edition": game.rules.edition}
    out["gnomes"] = list(game.crew.gnomes)
    if game.crew.players != game.crew.gnomes:
        out["players"] = list(game.crew.players)
    if bots:
        out["bots"] = dict(bots)
    defaults = {name: option["default"] for name, option in data.options().items()}
    chosen = {name: value for name, value in game.rules.options.items() if value != defaults[name]}
    if chosen:
        out["options"] = chosen
    if seed and game.seed is not None:
        out["seed"] = game.seed
    return out


def board_table(game: Game) -> dict[str, Any]:
    """Return the user's own board, to be embedded."""
    return dict(game.board)


def position_table(position: dict[str, Any]) -> dict[str, Any]:
    """Return the start, without defaults."""
    plain = ("fires", "high_water", "low_water", "blocked", "tokens", "event_discard", "event_removed", "item_discard")
    out = {key: value for key, value in position.items() if value or key not in (*plain, "opening", "stack")}
    out["gnomes"] = {name: gnome_table(gnome) for name, gnome in position["gnomes"].items()}
    return out


def gnome_table(gnome: dict[str, Any]) -> dict[str, Any]:
    """Return a gnome, without defaults; one that abandoned its comrades isn't dead (P15)."""
    if not gnome["alive"]:
        return {"alive": False}
    if gnome["abandoned"]:
        return {"abandoned": True}
    return {key: value for key, value in gnome.items() if (value and key != "alive") or key in ("room", "time")}


def luck_table(game: Game, *, to_come: bool = True) -> dict[str, Any]:
    """Return every die and card so far, and the scripted ones that haven't been used yet."""
    fell, luck = game.luck_since(), game.luck
    if not to_come:
        return luck_words(fell)
    fell.dice += luck.dice[luck.next_die :]
    fell.events += luck.laid_events[luck.next_event :]
    fell.items += luck.laid_items[luck.next_item :]
    return luck_words(fell)


def luck_words(luck: LaidLuck) -> dict[str, Any]:
    """Return dice and cards as `[luck]` has them."""
    return {
        "dice": luck.dice,
        "events": [event_text(kind, number) for kind, number in luck.events],
        "items": [ITEM_NAMES[item] for item in luck.items],
    }


def moves_text(game: Game) -> str:
    """Return the decisions: a line for consecutive ones of a gnome, and a new line for each turn."""
    lines: list[str] = []
    last = -1
    for taken in game.history:
        if taken.gnome != last:
            lines.append(f"{game.crew.gnomes[taken.gnome]}: {taken.decision}")
        else:
            lines[-1] += f"; {taken.decision}"
        last = -1 if taken.decision.kind in ("done", "abandon") else taken.gnome
    if not lines:
        return '""'
    return '"""\n' + "\n".join(lines) + '\n"""'
