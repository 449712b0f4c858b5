"""Names: what may be one, and which look alike. Nobody is to be taken for somebody else at the same table.

The tables of look-alikes are Unicode's (UTS 39), by way of `confusable_homoglyphs`: by decomposition alone a
Cyrillic name would pass for a Latin one.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from hashlib import sha256
from typing import Iterable

from confusable_homoglyphs.confusables import confusables_data

from signoria.server.denied import Denied
from signoria.server.protocol import MAX_NAME

BOTS = (
    "Farinata", "Ugo", "Galeotto", "Fiammetta", "Ruggero", "Oddo", "Sibilla", "Astorre", "Violante", "Taddeo",
    "Selvaggia", "Braccio", "Ippolita", "Muzio", "Pandolfo", "Gemma",
)  # fmt: skip

# Letters by their category, and yet nothing is to be seen of them.
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Accents and the like, which go with any script; vowel signs of others are letters to their readers.
ACCENTS = ((0x300, 0x36F), (0x483, 0x489), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE00, 0xFE2F))
INVISIBLE = ("Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me", "Zl", "Zp", "Zs")


def cleaned(name: str) -> str:
    """The name as it is kept: composed, without what steers or hides, single spaces between words."""
    seen = "".join(c if not c.isspace() else " " for c in unicodedata.normalize("NFC", name))
    found = " ".join("".join(c for c in seen if c.isprintable()).split())
    if not visible(found):
        raise Denied("no-empty-name", "a name needs a visible character", 400)
    return found[:MAX_NAME]


def visible(text: str) -> str:
    """Only what leaves ink by itself."""
    return "".join(c for c in text if c not in BLANKS and unicodedata.category(c) not in INVISIBLE)


@cache
def prototypes() -> dict[str, str]:
    """What each look-alike stands for: one text for all characters that look the same."""
    parents: dict[str, str] = {}

    def root(text: str) -> str:
        while parents.setdefault(text, text) != text:
            text = parents[text]
        return text

    for one, others in confusables_data.items():
        for other in others:
            pair = sorted((root(_bare(one)), root(_bare(other["c"]))), key=lambda text: (-len(text), text))
            parents[pair[1]] = pair[0]  # the longer one leads: m looks like rn, not the other way round
    return {text: root(text) for text in list(parents) if len(text) == 1}


def _bare(text: str) -> str:
    return text.replace("\u200e", "")


def _drawn(text: str) -> str:
    """The characters as they look."""
    known = prototypes()
    first = "".join(known.get(c, c) for c in text)
    return "".join(known.get(c, c) for c in first)


def skeletons(name: str) -> frozenset[str]:
    """Two names look alike if they share one of these: as written, and in small letters."""
    bare = _plain(name)
    written, small = _drawn(bare).casefold(), _drawn(_plain(bare.casefold())).casefold()
    return frozenset({written.replace("0", "o"), small.replace("0", "o")})


def _plain(name: str) -> str:
    """Without accents, spaces and whatever cannot be seen."""
    return "".join(c for c in unicodedata.normalize("NFKD", name) if visible(c) or not (_blank(c) or _accent(c)))


def _blank(c: str) -> bool:
    return c in BLANKS or unicodedata.category(c) not in ("Mn", "Me")


def _accent(c: str) -> bool:
    return any(first <= ord(c) <= last for first, last in ACCENTS) or ord(c) >= 0xE0100 or c == "\u034f"


def alike(one: str, other: str) -> bool:
    return bool(skeletons(one) & skeletons(other))


def must_differ(name: str, others: Iterable[str]) -> None:
    """Refuse a name that somebody else at the table goes by, or seems to."""
    own = skeletons(name)
    if any(own & skeletons(other) for other in others if other):
        raise Denied("no-such-name", "somebody at this table has this name, or one that looks like it")


def bot_name(table_id: str, seat: int, taken: Iterable[str]) -> str:
    """A name for a bot, always the same one for its seat unless somebody there is called so."""
    start = int.from_bytes(sha256(table_id.encode()).digest()[:4], "big") + seat * 5
    others = frozenset().union(*(skeletons(name) for name in taken if name))
    around = [BOTS[(start + step) % len(BOTS)] for step in range(len(BOTS))]
    return next((name for name in around if not skeletons(name) & others), around[0])
