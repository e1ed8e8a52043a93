"""Metrics in Prometheus' text format."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from rednovember.version import __version__

if TYPE_CHECKING:
    from rednovember.server.hub.hub import Hub

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
COUNTER, GAUGE, HISTOGRAM = "counter", "gauge", "histogram"
KNOWN: Final = {  # name: kind and description
    "rednovember_info": (GAUGE, "The version of the program."),
    "rednovember_tables_laid_total": (COUNTER, "Tables laid by this process."),
    "rednovember_records_total": (COUNTER, "Records made durable by this process: decisions, seats, chat."),
    "rednovember_refused_total": (COUNTER, "Requests refused, by kind."),
    "rednovember_workers_replaced_total": (COUNTER, "Worker processes that died or thought too long."),
    "rednovember_store_errors_total": (COUNTER, "Failures of the database."),
    "rednovember_task_failures_total": (COUNTER, "Failures of background tasks, by task."),
    "rednovember_table_failures_total": (COUNTER, "Failures of the program to load a table."),
    "rednovember_descriptors_exhausted_total": (COUNTER, "Seconds in which no file descriptor was left."),
    "rednovember_hung_up_total": (COUNTER, "Sockets that the server closed, by code."),
    "rednovember_tables": (GAUGE, "Tables in the database, by state."),
    "rednovember_tables_stuck": (GAUGE, "Tables at which a bot or a stand-in is due and nothing comes of it."),
    "rednovember_tables_corrupt": (GAUGE, "Tables with records that fail a check, as far as they were asked for."),
    "rednovember_tables_failing": (GAUGE, "Tables that cannot be loaded because the program fails at them."),
    "rednovember_rooms": (GAUGE, "Tables in the memory of this process."),
    "rednovember_room_bytes": (GAUGE, "Estimated memory of these tables, in bytes."),
    "rednovember_listeners": (GAUGE, "Open sockets of this process."),
    "rednovember_workers": (GAUGE, "Worker processes that are alive."),
    "rednovember_queue": (GAUGE, "Questions that wait for a worker."),
    "rednovember_durable_seconds": (HISTOGRAM, "Seconds from a request to its records being durable."),
}
Labels = tuple[tuple[str, str], ...]


class Metrics:
    """The metrics of one process. Only known names can be used."""

    def __init__(self) -> None:
        self._values: dict[str, dict[Labels, float]] = {
            name: {} for name, (kind, _) in KNOWN.items() if kind != HISTOGRAM
        }
        self._buckets: dict[str, list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self._sums: dict[str, float] = defaultdict(float)
        self.set("info", 1, version=__version__)

    def count(self, name: str, amount: float = 1, **labels: str) -> None:
        """Add to a counter: `count("refused", kind="server-stale")`."""
        values, key = self._values[f"rednovember_{name}_total"], tuple(sorted(labels.items()))
        values[key] = values.get(key, 0) + amount

    def set(self, name: str, value: float, **labels: str) -> None:
        """Set a gauge, or, by its full name, a counter that is kept elsewhere."""
        self._values[f"rednovember_{name}"][tuple(sorted(labels.items()))] = value

    def clear(self, name: str) -> None:
        """Remove the values of a gauge that are no longer known."""
        self._values[f"rednovember_{name}"].clear()

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to a histogram."""
        assert KNOWN[f"rednovember_{name}"][0] == HISTOGRAM
        self._buckets[name][bisect_left(BOUNDS, seconds)] += 1
        self._sums[name] += seconds

    def render(self) -> str:
        """Return all metrics in Prometheus' format."""
        lines = list[str]()
        for name, (kind, about) in KNOWN.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            if kind == HISTOGRAM:
                lines += self._histogram(name)
            else:
                values = self._values[name] or ({(): 0.0} if name not in LABELLED else {})
                lines += [f"{name}{shown(labels)} {value:.10g}" for labels, value in values.items()]
        return "\n".join(lines) + "\n"

    def _histogram(self, name: str) -> list[str]:
        short, total, lines = name.removeprefix("rednovember_"), 0, list[str]()
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._buckets[short], strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._sums[short]:.10g}", f"{name}_count {total}"]


LABELLED: Final = (
    "rednovember_refused_total",
    "rednovember_hung_up_total",
    "rednovember_tables",
    "rednovember_task_failures_total",
)


def shown(labels: Labels) -> str:
    """Return labels in braces, escaped."""
    pairs = [f'{name}="{escaped(value)}"' for name, value in labels]
    return "{" + ",".join(pairs) + "}" if pairs else ""


def escaped(value: str) -> str:
    """Return a label's value, escaped for quotation marks."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


async def look_at(metrics: Metrics, hub: Hub) -> None:
    """Collect the metrics that are kept elsewhere: rooms, connections, records, and the tables in the database.

    Raises `StoreError` if the database does not answer. All other metrics are then up to date.
    """
    rooms = list(hub.rooms)
    metrics.set("rooms", len(rooms))
    metrics.set("room_bytes", hub.room_bytes)
    metrics.set("listeners", sum(len(live.listeners) for live in rooms))
    metrics.set("records_total", hub.decided)
    metrics.set("tables_stuck", hub.due.stuck)
    metrics.set("tables_corrupt", len(hub.failures.corrupt))
    metrics.set("tables_failing", len(hub.failures.broken))
    metrics.set("table_failures_total", hub.failures.bugs)
    metrics.clear("tables")  # unknown until the database answers
    found = await hub.store.counts()
    metrics.set("tables", found["running"], state="running")
    metrics.set("tables", found["tables"] - found["running"], state="over")
