"""The commands of those who run a server: `serve` and `backup`. Their options are the settings of the server."""

from __future__ import annotations

import os
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, Optional

import typer

from signoria.server.config import CONFIG, LISTENING, Choices, config_file
from signoria.server.settings import LOOPBACK, default_database, described, variable, written

Config = Annotated[
    Optional[str], typer.Option("--config", metavar="FILE", help="A settings file (TOML).", envvar=variable(CONFIG))
]
Show = Annotated[bool, typer.Option("--show-settings", help="Print every setting and where it is from, and end.")]
DatabaseUrl = Annotated[
    Optional[str], typer.Option(help="The database, if not the usual file.", envvar=variable("database_url"))
]
MEANINGS = {"host": "Address to listen on.", "port": "Port to listen on; 0: any free one."}
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
    choices = Choices({}, os.environ, config_file(None, os.environ)).settings()
    if host in LOOPBACK:
        choices.setdefault("allowed_hosts", ("127.0.0.1", "localhost", "[::1]"))
    run_server(host, port, open_browser=browser, **choices)


def serve(context: typer.Context, config: Config, show_settings: Show, **options: Optional[str]) -> None:
    """Run the server for others to join. Options come before the environment, that before the settings file."""
    by_option = {
        name: text
        for name, text in options.items()
        if (source := context.get_parameter_source(name)) is not None and source.name == "COMMANDLINE"
    }
    choices = Choices(by_option, os.environ, config_file(config, os.environ))
    if show_settings:
        for line in choices.shown():
            typer.echo(line)
        return
    host, port = choices.listening()
    run_server(host, port, **choices.settings())


def _parameters() -> list[Parameter]:
    """One option for each setting."""
    found = [
        Parameter("context", Parameter.KEYWORD_ONLY, annotation=typer.Context),
        Parameter("config", Parameter.KEYWORD_ONLY, default=None, annotation=Config),
        Parameter("show_settings", Parameter.KEYWORD_ONLY, default=False, annotation=Show),
    ]
    listening = ((name, usual, MEANINGS[name]) for name, usual in LISTENING.items())
    for name, default, says in (*listening, *((name, default, says) for name, _, default, says in described())):
        usual = f" Usually {written(default)}." if default not in ("", ()) and name != "static" else ""
        option = typer.Option(f"--{name.replace('_', '-')}", help=says + usual, envvar=variable(name), metavar="VALUE")
        found.append(Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[Optional[str], option]))
    return found


def backup(file: Copy, database_url: DatabaseUrl = None) -> None:
    """Copy the database while the server runs. To restore, start a server on the copy."""
    from signoria.server.backup import back_up

    actions = back_up(database_url or default_database(), file)
    typer.echo(f"{file}: {actions} actions, checked")


def site(out: Annotated[Path, typer.Argument(metavar="OUT", help="A new or empty folder.")]) -> None:
    """Write all games as a static site: any web server hands it out, and every browser plays it without one."""
    from signoria.offline.site import write_site
    from signoria.server.settings import STATIC

    size = write_site(STATIC, out)
    typer.echo(f"{out}: {size / 1e6:.1f} MB; try it with: python -m http.server --directory {out}")


def register(app: typer.Typer) -> None:
    parameters = _parameters()
    setattr(serve, "__signature__", Signature(parameters))  # noqa: B010
    serve.__annotations__ = {each.name: each.annotation for each in parameters}
    app.command()(serve)
    app.command()(backup)
    app.command()(site)
