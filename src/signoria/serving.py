"""The commands of those who run a server: `serve` and `backup`. Their options are the settings of the server."""

from __future__ import annotations

import os
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, Optional

import typer

from signoria.server.settings import LOOPBACK, default_database, described, given, variable, written

Host = Annotated[str, typer.Option(help="Address to listen on.", envvar=variable("host"))]
Port = Annotated[int, typer.Option(help="Port to listen on; 0: any free one.", envvar=variable("port"))]
DatabaseUrl = Annotated[
    Optional[str], typer.Option(help="The database, if not the usual file.", envvar=variable("database_url"))
]
Copy = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist.")]


class ServerMissing(ValueError):
    """The libraries of the extra `server` are not installed."""


def run_server(host: str, port: int, **choices: Any) -> None:
    try:
        from signoria.server.main import serve

        serve(host=host, port=port, **choices)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("signoria"):
            raise
        raise ServerMissing(
            f"for a table in the browser: pip install 'signoria[server]' ({missing.name} is missing)"
        ) from None


def run_at_home(host: str, port: int, browser: bool) -> None:
    """For the people at this machine: at its own names only, so that no foreign name can be pointed at it."""
    choices = given({}, os.environ)
    if host in LOOPBACK:
        choices.setdefault("allowed_hosts", ("127.0.0.1", "localhost", "[::1]"))
    run_server(host, port, open_browser=browser, **choices)


def serve(host: str, port: int, **options: Optional[str]) -> None:
    """Run the server for others to join."""
    run_server(host, port, **given(options, os.environ))


def _parameters() -> list[Parameter]:
    """One option for each setting."""
    found = [
        Parameter("host", Parameter.KEYWORD_ONLY, default="127.0.0.1", annotation=Host),
        Parameter("port", Parameter.KEYWORD_ONLY, default=8000, annotation=Port),
    ]
    for name, _, default, says in described():
        usual = f" Usually {written(default)}." if default not in ("", ()) and name != "static" else ""
        option = typer.Option(f"--{name.replace('_', '-')}", help=says + usual, envvar=variable(name), metavar="VALUE")
        found.append(Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[Optional[str], option]))
    return found


def backup(file: Copy, database_url: DatabaseUrl = None) -> None:
    """Copy the database while the server runs. To restore, start a server on the copy."""
    from signoria.server.backup import back_up

    actions = back_up(database_url or default_database(), file)
    typer.echo(f"{file}: {actions} actions, checked")


def register(app: typer.Typer) -> None:
    parameters = _parameters()
    setattr(serve, "__signature__", Signature(parameters))  # noqa: B010
    serve.__annotations__ = {each.name: each.annotation for each in parameters}
    app.command()(serve)
    app.command()(backup)
