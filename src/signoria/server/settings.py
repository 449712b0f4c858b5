"""What the person who runs a server may decide. Standard library alone: the command line lists it without the rest."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Iterator, Mapping, Optional, get_type_hints

STATIC = Path(__file__).parent / "static"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
LOG_LEVELS = ("debug", "info", "warning", "error", "critical")
MAY_BE_ZERO = (
    "reveal_seconds", "thinking_per_person", "bot_tables_per_person", "bot_seconds", "unwatched_pace",
    "absence_minutes", "say_minutes", "visit_minutes", "drain_seconds", "notice_seconds", "letter_minutes",
    "analysis_seconds", "forgotten_days", "ban_hours",
)  # fmt: skip
TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def setting(default: Any, says: str) -> Any:
    return field(default=default, metadata={"says": says})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Every setting has a value that is right for one machine at home."""

    database_url: str = setting("", "sqlite:///FILE or postgresql://...; empty: a file in the user's data folder.")
    redis_url: str = setting("", "redis://...; for several processes that share a PostgreSQL database.")
    workers: int = setting(1, "Processes that serve; more than one need PostgreSQL and Redis.")
    process_name: str = setting("", "What proxies and logs call this process; empty: machine and process id.")
    secret: str = setting("", "Signs the cookies; empty: made once and kept in the database.")
    static: Path = setting(STATIC, "Folder of the built client.")  # noqa: RUF009, a path never changes
    titles: tuple[str, ...] = setting((), "Further titles, each package.module:TITLE.")
    puzzles: str = setting("", "Folder with further puzzles, each GAME.puzzles.jsonl.gz; empty: those of the titles.")
    allowed_hosts: tuple[str, ...] = setting((), "Names it answers to; empty: any.")
    allowed_origins: tuple[str, ...] = setting((), "Other sites that may speak to it, each https://NAME.")
    trusted_proxies: tuple[str, ...] = setting(
        ("127.0.0.1", "::1"),
        "Addresses or networks whose X-Forwarded-For, -Proto and -Host are believed, or none.",
    )
    public_url: str = setting("", "Where people find this server, as https://NAME: for passkeys and links in letters.")
    mail_server: str = setting("", "smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://...; empty: no letters are sent.")
    mail_from: str = setting("", "Who letters are from; empty: signoria@ the name of this server.")
    address_key: str = setting("", "Seals the e-mail addresses of members; never kept in the database.")
    notice_seconds: float = setting(60.0, "So long a table waits before somebody who does not look is told.")
    letter_minutes: float = setting(30.0, "Between two letters to one person about their tables.")
    notice_hosts: tuple[str, ...] = setting(
        (), "Hosts, each NAME:PORT, to which push and webhooks may go although they are not public https."
    )
    secure_cookies: bool = setting(False, "Cookies only over https, even where a proxy does not say that it is.")
    requests_per_minute: int = setting(1200, "Requests to /api from one address; pages and files do not count.")
    tables_per_minute: int = setting(30, "New tables of one person.")
    messages_per_second: float = setting(20.0, "For one connection.")
    message_burst: int = setting(80, "Messages that may come at once.")
    max_message: int = setting(16_384, "Bytes of one message.")
    program_requests_per_minute: int = setting(240, "Requests of one program to /api.")
    program_tables: int = setting(8, "Tables at which one program may sit at once.")
    sockets_per_person: int = setting(24, "Open connections of one person.")
    sockets_per_address: int = setting(200, "Open connections from one address of those who have given no name.")
    heartbeat_seconds: float = setting(20.0, "Between two pings to a websocket, and the longest wait for the answer.")
    thinkers: int = setting(max(1, (os.cpu_count() or 2) - 1), "Processes in which bots think.")
    grandmasters: int = setting(1, "Processes for grandmasters alone, started when one plays; they give way to others.")
    thinking_per_person: int = setting(0, "Bots of one person that think at once; 0: one worker is left to others.")
    analysts: int = setting(1, "Processes in which finished games are analysed; they give way to bots.")
    analysis_seconds: float = setting(0.0, "Time of the processor for one analysis; 0: as its title needs.")
    analyses_per_hour: int = setting(20, "Analyses that one person may ask for.")
    bot_tables_per_person: int = setting(50, "Tables of one person at which bots may play at once; 0: none.")
    bot_budget: float = setting(5.0, "Seconds a bot may take for one decision beside its search, or it is replaced.")
    bot_seconds: float = setting(0.2, "No bot answers sooner, so that thinking does not show; 0: as soon as it can.")
    master_seconds: float = setting(0.9, "A master searches so long on its turn, or less.")
    grandmaster_seconds: float = setting(9.0, "A grandmaster searches so long on its turn, or less.")
    coach_seconds: float = setting(1.5, "The coach thinks so long about a question, in the bots' processes.")
    unwatched_pace: float = setting(3.0, "Seconds a bot lets pass while nobody is connected to its table.")
    reveal_seconds: float = setting(5.0, "How long a game waits for the nonces of those who promised one.")
    pass_delay: tuple[float, float] = setting((0.9, 6.0), "Seconds, from and to, before a forced pass is given.")
    pass_for_absent: bool = setting(False, "Also pass for people who are away, which tells that they had no choice.")
    absence_minutes: float = setting(5.0, "Away so long, a person may be replaced by a bot, if the host wishes it.")
    say_minutes: float = setting(10.0, "So long who left is still asked before moves of their time are taken back.")
    visit_minutes: float = setting(15.0, "Away so long from a table by post, a person is told what happened since.")
    ban_hours: float = setting(
        24.0, "So long no new guest comes from a network where a banned person was seen; 0: bans hold for names alone."
    )
    forgotten_days: float = setting(
        30.0, "A person who has not answered for so long, where no clock runs, has left the game; 0: never."
    )
    idle_minutes: float = setting(15.0, "After which a table that nobody watches leaves memory.")
    drain_seconds: float = setting(0.0, "After SIGTERM: still open so long but not ready, so that proxies notice.")
    restore_at_start: bool = setting(True, "Running games go on at once after a restart.")
    metrics_token: str = setting("", "Whoever shows it may read /metrics, which tell secrets; empty: nobody.")
    log_level: str = setting("info", f"One of {', '.join(LOG_LEVELS)}.")

    def __post_init__(self) -> None:
        if self.log_level not in LOG_LEVELS:
            raise ValueError(f"log_level must be one of {', '.join(LOG_LEVELS)}, got {self.log_level!r}")
        for name, value in vars(self).items():
            if isinstance(value, bool) or not isinstance(value, (int, float)):
                continue
            if value < 0 or (value == 0 and name not in MAY_BE_ZERO):
                raise ValueError(f"{name} must be above 0, got {value}")
        if not re.fullmatch(r"[\w.-]{0,60}", self.process_name, re.ASCII):
            raise ValueError("process_name must be at most 60 letters, digits, dots and dashes")
        low, high = self.pass_delay
        if not 0 <= low <= high:
            raise ValueError(f"pass_delay must be two rising numbers, got {low:g},{high:g}")


