"""The state of the game in lines: rooms, Disaster Tracks, tokens, the Time Track, the crew and its hands."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Final

from rednovember.table import Boat, GnomeView, View
from rednovember.table.vocabulary import ROOMS
from rednovember.terminal.boat import draw, drawable, has_hatch, hatch_name
from rednovember.terminal.compact import DECADE, Compact, stacks
from rednovember.terminal.screen import Screen
from rednovember.words import Words

ROOMY: Final = (100, 40)  # a screen of this size needs no saving of space


class Status:
    """Shows a view on a screen, as a drawing or as a list."""

    def __init__(self, screen: Screen, words: Words, boat: Boat) -> None:
        self.screen = screen
        self.words = words
        self.plan = boat
        self.compact = Compact(screen, words, boat)

    @property
    def draws(self) -> bool:
        """Whether to draw the boat and the Time Track: there is room, and every hatch has its place."""
        return self.screen.draws and drawable(self.plan) and self.plan.first_space <= DECADE * 6

    @property
    def roomy(self) -> bool:
        """Whether there is more room than 80 columns and 24 lines; a pipe has any number of lines."""
        columns, lines = ROOMY
        tall = not self.screen.is_terminal or shutil.get_terminal_size((80, 24)).lines >= lines
        return self.screen.width >= columns and tall

    def everything(self, view: View) -> None:
        """Print the boat, the tracks, the tokens, the time, the crew."""
        if self.draws and not self.roomy:
            self.compact.look(view, " ".join(self.tracks(view)), self.tokens(view), self.cards(view))
            return
        self.screen.say()
        self.boat(view)
        self.screen.say()
        for line in self.tracks(view):
            self.screen.say(line)
        if view.tokens:
            self.screen.say(self.tokens(view), "bad")
        self.screen.say()
        self.time(view)
        self.screen.say()
        for gnome in view.gnomes:
            self.screen.say(self.gnome(gnome, view), indent=2)
        self.screen.say(self.cards(view), "dim")

    def now(self, view: View) -> None:
        """Print what matters now, on one screen; as a list, only the rooms that matter."""
        turn = self.turn(view)
        if self.draws:
            self.compact.status(view, turn, " ".join(self.tracks(view)), self.tokens(view))
            return
        self.screen.say(turn, "heading", indent=2)
        self.rooms(view, [room for room in (*range(1, ROOMS + 1), 0) if matters(room, view)])
        for line in self.tracks(view):
            self.screen.say(line)
        if view.tokens:
            self.screen.say(self.tokens(view), "bad", indent=2)
        self.time(view)
        for gnome in view.gnomes:
            self.screen.say(self.gnome(gnome, view), indent=2)

    def boat(self, view: View) -> None:
        """Print the boat, drawn if there is room and every hatch has its place."""
        if self.draws and not self.roomy:
            self.compact.boat(view)
        elif self.draws:
            self.screen.rows(draw(view, self.plan, self.words, fancy=self.screen.unicode))
        else:
            self.rooms(view, [*range(1, ROOMS + 1), 0])

    def rooms(self, view: View, rooms: list[int]) -> None:
        """Print rooms in words."""
        for room in rooms:
            line = self.room(room, view)
            if line:
                self.screen.say(line, indent=2)

    def turn(self, view: View) -> str:
        """Return whose turn it is, and who has to decide what."""
        return self.words.text(
            "play-turn",
            active=view.active,
            decides=view.decides,
            other=view.decides not in (view.active, None),
            over=view.phase == "over",
            phase=self.words.phase(view.phase),
            ghost=view.ghost,
        )

    def short(self, view: View) -> None:
        """Print what a player needs at the beginning of a turn, in a few lines."""
        self.screen.say(next(self.gnome(gnome, view) for gnome in view.gnomes if gnome.name == view.active), indent=2)
        tracks = [f"{self.words.track(name)} {space}" for name, space in view.tracks.items()]
        parts = [", ".join(tracks)]
        hazards = (("fires", view.fires), ("high", view.high_water), ("low", view.low_water))
        parts += [self.words.text(f"play-short-{name}", rooms=_row(rooms)) for name, rooms in hazards if rooms]
        if view.blocked:
            parts.append(self.words.text("play-short-blocked", hatches=_row(view.blocked)))
        self.screen.say("; ".join(parts) + ".", "dim")
        if view.tokens:
            self.screen.say(self.tokens(view), "bad")

    # Parts.

    def room(self, room: int, view: View) -> str:
        """Return a room in words: its hazard, its gnomes, its hatches."""
        gnomes = [
            self.words.text("play-name-fainted", gnome=gnome.name) if gnome.fainted else gnome.name
            for gnome in view.gnomes
            if gnome.alive and not gnome.abandoned and gnome.room == room
        ]
        if room == 0 and not gnomes:
            return ""
        kinds = {"fire": view.fires, "high": view.high_water, "low": view.low_water}
        hazard = next((name for name, rooms in kinds.items() if room in rooms), "none")
        hatches = [self.hatch(room, to, view) for to in range(ROOMS + 1) if has_hatch(self.plan, room, to)]
        return self.words.text(
            "play-room",
            number=room,
            purpose=room in self.plan.purposes.values(),
            place=self.words.place(room),
            hazard=hazard,
            gnomes=self.words.joined(gnomes),
            crowd=len(gnomes),
            hatches=", ".join(hatches),
        )

    def hatch(self, room: int, to: int, view: View) -> str:
        """Return where a hatch leads, and whether it is blocked."""
        if hatch_name(room, to) in view.blocked:
            return self.words.text("play-hatch-blocked", room=to)
        return self.words.room(0) if to == 0 else str(to)

    def tracks(self, view: View) -> Iterator[str]:
        """Yield the Disaster Tracks, side by side or below each other."""
        end, star = self.plan.track_end, self.plan.resets[-1]
        lines = []
        for name, space in view.tracks.items():
            bar = "".join("#" if n <= space else "*" if n == star else "." for n in range(1, end + 1))
            name = self.words.track(name)
            if self.draws:
                lines.append(f"{name} [{bar}] {space}")
            else:
                lines.append(self.words.text("play-track", track=name, space=space, end=end))
        if self.draws:
            yield "   ".join(lines)
        else:
            yield from lines

    def tokens(self, view: View) -> str:
        """Return the Destruction tokens on the Time Track."""
        named = [
            self.words.text("play-token", token=self.words.token(name), space=space)
            for name, space in view.tokens.items()
        ]
        return self.words.text("play-tokens", tokens=self.words.joined(named))

    def time(self, view: View) -> None:
        """Print the Time Track: a strip with everything on it, or the stacks in words."""
        if self.draws:
            for line in self.compact.stacked(view):
                self.screen.write(line)
        else:
            last = max((gnome.time for gnome in view.gnomes), default=0)
            events = _row(tuple(space for space in self.plan.event_icons if space < last))
            items = _row(tuple(space for space in self.plan.item_icons if space < last))
            nothing = self.words.text("list-none")
            self.screen.say(self.words.text("play-icons", events=events or nothing, items=items or nothing), indent=2)
        order = [f"{name} {space}" for space, names in stacks(view) if space for name in reversed(names)]
        listed = ", ".join(order) or self.words.text("list-none")
        told = self.words.text("play-time", order=listed, ghost=view.ghost, tokens=len(view.tokens))
        self.screen.say(told, indent=2)

    def gnome(self, gnome: GnomeView, view: View) -> str:
        """Return a gnome in one line: place, time, intoxication, and hand."""
        state = "dead" if not gnome.alive else "abandoned" if gnome.abandoned else "aboard"
        return self.words.text(
            "play-gnome",
            mark="*" if gnome.name == view.active and view.phase != "over" else "-",
            gnome=gnome.name,
            player=gnome.player,
            led="yes" if gnome.player != gnome.name and len({other.player for other in view.gnomes}) > 1 else "no",
            state=state,
            fainted=gnome.fainted,
            time=gnome.time,
            room=gnome.room,
            place=self.words.room(gnome.room),
            intoxication=gnome.intoxication,
            known=gnome.items is not None,
            items=self.words.items(gnome.items or ()),
            cards=gnome.cards,
        )

    def hand(self, gnome: GnomeView) -> str:
        """Return a gnome's hand, with the words that use its items."""
        spelled = ", ".join(dict.fromkeys(gnome.items or ()))
        return self.words.text(
            "play-hand",
            gnome=gnome.name,
            known=gnome.items is not None,
            items=self.words.items(gnome.items or ()),
            spelled=spelled or "none",
            cards=gnome.cards,
        )

    def cards(self, view: View) -> str:
        """Return the number of cards in each pile."""
        return self.words.text(
            "play-cards",
            events=len(view.event_deck),
            discarded=len(view.event_discard),
            items=view.items_in_deck,
            stash=view.stash,
        )


def _row(things: tuple[object, ...]) -> str:
    return ", ".join(str(thing) for thing in things)


def matters(room: int, view: View) -> bool:
    """Return whether a room has a hazard, a gnome or a blocked hatch."""
    blocked = any(str(room) in hatch.split("-") for hatch in view.blocked)
    gnomes = any(gnome.room == room and gnome.alive and not gnome.abandoned for gnome in view.gnomes)
    return gnomes or blocked or room in (*view.fires, *view.low_water, *view.high_water)
