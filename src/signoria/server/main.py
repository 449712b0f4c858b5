"""Run the server: `signoria serve` and `signoria play`."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from typing import Any, Optional

import uvicorn

from signoria.server.app import create_app
from signoria.server.heartbeat import Heartbeat
from signoria.server.settings import Settings, default_database

SWITCH_SECONDS = 0.0005  # the thread that stores actions must not wait 5 ms for the event loop, the default
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """A uvicorn server for one process; the caller runs it."""
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws=Heartbeat,
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.heartbeat_seconds,
        ws_max_size=settings.max_message * 4,
        ws_per_message_deflate=False,  # costs more time per update than it saves at the sizes of a view
        loop="auto",
        access_log=False,  # addresses of tables and invitations are not for logs
        log_level="warning",
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    return uvicorn.Server(config)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: Optional[str] = None,
    open_browser: bool = False,
    **more: Any,
) -> None:
    """Serve until interrupted. Port 0: any free one."""
    if port == 0:
        port = free_port(host)
    if host in LOOPBACK:
        more.setdefault("allowed_hosts", ("127.0.0.1", "localhost", "[::1]"))
    sys.setswitchinterval(SWITCH_SECONDS)
    settings = Settings(database_url=database_url or default_database(), **more)
    running = server(settings, host, port)
    address = f"http://{'localhost' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(f"Signoria is open at {address}", flush=True)
    with asyncio.Runner(loop_factory=running.config.get_loop_factory()) as runner:
        runner.run(_serve(running, address if open_browser else ""))


async def _serve(running: uvicorn.Server, address: str) -> None:
    task = asyncio.create_task(running.serve())
    while address and not running.started and not task.done():
        await asyncio.sleep(0.05)
    if address and running.started:
        await asyncio.to_thread(webbrowser.open, address)
    await task


def free_port(host: str = "127.0.0.1") -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
