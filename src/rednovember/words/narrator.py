"""The narrator: sentences from journal facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rednovember.game.facts import Fact
from rednovember.words.catalogue import Words
from rednovember.words.story import Chapter, Plotted, Told, alone, lot_of, plot

# Parameters that are names of things, and the kind of message that names them.
KINDS: Final = {
    "room": "room",
    "to_room": "room",
    "item": "item",
    "card": "event",
    "event": "event",
    "track": "track",
    "token": "token",
    "action": "action",
    "reason": "ending",
}
LIVELY: Final = "lively"
DRY: Final = "dry"
STYLES: Final = (LIVELY, DRY)
ROOM_DICE: Final = ("fire", "leak", "blocked_hatch", "newcomer", "start")
CARD_FACTS: Final = ("item_drawn", "stash_drawn", "card_passed", "card_discarded")


class Narrator:
    """Tells what happened. Pass only what the reader may know: `Game.facts` returns that.

    In the lively style a sentence has several wordings. The facts alone decide which one is used, so a story is the
    same whenever it is told. The dry style has one wording.
    """

    def __init__(self, words: Words, style: str = LIVELY) -> None:
        self.words = words
        self.style = style

    def tell(self, fact: Fact) -> str:
        """Return one fact as a sentence. Every fact has one, though some repeat the fact before."""
        chapter = alone(fact)
        return self._sentence(chapter, lot_of(chapter))

    def told(self, facts: Sequence[Fact]) -> Iterator[Told]:
        """Yield the story of these facts: each sentence with the facts that it tells. Every fact is in one, in order.

        Every die and card is told, but repetitions and side effects are not. The ghost's moves are told with what cost
        the minutes, a die with its result, a Faint Check with its card, runs of similar facts at once. The end of a
        turn isn't told if the next one follows.
        """
        return self.told_of(plot(facts))

    def told_of(self, plotted: Iterable[Plotted]) -> Iterator[Told]:
        """Yield the story of facts that were grouped before: for several languages the grouping is done once."""
        for chapter, lot in plotted:
            yield Told(self._sentence(chapter, lot), chapter.facts)

    def _sentence(self, chapter: Chapter, lot: int) -> str:
        args: dict[str, object] = {**chapter.optional}
        for fact in chapter.spoken:
            before = args.get("before")
            args.update(self._arguments(fact))
            if before is not None:
                args["before"] = before  # several moves are told from the first to the last
        args.update(self._summary(chapter.facts))
        before, after = args.get("before"), args.get("after")
        if isinstance(before, int) and isinstance(after, int):
            args["change"] = "up" if after > before else "down" if after < before else "same"
            minutes = args.get("minutes")
            if isinstance(minutes, int):
                args["extra"] = before - after - minutes
        return self.words.worded(chapter.message_id, self._wording(chapter, lot), args)

    def _wording(self, chapter: Chapter, lot: int) -> str:
        """Return which wording tells these facts."""
        has = self.words.wordings(chapter.message_id)
        if self.style == DRY:
            return DRY if DRY in has else ""
        place = lot % (len(has) + (DRY not in has))  # the default wording is not among them
        return "" if not place else [name for name in has if name != DRY][place - 1]

    def _arguments(self, fact: Fact) -> dict[str, object]:
        args: dict[str, object] = {}
        for name, value in fact.params.items():
            if name in KINDS:
                args.update(self.words.named(name, KINDS[name], value))
            else:
                args[name] = value
        if fact.kind == "die_rolled" and fact.params["purpose"] in ROOM_DICE:
            args.update(self.words.named("room", "room", fact.params["value"]))
        if fact.kind == "track_moved":
            args["to_end"] = self.words.track_end - int(fact.params["after"])
        return args

    def _summary(self, facts: tuple[Fact, ...]) -> dict[str, object]:
        """Return what a run of similar facts has in common: how many, whose, and which cards."""
        first = facts[0]
        if first.kind == "keeper_stacked":
            return {"count": len(facts), "gnomes": self.words.joined(fact.params["gnome"] for fact in facts)}
        if first.kind not in CARD_FACTS:
            return {}
        names = [fact.params.get("item", "grog" if fact.kind == "stash_drawn" else None) for fact in facts]
        known = [name for name in names if name]
        return {"cards": len(facts), "items": self.words.items(known)} if known else {"cards": len(facts)}
