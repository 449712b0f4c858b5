"""Letters: plain text in the reader's language, with nothing in them that tells the sender when they are read."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from pathlib import Path
from typing import Any, Coroutine, Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
import structlog
from fluent.runtime import FluentBundle

from signoria.server.settings import Settings
from signoria.words import LANGUAGES, make_bundle

WORDS: Final = Path(__file__).parent / "words"
SECONDS: Final = 20.0
log = structlog.get_logger("letters")


@cache
def _words(language: str) -> FluentBundle:
    return make_bundle(language, [WORDS / f"{language}.ftl"])


def say(language: str, key: str, **named: str | int) -> str:
    words = _words(language if language in LANGUAGES else "en")
    pattern = words.get_message(key).value
    assert pattern is not None, key
    text, errors = words.format_pattern(pattern, named)
    assert not errors, errors
    return str(text)


class Letters:
    """Sends them one after the other in the background: nobody can tell from an answer whether one was sent."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        return bool(self.settings.mail_server and self.settings.public_url and self.settings.address_key)

    def later(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._carefully(job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _carefully(self, job: Coroutine[Any, Any, None]) -> None:
        try:
            await job
        except Exception as error:  # the address is not for the log
            log.error("a letter was not sent", reason=type(error).__name__)

    async def send(self, to: str, language: str, about: str, unsubscribe: str = "", **named: str | int) -> None:
        """The letter of this kind; `link` in `named` and `unsubscribe` are addresses on this site."""
        site = self.settings.public_url.rstrip("/")
        if "link" in named:
            named["link"] = f"{site}{named['link']}"
        letter = EmailMessage()
        letter["From"] = self.settings.mail_from or f"Signoria <signoria@{urlsplit(site).hostname}>"
        letter["To"] = to
        letter["Subject"] = say(language, f"{about}-subject", site=site, **named)
        letter["Date"] = formatdate(localtime=False)
        letter["Message-ID"] = make_msgid(domain=urlsplit(site).hostname)
        letter["Auto-Submitted"] = "auto-generated"
        letter["Content-Language"] = language
        if unsubscribe:
            named["unsubscribe"] = f"{site}{unsubscribe}"
            letter["List-Unsubscribe"] = f"<{site}{unsubscribe}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(say(language, about, site=site, **named))
        await self._deliver(letter)

    async def _deliver(self, letter: EmailMessage) -> None:
        server = urlsplit(self.settings.mail_server)
        sealed = server.scheme == "smtps"
        await aiosmtplib.send(
            letter, hostname=server.hostname, port=server.port or (465 if sealed else 25), timeout=SECONDS,
            use_tls=sealed, start_tls=None, username=unquote(server.username or "") or None,
            password=unquote(server.password or "") or None,
        )  # fmt: skip

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
