"""Where reports are put: each file whole or not at all, and the numbers first, since they took the time."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hanashobu.lab.report.figures import Study
from hanashobu.lab.report.sweep import changes
from hanashobu.text.reader import ENGLISH

COLUMNS = ("table", "what", "which", "name", "value", "error", "low", "high", "count", "difference", "difference_error", "certain")

Studies = list[tuple[str, Study]]  # each with the value of the option that is swept; empty for a single one


def numbers(studies: Studies) -> list[dict[str, Any]]:
    """Every figure of every table, as rows."""
    apart = [{}, *changes(studies[0][1], [study for _, study in studies[1:]])]
    rows = []
    for (title, study), table in zip(studies, apart, strict=True):
        for figure in study.figures.values():
            change = table.get(figure.key)
            row: dict[str, Any] = {"table": title, **{name: getattr(figure, name) for name in COLUMNS[1:9]}}
            row["name"] = ENGLISH.arg(figure.name)  # the same file whoever asks for it
            row |= {"difference": change and change.difference, "difference_error": change and change.error}
            rows.append(row | {"certain": None if change is None else int(change.certain)})
        rows += [row for name in sorted(study.spreads) for row in _histogram(title, name, study.spreads[name])]
    return rows


def _histogram(title: str, name: str, counts: Counter[int]) -> Iterator[dict[str, Any]]:
    """How often each number came up, from which the histograms are drawn."""
    total = counts.total() or 1
    for number in sorted(counts):
        row = {"table": title, "what": f"spread-{name}", "which": str(number), "name": str(number)}
        yield dict.fromkeys(COLUMNS) | row | {"value": counts[number] / total, "count": counts[number]}


def as_csv(rows: list[dict[str, Any]]) -> str:
    """The rows as text; an empty field is a number that there is not."""
    file = io.StringIO()
    writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return file.getvalue()


def parquet(rows: list[dict[str, Any]]) -> bytes | None:
    """The rows as Parquet, where pyarrow is there."""
    if find_spec("pyarrow") is None:
        return None
    import pyarrow as pa
    import pyarrow.parquet as pq

    words, whole = COLUMNS[:4], ("count", "certain")
    kinds = [(name, pa.string() if name in words else pa.int64() if name in whole else pa.float64()) for name in COLUMNS]
    file = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, pa.schema(kinds)), file)
    return file.getvalue()


def put(path: Path, content: bytes) -> None:
    """Write a file beside its place, then put it there: whoever looks finds the old one or the whole new one."""
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
