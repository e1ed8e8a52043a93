"""A bot that watches the Disaster Tracks: it goes to the system with the highest track and repairs it."""

from rednovember import Decision
from rednovember.bots import Sight, stream_of

SYSTEMS = {"pressure": ("fix_engine", 1), "asphyxiation": ("fix_pumps", 2), "heat": ("fix_reactor", 4)}


class CarefulBot:
    """Repairs the highest track, up to `minutes` at a time. Never enters fire, and waits if there is nothing to do."""

    def __init__(self, seed: int, *, minutes: int = 7, **settings: object) -> None:
        self.luck = stream_of(seed, 1)  # all randomness comes from the seed, so games are repeatable
        self.minutes = minutes

    def decide(self, sight: Sight) -> Decision:
        """Return one of the legal decisions for `sight.gnome`."""
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
        """Return a step towards the system, or the repair. Leave a deadly room first. None if neither is possible."""
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
