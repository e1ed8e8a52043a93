"""The figures of a server, read back as Prometheus reads them."""

import re
from typing import Any, cast

import pytest

from rednovember.server.running.metrics import BOUNDS, KNOWN, Metrics

SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (-?[0-9.e+-]+|\+Inf|NaN)')
LABEL = re.compile(r'([a-z_]+)="((?:[^"\\\n]|\\["\\n])*)"')
Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def read(text: str) -> tuple[dict[str, str], Samples]:
    """The kinds and the samples of a text in Prometheus' format; refuses what it would refuse."""
    kinds, samples, helped = dict[str, str](), cast("Samples", {}), set[str]()
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# HELP "):
            name = line.split(" ", 3)[2]
            assert name not in helped
            helped.add(name)
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name in helped
            assert name not in kinds
            kinds[name] = kind
        else:
            found = SAMPLE.fullmatch(line)
            assert found, line
            key = (found[1], tuple(LABEL.findall(found[2] or "")))
            assert key not in samples
            family = re.sub(r"_(bucket|sum|count)$", "", found[1])
            assert found[1] in kinds or kinds.get(family) == "histogram"
            samples[key] = float(found[3])
    return kinds, samples


def test_everything_that_is_known_is_there_from_the_beginning() -> None:
    kinds, samples = read(Metrics().render())
    assert set(kinds) == set(KNOWN)
    assert samples["rednovember_tables_laid_total", ()] == 0
    assert samples["rednovember_durable_seconds_count", ()] == 0


def test_counters_count_and_gauges_stand() -> None:
    metrics = Metrics()
    metrics.count("tables_laid")
    metrics.count("tables_laid", 2)
    metrics.count("refused", kind="server-stale")
    metrics.count("refused", kind="server-stale")
    metrics.count("refused", kind="illegal")
    metrics.set("rooms", 5)
    metrics.set("rooms", 3)
    metrics.set("tables", 7, state="running")
    metrics.set("records_total", 123_456_789)
    kinds, samples = read(metrics.render())
    assert samples["rednovember_tables_laid_total", ()] == 3
    assert samples["rednovember_refused_total", (("kind", "server-stale"),)] == 2
    assert samples["rednovember_refused_total", (("kind", "illegal"),)] == 1
    assert samples["rednovember_rooms", ()] == 3
    assert samples["rednovember_tables", (("state", "running"),)] == 7
    assert samples["rednovember_records_total", ()] == 123_456_789
    assert kinds["rednovember_records_total"] == "counter"


def test_a_histogram_adds_up() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.03, 0.03, 99.0):
        metrics.observe("durable_seconds", seconds)
    _, samples = read(metrics.render())

    def upto(bound: str) -> float:
        return samples["rednovember_durable_seconds_bucket", (("le", bound),)]

    assert (upto("0.001"), upto("0.025"), upto("0.05"), upto("10.0"), upto("+Inf")) == (2, 2, 4, 4, 5)
    assert samples["rednovember_durable_seconds_count", ()] == 5
    assert samples["rednovember_durable_seconds_sum", ()] == pytest.approx(99.0615)
    counts = [upto(str(bound)) for bound in BOUNDS]
    assert counts == sorted(counts)


def test_labels_are_escaped() -> None:
    metrics = Metrics()
    metrics.count("refused", kind='a "b"\\\nc')
    _, samples = read(metrics.render())
    assert samples["rednovember_refused_total", (("kind", 'a \\"b\\"\\\\\\nc'),)] == 1


@pytest.mark.parametrize("count", [lambda m: m.count("no"), lambda m: m.set("no", 1), lambda m: m.observe("no", 1)])
def test_what_nobody_knows_is_not_counted(count: Any) -> None:
    with pytest.raises(KeyError):
        count(Metrics())
