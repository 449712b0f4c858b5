"""For those who run a server: proxies, settings, starting, one server per file, backups, health, logs."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Iterator

import pytest
from house import House, open_house, run, until
from rich.console import Console
from test_security import call
from test_table import scenario
from websockets.asyncio.client import connect
from websockets.typing import Origin

from signoria import cli
from signoria.client import Client
from signoria.server import settings as settings_of
from signoria.server.starting import Claim, StartError

PUBLIC = "games.example"
not_as_root = pytest.mark.skipif(os.geteuid() == 0, reason="root may open every file")


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "signoria.cli", *arguments],
        capture_output=True, text=True, timeout=60, env={**os.environ, **environment}, check=False,
    )  # fmt: skip


class Here:
    """A command that is run in this process, which is quicker: for those that end by themselves."""

    def __init__(self, patch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
        self.patch, self.capfd = patch, capfd

    def __call__(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        self.patch.setattr(sys, "argv", ["signoria", *arguments])
        self.capfd.readouterr()
        with pytest.raises(SystemExit) as ended:
            cli.main()
        told = self.capfd.readouterr()
        return subprocess.CompletedProcess(arguments, int(str(ended.value.code or 0)), told.out, told.err)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Here:
    monkeypatch.setattr(cli, "errors", Console(stderr=True, soft_wrap=True))
    return Here(monkeypatch, capfd)


@contextmanager
def serving(*arguments: str, **environment: str) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """`signoria serve` on a free port, open."""
    process = subprocess.Popen(
        [sys.executable, "-m", "signoria.cli", "serve", "--port", "0", "--thinkers", "1", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Signoria is open at http://127.0.0.1:"), line
        yield int(line.rstrip("/\n").rpartition(":")[2]), process
    finally:
        process.kill()
        process.communicate()


def answer(port: int, path: str, **headers: str) -> int:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as found:
            return int(found.status)
    except urllib.error.HTTPError as error:
        return error.code


# -- proxies


def test_a_proxy_on_the_same_host_may_keep_the_host(tmp_path: Path) -> None:
    with serving("--database-url", f"sqlite:///{tmp_path}/a.db") as (port, _):
        assert answer(port, "/api/me", Host=PUBLIC) == 200
    with serving("--database-url", f"sqlite:///{tmp_path}/a.db", SIGNORIA_ALLOWED_HOSTS=PUBLIC) as (port, _):
        assert answer(port, "/api/me", Host=PUBLIC) == 200
        assert answer(port, "/api/me", Host=PUBLIC.upper()) == 200
        assert answer(port, "/api/me", Host="rebound.example") == 403


async def change(house: House, **headers: str) -> tuple[int, str]:
    body = json.dumps({"name": "x"}).encode()
    status, found, _ = await call(house, "PUT", "/api/me", body, content_type="application/json", **headers)
    return status, found.get("set-cookie", "").lower()


def test_what_a_trusted_proxy_says_is_believed(tmp_path: Path) -> None:
    @scenario(tmp_path, requests_per_minute=20)
    async def _(house: House) -> None:
        forwarded: dict[str, Any] = {
            "x_forwarded_for": "203.0.113.7",
            "x_forwarded_proto": "https",
            "x_forwarded_host": PUBLIC,
        }
        status, cookie = await change(house, origin=f"https://{PUBLIC}", **forwarded)
        assert status == 200
        assert "secure" in cookie
        assert (await change(house, origin="https://evil.example", **forwarded))[0] == 403
        url = f"ws://127.0.0.1:{house.port}/ws/table/none"
        screen = await connect(url, origin=Origin(f"https://{PUBLIC}"), additional_headers={"X-Forwarded-Host": PUBLIC})
        await screen.wait_closed()
        assert screen.close_code == 4404
        answers = [(await call(house, "GET", "/api/me", **forwarded))[0] for _ in range(25)]
        assert answers[-1] == 429
        assert (await call(house, "GET", "/api/me", **{**forwarded, "x_forwarded_for": "203.0.113.8"}))[0] == 200


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    @scenario(tmp_path, trusted_proxies=("10.0.0.0/8",), requests_per_minute=20)
    async def _(house: House) -> None:
        status, cookie = await change(house, x_forwarded_proto="https")
        assert (status, "secure" in cookie) == (200, False)
        spoofed = {"origin": f"https://{PUBLIC}", "x_forwarded_host": PUBLIC}
        assert (await change(house, **spoofed))[0] == 403
        answers = [(await call(house, "GET", "/api/me", x_forwarded_for=f"203.0.113.{n}"))[0] for n in range(25)]
        assert answers[-1] == 429


def test_a_browser_that_says_same_origin_is_believed_whatever_a_proxy_makes_of_the_host(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        assert (await change(house, origin=f"https://{PUBLIC}", sec_fetch_site="same-origin"))[0] == 200
        assert (await change(house, origin=f"https://{PUBLIC}", sec_fetch_site="cross-site"))[0] == 403


# -- settings


def test_every_setting_has_an_option_a_variable_and_a_meaning() -> None:
    told = command("serve", "--help", COLUMNS="200").stdout
    for name, kind, default, says in settings_of.described():
        assert says, name
        assert f"--{name.replace('_', '-')} " in told
        assert f"SIGNORIA_{name.upper()}" in told
        if default not in ("", ()):
            assert settings_of.read(name, settings_of.written(default)) == default, kind


# -- starting


@contextmanager
def taken() -> Iterator[str]:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        yield str(other.getsockname()[1])


WRONG: list[tuple[list[str], str]] = [
    (["--host", "nowhere.invalid"], "there is no address 'nowhere.invalid'"),
    (["--port", "70000"], "port must be from 0 to 65535, got 70000"),
    (["--database-url", "nonsense"], "the address of the database cannot be used; give sqlite:///FILE or"),
    (["--database-url", "mysql://localhost/x"], "the address of the database cannot be used; give sqlite:///FILE or"),
    (["--database-url", "sqlite:////nowhere/at/all.db"], "/nowhere/at/all.db cannot be opened: No such file"),
    (["--database-url", "postgresql://me:hush@127.0.0.1:1/x"], "the database at 127.0.0.1 cannot be opened"),
    (["--log-level", "loud"], "log_level must be one of debug, info"),
    (["--thinkers", "many"], "thinkers must be a whole number, got 'many'"),
    (["--thinkers", "0"], "thinkers must be above 0, got 0"),
    (["--secure-cookies", "perhaps"], "secure_cookies must be true or false, got 'perhaps'"),
    (["--pass-delay", "3"], "pass_delay must be two numbers"),
    (["--titles", "no.such.module:TITLE"], "title 'no.such.module:TITLE' cannot be loaded"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_what_is_wrong_at_the_start_is_one_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, here: Here
) -> None:
    usual = [] if "--database-url" in arguments else ["--database-url", f"sqlite:///{tmp_path}/x.db"]
    port = [] if "--port" in arguments else ["--port", "0"]
    check_told(here("serve", *port, *usual, *arguments), sentence)


def check_told(done: subprocess.CompletedProcess[str], sentence: str) -> None:
    assert done.returncode != 0
    assert sentence in done.stderr.replace("\n", " ")
    assert done.stderr.count("\n") == 1
    assert "is open" not in done.stdout
    assert "hush" not in done.stderr


def test_a_port_that_is_taken_is_told_before_anything_is_open(tmp_path: Path, here: Here) -> None:
    with taken() as port:
        done = here("serve", "--port", port, "--database-url", f"sqlite:///{tmp_path}/x.db")
        check_told(done, f"port {port} of 127.0.0.1 cannot be used: Address already in use")


def test_a_file_that_is_no_database_or_of_a_later_version_is_told(tmp_path: Path, here: Here) -> None:
    text = tmp_path / "text.db"
    text.write_text("not a database at all, but long enough to be read as one\n" * 20)
    (tmp_path / "folder").mkdir()
    check_told(here("serve", "--port", "0", "--database-url", f"sqlite:///{tmp_path}/folder"), "Is a directory")
    check_told(here("serve", "--port", "0", "--database-url", f"sqlite:///{text}"), "file is not a database")
    run_once(tmp_path / "later.db")
    with closing(sqlite3.connect(tmp_path / "later.db")) as later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
        later.commit()
    done = here("serve", "--port", "0", "--database-url", f"sqlite:///{tmp_path}/later.db")
    check_told(done, "the database was written by a newer version of Signoria")


@not_as_root
def test_a_file_that_may_not_be_read_is_told(tmp_path: Path, here: Here) -> None:
    run_once(tmp_path / "shut.db")
    (tmp_path / "shut.db").chmod(0)
    done = here("serve", "--port", "0", "--database-url", f"sqlite:///{tmp_path}/shut.db")
    check_told(done, "shut.db cannot be opened: Permission denied")


def run_once(file: Path) -> None:
    async def main() -> None:
        async with open_house(file.parent, database_url=f"sqlite:///{file}"):
            pass

    run(main)


# -- the database file


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_database_is_for_the_servers_user_alone(tmp_path: Path) -> None:
    old = tmp_path / "house.db"
    old.touch(0o644)
    old.chmod(0o644)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        await house.guests(1)
        files = sorted(tmp_path.glob("house.db*"))
        assert [file.name.removeprefix("house.db") for file in files] == ["", "-shm", "-wal", ".lock"]
        assert {mode(file) for file in files} == {0o600}


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, here: Here) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    (tmp_path / "link.db").symlink_to(tmp_path / "a.db")
    with serving("--database-url", url) as (_, first):
        for name in ("a.db", "link.db"):
            done = here("serve", "--port", "0", "--database-url", f"sqlite:///{tmp_path}/{name}")
            check_told(done, f"another server is using the database file {tmp_path}/a.db")
        first.send_signal(signal.SIGKILL)
        first.wait()
    with serving("--database-url", url) as (port, _):
        assert answer(port, "/health") == 200


def test_a_claim_is_given_back(tmp_path: Path) -> None:
    first = Claim(tmp_path / "a.db")
    with pytest.raises(StartError, match="another server"):
        Claim(tmp_path / "a.db")
    first.release()
    Claim(tmp_path / "a.db").release()


# -- backups


def test_a_backup_made_during_play_holds_every_acknowledged_action(tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    kept: dict[str, Any] = {}

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, auto_pass=False)
        async with people[0].sit(table.row.id) as seat:
            for _ in range(40):
                await seat.act("wave 1")
            done = await asyncio.to_thread(
                command, "backup", str(copy), SIGNORIA_DATABASE_URL=str(house.hall.store.url)
            )
            assert (done.returncode, done.stdout) == (0, f"{copy}: 40 actions, checked\n"), done.stderr
            await seat.act("wave 1")
        kept.update(id=table.row.id, cookie=people[0].cookie)
        again = await asyncio.to_thread(command, "backup", str(copy), "--database-url", str(house.hall.store.url))
        assert again.returncode == 2
        assert "exists already" in again.stderr

    assert mode(copy) == 0o600
    assert [file.name for file in copy.parent.iterdir()] == ["copy.db"]

    @scenario(tmp_path, database_url=f"sqlite:///{copy}")
    async def _(house: House) -> None:
        person = Client(house.address, "", cookie=kept["cookie"])
        assert (await person.request("GET", f"/api/tables/{kept['id']}"))["my_seat"] == 0
        assert len((await house.hall.table(kept["id"])).history) == 40


def test_a_backup_says_what_it_cannot_do(tmp_path: Path, here: Here) -> None:
    for url, sentence in (
        (f"sqlite:///{tmp_path}/none.db", "there is no database file"),
        ("postgresql://localhost/x", "PostgreSQL brings pg_dump"),
    ):
        done = here("backup", str(tmp_path / "copy.db"), "--database-url", url)
        check_told(done, sentence)
    assert not (tmp_path / "none.db").exists()


# -- health


def test_health_writes_and_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        store = house.hall.store
        assert (await call(house, "GET", "/health"))[0] == 200

        async def full(_: Any) -> None:
            raise OSError("no space left on device")

        house.hall.pulse.looked = -1
        with monkeypatch.context() as patch:
            patch.setattr(store, "_transaction", full)
            status, _, body = await call(house, "GET", "/health")
            assert (status, json.loads(body)["key"]) == (503, "no-storage")
        house.hall.pulse.looked = -1
        assert (await call(house, "GET", "/health"))[0] == 200


def test_asking_for_health_often_costs_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        looked: list[int] = []

        async def count() -> None:
            looked.append(1)
            await asyncio.sleep(0)

        monkeypatch.setattr(house.hall.store, "probe", count)
        await asyncio.gather(*(house.hall.pulse.feel() for _ in range(50)))
        assert len(looked) == 1


# -- logs


def test_logs_name_no_table(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Not in lines about them, nor in the tracebacks and task names of libraries."""
    ids: list[str] = []

    @scenario(tmp_path, log_level="debug")
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        ids.extend([table.row.id, table.row.invite])

        async def fail(table: Any) -> None:
            raise RuntimeError(f"table {table.row.id} is on fire")

        with pytest.raises(RuntimeError):
            await table.call(fail)
        for path in (f"/api/tables/{table.row.id}", f"/api/join/{table.row.invite}", f"/table/{table.row.id}/x"):
            await call(house, "GET", path)
        assert table.row.id not in repr([task.get_name() for task in asyncio.all_tasks()])

    told = capfd.readouterr().err
    assert "is on fire" in told
    assert not any(id in told for id in ids)
    lines = [json.loads(line) for line in told.splitlines()]
    assert {line["table"] for line in lines if "table" in line}
    assert "/api/tables/{table_id}" in {line.get("route") for line in lines}


