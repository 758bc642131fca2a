"""The long runs, one folder of the tests after another, with what each takes: `make soak`, or `python -m tests.soak [FOLDER ...]`.

What has passed is not run again as long as the sources are the same, so a run that was interrupted goes on where it was.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import resource
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "soak.json"
EXAMPLES = "examples"  # the properties, at 20 times as many examples as usual
PROPERTIES = ("play/test_properties", "play/test_secrets", "play/test_narrate", "records/test_records", "records/test_forged_records")
NOTHING = 5  # what pytest returns where no test is long


def parts() -> dict[str, list[str]]:
    """What pytest is asked to run, by name."""
    folders = sorted(path.parent.name for path in ROOT.glob("tests/*/__init__.py"))
    return {name: ["-m", "soak", f"tests/{name}"] for name in folders} | {EXAMPLES: [f"tests/{file}.py" for file in PROPERTIES]}


def sources() -> str:
    """What the results of a run hold for."""
    said = [
        subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout
        for words in (["rev-parse", "HEAD"], ["diff", "HEAD"])
    ]
    return hashlib.sha256(b"".join(said)).hexdigest()


def run(name: str, words: list[str]) -> dict[str, object] | None:
    """One part, and what it took; None where nothing in it is long."""
    began, before = time.monotonic(), _processor()
    environment = {**os.environ, "HANA_EXAMPLES": "20"} if name == EXAMPLES else None
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--timeout", "0", *words]
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    last = ""
    for last in process.stdout:
        print(last, end="", flush=True)
    code = process.wait()
    if code == NOTHING:
        return None
    counts = re.sub(r" in .*", "", last).strip("= \n")
    return {"passed": code == 0, "tests": counts, "seconds": round(time.monotonic() - began), "processor": round(_processor() - before)}


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _kept(state: str) -> dict[str, dict[str, object] | None]:
    try:
        found = json.loads(KEPT.read_text())
    except (OSError, ValueError):
        return {}
    return dict(found["parts"]) if found["sources"] == state else {}


def main(wanted: list[str]) -> int:
    """Run what is wanted and has not passed yet; the table at the end has everything."""
    every, state = parts(), sources()
    if unknown := [name for name in wanted if name not in every]:
        sys.exit(f"There is no part {unknown[0]!r}; there are {', '.join(every)}.")
    done = _kept(state)
    for name in wanted or every:
        known = done.get(name, {})
        if known is None or known.get("passed"):
            continue
        print(f"\n{name}", flush=True)
        done[name] = run(name, every[name])
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps({"sources": state, "parts": done}, indent=1))
    found = {name: each for name, each in done.items() if each}
    for name, each in found.items():
        print(f"{name:12} {each['seconds']:>6} s, {each['processor']:>6} s of processor time: {each['tests']}")
    return int(not all(each["passed"] for each in found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
