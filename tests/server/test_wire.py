"""Past the layers: what comes in whole and what comes in pieces is the same, in the same order, in both directions."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Awaitable, Callable, Iterable

import pytest
from house import House, Raw, open_house, run, until
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from signoria.server.connection import Connection
from signoria.server.hearing import handle
from signoria.server.wire import Wire, framed


def with_a_screen(folder: Path, scenario: Callable[[House, Raw], Awaitable[None]], **settings: Any) -> None:
    async def main() -> None:
        async with open_house(folder, **settings) as house:
            people = await house.guests(2)
            table = await house.table(people)
            screen = await house.raw(table.row.id, people[0])
            await screen.next("welcome")
            await scenario(house, screen)
            await screen.close()

    run(main)


def ping(number: int) -> bytes:
    return json.dumps({"type": "ping", "at": number}).encode()


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def answers(screen: Raw, numbers: Iterable[int]) -> None:
    for number in numbers:
        assert (await screen.next("pong"))["at"] == number


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_the_one_that_websockets_would_send(size: int) -> None:
    data = ("è" + "x" * size)[:size].encode()
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_messages_in_one_piece_in_several_and_many_at_once(tmp_path: Path) -> None:
    async def scenario(house: House, screen: Raw) -> None:
        wire = screen.socket.transport
        wire.write(masked(ping(1)))
        await answers(screen, [1])
        for byte in masked(ping(2)):
            wire.write(bytes([byte]))
            await asyncio.sleep(0)
        wire.write(masked(ping(3)) + masked(ping(4)))
        wire.write(masked(ping(5)[:7], fin=False) + masked(b"", Opcode.PING) + masked(ping(5)[7:], Opcode.CONT))
        wire.write(masked(ping(6), Opcode.BINARY))
        await answers(screen, range(2, 7))
        halves = masked(ping(7))
        wire.write(halves[:9])
        wire.write(halves[9:] + masked(ping(8)))
        await answers(screen, [7, 8])
        for number in range(10, 210):
            wire.write(masked(ping(number)))
        await answers(screen, range(10, 210))
        wire.write(b"".join(masked(ping(number)) for number in range(300, 500)))
        await answers(screen, range(300, 500))
        padded = ping(9)[:-1] + b" " * 300 + b"}"  # its length stands in two bytes
        wire.write(masked(padded))
        await answers(screen, [9])

    with_a_screen(tmp_path, scenario)


def test_whoever_is_not_let_in_is_not_heard_however_fast_they_speak(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            people = await house.guests(3)
            table = await house.table(people[:2], spectators=False)
            for _ in range(5):
                screen = await house.raw(table.row.id, people[2])
                for _ in range(4):
                    screen.socket.transport.write(masked(b'{"type":"chat","text":"here I am"}'))
                with pytest.raises(ConnectionClosed):
                    await screen.next("chat")
            assert table.chat.total() == 0

    run(main)


def test_what_is_no_text_ends_the_connection(tmp_path: Path) -> None:
    async def scenario(house: House, screen: Raw) -> None:
        screen.socket.transport.write(masked(b'{"type":"ping","at":"\xff"}'))
        with pytest.raises(ConnectionClosed) as closed:
            await screen.next("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007

    with_a_screen(tmp_path, scenario)


@pytest.mark.parametrize(("head", "code"), [(0xC1, 1002), (0x83, 1002)])
def test_frames_that_nobody_may_send_end_it_too(tmp_path: Path, head: int, code: int) -> None:
    async def scenario(house: House, screen: Raw) -> None:
        screen.socket.transport.write(bytes([head]) + masked(ping(1))[1:])
        with pytest.raises(ConnectionClosed) as closed:
            await screen.next("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code

    with_a_screen(tmp_path, scenario)


def test_an_unmasked_message_is_not_heard(tmp_path: Path) -> None:
    async def scenario(house: House, screen: Raw) -> None:
        screen.socket.transport.write(Frame(Opcode.TEXT, ping(1)).serialize(mask=False))
        with pytest.raises(ConnectionClosed):
            await screen.next("pong")

    with_a_screen(tmp_path, scenario)


def test_whoever_does_not_read_is_written_to_later_and_in_order(tmp_path: Path) -> None:
    """What does not fit into the sockets waits in the outbox; what comes after it waits behind it."""

    async def scenario(house: House, screen: Raw) -> None:
        (connection,) = [each for table in house.hall.live.values() for each in table.connections]
        screen.socket.transport.pause_reading()
        texts = [json.dumps({"type": "x", "number": number, "filling": "y" * 60_000}) for number in range(120)]
        for text in texts:
            connection.push(text.encode())
            await asyncio.sleep(0)
        assert connection.outbox or connection.sending
        screen.socket.transport.resume_reading()
        assert [(await screen.next("x"))["number"] for _ in texts] == list(range(120))
        await until(lambda: not connection.sending)
        connection.push(b'{"type":"y"}')
        await screen.next("y")

    with_a_screen(tmp_path, scenario)


async def busy(house: House, screen: Raw, messages: int) -> tuple[Connection, Wire, asyncio.Event]:
    """Messages come, some of them together, while their table has something else to do until the event."""
    (table,) = house.hall.live.values()
    (connection,) = table.connections
    assert isinstance(connection.line, Wire)
    free = asyncio.Event()

    async def occupied(_: Any) -> None:
        await free.wait()

    table.post(occupied)
    screen.socket.transport.write(b"".join(masked(ping(number)) for number in range(messages)))
    await until(lambda: any(method is handle for method, _, _ in table.inbox))
    return connection, connection.line, free


@pytest.mark.parametrize("messages", [2, 3, 40])
def test_no_more_is_read_before_the_table_has_answered(tmp_path: Path, messages: int) -> None:
    async def scenario(house: House, screen: Raw) -> None:
        _, wire, free = await busy(house, screen, messages)
        assert not wire.transport.is_reading()
        free.set()
        await answers(screen, range(messages))
        assert wire.transport.is_reading()
        screen.socket.transport.write(masked(ping(1000)))
        await answers(screen, [1000])

    with_a_screen(tmp_path, scenario)


def test_when_it_is_closed_meanwhile_the_other_sides_answer_is_read(tmp_path: Path) -> None:
    async def scenario(house: House, screen: Raw) -> None:
        connection, wire, free = await busy(house, screen, 2)
        connection.close(1012, "the table has moved")
        await until(lambda: wire.close_sent)
        assert wire.transport.is_reading() or wire.transport.is_closing()
        with pytest.raises(ConnectionClosed):
            await screen.next("pong")
        free.set()

    with_a_screen(tmp_path, scenario)


class Gate:
    """A line that is open or not."""

    def __init__(self) -> None:
        self.open, self.sent = True, list[str]()

    def write(self, data: bytes) -> bool:
        if self.open:
            self.sent.append(data.decode())
        return self.open


def test_nothing_overtakes_what_waits() -> None:
    async def scenario() -> None:
        line, released = Gate(), asyncio.Event()

        async def send(message: Any) -> None:
            await released.wait()
            line.sent.append(message.get("text", "end"))

        connection = Connection("", "", send, 1e6, 100)
        connection.line = line
        writer = asyncio.create_task(connection.write_all())
        await asyncio.sleep(0)
        connection.push(b"a")
        line.open = False
        connection.push(b"b")
        line.open = True
        connection.push(b"c")
        await asyncio.sleep(0)
        connection.push(b"d")  # b is on its way
        connection.push_presence(b"old")
        connection.push_presence(b"new")
        assert line.sent == ["a"]
        released.set()
        await until(lambda: "new" in line.sent)
        connection.push_presence(b"newer")
        connection.close(1000, "")
        await writer
        assert line.sent == ["a", "b", "c", "d", "new", "newer", "end"]

    run(scenario)
