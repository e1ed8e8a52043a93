"""The bosun's weights: data, tuned by `tools/tune_bosun.py`. Scores are in millionths of a lost boat."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from rednovember.engine.ids import ITEM_NAMES, SPACES

NAMES: Final = (
    "minute",
    "minute_late",
    "track_near",
    "track_far",
    "near_events",
    "far_events",
    "asphyxiation",
    "heat",
    "pressure",
    "token",
    "token_slack",
    "passing",
    "kraken",
    "kraken_slack",
    "fire_system",
    "pump",
    "pump_system",
    "unblock",
    "unblock_cut_off",
    "unblock_system",
    "draw_stores",
    "draw_cabin",
    "draw_full_hand",
    "death",
    "faint",
    "charm_icons",
    "escape",
    "cover_engine",
    "cover_pumps",
    "cover_missiles",
    *(f"item_{name}" for name in ITEM_NAMES),
    *(f"room_{space}" for space in range(SPACES)),
    *(f"fire_{room}" for room in range(1, SPACES)),
)


NOT_TUNED: Final = 0  # of an item or a room that the weights have not been tuned for


class Weights:
    """The weights as named integers."""

    def __init__(self, values: list[int]) -> None:
        assert len(values) == len(NAMES)
        place = dict(zip(NAMES, values, strict=True))
        self.values = values
        self.minute: int = place["minute"]
        self.minute_late: int = place["minute_late"]
        self.track_near: int = place["track_near"]
        self.track_far: int = place["track_far"]
        self.near_events: int = place["near_events"]
        self.far_events: int = place["far_events"]
        self.tracks: list[int] = [place["asphyxiation"], place["heat"], place["pressure"]]
        self.token: int = place["token"]
        self.token_slack: int = max(1, place["token_slack"])
        self.passing: int = place["passing"]
        self.kraken: int = place["kraken"]
        self.kraken_slack: int = max(1, place["kraken_slack"])
        self.fire_system: int = place["fire_system"]
        self.pump: int = place["pump"]
        self.pump_system: int = place["pump_system"]
        self.unblock: int = place["unblock"]
        self.unblock_cut_off: int = place["unblock_cut_off"]
        self.unblock_system: int = place["unblock_system"]
        self.draw_stores: int = place["draw_stores"]
        self.draw_cabin: int = place["draw_cabin"]
        self.draw_full_hand: int = place["draw_full_hand"]
        self.death: int = place["death"]
        self.faint: int = place["faint"]
        self.charm_icons: int = place["charm_icons"]
        self.escape: int = place["escape"]
        self.cover: list[int] = [place["cover_engine"], place["cover_pumps"], 0, place["cover_missiles"]]
        self.items: list[int] = [place[f"item_{name}"] for name in ITEM_NAMES]
        self.fires: list[int] = [0, *(place[f"fire_{room}"] for room in range(1, SPACES))]
        self.rooms: list[int] = [place[f"room_{space}"] for space in range(SPACES)]


@cache
def load_weights() -> Weights:
    """Load the weights that come with the game."""
    text = files("rednovember.bots.bosun").joinpath("weights.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)["weights"]
    return Weights([int(table.get(name, NOT_TUNED)) for name in NAMES])
