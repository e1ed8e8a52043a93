"""The description of a table: who plays, the rules, the luck, and what the table allows.

`read_description` is the only reader. The command line, the set-up questions, the lab, a logbook's `[game]` and a
server's requests all give it the same plain data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from rednovember import data
from rednovember.engine.journal import Journal
from rednovember.engine.keyed import LEAST_BYTES, MOST_BYTES
from rednovember.engine.luck import Luck
from rednovember.errors import CrewError, RedNovemberError, near
from rednovember.game.crew import USUAL_NAMES, Crew, make_crew
from rednovember.game.game import Game
from rednovember.game.rules import complete_options, make_rules

TAKE_BACK: Final = ("never", "unrevealed", "free")
USUAL_GNOMES: Final = 4
SEED_BITS: Final = 62  # of a new seed, drawn by whoever creates the table
MOST_SEED_BITS: Final = 4096  # a longer number can't be printed: Python refuses 4300 digits and more
KEYS: Final = (
    "gnomes",
    "players",
    "bots",
    "edition",
    "options",
    "board",
    "seed",
    "secret",
    "take_back",
    "advice",
    "treachery",
)


class TableError(RedNovemberError):
    """An invalid description, or a request that the table refuses."""


@dataclass(frozen=True, slots=True)
class Description:
    """A table. `players[i]` controls `gnomes[i]`, unless `bots` names a bot for that gnome, with its settings.

    Luck comes from `seed`, or from `secret` (hexadecimal, at least 128 bits), or is passed in. `take_back` is never,
    unrevealed (one's own decisions while nothing has been seen since) or free. With `treachery` bots may attack and
    abandon others.
    """

    gnomes: tuple[str, ...]
    players: tuple[str, ...]
    bots: Mapping[str, str] = field(default_factory=dict)
    edition: str = "revised"
    options: Mapping[str, bool] = field(default_factory=dict)
    board: str | Mapping[str, Any] = data.NEWEST_BOARD
    seed: int | None = None
    secret: str | None = field(default=None, repr=False)
    take_back: str = "free"
    advice: bool = True
    treachery: bool = False

    @property
    def crew(self) -> Crew:
        """Gnomes and players as the game knows them."""
        return make_crew(self.gnomes, self.players)

    @property
    def people(self) -> tuple[str, ...]:
        """The players who control at least one gnome themselves."""
        leaders = zip(self.gnomes, self.players, strict=True)
        return tuple(dict.fromkeys(player for gnome, player in leaders if gnome not in self.bots))

    def as_table(self) -> dict[str, Any]:
        """Return the description as plain data, including seed and secret; `read_description` reads it back."""
        return {name: _plain(getattr(self, name)) for name in KEYS}


def new_game(
    table: Description,
    *,
    seed: int | None = None,
    luck: Luck | None = None,
    fresh: bool = False,
    journal: Journal | None = None,
) -> Game:
    """Start the game of a table. A seed given here replaces the table's own; `journal` is as in `Game`."""
    return Game(
        table.gnomes,
        players=table.players,
        edition=table.edition,
        options=table.options,
        board=table.board,
        seed=table.seed if seed is None else seed,
        luck=luck,
        fresh=fresh,
        journal=journal,
    )


def read_description(table: Mapping[str, object]) -> Description:
    """Read and check a description from plain data, in which only `gnomes` is required.

    `gnomes` are names, or a number; there may be fewer `players`, who then get several gnomes each, in turn.
    """
    if not isinstance(table, Mapping):
        raise TableError("table-none")
    for key in table:
        if key not in KEYS:
            raise TableError("table-key", key=key, nearest=near(str(key), KEYS), known=", ".join(KEYS))
    given = {key: value for key, value in table.items() if value is not None}
    gnomes = read_gnomes(given.get("gnomes", USUAL_GNOMES))
    bots = read_bots(given.get("bots", {}), gnomes)
    crew = make_crew(gnomes, read_texts("players", given["players"]) if "players" in given else None)
    options = read_options(given.get("options", {}))
    seed = given.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int | None):
        raise CrewError("seed", value=seed)
    if seed is not None and seed.bit_length() > MOST_SEED_BITS:
        raise TableError("table-seed", most=MOST_SEED_BITS)
    out = Description(
        gnomes=crew.gnomes,
        players=crew.players,
        bots=bots,
        edition=read_text("edition", given.get("edition", "revised")),
        options=complete_options(options),
        board=read_board(given.get("board", data.NEWEST_BOARD)),
        seed=seed,
        secret=read_secret(given.get("secret")),
        take_back=read_take_back(given.get("take_back")),
        advice=read_truth("advice", given.get("advice", True)),
        treachery=read_truth("treachery", given.get("treachery", False)),
    )
    rules = make_rules(out.board, out.edition, out.options)
    if "take_back" not in given and rules.hidden_hands and len(out.people) > 1:
        return replace(out, take_back="unrevealed")  # with hidden hands, what has been seen can't be undone
    return out


