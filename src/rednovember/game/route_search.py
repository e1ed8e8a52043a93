"""The search behind the routes, compiled with the engine, because a table needs it after each decision.

It makes the engine's own decisions, so it has no rules of its own. What a move changes is noted path by path and put
back into one state before the next is tried: copying a state for each of them would take most of the time.
"""

from heapq import heappop, heappush
from operator import itemgetter
from typing import Final

from mypy_extensions import i64

from rednovember.engine.bits import BIT
from rednovember.engine.decisions import ENTER, STAY
from rednovember.engine.decoder import is_move, is_use, item_of
from rednovember.engine.hands import one
from rednovember.engine.ids import ESCAPE, ESCAPE_HATCH, HATCH, ITEM_NAMES, MOVEMENT, ROOMS, SEA
from rednovember.engine.items import air, courage
from rednovember.engine.journal import Journal
from rednovember.engine.legal import add_hatches, legal
from rednovember.engine.luck import Luck
from rednovember.engine.play import apply
from rednovember.engine.state import State

NO_LUCK: Final = Luck()  # moves need no luck
NO_JOURNAL: Final = Journal()
BITS: Final = 20  # for the number of a path: there are some hundreds at most
NUMBERS: Final = (1 << BITS) - 1
ROOM_BITS: Final = 4  # for the number of a space
MASK_BITS: Final = ROOMS + 1  # for a mask of rooms
Codes = tuple[int, ...]
NOTHING: Final = -1  # no code: where all paths begin


class Way:
    """A path that was found: the engine's code for its last decision, and where it leads, as far as moves change it.

    `base` is a state that all paths with the same items used share: `stand` puts the path's own changes into it.
    `before` is the same path without its last code, `length` is the number of codes. `used` has a bit for each item
    used. `idle`: it has opened a hatch, and no water flows, so staying would lead back to where it was.
    """

    def __init__(self, base: State, node: i64, code: i64, before: "Way | None", idle: bool) -> None:
        self.base = base
        self.node: i64 = node
        self.code: i64 = code
        self.before = before
        self.idle = idle
        self.length: i64 = 0
        self.used: i64 = 0
        if before is not None:
            self.length = before.length + 1
            self.used = before.used
            if is_use(code):
                self.used |= BIT[item_of(code)]
        self.phase: i64 = base.phase
        self.hatch: i64 = base.hatch
        self.room: i64 = base.room[base.active]
        self.low: i64 = base.low
        self.high: i64 = base.high
        self.fires: i64 = base.fires
        self.ghost: i64 = base.ghost
        self.began_at_sea: bool = base.began_at_sea

    def stand(self) -> State:
        """Return the state at the end of this path, valid until another path's `stand`."""
        state = self.base
        state.phase = self.phase
        state.hatch = self.hatch
        state.room[state.active] = self.room
        state.low = self.low
        state.high = self.high
        state.fires = self.fires
        state.ghost = self.ghost
        state.began_at_sea = self.began_at_sea
        return state

    @property
    def codes(self) -> Codes:
        """The engine's codes from the start. Most paths are tried and dropped, and never need theirs."""
        out: list[int] = []
        way = self
        before = way.before
        while before is not None:
            out.append(way.code)
            way, before = before, before.before
        out.reverse()
        return tuple(out)

    def minutes_since(self, before: "Way") -> int:
        """Return its cost from there on."""
        return before.ghost - self.ghost

    def water_since(self, before: "Way") -> tuple[tuple[int, int], ...]:
        """Return the rooms whose water has changed since then, each with its new level (0 dry, 1 low, 2 high)."""
        changed = (before.low ^ self.low) | (before.high ^ self.high)
        if not changed:
            return ()
        low, high = self.low, self.high
        return tuple([(room, 2 * (high >> room & 1) + (low >> room & 1)) for room in rooms_in(changed)])

    def fires_out_since(self, before: "Way") -> tuple[int, ...]:
        """Return the rooms whose fires it has put out since then."""
        return tuple(rooms_in(before.fires & ~self.fires))

    @property
    def burning(self) -> bool:
        """Whether it leads into a fire."""
        return self.fires >> self.room & 1 == 1

    @property
    def items(self) -> tuple[str, ...]:
        """The items used on it, each when first needed."""
        if not self.used:
            return ()
        return tuple([ITEM_NAMES[item_of(code)] for code in self.codes if is_use(code)])


