"""The names of things as types: texts with a fixed set of values, so that a schema can list them."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from rednovember.engine.decoder import KIND_NAMES
from rednovember.engine.facts import (
    CAUSE_NAMES,
    DEATH_NAMES,
    FACTS,
    PURPOSE_NAMES,
    RESULT_NAMES,
    SOURCE_NAMES,
)
from rednovember.engine.ids import (
    ACTION_NAMES,
    EVENT_NAMES,
    ITEM_NAMES,
    PHASE_NAMES,
    REASON_NAMES,
    TOKEN_NAMES,
    TRACK_NAMES,
)


@dataclass(frozen=True, slots=True)
class OneOf:
    """The allowed values of a text."""

    names: tuple[str, ...]


FACT_NAMES: Final = tuple(name for name, _ in FACTS)
DECISION_NAMES: Final = tuple(dict.fromkeys(KIND_NAMES))
BAR_NAMES: Final = (  # why an action isn't allowed, as short as a list of choices needs it
    "fire",
    "high_water",
    "no_fire",
    "no_water",
    "no_blocked_hatch",
    "not_outside",
    "drawn_here",
    "nobody_here",
    "nothing_left",
    "no_time",
)

Gnome = Annotated[str, "a gnome of the crew"]
Card = Annotated[str, "an event card with its faint number, like fire:2 or kraken:-"]
FaintNumber = Annotated[int | None, "1 to 4, or null for a dash"]
Action = Annotated[str, OneOf(ACTION_NAMES)]
Atom = Annotated[str, "a rule's id"]
Bar = Annotated[str, OneOf(BAR_NAMES)]
Cause = Annotated[str, OneOf((*DEATH_NAMES, *CAUSE_NAMES))]  # of a death, or of a discarded card
DecisionKind = Annotated[str, OneOf(DECISION_NAMES)]
Ending = Annotated[str, OneOf(("won", *REASON_NAMES))]
Event = Annotated[str, OneOf(EVENT_NAMES)]
FactKind = Annotated[str, OneOf(FACT_NAMES)]
Hazard = Annotated[str, OneOf(("fire", "high_water", "sea"))]
FixResult = Annotated[str, OneOf(RESULT_NAMES)]
Item = Annotated[str, OneOf(ITEM_NAMES)]
Phase = Annotated[str, OneOf(PHASE_NAMES)]
Purpose = Annotated[str, OneOf(PURPOSE_NAMES)]
Reason = Annotated[str, OneOf(REASON_NAMES)]
Source = Annotated[str, OneOf(SOURCE_NAMES)]
Token = Annotated[str, OneOf(TOKEN_NAMES)]
Track = Annotated[str, OneOf(TRACK_NAMES)]


def names_of(kind: Any) -> tuple[str, ...]:  # noqa: ANN401 - a type
    """Return the allowed values of a type of text; none if any text is allowed."""
    return next((mark.names for mark in getattr(kind, "__metadata__", ()) if isinstance(mark, OneOf)), ())
