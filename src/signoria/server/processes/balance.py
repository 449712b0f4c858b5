"""A process with many more tables than the others lets the idlest of them go to whoever has fewest."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from signoria.server.denied import Denied

if TYPE_CHECKING:
    from signoria.server.processes.cluster import Cluster

EVERY = 5.0  # seconds
SLACK, MARGIN = 1.25, 4  # so many times the average, and so many tables more, are no burden
MOST_AT_ONCE = 16

log = structlog.get_logger("balance")


def surplus(mine: int, others: list[int]) -> int:
    """How many tables a process should let go: half of what it has beyond the average, for the others move too."""
    average = (mine + sum(others)) / (len(others) + 1)
    if not others or mine <= average * SLACK + MARGIN:
        return 0
    return min(MOST_AT_ONCE, max(1, int((mine - average) / 2)))


async def keep(cluster: Cluster) -> None:
    cluster.post.told["take"] = lambda body: cluster.post.start(_take(cluster, body))
    while True:
        await asyncio.sleep(EVERY)
        if cluster.post.up and not cluster.leaving and cluster.leases.sure():
            await hand_over(cluster)


async def hand_over(cluster: Cluster) -> None:
    """The idlest tables: nobody connected, then longest untouched."""
    peers = {address: peer.tables for address, peer in cluster.post.peers.items() if not peer.leaving}
    tables = list(cluster.hall.live.values())
    count = surplus(len(tables), list(peers.values()))
    heir = min(peers, key=lambda address: peers[address], default=None)
    if not count or heir is None:
        return
    tables.sort(key=lambda table: (len(table.connections), table.touched))
    log.info("tables are handed over", count=count)
    for id in await cluster.let_go(tables[:count]):
        cluster.post.tell("take", f"{heir} {id}")


async def _take(cluster: Cluster, body: str) -> None:
    """Somebody has let go of a table for us."""
    heir, _, id = body.partition(" ")
    if heir != cluster.address or cluster.leaving:
        return
    try:
        await cluster.hall.table(id)
    except Denied:
        return  # somebody else was faster
