"""Afterwards: the database against what people were told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from signoria.server import rows
from signoria.server.settings import async_url

from .tables import Sitting


async def audit(url: str, sittings: list[Sitting], counts: Counter[str]) -> list[str]:
    """Every acknowledged action is stored once, as it was sent; no id is stored twice; no number is missing."""
    stored = await _stored(url)
    faults = []
    counts["acknowledged actions doubled"] = counts["acknowledged actions lost"] = 0
    for sitting in sittings:
        actions = stored.get(sitting.id, [])
        if [row["number"] for row in actions] != list(range(len(actions))):
            faults.append(f"{sitting.table['game']}: the numbers of the actions have gaps")
        kept = {(row["seat"], row["client_id"]): row["action"] for row in actions if row["client_id"]}
        counted = Counter((row["seat"], row["client_id"]) for row in actions if row["client_id"])
        twice = [f"{sitting.table['game']}: stored {count} times" for count in counted.values() if count > 1]
        counts["acknowledged actions doubled"] += len(twice)
        faults += twice
        for witness in sitting.seats:
            for id, message in witness.acknowledged.items():
                if kept.get((message["seat"], id)) != message["actions"][0]:
                    counts["acknowledged actions lost"] += 1
                    faults.append(f"{sitting.table['game']}: acknowledged and not stored: {message}")
    return faults


async def _stored(url: str) -> dict[str, list[Any]]:
    engine = create_async_engine(async_url(url))
    try:
        async with engine.connect() as connection:
            query = sa.select(rows.actions).order_by(rows.actions.c.table_id, rows.actions.c.number)
            found = [row._mapping for row in await connection.execute(query)]
    finally:
        await engine.dispose()
    tables: dict[str, list[Any]] = {}
    for row in found:
        tables.setdefault(row["table_id"], []).append(row)
    return tables
