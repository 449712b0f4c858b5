"""In the Python of browsers: what is drawn by chance; and in the one that an image was made of, that nothing was."""

import gc
import json
import os
import random
import secrets
import tempfile
import uuid

from signoria.offline.house import House
from signoria.server.hall import new_id

TOGETHER = '{"table": {"game": "condottiere", "seats": 2, "fill": []}, "people": ["Anna", "Bea"]}'


async def main(first: bool) -> None:
    if first:
        nothing_is_drawn()
    else:
        print(json.dumps(await drawn()))


def nothing_is_drawn() -> None:
    assert random.getstate() == random.Random(0).getstate(), "chance has a state that would come again"
    kept = [each for each in gc.get_objects() if isinstance(each, random.Random)]
    states = [each for each in kept if not isinstance(each, random.SystemRandom)]
    assert states == [random._inst], states
    assert tempfile._name_sequence is None  # type: ignore[attr-defined]


async def keep(data: bytes) -> None:
    """Nothing is kept here."""


async def drawn() -> dict[str, object]:
    house = House(b"", keep, lambda answer: None)  # type: ignore[arg-type, return-value]
    await house.open()
    await house.request("here", "PUT", "/api/me", '{"name": "Anna", "language": "en"}')
    table = json.loads((await house.request("here", "POST", "/api/here/together", TOGETHER)).text)
    text = (await house.hall.table(table["id"])).record().text()
    return {
        "random": random.random(),
        "of its own": random.Random().random(),
        "urandom": os.urandom(16).hex(),
        "secrets": secrets.token_hex(),
        "uuid": str(uuid.uuid4()),
        "id": new_id(),
        "table": table["id"],
        "record": text,
    }
