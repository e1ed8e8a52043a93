"""A bot that lives for the Disaster Tracks: it walks to the system whose track is highest and repairs it."""

from rednovember import Decision
from rednovember.bots import Sight, stream_of

SYSTEMS = {"pressure": ("fix_engine", 1), "asphyxiation": ("fix_pumps", 2), "heat": ("fix_reactor", 4)}


class CarefulBot:
    """Repairs the highest track, `minutes` at a time. It never goes where it burns, and waits when it cannot help."""

    def __init__(self, seed: int, *, minutes: int = 7, **settings: object) -> None:
        self.luck = stream_of(seed, 1)  # all its luck comes from the seed, so that games can be repeated
        self.minutes = minutes

    def decide(self, sight: Sight) -> Decision:
        """One decision for `sight.gnome`, out of those that are legal."""
        if sight.view.phase == "movement":
            wanted = self.repair(sight)
            if wanted is not None:
                return wanted
        for kind in ("enter", "done", "wait"):
            for decision in sight.legal:
                if decision.kind == kind:
                    return decision
        loyal = [decision for decision in sight.legal if not decision.is_treason]
        return loyal[self.luck.below(len(loyal))]

    def repair(self, sight: Sight) -> Decision | None:
        """What leads towards the highest track, or the repair itself. From a deadly room it leaves first."""
        view = sight.view
        me = next(gnome for gnome in view.gnomes if gnome.name == sight.gnome)
        highest = max(view.tracks, key=lambda track: view.tracks[track])
        action, room = SYSTEMS[highest]
        ways = [route for route in sight.routes if not route.items and not route.burning]
        if me.room not in (*view.fires, *view.high_water):
            if me.room == room:
                fixes = [decision for decision in sight.legal if decision.action == action]
                useful = [decision for decision in fixes if (decision.minutes or 0) <= self.minutes]
                return useful[-1] if useful and view.tracks[highest] > 1 else None
            ways = [route for route in ways if route.to == room]
        return ways[0].decisions[0] if ways else None
