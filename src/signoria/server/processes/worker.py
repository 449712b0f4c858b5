"""One of several processes that a supervisor has started. Its settings are in its environment; its arguments are the
numbers of the sockets it listens on. It says in one line whether it is open, and ends when its input does."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import threading

from uvicorn.loops.auto import auto_loop_factory

from signoria.server import logs
from signoria.server.main import run_one, tune
from signoria.server.settings import Settings, given
from signoria.server.starting import StartError


def _end_with_supervisor() -> None:
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def _opened() -> None:
    print(json.dumps({"open": True}), flush=True)


def main(arguments: list[str]) -> int:
    tune()
    settings = Settings(**given(os.environ))
    logs.set_up(settings.log_level)
    listening = [socket.socket(fileno=int(number)) for number in arguments]
    threading.Thread(target=_end_with_supervisor, daemon=True).start()
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            runner.run(run_one(settings, listening, _opened))
    except (StartError, ValueError) as error:
        print(json.dumps({"error": str(error)}), flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
