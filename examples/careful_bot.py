"""A bot that lives for the Disaster Tracks: it walks to the system whose track is highest and repairs it."""

from rednovember import Decision
from rednovember.bots.sight import Sight
from rednovember.engine.luck import stream_of
from rednovember.game.routes import routes_of

SYSTEMS = {"pressure": ("fix engine", 1), "asphyxiation": ("fix pumps", 2), "heat": ("fix reactor", 4)}


class CarefulBot:
    """Repairs the highest track, `minutes` at a time. It never goes where it burns, and waits when it cannot help."""

    def __init__(self, seed: int, *, minutes: int = 7, **settings: object) -> None:
        self.luck = stream_of(seed, 1)  # all its luck comes from the seed, so that games can be repeated
        self.minutes = minutes

    def decide(self, sight: Sight) -> Decision | str:
        """One decision for `sight.gnome`: a legal one, or the words for it."""
        legal = [str(decision) for decision in sight.legal]
        if sight.view.phase == "movement":
            wanted = self.repair(sight)
            if wanted in legal:
                return wanted
        if "enter" in legal:
            return "enter"
        if "done" in legal:
            return "done"
        if "wait" in legal:
            return "wait"
        loyal = [text for text in legal if text.split()[0] not in ("abandon", "attack")]
        return loyal[self.luck.below(len(loyal))]

    def repair(self, sight: Sight) -> str:
        """The next step towards the highest track, or the repair itself. The last resort is to leave a deadly room."""
        view = sight.view
        me = next(gnome for gnome in view.gnomes if gnome.name == sight.gnome)
        highest = max(view.tracks, key=lambda track: view.tracks[track])
        action, room = SYSTEMS[highest]
        calm = [route for route in routes_of(sight.state) if not route.items and not route.burning]
        if me.room in (*view.fires, *view.high_water):
            return calm[0].decisions[0] if calm else ""
        if me.room == room:
            minutes = min(self.minutes, view.ghost)
            return f"{action} {minutes}" if view.tracks[highest] > 1 else ""
        ways = [route for route in calm if route.to == room]
        return ways[0].decisions[0] if ways else ""
