"""Run the server: `signoria serve` and `signoria play`."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from typing import Any, Callable, Optional

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from signoria.server import logs
from signoria.server.app import create_app
from signoria.server.hall import Hall
from signoria.server.processes import supervisor
from signoria.server.proxies import Forwarded
from signoria.server.settings import Settings, async_url, default_database
from signoria.server.starting import StartError, listen
from signoria.server.store import StorageError
from signoria.server.wire import Wire

SWITCH_SECONDS = 0.0005  # the thread that stores actions must not wait 5 ms for the event loop, the default
NEW_OBJECTS = 100_000  # so many more, and those that refer to each other in a circle are looked for; the default is 700


def server(
    settings: Settings, host: str = "127.0.0.1", port: int = 8000, hall: Optional[Hall] = None
) -> uvicorn.Server:
    """A uvicorn server for one process; the caller runs it. A hall that is given is open already."""
    config = uvicorn.Config(
        create_app(settings, hall),
        host=host,
        port=port,
        ws=Wire,
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.heartbeat_seconds,
        ws_max_size=settings.max_message * 4,
        ws_per_message_deflate=False,  # costs more time per update than it saves at the sizes of a view
        loop="auto",
        access_log=False,  # addresses of tables and invitations are not for logs
        log_config=None,  # see logs.py
        log_level="warning",
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=False,  # see proxies.py
    )
    config.load()
    config.loaded_app = Forwarded(config.loaded_app, list(settings.trusted_proxies))
    return Draining(config)


class Draining(uvicorn.Server):
    """First it says that it is not ready, so that proxies send nobody more. Before its own doors close, other processes
    have the tables: whoever is sent away finds them there."""

    async def shutdown(self, sockets: Optional[list[socket.socket]] = None) -> None:
        app: Any = self.config.app
        hall: Optional[Hall] = app.state.get("hall")
        if hall is not None:
            hall.draining = True
            await asyncio.sleep(hall.settings.drain_seconds)
        for each in self.servers:
            each.close()
        if hall is not None and hall.cluster is not None:
            await hall.cluster.leave()
        await super().shutdown(sockets)


def must_share(settings: Settings) -> None:
    """Several processes need what they share."""
    if settings.workers == 1:
        return
    if not settings.redis_url or not async_url(settings.database_url).startswith("postgresql"):
        raise StartError(
            "more than one worker needs PostgreSQL and Redis: give database_url postgresql://... and redis_url redis://..."
        )
    if sys.platform == "win32":
        raise StartError("more than one worker needs a system that can share a listening socket; this one cannot")


def tune() -> None:
    """The interpreter, for a process that does nothing but serve."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(NEW_OBJECTS, 20, 20)
    gc.freeze()  # what was imported stays


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: Optional[str] = None,
    open_browser: bool = False,
    **more: Any,
) -> None:
    """Serve until interrupted. Port 0: any free one. What keeps it from opening is a `StartError`."""
    tune()
    settings = Settings(database_url=database_url or default_database(), **more)
    logs.set_up(settings.log_level)
    must_share(settings)
    listening = listen(host, port)
    name = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listening[0].getsockname()[1]}/"
    work = run_one if settings.workers == 1 else supervisor.run
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            runner.run(work(settings, listening, lambda: _opened(address, open_browser)))
    finally:
        for each in listening:
            each.close()


async def run_one(settings: Settings, listening: list[socket.socket], opened: Callable[[], Any]) -> None:
    """One process, until it is told to end."""
    hall = Hall(settings)
    try:
        await hall.open()
    except Exception as error:
        await hall.close()
        raise StartError(f"the database fails: {error}") if isinstance(error, StorageError) else error from None
    running = server(settings, hall=hall)
    task = asyncio.create_task(running.serve(sockets=listening))
    while not running.started and not task.done():
        await asyncio.sleep(0.02)
    if not running.started:
        await task
        raise StartError("the server could not be started; its log says why")
    await asyncio.to_thread(opened)
    await task


def _opened(address: str, open_browser: bool) -> None:
    print(f"Signoria is open at {address}", flush=True)
    if open_browser:
        webbrowser.open(address)


def free_port(host: str = "127.0.0.1") -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
