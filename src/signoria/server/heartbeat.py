"""Websockets that no longer answer are cut off."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Heartbeat(WebSocketsSansIOProtocol):
    """uvicorn closes a connection that answers no ping once all that was written has gone out.

    To somebody who has vanished nothing goes out any more, for a quarter of an hour: the connection is dropped.
    """

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
