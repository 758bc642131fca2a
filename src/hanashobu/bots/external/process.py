"""A program that communicates line by line. It may hang, flood or die, and can never block its caller."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import signal
import subprocess
import threading
import time
from queue import Empty, SimpleQueue

from hanashobu.text.message import Message, msg, words

MOST_LINE = 1 << 16  # bytes
MOST_LINES = 1000  # that nobody asked for
MOST_WAITING = 1 << 24  # bytes that a program has not read
GRACE = 0.5  # seconds to end by itself
TAIL = 2000  # bytes of a program's last error output
PLACE = re.compile(r'File "([^"]+)", line (\d+)')  # as Python's tracebacks name it


class Process:
    """A running program; its own threads write, read and collect error output."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is not for it; and what it starts ends with it
        )
        self._out: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._sent = self._written = self._unasked = 0
        self._complaints = b""
        self._closed = False
        self.flooded = False
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read, self._listen)]
        for thread in self._threads:
            thread.start()

    def say(self, lines: bytes) -> None:
        """Send lines; they are buffered while the program does not read, up to a limit."""
        self._sent += len(lines)
        if self._sent - self._written > MOST_WAITING:
            self._kill()
        else:
            self._out.put(lines)

    def line(self, seconds: float) -> bytes | None:
        """The next line; None if the program has ended. Raises Empty if there is none in time."""
        return self._lines.get(timeout=max(0.0, seconds))

    def forget(self) -> None:
        """Discard output that nobody asked for."""
        with contextlib.suppress(Empty):
            while self._lines.get_nowait() is not None:
                self._unasked += 1
            self._lines.put(None)  # that it has ended is not forgotten
        if self._unasked > MOST_LINES:
            self._flood()

    def close(self) -> None:
        """Let it end, or else end it; leave no process, thread or pipe behind."""
        if self._closed:
            return
        self._out.put(None)
        self._wait()
        self._kill()
        self._closed = True
        self._process.wait()
        for thread in self._threads:
            thread.join(1.0)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe:
                with contextlib.suppress(OSError):
                    pipe.close()

    def exit_message(self) -> Message:
        """Close it; returns the last line of its error output, with the place that a traceback names, or else how it ended."""
        self.close()
        if self.flooded:
            return msg("fault-flood")
        complaints = [line.strip() for line in self._complaints.decode(errors="replace").split("\n") if line.strip()]
        if not complaints:
            return msg("fault-ended", status=self._process.returncode)
        last = words(complaints[-1][:200])
        places = [found for line in complaints if (found := PLACE.match(line))]
        return msg("fault-at", error=last, file=places[-1][1], line=int(places[-1][2])) if places else last

    def _wait(self) -> None:
        """Some time to end by itself."""
        end = time.monotonic() + GRACE
        while not self._ended() and time.monotonic() < end:
            time.sleep(0.005)

    def _ended(self) -> bool:
        """Whether it has ended by itself; it stays unreaped, so that its number still means it and what it started."""
        if not hasattr(os, "waitid"):
            return True
        return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None

    def _kill(self) -> None:
        """End the program and whatever it started, at once."""
        if self._closed:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _flood(self) -> None:
        self.flooded = True
        self._kill()

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe
        with contextlib.suppress(OSError, ValueError):
            while (lines := self._out.get()) is not None:
                pipe.write(lines)
                pipe.flush()
                self._written += len(lines)
            pipe.close()  # there is nothing more to come: time to end

    def _read(self) -> None:
        assert self._process.stdout
        rest, pipe = b"", self._process.stdout.fileno()
        with contextlib.suppress(OSError):
            while data := os.read(pipe, 1 << 16):
                *lines, rest = (rest + data).split(b"\n")
                for line in lines:
                    self._lines.put(line)
                if len(rest) > MOST_LINE or self._lines.qsize() > MOST_LINES:
                    self._flood()
                    break
        self._lines.put(None)

    def _listen(self) -> None:
        assert self._process.stderr
        pipe = self._process.stderr.fileno()
        with contextlib.suppress(OSError):
            while data := os.read(pipe, 1 << 16):
                self._complaints = (self._complaints + data)[-TAIL:]
