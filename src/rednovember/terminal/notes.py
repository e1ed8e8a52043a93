"""Short notes beside each decision: what it means, what it costs, what it risks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from rednovember.engine.ids import ITEM_NAMES
from rednovember.engine.updates import icons_ahead
from rednovember.game.forecast import Forecast
from rednovember.game.game import Game
from rednovember.game.routes import Route
from rednovember.words import Words

ACTIONS: Final = ("extinguish", "pump", "unblock", "fix", "stop", "kill", "draw")
MENDS: Final = {  # the Disaster Track and the Destruction token of each repair
    "fix engine": ("pressure", "crushed"),
    "fix pumps": ("asphyxiation", "asphyxiated"),
    "fix reactor": ("heat", ""),
    "stop missiles": ("", "missiles"),
    "kill kraken": ("", "kraken"),
}


def takes_minutes(key: str) -> bool:
    """Whether a decision is an action with a choice of minutes."""
    return key.partition(" ")[0] in ACTIONS


class Notes:
    """What decisions mean, cost and risk, in a few words each."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    # Moves.

    def route(self, route: Route) -> str:
        """A way to a space."""
        words = self.words
        here = self.game.state.room[self.game.state.active]
        via = [to for to in route.hatches if to not in (route.to, here)]
        notes = [words.place(route.to), self.minutes(route.minutes)]
        if via:
            notes.append(words.text("play-note-via", rooms=_row(via)))
        if route.items:
            notes.append(words.text("play-note-uses", items=words.items(route.items)))
        for level in range(3):
            rooms = [room for room, after in route.water if after == level]
            if rooms:
                notes.append(words.text("play-note-water", rooms=_row(rooms), level=level))
        if route.fires_out:
            notes.append(words.text("play-note-fire-out", rooms=_row(route.fires_out)))
        there = self.game.state.copy()
        there.ghost = route.ghost
        notes += self.met(*icons_ahead(there))
        if route.burning:
            notes.append(words.text("play-note-burning"))
        return ", ".join(notes)

    # Decisions.

    def decision(self, key: str, group: list[Forecast]) -> str:
        """A decision, or a range of minutes of one."""
        notes = [self.what(key), *(self.range(group) if takes_minutes(key) else self.costs(group[0]))]
        return ", ".join(part for part in notes if part)

    def what(self, key: str) -> str:
        """What the words of a decision mean, where they do not say it themselves."""
        words = self.words
        verb, _, rest = key.partition(" ")
        if verb == "use":
            return self.item(rest)
        if verb in ("open", "spread", "block"):
            return words.place(0 if rest == "sea" else int(rest))
        if verb == "unblock":
            return words.text("play-note-unblock", room=words.room(int(rest)))
        if verb == "enter":
            return words.place(int(self.game.state.hatch))
        if key in MENDS:
            return self.mends(key)
        if verb == "done":
            return words.find(f"play-note-done-{self.game.view().phase}") or ""
        return words.find(f"play-note-{verb}") or ""

    def item(self, name: str) -> str:
        """What an item is good for."""
        rules = self.game.rules
        return self.words.text(
            f"play-item-{name}",
            bonus=rules.item_bonus[ITEM_NAMES.index(name)],
            levels=int(rules.coffee_levels),
            icons=int(rules.charm_icons),
            crazed=self.game.options["crazed_gnomes"],
        )

    def mends(self, key: str) -> str:
        """What a repair would mend: the track or the token."""
        view = self.game.view()
        track, token = MENDS[key]
        notes = []
        if track:
            notes.append(f"{self.words.track(track)} {view.tracks[track]}")
        if token in view.tokens:
            notes.append(f"{self.words.token(token)} {view.tokens[token]}")
        return " + ".join(notes) or self.words.text("play-note-nothing-to-fix")

    def range(self, group: list[Forecast]) -> list[str]:
        """A range of minutes: the odds, and after how many minutes what would be met."""
        words = self.words
        spans = [int(str(one.decision).rpartition(" ")[2]) for one in group]
        first = group[0]
        notes = [words.text("play-note-range", first=spans[0], last=spans[-1])]
        extra = first.minutes - spans[0]
        if extra:
            notes.append(words.text("play-note-extra", extra=extra))
        if first.success is not None:
            notes.append(self.odds(spans, [one.success or Fraction(0) for one in group]))
        notes += self.icons(spans, [one.event_icons for one in group], "events")
        notes += self.icons(spans, [one.item_icons for one in group], "items")
        for name in dict.fromkeys(name for one in group for name in one.tokens):
            least = next(span for span, one in zip(spans, group, strict=True) if name in one.tokens)
            notes.append(words.text("play-note-passes-from", token=words.token(name), minutes=least))
        return notes + self.risks(group)

    def odds(self, spans: list[int], successes: list[Fraction]) -> str:
        """The odds of a fix-it action over its minutes."""
        words = self.words
        if not any(successes):
            return words.text("play-note-too-late")
        bonus = int(successes[0] * 10) - spans[0]
        out = words.text("play-note-odds", bonus=bonus)
        sure = next((span for span, odds in zip(spans, successes, strict=True) if odds == 1), 0)
        if sure and sure < spans[-1]:
            out += words.text("play-note-sure", minutes=sure)
        late = next((span for span, odds in zip(spans, successes, strict=True) if odds == 0), 0)
        if late:
            out += words.text("play-note-late-from", minutes=late)
        return out

    def icons(self, spans: list[int], met: list[tuple[int, ...]], kind: str) -> list[str]:
        """Icons met at once, and after how many minutes there would be more."""
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

    def costs(self, one: Forecast) -> list[str]:
        """What one decision costs and risks."""
        words = self.words
        notes = [self.minutes(one.minutes)] if one.minutes else []
        verb = str(one.decision).partition(" ")[0]
        shows_icons = verb in ("wait", "done", "trade", "attack", "abandon")
        if shows_icons:
            notes += self.met(one.event_icons, one.item_icons)
        if verb == "done" and not notes:
            notes.append(words.text("play-note-quiet"))
        if shows_icons:
            notes += [words.text("play-note-passes", token=words.token(name)) for name in one.tokens]
        return notes + self.risks([one])

    def risks(self, group: list[Forecast]) -> list[str]:
        """Fainting, death, and the end of everything."""
        words = self.words
        notes = []
        faint = max(one.faint for one in group)
        if faint:
            notes.append(words.text("play-note-faint", percent=percent(faint)))
        worst, best = max(one.death for one in group), min(one.death for one in group)
        if worst:
            low, high = percent(best), percent(worst)
            notes.append(words.text("play-note-death", low=low, high=high, range="yes" if low != high else "no"))
        elif all(one.danger for one in group) and not str(group[0].decision).startswith("use "):
            notes.append(words.text("play-note-danger"))
        lost = dict.fromkeys(name for one in group for name in one.lost)
        notes += [words.text("play-note-lost", token=words.token(name)) for name in lost]
        return notes

    def met(self, events: Sequence[int], items: Sequence[int]) -> list[str]:
        """The icons that the Time Keeper would meet."""
        found = (("events", events), ("items", items))
        return [self.words.text(f"play-note-{kind}", spaces=_row(at), count=len(at)) for kind, at in found if at]

    def minutes(self, minutes: int) -> str:
        """So many minutes."""
        return self.words.text("play-note-minutes", minutes=minutes)


def percent(odds: Fraction) -> str:
    """A chance as a whole percentage; what is not quite never or always is not shown as such."""
    whole = round(odds * 100)
    if whole == 0 and odds > 0:
        return "<1"
    return "99" if whole == 100 and odds < 1 else str(whole)


def _row(things: Sequence[int]) -> str:
    return ", ".join(str(thing) for thing in things)
