"""Who tries to gain time or to learn something by days: zones, holidays, guests who become members."""

from __future__ import annotations

from pathlib import Path

import pytest
from house import House
from test_by_post import Days, clock, days, rule
from test_table import scenario

from signoria.server import ledger
from signoria.server.by_post.calendar import HOUR
from signoria.server.ledger import Deed

__all__ = ["days"]


@pytest.mark.parametrize("by", [ledger.PERSON, ledger.ORDER, ledger.PASS])
def test_how_fast_somebody_mostly_is_tells_not_who_decided(tmp_path: Path, days: Days, by: str) -> None:
    """That there was no choice, or that an order answered, is known to whose seat it is."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        table = await house.table(await house.guests(2), clock=rule())
        for number in range(1, 4):
            table.history.append((0, 0))
            table.ledger.append(Deed(by if number == 3 else ledger.PERSON, True, 0.0, days.ms + number * 5 * HOUR))
        told = clock(table).state(0b11).post
        assert told is not None
        assert told[0].usual == 5 * HOUR
