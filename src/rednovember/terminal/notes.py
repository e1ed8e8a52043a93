"""Short notes beside each decision: its meaning, its cost, its risks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from rednovember.table import About, View
from rednovember.table.choices import Chance, Deed, Foreseen, Tool, Way
from rednovember.terminal.now import room_of_active
from rednovember.words import Words

TELL_ICONS: Final = ("wait", "done", "trade", "attack", "abandon")  # they end the turn, or nearly


class Notes:
    """Returns the meaning, cost and risks of decisions, in a few words each."""

    def __init__(self, words: Words, view: View, about: About) -> None:
        self.words = words
        self.view = view
        self.about = about

    # Choices.

    def way(self, way: Way) -> str:
        """Return the note on a route to a space."""
        words = self.words
        opened = [stage.decision.space for stage in way.stages if stage.decision.kind == "open"]
        via = [space for space in opened if space is not None and space not in (way.to, room_of_active(self.view))]
        notes = [words.place(way.to), self.minutes(way.minutes)]
        if via:
            notes.append(words.text("play-note-via", rooms=_row(via)))
        if way.items:
            notes.append(words.text("play-note-uses", items=words.items(way.items), count=len(way.items)))
        for level in range(3):
            rooms = [water.room for water in way.water if water.level == level]
            if rooms:
                notes.append(words.text("play-note-water", rooms=_row(rooms), level=level))
        if way.fires_out:
            notes.append(words.text("play-note-fire-out", rooms=_row(way.fires_out)))
        notes += self.met(way.events, way.item_icons)
        if way.burning:
            notes.append(words.text("play-note-burning"))
        return ", ".join(notes)

    def deed(self, deed: Deed) -> str:
        """Return the note on an action, with its range of minutes if it has one."""
        timed = deed.row[0].decision.minutes is not None
        return _joined(self.what(deed), *(self.range(deed) if timed else self.costs(deed.row[0])))

    def tool(self, tool: Tool) -> str:
        """Return what an item is good for."""
        what = self.words.text(
            f"play-item-{tool.item}",
            bonus=max((one.bonus for one in tool.helps), default=0),
            levels=self.about.boat.coffee_levels,
            icons=tool.icons,
            crazed=self.about.options["crazed_gnomes"],
        )
        return _joined(what, *self.costs(tool.use))

    def answer(self, one: Foreseen) -> str:
        """Return the note on a hatch to open, or on an answer to a question."""
        space = self.view.hatch if one.decision.kind == "enter" else one.decision.space
        what = self.words.find(f"play-note-{one.decision.kind}") or "" if space is None else self.words.place(space)
        return _joined(what, *self.costs(one))

    def end(self, one: Foreseen) -> str:
        """Return the note on the end of the turn."""
        return _joined(self.words.find(f"play-note-done-{self.view.phase}") or "", *self.costs(one))

    # Parts of notes.

    def what(self, deed: Deed) -> str:
        """Return what an action is for."""
        room = {} if deed.space is None else self.words.named("room", "room", deed.space)
        return self.words.find(f"play-note-{deed.action}", **room) or self.mends(deed)

    def mends(self, deed: Deed) -> str:
        """Return what a repair would fix: the track or the token."""
        notes = [] if deed.track is None else [f"{self.words.track(deed.track)} {self.view.tracks[deed.track]}"]
        notes += [f"{self.words.token(mend.token)} {mend.space}" for mend in deed.mends if mend.token is not None]
        return " + ".join(notes) or self.words.text("play-note-nothing-to-fix")

    def range(self, deed: Deed) -> list[str]:
        """Return the odds over a range of minutes, and after how many minutes icons are passed."""
        words, row = self.words, deed.row
        spans = [one.decision.minutes or 0 for one in row]
        notes = [words.text("play-note-range", first=spans[0], last=spans[-1])]
        if deed.extra:
            notes.append(words.text("play-note-extra", extra=deed.extra))
        if row[0].success is not None:
            notes.append(self.odds(deed, spans))
        notes += self.icons(spans, [one.events for one in row], "events")
        notes += self.icons(spans, [one.item_icons for one in row], "items")
        for name in dict.fromkeys(name for one in row for name in one.passes):
            least = next(span for span, one in zip(spans, row, strict=True) if name in one.passes)
            notes.append(words.text("play-note-passes-from", token=words.token(name), minutes=least))
        return notes + self.risks(row)

    def odds(self, deed: Deed, spans: Sequence[int]) -> str:
        """Return the odds of a fix-it action over its minutes."""
        words = self.words
        odds = {span: fraction(one.success or (0, 1)) for span, one in zip(spans, deed.row, strict=True)}
        if not any(odds.values()):
            return words.text("play-note-too-late")
        out = words.text("play-note-odds", bonus=deed.bonus)
        sure = next((span for span in spans if odds[span] == 1), 0)
        if sure and sure < spans[-1]:
            out += words.text("play-note-sure", minutes=sure)
        late = next((span for span in spans if odds[span] == 0), 0)
        if late:
            out += words.text("play-note-late-from", minutes=late)
        return out

    def icons(self, spans: Sequence[int], met: Sequence[tuple[int, ...]], kind: str) -> list[str]:
        """Return the icons passed at once, and after how many minutes there are more."""
        notes = []
        already = len(met[0])
        after: list[int] = []
        for span, icons in zip(spans[1:], met[1:], strict=True):
            if len(icons) > already + len(after):
                after += [span] * (len(icons) - already - len(after))
        if already:
            notes.append(self.words.text(f"play-note-{kind}", spaces=_row(met[0]), count=already))
        if after:
            notes.append(self.words.text(f"play-note-{kind}-from", minutes=_row(after), more=bool(already)))
        return notes

    def costs(self, one: Foreseen) -> list[str]:
        """Return the cost and risks of one decision."""
        words, kind = self.words, one.decision.kind
        notes = [self.minutes(one.minutes)] if one.minutes else []
        if kind in TELL_ICONS:
            notes += self.met(one.events, one.item_icons)
            if kind == "done" and not notes:
                notes.append(words.text("play-note-quiet"))
            notes += [words.text("play-note-passes", token=words.token(name)) for name in one.passes]
        return notes + self.risks([one])

    def risks(self, row: Sequence[Foreseen]) -> list[str]:
        """Return the risks of fainting, death, and losing the game."""
        words = self.words
        notes = []
        faint = max(fraction(one.faint) for one in row)
        if faint:
            notes.append(words.text("play-note-faint", percent=percent(faint)))
        deaths = [fraction(one.death) for one in row]
        if max(deaths):
            low, high = percent(min(deaths)), percent(max(deaths))
            notes.append(words.text("play-note-death", low=low, high=high, range="yes" if low != high else "no"))
        elif all(one.danger for one in row) and row[0].decision.kind != "use":
            notes.append(words.text("play-note-danger"))
        lost = dict.fromkeys(name for one in row for name in one.lost)
        return notes + [words.text("play-note-lost", token=words.token(name)) for name in lost]

    def met(self, events: Sequence[int], items: Sequence[int]) -> list[str]:
        """Return the icons that the Time Keeper would pass."""
        found = (("events", events), ("items", items))
        return [self.words.text(f"play-note-{kind}", spaces=_row(at), count=len(at)) for kind, at in found if at]

    def minutes(self, minutes: int) -> str:
        """Return a number of minutes."""
        return self.words.text("play-note-minutes", minutes=minutes)


def fraction(chance: Chance) -> Fraction:
    """Return a chance as a fraction."""
    return Fraction(*chance)


def percent(odds: Fraction) -> str:
    """Return a chance in whole per cent; values near 0 and 1 are never rounded to them."""
    whole = round(odds * 100)
    if whole == 0 and odds > 0:
        return "<1"
    return "99" if whole == 100 and odds < 1 else str(whole)


def _joined(*notes: str) -> str:
    return ", ".join(note for note in notes if note)


def _row(things: Sequence[int]) -> str:
    return ", ".join(str(thing) for thing in things)
