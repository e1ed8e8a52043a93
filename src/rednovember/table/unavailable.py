"""Actions that a player might look for and that aren't allowed here, with the reason; compiled with the choices.

Whether an action is allowed, and the rule that forbids it, is the engine's answer. This module only decides what is
worth asking about.
"""

from functools import lru_cache
from typing import Final

from rednovember.engine.atoms import A2, A3, A6, A7, A8, A13, A17, A18, ALLOWED, ATOM_NAMES, Q19, T4
from rednovember.engine.decisions import (
    DRAW_ITEMS,
    FIX,
    TRADE_WITH,
    UNBLOCK_HATCH,
    WAIT_A_MINUTE,
)
from rednovember.engine.ids import (
    ACTION_NAMES,
    DEVOURED,
    DRAW,
    EXTINGUISH,
    KILL_KRAKEN,
    MINUTES_MAX,
    MOVEMENT,
    NO_FIX,
    NO_TOKEN,
    PUMP,
    TRADE,
    UNBLOCK,
    WAIT,
)
from rednovember.engine.refusal import refusal
from rednovember.engine.state import State
from rednovember.table.choices import Barred

MOST: Final = 4  # a short list: the most likely actions come first
NOBODY_THERE: Final = (A8, A18)  # about one hatch or gnome of several: another may be refused for a better reason
WHY: Final = {
    A2: "fire",
    A3: "high_water",
    A6: "no_fire",
    A7: "no_water",
    A8: "no_blocked_hatch",
    A13: "not_outside",
    A17: "drawn_here",
    A18: "nobody_here",
    Q19: "nothing_left",
    T4: "no_time",
}


def barred_of(known: State, may: set[str]) -> tuple[Barred, ...]:
    """Return the refused actions that are looked for here; `may` are the legal ones."""
    if known.phase != MOVEMENT or known.ghost == 0:  # no action is asked for
        return ()
    out: list[Barred] = []
    for action in sought(known):
        if len(out) == MOST:
            break
        if ACTION_NAMES[action] in may:
            continue
        atom = refused_by(known, codes_of(known, action))
        if atom in WHY:
            out.append(barred(action, atom))
    return tuple(out)


def sought(known: State) -> list[int]:
    """Return the space's own actions, then those with something to do aboard, then those possible anywhere."""
    rules = known.rules
    here = known.room[known.active]
    out: list[int] = []
    if rules.fix_at[here] != NO_FIX:
        out.append(rules.fix_at[here])
    if here == rules.stores or here == rules.cabin:
        out.append(DRAW)
    if (known.fires >> here) & 1:
        out.append(WAIT)
    if known.tokens[DEVOURED] != NO_TOKEN and KILL_KRAKEN not in out:
        out.append(KILL_KRAKEN)
    if rules.rooms_beside[here]:  # not in the sea
        if known.blocked:
            out.append(UNBLOCK)
        if known.fires:
            out.append(EXTINGUISH)
        if known.low or known.high:
            out.append(PUMP)
    out.append(TRADE)
    return out


def codes_of(known: State, action: int) -> list[int]:
    """Return an action's decisions here, with the fewest minutes: one for each hatch or gnome."""
    if action == UNBLOCK:
        beside = known.rules.rooms_beside[known.room[known.active]]
        return [UNBLOCK_HATCH + MINUTES_MAX * (room - 1) for room in beside]
    if action == TRADE:
        return [TRADE_WITH + gnome for gnome in range(known.gnomes) if gnome != known.active]
    if action == DRAW:
        return [DRAW_ITEMS]
    return [WAIT_A_MINUTE] if action == WAIT else [FIX + MINUTES_MAX * action]


def refused_by(known: State, codes: list[int]) -> int:
    """Return the atom that refuses all of these; ALLOWED if one is legal."""
    out = ALLOWED
    for code in codes:
        atom = refusal(known, code)
        if atom == ALLOWED:
            return ALLOWED
        if out == ALLOWED or atom not in NOBODY_THERE:
            out = atom
    return out


@lru_cache(maxsize=256)
def barred(action: int, atom: int) -> Barred:
    """Return a refused action for the wire, cached because there are few of them."""
    return Barred(ACTION_NAMES[action], WHY[atom], ATOM_NAMES[atom])
