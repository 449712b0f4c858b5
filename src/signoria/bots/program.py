"""A bot that is any program: it reads one JSON object a line and writes one JSON object a line."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final, Optional

from signoria.bots.sight import Sight

RESTARTS: Final = 3
MOST_TOLD: Final = 200  # characters of what a program wrote before it ended
LAST_WORDS: Final = 1.0  # seconds in which an ended program's last lines come in


class ProgramError(RuntimeError):
    """The program did not answer as agreed."""


class TooLate(ProgramError):
    """It has not answered in time, and may still run."""


class Program:
    """Asks a child process; one that hangs or dies is started again a few times, then given up."""

    def __init__(self, command: str, seconds: float) -> None:
        if not command.strip():
            raise ValueError("program: needs a command, such as 'program:python my_bot.py'")
        self.command = command if os.name == "nt" else shlex.split(command)  # Windows splits by rules of its own
        self.seconds = seconds
        self.process: Optional[subprocess.Popen[bytes]] = None
        self.starts = 0
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        self.complaints: deque[bytes] = deque(maxlen=5)
        self.listener: Optional[Thread] = None

    def choose(self, sight: Sight) -> int:
        answer = self.exchange(question(sight, self.seconds))
        action = answer.get("action") if isinstance(answer, dict) else None
        if isinstance(action, str):
            return sight.game.verbs.parse(action)
        if type(action) is not int:
            raise ProgramError(f"expected an object with 'action', got {answer!r}")
        return action

    def exchange(self, asked: dict[str, Any]) -> Any:
        process = self.running()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(asked, separators=(",", ":")).encode() + b"\n")
            process.stdin.flush()
            line = self.read_line()
        except TooLate as error:
            raise TooLate(f"{error}{self.stop()}") from None
        except (OSError, ProgramError):
            raise ProgramError(f"the program ended{self.stop(LAST_WORDS)}") from None
        try:
            return json.loads(line)
        except ValueError:
            raise ProgramError(f"expected one JSON object a line, got {line[:80]!r}") from None

    def running(self) -> subprocess.Popen[bytes]:
        if self.process is not None and self.process.poll() is None:
            return self.process
        how = self.stop()
        if self.starts > RESTARTS:
            raise ProgramError(f"given up after {self.starts} starts{how}")
        self.starts += 1
        self.lines, self.complaints = SimpleQueue(), deque(maxlen=5)
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, stderr=pipe)
        except OSError as error:
            raise ProgramError(f"the program cannot be started: {error}") from None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        Thread(target=hand_on, args=(self.process.stdout, self.lines), daemon=True).start()
        self.listener = Thread(target=keep_last, args=(self.process.stderr, self.complaints), daemon=True)
        self.listener.start()
        return self.process

    def read_line(self) -> bytes:
        """One line, or an error when the time is up."""
        try:
            line = self.lines.get(timeout=self.seconds)
        except Empty:
            raise TooLate(f"no answer within {self.seconds:g} seconds") from None
        if not line.endswith(b"\n"):
            raise ProgramError("the program ended")
        return line

    def stop(self, patience: float = 0.0) -> str:
        """End the program; how it ended, if it had by itself, and what it complained of last."""
        process, self.process = self.process, None
        if process is None:
            return ""
        with suppress(subprocess.TimeoutExpired):
            process.wait(patience)
        code = process.poll()
        process.kill()
        process.wait()
        if process.stdin is not None:
            with suppress(OSError):  # an unread question goes with the program
                process.stdin.close()
        if self.listener is not None:
            self.listener.join(LAST_WORDS)
        told = b" ".join(self.complaints).decode(errors="replace")[-MOST_TOLD:].strip()
        ended = f", exit code {code}" if code is not None else ""
        return f"{ended}{f': {told}' if told else ''}"

    def close(self) -> None:
        """End the program: its input closes, and it has a second to leave."""
        if self.process is not None and self.process.stdin is not None:
            try:
                self.process.stdin.close()
                self.process.wait(1)
            except (OSError, subprocess.TimeoutExpired):
                pass
        self.stop()


def hand_on(source: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """What the program writes, line by line, then nothing. In a thread: Windows cannot wait for a pipe with a limit."""
    with source:
        for line in source:
            lines.put(line)
    lines.put(b"")


def keep_last(source: IO[bytes], lines: deque[bytes]) -> None:
    """What the program complains of: the last lines."""
    with source:
        for line in source:
            lines.append(line.strip())


def question(sight: Sight, seconds: float) -> dict[str, Any]:
    """All a program is told of one decision."""
    verbs = sight.game.verbs
    return {
        "game": sight.game.id,
        "seats": sight.seats,
        "seat": sight.seat,
        "seconds": seconds,
        "prompt": sight.prompt,
        "view": sight.view(),
        "options": [{"action": action, "text": verbs.text(action)} for action in sight.options],
    }