def read_gnomes(value: object) -> list[str]:
    """Read gnomes by name, or a number of gnomes with default names."""
    if isinstance(value, int) and not isinstance(value, bool):
        if not 0 <= value <= len(USUAL_NAMES):
            raise CrewError("crew-size", count=value)
        return list(USUAL_NAMES[:value])
    return read_texts("gnomes", value)


def read_bots(value: object, gnomes: Sequence[str]) -> dict[str, str]:
    """Read which bot controls which gnome. Returns them in seat order."""
    if not isinstance(value, Mapping) or not all(isinstance(bot, str) and bot.strip() for bot in value.values()):
        raise TableError("table-value", key="bots", value=value, like="bots")
    for gnome in value:
        if gnome not in gnomes:
            raise CrewError("notation-gnome", name=gnome, crew=", ".join(gnomes))
    return {gnome: value[gnome].strip() for gnome in gnomes if gnome in value}


def read_options(value: object) -> Mapping[str, object]:
    """Read options with their values, or as a list (`NAME`, `NAME=true`, `NAME=false`)."""
    if isinstance(value, Mapping):
        return value
    out: dict[str, object] = {}
    for word in read_texts("options", value):
        name, equals, said = word.partition("=")
        if equals and said not in ("true", "false"):
            raise CrewError("option-value", option=name, value=said)
        out[name] = said != "false"
    return out


def read_board(value: object) -> str | Mapping[str, Any]:
    """Read a board's id, or a custom board."""
    if isinstance(value, str | Mapping):
        return value
    raise TableError("table-value", key="board", value=value, like="board")


def read_secret(value: object) -> str | None:
    """Read a secret of enough bits, in hexadecimal digits."""
    if value is None:
        return None
    try:
        if not isinstance(value, str) or not LEAST_BYTES <= len(bytes.fromhex(value)) <= MOST_BYTES:
            raise ValueError
    except ValueError:
        raise TableError("table-secret", least=8 * LEAST_BYTES, most=8 * MOST_BYTES) from None  # errors never show it
    return value


def read_take_back(value: object) -> str:
    """Read how much may be undone."""
    if value is None:
        return "free"
    if value not in TAKE_BACK:
        raise TableError("table-take-back-value", value=value, known=", ".join(TAKE_BACK))
    return str(value)


def read_text(key: str, value: object) -> str:
    """Read a text."""
    if not isinstance(value, str):
        raise TableError("table-value", key=key, value=value, like="text")
    return value


def read_texts(key: str, value: object) -> list[str]:
    """Read a list of texts."""
    if not isinstance(value, list | tuple) or not all(isinstance(text, str) for text in value):
        raise TableError("table-value", key=key, value=value, like="texts")
    return list(value)


def read_truth(key: str, value: object) -> bool:
    """Read a Boolean."""
    if not isinstance(value, bool):
        raise TableError("table-value", key=key, value=value, like="truth")
    return value


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return dict(value)
    return list(value) if isinstance(value, tuple) else value