# -- nonsense


def test_nonsense_is_answered_with_a_problem(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("page")
    deep = b'{"game": "tricks", "options": ' + b'{"a":' * 5000 + b"1" + b"}" * 5001

    @scenario(tmp_path, static=static)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        send: dict[str, Any] = {"content_type": "application/json", "cookie": guest.cookie}
        for method, path, body, expected in (
            ("GET", "/%00", None, (404, "no-page")),
            ("GET", "/table/%00", None, (404, "no-page")),
            ("GET", "/api/tables/%00", None, (404, "no-page")),
            ("GET", "/" + "a" * 300, None, (404, "no-page")),
            ("GET", "/assets/" + "a" * 300, None, (404, "no-page")),
            ("GET", "/api/tables/" + "a" * 300, None, (400, "no-sense")),
            ("POST", "/api/tables", b"[" * 60_000, (400, "no-sense")),
            ("POST", "/api/tables", deep, (400, "no-sense")),
            ("POST", "/api/tables", b'{"game": "\xff"}', (400, "no-sense")),
            ("PUT", "/api/me", b'{"name": "\xff"}', (400, "no-sense")),
            ("PUT", "/api/me", b'{"name": "' + b"a" * 300 + b'"}', (400, "no-sense")),
        ):
            status, _, found = await call(house, method, path, body, **send)
            assert (status, json.loads(found)["key"]) == expected, path[:40]
        assert (await call(house, "GET", "/table/" + "a" * 300))[0] == 200


def test_a_fault_of_ours_is_a_problem_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        monkeypatch.setattr(house.people, "who", None)
        status, headers, body = await call(house, "GET", "/api/me")
        assert (status, json.loads(body)["key"]) == (500, "no-service")
        assert headers["x-content-type-options"] == "nosniff"


def test_bad_text_on_a_websocket_leaves_no_traceback(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    @scenario(tmp_path, log_level="warning")
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        table = await guest.create("tricks", fill=[{"kind": "me"}])
        screen = await house.raw(table["id"], guest)
        await screen.send(b"\xff\xfe")
        assert (await screen.next("refused"))["key"] == "no-sense"
        await screen.send('{"type": "ping", "at": 1, "more": ' + "[" * 8000)
        assert (await screen.next("refused"))["key"] == "no-sense"
        await screen.send({"type": "act", "id": "a\0", "version": 1, "actions": [0]})
        assert (await screen.next("refused"))["key"] == "no-sense"
        await screen.socket.send(b"\xff\xfe", text=True)
        await screen.socket.wait_closed()
        assert screen.socket.close_code == 1007
        await until(lambda: not house.hall.live[table["id"]].connections)

    assert capfd.readouterr().err == ""