def described() -> Iterator[tuple[str, Any, Any, str]]:
    """Name, type, default and meaning of each setting."""
    types = kinds()
    for each in fields(Settings):
        yield each.name, types[each.name], each.default, each.metadata.get("says", "")


def kinds() -> dict[str, Any]:
    """The type of each setting."""
    return get_type_hints(Settings)


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"SIGNORIA_{name.upper()}"


def written(value: Any) -> str:
    """A value as it is written in an option or a variable."""
    if isinstance(value, tuple):
        return ",".join(f"{part:g}" if isinstance(part, float) else part for part in value) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(name: str, text: str) -> Any:
    """A setting from its text: lists are separated by commas, an empty one is `none`."""
    kind = kinds()[name]
    try:
        if kind is bool:
            return _truth(text)
        if kind == tuple[float, float]:
            low, high = map(float, text.split(","))
            return low, high
        if kind == tuple[str, ...]:
            return () if text.strip() == "none" else tuple(filter(None, map(str.strip, text.split(","))))
        return kind(text)
    except ValueError:
        wanted = {int: "a whole number", float: "a number", bool: "true or false"}.get(kind, "two numbers, as 0.9,6.0")
        raise ValueError(f"{name} must be {wanted}, got {text!r}") from None


def _truth(text: str) -> bool:
    if text.lower() not in TRUE + FALSE:
        raise ValueError
    return text.lower() in TRUE


def given(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings that the environment decides."""
    told = {name: environment.get(variable(name)) for name, _, _, _ in described()}
    return {name: read(name, text) for name, text in told.items() if text}


def async_url(url: str) -> str:
    """The address with an async driver: `postgresql://...` and `sqlite:///...` are understood."""
    scheme, _, rest = url.partition("://")
    plain = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    return f"{plain.get(scheme, scheme)}://{rest}"


def default_database() -> str:
    """A file in the user's data folder, so that a game survives whatever folder one starts from."""
    base: Optional[str] = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "signoria"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite+aiosqlite:///{folder / 'signoria.db'}"
