"""Write the lines of a match: `python -m tests.streams.show GAME SEATS NUMBER ['{"option":value}']`."""

from __future__ import annotations

import json
import sys

from hanashobu.games import find
from tests.streams.matches import stream
from tests.streams.tables import table

if __name__ == "__main__":
    name, seats, number, *options = sys.argv[1:]
    setup = table(find(name), int(seats), json.loads(options[0]) if options else {})
    sys.stdout.buffer.writelines(line + b"\n" for line in stream(setup, int(number)))
