"""A house with much going on, for pictures: a member with long friends, tables that wait, letters, reports, ratings.

`python -m tests.browser.full_house` opens one, says where, and stays until it is interrupted.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import sqlite3
import subprocess
import sys
import threading
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from aiosmtpd.controller import Controller

from signoria.client import Client
from signoria.server import ledger, rows
from signoria.server.main import free_port
from signoria.titles.princes.rules.verbs import DECLINE, DONE, PASS_BID
from tests.browser.site import ROOT, Site

if str(ROOT / "tests/server") not in sys.path:
    sys.path.append(str(ROOT / "tests/server"))

from authenticator import Authenticator

HOST = "Francesca Bartolomea di Monteverdi"
FRIENDS = (
    "Bartholomäus van Oldenbarnevelt", "Massimiliano della Rovere di Montefeltro", "Yuki", "Tomás",
    "Caterina Sforza Riario de’ Medici",
)  # fmt: skip
STRANGERS = ("Ginevra de’ Benci", "Ugo", "Wolfgang Maximilian von und zu Hohenburg", "Lucia")
DAY = 86_400
POST = {"bank": 3 * DAY, "increment": DAY, "bot": "novice", "post": {"most": 3 * DAY, "night": True, "out": "vote"}}
ORDERS = (("bids", "game", PASS_BID), ("veto", "game", DECLINE), ("bribes", "game", DONE))
STORIES = 6  # tables by post, each with a story that is told once
BOTS = {"condottiere": 6, "il_principe": 5, "principato": 4, "princes": 6, "renaissance": 6}


class FullHouse:
    """`paths` are the pages to look at by name, `cookies` who looks at them."""

    def __init__(self, folder: Path) -> None:
        self.letters: list[str] = []
        port = free_port()
        self.office = Controller(self, hostname="127.0.0.1", port=port)
        self.office.start()
        self.site = Site(
            folder, mail_server=f"smtp://127.0.0.1:{port}", address_key="k" * 32, mail_from="us@example.org"
        )
        self.address = self.site.address.replace("127.0.0.1", "localhost")
        self.site.settings["public_url"] = self.address
        self.database = folder / "browser.db"
        self.people: dict[str, Client] = {}
        self.paths: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.rng = Random(3)
        self.site.start()

    def close(self) -> None:
        self.site.stop()
        self.office.stop()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(envelope.content.decode())
        return "250 OK"

    def fill(self) -> None:
        """Beside the loop of a browser that is driven from the same thread."""
        done: list[BaseException | None] = []

        def run() -> None:
            try:
                asyncio.run(self._fill())
                done.append(None)
            except BaseException as error:
                done.append(error)

        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
        if done[0] is not None:
            raise done[0]

    async def _fill(self) -> None:
        for name in (HOST, *FRIENDS, *STRANGERS):
            await self._member(name)
        me = self.people[HOST]
        self._play_seasons()
        await self._account(me)
        await self._friends(me)
        await self._tables(me)
        await self._seeks()
        await self._reports()
        self.paths["profile"] = f"/player/{await self._handle(self.people[FRIENDS[2]])}"
        newcomer = Client(self.address, "Piero")
        await newcomer.__aenter__()
        await newcomer.play_now("condottiere", seats=2, level="novice", pace=0)
        self.cookies = {"member": me.cookie, "guest": newcomer.cookie, "nobody": ""}

    # -- people

    async def _member(self, name: str) -> None:
        person = Client(self.address, name)
        await person.__aenter__()
        self.people[name] = person
        await self._passkey(person, "Laptop")
        await person.request("PUT", "/api/account/public", {"public": True})

    async def _passkey(self, person: Client, label: str) -> None:
        key = Authenticator(self.address)
        offer = await person.request("POST", "/api/account/passkeys/offer")
        made = {"credential": key.create(offer["options"]), "label": label}
        await person.request("POST", "/api/account/passkeys", made)

    async def _account(self, me: Client) -> None:
        await self._passkey(me, "Telefon der Familie von Oldenbarnevelt, im Flur")
        await me.request("POST", "/api/account/codes")
        address = "francesca.bartolomea.di.monteverdi@casa.example.org"
        await me.request("PUT", "/api/account/address", {"address": address})
        while not self.letters:
            await asyncio.sleep(0.05)
        found = re.search(r"#address=3D(\S+)|#address=(\S+)", self.letters[-1].replace("=\r\n", "").replace("=\n", ""))
        assert found is not None, self.letters[-1]
        await me.request("POST", "/api/account/address", {"token": found[1] or found[2]})
        await me.request("POST", "/api/account/programs", {"name": "Il Magnifico del Monteverdi"})
        await me.request("PUT", "/api/me/zone", {"zone": "Europe/Rome"})
        for arms, person in ((3, me), (1, self.people[FRIENDS[2]])):
            await person.request("PUT", "/api/me/arms", {"arms": arms})

    async def _friends(self, me: Client) -> None:
        for name in FRIENDS:
            friend = self.people[name]
            await friend.request("POST", "/api/friends", {"handle": await self._handle(me)})
        for wish in (await me.request("GET", "/api/together"))["wishes"]:
            await me.request("POST", f"/api/friends/{wish['id']}")
        for name in STRANGERS[2:]:
            await self.people[name].request("POST", "/api/friends", {"handle": await self._handle(me)})
        for called in ("giovanni.dalle.bande.nere", "isabella"):
            await me.request("POST", "/api/friends", {"handle": called})

    async def _handle(self, person: Client) -> str:
        return str((await person.request("GET", "/api/account"))["handle"])

    # -- tables

    async def _tables(self, me: Client) -> None:
        for game, seats in BOTS.items():
            await me.play_now(game, seats=seats, level="novice", pace=0)
        for at in range(STORIES):
            table = await self._table(me, "princes", FRIENDS[:3], POST)
            await self._order(me, table)
            await self._play(table, [HOST, *FRIENDS[:3]], 14)
            self.paths[f"by post {at}"] = f"/table/{table}"
        for game, names in (("renaissance", FRIENDS), ("condottiere", FRIENDS[:2])):
            await self._play(await self._table(me, game, names, POST), [HOST, *names], 14)
        await self._table(me, "condottiere", FRIENDS[3:], None)
        waiting = await self._open(me, "princes", 6, POST)
        for name in FRIENDS[:3]:
            await self.people[name].join(waiting["invite"])
        self.paths["lobby"] = f"/table/{waiting['id']}"
        inviting = await self._open(self.people[FRIENDS[0]], "renaissance", 6, POST)
        for name in (*FRIENDS[1:3], STRANGERS[2]):
            await self.people[name].join(inviting["invite"])
        self.paths["invitation"] = f"/join/{inviting['invite'].rpartition('/')[2]}"
        await self.people[FRIENDS[0]].request(
            "POST", f"/api/tables/{inviting['id']}/invitations", {"handle": await self._handle(me)}
        )

    async def _open(self, host: Client, game: str, seats: int, clock: Any, **more: Any) -> dict[str, Any]:
        fill = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        return await host.create(game, seats=seats, fill=fill, clock=clock, **more)

    async def _table(self, host: Client, game: str, names: tuple[str, ...], clock: Any) -> str:
        made = await self._open(host, game, len(names) + 1, clock)
        for name in names:
            await self.people[name].join(made["invite"])
        await host.start(made["id"])
        return str(made["id"])

    async def _play(self, table: str, names: list[str], moves: int) -> None:
        """So many answers by whoever is asked; then on until others have answered after the first, and the first is
        asked again, who now has moves of others to read."""
        async with self.people[names[0]].sit(table):
            pass
        for _ in range(moves):
            await self._answer(table, names)
        others = 0
        while not others:
            while await self._answer(table, names) != names[0]:
                pass
            while await self._answer(table, names[1:]):
                others += 1

    async def _answer(self, table: str, names: list[str]) -> str:
        """By the first of these who is asked: their name, or nothing."""
        for name in names:
            async with self.people[name].sit(table) as seat:
                if legal := seat.situation["legal"]:
                    await seat.act(self.rng.choice(legal))
                    return name
        return ""

    async def _order(self, person: Client, table: str) -> None:
        """Passes in auctions, no bribes and no vetoes."""
        async with person.sit(table) as seat:
            orders = [
                {"kind": "answer", "about": about, "until": until, "answer": answer} for about, until, answer in ORDERS
            ]
            for order in orders:
                await seat.ask({"type": "order", "version": seat.situation["version"], "order": order})

    async def _seeks(self) -> None:
        for name, game, seats, clock in (
            (FRIENDS[1], "princes", 6, POST), (STRANGERS[0], "renaissance", 5, POST),
            (STRANGERS[2], "condottiere", 4, None),
        ):  # fmt: skip
            await self._open(self.people[name], game, seats, clock, visibility="public", seek=True)

    async def _reports(self) -> None:
        host, other = self.people[STRANGERS[0]], self.people[STRANGERS[2]]
        made = await self._open(host, "condottiere", 3, None)
        await other.join(made["invite"])
        async with other.sit(made["id"]) as seat:
            for text in ("You are all thieves, and your mothers were thieves before you.", "Leave my table at once!"):
                await seat.say(text)
        words = "He has been shouting at everybody since yesterday, here and at two other tables, and does not stop."
        await host.request("POST", f"/api/tables/{made['id']}/reports", {"about": "talk", "seat": 1, "words": words})
        handle = await self._handle(other)
        for name in (STRANGERS[1], STRANGERS[3]):
            wish = {"about": "name", "handle": handle, "words": "This is not his own name."}
            await self.people[name].request("POST", "/api/reports", wish)
        self.command("moderator", f"@{await self._handle(self.people[HOST])}")

    def command(self, *words: str) -> None:
        base = [sys.executable, "-m", "signoria", "admin", "--database-url", f"sqlite:///{self.database}"]
        subprocess.run([*base, *words], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)

    # -- the past

    def _play_seasons(self) -> None:
        """Finished games of a year, as the database knows them."""
        names = list(self.people)
        wins: dict[str, float] = defaultdict(float, {HOST: 2.0, FRIENDS[2]: 3.0})
        tables, places, answers = [], [], []
        for at in range(160):
            game = self.rng.choice(["condottiere", "condottiere", "princes", "renaissance"])
            who = self.rng.sample(names, 3)
            if at % 2:
                who = [HOST, *[name for name in who if name != HOST][:2]]
            scores = [int(self.rng.gauss(20 + wins[name], 6)) for name in who] + [18]
            id, ended = secrets.token_urlsafe(9), 1_770_000_000_000 + at * DAY * 1000
            tables.append(_finished(id, game, scores, ended))
            if not at % 10:
                tables[-1].clock = POST
                answers += [_answered(id, number, ended) for number in range(48)]
            for seat, name in enumerate(who):
                places.append(rows.PlaceRow(id, seat, "person", self.people[name].me["id"], name, own=20))
            places.append(rows.PlaceRow(id, 3, "bot", level="expert"))
        with closing(sqlite3.connect(self.database)) as file, file as database:
            for table, found in (("tables", tables), ("places", places), ("actions", answers)):
                _insert(database, table, found)
            middle = tables[90].ended
            database.execute("INSERT INTO seasons VALUES (1, 'Inverno 2026', ?)", [middle])


def _finished(id: str, game: str, scores: list[int], ended: int) -> rows.TableRow:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return rows.TableRow(
        id=id, game=game, rules_version=1, pack="", seats=4, options={}, visibility="public", status="over", host="",
        invite=id, seed=b"", clock=None, pace=0, auto_pass=True, spectators=True, paused=False, created=ended - 1,
        started=ended - 1, ended=ended, previous="", next="", scores=scores, winners=best,
    )  # fmt: skip


def _answered(id: str, number: int, ended: int) -> rows.ActionRow:
    """One of many answers, each four hours after the one before."""
    at = ended + number * 4 * 3600_000
    return rows.ActionRow(id, number, number % 4, 0, None, f"{id} {number}", 1, at, ledger.PERSON)


def _insert(database: sqlite3.Connection, table: str, found: list[Any]) -> None:
    for row in found:
        values = {name: _plain(value) for name, value in msgspec.structs.asdict(row).items()}
        columns, marks = ", ".join(f'"{name}"' for name in values), ", ".join("?" * len(values))
        database.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", list(values.values()))


def _plain(value: Any) -> Any:
    return msgspec.json.encode(value).decode() if isinstance(value, (list, dict)) else value


def main() -> None:
    with TemporaryDirectory() as folder:
        house = FullHouse(Path(folder))
        try:
            house.fill()
            print(house.address, house.cookies, house.paths, sep="\n", flush=True)
            threading.Event().wait()
        finally:
            house.close()


if __name__ == "__main__":
    main()
