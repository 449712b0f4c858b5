"""A table that shows any position: on its way to the page, what the server tells is replaced by a scene and names."""

from __future__ import annotations

import json
from typing import Any, Optional

from msgspec import structs
from playwright.sync_api import WebSocketRoute

from signoria.kernel import State
from signoria.server.rising import RisingBids
from signoria.titles import title
from tests.browser.player import Player

LONG_NAMES = (
    "Massimiliano Sforza di Santa Fiora",
    "Giovanna d'Aragona-Montefeltro",
    "Bartolomeo Colleoni Anguissola",
    "Gianfrancesco II Gonzaga",
    "Wilhelmina van Oranje-Nassau",
    "Ottaviano Fregoso Campofregoso",
)


class Staging:
    """Stands between a page and its server. Seat 0 looks; people who are away are played by a bot, one is not."""

    def __init__(self, player: Player, names: tuple[str, ...] = LONG_NAMES) -> None:
        self.names = names
        self.scene: Optional[State] = None
        player.page.route_web_socket("**/ws/table/**", self.stand_between)

    def stand_between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(json.dumps(self.altered(json.loads(message)))))

    def altered(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("table") and self.names:
            message["table"] = self.with_names(message["table"])
        if message.get("state") and self.scene is not None:
            message["state"] |= seen(self.scene)
        if message.get("events") and self.scene is not None:
            message["events"] = [{"key": event.key, "values": event.values} for event in self.scene.events(0)]
        return message

    def with_names(self, table: dict[str, Any]) -> dict[str, Any]:
        for seat, place in enumerate(table["seats"]):
            driver = "" if seat < 2 else place["level"]
            place |= {"kind": "person", "name": self.names[seat], "driver": driver, "online": seat == 0}
        return table


def may_order(g: State, seat: int) -> Optional[dict[str, Any]]:
    bids = title(g.game.id).bids
    room = RisingBids(g.game, bids).room(g, seat) if bids else None
    return structs.asdict(room) if room else None


def seen(g: State, seat: int = 0) -> dict[str, Any]:
    """The part of a situation that a position decides, as the server would tell it."""
    asked = list(g.to_act)
    own = seat in asked
    return {
        "view": g.view(seat),
        "legal": list(g.legal(seat)) if own else [],
        "asides": [],
        "aside_count": 0,
        "prompt": g.prompt(seat) if own else None,
        "asked": asked,
        "may_order": may_order(g, seat),
        "over": g.over,
        "forced": False,
    }
