"""The command `signoria mcp`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Optional

import typer

from signoria.words import LANGUAGES


def register(app: typer.Typer) -> None:
    app.command("mcp")(mcp)


def mcp(
    server: Annotated[str, typer.Option(help="Address of a server; left out: tables in this process.")] = "",
    token: Annotated[str, typer.Option(help="Of a program, from an account page.", envvar="SIGNORIA_TOKEN")] = "",
    language: Annotated[str, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    seed: Annotated[Optional[int], typer.Option(help="Makes tables in this process repeatable.")] = None,
) -> None:
    """Give a language model a seat: speaks the Model Context Protocol over stdin and stdout."""
    if language not in LANGUAGES:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, got {language!r}")
    if server and not token:
        raise ValueError("a seat at a server needs the token of a program: --token, or SIGNORIA_TOKEN")
    asyncio.run(serve(server, token, language, seed))


async def serve(address: str, token: str, language: str, seed: Optional[int]) -> None:
    from random import Random

    try:
        from signoria.client import Client, Refused
        from signoria.mcp.server import Player, make_server
    except ModuleNotFoundError as missing:
        raise ValueError(f"a seat for a model needs: pip install 'signoria[mcp]' ({missing.name} is missing)") from None
    client = Client(address, token=token) if address else None
    if client is not None:
        try:
            await client.__aenter__()
        except (Refused, OSError) as error:
            raise ValueError(f"{address} does not let this program in: {error}") from None
    rng = Random() if seed is None else Random(seed)
    await make_server(Player(language, client, rng)).run_stdio_async()
