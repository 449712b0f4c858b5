"""What the person who runs a server may decide."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Optional

from msgspec import Struct

HERE = Path(__file__).parent


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting has a value that is right for one machine at home."""

    database_url: str = "sqlite+aiosqlite:///signoria.db"
    secret: str = ""  # signs the cookies; empty: made once and kept in the database
    static: Path = HERE / "static"
    titles: tuple[str, ...] = ()  # further titles, each "package.module:TITLE"
    allowed_origins: tuple[str, ...] = ()  # besides the server's own
    allowed_hosts: tuple[str, ...] = ()  # empty: any
    secure_cookies: bool = False
    requests_per_minute: int = 1200
    tables_per_minute: int = 30
    messages_per_second: float = 20.0
    message_burst: int = 80
    max_message: int = 16_384
    sockets_per_person: int = 24
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_budget: float = 5.0  # seconds a bot may take for one decision
    pass_delay: tuple[float, float] = (0.9, 6.0)  # seconds before a forced pass is given
    absence_minutes: float = 5.0  # away so long, a person's seat may be given to a bot by the host
    say_minutes: float = 10.0  # so long who left is still asked before moves of their time are taken back
    idle_minutes: float = 15.0
    restore_at_start: bool = True
    metrics_token: str = ""  # whoever shows it may read /metrics, which count secret actions too; empty: nobody
    log_level: str = "info"


def async_url(url: str) -> str:
    """The address with an async driver: `postgresql://...` and `sqlite:///...` are understood."""
    scheme, _, rest = url.partition("://")
    plain = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    return f"{plain.get(scheme, scheme)}://{rest}"


def default_database() -> str:
    """A file in the user's data folder, so that a game survives whatever folder one starts from."""
    base: Optional[str] = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    folder = Path(base) if base else Path.home() / ".local" / "share"
    (folder / "signoria").mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'signoria' / 'signoria.db'}"
