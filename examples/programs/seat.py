"""A program at the table, in Python: it answers at random.

python examples/programs/seat.py http://127.0.0.1:8000 signoria_TOKEN https://.../join/CODE
"""

from __future__ import annotations

import asyncio
import random
import sys

from signoria.client import Client, Refused


async def main(address: str, token: str, link: str) -> None:
    async with Client(address, token=token) as client:
        table = await client.join(link)
        print(f"{client.name} sits at {table['id']}")
        async with client.sit(table["id"]) as seat:
            async for situation in seat:  # every change this seat can see
                if situation["over"]:
                    print(f"over: {situation['view']['scores']}")
                    return
                if situation["legal"]:
                    try:
                        await seat.act(random.choice(situation["legal"]))
                    except Refused as refused:  # the table has moved on meanwhile
                        print(f"refused: {refused}")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("python seat.py ADDRESS TOKEN LINK")
    asyncio.run(main(*sys.argv[1:]))
