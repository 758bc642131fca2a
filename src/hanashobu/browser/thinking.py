"""What runs in the worker that thinks: the searches of bots and hints, in the compiled kernel where that has arrived."""

from __future__ import annotations

import pickle
from typing import Any

from hanashobu.bots import searcher  # noqa: F401 - so that the first job does not wait for it
from hanashobu.engine import native
from hanashobu.table import hint  # noqa: F401 - the same


def thought(job: bytes) -> bytes:
    """Do a job; what it found and what it raised."""
    try:
        return pickle.dumps((pickle.loads(job)(), None))
    except Exception as error:
        return pickle.dumps((None, error))


def trouble() -> str:
    """Why searches do not run in the compiled kernel, as the id of a message for the command line, whose words are not here; or empty."""
    problem = native.problem()
    return problem.id if problem else ""


def think(job: Any) -> bytes:
    """The same for JavaScript, whose bytes are an object of Pyodide's."""
    return thought(job.to_bytes())
