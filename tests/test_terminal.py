"""The table in the terminal: a whole game of every title on a pseudo-terminal, and what its keys do."""

from __future__ import annotations

import asyncio
import os
import re
import select
import subprocess
import sys
from random import Random
from typing import Any, Callable, Iterator

import pytest
from fluent.runtime import FluentBundle
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import signoria
from signoria.bots import bot
from signoria.terminal import Sitting
from signoria.terminal.screen import Help, Table
from signoria.testing import scene
from signoria.titles import own
from signoria.words import LANGUAGES

ENTER = b"\r"
QUIET = 0.02  # seconds without output after which a key is pressed: one too many does no harm
ESCAPES = re.compile(rb"\x1b(\[[0-9;?<>=]*[a-zA-Z]|\][^\x07]*\x07|[PX^_].*?\x1b\\|.)", re.DOTALL)


@pytest.fixture
def console() -> Iterator[tuple[int, int]]:
    pty = pytest.importorskip("pty", reason="there are pseudo-terminals on Unix only")
    ours, theirs = pty.openpty()
    import fcntl
    import struct
    import termios

    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 160, 0, 0))
    yield ours, theirs
    os.close(ours)


def shown(ours: int) -> bytes:
    """What the program writes until it is quiet."""
    written = b""
    while select.select([ours], [], [], QUIET)[0]:
        try:
            written += os.read(ours, 1 << 16)
        except OSError:  # closed
            break
    return written


@pytest.mark.parametrize("title", own())
def test_a_whole_game_is_played_on_a_pseudo_terminal(console: tuple[int, int], title: str) -> None:
    ours, theirs = console
    few = str(signoria.game(title).min_seats)
    command = [sys.executable, "-m", "signoria", "terminal", title, "--seats", few, "--bots", "random", "--seed", "4",
               "--pace", "0"]  # fmt: skip
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "160", "LINES": "50"}
    program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=subprocess.STDOUT, env=environment)
    os.close(theirs)
    screen = b""
    while b"Won by" not in ESCAPES.sub(b"", screen):
        assert program.poll() is None, ESCAPES.sub(b"", screen)[-2000:].decode(errors="replace")
        screen = screen[-20_000:] + shown(ours)
        os.write(ours, ENTER)
    os.write(ours, b"q")
    while program.poll() is None:
        shown(ours)
    assert program.returncode == 0


def on_screen(title: str, check: Callable[[Table, Pilot[None]], Any], seed: int = 5) -> None:
    """Open the table, let the bots move until the person is asked, and look."""

    async def run() -> None:
        g = signoria.game(title).start(seed=seed)
        app = Table(Sitting(g, bot("random", title), "en", Random(3), "Leonora"), pace=0)
        async with app.run_test(size=(120, 40)) as pilot:
            await until_asked(app, pilot)
            await check(app, pilot)

    asyncio.run(run())


async def until_asked(app: Table, pilot: Pilot[None]) -> None:
    await app.workers.wait_for_complete()
    await pilot.pause()
    assert app.offered or app.sitting.g.over


def test_digits_find_a_choice_and_enter_answers() -> None:
    async def check(app: Table, pilot: Pilot[None]) -> None:
        moves = app.sitting.g.moves
        wanted = app.offered[1]
        await pilot.press("2")
        assert app.query_one("#choices", OptionList).highlighted == 1
        await pilot.press("enter")
        await until_asked(app, pilot)
        assert app.sitting.g.history()[moves] == (0, wanted)

    on_screen("condottiere", check)


def test_a_click_answers() -> None:
    async def check(app: Table, pilot: Pilot[None]) -> None:
        moves = app.sitting.g.moves
        wanted = app.offered[0]
        await pilot.click("#choices", offset=(4, 0))
        await until_asked(app, pilot)
        assert app.sitting.g.history()[moves] == (0, wanted)

    on_screen("condottiere", check)


def test_words_narrow_the_list() -> None:
    async def check(app: Table, pilot: Pilot[None]) -> None:
        every = app.sitting.say(app.offered)
        await pilot.press("slash", *every[-1].lower().replace(" ", "_").split("_")[-1], "enter")
        await pilot.pause()
        word = every[-1].lower().split()[-1]
        assert app.sitting.say(app.offered) == [said for said in every if word in said.lower()]
        await pilot.press("slash", *"zzzz", "enter")
        await pilot.pause()
        assert app.sitting.say(app.offered) == every
        assert not app.query_one("#sought", Input).has_class("-open")

    on_screen("condottiere", check)


def test_what_cannot_be_taken_back_says_why_and_help_explains() -> None:
    async def check(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("u")
        assert "nothing of yours to take back" in str(app.query_one("#refusal", Static).render())
        await pilot.press("question_mark")
        assert isinstance(app.screen, Help)
        await pilot.press("escape")
        assert not isinstance(app.screen, Help)

    on_screen("il_principe", check, seed=6)


def test_asides_are_a_key_away() -> None:
    async def check(app: Table, pilot: Pilot[None]) -> None:
        first = app.sitting.g.game.verbs.first_aside
        while not app.sitting.g.asides(0):
            await pilot.press("enter")
            await until_asked(app, pilot)
        await pilot.press("a")
        assert app.offered
        assert all(action >= first for action in app.offered)
        await pilot.press("a")
        assert all(action < first for action in app.offered)

    on_screen("renaissance", check)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", own())
def test_boards_have_words_for_all_they_show(title: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: list[Any] = []
    said = FluentBundle.format_pattern

    def noted(bundle: FluentBundle, *arguments: Any) -> Any:
        text, errors = said(bundle, *arguments)
        wrong.extend(errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", noted)
    game = signoria.game(title)
    g, rng = game.start(game.max_seats, seed=5), Random(3)
    sitting = Sitting(g, bot("random", title), language, rng, "Anna")
    while not g.over:
        seat = g.first_to_act()
        g.act(seat, rng.choice(g.legal(seat)))
        if g.moves % 9 == 0 or g.over:
            text = "\n".join("\n".join([heading, *lines]) for heading, lines in sitting.sections())
            assert "board-" not in text
            assert "{" not in text
    assert not wrong


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Change Rents for Field Works"),
        ("fr", "Changer Loyers pour Chantier de champ"),
        ("it", "Cambiare Affitti con Cantiere dei campi"),
    ],
)
def test_cards_are_called_by_their_names_as_in_the_browser(language: str, sentence: str) -> None:
    display = ["harvest", "rents", "build_field", "tax_collector", "catapult_early", "build_bank", "gold_fair"]
    g = scene("principato", 4, first=0, hands={0: ["harvest", "rents"]}, display=display)
    sitting = Sitting(g, bot("random", "principato"), language, Random(3), "Leonora")
    change = g.game.verbs.parse("change right 3")
    assert sitting.say([change]) == [sentence]


def test_a_title_whose_labels_fail_is_spoken_of_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    g = signoria.game("principato").start(seed=5)
    sitting = Sitting(g, bot("random", "principato"), "en", Random(3), "Leonora")
    monkeypatch.setattr(sitting.prospect, "label", lambda *about: 1 // 0)
    assert sitting.say([g.game.verbs.parse("change right 3")]) == ["Change the right card for the one in slot 3"]
