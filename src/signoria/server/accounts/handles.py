"""Handles: the one name of a member that nobody else has, or could be taken for."""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Final

from signoria.server.denied import Denied
from signoria.server.names import BOTS, skeletons

SHORTEST: Final = 2
LONGEST: Final = 24
RESERVED: Final = (
    "signoria", "admin", "administrator", "moderator", "operator", "support", "system", "server", "root", "staff",
    "bot", "guest", "player", "former", "anonymous", "nobody", "everybody", "me", "random", "novice", "adept",
    "adaptive", "expert", "master", "grandmaster", *BOTS,
)  # fmt: skip
_FORBIDDEN: Final = frozenset().union(*map(skeletons, RESERVED))


def checked(handle: str) -> str:
    """The handle as it is kept: letters and digits of any one script, and single . _ - between them."""
    found = unicodedata.normalize("NFC", handle).strip().lower()
    if not SHORTEST <= len(found) <= LONGEST or not re.fullmatch(r"[^\W_]+(?:[._-][^\W_]+)*", found):
        raise Denied("no-such-handle", f"{SHORTEST} to {LONGEST} letters, digits, and . _ - between them", 400)
    if any(look in _FORBIDDEN for look in looks(found)):
        raise Denied("no-free-handle", "this name is kept", 409)
    return found


def looks(handle: str) -> frozenset[str]:
    """All ways in which a handle can be read; the marks between its parts make no difference."""
    return skeletons(re.sub(r"[._-]", "", handle))


def proposals(name: str) -> list[str]:
    """Handles to try for somebody of this name, the plainest first, the last ones hardly ever taken."""
    letters = "-".join(re.findall(r"[^\W_]+", unicodedata.normalize("NFC", name).lower()))[: LONGEST - 6].strip("-")
    plain = letters if len(letters) >= SHORTEST else "traveller"
    numbers = [*range(2, 10), *(secrets.randbelow(90_000) + 10_000 for _ in range(4))]
    return [plain, *(f"{plain}-{number}" for number in numbers)]