class Search:
    """Dijkstra's algorithm over spaces, water, fires and items used.

    Of equally cheap paths the one with fewer decisions comes first, then the one found first: minutes, decisions and
    number are packed into one integer, which is fast to compare.
    """

    def __init__(self, start: State) -> None:
        self.ghost: i64 = start.ghost
        self.ways: list[Way] = []
        self.waiting: list[int] = []
        self.best: dict[int, int] = {}  # minutes and decisions of the best path found so far, by nodes
        first = Way(start.copy(), node_of(start, 0), NOTHING, None, False)
        self.best[first.node] = 0
        self.waiting.append(0)
        self.ways.append(first)

    def offer(self, state: State, code: i64, before: Way, idle: bool) -> None:
        """Add a path that leads to this state, if it is the best so far."""
        node = node_of(state, before.used)
        cost: int = ((self.ghost - state.ghost) << BITS) + before.length + 1
        known = self.best.get(node)
        if known is None or cost < known:
            self.best[node] = cost
            heappush(self.waiting, (cost << BITS) + len(self.ways))
            self.ways.append(Way(state, node, code, before, idle))

    def go_on(self, way: Way) -> None:
        """Try what may come next: a hatch opened, entered or left; an item only if it opens a way that was closed."""
        state = way.stand()
        if way.phase == MOVEMENT:
            hatches: list[int] = []
            add_hatches(state, hatches)
            for code in hatches:
                move(way, code)
                self.offer(state, code, way, state.low == way.low and state.high == way.high)
            return
        if way.phase != HATCH and way.phase != ESCAPE and way.phase != ESCAPE_HATCH:
            return
        listed = legal(state)
        for code in listed:
            if is_move(code) and not (way.idle and code == STAY):
                move(way, code)
                self.offer(state, code, way, False)
        for use in listed:
            if is_use(use) and (courage(one(item_of(use))) or air(one(item_of(use)))):
                helped = after(way.stand(), use)
                then = Way(helped, way.node, use, way, False)
                for code in legal(helped):
                    if is_move(code) and code not in listed:
                        move(then, code)
                        self.offer(helped, code, then, False)


def ways_from(start: State) -> list[Way]:
    """Return for each space and each set of items the active gnome's cheapest path, rooms first and then the sea.

    Dominated paths are left out: another one costs no more, and uses only some of the same items.
    """
    found: dict[int, list[Way]] = {}
    here: i64 = start.room[start.active]
    for way in cheapest(start):
        if way.room != here:
            found.setdefault(way.room, []).append(way)
    out: list[tuple[bool, int, int, tuple[str, ...], Way]] = []
    for ways in found.values():
        for way in ways:
            if not is_needless(way, ways):
                out.append((way.room == SEA, way.room, start.ghost - way.ghost, way.items, way))
    out.sort(key=itemgetter(0, 1, 2, 3))
    return [way for _, _, _, _, way in out]


def is_needless(way: Way, others: list[Way]) -> bool:
    """Return whether another path to the same space costs no more and uses only some of the same items."""
    for other in others:
        if other.ghost >= way.ghost and other.used != way.used and other.used & ~way.used == 0:
            return True
    return False


def cheapest(start: State) -> list[Way]:
    """Return for each space and each set of items the cheapest path of the active gnome."""
    out: list[Way] = []
    reached: set[int] = set()  # spaces with the items used on the way there
    seen: set[int] = set()  # nodes
    search = Search(start)
    while search.waiting:
        way = search.ways[heappop(search.waiting) & NUMBERS]
        if way.node in seen:
            continue
        seen.add(way.node)
        if way.code == ENTER or way.code == STAY:
            arrived = (way.used << ROOM_BITS) + way.room
            if arrived not in reached:
                reached.add(arrived)
                out.append(way)
        search.go_on(way)
    return out


def first_of(way: Way) -> Way:
    """Return where a path begins."""
    before = way.before
    while before is not None:
        way, before = before, before.before
    return way


def rooms_in(mask: i64) -> list[int]:
    """Return the rooms of a mask."""
    out: list[int] = []
    room: i64 = 1
    while room <= ROOMS:
        if mask >> room & 1:
            out.append(room)
        room += 1
    return out


def node_of(state: State, used: i64) -> i64:
    """Return the number that identifies a node of the search.

    `used` has a bit for each item used on the way: none is used twice, because the first opens everything that the
    second would.
    """
    node: i64 = (used << ROOM_BITS) + state.phase
    node = (node << ROOM_BITS) + state.hatch
    node = (node << ROOM_BITS) + state.room[state.active]
    node = (node << MASK_BITS) + state.low
    node = (node << MASK_BITS) + state.high
    return (node << MASK_BITS) + state.fires


def move(way: Way, code: int) -> None:
    """Make a move from the end of a path, in the state that its paths share."""
    apply(way.stand(), code, NO_LUCK, NO_JOURNAL)


def after(state: State, code: int) -> State:
    """Return where a decision leads."""
    out = state.copy()
    apply(out, code, NO_LUCK, NO_JOURNAL)
    return out
