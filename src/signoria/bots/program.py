"""A bot that is any program: it reads one JSON object a line and writes one JSON object a line."""

from __future__ import annotations

import json
import selectors
import shlex
import subprocess
import time
from typing import Any, Final, Optional

from signoria.bots.sight import Sight

RESTARTS: Final = 3


class ProgramError(RuntimeError):
    """The program did not answer as agreed."""


class Program:
    """Asks a child process; one that hangs or dies is started again a few times, then given up."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command = shlex.split(command)
        if not self.command:
            raise ValueError("program: needs a command, such as 'program:python my_bot.py'")
        self.seconds = seconds
        self.process: Optional[subprocess.Popen[bytes]] = None
        self.starts = 0
        self.rest = b""

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
            line = self.read_line(process)
        except (OSError, ProgramError):
            self.stop()
            raise
        try:
            return json.loads(line)
        except ValueError:
            raise ProgramError(f"expected one JSON object a line, got {line[:80]!r}") from None

    def running(self) -> subprocess.Popen[bytes]:
        if self.process is not None and self.process.poll() is None:
            return self.process
        self.stop()
        if self.starts > RESTARTS:
            raise ProgramError(f"given up after {self.starts} starts")
        self.starts += 1
        self.rest = b""
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        return self.process

    def read_line(self, process: subprocess.Popen[bytes]) -> bytes:
        """One line, or an error when the time is up."""
        assert process.stdout is not None
        deadline = time.monotonic() + self.seconds
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    raise ProgramError(f"no answer within {self.seconds:g} seconds")
                data = process.stdout.read(65536)
                if not data:
                    raise ProgramError("the program ended")
                self.rest += data
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
        process.wait()

    def close(self) -> None:
        """End the program: its input closes, and it has a second to leave."""
        if self.process is not None and self.process.stdin is not None:
            try:
                self.process.stdin.close()
                self.process.wait(1)
            except (OSError, subprocess.TimeoutExpired):
                pass
        self.stop()


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
