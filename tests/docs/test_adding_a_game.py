"""The title of docs/adding-a-game.md: written as the page says, installed with pip, played everywhere."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.client import Client
from tests.browser.site import Site
from tests.docs.page import blocks, install, write_project


class Visitor:
    """Commands in a fresh process that has the package of the page installed."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.packages = folder, folder / "packages"
        self.project = write_project(folder / "signoria-tribute")
        self.environment = install(self.packages, self.project)

    def run(self, *arguments: str, typed: str = "") -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, input=typed, capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def signoria(self, *arguments: str, typed: str = "") -> str:
        return self.run("-m", "signoria", *arguments, typed=typed)

    def test(self) -> str:
        return self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(self.packages / "tribute" / "tests"))


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Visitor:
    return Visitor(tmp_path_factory.mktemp("page"))


def commands() -> dict[str, list[str]]:
    """The commands of the page, by their first word after `signoria`."""
    lines = [line.split()[1:] for line in blocks()["commands"].splitlines()]
    return {words[0]: words for words in lines}


def test_its_own_tests_hold(visitor: Visitor) -> None:
    assert "17 passed" in visitor.test()


def test_a_fault_in_the_page_would_be_noticed(tmp_path: Path) -> None:
    faulty = write_project(tmp_path / "signoria-tribute")
    path = faulty / "tribute" / "rules" / "state.py"
    text = path.read_text(encoding="utf-8")
    fault = text.replace("        g.deck.sort()  # the true order must leave no trace\n", "")
    assert fault != text
    path.write_text(fault, encoding="utf-8")
    environment = install(tmp_path / "packages", faulty)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "packages/tribute/tests")]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert "LawBroken: 3 imagining forgets" in done.stdout


def test_it_is_on_the_shelf(visitor: Visitor) -> None:
    listed = visitor.signoria(*commands()["games"])
    assert "tribute" in listed
    assert "princes" in listed


def test_its_expert_beats_chance(visitor: Visitor) -> None:
    done = json.loads(visitor.signoria(*commands()["simulate"], "--seed", "1", "--json"))
    assert done["finished"] == done["games"] == 200
    expert, *others = done["wins"]
    assert expert > 1.5 * max(others), done["wins"]


def test_it_is_played_in_the_arena(visitor: Visitor) -> None:
    shown = visitor.signoria(*commands()["arena"], "--workers", "1", "--out", "match")
    assert "expert against random" in shown
    results = [json.loads(line) for line in (visitor.folder / "match.jsonl").read_text().splitlines()[1:]]
    assert results
    assert not any(sum(result["illegal"]) + sum(result["crashes"]) for result in results)


def test_it_is_played_in_the_terminal(visitor: Visitor) -> None:
    told = visitor.signoria(*commands()["terminal"], "--seed", "3", typed="2\n" * 20)
    assert "Round 1: a favour of" in told
    assert "Won by" in told
    assert "Offrir 1" in visitor.signoria("terminal", "tribute", "--language", "fr", typed="quit\n")


def test_it_is_an_environment(visitor: Visitor) -> None:
    (visitor.folder / "environments.py").write_text(blocks()["environments.py"], encoding="utf-8")
    returns = json.loads(visitor.run("environments.py").splitlines()[-1])
    assert len(returns) == 3
    assert sum(returns) == pytest.approx(0)


def test_the_server_plays_it(visitor: Visitor, tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address, "Guest") as guest:
            info = next(one for one in await guest.games() if one["id"] == "tribute")
            assert (info["bots"], info["usual_bot"]) == (
                ["random", "novice", "adept", "expert", "master", "grandmaster", "adaptive"],
                "expert",
            )
            assert (info["board"], info["picture"], info["languages"]) == (True, False, ["en", "fr"])
            table = await guest.play_now("tribute", pace=0)
            async with guest.sit(table["id"]) as seat:
                async for situation in seat:
                    if situation["over"]:
                        break
                    if situation["legal"]:
                        await seat.act(random.choice(situation["legal"]))
            assert "winners" in await guest.record(table["id"])

    site = Site(tmp_path, visitor.environment)
    site.start()
    try:
        asyncio.run(asyncio.wait_for(play(site.address), 60))
    finally:
        site.stop()
