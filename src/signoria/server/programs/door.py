"""What a program may ask for, and how often. Whatever is not named here is for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Mapping, Optional

from signoria.server.denied import Denied
from signoria.server.guards import header
from signoria.server.programs.register import digest
from signoria.server.throttle import Throttle

if TYPE_CHECKING:
    from signoria.server.hall import Hall

TOKEN: Final = "bearer token"  # among cookies; no cookie can be called so
BEARER: Final = "bearer "
TABLE: Final = "/api/tables/{table_id}"
MAY: Final = frozenset(
    {
        "GET /api/games", "GET /api/games/{game}", "GET /api/games/{game}/rules/{language}",
        "GET /api/games/{game}/words/{language}", "GET /api/words/{language}", "GET /api/components/{hash}",
        "GET /api/me", "GET /api/calls", "GET /api/house",
        "GET /api/tables", "POST /api/tables", "POST /api/play", "GET /api/join/{code}", "POST /api/join/{code}",
        f"GET {TABLE}", f"POST {TABLE}/join", f"POST {TABLE}/fill", f"POST {TABLE}/wish", f"POST {TABLE}/start",
        f"POST {TABLE}/nonce", f"POST {TABLE}/reveal", f"POST {TABLE}/leave", f"POST {TABLE}/rematch",
        f"POST {TABLE}/terms", f"GET {TABLE}/past/{{event}}", f"GET {TABLE}/record", f"GET {TABLE}/replay",
        f"GET {TABLE}/replay/{{number}}", f"GET {TABLE}/replay/{{first}}/{{count}}", f"GET {TABLE}/ratings",
        "GET /api/ratings", "GET /api/ratings/{game}",
    }
)  # fmt: skip


def token_of(scope: Any) -> Optional[str]:
    """The token that somebody shows, if they show any."""
    shown = header(scope["headers"], b"authorization") or ""
    return shown[len(BEARER) :].strip() if shown.lower().startswith(BEARER) else None


def credentials(connection: Any) -> Mapping[str, Any]:
    """Who somebody says to be: by cookie, or by token, which then counts alone."""
    token = token_of(connection.scope)
    return connection.cookies if token is None else {TOKEN: token}


class Door:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pace = Throttle(hall.settings.program_requests_per_minute, 60)

    async def pass_through(self, scope: Any) -> None:
        """Refuse what programs may not do, and what they do too often. People pass."""
        token = token_of(scope)
        path = str(scope.get("path_template") or "")
        if token is None or not path.startswith("/api/"):
            return
        if f"{scope['method']} {path}" not in MAY:
            raise Denied("no-program", "programs may not ask for this", 403)
        who = digest(token)[:16]
        await self.pace.pass_everywhere(self.hall.cluster, "programs", who, "too many requests of this program")
