"""The HTTP side for those who run the server: health, readiness, figures; and what they announce."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar import MediaType, Request, Response, get

from signoria.server import protocol as p
from signoria.server.denied import Denied
from signoria.server.hall import Hall
from signoria.server.web import FAILS

Call = Request[Any, Any, Any]


def _hall(request: Call) -> Hall:
    found: Hall = request.app.state["hall"]
    return found


@get("/health", tags=["operation"], responses={503: FAILS[503]})
async def health(request: Call) -> dict[str, Any]:
    """200 while the database takes what is written and gives it back. Looked at once a second, whoever asks."""
    hall = _hall(request)
    await hall.pulse.feel()
    return {"status": "ok", "restored": hall.restored.is_set()}


@get("/ready", tags=["operation"], responses={503: FAILS[503]})
async def ready(request: Call) -> dict[str, Any]:
    """200 while people should be sent here: not while it starts or ends, nor without its database or its Redis."""
    hall = _hall(request)
    reason = hall.unready()
    if reason:
        raise Denied("no-service", f"not ready: {reason}", 503)
    await hall.pulse.feel()
    return {"status": "ready"}


@get("/metrics", tags=["operation"], media_type=MediaType.TEXT, responses=FAILS, sync_to_thread=False)
def metrics(request: Call) -> Response[bytes]:
    """For whoever runs the server: they count what players do in secret."""
    token = _hall(request).settings.metrics_token
    shown = request.headers.get("authorization", "")
    if not token or not compare_digest(shown.encode(), f"Bearer {token}".encode()):
        raise Denied("no-metrics", "/metrics asks for the token of the setting metrics_token", 403)
    return Response(_hall(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/house", tags=["operation"], sync_to_thread=False)
def show_house(request: Call) -> p.HouseInfo:
    """What those who run the server have announced."""
    return p.HouseInfo(_hall(request).operator.maintenance())


HANDLERS = [health, ready, metrics, show_house]
